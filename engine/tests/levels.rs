//! The levels of bots: every one of them can be finished early, and has a legal answer.

use engine::arena_setup::ArenaSetup;
use engine::bots::{Bot, Level, play_line};
use engine::chance::SeededRng;
use engine::exodus::Exodus;
use engine::game::{NullSink, Status, Viewer};
use engine::rift::Rift;
use engine::saga::Saga;
use engine::space_rift::SpaceRift;
use std::task::Poll;

/// Plays the first decisions of a match with bots that are finished after so many nodes, and
/// checks that each has a legal line and needs few more nodes.
fn check_finish_early<G: ArenaSetup>(decisions: u64) {
    let game = G::new(G::arena_configs()[0].options.clone()).unwrap();
    let mut chance = SeededRng::new(11, 0);
    let mut state = game.deal(&mut chance);
    for decision in 1..=decisions {
        let Status::WaitingFor(seats) = game.status(&state) else {
            break;
        };
        let seat = seats.iter().next().unwrap();
        let view = game.view(&state, Viewer::Seat(seat));
        let new_bot = || {
            let rng = SeededRng::new(11, decision);
            game.new_policy(&view, seat, Level::Legend, rng)
        };
        for nodes in [1, 2_000] {
            let mut bot = new_bot();
            let line = match bot.think(&game, nodes) {
                Poll::Ready(line) => line,
                Poll::Pending => {
                    bot.finish_early();
                    let rest = bot.think(&game, 60_000);
                    match rest {
                        Poll::Ready(line) => line,
                        Poll::Pending => panic!("decision {decision}: goes on after {nodes} nodes"),
                    }
                }
            };
            let mut after = state.clone();
            let mut dice = chance.clone();
            let given = play_line(&game, &mut after, seat, &line, &mut dice, &mut NullSink);
            assert!(given > 0, "decision {decision}, {nodes} nodes: {line:?}");
        }
        let mut captain =
            game.new_policy(&view, seat, Level::Captain, SeededRng::new(11, decision));
        let line = captain.decide(&game);
        play_line(&game, &mut state, seat, &line, &mut chance, &mut NullSink);
    }
}

#[test]
fn a_legend_of_rift_answers_when_time_is_up() {
    check_finish_early::<Rift>(2);
}

#[test]
fn a_legend_of_space_rift_answers_when_time_is_up() {
    check_finish_early::<SpaceRift>(10);
}

#[test]
fn a_legend_of_exodus_answers_when_time_is_up() {
    check_finish_early::<Exodus>(15);
}

#[test]
fn a_legend_of_saga_answers_when_time_is_up() {
    check_finish_early::<Saga>(8);
}
