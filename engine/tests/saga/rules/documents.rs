//! Scenarios as documents: a scenario that is written and read back plays the same.

use crate::support::play::{any_answer, choices, new_game};
use engine::game::Status;
use engine::saga::Saga;
use engine::saga::content::{SCENARIOS, parse_scenario};
use engine::saga::options::{Options, ScenarioChoice};
use engine::session::Session;
use std::fs;
use std::path::Path;

/// Returns the text of a base scenario file.
fn scenario_text(id: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/saga/content/scenarios");
    fs::read_to_string(folder.join(id).with_extension("json")).expect("a scenario of the box")
}

/// Returns the number of games for each scenario; `LAWS_GAMES` overrides it.
fn games_per_scenario() -> u64 {
    let asked = std::env::var("LAWS_GAMES").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(4)
}

/// Plays a random game and returns its events.
fn play_game(options: Options, seed: u64) -> Vec<String> {
    let mut session = Session::new(new_game::<Saga>(options), seed);
    let mut chance = choices(seed);
    let mut log = Vec::new();
    while let Status::WaitingFor(_) = session.status() {
        let (seat, action) = any_answer(&session, &mut chance).expect("somebody has an action");
        session.act(seat, action).expect("a listed action");
        let events = session.events_at(session.log().len() - 1);
        log.push(format!("{seat:?} {action:?} {events:?}"));
    }
    log
}

#[test]
fn a_serialized_scenario_plays_the_same_games() {
    for id in SCENARIOS {
        let scenario = parse_scenario(id, &scenario_text(id)).expect("a scenario of the box");
        let written = serde_json::to_string(&scenario).expect("plain data");
        let decoded = parse_scenario(id, &written).expect("what was written");
        assert_eq!(decoded, scenario, "{id}");
        for seed in 0..games_per_scenario() {
            let seats = if id == "arn" { 2 } else { 1 } + (seed % 3) as u8;
            let shipped = Options::standard(id, seats);
            let custom = Options {
                scenario: ScenarioChoice::Custom(Box::new(decoded.clone())),
                ..shipped.clone()
            };
            assert!(
                play_game(shipped, seed) == play_game(custom, seed),
                "{id} {seed}"
            );
        }
    }
}
