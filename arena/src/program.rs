//! What the programs of this crate have in common: help, output and errors.

use anyhow::Result;
use std::{env, process::ExitCode};

/// Runs a program with the arguments of the process: prints `usage` if they ask for help, otherwise
/// what `command` returns.
pub fn run(usage: &str, command: impl FnOnce(&[String]) -> Result<String>) -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    if words
        .iter()
        .any(|word| matches!(word.as_str(), "help" | "--help" | "-h"))
    {
        print!("{usage}");
        return ExitCode::SUCCESS;
    }
    match command(&words) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
