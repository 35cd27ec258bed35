//! `cargo xtask load`: puts load on the server of online tables and prints how long actions take.
//!
//! Server and load share the cores of this machine, so the figures are those of half a machine.

use crate::{
    host::{PROGRAM, SERVER_PROFILE},
    step::{run, step},
    workspace::{cargo, target_dir},
};
use anyhow::{Context, Result};
use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

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

/// The running server, which ends with this value.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a server with an empty database, plays at its tables, and prints the times of actions and
/// the memory of the server.
///
/// # Errors
/// Returns an error if something cannot be built or started.
pub fn load(load: Load) -> Result<()> {
    step("server and load", || {
        run(cargo().args([
            "build",
            "--locked",
            "-p",
            "server",
            "--profile",
            SERVER_PROFILE,
        ]))?;
        run(cargo()
            .args([
                "build",
                "--locked",
                "-p",
                "server",
                "--profile",
                SERVER_PROFILE,
            ])
            .args(["--example", "load"]))
    })?;
    let folder = target_dir()?.join(SERVER_PROFILE);
    let data = target_dir()?.join("load");
    // What an earlier run has left behind.
    let _ = fs::remove_dir_all(&data);
    fs::create_dir_all(&data)?;
    let suffix = env::consts::EXE_SUFFIX;
    let (server, address) = start(&folder.join(format!("{PROGRAM}{suffix}")), &data)?;
    let Load {
        tables,
        rate,
        seconds,
    } = load;
    run(Command::new(folder.join(format!("examples/load{suffix}")))
        .arg(address.trim())
        .args([tables, rate, seconds].map(|number| number.to_string())))?;
    if let Some(kib) = resident_kib(server.0.id()) {
        println!("server: {kib} KiB in memory with {tables} tables loaded");
    }
    Ok(())
}

/// Starts the server with an empty database in a folder, and returns its address.
fn start(program: &Path, data: &Path) -> Result<(Server, String)> {
    let child = Command::new(program)
        .args(["--listen", "127.0.0.1:0", "--no-limits", "--database"])
        .arg(data.join("tables.db"))
        .env("RUST_LOG", "warn")
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start the server")?;
    let mut server = Server(child);
    let output = server.0.stdout.take().context("the server has no output")?;
    let mut address = String::new();
    BufReader::new(output).read_line(&mut address)?;
    Ok((server, address))
}

/// Returns the memory of a process, where the system tells it.
fn resident_kib(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
