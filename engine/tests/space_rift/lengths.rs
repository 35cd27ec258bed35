//! The length of battles: compares the figures of the setup with the median of battles between the
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
/// environment variable `LENGTH_BATTLES` is set.
fn battle_count() -> u64 {
    let setting = std::env::var("LENGTH_BATTLES").ok();
    setting.and_then(|text| text.parse().ok()).unwrap_or(0)
}

/// Plays a battle between two bots of a level and returns its number of turns.
fn count_turns(game: &SpaceRift, level: Level, seed: u64) -> u8 {
    let mut dice = SeededRng::new(seed, 0);
    let mut state = game.deal(&mut dice);
    let mut rng_stream = 1;
    while let Status::WaitingFor(seats) = game.status(&state) {
        let seat = seats.iter().next().unwrap_or(Seat(0));
        let view = game.view(&state, Viewer::Seat(seat));
        rng_stream += 1;
        let rng = SeededRng::new(seed, rng_stream);
        let line = BotDecision::new(game, &view, seat, level, rng).decide(game);
        let action_count = play_line(game, &mut state, seat, &line, &mut dice, &mut NullSink);
        assert!(action_count > 0, "a line without a legal action");
    }
    state.public.turn
}

/// Checks the figures in `metadata.rs`. After a change to the bots or a scenario, measure again:
/// `LENGTH_BATTLES=25 cargo test -p engine --test space_rift lengths -- --nocapture`.
#[test]
fn usual_turns_match_measured_battles() {
    let mut mismatches = Vec::new();
    for id in scenario_ids() {
        let game = SpaceRift::new(Options::duel(id)).expect("a scenario");
        let mut all: Vec<u8> = [Level::Ensign, Level::Captain]
            .into_iter()
            .flat_map(|level| (1..=battle_count()).map(move |seed| (level, seed)))
            .map(|(level, seed)| count_turns(&game, level, seed))
            .collect();
        all.sort_unstable();
        let usual = metadata::usual_turns(id).expect("every scenario of the box was measured");
        if all.is_empty() {
            continue;
        }
        let (lower_quartile, median, upper_quartile) = (
            all[all.len() / 4],
            all[all.len() / 2],
            all[all.len() * 3 / 4],
        );
        println!("    (\"{id}\", {median}), // half of them {lower_quartile} to {upper_quartile}");
        if usual.abs_diff(median) > median / 8 {
            mismatches.push(format!("{id}: told {usual}, measured {median}"));
        }
    }
    assert!(mismatches.is_empty(), "{mismatches:?}");
}
