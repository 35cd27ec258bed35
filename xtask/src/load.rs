//! `cargo xtask load`: puts load on the server of online tables and prints how long actions take, and
//! beside it on the server of boardgame.io.
//!
//! Server and load share the cores of this machine, so the figures are those of half a machine.

mod boardgame;

use crate::{
    host::{PROGRAM, SERVER_BUILD, SERVER_PROFILE},
    step::{run, step},
    workspace::{cargo, target_dir},
};
use anyhow::{Context, Result};
use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::Duration,
};

/// How long tables without connections stay in memory, and a little more.
const IDLE_TIME: Duration = Duration::from_secs(40);

/// How long a server takes until it has looked at its tables after a start.
const SETTLE_TIME: Duration = Duration::from_secs(5);

/// What is asked of the server.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Tables, each with two connected people.
    pub tables: u64,
    /// Actions per second at all tables together.
    pub rate: u64,
    /// How long it lasts, in seconds.
    pub seconds: u64,
}

/// A running server, which ends with this value.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a server with an empty database, plays at its tables, and prints the times of actions and
/// the memory of the server; then the same with boardgame.io, unless it is to run alone.
///
/// # Errors
/// Returns an error if something cannot be built or started.
pub fn load(load: Load, is_alone: bool) -> Result<()> {
    step("server and load", || {
        run(cargo().args(SERVER_BUILD))?;
        run(cargo().args(SERVER_BUILD).args(["--example", "load"]))
    })?;
    measure(load)?;
    if is_alone {
        return Ok(());
    }
    boardgame::compare(load)
}

/// Plays at the tables of a server, and prints the times and the memory.
fn measure(load: Load) -> Result<()> {
    let folder = target_dir()?.join(SERVER_PROFILE);
    let data = target_dir()?.join("load");
    // What an earlier run has left behind.
    let _ = fs::remove_dir_all(&data);
    fs::create_dir_all(&data)?;
    let suffix = env::consts::EXE_SUFFIX;
    let program = folder.join(format!("{PROGRAM}{suffix}"));
    let (server, address) = start(&program, &data)?;
    let empty = resident_kib(server.0.id()).unwrap_or_default();
    let mut generator = Command::new(folder.join(format!("examples/load{suffix}")));
    let numbers = [load.tables, load.rate, load.seconds].map(|number| number.to_string());
    generator.arg(address.trim()).args(numbers);
    let busy = with_peak_memory(server.0.id(), || run(&mut generator))?;
    thread::sleep(IDLE_TIME);
    let idle = resident_kib(server.0.id()).unwrap_or_default();
    drop(server);
    let (server, _) = start(&program, &data)?;
    thread::sleep(SETTLE_TIME);
    let restarted = resident_kib(server.0.id()).unwrap_or_default();
    drop(server);
    let stored = fs::metadata(data.join("tables.db"))?.len() / 1024;
    let each = |kib: u64| kib as f64 / load.tables as f64;
    let above = |kib: u64| each(kib.saturating_sub(empty));
    println!(
        "memory: {empty} KiB at the start; {busy} KiB at most, {:.1} KiB a live table with two \
         sockets; {idle} KiB once tables are idle, {:.1} KiB a table; {:.1} KiB an idle table after \
         a restart; database: {:.1} KiB a table",
        above(busy),
        above(idle),
        above(restarted),
        each(stored),
    );
    Ok(())
}

/// Runs something, and returns the largest memory of a process meanwhile, in KiB.
fn with_peak_memory(process: u32, work: impl FnOnce() -> Result<()>) -> Result<u64> {
    let (peak, is_done) = (AtomicU64::new(0), AtomicBool::new(false));
    let done = thread::scope(|scope| {
        scope.spawn(|| {
            while !is_done.load(Ordering::Relaxed) {
                peak.fetch_max(resident_kib(process).unwrap_or_default(), Ordering::Relaxed);
                thread::sleep(Duration::from_millis(500));
            }
        });
        let done = work();
        is_done.store(true, Ordering::Relaxed);
        done
    });
    done.map(|()| peak.load(Ordering::Relaxed))
}

/// Starts the server with the database in a folder, and returns its address.
fn start(program: &Path, data: &Path) -> Result<(Server, String)> {
    let mut command = Command::new(program);
    command
        .args(["--listen", "127.0.0.1:0", "--no-limits", "--database"])
        .arg(data.join("tables.db"))
        .env("RUST_LOG", "warn");
    start_and_read_line(command)
}

/// Starts a server, and returns the first line that it writes.
fn start_and_read_line(mut command: Command) -> Result<(Server, String)> {
    let child = command.stdout(Stdio::piped()).spawn();
    let mut server = Server(child.with_context(|| format!("cannot start {command:?}"))?);
    let output = server.0.stdout.take().context("the server has no output")?;
    let mut reader = BufReader::new(output);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    // What it writes later is read, so that it is never stopped.
    thread::spawn(move || reader.lines().for_each(drop));
    Ok((server, line))
}

/// Returns the memory of a process, where the system tells it.
fn resident_kib(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
