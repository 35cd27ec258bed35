//! Tests of the rules of Salvage, named by rule id.

use crate::support::salvage::{Action, Card, Ending, Event, Options, Phase, Refusal, Salvage};
use engine::chance::{ChanceOutcome, ZeroChance};
use engine::game::{Game, Seat, SeatSet, Status, Viewer};
use engine::session::{ActError, Session};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// Returns a game with the deck in the order of [`ZeroChance`], so that all cards are known.
fn three_crews() -> Session<Salvage> {
    let game = Salvage::new(Options {
        crews: 3,
        wrecks: 2,
    })
    .unwrap();
    Session::new_with_chance(game, 7, &mut ZeroChance)
}

fn die(face: u32) -> ChanceOutcome {
    ChanceOutcome {
        outcomes: 6,
        value: face - 1,
    }
}

#[test]
fn salv_1_every_crew_is_dealt_four_of_twenty_four() {
    let session = three_crews();
    let public = &session.state().public;
    assert_eq!(public.hands, [4, 4, 4, 0]);
    assert_eq!(public.deck, 12);
}

#[test]
fn salv_2_bids_stay_secret_until_all_are_in() {
    let mut session = three_crews();
    let hidden = session.view(Viewer::Seat(B));
    let [bid, ..] = session.legal_actions(A)[..] else {
        panic!("a crew can bid")
    };
    assert_eq!(session.act(A, bid).unwrap(), [Event::Sealed(A)]);
    let mut seen = session.view(Viewer::Seat(B));
    assert!(seen.public.sealed.contains(A));
    seen.public.sealed = SeatSet::NONE;
    seen.public.hands[0] += 1;
    assert_eq!(seen, hidden);
    assert_eq!(
        session.act(A, bid),
        Err(ActError::Refused(Refusal::NotAsked))
    );
    assert_eq!(
        session.status(),
        Status::WaitingFor(SeatSet::singleton(B).with(C))
    );
}

#[test]
fn salv_2_only_a_held_card_can_be_bid() {
    let mut session = three_crews();
    let missing = (1..=6)
        .map(Card)
        .find(|&card| session.state().private[0].hand.of(card) == 0);
    let bid = Action::Bid(missing.unwrap());
    assert_eq!(
        session.act(A, bid),
        Err(ActError::Refused(Refusal::NoSuchCard))
    );
    let none = Action::Bid(Card(0));
    assert_eq!(
        session.act(A, none),
        Err(ActError::Refused(Refusal::NoSuchCard))
    );
}

/// Lets all crews bid the highest card of their hands, and the last crew with the given draws.
/// Returns the events of the last bid.
fn bid_high(session: &mut Session<Salvage>, draws: &[ChanceOutcome]) -> Vec<Event> {
    for seat in [A, B] {
        let high = *session.legal_actions(seat).last().unwrap();
        session.act_scripted(seat, high, &[]).unwrap();
    }
    let high = *session.legal_actions(C).last().unwrap();
    session.act_scripted(C, high, draws).unwrap().to_vec()
}

#[test]
fn salv_3_salv_4_the_highest_bid_boards_and_rolls() {
    let mut session = three_crews();
    let high = |seat: usize| session.state().private[seat].hand.kinds().last().unwrap();
    let bids = [high(0), high(1), high(2)];
    let best = bids.iter().map(|card| card.0).max().unwrap();
    let tied: Vec<usize> = (0..3).filter(|&seat| bids[seat].0 == best).collect();
    let mut draws = Vec::new();
    if tied.len() > 1 {
        let outcomes = tied.len() as u32;
        draws.push(ChanceOutcome {
            outcomes,
            value: outcomes - 1,
        });
    }
    draws.extend([die(5), die(6)]);
    let events = bid_high(&mut session, &draws);
    let boarder = Seat(*tied.last().unwrap() as u8);
    assert!(events.contains(&Event::Boarded(boarder, [5, 6])));
    assert!(matches!(
        session.state().public.phase,
        Phase::Jamming { haul: 11, .. }
    ));
}

#[test]
fn salv_5_others_may_jam_from_the_boarders_left() {
    let mut session = three_crews();
    for seat in [A, B, C] {
        let high = *session.legal_actions(seat).last().unwrap();
        session.act(seat, high).unwrap();
    }
    let Phase::Jamming {
        boarder,
        haul,
        asked,
    } = session.state().public.phase
    else {
        panic!("the window is open")
    };
    assert_eq!(asked, Seat((boarder.0 + 1) % 3));
    let last = Seat((boarder.0 + 2) % 3);
    assert_eq!(
        session.act(last, Action::Pass),
        Err(ActError::Refused(Refusal::NotAsked))
    );
    session.act(asked, Action::Pass).unwrap();
    let Some(&Action::Jam(card)) = session.legal_actions(last).last() else {
        panic!("a crew with cards can jam")
    };
    let events = session.act(last, Action::Jam(card)).unwrap();
    assert_eq!(events[0], Event::Jammed(last, card));
    let left = haul.saturating_sub(card.0);
    assert!(events.contains(&Event::Scored(boarder, left)));
    assert_eq!(session.state().public.scores[boarder.index()], left);
}

#[test]
fn salv_6_a_drawn_card_is_seen_by_its_crew_alone() {
    let mut session = three_crews();
    for seat in [A, B, C] {
        let high = *session.legal_actions(seat).last().unwrap();
        session.act(seat, high).unwrap();
    }
    while let Phase::Jamming { asked, .. } = session.state().public.phase {
        session.act(asked, Action::Pass).unwrap();
    }
    let last = session.log().len() - 1;
    let drew = |viewer| {
        let seen = session.visible_events_at(last, viewer);
        seen.filter(|event| matches!(event, Event::Drew(..)))
            .count()
    };
    assert_eq!(drew(Viewer::Spectator), 0);
    assert_eq!(
        drew(Viewer::Seat(A)) + drew(Viewer::Seat(B)) + drew(Viewer::Seat(C)),
        2
    );
}

#[test]
fn salv_8_the_last_crew_left_wins() {
    let mut session = three_crews();
    session.act(A, Action::Concede).unwrap();
    assert_eq!(
        session.act(A, Action::Concede),
        Err(ActError::Refused(Refusal::Out))
    );
    let events = session.act(C, Action::Concede).unwrap();
    assert!(events.contains(&Event::Ended(Ending::Conceded)));
    let Status::Over(outcome) = session.status() else {
        panic!("the game is over")
    };
    assert_eq!(outcome.winners, SeatSet::singleton(B));
    assert_eq!(outcome.reason, "conceded");
    assert!(session.legal_actions(B).is_empty() && session.out_of_turn_actions(B).is_empty());
}

#[test]
fn options_outside_the_rules_are_refused() {
    let error = Salvage::new(Options {
        crews: 5,
        wrecks: 2,
    })
    .unwrap_err();
    assert_eq!(error.place, "crews");
    assert!(
        Salvage::new(Options {
            crews: 2,
            wrecks: 0
        })
        .is_err()
    );
}
