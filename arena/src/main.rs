//! The program behind `cargo xtask arena`: parses the arguments, plays, and prints the tables.

use arena::args::{ArenaArgs, USAGE};
use arena::{dispatch::play, program};
use std::process::ExitCode;

fn main() -> ExitCode {
    program::run(USAGE, |words| {
        ArenaArgs::read(words).and_then(|args| play(&args))
    })
}
