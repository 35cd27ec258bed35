//! Chapter 12: cloaking and Radar.

use crate::conquest_scene::{empty_scene, empty_scene_of};
use crate::scene::{P1, P2, P3, Scene};
use engine::exodus::action::Action;
use engine::exodus::cards::BonusCard;
use engine::exodus::figures::BonusFigures;
use engine::exodus::hex::HexId;
use engine::exodus::options::HouseRules;
use engine::exodus::part::Item;
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::step::Step;
use engine::exodus::tech::Tech;
use engine::game::Seat;

use ShipType::{Carrier, Raider};

/// Returns a game after movement, with a Raider of each seat in the High Council hex. `C` in the
/// technologies of a seat stands for Cloaking, `R` for Radar.
fn scene_after_meeting(techs: &[&str]) -> Scene {
    let mut s = empty_scene(techs.len() as u8);
    for (seat, techs) in (0..).map(Seat).zip(techs) {
        if techs.contains('C') {
            s.learn_techs(seat, &[Tech::Cloaking]);
        }
        if techs.contains('R') {
            s.learn_techs(seat, &[Tech::Radar]);
        }
        s.place_ship(seat, Raider, HexId::COUNCIL);
    }
    s.chance.allow_unscripted();
    s.go_to(Step::Reveal);
    s
}

/// Returns the result when two seats meet: `battle`, `none`, or the seat that may uncloak.
fn outcome(first_techs: &str, second_techs: &str) -> &'static str {
    let mut s = scene_after_meeting(&[first_techs, second_techs]);
    match s.step() {
        Step::Uncloak(_) => {}
        _ if s.battles().is_empty() => return "none",
        _ => return "battle",
    }
    let seat = s.asked_seats()[0];
    let mut fought = s.clone();
    fought.act(seat, Action::Uncloak(true));
    assert_eq!(fought.battles().len(), 1);
    s.act(seat, Action::Uncloak(false));
    assert!(s.battles().is_empty(), "nobody else is asked");
    if seat == P1 { "one" } else { "two" }
}

#[test]
fn ex_58_amb_46_exo_12_2_exo_12_3_exo_12_4_exo_8_24_exo_8_25_cloaking_and_radar_matrix() {
    let kinds = ["", "C", "R", "C+R"];
    let expected = [
        ["battle", "two", "battle", "two"],
        ["one", "none", "battle", "two"],
        ["battle", "battle", "battle", "battle"],
        ["one", "one", "battle", "battle"],
    ];
    for (first_techs, row) in kinds.iter().zip(expected) {
        for (second_techs, wanted) in kinds.iter().zip(row) {
            assert_eq!(
                outcome(first_techs, second_techs),
                wanted,
                "{first_techs} and {second_techs}"
            );
        }
    }
}

#[test]
fn ex_58_a_third_player_makes_two_cloaked_seats_able_to_uncloak() {
    let mut s = scene_after_meeting(&["C", "C", ""]);
    assert_eq!(s.asked_seats(), [P1]);
    s.act(P1, Action::Uncloak(false));
    assert_eq!(s.asked_seats(), [P2]);
    let mut fought = s.clone();
    fought.act(P2, Action::Uncloak(true));
    assert_eq!(fought.battles().len(), 1);
    s.act(P2, Action::Uncloak(false));
    assert!(s.battles().is_empty());
    let s = scene_after_meeting(&["C", "C", "R"]);
    assert_eq!(s.battles().len(), 1, "all are found");
    let battle = s.log.iter().find_map(|event| match event {
        engine::exodus::event::Event::BattleBegan { seats, .. } => Some(seats.len()),
        _ => None,
    });
    assert_eq!(battle, Some(3));
}

#[test]
fn exo_12_3_ships_that_uncloak_give_no_reason_to_uncloak() {
    // Three cloaked seats have no visible opponent, so no seat is asked.
    let mut s = scene_after_meeting(&["C", "C", "C"]);
    assert!(s.battles().is_empty());
    assert_eq!(s.step(), Step::Orders);
    // Both cloaked seats may uncloak because of the visible seat, no matter what the first seat
    // decides.
    s = scene_after_meeting(&["C", "C", ""]);
    s.act(P1, Action::Uncloak(true));
    assert_eq!(s.asked_seats(), [P2]);
}

#[test]
fn exo_12_1_ships_are_cloaked_again_in_every_stage() {
    let mut s = empty_scene(2);
    s.learn_techs(P1, &[Tech::Cloaking]);
    let ship = s.place_ship(P1, Raider, HexId::COUNCIL);
    let seen = s.place_ship(P2, Raider, HexId::COUNCIL);
    s.state.public.visible.insert(ship);
    s.go_to(Step::Conquest);
    assert!(!s.state.public.visible.contains(ship));
    assert!(s.state.public.visible.contains(seen));
}

