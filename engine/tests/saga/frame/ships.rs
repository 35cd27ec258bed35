//! Colony Ships and the projects of the scenarios `[SAGA-SPA]` `[SAGA-DIS]` `[SAGA-OPC.12]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::saga::action::{Action, CargoItem};
use engine::saga::armada::EntityState;
use engine::saga::figures::Color;
use engine::saga::ids::DeckId;
use engine::saga::step::{Phase, Step};

const LOAD: Action = Action::Maneuver(0, None);
const UNLOAD: Action = Action::Maneuver(1, None);
const TOW: Action = Action::Maneuver(2, None);

/// Returns *Distress Call* with the ship at (1,-1), revealed.
fn distress_call() -> Scene {
    let mut s = scene("dis", 2);
    s.sector("A01", (1, -1));
    s.state.public.entities[0] = EntityState {
        sector: Some(s.id((1, -1))),
        is_revealed: true,
        hull: 3,
        ..EntityState::default()
    };
    s.put(A1, (1, -1)).turn(Phase::Movement, A1);
    s.armada(A1).mp = 3;
    s
}

fn safe_passage(hold: u8) -> Scene {
    let mut s = scene("spa", 2);
    s.put(A1, (5, 0)).put(A2, (5, 1));
    s.state.public.entities[0].hull = hold;
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 2;
    s
}

fn fly(s: &Scene, hex: (i32, i32)) -> Action {
    Action::Maneuver(0, Some(s.hex(hex)))
}

#[test]
fn saga_spa_4_saga_spa_10_the_hold_pays_for_flying() {
    let mut s = safe_passage(3);
    let (near, next) = (fly(&s, (6, -1)), fly(&s, (5, 0)));
    s.act_all(P1, &[near, next]);
    assert_eq!(s.public().entities[0].hull, 1);
    assert_eq!(s.refusal_rule(P1, fly(&s, (4, 1))), "SAGA-SPA.4");
}

#[test]
fn saga_spa_10_the_ship_flies_only_to_adjacent_sectors() {
    let s = safe_passage(9);
    assert_eq!(s.refusal_rule(P1, fly(&s, (4, 0))), "SAGA-SPA.10");
}

/// Also covers `[AMB-36]`.
#[test]
fn saga_spa_11_the_ship_cannot_enter_the_black_hole_or_a_boss_sector() {
    let mut s = safe_passage(9);
    let ship_sector = s.id((4, -1));
    s.state.public.entities[0].sector = Some(ship_sector);
    assert_eq!(s.refusal_rule(P1, fly(&s, (3, -1))), "SAGA-SPA.11");
    assert_eq!(s.refusal_rule(P1, fly(&s, (3, 0))), "SAGA-SPA.11");
}

#[test]
fn saga_spa_8_saga_spa_11_raiders_in_the_new_sector_hit_the_ship() {
    let mut s = safe_passage(5);
    s.raider(2, (5, 0));
    let next = fly(&s, (5, 0));
    s.act(P1, next);
    assert_eq!(s.public().entities[0].hull, 2);
    assert!(s.levels((5, 0)).is_empty());
}

#[test]
fn saga_spa_12_salvage_takes_one_astartium_for_one_point() {
    let mut s = safe_passage(3);
    let salvage = Action::Maneuver(1, None);
    assert_eq!(s.refusal_rule(P1, salvage), "SAGA-SPA.12");
    s.at((5, 0)).astartium = 1;
    s.act(P1, salvage);
    assert_eq!((s.goods(P1).0, s.public().armada(A1).mp), (4, 1));
    assert_eq!(s.at((5, 0)).astartium, 0);
}

#[test]
fn saga_spa_14_a_turn_adds_up_to_three_tokens_to_the_hold() {
    let mut s = safe_passage(1);
    s.give(P1, (0, 0, 5)).phase(Phase::Expand);
    assert_eq!(s.refusal_rule(P1, Action::Project(0, 4)), "SAGA-SPA.14");
    s.act(P1, Action::Project(0, 2));
    assert_eq!((s.public().entities[0].hull, s.goods(P1)), (3, (0, 0, 3)));
    assert_eq!(s.refusal_rule(P1, Action::Project(0, 1)), "SAGA-EXP.1");
}

#[test]
fn saga_dis_9_an_armada_loads_an_xpm_onto_the_ship_and_back() {
    let mut s = distress_call();
    assert_eq!(s.refusal_rule(P1, LOAD), "SAGA-TOK.5");
    s.carry(P1).act(P1, LOAD);
    assert!(s.public().entities[0].has_xpm && !s.public().mat(P1).has_xpm);
    s.act(P1, UNLOAD);
    assert!(!s.public().entities[0].has_xpm && s.public().mat(P1).has_xpm);
    assert_eq!(s.public().armada(A1).mp, 1);
}

