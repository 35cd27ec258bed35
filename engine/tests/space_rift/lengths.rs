//! The length of battles: compares the figures of the set-up with the median of battles between the
//! current bots.

use engine::bots::{Bot, Level, play_line};
use engine::chance::SeededRng;
use engine::game::{Game, NullSink, Seat, Status, Viewer};
use engine::space_rift::SpaceRift;
use engine::space_rift::bot::BotDecision;
use engine::space_rift::content::scenario_ids;
use engine::space_rift::metadata;
use engine::space_rift::options::Options;

/// Returns the number of battles for the median of each scenario and level: 0 unless the
/// environment sets it.
fn battles() -> u64 {
    let asked = std::env::var("LENGTH_BATTLES").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(0)
}

/// Returns the number of turns in a battle between two bots of a level.
fn turns(game: &SpaceRift, level: Level, seed: u64) -> u8 {
    let mut dice = SeededRng::new(seed, 0);
    let mut state = game.deal(&mut dice);
    let mut stream = 1;
    while let Status::WaitingFor(seats) = game.status(&state) {
        let seat = seats.iter().next().unwrap_or(Seat(0));
        let view = game.view(&state, Viewer::Seat(seat));
        stream += 1;
        let rng = SeededRng::new(seed, stream);
        let line = BotDecision::new(game, &view, seat, level, rng).decide(game);
        let given = play_line(game, &mut state, seat, &line, &mut dice, &mut NullSink);
        assert!(given > 0, "a line without a legal action");
    }
    state.public.turn
}

/// The figures in `metadata.rs` are measured here. After a change to the bots or a scenario,
/// measure again: `LENGTH_BATTLES=25 cargo test -p engine --test space_rift lengths --
/// --nocapture`.
#[test]
fn usual_turns_match_measured_battles() {
    let mut wrong = Vec::new();
    for id in scenario_ids() {
        let game = SpaceRift::new(Options::duel(id)).expect("a scenario");
        let mut all: Vec<u8> = [Level::Ensign, Level::Captain]
            .into_iter()
            .flat_map(|level| (1..=battles()).map(move |seed| (level, seed)))
            .map(|(level, seed)| turns(&game, level, seed))
            .collect();
        all.sort_unstable();
        let usual = metadata::usual_turns(id).expect("every scenario of the box was measured");
        if all.is_empty() {
            continue;
        }
        let (low, median, high) = (
            all[all.len() / 4],
            all[all.len() / 2],
            all[all.len() * 3 / 4],
        );
        println!("    (\"{id}\", {median}), // half of them {low} to {high}");
        if usual.abs_diff(median) > median / 8 {
            wrong.push(format!("{id}: told {usual}, measured {median}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}
