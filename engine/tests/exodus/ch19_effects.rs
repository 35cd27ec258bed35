//! Chapter 19: the effects of cards.

use crate::scene::{P1, P2, P3, Scene, scene, scene_of};
use engine::exodus::action::Action;
use engine::exodus::cards::{CardSet, ResistanceId};
use engine::exodus::effect::{ActionKind, HitRoll, Prohibition};
use engine::exodus::event::Event;
use engine::exodus::hex::HexId;
use engine::exodus::options::Options;
use engine::exodus::part::{Item, Rocket};
use engine::exodus::play::ActionContext;
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::step::{Origin, Step, Task};
use engine::exodus::tech::Tech;
use engine::game::Seat;

/// Returns a game with the Generals expansion in which no seat has an ability.
fn scene_without_abilities(seats: u8) -> Scene {
    let mut s = scene_of(Options {
        uses_generals: true,
        ..Options::standard(seats)
    });
    for seat in s.game.all_seats().iter() {
        s.state.private_mut(seat).abilities = CardSet::NONE;
        s.mat(seat).abilities = 0;
    }
    s
}

/// Adopts a Political card.
fn adopt_card(s: &mut Scene, card: &str) {
    s.set_deck(&[card]).go_to(Step::Council);
    s.clear_log();
    for seat in s.asked_seats() {
        s.vote(seat, "A", 0);
    }
}

/// Applies a Resistance card's bonus to the first seat.
fn discard_card(s: &mut Scene, card: &str) -> ResistanceId {
    let id = s.game.resistance_named(card).expect("a card");
    s.set_step(Step::Offer);
    let task = Task::Program {
        origin: Origin::Resistance(id, 0),
        owner: P1,
        rest: None,
    };
    s.state.public.tasks.push(task).expect("room");
    s.run();
    id
}

fn all_resources(s: &Scene) -> Vec<(u16, u16, u16)> {
    s.game
        .all_seats()
        .iter()
        .map(|seat| s.resources(seat))
        .collect()
}

fn home_cubes(s: &mut Scene, seat: Seat) -> u8 {
    let home = s.home(seat);
    s.sector(home).cubes[seat.index()]
}

#[test]
fn exo_19_1_a_law_applies_until_it_is_removed() {
    let mut s = scene(2);
    adopt_card(&mut s, "pol-10");
    let growth = |s: &Scene| s.game.growth(&s.state.public, P1, CardSet::NONE);
    assert_eq!(growth(&s), 3);
    adopt_card(&mut s, "pol-30");
    assert_eq!(growth(&s), 2);
}

#[test]
fn exo_19_2_exo_19_3_the_game_ends_with_a_resolution_in_play() {
    let mut s = scene(2);
    s.state.public.turn = 7;
    adopt_card(&mut s, "pol-29");
    assert!(s.state.public.resolution.is_some());
    s.go_to(Step::End);
    assert_eq!(s.step(), Step::Over);
}

#[test]
fn exo_19_4_the_card_adopted_last_sets_the_hit_face() {
    let mut s = scene_without_abilities(2);
    let pvp = |s: &Scene| s.game.hit_face(&s.state.public, HitRoll::Pvp);
    assert_eq!(pvp(&s), 5);
    s.enact_resolution("pol-20");
    assert_eq!(pvp(&s), 6);
    s.enact_resolution("pol-21");
    assert_eq!(pvp(&s), 4);
    assert_eq!(s.game.hit_face(&s.state.public, HitRoll::Guard), 5);
    s.enact_resolution("pol-g11");
    assert_eq!(s.game.hit_face(&s.state.public, HitRoll::Guard), 4);
}

#[test]
fn exo_19_5_modified_numbers_never_drop_below_their_minimum() {
    let mut s = scene_without_abilities(2);
    s.enact_law("pol-12")
        .enact_law("pol-13")
        .enact_resolution("pol-22");
    s.learn_techs(P1, &[Tech::ExpertPolitics]);
    let public = &s.state.public;
    assert_eq!(s.game.tax(public, P1), 0);
    assert_eq!(s.game.reaction_cost(public, P1, true), 0);
    assert_eq!(s.game.reaction_cost(public, P1, false), 0);
    assert_eq!(s.game.stages(public), 1);
}

#[test]
fn exo_19_6_targets_are_determined_when_each_effect_is_applied() {
    let mut s = scene_without_abilities(3);
    for (seat, cp) in [P1, P2, P3].into_iter().zip([8, 5, 8]) {
        s.mat(seat).cp = cp;
    }
    adopt_card(&mut s, "pol-g13");
    // The two richest seats pay 4 CP; then these two seats have the least CP and gain 4 CP.
    assert_eq!(all_resources(&s), [(8, 0, 0), (5, 0, 0), (8, 0, 0)]);
    assert_eq!(s.step(), Step::Offer);
}

#[test]
fn exo_19_6_an_effect_applies_to_all_tied_seats() {
    let mut s = scene_without_abilities(3);
    let planet = s.planet("b01");
    s.set_cubes(P2, planet, 1);
    adopt_card(&mut s, "pol-g12");
    assert_eq!(all_resources(&s), [(9, 0, 0), (5, 0, 0), (9, 0, 0)]);
}

