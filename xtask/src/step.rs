//! Named, timed steps and the programs they run. Progress is printed to standard error.

use anyhow::{Context, Result, ensure};
use std::{process::Command, time::Instant};

/// Runs one step, and prints its name before and its time after.
///
/// # Errors
/// Returns the error of the step.
pub fn step<T>(name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    eprintln!("-- {name}");
    let start = Instant::now();
    let result = work();
    let seconds = start.elapsed().as_secs_f32();
    let end = if result.is_ok() { "done" } else { "FAILED" };
    eprintln!("   {name}: {end} in {seconds:.1} s");
    result
}

/// Runs a program until it exits.
///
/// # Errors
/// Returns an error if it cannot start or fails.
pub fn run(command: &mut Command) -> Result<()> {
    let line = command_line(command);
    eprintln!("   $ {line}");
    let status = command
        .status()
        .with_context(|| format!("cannot start `{line}`"))?;
    ensure!(status.success(), "`{line}` failed ({status})");
    Ok(())
}

/// Returns the command line as a user would type it.
#[must_use]
pub fn command_line(command: &Command) -> String {
    let program = command.get_program().to_string_lossy();
    let name = program.rsplit(['/', '\\']).next().unwrap_or(&program);
    let arguments = command.get_args().map(|a| a.to_string_lossy());
    std::iter::once(name.into())
        .chain(arguments)
        .collect::<Vec<_>>()
        .join(" ")
}
