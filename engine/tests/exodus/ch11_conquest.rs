//! Chapter 11: mounting, orders, open movement, reveal, and the order of steps.

use crate::conquest_scene::{armed_ship, clear_map, direction, empty_scene, remove_guards};
use crate::scene::{P1, P2, P3, P4, scene, scene_of};
use engine::exodus::action::{Action, Token};
use engine::exodus::cards::BonusCard;
use engine::exodus::event::Event;
use engine::exodus::figures::BonusFigures;
use engine::exodus::hex::HexId;
use engine::exodus::options::{LayoutChoice, Mode, Options};
use engine::exodus::part::Item;
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::state::TokenStack;
use engine::exodus::step::Step;
use engine::exodus::tech::Tech;
use engine::game::{Game, Viewer};

use ShipType::{Carrier, Cruiser, Fighter, Raider};

#[test]
fn exo_11_2_conquest_steps_run_in_order() {
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::Cloaking]);
    let hex = s.hex(0, 0);
    s.go_to(Step::Conquest);
    assert_eq!(s.step(), Step::Mount(0));
    let carrier = ShipId::of(P1, Carrier, 0);
    s.act(P1, Action::Mount(carrier)).act_done(P1).act_done(P2);
    assert_eq!((s.step(), s.asked_seats()), (Step::Orders, vec![P1, P2]));
    s.act_done(P1).act_done(P2);
    assert_eq!((s.step(), s.asked_seats()), (Step::Open(0), vec![P1]));
    for ship in [
        carrier,
        ShipId::of(P1, Raider, 0),
        ShipId::of(P2, Raider, 0),
    ] {
        s.state.public.ship_mut(ship).hex = Some(hex);
    }
    s.act_done(P1).act_done(P2);
    assert_eq!((s.step(), s.asked_seats()), (Step::Uncloak(0), vec![P1]));
    s.chance.allow_unscripted();
    s.act(P1, Action::Uncloak(true));
    assert_eq!(s.battles(), [hex]);
}

#[test]
fn exo_11_2_deployment_is_the_last_conquest_step() {
    let mut s = scene(2);
    s.go_to(Step::Conquest);
    s.act(P1, Action::Mount(ShipId::of(P1, Carrier, 0)));
    s.pass_until(|step| matches!(step, Step::Deploy(_)));
    assert_eq!((s.step(), s.asked_seats()), (Step::Deploy(0), vec![P1]));
    s.act_done(P1);
    assert_eq!(
        s.state.public.conquest_stage, 2,
        "EXO-3.3: the second stage"
    );
}

#[test]
fn ex_60_exo_11_1_amb_77_all_seats_have_radar_in_the_last_stage() {
    let mut s = empty_scene(2);
    let stages = s.game.figures().bonus.iter();
    let moves = stages
        .take_while(|card| **card != BonusFigures::Move)
        .count();
    s.state.public.bonus = Some(BonusCard(moves as u8));
    s.state.public.turn = 7;
    s.learn_techs(P1, &[Tech::Cloaking]);
    s.install_parts(P2, Raider, &[Item::Nuclear]);
    let hidden = s.place_ship(P1, Raider, HexId::COUNCIL);
    s.place_ship(P2, Raider, HexId::COUNCIL);
    s.go_to(Step::Conquest);
    for conquest_stage in [1, 2] {
        assert_eq!(s.state.public.conquest_stage, conquest_stage);
        assert!(s.game.starts_cloaked(&s.state.public, P1));
        assert!(!s.state.public.visible.contains(hidden));
        s.pass_until(|step| matches!(step, Step::Uncloak(_)));
        s.act(P1, Action::Uncloak(false));
        assert!(s.battles().is_empty());
    }
    assert_eq!(s.state.public.conquest_stage, 3);
    assert!(
        s.state.public.visible.contains(hidden),
        "before anything else"
    );
    assert!(s.game.has_radar(&s.state.public, P2));
    assert!(
        !s.mat(P2).techs.contains(Tech::Radar),
        "it is no technology"
    );
    s.dice("5");
    s.pass_until(|step| !matches!(step, Step::Orders | Step::Open(_)));
    assert_eq!(s.battles(), [HexId::COUNCIL]);
    assert_eq!(s.step(), Step::Over);
}

