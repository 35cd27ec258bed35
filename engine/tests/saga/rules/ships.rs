//! Colony Ships `[SAGA-SPA]` `[SAGA-DIS]`.

use crate::scene::{A1, A2, P1, P2, Scene, fresh_game, scene};
use engine::saga::action::{Action, CargoItem};
use engine::saga::armada::{EntityState, Target};
use engine::saga::event::Event;
use engine::saga::figures::Color;
use engine::saga::ids::DeckId;
use engine::saga::options::Options;
use engine::saga::step::{Phase, Step};

const ADJACENT: (i32, i32) = (1, -1);

/// Returns *Safe Passage* without Bosses, with the armadas next to Dawn.
fn safe_passage() -> Scene {
    let mut s = scene("spa", 2);
    s.put(A1, (7, 0)).put(A2, (7, -1));
    s.state.public.bosses = Default::default();
    s
}

/// Returns *Distress Call* with a ship that was found.
fn distress_call(hex: (i32, i32)) -> Scene {
    let mut s = scene("dis", 2);
    s.sector("A02", ADJACENT);
    s.sector("P01", (2, -1));
    s.state.public.entities[0] = EntityState {
        sector: Some(s.id(hex)),
        is_revealed: true,
        hull: 3,
        ..EntityState::default()
    };
    s
}

#[test]
fn saga_spa_1_saga_spa_17_the_ship_entering_the_jumpgate_wins() {
    let mut s = safe_passage();
    let beside = s.id((0, 1));
    s.state.public.entities[0].sector = Some(beside);
    s.state.public.entities[0].hull = 2;
    s.turn(Phase::Movement, A1);
    s.act(P1, Action::Maneuver(0, Some(s.hex((0, 0)))));
    assert_eq!(s.reason(), "won");
    let mut s = safe_passage();
    s.state.public.entities[0].hull = 0;
    s.run();
    assert_eq!(s.reason(), "lost-ship");
}

#[test]
fn saga_spa_5_amb_34_raiders_move_in_rounds_with_a_badge() {
    for (round, has_moved) in [(5, false), (6, true), (7, false), (9, true)] {
        let mut s = safe_passage();
        s.raider(1, (4, 0));
        s.stack(DeckId::SCAN, &["SR12"]);
        s.state.public.round = round - 1;
        s.go(Step::Doom);
        let is_unchanged = s.levels((4, 0)) == [1];
        assert_eq!(!is_unchanged, has_moved, "round {round}");
    }
}

#[test]
fn saga_spa_5_badges_and_events_depend_on_the_number_of_players() {
    let sides = [
        (1, vec![9], 0),
        (2, vec![6, 9], 0),
        (3, vec![4, 6, 8], 1),
        (4, vec![4, 6, 8], 2),
    ];
    for (seats, badges, events) in sides {
        let s = scene("spa", seats);
        let rounds = (1..).zip(&s.game.mission().badges);
        let with = rounds.filter(|(_, badges)| !badges.is_empty());
        let with: Vec<i32> = with.map(|(round, _)| round).collect();
        assert_eq!(with, badges, "{seats} players");
        assert_eq!(s.game.mission().events, events, "{seats} players");
    }
}

#[test]
fn saga_spa_7_saga_dis_5_a_found_ship_attracts_raiders() {
    let s = safe_passage();
    let goals = |s: &Scene| s.game.attractor(s.public()).iter().collect::<Vec<_>>();
    assert_eq!(goals(&s), [s.id((6, 0))]);
    let mut s = distress_call(ADJACENT);
    assert_eq!(goals(&s), [s.id(ADJACENT)]);
    s.state.public.entities[0].is_revealed = false;
    assert_eq!(goals(&s), [s.id((0, 0))]);
}

#[test]
fn saga_spa_10_amb_35_any_player_flies_the_ship_from_anywhere() {
    let mut s = safe_passage();
    s.put(A1, (0, 1)).put(A2, (1, -1));
    s.state.public.entities[0].hull = 9;
    s.turn(Phase::Movement, A1);
    let (next, after) = (s.hex((5, 0)), s.hex((5, 1)));
    s.act(P1, Action::Maneuver(0, Some(next)));
    s.act(P1, Action::Done);
    assert_eq!(s.public().acting, Some(A2));
    s.act(P2, Action::Maneuver(0, Some(after)));
    assert_eq!(s.public().entities[0].hull, 7);
}

#[test]
fn saga_spa_13_nobody_can_explore() {
    let mut s = safe_passage();
    s.turn(Phase::Movement, A1).armada(A1).mp = 9;
    let explores = s
        .legal(P1)
        .into_iter()
        .filter(|action| matches!(action, Action::Explore(_)));
    assert_eq!(explores.count(), 0);
    assert!(s.public().deck(DeckId::PILE).is_empty());
}

#[test]
fn saga_spa_15_bosses_have_no_force_field_and_starbases_block_raiders() {
    let mut s = scene("spa", 2);
    s.put(A1, (3, 1)).put(A2, (7, 0)).turn(Phase::Encounter, A1);
    let boss = s.public().bosses_in(s.id((3, 1))).next().expect("a Boss");
    assert!(s.is_legal(P1, Action::Fight(Target::Boss(boss))));
    let mut s = safe_passage();
    let beside = s.id((5, 0));
    s.state.public.entities[0].sector = Some(beside);
    s.put(A1, (5, 0)).give(P1, (0, 3, 3)).phase(Phase::Expand);
    s.act(P1, Action::Build);
    s.raider(1, (4, 0));
    s.event("EV07");
    s.go(Step::Effects);
    assert_eq!(
        (s.levels((4, 0)), s.public().entities[0].hull),
        (vec![1], 3)
    );
}

