//! The command line of `cargo xtask`.

use anyhow::{Context, Result, bail, ensure};
use std::{env, num::ParseIntError, path::PathBuf, process::ExitCode, str::FromStr};
use xtask::{
    arena::{arena, train},
    bench::bench,
    browse,
    browsers::BrowserEngine,
    check::check,
    deny::deny,
    dist::{PLACEHOLDER_URL, dist},
    finish::finish,
    fuzz::fuzz,
    golden::golden,
    host::host,
    load::{Load, load},
    mutants::mutants,
    npm::npm,
    page::{Profile, build},
    play::play,
    rules::rules,
    size::size,
    soak::soak,
    tests,
    workspace::root,
};

const USAGE: &str = "\
cargo xtask COMMAND

Play and build
  play [--dev|--release] [--port N] [--no-open]
                                        Build the page quickly, serve it on 127.0.0.1 and open it
  host [--dev|--quick] [SERVER OPTIONS] Build the page and the server of online tables, and run both on one
                                        address; see docs/server.md
  build [--dev|--quick]                 Build the page into dist/
  npm                                   Build the JavaScript package into target/npm
  dist [--url ADDRESS] [--built]        Zip the page and the publisher's kit into target/dist/

Test
  test [--quick]                        Run all tests; --quick skips the browser tests
  browser [FILES] [--quick|--built]     Run all browser tests, or only the files given
  browser --engine E [--quick|--built]  Run the main browser tests in firefox or webkit
  ci                                    Same as test
  check                                 Check formatting, lints and documentation
  deny [--advisories]                   Check licenses and sources of the dependencies; --advisories also
                                        looks for known vulnerabilities

Test for hours
  prove [PARTS]                         Run tests that are too slow for every change: documentation (of
                                        all crates), cluster (three servers with one database), faults
                                        (an hour in which they fail), soak, mutants (a sample), fuzz,
                                        firefox, webkit, names (matches played by accessible names),
                                        variants (the browser tests for every size, language, theme and
                                        input), load (the browser tests ten times on busy cores),
                                        tournament
  soak [--games N]                      Play N random games per game (250000) and compare some of them with
                                        WebAssembly
  fuzz [TARGETS] [--seconds N]          Fuzz each target for N seconds (600); needs cargo-fuzz and a nightly
                                        compiler
  mutants [GAME] [--shard K/N]          Change the rules and check that a test fails; needs cargo-mutants
  golden [--bless]                      Compare the recorded games; --bless records them again

Report
  rules                                 List each rule with the code that cites it and the tests that cover it
  size [--built]                        Compare the size of the page with its limits
  bench                                 Run all benchmarks
  load [--tables N] [--rate N] [--seconds N] [--alone]
                                        Play at N tables of a server with N actions per second (1000, 100, 60),
                                        then at those of boardgame.io; --alone leaves that out
  arena [OPTIONS]                       Let bots play each other; see `arena --help`
  train [OPTIONS]                       Fit the evaluation of a game to matches of bots; see `train --help`
  pictures [--game G] [--station S] [--size S] [--theme T] [--language L] [--quick|--built]
                                        Take pictures of every game at its stations, in all sizes, themes
                                        and languages, into target/pictures/; each option limits them to
                                        names separated by commas

  finish [FOLDER]                       Process a compiled page; Trunk calls this

  --built uses the page in dist/ as it is. --quick builds without the slow optimizations.
";

