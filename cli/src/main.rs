//! `centauri`: the games on the command line, for researchers and for tests. It plays what files and
//! lines of JSON say and shows nothing but text; every rule is the engine's.

mod commands;
mod files;
mod help;
mod json_lines;
mod new_game;

use engine::json_api::ApiError;
use std::io::{self, Write};
use std::process::ExitCode;
use words::EnglishPhrases;

/// Why a command did not do its work.
enum CliError {
    /// The rules, or the loader, refuse: code 1.
    Api(Box<ApiError>),
    /// The words of the command line are not understood: code 2.
    Usage(String),
    /// A file, or what is printed, cannot be read or written: code 3.
    File(String),
    /// The reader of what is printed has gone before its end: code 3, without a word, because nobody
    /// listens.
    BrokenPipe,
}

impl From<ApiError> for CliError {
    fn from(fault: ApiError) -> Self {
        Self::Api(Box::new(fault))
    }
}

impl From<lexopt::Error> for CliError {
    fn from(error: lexopt::Error) -> Self {
        Self::Usage(error.to_string())
    }
}

impl CliError {
    /// Says what it is, after what stands before it, and gives the code of the program.
    fn report(&self, before: &str) -> ExitCode {
        let code = match self {
            Self::Api(fault) => {
                let sentence = EnglishPhrases::new().sentence(fault);
                let rule = fault.rule.map_or(String::new(), |rule| format!(" {rule}"));
                let code = fault.code.name();
                print_error(&format!("{before}error: {code}{rule}: {sentence}\n"));
                1
            }
            Self::Usage(reason) => {
                print_error(&format!(
                    "{before}error: {reason}\n\n`centauri help` says what there is.\n"
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

/// Prints text, all of it or with trouble: whoever reads it must not take half of it for the whole.
fn print(text: &str) -> Result<(), CliError> {
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => CliError::BrokenPipe,
        _ => CliError::File(format!("standard output: {error}")),
    })
}

/// Says something beside what is printed. Where that cannot be said, the code of the program still
/// tells.
fn print_error(text: &str) {
    let mut out = io::stderr().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

fn main() -> ExitCode {
    let mut words = lexopt::Parser::from_env();
    match commands::run(&mut words) {
        Ok(code) => code,
        Err(trouble) => trouble.report(""),
    }
}
