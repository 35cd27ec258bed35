//! The command line of `cargo xtask`.

use anyhow::{Context, Result, bail, ensure};
use std::{env, num::ParseIntError, path::PathBuf, process::ExitCode, str::FromStr};
use xtask::{
    arena::arena,
    bench::bench,
    browse,
    browsers::BrowserEngine,
    check::check,
    deny::deny,
    dist::{PLACEHOLDER_URL, dist},
    finish::finish,
    fuzz::fuzz,
    golden::golden,
    mutants::mutants,
    npm::npm,
    page::{Profile, build},
    play::play,
    rules::rules,
    size::size,
    soak::soak,
    tests,
};

const USAGE: &str = "\
cargo xtask COMMAND

  play [--dev|--release] [--port N] [--no-open]
                                        build the page quickly, serve it on 127.0.0.1, open it
  build [--dev|--quick]                 build the page into dist/
  npm                                   build the package for JavaScript into target/npm
  dist [--url ADDRESS] [--built]        the page and all that a publisher needs, as a zip in target/dist/;
                                        --built takes the page as it stands in dist/

  test [--quick]                        every test; --quick leaves out the browser's
  browser [FILES] [--quick|--built]     the browser's tests, or only those of the files named;
                                        --built takes the page as it stands in dist/
  browser --engine E [--quick|--built]  the main journeys in another engine: firefox or webkit
  ci                                    what a merge needs: the same as test
  prove [PARTS]                         what takes hours and need not run on every change, all of it or some:
                                        soak, mutants (a sample), fuzz, firefox, webkit, load (the browser's
                                        tests ten times on busy cores), tournament
  check                                 format, lints, documentation
  deny [--advisories]                   licenses and sources of the dependencies; what is known against them
  golden [--bless]                      recorded games; --bless records them anew
  soak [--games N]                      N random games of each game (250000), and of ten thousand whether
                                        they end alike in WebAssembly

  fuzz [TARGETS] [--seconds N]          a fuzzer looks for harmful input, N seconds for each target (600);
                                        needs `cargo install cargo-fuzz` and a nightly compiler
  mutants [GAME] [--shard K/N]          small changes of the rules, each of which a test must notice; with a
                                        shard only every Nth; needs `cargo install cargo-mutants`

  rules                                 every rule with the code that cites it and the tests that prove it
  size                                  what the page weighs, against its limits
  bench                                 all benchmarks
  arena [WORDS]                         bots against bots: win rates with intervals; `arena --help`

  finish [FOLDER]                       what comes after the compiler; Trunk calls it
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
            let open = !args.flag("--no-open");
            let profile = args.profile().unwrap_or(Profile::Quick);
            args.finish_with(|| play(profile, port, open))
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
            let quick = args.flag("--quick");
            args.finish_with(|| tests::test(quick))
        }
        "browser" => browser_command(args),
        "ci" => args.finish_with(|| tests::test(false)),
        "prove" => xtask::prove::prove(&args.0),
        "check" => args.finish_with(check),
        "deny" => {
            let advisories = args.flag("--advisories");
            args.finish_with(|| deny(advisories))
        }
        "golden" | "soak" | "fuzz" | "mutants" => long_test_command(&name, args),
        "rules" => args.finish_with(rules),
        "size" => args.finish_with(|| size(&build(Profile::Release)?)),
        "bench" => args.finish_with(bench),
        "arena" => arena(&args.0),
        "finish" => finish_command(args),
        "" | "help" | "--help" | "-h" => args.finish_with(|| {
            print!("{USAGE}");
            Ok(())
        }),
        other => bail!("there is no command `{other}`\n\n{USAGE}"),
    }
}

/// Runs a long test of the engine: random games, fuzzing or mutations.
fn long_test_command(name: &str, mut args: CommandArgs) -> Result<()> {
    match name {
        "golden" => {
            let bless = args.flag("--bless");
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
    let built = args.flag("--built");
    let profile = args.profile().unwrap_or(Profile::Release);
    if let Some(engine) = args.value("--engine")? {
        let engine = BrowserEngine::named(&engine)?;
        return args.finish_with(|| browse::engine_alone(engine, (!built).then_some(profile)));
    }
    let unknown = args.0.iter().find(|word| word.starts_with('-'));
    if let Some(unknown) = unknown {
        bail!("cannot read `{unknown}`\n\n{USAGE}");
    }
    browse::browser_alone(&args.0, (!built).then_some(profile))
}

/// Finishes the page in a folder.
fn finish_command(mut args: CommandArgs) -> Result<()> {
    // Trunk passes the folder to its hooks in the environment.
    let folder = args.first().map(PathBuf::from);
    let folder = folder.or_else(|| env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from));
    let folder = folder.context("which folder? `cargo xtask finish FOLDER`")?;
    args.finish_with(|| finish(&folder))
}

/// Mutates the rules of one game or of all, and checks that tests fail.
fn mutants_command(mut args: CommandArgs) -> Result<()> {
    let (shard, game) = (args.value("--shard")?, args.first());
    args.finish_with(|| mutants(game.as_deref(), shard.as_deref()))
}

/// Packs the kit for publishers.
fn dist_command(mut args: CommandArgs) -> Result<()> {
    let (address, built) = (args.value("--url")?, args.flag("--built"));
    args.finish_with(|| dist(address.as_deref().unwrap_or(PLACEHOLDER_URL), built).map(drop))
}

/// The arguments that were not parsed yet.
struct CommandArgs(Vec<String>);

impl CommandArgs {
    fn first(&mut self) -> Option<String> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }

    /// The build profile, if the arguments name one.
    fn profile(&mut self) -> Option<Profile> {
        let profiles = [
            ("--dev", Profile::Dev),
            ("--quick", Profile::Quick),
            ("--release", Profile::Release),
        ];
        profiles
            .into_iter()
            .find(|(name, _)| self.flag(name))
            .map(|(_, profile)| profile)
    }

    fn flag(&mut self, name: &str) -> bool {
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
        let Some(place) = self.0.iter().position(|word| word == name) else {
            return Ok(None);
        };
        let end = self.0.len().min(place + 2);
        let mut taken: Vec<String> = self.0.drain(place..end).collect();
        ensure!(taken.len() == 2, "{name} needs a value");
        Ok(taken.pop())
    }

    /// Runs the work if no arguments are left over.
    fn finish_with(self, work: impl FnOnce() -> Result<()>) -> Result<()> {
        ensure!(
            self.0.is_empty(),
            "cannot read `{}`\n\n{USAGE}",
            self.0.join(" ")
        );
        work()
    }
}
