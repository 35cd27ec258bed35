//! Chapter 4: Upkeep.

use crate::scene::{P1, P2, Scene, scene, scene_of};
use engine::exodus::action::Action;
use engine::exodus::cards::{AbilityId, CardSet};
use engine::exodus::effect::Resource;
use engine::exodus::event::{Event, ResourceReason};
use engine::exodus::hex::HexId;
use engine::exodus::options::Options;
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::step::Step;
use engine::exodus::tech::Tech;

fn generals_scene(seats: u8) -> Scene {
    let mut options = Options::standard(seats);
    options.uses_generals = true;
    scene_of(options)
}

/// Puts a cube of the first seat on the planet with this tile.
fn settle_planet(s: &mut Scene, tile: &str) -> HexId {
    let hex = s.planet(tile);
    s.set_cubes(P1, hex, 1);
    hex
}

/// Begins the income; the Home of the first seat has no tokens, and the seat has `cp` CP.
fn income_scene(tiles: &[&str], cp: u16) -> (Scene, Vec<HexId>) {
    let mut s = scene(2);
    let home = s.home(P1);
    s.sector(home).tokens = 0;
    s.mat(P1).cp = cp;
    let hexes = tiles
        .iter()
        .map(|tile| settle_planet(&mut s, tile))
        .collect();
    (s, hexes)
}

fn tokens(s: &Scene, hex: HexId) -> u8 {
    s.state.public.sector(hex).tokens
}

#[test]
fn ex_01_exo_4_5_exo_4_6_exo_4_7_exo_4_8_exo_8_2_income_is_collected_and_taxed() {
    let mut s = scene(2);
    s.mat(P1).cp = 0;
    s.learn_techs(P1, &[Tech::AdvPhasium]);
    let home = s.home(P1);
    let all = ["b02", "b03", "r01", "r03", "g02"].map(|tile| settle_planet(&mut s, tile));
    s.go_to(Step::Income(0));
    assert_eq!(s.resources(P1), (15, 0, 0));
    s.act(P1, Action::TakeAll);
    assert_eq!(s.resources(P1), (11, 2, 2));
    assert_eq!(tokens(&s, home), 4);
    assert_eq!(all.map(|hex| tokens(&s, hex)), [2, 3, 4, 3, 2]);
}

#[test]
fn ex_02_exo_4_8_amb_05_amb_06_a_seat_takes_only_tokens_whose_tax_it_can_pay() {
    let (mut s, hexes) = income_scene(&["r01", "g01"], 1);
    s.go_to(Step::Income(0));
    assert!(s.is_legal(P1, Action::Take(hexes[0])) && s.is_legal(P1, Action::Take(hexes[1])));
    let mut none = s.clone();
    none.act(P1, Action::Done);
    assert_eq!(none.resources(P1), (1, 0, 0));
    s.act(P1, Action::Take(hexes[0]));
    // The seat cannot pay for another token, so its income is over.
    assert_eq!(s.resources(P1), (0, 1, 0));
    assert_eq!(tokens(&s, hexes[1]), 5);
    assert_eq!(s.step(), Step::Vote);
}

#[test]
fn exo_4_8_a_seat_without_cp_for_the_tax_cannot_take_a_token() {
    let mut s = generals_scene(2);
    let home = s.home(P1);
    s.sector(home).tokens = 0;
    s.mat(P1).cp = 0;
    let red = settle_planet(&mut s, "r01");
    s.go_to(Step::Income(0));
    assert_eq!(s.refusal_rule(P1, Action::Take(red)), "EXO-4.8");
    assert_eq!(s.refusal_rule(P1, Action::TakeAll), "EXO-4.8");
}

#[test]
fn exo_4_8_cp_from_the_same_income_can_pay_the_tax() {
    let mut s = scene(2);
    s.mat(P1).cp = 0;
    let red = settle_planet(&mut s, "r01");
    s.go_to(Step::Income(0)).act(P1, Action::Take(red));
    assert_eq!(s.resources(P1), (4, 1, 0));
}

#[test]
fn ex_03_exo_4_9_the_last_token_of_a_shared_planet_goes_by_turn_order() {
    let mut s = scene(2);
    let hex = s.planet("b06");
    s.sector(hex).tokens = 1;
    s.set_cubes(P1, hex, 1).set_cubes(P2, hex, 4);
    s.go_to(Step::Income(0));
    // Each Home yields 5 CP more.
    assert_eq!((s.resources(P1).0, s.resources(P2).0), (15, 10));
    assert_eq!(tokens(&s, hex), 0);
}

