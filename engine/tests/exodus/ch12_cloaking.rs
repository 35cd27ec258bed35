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

/// Raiders of several seats in the Council hex, with technologies such as `C+R`, after movement.
fn meet(techs: &[&str]) -> Scene {
    let mut s = empty_scene(techs.len() as u8);
    for (seat, techs) in (0..).map(Seat).zip(techs) {
        if techs.contains('C') {
            s.know(seat, &[Tech::Cloaking]);
        }
        if techs.contains('R') {
            s.know(seat, &[Tech::Radar]);
        }
        s.ship(seat, Raider, HexId::COUNCIL);
    }
    s.chance.allow_unscripted();
    s.go(Step::Reveal);
    s
}

/// Returns the result when two seats meet.
fn outcome(one: &str, two: &str) -> &'static str {
    let mut s = meet(&[one, two]);
    match s.step() {
        Step::Uncloak(_) => {}
        _ if s.battles().is_empty() => return "none",
        _ => return "battle",
    }
    let seat = s.asked()[0];
    let mut fought = s.clone();
    fought.act(seat, Action::Uncloak(true));
    assert_eq!(fought.battles().len(), 1);
    s.act(seat, Action::Uncloak(false));
    assert!(s.battles().is_empty(), "nobody else is asked");
    if seat == P1 { "one" } else { "two" }
}

#[test]
fn ex_58_amb_46_exo_12_2_exo_12_3_exo_12_4_exo_8_24_exo_8_25_the_matrix() {
    let kinds = ["", "C", "R", "C+R"];
    let expected = [
        ["battle", "two", "battle", "two"],
        ["one", "none", "battle", "two"],
        ["battle", "battle", "battle", "battle"],
        ["one", "one", "battle", "battle"],
    ];
    for (one, row) in kinds.iter().zip(expected) {
        for (two, wanted) in kinds.iter().zip(row) {
            assert_eq!(outcome(one, two), wanted, "{one} and {two}");
        }
    }
}

#[test]
fn ex_58_with_a_third_player() {
    let mut s = meet(&["C", "C", ""]);
    assert_eq!(s.asked(), [P1]);
    s.act(P1, Action::Uncloak(false));
    assert_eq!(s.asked(), [P2]);
    let mut fought = s.clone();
    fought.act(P2, Action::Uncloak(true));
    assert_eq!(fought.battles().len(), 1);
    s.act(P2, Action::Uncloak(false));
    assert!(s.battles().is_empty());
    let s = meet(&["C", "C", "R"]);
    assert_eq!(s.battles().len(), 1, "all are found");
    let battle = s.log.iter().find_map(|event| match event {
        engine::exodus::event::Event::BattleBegan { seats, .. } => Some(seats.len()),
        _ => None,
    });
    assert_eq!(battle, Some(3));
}

#[test]
fn exo_12_3_eligibility_is_computed_once() {
    // Three cloaked seats: a seat that has uncloaked is no reason for others to do so.
    let mut s = meet(&["C", "C", "C"]);
    assert!(s.battles().is_empty());
    assert_eq!(s.step(), Step::Orders);
    // The first uncloaks against the visible seat; the second could too, for the same reason.
    s = meet(&["C", "C", ""]);
    s.act(P1, Action::Uncloak(true));
    assert_eq!(s.asked(), [P2]);
}

#[test]
fn exo_12_1_cloaked_anew_in_every_stage() {
    let mut s = empty_scene(2);
    s.know(P1, &[Tech::Cloaking]);
    let ship = s.ship(P1, Raider, HexId::COUNCIL);
    let seen = s.ship(P2, Raider, HexId::COUNCIL);
    s.state.public.visible.insert(ship);
    s.go(Step::Conquest);
    assert!(!s.state.public.visible.has(ship));
    assert!(s.state.public.visible.has(seen));
}

