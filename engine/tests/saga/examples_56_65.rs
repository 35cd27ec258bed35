//! Worked examples T-56 to T-65: the Ravager, solo play, helping each other, the Arena, the end.

use crate::scene::{A1, A2, P1, P2, P3, Scene, scene};
use engine::saga::action::{AbilitySource, Action, CargoItem, OrderChoice, Regroup, Track};
use engine::saga::figures::Color;
use engine::saga::ids::{ArmadaId, DeckId};
use engine::saga::step::{Cause, Phase, Step, Task};

const ADJACENT: (i32, i32) = (1, -1);

fn damage_task(armada: ArmadaId, remaining_damage: u8) -> Task {
    Task::Damage {
        armada,
        remaining_damage,
        by: Cause::Rule,
        is_asked: false,
    }
}

/// Returns a scene with additional sectors.
fn scene_with_sectors(id: &str, seats: u8, sectors: &[(&str, (i32, i32))]) -> Scene {
    let mut s = scene(id, seats);
    for &(tile, hex) in sectors {
        s.sector(tile, hex);
    }
    s
}

#[test]
fn t_56_saga_opc_12_saga_opc_13_a_starbase_weapon_drives_the_ravager_away() {
    let board = [("A01", (2, 0)), ("A02", ADJACENT), ("A03", (2, -1))];
    let mut s = scene_with_sectors("opc", 2, &board);
    s.starbase((2, 0), Color::Blue).put(A1, (2, 0)).carry(P1);
    s.state.public.ravager = Some(s.id(ADJACENT));
    s.give(P1, (0, 0, 0));
    s.stack(DeckId::PILE, &["P08"]);
    s.stack(DeckId::EXPLORATION, &["EX10"]);
    s.phase(Phase::Expand).act(P1, Action::Project(0, 1));
    assert_eq!(s.public().ravager, Some(s.id((2, -1))));
    assert_eq!((s.public().xpm, s.public().starbases[0]), (6, 3));
    assert!(s.at((2, 0)).starbase.is_none());
    let site = s.hex((3, 0));
    s.dice("4 4").act(P1, Action::At(site));
    assert_eq!((s.armada_hex(A1), s.goods(P1)), ((3, 0), (3, 1, 0)));
}

#[test]
fn t_57_saga_opc_15_surviving_ten_rounds_wins() {
    let mut s = scene_with_sectors("opc", 2, &[("A01", ADJACENT)]);
    s.state.public.ravager = Some(s.id(ADJACENT));
    s.state.public.round = 10;
    s.go(Step::End(Phase::Expand));
    assert_eq!(s.reason(), "won");
}

#[test]
fn t_58_saga_sol_7_a_leak_damages_a_solo_player_twice() {
    let mut s = scene("ftj", 1);
    s.mat(P1).hull = 3;
    s.event("EV03");
    s.go(Step::Effects);
    s.act(P1, Action::Order(OrderChoice::Armada(A2)));
    assert_eq!(s.hull(P1), 1);
}

#[test]
fn t_59_saga_sol_6_saga_sol_8_only_the_blue_armada_is_destroyed() {
    let mut s = scene_with_sectors("ftj", 1, &[("A01", ADJACENT)]);
    s.put(A1, ADJACENT).put(A2, (1, 0)).give(P1, (4, 1, 0));
    s.mat(P1).hull = 2;
    let corvette = AbilitySource::Gear(s.equip(P1, "U02"));
    let phase = AbilitySource::Gear(s.equip(P1, "W08"));
    s.turn(Phase::Encounter, A1).push(damage_task(A1, 7));
    assert!(s.is_legal(P1, Action::Activate(phase, A1)));
    for gear in [corvette, phase] {
        assert!(!s.is_legal(P1, Action::Activate(gear, A2)), "blue is hit");
    }
    s.act(P1, Action::Activate(corvette, A1));
    assert_eq!(s.public().mat(P1).tokens, [0, 1, 0, 0]);
    assert_eq!(
        s.refusal_rule(P1, Action::Activate(phase, A1)),
        "SAGA-TOK.3"
    );
    s.act(P1, Action::Done);
    assert_eq!((s.armada_hex(A1), s.armada_hex(A2)), ((0, 0), (1, 0)));
    assert_eq!((s.hull(P1), s.goods(P1)), (8, (4, 0, 0)));
}

