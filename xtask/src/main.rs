//! The command line of the house.

use anyhow::{Context, Result, bail, ensure};
use std::{env, path::PathBuf, process::ExitCode};
use xtask::{
    finish::finish,
    page::{Profile, build},
    play::play,
    tests,
};

const USAGE: &str = "\
cargo xtask COMMAND

  play [--dev] [--port N] [--no-open]   build the page, serve it on 127.0.0.1, open it
  build [--dev]                         build the page into dist/
  test [--quick]                        every test; --quick leaves out the browser
  finish [FOLDER]                       what comes after the compiler; Trunk calls it
";

fn main() -> ExitCode {
    match command(Words(env::args().skip(1).collect())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn command(mut words: Words) -> Result<()> {
    let name = words.first();
    match name.as_deref() {
        Some("play") => {
            let (profile, open) = (words.profile(), !words.flag("--no-open"));
            let port = words.value("--port")?.unwrap_or(8080);
            words.end()?;
            play(profile, port, open)
        }
        Some("build") => {
            let profile = words.profile();
            words.end()?;
            build(profile).map(|dist| println!("The page is in {}", dist.display()))
        }
        Some("test") => {
            let quick = words.flag("--quick");
            words.end()?;
            tests::test(quick)
        }
        Some("finish") => {
            // Trunk names the folder in the environment of its hooks.
            let named = words.first().map(PathBuf::from);
            let folder = named.or_else(|| env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from));
            words.end()?;
            finish(&folder.context("which folder? `cargo xtask finish FOLDER`")?)
        }
        Some("help" | "--help" | "-h") | None => {
            print!("{USAGE}");
            Ok(())
        }
        Some(other) => bail!("there is no command `{other}`\n\n{USAGE}"),
    }
}

/// The words of the command line that nobody took yet.
struct Words(Vec<String>);

impl Words {
    fn first(&mut self) -> Option<String> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }

    fn flag(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|word| word != name);
        self.0.len() < before
    }

    fn profile(&mut self) -> Profile {
        if self.flag("--dev") {
            Profile::Dev
        } else {
            Profile::Release
        }
    }

    fn value(&mut self, name: &str) -> Result<Option<u16>> {
        let Some(place) = self.0.iter().position(|word| word == name) else {
            return Ok(None);
        };
        let taken: Vec<String> = self.0.drain(place..(place + 2).min(self.0.len())).collect();
        let number = taken.get(1).and_then(|word| word.parse().ok());
        number
            .map(Some)
            .with_context(|| format!("{name} needs a number"))
    }

    fn end(&self) -> Result<()> {
        ensure!(
            self.0.is_empty(),
            "cannot read `{}`\n\n{USAGE}",
            self.0.join(" ")
        );
        Ok(())
    }
}
