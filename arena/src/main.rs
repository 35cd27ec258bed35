//! The program behind `cargo xtask arena`: parses the arguments, plays, and prints the tables.

use arena::{
    args::{ArenaArgs, USAGE},
    dispatch::play,
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
    match ArenaArgs::read(&words).and_then(|args| play(&args)) {
        Ok(tables) => {
            print!("{tables}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