#[test]
fn exo_11_1_ships_are_uncloaked_only_in_the_last_stage_of_the_last_turn() {
    let mut s = empty_scene(2);
    s.learn_techs(P1, &[Tech::Cloaking]);
    s.state.public.turn = 6;
    s.state.public.conquest_stage = 2;
    assert!(s.game.starts_cloaked(&s.state.public, P1));
    s.state.public.turn = 7;
    assert!(!s.game.starts_cloaked(&s.state.public, P1));
    s.state.public.conquest_stage = 1;
    assert!(s.game.starts_cloaked(&s.state.public, P1));
}

#[test]
fn ex_66_exo_11_3_ships_mount_cubes_up_to_their_transport_capacity() {
    let mut s = empty_scene(2);
    let home = s.home(P1);
    s.set_cubes(P1, home, 6).set_cubes(P2, home, 2);
    let ships = [Carrier, Cruiser, Fighter, Raider].map(|kind| s.place_ship(P1, kind, home));
    let away = s.place_ship(P1, Carrier, HexId::COUNCIL);
    let other = s.place_ship(P2, Carrier, home);
    s.go_to(Step::Conquest);
    assert_eq!(s.asked_seats(), [P1]);
    for _ in 0..3 {
        s.act(P1, Action::Mount(ships[0]));
    }
    assert_eq!(s.refusal_rule(P1, Action::Mount(ships[0])), "EXO-9.7");
    assert_eq!(s.refusal_rule(P1, Action::Mount(ships[2])), "EXO-9.7");
    assert_eq!(s.refusal_rule(P1, Action::Mount(ships[3])), "EXO-9.7");
    assert_eq!(s.refusal_rule(P1, Action::Mount(away)), "EXO-11.3");
    assert_eq!(s.refusal_rule(P1, Action::Mount(other)), "EXO-11.3");
    s.act(P1, Action::Mount(ships[1]));
    let cargo = ships.map(|ship| s.state.public.ship(ship).cargo);
    assert_eq!(cargo, [3, 1, 0, 0]);
    assert_eq!(s.sector(home).cubes[0], 2);
    assert_eq!(s.step(), Step::Mount(1), "nothing is left to decide");
}

#[test]
fn amb_75_only_own_cubes_can_be_mounted() {
    let mut s = empty_scene(2);
    let home = s.home(P2);
    s.set_cubes(P2, home, 3);
    let ship = s.place_ship(P1, Carrier, home);
    s.set_step(Step::Mount(0));
    assert_eq!(s.refusal_rule(P1, Action::Mount(ship)), "EXO-11.3");
}

#[test]
fn exo_11_4_cubes_stay_aboard_and_cloaked_ships_can_mount() {
    let mut s = empty_scene(2);
    s.learn_techs(P1, &[Tech::Cloaking]);
    let home = s.home(P1);
    s.set_cubes(P1, home, 5);
    let ship = s.place_ship(P1, Carrier, home);
    s.load_cubes(ship, 2);
    s.go_to(Step::Conquest).act(P1, Action::Mount(ship));
    assert_eq!(s.state.public.ship(ship).cargo, 3);
    assert_eq!(s.step(), Step::Orders);
}

#[test]
fn ex_65_exo_11_5_exo_8_22_civilian_ships_ferry_between_own_planets() {
    let mut s = empty_scene(2);
    let (home, red, blue, other) = (
        s.home(P1),
        s.planet("r01"),
        s.planet("b04"),
        s.planet("b05"),
    );
    s.set_cubes(P1, home, 3)
        .set_cubes(P1, red, 1)
        .set_cubes(P1, blue, 1);
    s.place_ship(P1, Carrier, home);
    s.go_to(Step::Conquest);
    assert_eq!(s.refusal_rule(P1, Action::Ferry(home, red)), "EXO-8.22");
    s.learn_techs(P1, &[Tech::CivilianShips]);
    s.state.public.conquest_stage = 0;
    s.go_to(Step::Conquest);
    assert_eq!(s.refusal_rule(P1, Action::Ferry(home, other)), "EXO-11.5");
    assert_eq!(s.refusal_rule(P1, Action::Ferry(home, home)), "EXO-11.5");
    for _ in 0..3 {
        s.act(P1, Action::Ferry(home, red));
    }
    assert_eq!(s.refusal_rule(P1, Action::Ferry(home, red)), "EXO-11.5");
    assert!(
        s.is_legal(P1, Action::Ferry(red, home)),
        "it was there as the turn began"
    );
    s.act(P1, Action::Ferry(blue, red));
    assert_eq!(s.sector(red).cubes[0], 5);
    assert_eq!(s.sector(home).cubes[0] + s.sector(blue).cubes[0], 0);
}