#[test]
fn saga_spa_16_amb_24_a_raider_crossing_the_jumpgate_is_discarded() {
    let mut s = safe_passage();
    let beyond = s.id((1, -1));
    s.state.public.entities[0].sector = Some(beyond);
    s.raider(2, (0, 1));
    s.event("EV07");
    s.stack(DeckId::SCAN, &["SR04"]).go(Step::Effects);
    let gate = s.hex((0, 0));
    s.act(P1, Action::At(gate));
    assert!(s.levels((0, 0)).is_empty() && s.levels((0, 1)).is_empty());
    assert_eq!((s.hull(P1), s.hull(P2)), (6, 6));
    assert_eq!(s.public().entities[0].hull, 3);
}

#[test]
fn saga_dis_1_amb_39_the_number_of_ships_equals_the_number_of_players() {
    for seats in 1..=4 {
        let mut s = scene("dis", seats);
        s.state.public.installed = seats - 1;
        s.phase(Phase::Encounter);
        assert!(s.asked_seat().is_some());
        s.state.public.installed = seats;
        s.run();
        assert_eq!(s.reason(), "won", "{seats}");
    }
}

#[test]
fn saga_dis_2_starting_xpms_depend_on_the_number_of_players() {
    for (seats, expected) in [(2, [false, false]), (3, [false, true]), (4, [true, true])] {
        let s = fresh_game(Options {
            first: Some(P1),
            ..Options::standard("dis", seats)
        });
        let public = s.public();
        let xpms = [(0, 0), (1, 0)].map(|hex| public.sector(s.id(hex)).has_xpm);
        assert_eq!(xpms, expected, "{seats}");
    }
}

#[test]
fn saga_dis_6_amb_40_a_raider_entering_the_ship_sector_hits_the_ship() {
    let mut s = distress_call(ADJACENT);
    s.state.public.entities[0].has_xpm = true;
    s.state.public.xpm = 4;
    s.raider(1, (2, -1));
    s.event("EV07");
    s.go(Step::Effects);
    let ship = s.public().entities[0];
    assert_eq!((ship.hull, ship.has_xpm, s.public().xpm), (2, false, 5));
    assert_eq!(s.public().raiders().count(), 0);
    assert_eq!((s.hull(P1), s.hull(P2)), (8, 8));
}

#[test]
fn saga_dis_9_saga_dis_10_amb_71_an_adjacent_armada_can_tow_but_not_load() {
    let mut s = distress_call(ADJACENT);
    s.carry(P1).turn(Phase::Movement, A1).armada(A1).mp = 3;
    assert!(
        !s.is_legal(P1, Action::Maneuver(0, None)),
        "not in its sector"
    );
    s.mat(P1).has_xpm = false;
    s.state.public.entities[0].has_xpm = true;
    s.give(P1, (0, 1, 0));
    assert!(s.is_legal(P1, Action::Maneuver(2, None)));
}

#[test]
fn saga_dis_10_amb_62_towing_through_an_expensive_sector_costs_one_token() {
    let mut s = distress_call((2, -1));
    s.state.public.entities[0].has_xpm = true;
    s.put(A1, (1, 0)).give(P1, (0, 2, 0));
    s.turn(Phase::Movement, A1)
        .act(P1, Action::Maneuver(2, None));
    let dear = s.hex(ADJACENT);
    s.act(P1, Action::Tow(dear, CargoItem::Exploration));
    assert_eq!(s.goods(P1), (0, 1, 0));
    assert_eq!(s.public().entities[0].sector, Some(s.id(ADJACENT)));
}

#[test]
fn saga_dis_14_raiders_at_the_gate_damage_all_before_the_ship_is_found() {
    let mut s = distress_call(ADJACENT);
    s.state.public.entities[0].is_revealed = false;
    s.at(ADJACENT).is_face_up = false;
    s.sector("A07", (0, 1));
    s.raider(2, (0, 1));
    s.event("EV07");
    s.go(Step::Effects);
    assert_eq!((s.hull(P1), s.hull(P2)), (6, 6));
    assert_eq!(s.public().raiders().count(), 0);
    let rammed = |event: &Event| matches!(event, Event::EntityHull { .. });
    assert!(!s.log.iter().any(rammed));
}

#[test]
fn saga_dis_15_amb_69_round_ten_is_played_to_its_end() {
    let mut s = distress_call(ADJACENT);
    s.state.public.round = 9;
    s.stack(DeckId::SCAN, &["SR01"]).go(Step::Doom);
    assert_eq!((s.public().round, s.asked_seat()), (10, Some(P1)));
    s.go(Step::End(Phase::Encounter));
    assert_eq!(s.public().ending, None);
    s.go(Step::End(Phase::Expand));
    assert_eq!(s.reason(), "lost-rounds");
}

#[test]
fn saga_dis_8_a_boss_and_the_ship_share_a_sector() {
    let mut s = distress_call(ADJACENT);
    s.boss("B4", ADJACENT);
    s.starbase((2, -1), Color::Blue);
    s.go(Step::End(Phase::Movement));
    assert_eq!(s.public().entities[0].hull, 3);
    assert_eq!(s.public().bosses().count(), 1);
}
