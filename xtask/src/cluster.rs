//! `cargo xtask prove cluster`: the server with PostgreSQL instead of SQLite, and several of them, of
//! which one is killed again and again.

use crate::{
    postgres::{Postgres, free_port, start},
    step::{run, step},
    tools::install,
    workspace::cargo,
};
use anyhow::{Context, Result};
use std::{env, path::PathBuf, process::Command};

/// How the server is compiled for this.
const FEATURES: [&str; 5] = ["--locked", "-p", "server", "--features", "cluster"];

/// Starts PostgreSQL and NATS, and runs all tests of the server with them.
///
/// # Errors
/// Returns an error if a program is missing, a server does not start, or a test fails.
pub fn cluster() -> Result<()> {
    if find_nats().is_none() {
        step("install NATS", || install(&["nats-server"]))?;
    }
    let nats = find_nats().context("nats-server is missing")?;
    let (database, port) = (Postgres::start()?, free_port()?);
    let mut command = Command::new(nats);
    command.args(["-a", "127.0.0.1", "-p", &port.to_string()]);
    let _nats = start(command, port)?;
    step("lints of the server for several nodes", || {
        run(cargo()
            .arg("clippy")
            .args(FEATURES)
            .args(["--all-targets", "--", "-D", "warnings"]))
    })?;
    let tests = |words: &[&str]| {
        run(cargo()
            .arg("test")
            .args(FEATURES)
            .args(words)
            .env("CENTAURI_TEST_POSTGRES", &database.address)
            .env("CENTAURI_TEST_NATS", format!("nats://127.0.0.1:{port}")))
    };
    step("tests of the server with PostgreSQL", || {
        tests(&[
            "--no-fail-fast",
            "--lib",
            "--test",
            "server",
            "--",
            "--skip",
            "cluster::",
        ])
    })?;
    step("three nodes, of which one is killed", || {
        tests(&["--test", "server", "--", "--nocapture", "cluster::"])
    })
}

fn find_nats() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    folders
        .map(|folder| folder.join("nats-server"))
        .find(|program| program.is_file())
}
