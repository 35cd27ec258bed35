//! `cargo xtask prove`: what need not run on every change, because it takes hours or installs more than one browser.
//!
//! Its last figures stand in `docs/reliability.md`.

use crate::{
    browse::{browser_under_load, journeys, tournament},
    browsers::Engine,
    fuzz::fuzz,
    house::root,
    mutants::mutants,
    page::{Profile, build},
    report::Report,
    soak::soak,
    tools::ensure_node,
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
const GAMES: u64 = 250_000;
/// One of so many changes of the rules of each game is tried.
const SAMPLE: &str = "0/36";
/// Seconds for each target of the fuzzer.
const FUZZED: u64 = 600;
/// How often the browser's tests run with both cores kept busy beside them.
const TIMES: u32 = 10;
/// How long bots play in one page, in minutes.
const MINUTES: u32 = 120;

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
    let (begun, mut report) = (Instant::now(), Report::default());
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
        one(&mut report, part, &page);
    }
    report.close(begun);
    Ok(())
}

fn one(report: &mut Report, part: &str, page: &Path) {
    match part {
        "soak" => drop(report.part(part, || soak(GAMES))),
        "mutants" => drop(report.part(part, || mutants(None, Some(SAMPLE)))),
        "fuzz" => drop(report.part(part, || fuzz(&[], FUZZED))),
        "load" => {
            for time in 1..=TIMES {
                let name = format!("browser tests on busy cores, {time} of {TIMES}");
                report.suite(&name, || browser_under_load(page));
            }
        }
        "tournament" => drop(report.part(part, || tournament(page, MINUTES))),
        name => {
            let engine = Engine::ALL.into_iter().find(|it| it.name() == name);
            if let Some(engine) = engine {
                report.suite(engine.title(), || journeys(engine, page));
            }
        }
    }
}