#[test]
fn exo_12_2_amb_45_radar_detects_only_in_its_own_hex() {
    let mut s = empty_scene(3);
    s.learn_techs(P1, &[Tech::Cloaking])
        .learn_techs(P2, &[Tech::Radar]);
    let adjacent = s.hex(0, -1);
    let ship = s.place_ship(P1, Raider, HexId::COUNCIL);
    s.place_ship(P2, Raider, adjacent);
    assert!(!s.game.visible_ships(&s.state.public).contains(ship));
    s.place_ship(P2, Raider, HexId::COUNCIL);
    assert!(
        s.game.visible_ships(&s.state.public).contains(ship),
        "for everybody"
    );
}

#[test]
fn exo_12_2_own_radar_does_not_reveal_own_ships() {
    let mut s = empty_scene(2);
    s.learn_techs(P1, &[Tech::Cloaking, Tech::Radar]);
    let ship = s.place_ship(P1, Raider, HexId::COUNCIL);
    s.place_ship(P2, Raider, HexId::COUNCIL);
    assert!(!s.game.visible_ships(&s.state.public).contains(ship));
}

#[test]
fn exo_12_5_ships_that_stay_cloaked_take_no_part_in_battle() {
    let mut s = empty_scene(3);
    s.learn_techs(P1, &[Tech::Cloaking]);
    let hidden = s.place_ship(P1, Raider, HexId::COUNCIL);
    let winner = s.place_ship(P2, Raider, HexId::COUNCIL);
    s.install_parts(P3, Raider, &[Item::Nuclear]);
    s.place_ship(P3, Raider, HexId::COUNCIL);
    s.dice("5")
        .go_to(Step::Reveal)
        .act(P1, Action::Uncloak(false));
    assert!(s.is_spent(), "one die");
    assert_eq!(s.hex_of(hidden), s.hex_of(winner), "they share the hex");
    assert_eq!(s.battles().len(), 1);
}

#[test]
fn ex_59_amb_47_exo_12_6_exo_12_7_exo_15_2_cloaked_ships_deploy_past_a_guard() {
    let mut s = empty_scene(2);
    s.learn_techs(P1, &[Tech::Cloaking]);
    let hex = s.hex(0, -1);
    s.place_tile(hex, "b01");
    assert!(s.sector(hex).guard > 0);
    let ship = s.place_ship(P1, Carrier, hex);
    s.load_cubes(ship, 2);
    s.go_to(Step::Reveal);
    assert_eq!(s.asked_seats(), [P1], "a guard is something visible");
    s.act(P1, Action::Uncloak(false));
    assert_eq!((s.guards(), s.step()), (0, Step::Deploy(0)));
    s.act_all(P1, &[Action::Deploy(ship), Action::Deploy(ship)]);
    assert_eq!(s.sector(hex).cubes[0], 2);
    assert!(s.sector(hex).guard > 0);
}

/// Returns a game after movement, with cloaked Raiders of two seats in a hex with a guard.
fn two_cloaked_seats_at_a_guard(set_rules: fn(&mut HouseRules)) -> Scene {
    let mut s = empty_scene_of(2, set_rules);
    s.learn_techs(P1, &[Tech::Cloaking])
        .learn_techs(P2, &[Tech::Cloaking]);
    let hex = s.hex(0, -1);
    assert!(s.sector(hex).guard > 0);
    s.place_ship(P1, Raider, hex);
    s.place_ship(P2, Raider, hex);
    s.chance.allow_unscripted();
    s.go_to(Step::Reveal);
    s
}

#[test]
fn amb_48_exo_12_3_exo_12_4_two_cloaked_seats_do_not_uncloak_for_a_guard() {
    let s = two_cloaked_seats_at_a_guard(|_| {});
    assert_eq!(s.step(), Step::Orders, "the next stage: nobody was asked");
    assert_eq!((s.battles().len(), s.guards()), (0, 0));
}

#[test]
fn exo_17_28_amb_48_a_house_rule_lets_cloaked_seats_uncloak_for_a_guard() {
    let stage = |is_first_cloaked: bool, is_second_cloaked: bool| {
        let mut s = two_cloaked_seats_at_a_guard(|rules| rules.can_uncloak_at_guards = true);
        assert_eq!(s.asked_seats(), [P1]);
        s.act(P1, Action::Uncloak(is_first_cloaked));
        s.act(P2, Action::Uncloak(is_second_cloaked));
        (s.battles().len(), s.guards())
    };
    assert_eq!(stage(false, false), (0, 0));
    assert_eq!(stage(true, false), (0, 1));
    assert_eq!(stage(false, true), (0, 1));
    assert_eq!(stage(true, true).0, 1, "they battle first");
}

