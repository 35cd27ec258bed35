//! Chapter 10: Fire WMD.

use crate::scene::{P1, P2, P3, Scene, scene, scene_of};
use engine::exodus::action::Action;
use engine::exodus::event::Event;
use engine::exodus::hex::HexId;
use engine::exodus::options::Options;
use engine::exodus::part::{Item, Rocket};
use engine::exodus::ship::ShipType;
use engine::exodus::step::Step;
use engine::exodus::tech::Tech;

use Rocket::{Biochemical, Graviton, Hypersonic};

/// Returns the position of the rule book, with green as P1 and red as P2.
fn rule_book_scene() -> (Scene, [HexId; 5]) {
    let mut s = scene(3);
    let at = [(1, -2), (-1, -1), (2, -1), (-2, 1), (1, 1)].map(|(q, r)| s.hex(q, r));
    for (hex, id) in at.into_iter().zip(["b01", "b02", "b03", "b04", "r06"]) {
        s.place_tile(hex, id);
    }
    let [first, second, third, fourth, _] = at;
    s.set_cubes(P1, first, 1)
        .set_cubes(P1, second, 1)
        .set_cubes(P2, third, 1);
    s.set_cubes(P2, fourth, 2).set_cubes(P1, fourth, 1);
    s.place_rocket(first, Graviton)
        .place_rocket(second, Biochemical)
        .place_rocket(second, Biochemical);
    s.place_rocket(third, Hypersonic);
    (s, at)
}

/// All rockets are resolved at the same time: EXO-10.2, EXO-10.4, EXO-10.8, EXO-10.9, EXO-10.11,
/// EXO-10.12.
#[test]
fn ex_43_exo_10_2_exo_10_4_exo_10_8_exo_10_11_exo_10_12_the_rocket_example_of_the_book() {
    let (mut s, [first, second, third, fourth, fifth]) = rule_book_scene();
    let raider = s.move_ship(P2, ShipType::Raider, third);
    s.sector(third).guard = 2;
    let stashes = [P1, P2].map(|seat| s.mat(seat).stash);
    let supply = s.supply(Item::Hypersonic);
    s.go_to(Step::Target(0));
    assert_eq!(s.asked_seats(), [P1]);
    s.act(P1, Action::Target(Graviton, first, third));
    s.act_all(P1, &[Action::Target(Biochemical, second, fourth); 2]);
    // Later seats see the assignment; a seat without a rocket is not asked.
    assert_eq!(s.asked_seats(), [P2]);
    assert_eq!(s.state.public.rocket_attacks.len(), 3);
    assert_eq!(s.refusal_rule(P1, Action::Done), "EXO-1.2");
    s.dice("3 3 3 3")
        .dice("2 5")
        .dice("1 3 4")
        .dice("5 6 6")
        .dice("1 3 3 5 6");
    s.act(P2, Action::Target(Hypersonic, third, fifth));
    assert!(s.is_spent());

    assert_eq!(s.sector(fourth).cubes, [0; 6]);
    let ruin = *s.sector(third);
    assert!(ruin.is_destroyed && s.game.planet(&ruin).is_none());
    assert_eq!((ruin.cubes, ruin.tokens, ruin.rockets), ([0; 6], 0, [0; 3]));
    assert_eq!(s.supply(Item::Hypersonic), supply + 1);
    assert_eq!(s.tokens(fifth), 1);
    assert_eq!(
        [P1, P2].map(|seat| s.mat(seat).stash),
        [stashes[0] + 1, stashes[1] + 3]
    );
    // AMB-74: ships and the guard are unharmed, and the hex stays on the map.
    assert_eq!(s.state.public.ship(raider).hex, Some(third));
    assert_eq!(ruin.guard, 2);
    assert!(s.step().is_conquest());
}

#[test]
fn amb_74_exo_10_12_guards_survive_the_destruction_of_their_planet() {
    let (mut s, [first, _, third, ..]) = rule_book_scene();
    s.sector(third).guard = 3;
    s.dice("6 6 6")
        .go_to(Step::Target(0))
        .act(P1, Action::Target(Graviton, first, third));
    s.act_all(P1, &[Action::Done]).act(P2, Action::Done);
    assert!(s.sector(third).is_destroyed);
    assert_eq!(s.sector(third).guard, 3);
}

