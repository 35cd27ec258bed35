//! `centauri`: the games on the command line, for research and tests. It plays from files and JSON
//! lines and prints text; all rules are in the engine.

mod commands;
mod files;
mod help;
mod json_lines;
mod new_game;

use engine::json_api::ApiError;
use std::io::{self, Write};
use std::process::ExitCode;
use words::EnglishPhrases;

/// The reason why a command failed, which determines its exit code.
enum CliError {
    /// The rules or the loader refuse the input: exit code 1.
    Api(Box<ApiError>),
    /// The arguments are invalid: exit code 2.
    Usage(String),
    /// A file or the output cannot be read or written: exit code 3.
    File(String),
    /// The reader of the output has closed it: exit code 3, without a message.
    BrokenPipe,
}

impl From<ApiError> for CliError {
    fn from(error: ApiError) -> Self {
        Self::Api(Box::new(error))
    }
}

impl From<lexopt::Error> for CliError {
    fn from(error: lexopt::Error) -> Self {
        Self::Usage(error.to_string())
    }
}

impl CliError {
    /// Prints the error after a prefix and returns the exit code.
    fn report(&self, before: &str) -> ExitCode {
        let code = match self {
            Self::Api(error) => {
                let sentence = EnglishPhrases::new().sentence(error);
                let rule = error.rule.map_or(String::new(), |rule| format!(" {rule}"));
                let code = error.code.name();
                print_error(&format!("{before}error: {code}{rule}: {sentence}\n"));
                1
            }
            Self::Usage(reason) => {
                print_error(&format!(
                    "{before}error: {reason}\n\nFor more information, try `centauri help`.\n"
                ));
                2
            }
            Self::File(reason) => {
                print_error(&format!("{before}error: {reason}\n"));
                3
            }
            Self::BrokenPipe => 3,
        };
        ExitCode::from(code)
    }
}

/// Prints a text completely or fails, so that a reader never takes a part of it for the whole.
fn print(text: &str) -> Result<(), CliError> {
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => CliError::BrokenPipe,
        _ => CliError::File(format!("standard output: {error}")),
    })
}

/// Prints a text to standard error. If that fails, the exit code still reports the error.
fn print_error(text: &str) {
    let mut out = io::stderr().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

fn main() -> ExitCode {
    let mut parser = lexopt::Parser::from_env();
    match commands::run(&mut parser) {
        Ok(code) => code,
        Err(error) => error.report(""),
    }
}
