//! Tests of sessions with Salvage: acting, undoing, resuming.

use crate::support::play::play_at_random;
use crate::support::salvage::{Action, Card, Options, Phase, Refusal, Salvage};
use engine::chance::{ChanceOutcome, OutcomeMismatch};
use engine::game::{Game, Seat};
use engine::session::{ActError, ResumeError, Session, UndoError, UndoPolicy};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn new(crews: u8, seed: u64) -> Session<Salvage> {
    Session::new(Salvage::new(Options { crews, wrecks: 12 }).unwrap(), seed)
}

/// Plays a random game to the end.
fn finished_game(crews: u8, seed: u64) -> Session<Salvage> {
    play_at_random(Options { crews, wrecks: 12 }, seed)
}

#[test]
fn a_resumed_session_equals_the_original() {
    let session = finished_game(4, 11);
    assert!(session.log().len() > 20, "it passes a snapshot");
    let game = session.game().clone();
    let again = Session::resume(game, 11, session.deal(), session.log()).unwrap();
    assert_eq!(again, session);
    assert_eq!(again.fingerprint(), session.fingerprint());
    for entry in 0..session.log().len() {
        assert_eq!(again.events_at(entry), session.events_at(entry));
    }
}

#[test]
fn every_past_state_equals_the_state_of_its_log() {
    let session = finished_game(3, 5);
    let mut again = new(3, 5);
    for (n, entry) in session.log().iter().enumerate() {
        assert_eq!(session.state_at(n).as_ref(), Some(again.state()));
        again.act(entry.seat, entry.action).unwrap();
    }
    let end = session.log().len();
    assert_eq!(session.state_at(end).as_ref(), Some(session.state()));
    assert_eq!(session.state_at(end + 1), None);
    assert_eq!(session.state_at(usize::MAX), None);
    assert!(session.events_at(end).is_empty());
}

#[test]
fn resume_reports_the_first_invalid_entry() {
    let session = finished_game(2, 3);
    let game = || session.game().clone();
    let resume = |log: &[_]| Session::resume(game(), 3, session.deal(), log);
    let mut log = session.log().to_vec();
    log[4].seat = Seat(9);
    let cause = ActError::NoSuchSeat(Seat(9));
    assert_eq!(
        resume(&log).err(),
        Some(ResumeError::Entry { entry: 4, cause })
    );
    log[4].seat = session.log()[4].seat;
    log[3].draws.push(ChanceOutcome {
        outcomes: 6,
        value: 1,
    });
    let cause = ActError::Draws(OutcomeMismatch {
        index: log[3].draws.len() - 1,
        given: Some(ChanceOutcome {
            outcomes: 6,
            value: 1,
        }),
        unused: 1,
        ..OutcomeMismatch::default()
    });
    assert_eq!(
        resume(&log).err(),
        Some(ResumeError::Entry { entry: 3, cause })
    );
    let short = &session.deal()[1..];
    let error = Session::resume(game(), 3, short, session.log()).err();
    assert!(matches!(error, Some(ResumeError::Deal(_))), "{error:?}");
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut session = new(2, 1);
    let before = session.clone();
    let refused = Err(ActError::Refused(Refusal::NotNow));
    assert_eq!(session.act(A, Action::Pass), refused);
    assert_eq!(
        session.act(Seat(77), Action::Pass),
        Err(ActError::NoSuchSeat(Seat(77)))
    );
    assert_eq!(
        session.act(Seat::TABLE, Action::Concede),
        Err(ActError::Refused(Refusal::NotAsked))
    );
    let bid = session.legal_actions(A)[0];
    let unasked = [ChanceOutcome {
        outcomes: 6,
        value: 0,
    }];
    let left = ActError::Draws(OutcomeMismatch {
        given: Some(unasked[0]),
        unused: 1,
        ..OutcomeMismatch::default()
    });
    assert_eq!(session.act_scripted(A, bid, &unasked), Err(left));
    assert_eq!(session.act_with_prefix(A, bid, &unasked), Err(left));
    assert_eq!(session, before);
}

