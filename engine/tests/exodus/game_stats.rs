//! History and statistics of a game: the parts of its turns, series of values, and actions that
//! form one decision.

use crate::support::play::start_at_random;
use engine::bots::analysis::decisions;
use engine::bots::{AnalysisRequest, Decision, GreedyBot};
use engine::chance::SeededRng;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::options::{Mode, Options};
use engine::exodus::play::score::POINT;
use engine::exodus::stats::TurnPart;
use engine::game::{Game, Seat, Viewer};
use engine::game_history::{GameHistory, GameStats};
use engine::session::Session;
use std::task::Poll;

fn short_session(seats: u8, mode: Mode) -> Session<Exodus> {
    let options = Options {
        mode,
        uses_generals: true,
        turns: Some(2),
        ..Options::standard(seats)
    };
    start_at_random(options, 3, usize::MAX)
}

#[test]
fn exo_3_3_the_history_lists_every_part_of_every_turn() {
    for mode in [Mode::Standard, Mode::Combat, Mode::Short] {
        let session = short_session(3, mode);
        let history = GameHistory::new(&session, Viewer::Spectator);
        let turns: Vec<(u16, TurnPart)> = history
            .turns
            .iter()
            .map(|turn| {
                let beginning = turn.start;
                assert_eq!(beginning.seat, Seat::TABLE);
                let piece = beginning.piece.expect("a part");
                assert_eq!(TurnPart::from_number(piece).number(), piece);
                (beginning.round, TurnPart::from_number(piece))
            })
            .collect();
        let turn = |round: u16| {
            let parts = [
                TurnPart::Council,
                TurnPart::Actions,
                TurnPart::Conquest(1),
                TurnPart::Conquest(2),
            ];
            parts.map(|part| (round, part))
        };
        let known: Vec<_> = [1, 2].into_iter().flat_map(turn).collect();
        let turns: Vec<_> = turns.into_iter().filter(|at| known.contains(at)).collect();
        assert_eq!(turns, known, "{mode:?}");
        for pair in history.turns.windows(2) {
            assert_eq!(pair[0].to, pair[1].from);
        }
        assert!(history.turns[0].from > 0, "set-up belongs to no turn");
    }
}

#[test]
fn a_game_from_a_position_starts_in_its_turn_part() {
    let session = short_session(2, Mode::Standard);
    for at in (0..session.log().len()).step_by(13) {
        let state = session.state_at(at).expect("it was played");
        let position = session.game().to_position(&state);
        let placed =
            Session::from_position(session.game().clone(), 1, position).expect("it is sound");
        let history = GameHistory::new(&placed, Viewer::Spectator);
        let part = TurnPart::at(&state.public);
        assert_eq!(history.turns.len(), usize::from(part.is_some()));
        for turn in history.turns {
            assert_eq!(turn.start.round, u16::from(state.public.turn));
            assert_eq!(turn.start.piece, part.map(TurnPart::number));
        }
    }
}

#[test]
fn exo_16_the_history_tracks_six_statistics_of_every_seat() {
    let session = short_session(3, Mode::Standard);
    let history = GameHistory::new(&session, Viewer::Omniscient);
    let kinds: Vec<&str> = history
        .stats
        .iter()
        .step_by(3)
        .map(|figure| figure.kind)
        .collect();
    let all = ["score", "income", "resources", "ships", "cubes", "techs"];
    assert_eq!(kinds, all);
    for sample in &history.samples {
        assert_eq!(sample.values.len(), history.stats.len());
        let state = session.state_at(sample.at).expect("it was played");
        for seat in session.game().seats().iter() {
            let score = session.game().score(&state, seat).total() / POINT;
            assert_eq!(sample.values[seat.index()], score as i32);
            let cubes = |hex| i32::from(state.public.cubes(hex, seat));
            let cubes: i32 = session.game().hexes().map(cubes).sum();
            assert_eq!(sample.values[4 * 3 + seat.index()], cubes);
        }
    }
}

#[test]
fn exo_18_3_hidden_abilities_do_not_show_in_tracked_scores() {
    let session = short_session(3, Mode::Standard);
    let count = session.log().len() / 2;
    let state = session.state_at(count).expect("it was played");
    let game = session.game();
    let mut values = [Viewer::Spectator, Viewer::Seat(Seat(1))].map(|viewer| {
        let mut values = Vec::new();
        game.measure(&game.view(&state, viewer), &mut values);
        values
    });
    // Only the seat's own score may differ.
    values[1][1] = values[0][1];
    assert_eq!(values[0], values[1]);
}

#[test]
fn actions_given_piece_by_piece_form_one_decision() {
    let session = short_session(3, Mode::Standard);
    let all = decisions(&session, |_| true);
    let mut longest = 0;
    for decision in &all {
        let entries = &session.log()[decision.at..decision.to];
        assert!(entries.iter().all(|entry| entry.seat == decision.seat));
        longest = longest.max(entries.len());
        let last = entries.len() - 1;
        let ends = |entry: &engine::session::LogEntry<Action>| entry.action == Action::Done;
        assert!(!entries[..last].iter().any(ends), "nothing follows the end");
    }
    assert!(longest > 3);
    for pair in all.windows(2) {
        assert!(pair[0].to <= pair[1].at);
    }
}

type TestBot = GreedyBot<Exodus, SeededRng>;

fn new_bot(game: &Exodus, view: &<Exodus as Game>::View, seat: Seat, rng: SeededRng) -> TestBot {
    GreedyBot::new(game, view, seat, rng)
}

#[test]
fn a_decision_can_be_analyzed() {
    let session = short_session(2, Mode::Standard);
    let all = decisions(&session, |_| true);
    let decision: Decision = all[all.len() / 2];
    let mut request = AnalysisRequest::new(&session, decision, new_bot, new_bot, 7)
        .expect("the decision is there");
    let result = loop {
        if let Poll::Ready(result) = request.think(session.game(), u32::MAX) {
            break result;
        }
    };
    let share = |chances: &engine::bots::WinChances| chances.share(decision.seat);
    assert!(share(&result.best) >= share(&result.actual));
    assert!(!result.line.is_empty());
}