#[test]
fn exo_11_5_the_number_of_ferries_is_limited() {
    let mut s = empty_scene(2);
    let (home, red) = (s.home(P1), s.planet("r01"));
    s.set_cubes(P1, home, 1).set_cubes(P1, red, 1);
    s.learn_techs(P1, &[Tech::CivilianShips]);
    s.place_ship(P1, Carrier, home);
    s.go_to(Step::Conquest);
    s.act(P1, Action::Ferry(home, red));
    s.act(P1, Action::Ferry(red, home));
    assert_eq!(s.refusal_rule(P1, Action::Ferry(red, home)), "EXO-11.5");
    s.act(P1, Action::Mount(ShipId::of(P1, Carrier, 0)));
    assert_eq!(s.step(), Step::Orders);
}

#[test]
fn exo_11_6_an_order_holds_at_most_as_many_tokens_as_the_speed() {
    let mut s = empty_scene(2);
    let hex = HexId::COUNCIL;
    let slow = armed_ship(&mut s, P1, Raider, hex, &[Item::Nuclear]);
    let fast = armed_ship(&mut s, P1, Fighter, hex, &[Item::Antigravity]);
    let still = armed_ship(&mut s, P1, Cruiser, hex, &[Item::Phase]);
    s.go_to(Step::Conquest);
    s.order_tokens(slow, "-");
    assert_eq!(
        s.refusal_rule(P1, Action::Order(slow, Token::Blank)),
        "EXO-11.6"
    );
    s.order_tokens(fast, "1 - 4");
    assert_eq!(
        s.refusal_rule(P1, Action::Order(fast, Token::Blank)),
        "EXO-11.6"
    );
    assert_eq!(
        s.refusal_rule(P1, Action::Order(still, Token::Blank)),
        "EXO-9.4"
    );
    assert_eq!(
        s.refusal_rule(P1, Action::Order(ShipId::of(P2, Raider, 0), Token::Blank)),
        "EXO-11.6"
    );
}

#[test]
fn ex_56_exo_11_7_a_group_is_as_fast_as_its_slowest_ship() {
    let mut s = empty_scene(2);
    remove_guards(&mut s);
    let hex = HexId::COUNCIL;
    let cruiser = armed_ship(&mut s, P1, Cruiser, hex, &[Item::Fusion]);
    let raider = armed_ship(&mut s, P1, Raider, hex, &[Item::Nuclear]);
    let away = s.home(P1);
    let other = armed_ship(&mut s, P1, Fighter, away, &[Item::Nuclear]);
    s.go_to(Step::Conquest);
    assert_eq!(s.refusal_rule(P1, Action::Join(other, cruiser)), "EXO-11.7");
    assert_eq!(
        s.refusal_rule(P1, Action::Join(cruiser, cruiser)),
        "EXO-11.7"
    );
    s.act(P1, Action::Join(raider, cruiser));
    assert_eq!(
        s.refusal_rule(P1, Action::Join(cruiser, raider)),
        "EXO-11.7"
    );
    s.order_tokens(cruiser, "1");
    assert_eq!(
        s.refusal_rule(P1, Action::Order(cruiser, Token::Blank)),
        "EXO-11.6"
    );
    s.act_done(P1);
    assert_eq!(s.state.public.tokens[0], [1, 0, 0, 0, 0, 0, 1, 0]);
    s.pass_until(|step| step == Step::Orders);
    assert_eq!(s.hex_of(raider), s.hex_of(cruiser));
    assert_eq!(s.hex_of(raider), Some(s.hex(0, -1)));
}

