//! `centauri`: the games on the command line, for researchers and for tests. It plays what files and
//! lines of JSON say and shows nothing but text; every rule is the engine's.

mod commands;
mod files;
mod help;
mod lines;
mod order;

use engine::drive::Fault;
use std::io::{self, Write};
use std::process::ExitCode;
use words::English;

/// Why a command did not do its work.
enum Trouble {
    /// The rules, or the loader, refuse: code 1.
    Fault(Box<Fault>),
    /// The words of the command line are not understood: code 2.
    Usage(String),
    /// A file cannot be read or written: code 3.
    File(String),
    /// The reader of what is printed has gone: no trouble at all.
    Gone,
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        Self::Fault(Box::new(fault))
    }
}

impl From<lexopt::Error> for Trouble {
    fn from(error: lexopt::Error) -> Self {
        Self::Usage(error.to_string())
    }
}

impl Trouble {
    fn tell(&self) -> ExitCode {
        let code = match self {
            Self::Fault(fault) => {
                let sentence = English::new().sentence(fault);
                let rule = fault.rule.map_or(String::new(), |rule| format!(" {rule}"));
                eprintln!("error: {}{rule}: {sentence}", fault.code.name());
                1
            }
            Self::Usage(reason) => {
                eprintln!("error: {reason}\n\n`centauri help` says what there is.");
                2
            }
            Self::File(reason) => {
                eprintln!("error: {reason}");
                3
            }
            Self::Gone => 0,
        };
        ExitCode::from(code)
    }
}

/// Prints text; when nobody reads it any more, the work ends.
fn print(text: &str) -> Result<(), Trouble> {
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|_| Trouble::Gone)
}

fn main() -> ExitCode {
    let mut words = lexopt::Parser::from_env();
    match commands::run(&mut words) {
        Ok(code) => code,
        Err(trouble) => trouble.tell(),
    }
}