#[test]
fn undo_then_redo_is_the_identity() {
    let mut session = new(3, 2);
    let bid = session.legal_actions(A)[1];
    session.act(A, bid).unwrap();
    let after = session.clone();
    assert!(session.can_undo(A));
    session.undo(A).unwrap();
    assert_eq!(session, new(3, 2));
    assert_eq!(session.undo(A), Err(UndoError::Nothing));
    assert_eq!(session.check_redo(B), Err(UndoError::OtherSeat(A)));
    assert_eq!(session.redo(A).unwrap(), after.events_at(0));
    assert_eq!(session, after);
    assert_eq!(session.redo(A), Err(UndoError::Nothing));
}

#[test]
fn a_new_action_clears_redo() {
    let mut session = new(3, 2);
    let [low, high] = [
        session.legal_actions(A)[0],
        *session.legal_actions(A).last().unwrap(),
    ];
    session.act(A, low).unwrap();
    session.undo(A).unwrap();
    session.act(A, high).unwrap();
    assert!(!session.can_redo(A));
}

#[test]
fn undo_stops_at_other_seats_at_chance_and_at_barriers() {
    let mut session = new(2, 4);
    let bid = session.legal_actions(A)[0];
    session.act(A, bid).unwrap();
    let bid = session.legal_actions(B)[0];
    session.act(B, bid).unwrap();
    assert_eq!(session.check_undo(A), Err(UndoError::OtherSeat(B)));
    assert_eq!(session.undo(B), Err(UndoError::Chance));
    let Phase::Jamming { asked, .. } = session.state().public.phase else {
        panic!("the window is open")
    };
    session.act(asked, Action::Pass).unwrap();
    assert_eq!(session.undo(asked), Err(UndoError::Barrier));
}

#[test]
fn undo_turn_undoes_the_whole_turn() {
    let mut session = new(3, 8);
    assert_eq!(session.undo_turn(A), Err(UndoError::Nothing));
    let bid = session.legal_actions(A)[0];
    session.act(A, bid).unwrap();
    assert_eq!(session.undo_turn(A), Ok(1));
    assert_eq!(session, new(3, 8));
}

#[test]
fn undo_can_be_switched_off() {
    let mut session = new(3, 8);
    let bid = session.legal_actions(A)[0];
    session.act(A, bid).unwrap();
    session.set_undo(UndoPolicy::Off);
    assert_eq!(session.undo(A), Err(UndoError::Off));
    assert_eq!(session.redo(A), Err(UndoError::Off));
    session.set_undo(UndoPolicy::Free);
    assert!(session.can_undo(A));
}

#[test]
fn plan_line_ends_when_the_question_changes() {
    let mut is_mistaken = false;
    for seed in 0..20 {
        let mut session = new(2, seed);
        let bid = session.legal_actions(B)[0];
        session.act(B, bid).unwrap();
        let line = [session.legal_actions(A)[0], Action::Pass];
        let asked = session.question(A);
        assert!(asked.is_some() && session.question(B).is_none());
        let planned = session.plan_line(A, &line);
        let [order] = planned[..] else {
            panic!("{planned:?}")
        };
        assert_eq!(order.position, session.position_id());
        assert_eq!((order.action, order.is_certain), (line[0], true));
        session.act(A, line[0]).unwrap();
        assert_ne!(session.question(A), asked);
        // The next question would accept the second planned action as an answer.
        is_mistaken |= session.legal_actions(A).contains(&line[1]);
    }
    assert!(is_mistaken);
    assert!(new(2, 1).plan_line(A, &[Action::Pass]).is_empty());
}

#[test]
fn no_action_of_any_seat_panics() {
    let mut session = new(2, 6);
    let cards = [0, 1, 6, 7, 255].map(Card);
    for seat in (0..=255).map(Seat) {
        for card in cards {
            for action in [Action::Bid(card), Action::Jam(card), Action::Pass] {
                let _ = session.act(seat, action);
            }
        }
        let _ = (
            session.prompt(seat),
            session.legal_actions(seat),
            session.out_of_turn_actions(seat),
        );
        let _ = session.undo(seat);
        let _ = session.redo(seat);
        let _ = session.undo_turn(seat);
    }
}
