//! `cargo xtask prove cluster`: the server with PostgreSQL instead of SQLite, and several of them, of
//! which one is killed again and again. `cargo xtask prove faults`: an hour in which nodes, PostgreSQL
//! and NATS fail.

use crate::{
    postgres::{Postgres, Running, free_port, start},
    step::{run, step},
    tools::install,
    workspace::cargo,
};
use anyhow::{Context, Result};
use std::{
    env,
    path::PathBuf,
    process::Command,
    sync::mpsc::{RecvTimeoutError, channel},
    thread,
    time::Duration,
};

/// How the server is compiled for this.
const FEATURES: [&str; 5] = ["--locked", "-p", "server", "--features", "cluster"];
/// The time between two restarts of PostgreSQL or NATS.
const RESTART_INTERVAL: Duration = Duration::from_secs(100);

/// PostgreSQL and NATS, for as long as this value exists.
struct Servers {
    database: Postgres,
    program: PathBuf,
    port: u16,
    nats: Option<Running>,
}

impl Servers {
    fn start() -> Result<Self> {
        if find_nats().is_none() {
            step("install NATS", || install(&["nats-server"]))?;
        }
        let mut servers = Self {
            database: Postgres::start()?,
            program: find_nats().context("nats-server is missing")?,
            port: free_port()?,
            nats: None,
        };
        servers.restart_nats()?;
        Ok(servers)
    }

    /// Kills NATS if it runs, and starts it.
    fn restart_nats(&mut self) -> Result<()> {
        self.nats = None;
        let mut command = Command::new(&self.program);
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        self.nats = Some(start(command, self.port)?);
        Ok(())
    }

    /// Returns the command that runs tests of the server with them.
    fn tests(&self, words: &[&str]) -> Command {
        let mut command = cargo();
        command
            .arg("test")
            .args(FEATURES)
            .args(words)
            .env("CENTAURI_TEST_POSTGRES", &self.database.address)
            .env(
                "CENTAURI_TEST_NATS",
                format!("nats://127.0.0.1:{}", self.port),
            );
        command
    }
}

/// Starts PostgreSQL and NATS, and runs all tests of the server with them.
///
/// # Errors
/// Returns an error if a program is missing, a server does not start, or a test fails.
pub fn cluster() -> Result<()> {
    let servers = Servers::start()?;
    step("lints of the server for several nodes", || {
        run(cargo()
            .arg("clippy")
            .args(FEATURES)
            .args(["--all-targets", "--", "-D", "warnings"]))
    })?;
    step("tests of the server with PostgreSQL", || {
        run(&mut servers.tests(&[
            "--no-fail-fast",
            "--lib",
            "--test",
            "server",
            "--",
            "--skip",
            "cluster::",
        ]))
    })?;
    step("three nodes, of which one is killed", || {
        run(&mut servers.tests(&["--test", "server", "--", "--nocapture", "cluster::"]))
    })
}

/// Plays for some minutes at three nodes, which fail in turns, while PostgreSQL and NATS end and start
/// again.
///
/// # Errors
/// Returns an error if a program is missing, a server does not start, or an acknowledged action is lost.
pub fn faults(minutes: u32) -> Result<()> {
    let mut servers = Servers::start()?;
    let words = ["--test", "server", "--", "--nocapture", "hour_of_faults"];
    let mut tests = servers.tests(&words);
    tests.env("CENTAURI_TEST_MINUTES", minutes.to_string());
    step("tests of the server", || {
        run(&mut servers.tests(&["--test", "server", "--no-run"]))
    })?;
    let (over, is_over) = channel::<()>();
    thread::scope(|scope| {
        let restarting = scope.spawn(move || -> Result<u32> {
            let mut count = 0;
            while is_over.recv_timeout(RESTART_INTERVAL) == Err(RecvTimeoutError::Timeout) {
                match count % 2 {
                    0 => servers.database.restart()?,
                    _ => servers.restart_nats()?,
                }
                count += 1;
            }
            Ok(count)
        });
        let done = step("nodes, PostgreSQL and NATS fail", || run(&mut tests));
        drop(over);
        let restarts = restarting
            .join()
            .ok()
            .context("the restarts have ended")??;
        println!("{restarts} restarts of PostgreSQL and NATS, in turns");
        done
    })
}

fn find_nats() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    folders
        .map(|folder| folder.join("nats-server"))
        .find(|program| program.is_file())
}
