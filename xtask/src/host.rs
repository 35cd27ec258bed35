//! `cargo xtask host`: builds the page and the server of online tables, and runs both on one address.

use crate::{
    check::{WORKSPACE_ARGS, cargo_with_lints},
    page::{Profile, build},
    step::{run, step},
    workspace::{cargo, root, target_dir},
};
use anyhow::Result;
use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

/// The name of the server's program.
pub(crate) const PROGRAM: &str = "centauri-server";
/// The cargo profile of a server for players.
pub(crate) const SERVER_PROFILE: &str = "server";
/// The arguments of cargo that build it.
pub(crate) const SERVER_BUILD: [&str; 8] = [
    "build",
    "--locked",
    "-p",
    "server",
    "--profile",
    SERVER_PROFILE,
    "--features",
    "jemalloc",
];

/// Builds page and server, creates the database if necessary, and serves until the program is
/// stopped. Further arguments go to the server.
///
/// # Errors
/// Returns an error if something cannot be built or the server cannot start.
pub fn host(profile: Profile, arguments: &[String]) -> Result<()> {
    let dist = build(profile)?;
    let program = build_server()?;
    let mut server = Command::new(program);
    server.arg("--page").arg(dist).args(arguments);
    let names_database = |argument: &String| argument.starts_with("--database");
    if !arguments.iter().any(names_database) {
        let database = root().join("centauri.db");
        println!("\nThe tables are stored in {}", database.display());
        server.arg("--database").arg(database);
    }
    run(&mut server)
}

/// Builds the server for players and returns its program.
fn build_server() -> Result<PathBuf> {
    step("server", || run(cargo().args(SERVER_BUILD)))?;
    Ok(program_in(&target_dir()?.join(SERVER_PROFILE)))
}

/// Builds the server with what the native tests have compiled, and returns its program.
///
/// # Errors
/// Returns an error if it does not compile.
pub fn build_test_server() -> Result<PathBuf> {
    run(cargo_with_lints()
        .args(["build", "--locked", "--quiet", "--bin", PROGRAM])
        .args(WORKSPACE_ARGS))?;
    Ok(program_in(&target_dir()?.join("debug")))
}

fn program_in(folder: &Path) -> PathBuf {
    folder.join(format!("{PROGRAM}{}", env::consts::EXE_SUFFIX))
}