#[test]
fn exo_11_7_a_joining_ship_takes_over_the_order_of_the_group() {
    let mut s = empty_scene(2);
    let first = armed_ship(&mut s, P1, Cruiser, HexId::COUNCIL, &[Item::Fusion]);
    let second = s.place_ship(P1, Cruiser, HexId::COUNCIL);
    let slow = armed_ship(&mut s, P1, Raider, HexId::COUNCIL, &[Item::Nuclear]);
    s.go_to(Step::Conquest).order_tokens(first, "1 -");
    assert_eq!(s.refusal_rule(P1, Action::Join(slow, first)), "EXO-11.7");
    s.act(P1, Action::Join(second, first));
    assert_eq!(
        s.state.private(P1).plan.orders[second.fleet_index()],
        TokenStack([1, 7, 0])
    );
}

#[test]
fn ex_55_exo_11_8_amb_42_orders_cannot_leave_the_map() {
    let mut s = empty_scene(2);
    let home = s.hex(0, -2);
    let ship = s.place_ship(P1, Raider, home);
    s.go_to(Step::Conquest);
    assert_eq!(
        s.refusal_rule(P1, Action::Order(ship, Token::Go(direction(1)))),
        "EXO-11.8"
    );
    s.order_tokens(ship, "4");
}

#[test]
fn exo_11_9_amb_41_stack_heights_become_public_after_the_last_commitment() {
    let mut s = empty_scene(2);
    let own_ship = armed_ship(&mut s, P1, Raider, HexId::COUNCIL, &[Item::Fusion]);
    let home = s.home(P2);
    s.place_ship(P2, Raider, home);
    s.go_to(Step::Conquest)
        .order_tokens(own_ship, "1 2")
        .act_done(P1);
    assert_eq!(s.asked_seats(), [P2]);
    let seen = |s: &crate::scene::Scene| s.game.view(&s.state, Viewer::Seat(P2));
    let before = seen(&s);
    let mut changed = s.clone();
    changed.state.private_mut(P1).plan.orders[0] = TokenStack([3, 0, 0]);
    assert_eq!(before, seen(&changed), "nothing of it is seen");
    assert_eq!(s.state.public.tokens[0][0], 0);
    s.act_done(P2);
    assert_eq!(s.state.public.tokens[0][0], 2);
    assert!(s.log.contains(&Event::Stacked {
        ship: own_ship,
        tokens: 2
    }));
    let before = seen(&s);
    let mut changed = s.clone();
    changed.state.private_mut(P1).plan.orders[0] = TokenStack([3, 3, 0]);
    assert_eq!(before, seen(&changed), "the faces are not seen");
}

#[test]
fn exo_1_3_orders_can_be_changed_until_all_have_committed() {
    let mut s = empty_scene(2);
    remove_guards(&mut s);
    let own_ship = s.place_ship(P1, Raider, HexId::COUNCIL);
    let home = s.home(P2);
    s.place_ship(P2, Raider, home);
    s.go_to(Step::Conquest)
        .order_tokens(own_ship, "1")
        .act_done(P1);
    s.act(P1, Action::Reopen)
        .order_tokens(own_ship, "2")
        .act_done(P1)
        .act_done(P2);
    s.act_done(P2);
    assert_eq!(s.hex_of(own_ship), Some(s.hex(1, -1)));
}

#[test]
fn ex_57_exo_11_10_amb_43_open_movement_comes_before_the_reveal() {
    let mut s = empty_scene(2);
    remove_guards(&mut s);
    let home = s.home(P2);
    let fighter = armed_ship(&mut s, P1, Fighter, HexId::COUNCIL, &[Item::Fusion]);
    let raider = armed_ship(&mut s, P2, Raider, home, &[Item::Fusion]);
    let (back, ahead) = (
        Action::Step(fighter, direction(1)),
        Action::Step(fighter, direction(4)),
    );
    s.go_to(Step::Conquest)
        .act_done(P1)
        .order_tokens(raider, "1 -")
        .act_done(P2);
    assert_eq!(
        s.asked_seats(),
        [P1],
        "one after the other, before the reveal"
    );
    assert_eq!(s.state.public.tokens[1][0], 2);
    assert_eq!(s.hex_of(raider), Some(home));
    assert_eq!(
        s.refusal_rule(P2, Action::Step(raider, direction(1))),
        "EXO-1.2"
    );
    s.act(P1, ahead).act(P1, back);
    assert_eq!(s.hex_of(fighter), Some(HexId::COUNCIL));
    assert_eq!(s.hex_of(raider), Some(s.hex(0, 1)), "then it was revealed");
    assert_eq!(s.step(), Step::Orders, "the next stage");
    assert_eq!(s.refusal_rule(P1, ahead), "EXO-11.6");
}