fn main() -> ExitCode {
    match command(CommandArgs(env::args().skip(1).collect())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn command(mut args: CommandArgs) -> Result<()> {
    let name = args.first().unwrap_or_default();
    match name.as_str() {
        "play" => {
            let port = args.number("--port")?.unwrap_or(8080);
            let is_open = !args.take_flag("--no-open");
            let profile = args.profile().unwrap_or(Profile::Quick);
            args.finish_with(|| play(profile, port, is_open))
        }
        "host" => {
            let profile = args.profile().unwrap_or(Profile::Release);
            host(profile, &args.0)
        }
        "build" => {
            let profile = args.profile().unwrap_or(Profile::Release);
            args.finish_with(|| {
                build(profile).map(|dist| println!("The page is in {}", dist.display()))
            })
        }
        "npm" => args
            .finish_with(|| npm().map(|folder| println!("The package is in {}", folder.display()))),
        "dist" => dist_command(args),
        "test" => {
            let is_quick = args.take_flag("--quick");
            args.finish_with(|| tests::test(is_quick))
        }
        "browser" => browser_command(args),
        "ci" => args.finish_with(|| tests::test(false)),
        "prove" => xtask::prove::prove(&args.0),
        "check" => args.finish_with(check),
        "deny" => {
            let checks_advisories = args.take_flag("--advisories");
            args.finish_with(|| deny(checks_advisories))
        }
        "golden" | "soak" | "fuzz" | "mutants" => long_test_command(&name, args),
        "rules" => args.finish_with(rules),
        "size" => {
            let is_built = args.take_flag("--built");
            args.finish_with(|| match is_built {
                true => size(&root().join("dist")),
                false => size(&build(Profile::Release)?),
            })
        }
        "bench" => args.finish_with(bench),
        "load" => {
            let tables = args.number("--tables")?.unwrap_or(1000);
            let rate = args.number("--rate")?.unwrap_or(100);
            let seconds = args.number("--seconds")?.unwrap_or(60);
            let is_alone = args.take_flag("--alone");
            let asked = Load {
                tables,
                rate,
                seconds,
            };
            args.finish_with(|| load(asked, is_alone))
        }
        "arena" => arena(&args.0),
        "train" => train(&args.0),
        "pictures" => pictures_command(args),
        "finish" => finish_command(args),
        "" | "help" | "--help" | "-h" => args.finish_with(|| {
            print!("{USAGE}");
            Ok(())
        }),
        other => bail!("unknown command `{other}`\n\n{USAGE}"),
    }
}

/// Runs a long test of the engine: random games, fuzzing or mutations.
fn long_test_command(name: &str, mut args: CommandArgs) -> Result<()> {
    match name {
        "golden" => {
            let bless = args.take_flag("--bless");
            args.finish_with(|| golden(bless))
        }
        "soak" => {
            let games = args.number("--games")?.unwrap_or(250_000);
            args.finish_with(|| soak(games))
        }
        "fuzz" => {
            let seconds = args.number("--seconds")?.unwrap_or(600);
            fuzz(&args.0, seconds)
        }
        _ => mutants_command(args),
    }
}

/// Runs only the browser tests, or the journeys in another engine.
fn browser_command(mut args: CommandArgs) -> Result<()> {
    let is_built = args.take_flag("--built");
    let profile = args.profile().unwrap_or(Profile::Release);
    if let Some(engine) = args.value("--engine")? {
        let engine = BrowserEngine::from_name(&engine)?;
        return args
            .finish_with(|| browse::run_engine_journeys(engine, (!is_built).then_some(profile)));
    }
    let unknown = args.0.iter().find(|word| word.starts_with('-'));
    if let Some(unknown) = unknown {
        bail!("unexpected argument `{unknown}`\n\n{USAGE}");
    }
    browse::run_browser_tests(&args.0, (!is_built).then_some(profile))
}

/// Takes the picture matrix, or a part of it.
fn pictures_command(mut args: CommandArgs) -> Result<()> {
    let is_built = args.take_flag("--built");
    let profile = args.profile().unwrap_or(Profile::Release);
    let sheet = browse::take_pictures(&args.0, (!is_built).then_some(profile))?;
    println!("The pictures are in {}", sheet.display());
    Ok(())
}

/// Finishes the page in a folder.
fn finish_command(mut args: CommandArgs) -> Result<()> {
    // Trunk passes the folder to its hooks in the environment.
    let folder = args.first().map(PathBuf::from);
    let folder = folder.or_else(|| env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from));
    let folder = folder.context("FOLDER is missing: `cargo xtask finish FOLDER`")?;
    args.finish_with(|| finish(&folder))
}

/// Mutates the rules of one game or of all, and checks that tests fail.
fn mutants_command(mut args: CommandArgs) -> Result<()> {
    let (shard, game) = (args.value("--shard")?, args.first());
    args.finish_with(|| mutants(game.as_deref(), shard.as_deref()))
}

/// Packs the kit for publishers.
fn dist_command(mut args: CommandArgs) -> Result<()> {
    let (address, is_built) = (args.value("--url")?, args.take_flag("--built"));
    args.finish_with(|| dist(address.as_deref().unwrap_or(PLACEHOLDER_URL), is_built).map(drop))
}

/// The arguments that were not parsed yet.
struct CommandArgs(Vec<String>);

impl CommandArgs {
    fn first(&mut self) -> Option<String> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }

    /// Returns the build profile, if the arguments name one.
    fn profile(&mut self) -> Option<Profile> {
        let profiles = [
            ("--dev", Profile::Dev),
            ("--quick", Profile::Quick),
            ("--release", Profile::Release),
        ];
        profiles
            .into_iter()
            .find(|(name, _)| self.take_flag(name))
            .map(|(_, profile)| profile)
    }

    fn take_flag(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|word| word != name);
        self.0.len() < before
    }

    fn number<T: FromStr<Err = ParseIntError>>(&mut self, name: &str) -> Result<Option<T>> {
        let Some(value) = self.value(name)? else {
            return Ok(None);
        };
        let number = value.parse().map(Some);
        number.with_context(|| format!("{name} needs a number"))
    }

    fn value(&mut self, name: &str) -> Result<Option<String>> {
        let Some(index) = self.0.iter().position(|word| word == name) else {
            return Ok(None);
        };
        let end = self.0.len().min(index + 2);
        let mut taken: Vec<String> = self.0.drain(index..end).collect();
        ensure!(taken.len() == 2, "{name} needs a value");
        Ok(taken.pop())
    }

    /// Runs the work if no arguments are left over.
    fn finish_with(self, work: impl FnOnce() -> Result<()>) -> Result<()> {
        ensure!(
            self.0.is_empty(),
            "unexpected argument `{}`\n\n{USAGE}",
            self.0.join(" ")
        );
        work()
    }
}
