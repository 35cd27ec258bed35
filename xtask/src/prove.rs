//! `cargo xtask prove`: what need not run on every change, because it takes hours or installs more than one browser.
//!
//! Its last figures stand in `docs/reliability.md`.

use crate::{
    browse::{browser_under_load, journeys, tournament},
    browsers::BrowserEngine,
    fuzz::fuzz,
    mutants::mutants,
    page::{Profile, build},
    report::TestReport,
    soak::soak,
    tools::ensure_node,
    workspace::root,
};
use anyhow::{Result, bail};
use std::{path::Path, time::Instant};

/// The parts by name, in the order in which they run.
pub const PARTS: [&str; 7] = [
    "soak",
    "mutants",
    "fuzz",
    "firefox",
    "webkit",
    "load",
    "tournament",
];

/// Random games of each game.
const SOAK_GAMES: u64 = 250_000;
/// One of so many changes of the rules of each game is tried.
const MUTANT_SHARD: &str = "0/36";
/// Seconds for each target of the fuzzer.
const FUZZ_SECONDS: u64 = 600;
/// How often the browser's tests run with both cores kept busy beside them.
const LOAD_RUNS: u32 = 10;
/// How long bots play in one page, in minutes.
const TOURNAMENT_MINUTES: u32 = 120;

/// Runs the parts that are named, or all of them, and ends with a table of their times.
///
/// # Errors
/// When a name is unknown or a tool is missing. When a part fails it ends the program itself, so that the sum stays the
/// last line.
pub fn prove(named: &[String]) -> Result<()> {
    for name in named {
        if !PARTS.contains(&name.as_str()) {
            bail!("no part {name}; there are {}", PARTS.join(", "));
        }
    }
    ensure_node()?;
    let (begun, mut report) = (Instant::now(), TestReport::default());
    let chosen: Vec<&str> = PARTS
        .into_iter()
        .filter(|part| named.is_empty() || named.iter().any(|name| name == part))
        .collect();
    let on_page = ["firefox", "webkit", "load", "tournament"];
    let page = if chosen.iter().any(|part| on_page.contains(part)) {
        report.part("page", || build(Profile::Release))
    } else {
        None
    };
    let page = page.unwrap_or_else(|| root().join("dist"));
    for part in chosen {
        run_part(&mut report, part, &page);
    }
    report.close(begun);
    Ok(())
}

fn run_part(report: &mut TestReport, part: &str, page: &Path) {
    match part {
        "soak" => drop(report.part(part, || soak(SOAK_GAMES))),
        "mutants" => drop(report.part(part, || mutants(None, Some(MUTANT_SHARD)))),
        "fuzz" => drop(report.part(part, || fuzz(&[], FUZZ_SECONDS))),
        "load" => {
            for time in 1..=LOAD_RUNS {
                let name = format!("browser tests on busy cores, {time} of {LOAD_RUNS}");
                report.suite(&name, || browser_under_load(page));
            }
        }
        "tournament" => drop(report.part(part, || tournament(page, TOURNAMENT_MINUTES))),
        name => {
            let engine = BrowserEngine::ALL.into_iter().find(|it| it.name() == name);
            if let Some(engine) = engine {
                report.suite(engine.title(), || journeys(engine, page));
            }
        }
    }
}
