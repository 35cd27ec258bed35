//! Worked examples T-41 to T-55: campaigns.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::saga::action::{Action, CargoItem, OrderChoice};
use engine::saga::armada::{EntityState, Starbase, Target};
use engine::saga::effect::SpawnPlace;
use engine::saga::event::Event;
use engine::saga::figures::Color;
use engine::saga::hex::SectorSet;
use engine::saga::ids::DeckId;
use engine::saga::step::{Cause, Phase, Step, Task};

const ADJACENT: (i32, i32) = (1, -1);

/// Returns a scene with additional sectors.
fn scene_with_sectors(id: &str, seats: u8, sectors: &[(&str, (i32, i32))]) -> Scene {
    let mut s = scene(id, seats);
    for &(tile, hex) in sectors {
        s.sector(tile, hex);
    }
    s
}

#[test]
fn t_41_saga_ftj_9_saga_des_1_a_lost_fight_at_the_gate_destroys_the_armada() {
    let mut s = scene("ftj", 2);
    s.carry(P1).give(P1, (0, 1, 1)).mat(P1).hull = 2;
    s.stack(DeckId::EVENT, &["EV04"]).phase(Phase::Encounter);
    s.stack(DeckId::EXTRA, &["JG1"]).dice("1 1");
    s.act(P1, Action::Encounter(0));
    assert_eq!((s.public().installed, s.public().xpm), (0, 6));
    assert_eq!((s.hull(P1), s.goods(P1)), (8, (0, 0, 0)));
    assert_eq!(s.events(), ["EV04"]);
}

#[test]
fn t_42_saga_ftj_11_saga_ftj_12_two_raiders_reach_the_gate_in_turn() {
    let mut s = scene_with_sectors("ftj", 2, &[("A01", (0, -1)), ("A02", (-1, 0))]);
    s.state.public.installed = 1;
    s.state.public.xpm = 5;
    let weak = s.raider(1, (0, -1));
    s.raider(2, (-1, 0));
    s.event("EV07");
    s.go(Step::Effects);
    s.act(P1, Action::Order(OrderChoice::Raider(weak)));
    assert_eq!((s.public().installed, s.public().xpm), (0, 6));
    assert_eq!((s.hull(P1), s.hull(P2)), (5, 5));
    assert_eq!(s.public().raiders().count(), 0);
    assert_eq!(s.public().figures, [12, 8, 5]);
}

#[test]
fn t_43_saga_ftj_13_saga_ftj_14_saga_exp_7_a_starbase_lets_the_builder_fight() {
    let mut s = scene_with_sectors("ftj", 2, &[("N01", ADJACENT)]);
    let boss = s.boss("B2", ADJACENT);
    s.put(A1, ADJACENT).put(A2, ADJACENT);
    s.give(P1, (0, 2, 1)).give(P2, (0, 1, 2));
    s.stats(P1, [8, 2, 9]).turn(Phase::Encounter, A1);
    let fight = Action::Fight(Target::Boss(boss));
    assert_eq!(s.refusal_rule(P1, fight), "SAGA-FTJ.13");
    s.phase(Phase::Expand).act(P1, Action::Build);
    s.act(P2, Action::Agree(true));
    assert_eq!((s.goods(P1), s.goods(P2)), ((0, 0, 0), (0, 0, 0)));
    assert!(s.public().has_active_starbase(s.id(ADJACENT)));
    let mut other = s.clone();
    s.dice("6 6 6 6 6 6 1 1 1").act(P1, Action::Agree(true));
    assert!(s.is_spent(), "nine dice with Combat 8");
    assert_eq!(s.public().bosses[boss.index()], None);
    other.clear_log().act(P1, Action::Agree(false));
    let fought = |event: &Event| matches!(event, Event::Rolled { .. });
    assert!(!other.log.iter().any(fought), "nobody else may");
    assert!(other.public().bosses[boss.index()].is_some());
}

#[test]
fn t_44_saga_ftj_15_killing_the_last_boss_in_the_last_phase_wins() {
    let mut s = scene_with_sectors("ftj", 2, &[("N01", ADJACENT)]);
    s.boss("B2", ADJACENT);
    (s.state.public.round, s.state.public.installed) = (10, 3);
    s.put(A1, ADJACENT).give(P1, (0, 3, 3)).stats(P1, [8, 2, 9]);
    s.phase(Phase::Expand).act(P1, Action::Build);
    s.dice("6 6 6 6 6 6 1 1 1").act(P1, Action::Agree(true));
    assert_eq!(s.reason(), "won");
}

#[test]
fn t_45_saga_ftj_15_a_remaining_badge_does_not_prevent_a_win() {
    let mut s = scene("ftj", 2);
    s.state.public.round = 5;
    s.state.public.installed = 2;
    s.state.public.counters[0] = 2;
    s.carry(P1).phase(Phase::Encounter);
    s.stack(DeckId::EXTRA, &["JG7"]).dice("4 4");
    s.act(P1, Action::Encounter(0));
    assert_eq!((s.reason(), s.public().round), ("won", 5));
}