#[test]
fn ex_57_exo_11_10_ships_with_tokens_do_not_move_openly() {
    let mut s = empty_scene(2);
    remove_guards(&mut s);
    let free = s.place_ship(P1, Raider, HexId::COUNCIL);
    let bound = s.place_ship(P1, Raider, HexId::COUNCIL);
    s.go_to(Step::Conquest)
        .order_tokens(bound, "-")
        .act_done(P1);
    assert_eq!(
        s.refusal_rule(P1, Action::Step(bound, direction(1))),
        "EXO-11.10"
    );
    let corner = s.hex(-1, -1);
    s.state.public.ship_mut(free).hex = Some(corner);
    assert_eq!(
        s.refusal_rule(P1, Action::Step(free, direction(1))),
        "EXO-11.10"
    );
    s.act(P1, Action::Step(free, direction(3)));
    assert_eq!(s.hex_of(bound), Some(HexId::COUNCIL));
}

#[test]
fn ex_54_exo_11_11_exo_11_12_ships_pass_through_hexes_without_fighting() {
    let mut s = empty_scene(2);
    let (north, south) = (s.hex(0, -2), s.hex(0, -1));
    assert!(s.sector(south).guard > 0);
    let red = s.place_ship(P1, Raider, north);
    let blue = s.place_ship(P2, Raider, south);
    s.go_to(Step::Conquest)
        .order_tokens(red, "4")
        .order_tokens(blue, "1");
    s.sector(south).guard = 0;
    s.act_done(P1).act_done(P2);
    assert_eq!((s.hex_of(red), s.hex_of(blue)), (Some(south), Some(north)));
    assert!(s.battles().is_empty());
    // A ship passes through a hex with a guard and a destroyed planet.
    let mut s = empty_scene(2);
    let fast = armed_ship(&mut s, P1, Raider, north, &[Item::Fusion]);
    let ruin = s.hex(0, -1);
    s.sector(ruin).is_destroyed = true;
    s.go_to(Step::Conquest)
        .order_tokens(fast, "4 4")
        .act_done(P1);
    assert_eq!((s.hex_of(fast), s.guards()), (Some(HexId::COUNCIL), 0));
}

#[test]
fn exo_11_11_exo_11_13_all_tokens_are_carried_out_and_taken_back() {
    let mut s = empty_scene(2);
    let ship = armed_ship(&mut s, P1, Fighter, HexId::COUNCIL, &[Item::Antigravity]);
    s.go_to(Step::Conquest)
        .order_tokens(ship, "1 - 4")
        .act_done(P1);
    assert_eq!(s.hex_of(ship), Some(HexId::COUNCIL));
    let path = [s.hex(0, 0), s.hex(0, -1), s.hex(0, -1), s.hex(0, 0)];
    let flown = s.log.iter().find_map(|event| match event {
        Event::Flown { path, .. } => Some(path.to_vec()),
        _ => None,
    });
    assert_eq!(flown, Some(path.to_vec()));
    assert_eq!(s.state.public.tokens[0], [0; 8]);
    assert_eq!(s.state.private(P1).plan, Default::default());
    s.order_tokens(ship, "1 - 4");
}

