//! Events before they take effect: a seat that can cancel one is asked first `[SAGA-GEN.11]`
//! `[SAGA-GEN.12]` `[SAGA-EVT.9]` `[SAGA-EVT.10]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene_of};
use engine::saga::action::Action;
use engine::saga::ids::{CardId, DeckId};
use engine::saga::options::{EDITION, HouseRules, Options};
use engine::saga::step::{Phase, Step, Task};

const CROWD: (i32, i32) = (1, -1);

/// Returns a game under this edition of the rules in which the next event damages everybody, and
/// two Raiders crowd a sector.
fn crowded_scene(edition: u8) -> Scene {
    let mut s = scene_of(Options {
        first: Some(P1),
        rules: HouseRules {
            edition,
            ..HouseRules::default()
        },
        ..Options::standard("ftj", 2)
    });
    s.sector("A01", CROWD);
    s.raider(1, CROWD);
    s.raider(1, CROWD);
    s.stack(DeckId::EVENT, &["EV03"]);
    s.chance.allow_unscripted();
    s
}

/// Returns the event that a surge at the end of a phase drew.
fn event_of_surge(s: &mut Scene, phase: Phase) -> CardId {
    s.go(Step::End(phase));
    s.public().events.first().expect("an event").card
}

fn is_in_play(s: &Scene, card: CardId) -> bool {
    s.public().events.iter().any(|event| event.card == card)
}

fn is_window_open(s: &Scene) -> bool {
    matches!(s.public().task(), Some(Task::Window { .. }))
}

#[test]
fn saga_gen_11_amb_74_an_event_between_phases_can_be_cancelled_at_once() {
    for phase in Phase::ALL {
        let mut s = crowded_scene(EDITION);
        let purge = s.deal(P2, "SA04");
        let leak = event_of_surge(&mut s, phase);
        assert_eq!(s.public().step, Step::End(phase));
        assert_eq!(s.asked_seat(), Some(P2), "{phase:?}");
        s.act(P2, Action::Play(purge, A2));
        assert!(!is_in_play(&s, leak) && s.public().step != Step::End(phase));
    }
}

#[test]
fn saga_gen_12_a_seat_that_passes_on_an_event_is_asked_once() {
    let mut s = crowded_scene(EDITION);
    s.deal(P1, "SA04");
    s.deal(P2, "SA04");
    let leak = event_of_surge(&mut s, Phase::Movement);
    s.act(P1, Action::Done);
    assert!(is_window_open(&s) && s.asked_seat() == Some(P2));
    s.act(P2, Action::Done);
    assert!(!is_window_open(&s) && is_in_play(&s, leak));
}

#[test]
fn saga_gen_12_only_seats_that_can_cancel_an_event_are_asked() {
    let mut s = crowded_scene(EDITION);
    s.deal(P2, "CA01");
    s.give(P1, (3, 3, 3)).give(P2, (3, 3, 3));
    event_of_surge(&mut s, Phase::Movement);
    assert!(!is_window_open(&s));
}

#[test]
fn saga_evt_9_amb_74_tokens_can_remove_an_event_at_the_end_of_a_round() {
    for (first, second, asks) in [(1, 1, true), (2, 0, true), (0, 2, true), (1, 0, false)] {
        let mut s = crowded_scene(EDITION);
        s.give(P1, (0, 0, first)).give(P2, (0, 0, second));
        let leak = event_of_surge(&mut s, Phase::Expand);
        assert_eq!(is_window_open(&s), asks, "{first} and {second}");
        if !asks {
            continue;
        }
        for (seat, tokens) in [(P1, first), (P2, second)] {
            for _ in 0..tokens {
                assert_eq!(s.asked_seat(), Some(seat));
                s.act(seat, Action::Quell(leak));
            }
        }
        assert!(!is_in_play(&s, leak));
        assert_eq!(s.public().round, 2, "the game goes on");
    }
}

#[test]
fn saga_evt_9_no_window_opens_for_tokens_after_other_phases() {
    let mut s = crowded_scene(EDITION);
    s.give(P1, (0, 0, 2));
    let leak = event_of_surge(&mut s, Phase::Movement);
    assert!(!is_window_open(&s) && s.is_legal(P1, Action::Quell(leak)));
}

#[test]
fn saga_gen_11_first_edition_matches_open_no_event_window() {
    let mut s = crowded_scene(0);
    s.deal(P1, "SA04");
    s.give(P1, (0, 0, 2));
    let leak = event_of_surge(&mut s, Phase::Movement);
    assert!(!is_window_open(&s) && is_in_play(&s, leak));
}

#[test]
fn saga_gen_12_an_interrupted_turn_continues_after_the_event_window() {
    let mut s = crowded_scene(EDITION);
    let purge = s.deal(P1, "SA04");
    s.turn(Phase::Encounter, A1);
    // A failed encounter draws an event; the interrupted turn continues after it.
    let card = s.card(DeckId::EXPLORATION, "EX01");
    s.state
        .public
        .deck_mut(DeckId::EXPLORATION)
        .unseen
        .remove(card.0);
    s.push(Task::Exploration {
        armada: A1,
        card,
        is_hard: Some(false),
        hits: Some(u8::MAX),
    });
    let leak = s.public().events.first().expect("an event").card;
    assert_eq!(s.asked_seat(), Some(P1));
    s.act(P1, Action::Play(purge, A1));
    assert!(!is_in_play(&s, leak) && s.public().tasks.is_empty());
    assert_eq!(s.public().step, Step::Turns(Phase::Encounter));
}