#[test]
fn ex_04_amb_72_exo_8_4_extraction_takes_at_most_the_tokens_left() {
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::AdvCp]);
    let home = s.home(P1);
    s.sector(home).tokens = 1;
    s.go_to(Step::Income(0));
    assert_eq!(s.resources(P1).0, 10);
    assert_eq!(tokens(&s, home), 0);
}

#[test]
fn amb_08_exo_8_3_extraction_techs_take_a_second_token_from_each_planet() {
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::AdvCp, Tech::AdvAxinium]);
    for tile in ["b03", "r01", "r03"] {
        settle_planet(&mut s, tile);
    }
    s.go_to(Step::Income(0));
    assert_eq!(s.resources(P1), (25, 0, 0));
    s.act(P1, Action::TakeAll);
    assert_eq!(s.resources(P1), (21, 4, 0));
}

#[test]
fn ex_05_exo_4_2_exo_8_10_growth_is_limited_by_the_stash() {
    let mut s = scene(2);
    let home = s.home(P1);
    s.set_cubes(P1, home, 6).mat(P1).stash = 1;
    s.go_to(Step::Growth(0));
    assert_eq!((s.sector(home).cubes[0], s.mat(P1).stash), (7, 0));

    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::ExpertCloning])
        .set_cubes(P1, home, 6);
    s.set_cubes(P2, home, 9).mat(P1).stash = 10;
    s.go_to(Step::Growth(0));
    assert_eq!((s.sector(home).cubes[0], s.mat(P1).stash), (9, 7));
}

#[test]
fn ex_06_exo_4_10_exo_8_21_exo_9_9_own_ships_are_repaired_at_upkeep() {
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::BasicRepairs]).enact_law("pol-15");
    let home = s.home(P1);
    let cruisers = [0, 1].map(|_| s.place_ship(P1, ShipType::Cruiser, HexId::COUNCIL));
    let raider = s.move_ship(P1, ShipType::Raider, home);
    let foreign = s.move_ship(P2, ShipType::Raider, home);
    let all = [cruisers[0], cruisers[1], raider, foreign];
    for (ship, damage) in all.into_iter().zip([2, 0, 1, 1]) {
        s.state.public.ship_mut(ship).damage = damage;
    }
    s.go_to(Step::Repair);
    let damage = |ship: ShipId| s.state.public.ship(ship).damage;
    assert_eq!(all.map(damage), [1, 0, 0, 1]);
}

#[test]
fn exo_4_10_basic_repairs_and_the_repair_law_add_up_only_at_home() {
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::BasicRepairs]).enact_law("pol-15");
    let home = s.home(P1);
    let (raider, carrier) = (
        s.move_ship(P1, ShipType::Raider, home),
        s.move_ship(P1, ShipType::Carrier, HexId::COUNCIL),
    );
    s.state.public.ship_mut(raider).damage = 3;
    s.state.public.ship_mut(carrier).damage = 3;
    s.go_to(Step::Repair);
    assert_eq!(s.state.public.ship(raider).damage, 1);
    assert_eq!(s.state.public.ship(carrier).damage, 2);
}

#[test]
fn ex_07_exo_1_8_a_player_without_pieces_on_the_map_recovers() {
    let mut s = scene(2);
    s.remove_pieces(P1).mat(P1).stash = 25;
    let home = s.home(P1);
    s.go_to(Step::Upkeep);
    assert_eq!(s.sector(home).cubes[0], 2);
    assert_eq!(s.resources(P1).0, 10);
    assert!(s.asked_seats().contains(&P1));
}

#[test]
fn ex_08_axinium_from_earlier_turns_is_not_taxed() {
    let (mut s, hexes) = income_scene(&["r01"], 5);
    s.mat(P1).ax = 6;
    s.go_to(Step::Income(0)).act(P1, Action::Take(hexes[0]));
    assert_eq!(s.resources(P1), (4, 7, 0));
}

#[test]
fn ex_09_exo_5_1_exo_19_2_amb_64_a_resolution_stays_in_force_for_the_next_upkeep() {
    let (mut s, hexes) = income_scene(&["r01"], 4);
    s.enact_resolution("pol-29").state.public.turn = 4;
    let card = s.state.public.resolution;
    s.go_to(Step::Income(0));
    assert_eq!(s.state.public.resolution, card);
    s.act(P1, Action::TakeAll);
    assert_eq!(s.resources(P1), (2, 2, 0));
    assert_eq!(tokens(&s, hexes[0]), 3);
    // The Council has begun.
    assert_eq!(s.state.public.resolution, None);
    let removed = s.state.public.decks.removed;
    assert!(removed.contains(card.unwrap().0));
}