/// A rocket is fired once per stage and stays if it misses: EXO-10.5, AMB-34.
#[test]
fn ex_47_exo_10_5_amb_34_missed_and_unused_rockets_stay_on_their_planet() {
    let (mut s, [first, second, third, fourth, _]) = rule_book_scene();
    s.go_to(Step::Target(0))
        .act(P1, Action::Target(Graviton, first, fourth));
    assert_eq!(
        s.refusal_rule(P1, Action::Target(Graviton, first, fourth)),
        "EXO-10.5"
    );
    assert_eq!(
        s.refusal_rule(P1, Action::Target(Hypersonic, second, fourth)),
        "EXO-10.5"
    );
    s.dice("1").act(P1, Action::Done).act(P2, Action::Done);
    assert_eq!(s.sector(first).rockets, [0, 0, 1]);
    s.go_to(Step::Target(0));
    assert!(s.is_legal(P1, Action::Target(Graviton, first, third)));
    // A seat that no longer controls the planet cannot fire the rocket.
    s.set_cubes(P2, first, 2)
        .set_cubes(P1, second, 0)
        .go_to(Step::Conquest);
    s.state.public.rocket_controllers.clear();
    s.go_to(Step::Target(0));
    assert_eq!(s.asked_seats(), [P2]);
}

/// Returns whether a rocket arrives with this distance die.
fn rocket_arrives(techs: &[Tech], to: (i8, i8), die: u8) -> bool {
    let mut s = scene(6);
    let (from, to) = (s.hex(1, -3), s.hex(to.0, to.1));
    s.place_tile(from, "b01");
    s.place_tile(to, "b02");
    s.learn_techs(P1, techs)
        .set_cubes(P1, from, 1)
        .place_rocket(from, Hypersonic);
    s.go_to(Step::Target(0))
        .dice(&die.to_string())
        .chance
        .allow_unscripted();
    s.act(P1, Action::Target(Hypersonic, from, to));
    s.has_event(|event| matches!(event, Event::Flew { arrives: true, .. }))
}

/// The distance die must exceed the distance; Radar adds 1: EXO-10.3, EXO-10.7, EXO-8.24.
#[test]
fn ex_44_exo_10_3_exo_10_7_exo_8_24_the_distance_die_must_exceed_the_distance() {
    let far_target = (-1, 2);
    assert!(!rocket_arrives(&[], far_target, 5) && rocket_arrives(&[], far_target, 6));
    assert!(
        rocket_arrives(&[Tech::Radar], far_target, 5)
            && !rocket_arrives(&[Tech::Radar], far_target, 4)
    );
    let near_target = (1, -2);
    assert!(!rocket_arrives(&[], near_target, 1) && rocket_arrives(&[], near_target, 2));
    let mut s = scene(6);
    let (from, to) = (s.hex(1, -3), s.hex(-1, 3));
    s.place_tile(from, "b01");
    s.place_tile(to, "b02");
    assert_eq!(s.game.distance(from, to), 6);
    let needed = |to| s.game.min_distance_roll(&s.state.public, P1, from, to);
    assert_eq!([to, s.hex(-1, 2), s.hex(1, -2)].map(needed), [7, 6, 2]);
    s.set_cubes(P1, from, 1)
        .place_rocket(from, Hypersonic)
        .go_to(Step::Target(0));
    assert_eq!(
        s.refusal_rule(P1, Action::Target(Hypersonic, from, to)),
        "EXO-10.3"
    );
}

