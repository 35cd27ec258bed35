//! The program behind `cargo xtask train`: parses the arguments, trains, and says what it did.

use arena::training::{
    run::train,
    training_args::{TrainingArgs, USAGE},
};
use std::{env, process::ExitCode};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    if words
        .iter()
        .any(|word| matches!(word.as_str(), "help" | "--help" | "-h"))
    {
        print!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    match TrainingArgs::read(&words).and_then(|args| train(&args)) {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
