//! Tests of greedy bots, which use only the evaluation of Space Rift, and of the statistics of a
//! replayed battle.

use engine::bots::{Bot, Evaluate, GreedyBot, RandomBot};
use engine::chance::SeededRng;
use engine::game::{Game, NullSink, Seat, Status, Viewer};
use engine::game_history::GameStats;
use engine::space_rift::SpaceRift;
use engine::space_rift::content::scenario_ids;
use engine::space_rift::event::Event;
use engine::space_rift::options::Options;
use engine::space_rift::state::State;
use std::task::Poll;

/// Plays a battle in which the sides marked in `greedy` play greedily; passes every state to
/// `inspect`.
fn play_battle(
    game: &SpaceRift,
    seed: u64,
    greedy: [bool; 2],
    inspect: &mut impl FnMut(&State),
) -> State {
    let mut dice = SeededRng::new(seed, 0);
    let mut state = game.deal(&mut dice);
    let mut rng_stream = 1;
    while let Status::WaitingFor(seats) = game.status(&state) {
        let seat = seats.iter().next().expect("somebody is asked");
        let view = game.view(&state, Viewer::Seat(seat));
        rng_stream += 1;
        let rng = SeededRng::new(seed, rng_stream);
        let poll = if greedy[seat.index()] {
            GreedyBot::new(game, &view, seat, rng).think(game, 10_000)
        } else {
            RandomBot::new(game, &view, seat, rng).think(game, 1)
        };
        let Poll::Ready(line) = poll else {
            panic!("it thinks too long");
        };
        let action = *line.first().expect("an action");
        let done = game.act(&mut state, seat, action, &mut dice, &mut NullSink);
        assert!(done.is_ok(), "{action:?}: {done:?}");
        inspect(&state);
    }
    state
}

#[test]
fn a_greedy_bot_beats_a_random_bot() {
    let mut won = 0;
    for id in scenario_ids() {
        let game = SpaceRift::new(Options::duel(id)).expect("a scenario");
        for seed in 0..2 {
            let greedy = [seed % 2 == 0, seed % 2 == 1];
            let end = play_battle(&game, seed, greedy, &mut |_| {});
            let seat = Seat(u8::from(seed % 2 == 1));
            won += u32::from(game.evaluate(&end, seat) > 0);
        }
    }
    println!("{won}");
    assert!(won >= 22, "{won} of 24");
}

#[test]
fn a_text_picture_shows_units_features_and_scores() {
    let game = SpaceRift::new(Options::duel("srr-05")).expect("a scenario");
    let state = game.deal(&mut SeededRng::new(1, 0));
    let picture = game.picture(&state.public);
    let lines: Vec<&str> = picture.lines().collect();
    assert_eq!(lines[0], "turn 1 North Start");
    assert!(
        lines[1].starts_with("K .     .     .     .     .     .fs3  ."),
        "{}",
        lines[1]
    );
    assert!(
        lines[6].contains("%") && lines[6].contains('1'),
        "{}",
        lines[6]
    );
    assert_eq!(lines[12], "South 0/11 stars 3 rating 5");
    assert_eq!(lines[13], "North 0/11 stars 5 rating 5");
}

#[test]
fn game_stats_report_turn_starts_and_values_of_both_sides() {
    let game = SpaceRift::new(Options::duel("srb-02")).expect("a scenario");
    let state = game.deal(&mut SeededRng::new(1, 0));
    let event = Event::TurnStarted {
        side: engine::space_rift::battlefield::Side::North,
        turn: 3,
    };
    let start = game.turn_start(&event).expect("a turn");
    assert_eq!((start.round, start.seat), (3, Seat(1)));
    let mut values = Vec::new();
    game.measure(&game.view(&state, Viewer::Spectator), &mut values);
    assert_eq!(values.len(), GameStats::tracked_stats(&game).len());
    // Scores, ships (hulls included) and tokens, South's first.
    assert_eq!(values, [0, 0, 34, 34, 3, 3]);
}