#[test]
fn exo_4_1_amb_04_upkeep_clears_the_market_and_runs_in_turn_1() {
    let mut s = scene(2);
    s.state.public.market = [Some(P1), Some(P2), None, None];
    s.go_to(Step::Upkeep);
    assert_eq!(s.state.public.market, [None; 4]);
    let home = s.home(P1);
    assert_eq!((s.sector(home).cubes[0], s.resources(P1).0), (5, 10));
}

#[test]
fn exo_4_3_amb_07_each_seat_finishes_its_income_before_the_next() {
    let mut s = scene(2);
    let (red, green) = (s.planet("r01"), s.planet("g01"));
    for seat in [P1, P2] {
        s.set_cubes(seat, red, 1).set_cubes(seat, green, 1);
    }
    s.go_to(Step::Income(0));
    assert_eq!(s.asked_seats(), [P1]);
    // The second player has no income before the first is done.
    assert_eq!(s.resources(P2), (5, 0, 0));
    s.act_all(P1, &[Action::Take(red), Action::Take(green)]);
    assert_eq!(s.asked_seats(), [P2]);
    assert_eq!(s.resources(P2), (10, 0, 0));
}

#[test]
fn exo_4_4_income_effects_pay_before_planets() {
    let mut s = scene(2);
    s.enact_law("pol-09");
    for tile in ["b01", "r01", "g01"] {
        settle_planet(&mut s, tile);
    }
    let other = s.home(P2);
    s.set_cubes(P1, other, 1);
    s.mat(P1).cp = 0;
    s.clear_log().go_to(Step::Income(0));
    // 1 CP for each of three planets; then 5 CP from each of two Homes and from the blue planet.
    let gains: Vec<(i16, ResourceReason)> = s
        .log
        .iter()
        .filter_map(|event| match *event {
            Event::Changed {
                seat,
                delta,
                reason,
                ..
            } if seat == P1 => Some((delta, reason)),
            _ => None,
        })
        .collect();
    assert_eq!(
        gains,
        [(3, ResourceReason::Card), (15, ResourceReason::Income)]
    );
}

#[test]
fn exo_4_5_a_taken_event_is_sent_only_if_a_token_was_left() {
    let token_events = |tokens: u8| {
        let (mut s, hexes) = income_scene(&["b01"], 0);
        s.sector(hexes[0]).tokens = tokens;
        s.go_to(Step::Income(0));
        let taken = s.log.iter().filter_map(|event| match *event {
            Event::Taken { seat, hex, count } if seat == P1 => Some((hex == hexes[0], count)),
            _ => None,
        });
        taken.collect::<Vec<_>>()
    };
    assert_eq!(token_events(1), [(true, 1)]);
    assert!(token_events(0).is_empty(), "nor of a Home without tokens");
}

#[test]
fn exo_4_6_tokens_come_only_from_red_and_green_planets_with_own_cubes() {
    let (mut s, hexes) = income_scene(&["r01"], 9);
    let (blue, green) = (s.planet("b01"), s.planet("g01"));
    s.set_cubes(P1, blue, 1);
    s.go_to(Step::Income(0));
    assert_eq!(s.refusal_rule(P1, Action::Take(blue)), "EXO-4.6");
    assert_eq!(s.refusal_rule(P1, Action::Take(green)), "EXO-4.6");
    assert_eq!(s.refusal_rule(P1, Action::Take(HexId::COUNCIL)), "EXO-4.6");
    assert_eq!(s.refusal_rule(P1, Action::Take(HexId(200))), "EXO-4.6");
    // A destroyed planet yields nothing.
    s.sector(hexes[0]).is_destroyed = true;
    assert_eq!(s.refusal_rule(P1, Action::Take(hexes[0])), "EXO-4.6");
}

#[test]
fn exo_4_6_a_seat_takes_one_token_from_each_planet() {
    let (mut s, hexes) = income_scene(&["r01", "r03"], 9);
    s.go_to(Step::Income(0)).act(P1, Action::Take(hexes[0]));
    assert_eq!(s.refusal_rule(P1, Action::Take(hexes[0])), "EXO-4.6");
    assert!(s.is_legal(P1, Action::Take(hexes[1])));
}

#[test]
fn exo_4_8_take_all_takes_axinium_first_as_far_as_tax_allows() {
    let (mut s, _) = income_scene(&["g01", "r01", "r03"], 2);
    s.go_to(Step::Income(0)).act(P1, Action::TakeAll);
    assert_eq!(s.resources(P1), (0, 2, 0));
}

