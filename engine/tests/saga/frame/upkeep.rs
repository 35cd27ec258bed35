//! Phase 2 `[SAGA-UPK]` and the mat's levels `[SAGA-MAT]`.

use crate::scene::{A1, A2, P1, P2, scene};
use engine::saga::action::{Action, Track};
use engine::saga::ids::DeckId;
use engine::saga::step::{Phase, Step};

const PORT: Action = Action::Level(Track::Starport);
const LAB: Action = Action::Level(Track::Lab);

#[test]
fn saga_upk_1_saga_mat_8_all_activation_tokens_return_at_upkeep() {
    let mut s = scene("ftj", 2);
    s.equip(P1, "U05");
    let mat = s.mat(P1);
    mat.tokens[0] = 0;
    mat.detached_tokens[0] = 1;
    mat.commander_token = Some(A1);
    mat.units[0].token = Some(A1);
    s.go(Step::End(Phase::Events));
    let mat = s.public().mat(P1);
    assert_eq!((mat.tokens[0], mat.detached_tokens[0]), (3, 0));
    assert!(mat.commander_token.is_none() && mat.units[0].token.is_none());
}

#[test]
fn saga_upk_3_levels_can_be_bought_while_astartium_lasts() {
    let mut s = scene("ftj", 2);
    s.give(P1, (5, 0, 0)).phase(Phase::Upkeep);
    s.act(P1, LAB);
    s.act(P1, Action::Equip(s.gear("W05"), None));
    s.act(P1, LAB);
    s.act(P1, Action::Equip(s.gear("W02"), None));
    assert_eq!(s.goods(P1), (1, 0, 0));
    assert_eq!(s.refusal_rule(P1, LAB), "SAGA-UPK.3");
}

#[test]
fn saga_upk_3_saga_mat_4_no_level_can_be_bought_beyond_the_last() {
    let mut s = scene("ftj", 2);
    s.mat(P1).levels = [6, 0, 0];
    s.phase(Phase::Upkeep);
    assert_eq!(s.refusal_rule(P1, PORT), "SAGA-UPK.3");
    assert!(s.is_legal(P1, LAB));
}

#[test]
fn saga_upk_4_a_marked_level_raises_the_command_center() {
    let mut s = scene("ftj", 2);
    s.mat(P1).levels = [2, 0, 1];
    s.stack(DeckId::COMMON, &["CA01"]);
    s.give(P1, (2, 0, 0)).phase(Phase::Upkeep);
    s.act(P1, PORT);
    assert_eq!(s.public().mat(P1).levels, [3, 0, 2]);
    assert_eq!((s.goods(P1), s.public().mat(P1).hand), ((0, 0, 1), 1));
}

#[test]
fn saga_upk_4_saga_mat_11_the_last_level_adds_to_all_stats() {
    let mut s = scene("ftj", 2);
    s.mat(P1).levels = [5, 0, 3];
    s.phase(Phase::Upkeep).act(P1, PORT);
    assert_eq!(s.public().mat(P1).stats, [3, 3, 3]);
}

#[test]
fn saga_upk_5_levels_are_bought_only_in_the_upkeep_phase() {
    let mut s = scene("ftj", 2);
    s.phase(Phase::Encounter);
    assert_eq!(s.refusal_rule(P1, PORT), "SAGA-UPK.5");
}

#[test]
fn saga_evt_5_an_event_forbids_levels_of_a_track() {
    let mut s = scene("ftj", 2);
    s.event("EV04");
    s.phase(Phase::Upkeep);
    assert_eq!(s.refusal_rule(P1, PORT), "SAGA-EVT.5");
    assert!(s.is_legal(P1, LAB));
}

/// Also covers `[AMB-16]`.
#[test]
fn saga_upk_2_other_players_wait_for_their_turn() {
    let mut s = scene("ftj", 2);
    s.phase(Phase::Upkeep);
    assert_eq!(s.refusal_rule(P2, PORT), "SAGA-RND.3");
    s.act(P1, Action::Done);
    assert_eq!(s.public().acting, Some(A2));
}