#[test]
fn exo_19_7_cards_forbid_what_they_name() {
    let prohibitions = [
        ("pol-08", Prohibition::WmdStage),
        ("pol-24", Prohibition::TradeAction),
        ("pol-25", Prohibition::ReactionStep),
        ("pol-19", Prohibition::BuyCannons),
        ("pol-14", Prohibition::DeployOnForeignHome),
        ("pol-g10", Prohibition::Cloak),
    ];
    for (card, prohibition) in prohibitions {
        let mut s = scene_without_abilities(2);
        assert!(!s.game.is_barred(&s.state.public, prohibition));
        adopt_card(&mut s, card);
        assert!(s.game.is_barred(&s.state.public, prohibition), "{card}");
    }
}

#[test]
fn exo_19_cards_make_seats_gain_and_pay() {
    let mut s = scene(2);
    adopt_card(&mut s, "pol-32");
    assert_eq!(all_resources(&s), [(5, 1, 1), (5, 1, 1)]);
    s.mat(P1).cp = 2;
    adopt_card(&mut s, "pol-38");
    // The card adds cubes first; then each seat pays as much CP as it has.
    assert_eq!(all_resources(&s), [(0, 1, 1), (2, 1, 1)]);
    assert_eq!((home_cubes(&mut s, P1), home_cubes(&mut s, P2)), (4, 4));
}

#[test]
fn exo_19_cards_add_cubes_as_far_as_the_stash_allows() {
    let mut s = scene(2);
    s.mat(P1).stash = 1;
    adopt_card(&mut s, "pol-39");
    assert_eq!((home_cubes(&mut s, P1), home_cubes(&mut s, P2)), (4, 5));
    assert_eq!(s.mat(P1).stash, 0);
}

#[test]
fn exo_19_cards_add_and_remove_planet_tokens() {
    let mut s = scene(2);
    let home = s.home(P1);
    let (full, low, ruin) = (s.planet("b01"), s.planet("r01"), s.planet("g01"));
    s.sector(home).tokens = 3;
    s.sector(low).tokens = 1;
    s.sector(ruin).tokens = 0;
    s.sector(ruin).is_destroyed = true;
    let tokens = |s: &Scene| [home, full, low, ruin].map(|hex| s.state.public.sector(hex).tokens);
    adopt_card(&mut s, "pol-34");
    assert_eq!(tokens(&s), [4, 3, 2, 0]);
    adopt_card(&mut s, "pol-35");
    assert_eq!(tokens(&s), [4, 2, 1, 0]);
    adopt_card(&mut s, "pol-35");
    assert_eq!(tokens(&s), [4, 1, 1, 0]);
}

#[test]
fn exo_19_repair_effects_remove_damage() {
    let mut s = scene(2);
    let ships = [P1, P2].map(|seat| s.move_ship(seat, ShipType::Carrier, HexId::COUNCIL));
    for ship in ships {
        s.state.public.ship_mut(ship).damage = 4;
    }
    let damage = |s: &Scene| ships.map(|ship| s.state.public.ship(ship).damage);
    discard_card(&mut s, "res-i-6");
    assert_eq!(damage(&s), [0, 4]);
    adopt_card(&mut s, "pol-33");
    assert_eq!(damage(&s), [0, 0]);
}

#[test]
fn exo_19_a_card_removes_all_laws() {
    let mut s = scene_without_abilities(2);
    s.enact_law("pol-01")
        .enact_law("pol-03")
        .enact_law("pol-05");
    adopt_card(&mut s, "pol-g15");
    assert!(s.state.public.laws.is_empty());
    assert_eq!(all_resources(&s), [(7, 0, 0), (7, 0, 0)]);
    assert_eq!(s.step(), Step::Offer);
}

#[test]
fn exo_19_a_card_returns_rockets_to_the_supply() {
    let mut s = scene(2);
    let planet = s.planet("b01");
    s.place_rocket(planet, Rocket::Graviton)
        .place_rocket(planet, Rocket::Graviton);
    let graviton = Item::Graviton.index();
    assert_eq!(s.state.public.supply[graviton], 4);
    adopt_card(&mut s, "pol-36");
    assert_eq!(s.sector(planet).rockets, [0; 3]);
    assert_eq!(s.state.public.supply[graviton], 6);
    assert_eq!(all_resources(&s), [(6, 0, 0), (6, 0, 0)]);
}

#[test]
fn exo_19_a_free_action_has_its_own_price_modifiers() {
    let mut s = scene(2);
    s.set_turn_order(&[P2, P1]);
    s.mat(P2).cp = 4;
    adopt_card(&mut s, "pol-37");
    assert_eq!(s.asked_seats(), [P2]);
    // The modifier of the free action lowers the price of Radar from 7 to 4.
    s.act(P2, Action::Learn(Tech::Radar));
    assert_eq!((s.resources(P2).0, s.asked_seats()), (0, vec![P1]));
    s.act(P1, Action::Done);
    assert_eq!(s.step(), Step::Offer);
    let card = s.game.political_named("pol-37").unwrap();
    assert!(s.state.public.decks.removed.contains(card.0));
    // The modifier applies only to the free action.
    let price = s
        .game
        .price_of_tech(&s.state.public, P1, Tech::Radar, ActionContext::default());
    assert_eq!(price, 7);
}

