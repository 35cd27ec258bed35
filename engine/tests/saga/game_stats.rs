//! History and statistics of a game: the phases of its rounds, series of values, and actions that
//! form one decision. A lost campaign leaves the players no chances.

use crate::support::play::start_at_random;
use engine::bots::Evaluate;
use engine::bots::analysis::decisions;
use engine::game::{Game, Seat, Status, Viewer};
use engine::game_history::GameHistory;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::event::Event;
use engine::saga::mission::CounterDisplay;
use engine::saga::options::{HouseRules, Options};
use engine::saga::scenario_code;
use engine::saga::stats::{self, BoardStat, StatSubject};
use engine::saga::step::{Phase, Step};
use engine::session::Session;

#[test]
fn saga_rnd_1_the_history_lists_every_round_with_phases_in_order() {
    for seats in 1..=3 {
        let session = start_at_random::<Saga>(Options::standard("ftj", seats), 3, 900);
        let history = GameHistory::new(&session, Viewer::Spectator);
        let mut last = (0, Phase::Expand);
        for turn in &history.turns {
            let beginning = turn.start;
            assert_eq!(beginning.seat, Seat::TABLE);
            let phase = stats::phase_from_number(beginning.piece.expect("a phase"));
            let current = (beginning.round, phase);
            assert!(current > last, "{current:?} after {last:?}");
            last = current;
            let state = session.state_at(turn.from).expect("it was played");
            assert_eq!(u16::from(state.public.round), beginning.round);
        }
        let turn_rounds: Vec<u16> = history.turns.iter().map(|turn| turn.start.round).collect();
        let events = (0..session.log().len()).flat_map(|at| session.events_at(at));
        for round in events.filter_map(|event| match event {
            Event::Round { round, .. } => Some(u16::from(*round)),
            _ => None,
        }) {
            assert!(
                turn_rounds.contains(&round),
                "round {round} of {turn_rounds:?}"
            );
        }
        for pair in history.turns.windows(2) {
            assert_eq!(pair[0].to, pair[1].from);
            assert!(pair[0].from < pair[0].to, "no turn is empty");
        }
        assert!(history.turns[0].from > 0, "set-up belongs to no turn");
    }
}

#[test]
fn a_match_from_a_position_begins_its_history_in_a_phase() {
    let session = start_at_random::<Saga>(Options::standard("dis", 2), 3, 300);
    for at in (0..session.log().len()).step_by(29) {
        let state = session.state_at(at).expect("it was played");
        let position = session.game().to_position(&state);
        let placed =
            Session::from_position(session.game().clone(), 1, position).expect("it is sound");
        let history = GameHistory::new(&placed, Viewer::Spectator);
        let is_dealt = matches!(state.public.step, Step::Choose | Step::Place | Step::Setup);
        let (turns, is_over) = (history.turns.len(), state.public.step == Step::Over);
        assert_eq!(
            turns,
            usize::from(!is_dealt && !is_over),
            "{:?}",
            state.public.step
        );
        if let Step::Turns(phase) = state.public.step {
            assert_eq!(
                history.turns[0].start.piece,
                Some(stats::phase_number(phase))
            );
        }
    }
}

#[test]
fn series_follow_seats_the_board_and_the_scenario() {
    for (scenario, points) in [("opc", false), ("arn", true)] {
        let session = start_at_random::<Saga>(Options::standard(scenario, 3), 5, 700);
        let game = session.game();
        let history = GameHistory::new(&session, Viewer::Omniscient);
        let figures = &history.stats;
        assert_eq!(figures.iter().any(|figure| figure.kind == "points"), points);
        let counters = game.mission().counters.iter();
        let shown = counters
            .filter(|counter| counter.shown != CounterDisplay::Hidden)
            .count();
        let series_count = figures
            .iter()
            .filter(|figure| figure.kind == "course")
            .count();
        assert_eq!(series_count, shown);
        for sample in &history.samples {
            assert_eq!(sample.values.len(), figures.len());
            let public = session.state_at(sample.at).expect("it was played").public;
            for (figure, value) in figures.iter().zip(&sample.values) {
                let known = match (figure.kind, figure.piece.map(stats::subject_from_number)) {
                    ("hull", None) => i32::from(public.mat(figure.seat).hull),
                    ("board", Some(StatSubject::Line(BoardStat::Raiders))) => {
                        public.raiders().count() as i32
                    }
                    ("board", Some(StatSubject::Line(BoardStat::Bosses))) => {
                        public.bosses().count() as i32
                    }
                    ("course", Some(StatSubject::Counter(id))) => {
                        public.counters[id.index()].into()
                    }
                    _ => *value,
                };
                assert_eq!(*value, known, "{figure:?}");
            }
        }
    }
}

#[test]
fn choices_made_piece_by_piece_form_one_decision() {
    let session = start_at_random::<Saga>(Options::standard("lst", 3), 3, 900);
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
    assert!(longest > 1);
}

#[test]
fn saga_end_1_campaign_seats_are_one_side_and_a_loss_has_no_chances() {
    let options = Options::standard("ftj", 3);
    let mut session = start_at_random::<Saga>(options, 4, 40);
    let game = session.game().clone();
    assert!(game.all_seats().iter().all(|seat| game.side(seat) == 0));
    let before = game.win_chances(session.state());
    assert_eq!(before.share(Seat(0)), before.share(Seat(2)));
    session.act(Seat(1), Action::Concede).expect("at any time");
    assert!(matches!(session.status(), Status::Over(end) if end.winners.is_empty()));
    assert_eq!(game.win_chances(session.state()).shares(), [0, 0, 0]);
}

#[test]
fn saga_arn_21_partners_are_one_side() {
    let rules = HouseRules {
        has_teams: true,
        ..HouseRules::default()
    };
    let options = Options {
        rules,
        ..Options::standard("arn", 4)
    };
    let game = Saga::new(options).expect("a table");
    let sides: Vec<u8> = game
        .all_seats()
        .iter()
        .map(|seat| game.side(seat))
        .collect();
    assert_eq!(sides, [0, 1, 0, 1]);
    let alone = Saga::new(Options::standard("arn", 4)).expect("a table");
    let sides: Vec<u8> = alone
        .all_seats()
        .iter()
        .map(|seat| alone.side(seat))
        .collect();
    assert_eq!(sides, [0, 1, 2, 3]);
}

#[test]
fn every_base_scenario_fits_into_a_link() {
    for scenario in engine::saga::content::ContentSet::default().scenarios() {
        let code = scenario_code::encode(scenario).expect("it is short enough");
        assert!(code.len() < 4_000, "{} takes {}", scenario.id, code.len());
        let decoded = scenario_code::decode(&code).expect("its own code");
        assert_eq!(decoded.text(), scenario.text());
        let mut cut = code.clone();
        cut.pop();
        assert!(scenario_code::decode(&cut).is_err());
    }
}