#[test]
fn saga_dis_10_a_tow_needs_an_xpm_on_the_ship() {
    let mut s = distress_call();
    s.give(P1, (0, 1, 0));
    assert_eq!(s.refusal_rule(P1, TOW), "SAGA-DIS.10");
    s.state.public.entities[0].has_xpm = true;
    assert!(s.is_legal(P1, TOW));
    s.mat(P1).tokens[0] = 0;
    assert_eq!(s.refusal_rule(P1, TOW), "SAGA-TOK.3");
}

#[test]
fn saga_dis_10_saga_dis_12_a_ship_towed_to_the_jumpgate_arrives() {
    let mut s = distress_call();
    s.give(P1, (0, 0, 1)).state.public.entities[0].has_xpm = true;
    s.stack(s.game.report_deck(), &["IR4"]);
    s.act(P1, TOW);
    let home = Action::Tow(s.hex((0, 0)), CargoItem::Combat);
    s.act(P1, home);
    assert_eq!((s.public().installed, s.goods(P1)), (1, (0, 0, 0)));
    let ship = s.public().entities[0];
    assert_eq!(ship.sector, Some(s.id((-3, 1))));
    assert!(!ship.is_revealed && ship.token.is_some());
}

#[test]
fn saga_dis_10_a_raider_that_takes_the_xpm_ends_the_tow() {
    let mut s = distress_call();
    s.sector("P01", (2, -1));
    s.raider(1, (2, -1));
    s.give(P1, (0, 2, 0)).state.public.entities[0].has_xpm = true;
    let supply = s.public().xpm;
    s.act(P1, TOW);
    s.act(P1, Action::Tow(s.hex((2, -1)), CargoItem::Exploration));
    let ship = s.public().entities[0];
    assert_eq!((ship.hull, ship.has_xpm), (2, false));
    assert_eq!((s.goods(P1), s.public().xpm), ((0, 1, 0), supply + 1));
    assert!(s.public().tasks.is_empty());
}

/// Also covers `[AMB-41]`.
#[test]
fn saga_dis_11_the_ship_is_towed_once_a_round_and_returns_the_token() {
    let mut s = distress_call();
    s.sector("P01", (2, -1));
    s.give(P1, (0, 2, 0)).state.public.entities[0].has_xpm = true;
    s.act(P1, TOW);
    s.act(P1, Action::Tow(s.hex((2, -1)), CargoItem::Exploration));
    s.act(P1, Action::Done);
    assert!(!s.is_legal(P1, TOW));
    s.go(Step::End(Phase::Events));
    assert_eq!(s.public().mat(P1).tokens[0], 1);
    assert_eq!(s.public().entities[0].token, None);
}

/// Also covers `[AMB-42]`.
#[test]
fn saga_dis_13_repairs_stop_at_three_tokens() {
    let mut s = distress_call();
    s.give(P1, (5, 0, 0)).state.public.entities[0].hull = 1;
    s.phase(Phase::Expand);
    assert!(!s.is_legal(P1, Action::Project(0, 3)));
    s.act(P1, Action::Project(0, 2));
    assert_eq!((s.public().entities[0].hull, s.goods(P1).0), (3, 3));
}

#[test]
fn saga_dis_7_a_ship_without_tokens_loses_the_match() {
    let mut s = distress_call();
    s.raider(3, (1, -1));
    s.sector("P01", (2, -1));
    s.state.public.entities[0].sector = Some(s.id((2, -1)));
    s.state.public.entities[0].has_xpm = true;
    s.give(P1, (0, 1, 0)).act(P1, TOW);
    s.act(P1, Action::Tow(s.hex((1, -1)), CargoItem::Exploration));
    assert_eq!(s.reason(), "lost-ship");
}

#[test]
fn saga_opc_12_a_starbase_used_as_a_weapon_moves_the_armada() {
    let mut s = scene("opc", 2);
    s.sector("A01", (1, -1));
    s.starbase((1, -1), Color::Blue);
    s.put(A1, (1, -1)).carry(P1).phase(Phase::Expand);
    let supply = s.public().xpm;
    s.stack(DeckId::PILE, &["P08"]);
    s.stack(DeckId::EXPLORATION, &["EX10"]);
    s.act(P1, Action::Project(0, 1));
    assert_eq!(s.public().xpm, supply + 1);
    assert!(s.at((1, -1)).starbase.is_none());
    assert_eq!(s.asked_seat(), Some(P1));
    let site = s.hex((2, -1));
    s.dice("4 4").act(P1, Action::At(site));
    assert_eq!(s.armada_hex(A1), (2, -1));
    assert_eq!(s.goods(P1), (6, 1, 0));
    assert!(s.is_legal(P2, Action::Done) || s.asked_seat() == Some(P1));
}