#[test]
fn exo_10_7_cards_add_to_the_distance_die() {
    let mut options = Options::standard(6);
    options.uses_generals = true;
    let mut s = scene_of(options);
    let card = s.game.ability_named("abl-10").expect("a card");
    let (from, to) = (s.hex(1, -3), s.hex(-1, 2));
    s.place_tile(from, "b01");
    s.place_tile(to, "b02");
    s.enact_resolution("pol-27")
        .give_ability(P1, "abl-10")
        .set_cubes(P1, from, 1);
    s.place_rocket(from, Hypersonic).go_to(Step::Target(0));
    // ABL-10: used in the seat's target step; the seat is still asked after all assignments.
    s.act(P1, Action::Target(Hypersonic, from, to));
    assert_eq!(s.asked_seats(), [P1]);
    // The die, the resolution and the ability add up to six, more than five.
    s.dice("3").dice("1 1 1 1 1").act(P1, Action::Invoke(card));
    assert!(s.has_event(|event| matches!(
        event,
        Event::Flew {
            arrives: true,
            die: 3,
            ..
        }
    )));
    // The ability counts only in this stage.
    assert_eq!(s.game.distance_bonus(&s.state.public, P1), 1);
}

/// Control needs strictly the most cubes: AMB-33.
#[test]
fn ex_45_ex_79_exo_10_1_amb_33_the_controller_of_the_planet_fires_its_rockets() {
    let mut s = scene(3);
    let (from, to) = (s.hex(1, -2), s.hex(2, -1));
    s.place_tile(from, "b01");
    s.place_tile(to, "b02");
    s.set_cubes(P1, from, 2)
        .set_cubes(P2, from, 2)
        .set_cubes(P3, from, 3)
        .place_rocket(from, Hypersonic);
    s.go_to(Step::Target(0));
    assert_eq!(s.asked_seats(), [P3]);
    s.set_cubes(P3, from, 0);
    s.state.public.rocket_controllers.clear();
    s.go_to(Step::Target(0));
    assert!(s.step().is_conquest());
    // The seat that has more cubes now fires it, no matter which seat bought it.
    s.set_cubes(P2, from, 3).go_to(Step::Target(0));
    assert_eq!(s.asked_seats(), [P2]);
    assert!(s.is_legal(P2, Action::Target(Hypersonic, from, to)));
}

/// Control of rockets is checked once, at the start of the stage.
#[test]
fn amb_71_exo_10_1_control_is_checked_only_at_the_start_of_the_stage() {
    let (mut s, [first, _, third, fourth, _]) = rule_book_scene();
    s.go_to(Step::Target(0))
        .set_cubes(P2, first, 5)
        .set_cubes(P1, third, 5);
    assert_eq!(
        s.refusal_rule(P1, Action::Target(Hypersonic, third, fourth)),
        "EXO-10.1"
    );
    s.act(P1, Action::Target(Graviton, first, fourth))
        .act(P1, Action::Done);
    assert_eq!(
        s.refusal_rule(P2, Action::Target(Graviton, first, fourth)),
        "EXO-10.5"
    );
    assert!(s.is_legal(P2, Action::Target(Hypersonic, third, fourth)));
}

/// Homes, the rocket's planet and hexes without a planet are no targets: EXO-10.3, AMB-36, AMB-37.
#[test]
fn ex_46_exo_10_3_amb_36_homes_and_hexes_without_a_planet_are_no_targets() {
    let (mut s, [first, _, third, fourth, _]) = rule_book_scene();
    s.sector(fourth).is_destroyed = true;
    s.go_to(Step::Target(0));
    let council = s.hex(0, 0);
    for to in [s.home(P1), s.home(P2), first, council, fourth, HexId(200)] {
        assert_eq!(
            s.refusal_rule(P1, Action::Target(Graviton, first, to)),
            "EXO-10.3"
        );
    }
    assert!(s.is_legal(P1, Action::Target(Graviton, first, third)));
}

#[test]
fn amb_37_distances_ignore_gaps_in_the_map() {
    // The map for two players has no hexes east and west of these.
    let s = scene(2);
    let (from, to) = (s.hex(1, -2), s.hex(-1, 2));
    assert_eq!(s.game.distance(from, to), 4);
}

#[test]
fn exo_10_6_a_law_skips_the_rocket_stage() {
    let (mut s, _) = rule_book_scene();
    s.enact_law("pol-08").go_to(Step::Target(0));
    assert!(s.step().is_conquest());
    assert!(s.state.public.rocket_controllers.is_empty());
}