#[test]
fn exo_11_14_amb_44_seats_uncloak_hex_by_hex_for_one_stage() {
    let mut s = empty_scene(2);
    s.learn_techs(P1, &[Tech::Cloaking]);
    let (council, outer) = (s.hex(0, 0), s.hex(1, 1));
    for hex in [council, outer] {
        s.place_ship(P1, Raider, hex);
        armed_ship(&mut s, P2, Raider, hex, &[Item::Nuclear, Item::Em]);
    }
    let carrier = s.place_ship(P1, Carrier, council);
    s.chance.allow_unscripted();
    s.go_to(Step::Reveal);
    assert_eq!(s.asked_seats(), [P1]);
    assert_eq!(
        s.state.public.uncloak_hexes.first(),
        Some(council),
        "canonical order"
    );
    s.act(P1, Action::Uncloak(true));
    assert!(
        s.state.public.visible.contains(carrier),
        "all of the hex together"
    );
    assert!(s.battles().is_empty(), "all decisions come first");
    s.act(P1, Action::Uncloak(false));
    assert_eq!(s.battles(), [council]);
    if s.hex_of(carrier).is_some() {
        assert!(!s.state.public.visible.contains(carrier), "cloaked again");
    }
}

#[test]
fn exo_11_15_exo_11_16_amb_52_battles_run_in_canonical_hex_order() {
    let mut s = empty_scene(2);
    s.install_parts(P2, Raider, &[Item::Nuclear]);
    let places = [s.hex(1, 1), s.hex(0, 0)];
    for hex in places {
        s.place_ship(P1, Raider, hex);
        s.place_ship(P2, Raider, hex);
    }
    s.dice("5 6").go_to(Step::Reveal);
    assert_eq!(s.battles(), [places[1], places[0]]);
    assert!(s.is_spent());
}

#[test]
fn ex_49_amb_61_amb_62_the_movement_and_battle_example_of_the_book() {
    let mut s = scene_of(Options {
        layout: LayoutChoice::Shipped("long".to_owned()),
        ..Options::standard(4)
    });
    clear_map(&mut s);
    let (green, blue, white, red) = (P1, P2, P3, P4);
    s.set_turn_order(&[green, blue, red, white]);
    let hex = s.hex(1, -2);
    assert_eq!(s.sector(hex).guard, 2);
    use Item::{Em, Fusion, Mg, Nuclear, Plasma, Ssl};
    let (north, carriers, cruisers, start) =
        (s.hex(0, -2), s.hex(-2, -1), s.hex(2, -1), s.hex(2, -3));
    let fighter = armed_ship(&mut s, red, Fighter, north, &[Fusion, Plasma, Ssl, Mg]);
    let west = s.hex(1, -3);
    let raider_a = armed_ship(&mut s, red, Raider, west, &[Nuclear, Ssl, Em]);
    let raider_b = s.place_ship(red, Raider, west);
    let carrier = armed_ship(&mut s, red, Carrier, carriers, &[Nuclear]);
    let cruiser_a = armed_ship(
        &mut s,
        blue,
        Cruiser,
        cruisers,
        &[Fusion, Ssl, Ssl, Ssl, Mg, Mg],
    );
    let cruiser_b = s.place_ship(blue, Cruiser, cruisers);
    let hidden = armed_ship(&mut s, green, Raider, start, &[Nuclear]);
    s.learn_techs(green, &[Tech::Cloaking]);
    s.load_cubes(cruiser_a, 1);
    s.set_resistance_deck(2, &["res-ii-1"]);
    s.go_to(Step::Conquest);
    s.order_tokens(hidden, "5").act_done(green);
    s.order_tokens(carrier, "-")
        .order_tokens(raider_a, "4")
        .order_tokens(raider_b, "4");
    s.order_tokens(fighter, "3").act_done(red);
    s.act(blue, Action::Join(cruiser_b, cruiser_a));
    s.order_tokens(cruiser_a, "1 6").act_done(blue);
    // White has no ship and was not asked; every ship has tokens.
    assert_eq!((s.step(), s.asked_seats()), (Step::Uncloak(0), vec![green]));
    for ship in [hidden, fighter, raider_a, raider_b, cruiser_a, cruiser_b] {
        assert_eq!(s.hex_of(ship), Some(hex));
    }
    assert_eq!(s.hex_of(carrier), Some(carriers));
    s.dice("1 2 2 2 3 3 4 4 5 5 6 6").dice("1 1 1 2 3 4 5 6 6");
    s.act(green, Action::Uncloak(false));
    assert_eq!(s.asked_seats(), [blue, red], "both at once");
    let hit = Action::Hit;
    s.act_all(red, &[hit(cruiser_a), hit(cruiser_a), hit(cruiser_a)]);
    assert_eq!(s.asked_seats(), [blue]);
    s.dice("1 1 2 3 3 3 4 5 5 5 6 6").dice("1 5 5 6");
    s.act_all(blue, &[hit(fighter), hit(fighter), hit(fighter)]);
    s.act(blue, hit(raider_a));
    assert_eq!(
        (s.hex_of(fighter), s.damage(raider_a), s.damage(cruiser_a)),
        (None, 1, 3)
    );
    // Round 2: Blue's hits leave no choice.
    assert_eq!(s.asked_seats(), [red]);
    s.dice("2 3 4 4 5 6")
        .dice("1 1 2")
        .dice("1 2 2 3 4 5")
        .dice("3 4 6");
    let stash = s.mat(blue).stash;
    s.act_all(red, &[hit(cruiser_a), hit(cruiser_a)]);
    assert_eq!(
        [cruiser_a, raider_a, raider_b].map(|ship| s.hex_of(ship)),
        [None; 3]
    );
    assert_eq!(s.mat(blue).stash, stash + 1, "EXO-9.8");
    assert_eq!((s.track_points(blue), s.track_points(red)), (120, 0));
    let guards = s.log.iter().filter_map(|event| match event {
        Event::Rolled {
            seat,
            dice: engine::exodus::event::RollPurpose::Guard,
            ..
        } => Some(*seat),
        _ => None,
    });
    assert_eq!(
        guards.collect::<Vec<_>>(),
        [white, white],
        "the left neighbor runs the guard"
    );
    assert_eq!((s.damage(cruiser_b), s.sector(hex).guard), (2, 0));
    let card = s.game.resistance_named("res-ii-1").unwrap();
    assert!(s.mat(blue).trophies.contains(card.0));
    assert!(s.is_spent());
    assert_eq!(s.hex_of(hidden), Some(hex));
}

