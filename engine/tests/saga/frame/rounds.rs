//! The round and Phase 1 `[SAGA-RND]` `[SAGA-EVT]`.

use crate::scene::{A1, A2, P1, P2, P3, fresh_game, scene};
use engine::game::Game;
use engine::saga::action::{Action, OrderChoice};
use engine::saga::event::Event;
use engine::saga::hex::{SectorId, SectorSet};
use engine::saga::ids::{DeckId, IdSet};
use engine::saga::options::Options;
use engine::saga::step::{Cause, Phase, Step, Task};

#[test]
fn saga_rnd_1_saga_rnd_2_phases_follow_in_order() {
    let mut s = scene("ftj", 2);
    s.stack(DeckId::SCAN, &["SR03"]).event("EV04");
    s.sector("A07", (1, -1));
    s.go(Step::Doom);
    assert_eq!(s.public().step, Step::Turns(Phase::Upkeep));
    let phases = s.log.iter().filter_map(|event| match event {
        Event::Phase { phase, .. } => Some(*phase),
        _ => None,
    });
    assert_eq!(phases.collect::<Vec<_>>(), [Phase::Events, Phase::Upkeep]);
}

#[test]
fn saga_rnd_3_turns_go_clockwise_from_the_first_player() {
    let mut s = scene("ftj", 3);
    s.state.public.first = P2;
    s.phase(Phase::Upkeep);
    for seat in [P2, P3, P1] {
        assert_eq!(s.asked_seat(), Some(seat));
        s.act(seat, Action::Done);
    }
    assert_eq!(s.public().step, Step::Turns(Phase::Movement));
}

#[test]
fn saga_rnd_4_every_phase_ends_with_surges() {
    for phase in Phase::ALL {
        let mut s = scene("ftj", 2);
        s.sector("A01", (1, -1));
        s.raider(1, (1, -1));
        s.raider(1, (1, -1));
        s.stack(DeckId::EVENT, &["EV04"]);
        s.stack(DeckId::SCAN, &["SR02"]);
        s.go(Step::End(phase));
        assert_eq!(s.levels((1, -1)), [2], "{phase:?}");
    }
}

#[test]
fn saga_rnd_5_saga_exp_9_the_first_player_token_passes_left() {
    let mut s = scene("ftj", 3);
    s.state.public.first = P2;
    s.stack(DeckId::SCAN, &["SR03"]);
    s.go(Step::RoundEnd);
    assert_eq!((s.public().first, s.public().round), (P3, 2));
}

#[test]
fn saga_evt_1_the_doom_counter_moves_and_reveals_badges() {
    let mut s = scene("lst", 2);
    s.state.public.round = 0;
    s.go(Step::Doom);
    assert_eq!(s.public().round, 1);
    assert!(
        s.log
            .iter()
            .any(|event| matches!(event, Event::Badge { .. }))
    );
}

#[test]
fn saga_evt_2_saga_bos_5_the_first_player_orders_events_and_bosses() {
    let mut s = scene("opc", 2);
    s.sector("N01", (1, -1));
    let boss = s.boss("B4", (1, -1));
    let first = s.event("EV03");
    let constant = s.event("EV04");
    s.go(Step::Effects);
    assert_eq!(s.asked_seat(), Some(P1));
    let later = Action::Order(OrderChoice::Event(constant));
    assert_eq!(s.refusal_rule(P1, later), "SAGA-EVT.2");
    assert!(s.is_legal(P1, Action::Order(OrderChoice::Boss(boss))));
    s.dice("4 4 4 4").stack(DeckId::SCAN, &["SR12"]);
    s.act(P1, Action::Order(OrderChoice::Event(first)));
    assert_eq!(s.public().mat(P1).hull, 7);
    assert_eq!(s.public().mat(P2).hull, 7);
}

#[test]
fn saga_evt_3_a_resolved_report_goes_to_the_bottom() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.stack(DeckId::SCAN, &["SR01"]);
    let before = s.public().deck(DeckId::SCAN).len();
    s.go(Step::Scan);
    assert_eq!(s.public().deck(DeckId::SCAN).len(), before);
    assert!(s.at((1, -1)).has_xpm);
}

#[test]
fn saga_gen_9_a_turn_without_a_choice_is_skipped() {
    let mut s = scene("ftj", 2);
    s.give(P1, (0, 0, 0)).give(P2, (2, 0, 0));
    s.phase(Phase::Upkeep);
    assert_eq!(s.asked_seat(), Some(P2));
    assert_eq!(s.public().acting, Some(A2));
    assert!(s.public().armada(A1).is_done);
}

#[test]
fn saga_gen_9_a_position_needs_a_seat_with_a_choice() {
    let s = fresh_game(Options::standard("ftj", 2));
    let whole = s.game.state_from_position(s.game.to_position(&s.state));
    assert_eq!(whole.as_ref(), Ok(&s.state));
    let by = Cause::Rule;
    // Nobody moves, and there is one sector for the XPM, so the engine does the rest.
    let rest = IdSet::NONE;
    let among = SectorSet::singleton(SectorId(0));
    for task in [
        Task::Advance { rest, steps: 1, by },
        Task::Xpm { among, by },
    ] {
        let mut state = s.state.clone();
        state.public.tasks.push(task).expect("room");
        let placed = s.game.state_from_position(s.game.to_position(&state));
        let error = placed.expect_err("nobody chooses").to_string();
        assert!(error.contains("nobody has a choice"), "{error}");
    }
}