#[test]
fn exo_19_a_free_upgrade_needs_no_technology() {
    let mut s = scene(2);
    discard_card(&mut s, "res-i-7");
    assert_eq!(s.asked_seats(), [P1]);
    let fits = s.legal(P1);
    let fit = fits
        .iter()
        .find(|action| matches!(action, Action::Fit(_, Item::Em, _)));
    let fit = *fit.expect("a place for the shield");
    s.act_all(P1, &[fit, Action::Done]);
    assert_eq!(s.asked_seats(), [P2]);
    assert_eq!(s.resources(P1), (5, 0, 0));
}

#[test]
fn exo_19_free_ships_are_limited_by_the_stash() {
    let mut s = scene(2);
    let home = s.home(P1);
    s.place_ship(P1, ShipType::Raider, HexId::COUNCIL);
    adopt_card(&mut s, "pol-40");
    assert_eq!(s.state.public.fleet(P1).len(), 3);
    assert_eq!(s.state.public.fleet(P2).len(), 3);
    discard_card(&mut s, "res-iii-6");
    let cruiser = ShipId::of(P1, ShipType::Cruiser, 0);
    assert_eq!(s.state.public.ship(cruiser).hex, Some(home));
}

#[test]
fn exo_19_a_free_technology_is_limited_by_its_printed_cost() {
    let mut s = scene(2);
    s.mat(P1).cp = 0;
    discard_card(&mut s, "res-iii-4");
    assert_eq!(s.asked_seats(), [P1]);
    assert!(s.is_legal(P1, Action::Learn(Tech::Fusion)));
    assert!(!s.is_legal(P1, Action::Learn(Tech::Cloaking)));
    s.act(P1, Action::Learn(Tech::Fusion));
    assert!(s.mat(P1).techs.contains(Tech::Fusion));
    assert_eq!(s.asked_seats(), [P2]);
}

#[test]
fn exo_19_effects_of_a_card_run_in_order() {
    let mut s = scene_without_abilities(2);
    s.mat(P1).stash = 5;
    discard_card(&mut s, "res-g-i-2");
    assert_eq!((s.resources(P1).0, home_cubes(&mut s, P1)), (8, 4));
    discard_card(&mut s, "res-g-ii-1");
    assert_eq!(s.resources(P1), (12, 1, 0));
    assert_eq!(s.resources(P2), (5, 0, 0));
}

#[test]
fn exo_1_1_a_card_overrides_the_rules() {
    // Buying an upgrade needs its technology; the card does not.
    let mut s = scene(2);
    discard_card(&mut s, "res-iii-5");
    assert!(!s.mat(P1).techs.contains(Tech::Antimatter));
    let fits = s.legal(P1);
    assert!(
        fits.iter()
            .any(|action| matches!(action, Action::Fit(_, Item::Antimatter, _)))
    );
}

#[test]
fn exo_19_a_free_action_begins_without_an_action_card() {
    let mut s = scene(2);
    s.clear_log();
    let card = discard_card(&mut s, "res-ii-6");
    let origin = Origin::Resistance(card, 0);
    let began = Event::ActionBegan {
        seat: P1,
        kind: ActionKind::Mine,
        origin,
    };
    assert!(s.log.contains(&began));
    let extras = ActionContext {
        origin: Some(origin),
        ..ActionContext::default()
    };
    let roll = engine::exodus::effect::ExtraDiceRoll::Mine;
    assert_eq!(s.game.dice_for(&s.state.public, P1, roll, extras), 2);
}

#[test]
fn exo_19_laws_pay_the_winner_and_the_owner_of_a_lost_ship() {
    let mut s = scene_without_abilities(2);
    s.remove_pieces(P1)
        .remove_pieces(P2)
        .enact_law("pol-g05")
        .enact_law("pol-g06");
    s.install_parts(P1, ShipType::Fighter, &[Item::Nuclear, Item::Phase]);
    s.install_parts(P2, ShipType::Raider, &[Item::Nuclear]);
    s.place_ship(P1, ShipType::Fighter, HexId::COUNCIL);
    s.place_ship(P2, ShipType::Raider, HexId::COUNCIL);
    s.dice("6").go_to(Step::Conquest);
    while s.state.public.conquest_stage == 1 && !s.state.public.fleet(P2).is_empty() {
        for seat in s.asked_seats() {
            let hit = s.legal(seat);
            let hit = hit
                .into_iter()
                .find(|action| matches!(action, Action::Hit(_)));
            s.act(seat, hit.unwrap_or(Action::Done));
        }
    }
    // The laws pay the winner of the battle and the owner of the lost ship.
    assert_eq!(all_resources(&s), [(7, 0, 0), (5, 1, 0)]);
}