#[test]
fn exo_12_2_amb_45_radar_in_the_same_hex_only() {
    let mut s = empty_scene(3);
    s.know(P1, &[Tech::Cloaking]).know(P2, &[Tech::Radar]);
    let near = s.hex(0, -1);
    let ship = s.ship(P1, Raider, HexId::COUNCIL);
    s.ship(P2, Raider, near);
    assert!(!s.table.visible_ships(&s.state.public).has(ship));
    s.ship(P2, Raider, HexId::COUNCIL);
    assert!(
        s.table.visible_ships(&s.state.public).has(ship),
        "for everybody"
    );
}

#[test]
fn exo_12_2_own_radar_does_not_find_own_ships() {
    let mut s = empty_scene(2);
    s.know(P1, &[Tech::Cloaking, Tech::Radar]);
    let ship = s.ship(P1, Raider, HexId::COUNCIL);
    s.ship(P2, Raider, HexId::COUNCIL);
    assert!(!s.table.visible_ships(&s.state.public).has(ship));
}

#[test]
fn exo_12_5_who_stays_cloaked_takes_no_part() {
    let mut s = empty_scene(3);
    s.know(P1, &[Tech::Cloaking]);
    let hidden = s.ship(P1, Raider, HexId::COUNCIL);
    let winner = s.ship(P2, Raider, HexId::COUNCIL);
    s.fit(P3, Raider, &[Item::Nuclear]);
    s.ship(P3, Raider, HexId::COUNCIL);
    s.dice("5").go(Step::Reveal).act(P1, Action::Uncloak(false));
    assert!(s.is_spent(), "one die");
    assert_eq!(s.place(hidden), s.place(winner), "they share the hex");
    assert_eq!(s.battles().len(), 1);
}

#[test]
fn ex_59_amb_47_exo_12_6_exo_12_7_exo_15_2_cloaked_at_a_guard() {
    let mut s = empty_scene(2);
    s.know(P1, &[Tech::Cloaking]);
    let hex = s.hex(0, -1);
    s.lay(hex, "b01");
    assert!(s.sector(hex).guard > 0);
    let ship = s.ship(P1, Carrier, hex);
    s.load(ship, 2);
    s.go(Step::Reveal);
    assert_eq!(s.asked(), [P1], "a guard is something visible");
    s.act(P1, Action::Uncloak(false));
    assert_eq!((s.guards(), s.step()), (0, Step::Deploy(0)));
    s.acts(P1, &[Action::Deploy(ship), Action::Deploy(ship)]);
    assert_eq!(s.sector(hex).cubes[0], 2);
    assert!(s.sector(hex).guard > 0);
}

/// Two cloaked Raiders of two seats in a hex with a guard, after movement.
fn two_at_a_guard(house: fn(&mut HouseRules)) -> Scene {
    let mut s = empty_scene_of(2, house);
    s.know(P1, &[Tech::Cloaking]).know(P2, &[Tech::Cloaking]);
    let hex = s.hex(0, -1);
    assert!(s.sector(hex).guard > 0);
    s.ship(P1, Raider, hex);
    s.ship(P2, Raider, hex);
    s.chance.allow_unscripted();
    s.go(Step::Reveal);
    s
}

#[test]
fn amb_48_exo_12_3_exo_12_4_two_cloaked_players_and_a_guard() {
    let s = two_at_a_guard(|_| {});
    assert_eq!(s.step(), Step::Orders, "the next stage: nobody was asked");
    assert_eq!((s.battles().len(), s.guards()), (0, 0));
}

#[test]
fn exo_17_28_amb_48_a_guard_draws_out_who_is_cloaked() {
    let stage = |first: bool, second: bool| {
        let mut s = two_at_a_guard(|rules| rules.uncloak_at_guards = true);
        assert_eq!(s.asked(), [P1]);
        s.act(P1, Action::Uncloak(first));
        s.act(P2, Action::Uncloak(second));
        (s.battles().len(), s.guards())
    };
    assert_eq!(stage(false, false), (0, 0));
    assert_eq!(stage(true, false), (0, 1));
    assert_eq!(stage(false, true), (0, 1));
    assert_eq!(stage(true, true).0, 1, "they battle first");
}