/// Each hit destroys one token, even if a token is worth 5 CP: AMB-39.
#[test]
fn ex_48_exo_10_9_amb_39_surplus_hits_on_tokens_are_lost() {
    let (mut s, [first, _, third, fourth, _]) = rule_book_scene();
    s.sector(fourth).tokens = 2;
    s.set_cubes(P1, first, 0)
        .go_to(Step::Target(0))
        .act(P1, Action::Done);
    s.dice("6")
        .dice("5 5 6 6 1")
        .act(P2, Action::Target(Hypersonic, third, fourth));
    assert_eq!(s.tokens(fourth), 0);
    assert_eq!(s.sector(fourth).cubes[..2], [1, 2]);
}

/// The firing seat's cubes are not exempt, and hits are used until no cube is left: EXO-10.10,
/// AMB-38.
#[test]
fn exo_10_10_amb_38_the_firing_seat_chooses_the_cubes_to_kill() {
    let (mut s, [_, second, _, fourth, _]) = rule_book_scene();
    s.set_cubes(P3, fourth, 2);
    s.go_to(Step::Target(0))
        .act(P1, Action::Target(Biochemical, second, fourth));
    s.dice("6")
        .dice("5 6 1")
        .act(P1, Action::Done)
        .act(P2, Action::Done);
    assert_eq!((s.step(), s.asked_seats()), (Step::Kill, vec![P1]));
    assert_eq!(s.refusal_rule(P1, Action::Done), "EXO-10.10");
    let kills = [P1, P2, P3].map(|seat| s.is_legal(P1, Action::Kill(seat)));
    assert_eq!(kills, [true; 3]);
    s.act(P1, Action::Kill(P1));
    assert_eq!(s.refusal_rule(P1, Action::Kill(P1)), "EXO-10.10");
    s.act(P1, Action::Kill(P3));
    assert_eq!(s.sector(fourth).cubes[..3], [0, 2, 1]);
    assert!(s.step().is_conquest());
}

/// Each seat chooses among the cubes that are left, in turn order.
#[test]
fn exo_10_11_seats_choose_cubes_to_kill_in_turn_order() {
    let (mut s, [_, second, third, fourth, _]) = rule_book_scene();
    s.place_rocket(third, Biochemical).set_cubes(P3, fourth, 1);
    s.go_to(Step::Target(0))
        .act(P1, Action::Target(Biochemical, second, fourth));
    s.act(P1, Action::Done)
        .dice("6 6")
        .dice("6 1 1")
        .dice("6 6 1");
    s.act_all(
        P2,
        &[Action::Target(Biochemical, third, fourth), Action::Done],
    );
    assert_eq!(s.asked_seats(), [P1]);
    s.act(P1, Action::Kill(P2));
    assert_eq!(s.asked_seats(), [P2]);
    s.act(P2, Action::Kill(P1));
    s.act(P2, Action::Kill(P3));
    assert_eq!(s.sector(fourth).cubes[..3], [0, 1, 0]);
}

/// Assignments are public, and a seat need not fire its rockets: AMB-40, EXO-10.2.
#[test]
fn amb_40_exo_10_2_target_assignments_are_public() {
    let (mut s, [_, second, _, fourth, _]) = rule_book_scene();
    s.go_to(Step::Target(0))
        .act(P1, Action::Target(Biochemical, second, fourth));
    s.act(P1, Action::Done);
    let attack = s.state.public.rocket_attacks[0];
    assert_eq!((attack.seat, attack.from, attack.to), (P1, second, fourth));
    s.dice("1").act(P2, Action::Done);
    assert!(s.state.public.rocket_attacks.is_empty());
}

/// Dice hit on 5 and 6; the number of dice depends on the rocket: EXO-10.8.
#[test]
fn exo_10_8_rockets_roll_five_three_and_two_dice() {
    let s = scene(2);
    let dice = Rocket::ALL.map(|rocket| s.game.item(rocket.item()).value);
    assert_eq!(dice, [5, 3, 2]);
    assert_eq!(s.game.frame().hit, 5);
}
