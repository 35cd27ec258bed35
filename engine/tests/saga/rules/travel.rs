//! Shoves of several steps, jumps, and other moves of armadas `[SAGA-ARN.16]` `[SAGA-MOV]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::saga::action::{AbilitySource, Action};
use engine::saga::armada::Target;
use engine::saga::effect::Filter;
use engine::saga::figures::Color;
use engine::saga::ids::RaiderId;
use engine::saga::step::{Cause, Phase, Task};

const ADJACENT: (i32, i32) = (1, -1);

/// Returns a chain of sectors to the north-east.
fn scene_with_chain(id: &str) -> Scene {
    let mut s = scene(id, 2);
    for (tile, hex) in [("A01", ADJACENT), ("A04", (2, -2)), ("A07", (2, -1))] {
        s.sector(tile, hex);
    }
    s
}

/// Shoves the targets of a filter by this many steps, with the first armada.
fn push_targets(s: &mut Scene, remaining_steps: u8) {
    let card = s.card(engine::saga::ids::DeckId::COMMON, "CA07");
    s.turn(Phase::Movement, A1).armada(A1).mp = 1;
    s.push(Task::Shove {
        filter: Filter {
            level_max: Some(3),
            within: Some(1),
        },
        armada: A1,
        target: None,
        remaining_steps,
        by: Cause::Card(P1, card),
    });
}

#[test]
fn saga_rai_6_a_raider_is_pushed_two_steps() {
    let mut s = scene_with_chain("ftj");
    s.raider(2, ADJACENT);
    push_targets(&mut s, 2);
    assert_eq!(s.asked_seat(), Some(P1));
    assert_eq!(s.hexes(P1), [(0, 0), (1, 0), (2, -2), (2, -1)]);
    s.act(P1, Action::At(s.hex((2, -1))));
    assert_eq!(s.levels((2, -1)), [2], "the first step was made");
    assert_eq!(s.hexes(P1), [(1, -1), (1, 0), (2, -2)]);
    s.act(P1, Action::At(s.hex((2, -2))));
    assert_eq!(s.levels((2, -2)), [2]);
    assert!(s.public().tasks.is_empty());
}

#[test]
fn saga_rai_9_a_raider_pushed_into_the_gate_is_discarded() {
    let mut s = scene_with_chain("ftj");
    s.raider(1, ADJACENT);
    push_targets(&mut s, 3);
    s.act(P1, Action::At(s.hex((0, 0))));
    assert_eq!(s.public().raiders().count(), 0);
    assert_eq!((s.hull(P1), s.hull(P2)), (7, 7));
    assert!(s.public().tasks.is_empty());
}

#[test]
fn saga_rai_4_a_push_leads_only_to_sectors_open_to_raiders() {
    let mut s = scene_with_chain("ftj");
    let (weak, strong) = (s.raider(1, ADJACENT), s.raider(3, ADJACENT));
    s.starbase((2, -1), Color::Blue);
    s.at((2, -2)).is_face_up = false;
    push_targets(&mut s, 1);
    assert!(s.is_legal(P1, Action::Pick(Target::Raider(weak))));
    s.act(P1, Action::Pick(Target::Raider(strong)));
    assert_eq!(s.hexes(P1), [(0, 0), (1, 0)]);
    assert_eq!(s.refusal_rule(P1, Action::At(s.hex((2, -1)))), "SAGA-GEN.9");
    s.act(P1, Action::At(s.hex((1, 0))));
    assert_eq!((s.levels((1, 0)), s.levels(ADJACENT)), (vec![3], vec![1]));
    assert!(s.public().raiders.get(RaiderId(0).index()).is_some());
}

#[test]
fn saga_arn_16_the_player_of_the_card_pushes_a_rival_two_steps() {
    let mut s = scene_with_chain("arn");
    s.state.public.raiders.clear();
    s.sector("N04", (-3, 0));
    s.put(A1, (0, 0)).put(A2, ADJACENT);
    s.armada(A2).must_explore = true;
    push_targets(&mut s, 2);
    assert_eq!(s.asked_seat(), Some(P1));
    s.act(P1, Action::At(s.hex((2, -2))));
    assert_eq!(s.asked_seat(), Some(P1), "the second step");
    s.act(P1, Action::At(s.hex((2, -1))));
    assert_eq!(s.armada_hex(A2), (2, -1));
    assert!(!s.public().armada(A2).must_explore);
}

#[test]
fn saga_mov_9_amb_58_a_jump_removes_the_explorer_mark() {
    let mut s = scene_with_chain("ftj");
    let jaunt = s.deal(P2, "SA03");
    s.put(A1, ADJACENT).armada(A1).must_explore = true;
    s.put(A2, (0, 0)).turn(Phase::Movement, A2);
    s.act(P2, Action::Play(jaunt, A1));
    assert_eq!(s.asked_seat(), Some(P1), "the owner says where");
    s.act(P1, Action::At(s.hex((1, 0))));
    assert!(!s.public().armada(A1).must_explore);
}

#[test]
fn saga_crd_5_a_fold_drive_jumps_only_to_the_gate_or_starbases() {
    let mut s = scene_with_chain("ftj");
    s.starbase((2, -2), Color::Red);
    let drive = AbilitySource::Gear(s.equip(P1, "W09"));
    s.put(A1, ADJACENT).raider(3, ADJACENT);
    s.turn(Phase::Movement, A1)
        .act(P1, Action::Activate(drive, A1));
    assert_eq!(s.hexes(P1), [(0, 0), (2, -2)]);
    s.act(P1, Action::At(s.hex((2, -2))));
    assert_eq!(s.armada_hex(A1), (2, -2), "no evade cost");
}

#[test]
fn saga_mov_3_amb_46_exploring_away_from_a_raider_costs_the_evade_cost() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.raider(2, ADJACENT);
    s.put(A1, ADJACENT).turn(Phase::Movement, A1).armada(A1).mp = 2;
    let hex = s.hex((0, -1));
    assert_eq!(s.refusal_rule(P1, Action::Explore(hex)), "SAGA-MOV.3");
    s.armada(A1).mp = 3;
    s.act(P1, Action::Explore(hex));
    assert!(s.public().armada(A1).must_explore);
}