/// A cloaked Raider that stayed cloaked in the first stage of a turn, next to a visible one.
fn stayed_cloaked(house: fn(&mut HouseRules)) -> (Scene, ShipId) {
    let mut s = empty_scene_of(2, house);
    s.know(P1, &[Tech::Cloaking]);
    let hidden = s.ship(P1, Raider, HexId::COUNCIL);
    s.ship(P2, Raider, HexId::COUNCIL);
    s.chance.allow_unscripted();
    s.go(Step::Conquest);
    s.idle_to(|step| matches!(step, Step::Uncloak(_)));
    s.act(P1, Action::Uncloak(false));
    assert_eq!((s.step(), s.state.public.conquest_stage), (Step::Orders, 2));
    (s, hidden)
}

/// Whether ships may uncloak in this step, or the next turn has come.
fn uncloaks_or_votes(step: Step) -> bool {
    matches!(step, Step::Uncloak(_) | Step::Vote)
}

#[test]
fn amb_44_exo_11_14_the_next_stage_asks_again() {
    let (mut s, hidden) = stayed_cloaked(|_| {});
    assert!(!s.state.stayed.has(hidden));
    s.idle_to(uncloaks_or_votes);
    assert_eq!((s.step(), s.asked()), (Step::Uncloak(0), vec![P1]));
    s.act(P1, Action::Uncloak(true));
    assert_eq!(s.battles(), [HexId::COUNCIL]);
}

#[test]
fn exo_17_29_amb_44_who_stays_cloaked_does_so_for_the_turn() {
    let (mut s, hidden) = stayed_cloaked(|rules| rules.cloaked_for_turn = true);
    assert!(s.state.stayed.has(hidden));
    let mut found = s.clone();
    s.idle_to(uncloaks_or_votes);
    assert_eq!(s.step(), Step::Vote, "nobody is asked in the second stage");
    assert!(s.battles().is_empty() && s.state.stayed.is_empty());
    s.go(Step::Conquest).idle_to(uncloaks_or_votes);
    assert_eq!(s.asked(), [P1], "the next turn asks again");
    // Radar detects cloaked ships all the same.
    found.know(P2, &[Tech::Radar]).idle_to(uncloaks_or_votes);
    assert_eq!(found.battles(), [HexId::COUNCIL]);
}

#[test]
fn exo_17_29_a_ship_that_is_lost_is_new_when_it_is_built_again() {
    let (mut s, hidden) = stayed_cloaked(|rules| rules.cloaked_for_turn = true);
    let cards = &s.table.figures().bonus;
    let moves = cards.iter().position(|card| *card == BonusFigures::Move);
    s.state.public.bonus = moves.map(|place| BonusCard(place as u8));
    s.know(P2, &[Tech::Radar]);
    s.fit(P1, Raider, &[Item::Nuclear]);
    s.idle_to(|step| step == Step::Open(1)).done(P2);
    assert_eq!(s.state.public.conquest_stage, 3, "the turn goes on");
    assert_eq!(s.place(hidden), None, "it had no cannon");
    assert!(!s.state.stayed.has(hidden));
}

#[test]
fn exo_12_8_the_place_of_cloaked_ships_is_public() {
    use engine::game::{Game, Viewer};
    let mut s = empty_scene(2);
    s.know(P1, &[Tech::Cloaking]);
    let ship = s.ship(P1, Raider, HexId::COUNCIL);
    let view = s.table.view(&s.state, Viewer::Seat(P2));
    assert_eq!(view.public.ship(ship).hex, Some(HexId::COUNCIL));
}

#[test]
fn exo_12_9_exo_19_7_a_card_bars_cloaking() {
    let mut s = empty_scene(2);
    s.know(P1, &[Tech::Cloaking]);
    s.fit(P2, Raider, &[Item::Nuclear]);
    s.ship(P1, Raider, HexId::COUNCIL);
    s.ship(P2, Raider, HexId::COUNCIL);
    s.resolution("pol-g10").dice("6").go(Step::Reveal);
    assert_eq!(s.battles(), [HexId::COUNCIL]);
    assert_eq!(s.place(ShipId::of(P2, Raider, 0)), None);
}
