//! `cargo xtask prove`: tests that need not run on every change, because they take hours or install
//! further browsers.
//!
//! The last results are in `docs/reliability.md`.

use crate::{
    browse::{browser, browser_in_every_variant, browser_under_load, journeys, tournament},
    browsers::BrowserEngine,
    check::document,
    cluster::{cluster, faults},
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
pub const PARTS: [&str; 12] = [
    "documentation",
    "cluster",
    "faults",
    "soak",
    "mutants",
    "fuzz",
    "firefox",
    "webkit",
    "names",
    "variants",
    "load",
    "tournament",
];

/// The number of random games of each game.
const SOAK_GAMES: u64 = 250_000;
/// The fraction of the mutations of each game that is tested.
const MUTANT_SHARD: &str = "0/36";
/// Seconds for each fuzz target.
const FUZZ_SECONDS: u64 = 600;
/// How often the browser tests run while both cores are kept busy.
const LOAD_RUNS: u32 = 10;
/// Minutes in which several servers fail.
const FAULT_MINUTES: u32 = 60;
/// Minutes for which bots play in one page.
const TOURNAMENT_MINUTES: u32 = 120;

/// Runs the named parts, or all of them, and prints a table of their times.
///
/// # Errors
/// Returns an error if a name is unknown or a tool is missing. A failing part ends the program, so
/// that the sum stays the last line.
pub fn prove(part_names: &[String]) -> Result<()> {
    for name in part_names {
        if !PARTS.contains(&name.as_str()) {
            bail!(
                "unknown part `{name}`; expected one of {}",
                PARTS.join(", ")
            );
        }
    }
    ensure_node()?;
    let (start, mut report) = (Instant::now(), TestReport::default());
    let chosen: Vec<&str> = PARTS
        .into_iter()
        .filter(|part| part_names.is_empty() || part_names.iter().any(|name| name == part))
        .collect();
    let on_page = [
        "firefox",
        "webkit",
        "names",
        "variants",
        "load",
        "tournament",
    ];
    let page = if chosen.iter().any(|part| on_page.contains(part)) {
        report.part("page", || build(Profile::Release))
    } else {
        None
    };
    let page = page.unwrap_or_else(|| root().join("dist"));
    for part in chosen {
        run_part(&mut report, part, &page);
    }
    report.close(start);
    Ok(())
}

fn run_part(report: &mut TestReport, part: &str, page: &Path) {
    match part {
        "documentation" => drop(report.part(part, document)),
        "cluster" => drop(report.part(part, cluster)),
        "faults" => drop(report.part(part, || faults(FAULT_MINUTES))),
        "soak" => drop(report.part(part, || soak(SOAK_GAMES))),
        "mutants" => drop(report.part(part, || mutants(None, Some(MUTANT_SHARD)))),
        "fuzz" => drop(report.part(part, || fuzz(&[], FUZZ_SECONDS))),
        "names" => {
            let files = ["others/first-match.mjs".to_owned()];
            report.suite("first matches by accessible names", || {
                browser(page, &files)
            });
        }
        "variants" => {
            report.suite("browser tests in every variant", || {
                browser_in_every_variant(page)
            });
        }
        "load" => {
            for time in 1..=LOAD_RUNS {
                let name = format!("browser tests on busy cores, run {time} of {LOAD_RUNS}");
                report.suite(&name, || browser_under_load(page));
            }
        }
        "tournament" => drop(report.part(part, || tournament(page, TOURNAMENT_MINUTES))),
        name => {
            let engine = BrowserEngine::ALL
                .into_iter()
                .find(|engine| engine.name() == name);
            if let Some(engine) = engine {
                report.suite(engine.title(), || journeys(engine, page));
            }
        }
    }
}