#[test]
fn t_46_saga_ftj_4_a_nebula_can_be_placed_on_six_hexes() {
    let ring = [
        ("A01", ADJACENT),
        ("A02", (0, -1)),
        ("A03", (-1, 0)),
        ("A04", (-1, 1)),
        ("A05", (0, 1)),
    ];
    let mut s = scene_with_sectors("ftj", 2, &ring);
    s.state.public.round = 2;
    s.go(Step::Doom);
    let expected = [(-2, 1), (-1, -1), (-1, 2), (1, -2), (1, 1), (2, -1)];
    assert_eq!(s.hexes(P1), expected);
}

#[test]
fn t_47_saga_lst_12_the_power_marker_moves_by_starbases_minus_bosses() {
    let recharge = |bosses: &[&str]| {
        let mut s = scene_with_sectors(
            "lst",
            2,
            &[("A01", ADJACENT), ("A02", (0, 1)), ("N01", (0, -1))],
        );
        s.starbase(ADJACENT, Color::Blue)
            .starbase((0, 1), Color::Blue);
        for boss in bosses {
            s.boss(boss, (0, -1));
        }
        s.state.public.counters[0] = 4;
        s.go(Step::End(Phase::Expand));
        s
    };
    let s = recharge(&["B1"]);
    assert_eq!((s.public().counters[0], s.reason()), (5, "won"));
    assert_eq!(recharge(&["B1", "B2", "B3"]).public().counters[0], 3);
}

#[test]
fn t_48_saga_lst_4_saga_lst_6_a_report_adds_pieces_to_a_sector_in_play() {
    let mut s = scene_with_sectors("lst", 2, &[("A01", (2, 0)), ("P05", ADJACENT)]);
    s.state.public.round = 0;
    s.raider(1, (2, 0));
    s.stack(s.game.report_deck(), &["IR1"]);
    s.stack(DeckId::SCAN, &["SR02"]).go(Step::Doom);
    for hex in [(3, 0), (3, -1), (2, -1)] {
        assert!(!s.at(hex).is_face_up, "{hex:?}");
    }
    let (site, lost) = (s.hex((2, 0)), s.at((3, 0)).starbase);
    assert_eq!(lost, Some(Starbase::default()), "not active");
    let has_came = s
        .log
        .iter()
        .any(|event| matches!(event, Event::Spawned { level: 2, hex, .. } if *hex == site));
    assert!(has_came);
    assert_eq!((s.levels((2, 0)), s.events().len()), (vec![3], 1));
}

#[test]
fn t_49_saga_lst_11_two_players_pay_for_a_reactivation() {
    let mut s = scene_with_sectors("lst", 2, &[("A01", ADJACENT)]);
    s.at(ADJACENT).starbase = Some(Starbase::default());
    s.put(A1, ADJACENT).put(A2, ADJACENT);
    s.give(P1, (0, 3, 0)).carry(P1).give(P2, (0, 0, 3));
    let mut besieged = s.clone();
    let supply = s.public().xpm;
    s.phase(Phase::Expand).act(P1, Action::Project(0, 1));
    s.act(P2, Action::Agree(true));
    assert_eq!((s.goods(P1), s.goods(P2)), ((0, 0, 0), (0, 0, 0)));
    assert!(!s.mat(P1).has_xpm && s.public().has_active_starbase(s.id(ADJACENT)));
    assert_eq!(s.public().xpm, supply);
    besieged.raider(1, ADJACENT);
    besieged.turn(Phase::Expand, A1);
    assert_eq!(
        besieged.refusal_rule(P1, Action::Project(0, 1)),
        "SAGA-LST.11"
    );
}

#[test]
fn t_50_saga_dis_3_saga_dis_6_a_raider_hits_the_ship_when_it_is_found() {
    let mut s = scene("dis", 2);
    let sector = s.face_down_sector(ADJACENT);
    s.raider(2, ADJACENT);
    s.state.public.entities[0] = EntityState {
        sector: Some(sector),
        ..EntityState::default()
    };
    s.turn(Phase::Movement, A1).armada(A1).mp = 2;
    s.clear_log();
    s.act(P1, Action::Explore(s.hex(ADJACENT)));
    let ship = s.public().entities[0];
    assert_eq!((ship.is_revealed, ship.hull), (true, 1));
    assert!(s.levels(ADJACENT).is_empty());
    let found = |event: &Event| matches!(event, Event::EntityRevealed { hull: 3, .. });
    assert!(s.log.iter().any(found));
}