/// Returns a game with a Raider that stayed cloaked in the first stage, in the hex of a visible
/// ship.
fn scene_with_cloaked_raider(set_rules: fn(&mut HouseRules)) -> (Scene, ShipId) {
    let mut s = empty_scene_of(2, set_rules);
    s.learn_techs(P1, &[Tech::Cloaking]);
    let hidden = s.place_ship(P1, Raider, HexId::COUNCIL);
    s.place_ship(P2, Raider, HexId::COUNCIL);
    s.chance.allow_unscripted();
    s.go_to(Step::Conquest);
    s.pass_until(|step| matches!(step, Step::Uncloak(_)));
    s.act(P1, Action::Uncloak(false));
    assert_eq!((s.step(), s.state.public.conquest_stage), (Step::Orders, 2));
    (s, hidden)
}

/// Returns whether this is the uncloaking step or the vote of the next turn.
fn uncloaks_or_votes(step: Step) -> bool {
    matches!(step, Step::Uncloak(_) | Step::Vote)
}

#[test]
fn amb_44_exo_11_14_the_next_stage_asks_again_whether_to_uncloak() {
    let (mut s, hidden) = scene_with_cloaked_raider(|_| {});
    assert!(!s.state.stayed.contains(hidden));
    s.pass_until(uncloaks_or_votes);
    assert_eq!((s.step(), s.asked_seats()), (Step::Uncloak(0), vec![P1]));
    s.act(P1, Action::Uncloak(true));
    assert_eq!(s.battles(), [HexId::COUNCIL]);
}

#[test]
fn exo_17_29_amb_44_a_house_rule_keeps_ships_cloaked_for_the_turn() {
    let (mut s, hidden) = scene_with_cloaked_raider(|rules| rules.stays_cloaked_for_turn = true);
    assert!(s.state.stayed.contains(hidden));
    let mut found = s.clone();
    s.pass_until(uncloaks_or_votes);
    assert_eq!(s.step(), Step::Vote, "nobody is asked in the second stage");
    assert!(s.battles().is_empty() && s.state.stayed.is_empty());
    s.go_to(Step::Conquest).pass_until(uncloaks_or_votes);
    assert_eq!(s.asked_seats(), [P1], "the next turn asks again");
    // Radar also detects ships that stay cloaked.
    found
        .learn_techs(P2, &[Tech::Radar])
        .pass_until(uncloaks_or_votes);
    assert_eq!(found.battles(), [HexId::COUNCIL]);
}

#[test]
fn exo_17_29_a_destroyed_ship_no_longer_stays_cloaked() {
    let (mut s, hidden) = scene_with_cloaked_raider(|rules| rules.stays_cloaked_for_turn = true);
    let cards = &s.game.figures().bonus;
    let moves = cards.iter().position(|card| *card == BonusFigures::Move);
    s.state.public.bonus = moves.map(|index| BonusCard(index as u8));
    s.learn_techs(P2, &[Tech::Radar]);
    s.install_parts(P1, Raider, &[Item::Nuclear]);
    s.pass_until(|step| step == Step::Open(1)).act_done(P2);
    assert_eq!(s.state.public.conquest_stage, 3, "the turn goes on");
    assert_eq!(s.hex_of(hidden), None, "it had no cannon");
    assert!(!s.state.stayed.contains(hidden));
}

#[test]
fn exo_12_8_the_hex_of_a_cloaked_ship_is_public() {
    use engine::game::{Game, Viewer};
    let mut s = empty_scene(2);
    s.learn_techs(P1, &[Tech::Cloaking]);
    let ship = s.place_ship(P1, Raider, HexId::COUNCIL);
    let view = s.game.view(&s.state, Viewer::Seat(P2));
    assert_eq!(view.public.ship(ship).hex, Some(HexId::COUNCIL));
}

#[test]
fn exo_12_9_exo_19_7_a_card_forbids_cloaking() {
    let mut s = empty_scene(2);
    s.learn_techs(P1, &[Tech::Cloaking]);
    s.install_parts(P2, Raider, &[Item::Nuclear]);
    s.place_ship(P1, Raider, HexId::COUNCIL);
    s.place_ship(P2, Raider, HexId::COUNCIL);
    s.enact_resolution("pol-g10").dice("6").go_to(Step::Reveal);
    assert_eq!(s.battles(), [HexId::COUNCIL]);
    assert_eq!(s.hex_of(ShipId::of(P2, Raider, 0)), None);
}
