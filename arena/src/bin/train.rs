//! The program behind `cargo xtask train`: parses the arguments, trains, and says what it did.

use arena::program;
use arena::training::run::train;
use arena::training::training_args::{TrainingArgs, USAGE};
use std::process::ExitCode;

fn main() -> ExitCode {
    program::run(USAGE, |words| {
        TrainingArgs::read(words).and_then(|args| train(&args))
    })
}
