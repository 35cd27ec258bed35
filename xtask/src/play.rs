//! `cargo xtask play`: builds the page, serves it, and opens it.

use crate::{
    page::{Profile, build},
    serve::{address, listen, serve},
};
use anyhow::Result;
use std::{
    env,
    process::{Command, Stdio},
};

/// Builds the page and serves it until the program is stopped.
///
/// # Errors
/// Returns an error if the page cannot be built or no port is free.
pub fn play(profile: Profile, port: u16, opens_browser: bool) -> Result<()> {
    let dist = build(profile)?;
    let listener = listen(port)?;
    let address = address(&listener)?;
    println!("\nServing Centauri at {address} (press Ctrl-C to stop)");
    if opens_browser && !show(&address) {
        println!("Open this address in a browser.");
    }
    serve(&listener, &dist);
    Ok(())
}

/// Opens the URL in the user's browser, if there is a desktop.
fn show(address: &str) -> bool {
    let mut command = if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/c", "start"]);
        command
    } else if cfg!(target_os = "macos") {
        Command::new("open")
    } else {
        let desktop = ["DISPLAY", "WAYLAND_DISPLAY"].map(env::var_os);
        if desktop.iter().all(Option::is_none) {
            return false;
        }
        Command::new("xdg-open")
    };
    command
        .arg(address)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .is_ok()
}