#[test]
fn t_60_saga_sol_3_a_solo_lab_level_costs_four() {
    let mut s = scene("ftj", 1);
    s.give(P1, (5, 0, 0)).phase(Phase::Upkeep);
    s.act(P1, Action::Level(Track::Lab));
    assert_eq!((s.goods(P1).0, s.public().mat(P1).levels), (1, [0, 1, 0]));
}

#[test]
fn t_61_saga_col_2_saga_col_3_cards_help_other_armadas_but_abilities_do_not() {
    let mut s = scene("ftj", 2);
    s.put(A2, (1, 0)).mat(P2).hull = 6;
    s.mat(P1).hull = 6;
    let tender = AbilitySource::Gear(s.equip(P1, "U05"));
    let patch = s.deal(P1, "CA01");
    s.turn(Phase::Encounter, A1);
    assert_eq!(
        s.refusal_rule(P1, Action::Activate(tender, A2)),
        "SAGA-COL.3"
    );
    for gift in [Action::Item(CargoItem::Astartium), Action::Share(P2, 1, 0)] {
        assert!(!s.is_legal(P1, gift), "{gift:?}");
    }
    s.act(P1, Action::Play(patch, A2));
    assert_eq!((s.hull(P2), s.hull(P1)), (9, 6));
    s.mat(P2).hull = 8;
    let patch = s.deal(P1, "CA01");
    s.act(P1, Action::Play(patch, A2));
    assert_eq!(s.hull(P2), 10);
}

#[test]
fn t_62_saga_exp_2_a_forward_yard_lowers_the_cost_by_two() {
    let mut s = scene_with_sectors("ftj", 2, &[("A01", ADJACENT)]);
    s.put(A1, ADJACENT).give(P1, (2, 2, 2));
    let yard = s.deal(P1, "SA06");
    s.phase(Phase::Upkeep).act(P1, Action::Play(yard, A1));
    let mut later = s.clone();
    s.phase(Phase::Expand).act(P1, Action::Build);
    assert_eq!(s.goods(P1), (2, 0, 0));
    assert!(s.public().has_active_starbase(s.id(ADJACENT)));
    later.go(Step::RoundEnd);
    later.turn(Phase::Expand, A1);
    assert_eq!(later.refusal_rule(P1, Action::Build), "SAGA-EXP.2");
}

#[test]
fn t_63_saga_arn_10_saga_arn_11_saga_arn_17_the_winner_of_a_duel_takes_the_xpm() {
    let mut s = scene("arn", 2);
    s.sector("N04", (-3, 0));
    s.stats(P1, [3, 2, 3]).stats(P2, [2, 2, 3]);
    s.give(P1, (0, 0, 0)).give(P2, (0, 1, 1)).carry(P2);
    s.mat(P2).hull = 2;
    s.put(A1, (0, 0)).put(A2, (0, 0)).turn(Phase::Encounter, A1);
    s.dice("4 1 5 2 6 5 4 1 2").act(P1, Action::Duel(A2));
    assert!(s.is_spent());
    s.act(P1, Action::Item(CargoItem::Xpm));
    let (one, two) = (*s.public().mat(P1), *s.public().mat(P2));
    assert_eq!((one.has_xpm, one.points, one.hull), (true, 2, 8));
    assert_eq!((two.has_xpm, two.hull, s.goods(P2)), (false, 8, (0, 0, 0)));
    assert!(two.shaken > 0);
    assert_eq!(s.armada_hex(A2), (-3, 0));
}

#[test]
fn t_64_saga_rnd_5_the_first_player_token_goes_left() {
    let mut s = scene("ftj", 3);
    s.state.public.first = P2;
    s.go(Step::RoundEnd);
    assert_eq!(s.public().first, P3);
}

#[test]
fn t_65_saga_end_3_a_boss_in_play_loses_the_last_round() {
    let mut s = scene_with_sectors("ftj", 2, &[("N01", ADJACENT)]);
    s.boss("B1", ADJACENT);
    (s.state.public.round, s.state.public.installed) = (10, 3);
    s.turn(Phase::Expand, A2);
    s.armada(A1).is_done = true;
    s.give(P2, (0, 0, 0)).run();
    if s.asked_seat() == Some(P2) {
        s.act(P2, Action::Done);
    }
    assert_eq!(s.reason(), "lost-boss");
    let regroup = Action::Regroup(Regroup::Combat);
    assert!(!s.is_legal(P1, regroup), "it is over");
}
