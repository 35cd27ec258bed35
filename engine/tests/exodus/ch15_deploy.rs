//! Chapter 15: deployment.

use crate::conquest_scene::empty_scene;
use crate::scene::{P1, P2, Scene};
use engine::exodus::action::Action;
use engine::exodus::event::Event;
use engine::exodus::hex::HexId;
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::step::Step;
use engine::exodus::tech::Tech;

use ShipType::Carrier;

/// Returns a game with a Carrier with three cubes in the hex of the planet with this tile.
fn carrier_over(tile: &str) -> (Scene, HexId, ShipId) {
    let mut s = empty_scene(2);
    let hex = s.planet(tile);
    s.sector(hex).guard = 0;
    let ship = s.place_ship(P1, Carrier, hex);
    s.load_cubes(ship, 3);
    (s, hex, ship)
}

/// Returns the number of cubes that landed and of those still aboard.
fn landed_and_aboard(s: &mut Scene, hex: HexId, ship: ShipId) -> (u8, u8) {
    (s.sector(hex).cubes[0], s.state.public.ship(ship).cargo)
}

#[test]
fn ex_64_exo_15_4_amb_56_red_and_green_planets_need_a_die_roll() {
    for tile in ["r01", "g01"] {
        let (mut s, hex, ship) = carrier_over(tile);
        s.state.public.conquest_stage = 1;
        s.go_to(Step::Deploy(0)).dice("4 2 6");
        for _ in 0..3 {
            s.act(P1, Action::Deploy(ship));
        }
        assert_eq!(landed_and_aboard(&mut s, hex, ship), (2, 1));
        assert_eq!(s.state.public.conquest_stage, 2, "no cube is left to try");
        s.pass_until(|step| matches!(step, Step::Deploy(_)));
        s.dice("5").act(P1, Action::Deploy(ship));
        assert_eq!(
            landed_and_aboard(&mut s, hex, ship),
            (3, 0),
            "again in the next stage"
        );
    }
}

#[test]
fn exo_15_4_each_cube_tries_to_land_once_per_stage() {
    let (mut s, hex, ship) = carrier_over("r01");
    let other = s.place_ship(P1, Carrier, hex);
    s.load_cubes(other, 1);
    s.go_to(Step::Deploy(0)).dice("1 1 1");
    for _ in 0..3 {
        s.act(P1, Action::Deploy(ship));
    }
    assert_eq!(s.refusal_rule(P1, Action::Deploy(ship)), "EXO-15.4");
    assert!(s.is_legal(P1, Action::Deploy(other)));
}

#[test]
fn ex_64_exo_8_20_advanced_maneuver_lands_cubes_without_a_roll() {
    let (mut s, hex, ship) = carrier_over("r01");
    s.learn_techs(P1, &[Tech::AdvManeuver])
        .go_to(Step::Deploy(0));
    for _ in 0..3 {
        s.act(P1, Action::Deploy(ship));
    }
    assert_eq!(landed_and_aboard(&mut s, hex, ship), (3, 0));
}

#[test]
fn ex_64_exo_15_1_exo_15_3_cubes_land_on_blue_planets_and_homes_without_a_roll() {
    let (mut s, hex, ship) = carrier_over("b01");
    s.set_cubes(P2, hex, 4).go_to(Step::Deploy(0));
    s.act(P1, Action::Deploy(ship)).act_done(P1);
    assert_eq!(
        landed_and_aboard(&mut s, hex, ship),
        (1, 2),
        "any number, whoever is there"
    );
    let mut s = empty_scene(2);
    let home = s.home(P2);
    let ship = s.place_ship(P1, Carrier, home);
    s.load_cubes(ship, 3).go_to(Step::Deploy(0));
    for _ in 0..3 {
        s.act(P1, Action::Deploy(ship));
    }
    assert_eq!(landed_and_aboard(&mut s, home, ship), (3, 0));
}