#[test]
fn exo_4_8_exo_8_7_advanced_politics_removes_the_tax() {
    let (mut s, _) = income_scene(&["r01", "g01"], 0);
    s.learn_techs(P1, &[Tech::AdvPolitics]).enact_law("pol-11");
    s.go_to(Step::Income(0)).act(P1, Action::TakeAll);
    assert_eq!(s.resources(P1), (0, 1, 1));
}

#[test]
fn exo_4_11_upkeep_steps_run_in_a_fixed_order() {
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::BasicRepairs]);
    let raider = s.move_ship(P1, ShipType::Raider, HexId::COUNCIL);
    s.state.public.ship_mut(raider).damage = 1;
    s.clear_log().go_to(Step::Upkeep);
    let position_of = |found: fn(&Event) -> bool| s.log.iter().position(found);
    let order = [
        position_of(|event| matches!(event, Event::TurnStarted { .. })),
        position_of(|event| matches!(event, Event::Cubes { .. })),
        position_of(|event| matches!(event, Event::Taken { .. })),
        position_of(|event| matches!(event, Event::Repaired { .. })),
        position_of(|event| matches!(event, Event::Revealed { .. })),
    ];
    assert!(order.iter().all(Option::is_some));
    assert!(order.is_sorted());
}

#[test]
fn exo_18_5_every_seat_with_an_ability_is_asked_at_growth() {
    let mut s = generals_scene(2);
    s.give_ability(P1, "abl-12");
    // The ability adds two cubes; the other seat holds a different one and is asked as well.
    s.give_ability(P2, "abl-13");
    let home = s.home(P1);
    s.go_to(Step::Growth(0));
    assert_eq!(s.asked_seats(), [P1]);
    let card = s.game.ability_named("abl-12").unwrap();
    s.act(P1, Action::Invoke(card));
    assert_eq!(s.sector(home).cubes[0], 3 + 2 + 2);
    assert_eq!(s.asked_seats(), [P2]);
    let scoring = s.game.ability_named("abl-13").unwrap();
    assert_eq!(s.refusal_rule(P2, Action::Invoke(scoring)), "EXO-18.5");
    assert_eq!(s.refusal_rule(P2, Action::Invoke(card)), "EXO-18.3");
    s.act(P2, Action::Done);
    // The ability is shown and spent, and the seat is not asked for it again.
    assert_eq!(s.mat(P1).spent, CardSet::NONE.with(card.0));
    assert_eq!(s.mat(P1).abilities, 0);
    s.go_to(Step::Growth(0));
    assert_eq!(s.asked_seats(), [P2]);
}

#[test]
fn exo_18_4_exo_18_5_an_ability_takes_more_tokens_in_one_income() {
    let mut s = generals_scene(2);
    s.give_ability(P1, "abl-07").give_ability(P2, "abl-13");
    let (red, green) = (settle_planet(&mut s, "r01"), settle_planet(&mut s, "g01"));
    s.go_to(Step::Income(0));
    s.act_all(P1, &[Action::Take(red), Action::Take(green)]);
    // All tokens are taken, but the seat's ability could allow more.
    assert_eq!(s.asked_seats(), [P1]);
    assert!(!s.is_legal(P1, Action::Take(red)));
    let card: AbilityId = s.game.ability_named("abl-07").unwrap();
    s.act_all(P1, &[Action::Invoke(card), Action::TakeAll]);
    assert_eq!(s.resources(P1), (6, 2, 2));
    assert_eq!(
        s.game
            .extraction(&s.state.public, P1, Resource::Ax, CardSet::NONE),
        1
    );
    assert!(s.state.public.income_abilities.is_empty());
}

#[test]
fn exo_4_3_the_upkeep_forecast_leaves_the_state_unchanged() {
    let mut s = scene(2);
    s.mat(P1).cp = 0;
    let [blue, red] = ["b02", "r01"].map(|tile| settle_planet(&mut s, tile));
    s.set_cubes(P2, red, 1);
    s.sector(red).tokens = 1;
    s.sector(blue).tokens = 1;
    let before = s.state.clone();
    let upkeep = s.game.next_upkeep(&s.state.public);
    assert_eq!(s.state, before);
    let (first, second) = (upkeep[0], upkeep[1]);
    assert_eq!((first.cubes, first.cp, first.ax), (2, 10, 1));
    assert_eq!((first.ph, first.tax), (0, 1));
    assert!(first.emptied.contains(blue) && first.emptied.contains(red));
    assert_eq!((second.cp, second.ax), (5, 0), "the first seat was quicker");
    assert!(second.emptied.is_empty());
    s.go_to(Step::Upkeep).act(P1, Action::TakeAll);
    assert_eq!(s.resources(P1), (9, 1, 0));
}
