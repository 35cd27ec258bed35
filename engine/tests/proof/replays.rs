//! Replays of a session, with Salvage: perspectives, branches, turns and statistics.

use crate::support::play::{any_answer, choices, play_at_random};
use crate::support::salvage::{Event, Options, Salvage, View};
use engine::game::{Game, Seat, SeatSet, Status, Viewer};
use engine::game_history::{GameHistory, GameStats, TrackedStat, TurnStart};
use engine::save;
use engine::session::Session;

const A: Seat = Seat(0);

fn finished_game(seed: u64) -> Session<Salvage> {
    play_at_random(
        Options {
            crews: 3,
            wrecks: 12,
        },
        seed,
    )
}

/// Each new wreck is a turn of all crews; the statistics are the score and the hand of each crew.
impl GameStats for Salvage {
    fn turn_start(&self, event: &Event) -> Option<TurnStart> {
        matches!(event, Event::Boarded(..)).then_some(TurnStart {
            round: 1,
            seat: Seat::TABLE,
            piece: None,
        })
    }

    fn tracked_stats(&self) -> Vec<TrackedStat> {
        let figure = |kind| {
            move |seat| TrackedStat {
                kind,
                seat,
                piece: None,
            }
        };
        let values_of = |kind| self.seats().iter().map(figure(kind));
        values_of("score").chain(values_of("hand")).collect()
    }

    fn measure(&self, view: &View, values: &mut Vec<i32>) {
        let known = |seat: Seat| match (view.own, &view.open) {
            (_, Some((private, _))) => private.get(seat.index()).copied(),
            (Some((own_seat, private)), None) => (own_seat == seat).then_some(private),
            (None, None) => None,
        };
        values.extend(
            self.seats()
                .iter()
                .map(|seat| i32::from(view.public.scores[seat.index()])),
        );
        values.extend(
            self.seats()
                .iter()
                .map(|seat| known(seat).map_or(-1, |private| i32::from(private.hand.count()))),
        );
    }
}

#[test]
fn the_replay_viewer_is_omniscient_only_after_the_end() {
    let over = finished_game(3);
    assert!(matches!(over.status(), Status::Over(_)));
    assert_eq!(
        over.replay_viewer(SeatSet::singleton(A)),
        Viewer::Omniscient
    );
    let unfinished = over.branch_at(4, 1).unwrap();
    assert!(matches!(unfinished.status(), Status::WaitingFor(_)));
    assert_eq!(
        unfinished.replay_viewer(SeatSet::singleton(A)),
        Viewer::Seat(A)
    );
    assert_eq!(unfinished.replay_viewer(SeatSet::NONE), Viewer::Spectator);
    assert_eq!(
        unfinished.replay_viewer(SeatSet::first(2)),
        Viewer::Spectator
    );
}

#[test]
fn a_past_position_shows_what_the_viewer_could_see_then() {
    let session = finished_game(5);
    let end = session.log().len();
    for at in 0..=end {
        let state = session.state_at(at).unwrap();
        for viewer in [Viewer::Seat(A), Viewer::Spectator, Viewer::Omniscient] {
            let view = session.view_at(at, viewer);
            assert_eq!(view, Some(session.game().view(&state, viewer)));
        }
        let all = session.view_at(at, Viewer::Omniscient).unwrap();
        assert_eq!(all.open, Some((state.private, state.deck)));
    }
    assert_eq!(session.view_at(end + 1, Viewer::Spectator), None);
    let total: usize = (0..end).map(|entry| session.events_at(entry).len()).sum();
    let seen: usize = (0..end)
        .map(|entry| session.visible_events_at(entry, Viewer::Omniscient).count())
        .sum();
    assert_eq!(seen, total);
}

#[test]
fn a_branch_keeps_the_past_and_draws_new_outcomes() {
    let session = finished_game(7);
    let (end, before) = (session.log().len(), session.clone());
    let mut others = 0;
    for at in 0..=end {
        let mut branch = session.branch_at(at, 99).unwrap();
        assert_eq!(branch.state(), &session.state_at(at).unwrap());
        assert_eq!(branch.log(), &session.log()[..at]);
        for entry in 0..=at {
            assert_eq!(branch.state_at(entry), session.state_at(entry));
        }
        let mut choices = choices(9);
        while let Some((seat, action)) = any_answer(&branch, &mut choices) {
            branch.act(seat, action).unwrap();
        }
        let again = save::decode::<Salvage>(&save::encode(&branch)).unwrap();
        assert_eq!(again, branch);
        others += usize::from(branch.fingerprint() != session.fingerprint());
    }
    assert!(others > end / 2, "its dice are others");
    assert_eq!(session, before);
    assert!(session.branch_at(end + 1, 0).is_none());
}

#[test]
fn a_history_has_every_turn_and_samples_between_turns() {
    let session = finished_game(11);
    let end = session.log().len();
    let history = GameHistory::new(&session, Viewer::Omniscient);
    assert!(history.turns.len() > 3);
    for pair in history.turns.windows(2) {
        assert_eq!(pair[0].to, pair[1].from);
    }
    assert_eq!(history.turns.last().map(|turn| turn.to), Some(end));
    let stops: Vec<usize> = history.samples.iter().map(|sample| sample.at).collect();
    let mut expected: Vec<usize> = history.turns.iter().map(|turn| turn.from).collect();
    expected.insert(0, 0);
    expected.push(end);
    assert_eq!(stops, expected);
    for sample in &history.samples {
        assert_eq!(sample.values.len(), history.stats.len());
        let state = session.state_at(sample.at).unwrap();
        assert_eq!(sample.values[1], i32::from(state.public.scores[1]));
        assert_eq!(sample.values[4], i32::from(state.private[1].hand.count()));
    }
    let first = history.turns[0].from;
    assert_eq!(history.turn_at(first - 1), None);
    assert_eq!(history.turn_at(first), Some(0));
    assert_eq!(history.turn_at(end), Some(history.turns.len() - 1));
}

#[test]
fn a_history_reveals_only_what_its_viewer_knows() {
    let session = finished_game(13);
    let history = GameHistory::new(&session, Viewer::Seat(A));
    for sample in &history.samples {
        assert!(sample.values[3] >= 0, "the own hand");
        assert_eq!(sample.values[4..6], [-1, -1], "others' hands");
    }
}