#[test]
fn t_51_saga_dis_9_to_saga_dis_12_amb_62_a_tow_brings_the_ship_to_the_jumpgate() {
    let mut s = scene_with_sectors("dis", 2, &[("A02", ADJACENT), ("A04", (2, -2))]);
    s.state.public.entities[0] = EntityState {
        sector: Some(s.id((2, -2))),
        is_revealed: true,
        hull: 3,
        has_xpm: true,
        token: None,
    };
    s.state.public.xpm -= 1;
    s.put(A1, ADJACENT).give(P1, (0, 1, 1));
    s.stack(s.game.report_deck(), &["IR4"]);
    s.turn(Phase::Movement, A1).armada(A1).mp = 2;
    s.act(P1, Action::Maneuver(2, None));
    assert_eq!(s.public().mat(P1).tokens[0], 0);
    let (between, home) = (s.hex(ADJACENT), s.hex((0, 0)));
    s.act(P1, Action::Tow(between, CargoItem::Exploration));
    s.act(P1, Action::Tow(home, CargoItem::Combat));
    assert_eq!((s.public().installed, s.goods(P1)), (1, (0, 0, 0)));
    let ship = s.public().entities[0];
    assert_eq!(
        (ship.sector, ship.is_revealed),
        (Some(s.id((-3, 1))), false)
    );
    s.go(Step::End(Phase::Events));
    assert_eq!(s.public().mat(P1).tokens[0], 1);
}

/// Returns *Safe Passage* with the ship on (5,0) and this many tokens in its hold.
fn safe_passage(hold: u8) -> Scene {
    let mut s = scene("spa", 2);
    s.put(A1, (5, 1)).put(A2, (6, 1));
    let sector = s.id((5, 0));
    s.state.public.entities[0].sector = Some(sector);
    s.state.public.entities[0].hull = hold;
    s
}

#[test]
fn t_52_saga_spa_4_saga_spa_10_the_last_token_cannot_pay_for_flying() {
    let mut s = safe_passage(3);
    s.turn(Phase::Movement, A1);
    let (cloud, road) = (s.hex((4, 0)), s.hex((4, -1)));
    s.act(P1, Action::Maneuver(0, Some(cloud)));
    assert_eq!(s.public().entities[0].hull, 1);
    let on = Action::Maneuver(0, Some(road));
    assert_eq!(s.refusal_rule(P1, on), "SAGA-SPA.4");
}

#[test]
fn t_53_saga_spa_8_saga_spa_9_a_raider_removes_astartium_and_hits_the_ship() {
    let mut s = safe_passage(4);
    s.at((4, 1)).astartium = 2;
    let raider_sector = s.id((4, 1));
    s.turn(Phase::Movement, A1).push(Task::Spawn {
        level: 1,
        remaining_raiders: 0,
        place: SpawnPlace::Any,
        on: SectorSet::singleton(raider_sector),
        by: Cause::Rule,
    });
    assert_eq!((s.at((4, 1)).astartium, s.levels((4, 1))), (0, vec![1]));
    s.state.public.bosses = Default::default();
    s.event("EV07");
    s.go(Step::Effects);
    assert_eq!(s.public().entities[0].hull, 3);
    assert!(s.levels((4, 1)).is_empty() && s.levels((5, 0)).is_empty());
    assert_eq!((s.hull(P1), s.hull(P2)), (8, 8));
}

#[test]
fn t_54_saga_spa_14_three_tokens_can_be_given_once_per_turn() {
    let mut s = safe_passage(1);
    s.give(P1, (0, 0, 5)).phase(Phase::Expand);
    s.act(P1, Action::Project(0, 3));
    assert_eq!((s.public().entities[0].hull, s.goods(P1).2), (4, 2));
    assert!(!s.is_legal(P1, Action::Project(0, 1)));
}

#[test]
fn t_55_saga_opc_8_amb_44_amb_70_the_ravager_hits_a_raider_an_xpm_and_an_armada() {
    let mut s = scene_with_sectors("opc", 2, &[("A01", ADJACENT), ("A02", (2, -1))]);
    s.raider(2, ADJACENT);
    s.xpm(ADJACENT).put(A1, ADJACENT).stats(P1, [2, 3, 2]);
    s.give(P1, (0, 1, 0)).mat(P1).hull = 6;
    s.state.public.ravager = Some(s.id((2, -1)));
    s.dice("4 5 1").turn(Phase::Movement, A2);
    s.push(Task::Ravage {
        remaining_steps: 1,
        moves_away: false,
    });
    s.act(P1, Action::At(s.hex(ADJACENT)));
    assert!(s.is_spent());
    assert_eq!((s.armada_hex(A1), s.hull(P1)), ((0, 0), 8));
    assert_eq!((s.hull(P2), s.goods(P1)), (5, (0, 0, 0)));
    assert!(s.levels(ADJACENT).is_empty() && !s.at(ADJACENT).has_xpm);
    assert_eq!(s.public().xpm, 6);
}
