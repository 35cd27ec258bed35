//! The same load on the server of boardgame.io, a library for servers of board games.

use super::{Load, resident_kib, start_and_read_line, with_peak_memory};
use crate::{
    postgres::Postgres,
    step::{run, step},
};
use anyhow::{Context, Result};
use std::{
    env, fs,
    net::TcpListener,
    path::Path,
    process::{Command, Stdio},
};

/// Server and client of the comparison.
const PROGRAM: &str = include_str!("boardgame.mjs");
/// The packages, outside of the repository: nothing else needs them.
const PACKAGES: [&str; 2] = ["boardgame.io@0.50.2", "bgio-postgres@1.0.16"];

/// Plays at so many tables of boardgame.io, stored in memory and in PostgreSQL, and prints the same
/// figures.
pub(super) fn compare(load: Load) -> Result<()> {
    let folder = env::temp_dir().join("centauri-boardgame");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("boardgame.mjs"), PROGRAM)?;
    step("install boardgame.io", || {
        let words = ["install", "--no-audit", "--no-fund", "--ignore-scripts"];
        let mut npm = Command::new("npm");
        npm.current_dir(&folder).args(words).args(PACKAGES);
        run(npm.stdout(Stdio::null())).context("npm failed; it comes with Node.js")
    })?;
    println!("boardgame.io, stored in memory:");
    measure(load, &folder, None)?;
    let database = Postgres::start()?;
    println!("boardgame.io, stored in PostgreSQL:");
    measure(
        load,
        &folder,
        Some(&format!("{}/postgres", database.address)),
    )
}

fn measure(load: Load, folder: &Path, database: Option<&str>) -> Result<()> {
    let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let port = port.to_string();
    let mut command = Command::new("node");
    command
        .current_dir(folder)
        .args(["boardgame.mjs", "server", &port])
        .args(database)
        .env("NODE_ENV", "production");
    let (server, _) = start_and_read_line(command)?;
    let empty = resident_kib(server.0.id()).unwrap_or_default();
    let numbers = [load.tables, load.rate, load.seconds].map(|number| number.to_string());
    let mut generator = Command::new("node");
    generator
        .current_dir(folder)
        .args(["boardgame.mjs", "load", &port])
        .args(numbers);
    let busy = with_peak_memory(server.0.id(), || run(&mut generator))?;
    let each = busy.saturating_sub(empty) as f64 / load.tables as f64;
    println!("memory: {empty} KiB at the start; {busy} KiB at most, {each:.1} KiB a live table");
    Ok(())
}