#[test]
fn abl_09_the_navigator_is_sealed_with_the_orders() {
    let mut s = empty_scene(2);
    let own_ship = s.place_ship(P1, Raider, HexId::COUNCIL);
    let home = s.home(P2);
    s.place_ship(P2, Raider, home);
    s.give_ability(P1, "abl-09");
    let card = s.game.ability_named("abl-09").unwrap();
    s.go_to(Step::Conquest).order_tokens(own_ship, "1");
    assert_eq!(
        s.refusal_rule(P1, Action::Order(own_ship, Token::Blank)),
        "EXO-11.6"
    );
    s.act(P1, Action::Invoke(card)).order_tokens(own_ship, "1");
    assert_eq!(s.refusal_rule(P1, Action::Invoke(card)), "EXO-18.5");
    s.act_done(P1);
    assert!(
        !s.state.public.hurried.contains(P1),
        "part of what is sealed"
    );
    assert_eq!(s.mat(P1).abilities, 1);
    s.act_done(P2);
    assert!(s.state.public.hurried.contains(P1));
    assert_eq!(
        (s.mat(P1).abilities, s.mat(P1).spent.contains(card.0)),
        (0, true)
    );
    s.act_done(P2);
    assert_eq!(s.hex_of(own_ship), Some(s.home(P1)));
    assert!(!s.state.public.hurried.contains(P1), "for this stage");
}

#[test]
fn exo_19_4_cards_change_the_speed_that_limits_orders() {
    let mut s = empty_scene(2);
    let own_ship = s.place_ship(P1, Raider, HexId::COUNCIL);
    s.enact_resolution("pol-g08")
        .go_to(Step::Conquest)
        .order_tokens(own_ship, "- -");
    let mut s = empty_scene(2);
    let fast = armed_ship(&mut s, P1, Raider, HexId::COUNCIL, &[Item::Fusion]);
    s.enact_resolution("pol-g09")
        .go_to(Step::Conquest)
        .order_tokens(fast, "-");
    assert_eq!(
        s.refusal_rule(P1, Action::Order(fast, Token::Blank)),
        "EXO-11.6"
    );
}

