//! `cargo run -p schema -- write`: writes the generated files.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

fn main() -> ExitCode {
    if env::args().nth(1).as_deref() != Some("write") {
        eprintln!("usage: cargo run -p schema -- write");
        return ExitCode::FAILURE;
    }
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (path, text) in schema::files() {
        fs::write(root.join(path), text)?;
    }
    Ok(())
}
