//! Tests of the goal of a game and its leader.

use engine::chance::SeededRng;
use engine::exodus::Exodus;
use engine::exodus::cards::CardSet;
use engine::exodus::event::ScoreLine;
use engine::exodus::options::{Mode, Options};
use engine::exodus::step::Step;
use engine::game::Game;

#[test]
fn exo_16_8_the_leader_has_the_most_points_and_ties_go_by_turn_order() {
    for mode in [Mode::Standard, Mode::Long, Mode::Combat, Mode::Short] {
        for seats in 2..=6 {
            let options = Options {
                mode,
                ..Options::standard(seats)
            };
            let game = Exodus::new(options).expect("a game of the box");
            let mut state = game.deal(&mut SeededRng::new(1, 0));
            let goal = game.win_goal(&state.public);
            assert_eq!((goal.turns, goal.is_last), (game.turns(), false));
            let points = |public: &_, seat| game.score_with(public, seat, CardSet::NONE).total();
            let public = &state.public;
            let max_points = public.order.iter().map(|seat| points(public, *seat)).max();
            let first = public.order.iter().copied();
            let first = first
                .into_iter()
                .find(|seat| Some(points(public, *seat)) == max_points);
            assert_eq!(game.leader(public), first);
            // A point on the track takes the lead, unless its seat has conceded.
            let last = *public.order.iter().last().expect("a seat");
            state.public.mat_mut(last).track = 60_000;
            assert_eq!(game.leader(&state.public), Some(last));
            let score = game.score_with(&state.public, last, CardSet::NONE);
            let sum: u32 = ScoreLine::ALL.iter().map(|line| score.line(*line)).sum();
            assert_eq!(score.total(), sum);
            state.public.resigned = state.public.resigned.with(last);
            assert_ne!(game.leader(&state.public), Some(last));
            state.public.turn = game.turns();
            assert!(game.win_goal(&state.public).is_last);
            // The winner of a finished game may depend on abilities that are revealed only at the
            // end.
            state.public.step = Step::Over;
            assert_eq!(game.leader(&state.public), None);
        }
    }
}
