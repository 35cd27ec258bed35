//! Solo play with two armadas `[SAGA-SOL]`.

use crate::scene::{A1, A2, P1, scene};
use engine::saga::action::{Action, Regroup, Track};
use engine::saga::step::{Phase, Step};

#[test]
fn saga_sol_3_a_solo_level_costs_four() {
    let mut s = scene("ftj", 1);
    s.phase(Phase::Upkeep);
    s.act(P1, Action::Level(Track::Lab));
    assert_eq!(s.goods(P1).0, 1);
}

#[test]
fn saga_sol_1_saga_sol_4_a_solo_player_has_one_upkeep_and_two_movement_turns() {
    let mut s = scene("ftj", 1);
    s.phase(Phase::Upkeep).act(P1, Action::Done);
    assert_eq!(s.public().step, Step::Turns(Phase::Movement));
    assert!(s.is_legal(P1, Action::Lead(A1)));
    s.act(P1, Action::Lead(A2));
    assert_eq!(s.public().acting, Some(A2));
    assert_eq!(s.refusal_rule(P1, Action::Lead(A1)), "SAGA-MOV.7");
    s.act(P1, Action::Done);
    assert_eq!(s.public().acting, Some(A1));
}

#[test]
fn saga_sol_4_both_solo_armadas_can_regroup_in_a_round() {
    let mut s = scene("ftj", 1);
    s.phase(Phase::Encounter).act(P1, Action::Lead(A1));
    s.act(P1, Action::Regroup(Regroup::Combat));
    s.act(P1, Action::Regroup(Regroup::Combat));
    assert_eq!(s.goods(P1), (5, 0, 2));
}

/// Also covers `[AMB-29]`.
#[test]
fn saga_sol_6_a_swap_uses_a_token_of_the_regrouping_armada() {
    let mut s = scene("ftj", 1);
    let (out, into) = (s.equip(P1, "U01"), s.gear("U04"));
    s.turn(Phase::Encounter, A2);
    s.act(P1, Action::Swap(out, into));
    let mat = s.public().mat(P1);
    assert_eq!((mat.units[0].token, mat.tokens), (Some(A2), [1, 0, 0, 0]));
}

#[test]
fn saga_sol_9_a_solo_player_pays_for_a_starbase_from_one_cargo() {
    let mut s = scene("ftj", 1);
    s.sector("A01", (1, -1));
    s.put(A1, (1, -1)).put(A2, (1, -1)).give(P1, (0, 3, 3));
    s.turn(Phase::Expand, A1).act(P1, Action::Build);
    assert!(s.public().has_active_starbase(s.id((1, -1))));
    assert_eq!(s.goods(P1), (0, 0, 0));
}