fn short_game() -> crate::scene::Scene {
    let mut s = scene_of(Options {
        mode: Mode::Short,
        ..Options::standard(3)
    });
    remove_guards(&mut s);
    clear_map(&mut s);
    s
}

#[test]
fn ex_73_exo_17_5_the_short_game_moves_openly_in_reverse_turn_order() {
    let mut s = short_game();
    let homes = [P1, P2, P3].map(|seat| s.home(seat));
    let ships = [P1, P2, P3].map(|seat| s.place_ship(seat, Raider, homes[seat.index()]));
    let fast = armed_ship(&mut s, P2, Fighter, homes[1], &[Item::Fusion]);
    s.go_to(Step::Conquest);
    assert_eq!((s.step(), s.asked_seats()), (Step::Open(0), vec![P3]));
    let toward = |s: &crate::scene::Scene, from: HexId, to: HexId| {
        let stack = s.game.route(from, to, 3).unwrap();
        let token = stack.tokens().next();
        match token {
            Some(Token::Go(direction)) => direction,
            _ => panic!("a step"),
        }
    };
    let step = Action::Step(ships[2], toward(&s, homes[2], HexId::COUNCIL));
    s.act(P3, step);
    assert_eq!(s.asked_seats(), [P2], "a Raider moves one step");
    let step = Action::Step(fast, toward(&s, homes[1], HexId::COUNCIL));
    s.act(P2, step);
    let step = Action::Step(fast, toward(&s, s.hex_of(fast).unwrap(), HexId::COUNCIL));
    s.act(P2, step);
    assert_eq!(s.refusal_rule(P2, step), "EXO-9.4");
    s.act_done(P2);
    assert_eq!(s.asked_seats(), [P1]);
    s.act_done(P1);
    assert_eq!(s.hex_of(fast), Some(HexId::COUNCIL));
    assert_eq!(s.state.public.conquest_stage, 2, "no orders, no reveal");
}

#[test]
fn exo_17_5_abl_09_the_navigator_is_used_during_open_movement() {
    let mut s = short_game();
    let home = s.home(P3);
    let ship = s.place_ship(P3, Raider, home);
    s.give_ability(P3, "abl-09");
    let card = s.game.ability_named("abl-09").unwrap();
    s.go_to(Step::Conquest);
    let around = s
        .game
        .hexes_within(home, 1)
        .difference(engine::exodus::hex::HexSet::NONE.with(home));
    let next = around.first().unwrap();
    let stack = s.game.route(home, next, 1).unwrap();
    let Some(Token::Go(direction)) = stack.tokens().next() else {
        panic!("a step")
    };
    s.act(P3, Action::Step(ship, direction));
    assert_eq!(s.asked_seats(), [P3], "an ability could still help");
    assert_eq!(
        s.game.reach(&s.state.public, ship).len(),
        s.game.hexes_within(next, 1).len()
    );
    s.act(P3, Action::Invoke(card));
    let back = s.game.route(next, home, 1).unwrap().tokens().next();
    let Some(Token::Go(back)) = back else {
        panic!("a step")
    };
    s.act(P3, Action::Step(ship, back));
    assert_eq!(s.hex_of(ship), Some(home));
    assert_eq!(s.state.public.conquest_stage, 2);
}

#[test]
fn reach_and_routes_cover_all_hexes_within_speed() {
    let mut s = empty_scene(3);
    let ship = armed_ship(&mut s, P1, Raider, HexId::COUNCIL, &[Item::Fusion]);
    assert_eq!(
        s.game.reach(&s.state.public, ship).len(),
        19,
        "the whole map of radius 2"
    );
    for to in s.game.hexes() {
        let stack = s.game.route(HexId::COUNCIL, to, 2).unwrap();
        assert_eq!(stack.token_count(), s.game.distance(HexId::COUNCIL, to));
        assert_eq!(s.game.flight_end(HexId::COUNCIL, stack), to);
    }
    let (north, south) = (s.hex(0, -2), s.hex(0, 2));
    assert_eq!(s.game.route(north, south, 3), None);
    assert_eq!(
        s.game
            .reach(&s.state.public, ShipId::of(P2, Raider, 0))
            .len(),
        0
    );
}