#[test]
fn exo_15_1_seats_deploy_from_own_ships_in_turn_order() {
    let (mut s, hex, ship) = carrier_over("b01");
    let other = s.place_ship(P2, Carrier, hex);
    s.load_cubes(other, 1);
    let empty = s.place_ship(P1, Carrier, hex);
    s.set_turn_order(&[P2, P1]).go_to(Step::Deploy(0));
    assert_eq!(s.asked_seats(), [P2]);
    assert_eq!(s.refusal_rule(P2, Action::Deploy(ship)), "EXO-15.1");
    s.act_done(P2);
    assert_eq!(s.refusal_rule(P1, Action::Deploy(empty)), "EXO-15.1");
    s.act_done(P1);
}

#[test]
fn exo_15_2_an_unfought_guard_does_not_prevent_deployment() {
    let (mut s, hex, ship) = carrier_over("b01");
    s.sector(hex).guard = 1;
    s.go_to(Step::Deploy(0)).act(P1, Action::Deploy(ship));
    assert_eq!(landed_and_aboard(&mut s, hex, ship), (1, 2));
}

#[test]
fn exo_15_5_amb_74_cubes_cannot_land_without_a_planet() {
    let (mut s, hex, ship) = carrier_over("b01");
    let council = s.place_ship(P1, Carrier, HexId::COUNCIL);
    s.load_cubes(council, 1);
    s.go_to(Step::Deploy(0));
    assert_eq!(s.refusal_rule(P1, Action::Deploy(council)), "EXO-15.5");
    s.sector(hex).is_destroyed = true;
    s.set_step(Step::Deploy(0));
    assert_eq!(s.refusal_rule(P1, Action::Deploy(ship)), "EXO-15.5");
    s.run();
    assert_ne!(s.step(), Step::Deploy(0), "nobody is asked");
}

#[test]
fn exo_15_6_exo_19_7_a_law_forbids_deployment_on_foreign_homes() {
    let mut s = empty_scene(2);
    let (home, own_home) = (s.home(P2), s.home(P1));
    let ship_abroad = s.place_ship(P1, Carrier, home);
    let ship_at_home = s.place_ship(P1, Carrier, own_home);
    s.load_cubes(ship_abroad, 1)
        .load_cubes(ship_at_home, 1)
        .enact_law("pol-14")
        .go_to(Step::Deploy(0));
    assert_eq!(s.refusal_rule(P1, Action::Deploy(ship_abroad)), "EXO-15.6");
    s.act(P1, Action::Deploy(ship_at_home));
    assert_eq!(s.sector(own_home).cubes[0], 1);
}

#[test]
fn exo_15_4_exo_19_4_cards_add_to_landing_dice() {
    let (mut s, hex, ship) = carrier_over("r01");
    s.enact_resolution("pol-26")
        .go_to(Step::Deploy(0))
        .dice("3 2 3");
    for _ in 0..3 {
        s.act(P1, Action::Deploy(ship));
    }
    assert_eq!(landed_and_aboard(&mut s, hex, ship), (2, 1));
    let (mut s, hex, ship) = carrier_over("r01");
    s.enact_resolution("pol-g07").go_to(Step::Deploy(0));
    s.act(P1, Action::Deploy(ship));
    assert_eq!(
        landed_and_aboard(&mut s, hex, ship),
        (1, 2),
        "nothing can fail, so nothing is rolled"
    );
}

#[test]
fn abl_06_the_surveyor_lasts_one_stage() {
    let (mut s, hex, ship) = carrier_over("g01");
    s.give_ability(P1, "abl-06");
    let card = s.game.ability_named("abl-06").unwrap();
    s.state.public.conquest_stage = 1;
    s.go_to(Step::Deploy(0))
        .dice("1")
        .act(P1, Action::Deploy(ship));
    s.act(P1, Action::Invoke(card))
        .act(P1, Action::Deploy(ship));
    assert_eq!(landed_and_aboard(&mut s, hex, ship), (1, 2));
    assert_eq!(s.refusal_rule(P1, Action::Invoke(card)), "EXO-18.3");
    s.act_done(P1);
    s.pass_until(|step| matches!(step, Step::Deploy(_)));
    s.dice("3").act(P1, Action::Deploy(ship));
    assert_eq!(
        landed_and_aboard(&mut s, hex, ship),
        (1, 2),
        "not in the next one"
    );
    assert!(s.log.contains(&Event::Landed {
        ship,
        hex,
        lands: false
    }));
}
