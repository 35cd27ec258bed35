//! Chapter 8: the effect of each technology. Technologies that affect other chapters are also
//! tested there.

use crate::scene::{P1, P2, Scene, scene};
use engine::exodus::action::Action;
use engine::exodus::cards::{ActionCard, CardSet};
use engine::exodus::effect::{ActionKind, Resource};
use engine::exodus::hex::HexId;
use engine::exodus::part::{Item, Rocket};
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::step::{Round, Step};
use engine::exodus::tech::{Field, Tech};

/// Checks that an item can be bought only with the technology, and returns its value.
fn value_of_unlocked_item(item: Item, tech: Tech) -> u8 {
    let mut s = scene(2);
    (s.mat(P1).cp, s.mat(P1).ph) = (40, 40);
    let home = s.home(P1);
    let buy = item
        .rocket()
        .map_or(Action::Buy(item), |rocket| Action::Arm(rocket, home));
    s.begin_action(P1, ActionKind::Upgrade);
    assert_eq!(s.refusal_rule(P1, buy), "EXO-7.12");
    s.learn_techs(P1, &[tech]).act(P1, buy);
    s.game.item(item).value
}

#[test]
fn exo_8_2_exo_8_3_exo_8_4_extraction_techs_take_one_more_token() {
    let mut s = scene(2);
    let techs = [
        (Tech::AdvPhasium, Resource::Ph),
        (Tech::AdvAxinium, Resource::Ax),
        (Tech::AdvCp, Resource::Cp),
    ];
    for (tech, resource) in techs {
        let taken = |s: &Scene| {
            s.game
                .extraction(&s.state.public, P1, resource, CardSet::NONE)
        };
        assert_eq!(taken(&s), 1);
        s.learn_techs(P1, &[tech]);
        assert_eq!(taken(&s), 2);
    }
}

#[test]
fn exo_8_6_basic_politics_takes_the_first_card_back() {
    let mut s = scene(2);
    for seat in [P1, P2] {
        s.mat(seat).played[0] = Some(ActionCard(0));
    }
    s.learn_techs(P2, &[Tech::BasicPolitics])
        .go_to(Step::TakeBack(0));
    assert_eq!(s.asked_seats(), [P2]);
    s.act(P2, Action::TakeBack);
    assert_eq!(
        (s.mat(P1).played[0], s.mat(P2).played[0]),
        (Some(ActionCard(0)), None)
    );
}

#[test]
fn exo_8_7_advanced_politics_pays_no_tax() {
    let mut s = scene(2);
    s.enact_law("pol-11").learn_techs(P1, &[Tech::AdvPolitics]);
    let tax = |seat| s.game.tax(&s.state.public, seat);
    assert_eq!((tax(P1), tax(P2)), (0, 2));
}

#[test]
fn exo_8_8_expert_politics_lowers_reaction_costs_by_one() {
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::ExpertPolitics]);
    let cost = |seat, is_own_card| s.game.reaction_cost(&s.state.public, seat, is_own_card);
    assert_eq!((cost(P1, true), cost(P1, false)), (0, 1));
    assert_eq!((cost(P2, true), cost(P2, false)), (1, 2));
}

#[test]
fn exo_8_9_master_politics_plays_a_third_card() {
    let mut s = scene(2);
    s.learn_techs(P2, &[Tech::MasterPolitics])
        .go_to(Step::Card(Round::Third));
    assert_eq!(s.asked_seats(), [P2]);
}

#[test]
fn exo_8_10_expert_cloning_adds_one_cube_to_growth() {
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::ExpertCloning]);
    let growth = |seat| s.game.growth(&s.state.public, seat, CardSet::NONE);
    assert_eq!((growth(P1), growth(P2)), (3, 2));
}

#[test]
fn exo_8_11_exo_8_12_exo_8_13_rocket_techs_unlock_rockets() {
    assert_eq!(
        value_of_unlocked_item(Item::Hypersonic, Tech::Hypersonic),
        5
    );
    assert_eq!(
        value_of_unlocked_item(Item::Biochemical, Tech::Biochemical),
        3
    );
    assert_eq!(value_of_unlocked_item(Item::Graviton, Tech::Graviton), 2);
}

/// Fires a rocket at the next planet so that every die hits. Returns the tokens and cubes left
/// there, and whether the planet is destroyed.
fn rocket_result(rocket: Rocket) -> (u8, u8, bool) {
    let mut s = scene(3);
    let (from, to) = (s.hex(1, -2), s.hex(1, -1));
    s.place_tile(from, "b01");
    s.place_tile(to, "b09");
    s.set_cubes(P1, from, 1)
        .set_cubes(P2, to, 4)
        .place_rocket(from, rocket);
    s.go_to(Step::Target(0))
        .dice("6 6 6 6 6 6")
        .chance
        .allow_unscripted();
    s.act(P1, Action::Target(rocket, from, to));
    let sector = s.sector(to);
    (sector.tokens, sector.cubes[P2.index()], sector.is_destroyed)
}

#[test]
fn exo_8_11_exo_8_12_exo_8_13_exo_10_9_rockets_destroy_tokens_cubes_or_planets() {
    assert_eq!(rocket_result(Rocket::Hypersonic), (0, 4, false));
    assert_eq!(rocket_result(Rocket::Biochemical), (5, 1, false));
    assert_eq!(rocket_result(Rocket::Graviton), (0, 0, true));
}

#[test]
fn exo_8_14_exo_8_15_exo_8_16_shield_techs_unlock_shields() {
    assert_eq!(value_of_unlocked_item(Item::Em, Tech::EmShield), 1);
    assert_eq!(value_of_unlocked_item(Item::Mg, Tech::MgShield), 2);
    assert_eq!(value_of_unlocked_item(Item::Qgp, Tech::QgpShield), 3);
}

#[test]
fn exo_8_17_exo_8_18_exo_8_19_cannon_techs_unlock_cannons() {
    assert_eq!(value_of_unlocked_item(Item::Plasma, Tech::Plasma), 3);
    assert_eq!(value_of_unlocked_item(Item::Ssl, Tech::Ssl), 2);
    assert_eq!(
        value_of_unlocked_item(Item::Antimatter, Tech::Antimatter),
        5
    );
}

#[test]
fn exo_8_26_exo_8_27_drive_techs_unlock_drives() {
    assert_eq!(value_of_unlocked_item(Item::Fusion, Tech::Fusion), 2);
    assert_eq!(
        value_of_unlocked_item(Item::Antigravity, Tech::Antigravity),
        3
    );
}

/// Returns a game with a Carrier of P1 with two cubes in the hex of a red planet.
fn deploy_scene(techs: &[Tech]) -> (Scene, ShipId, HexId) {
    let mut s = scene(2);
    let red = s.planet("r01");
    s.sector(red).guard = 0;
    let ship = s.move_ship(P1, ShipType::Carrier, red);
    s.state.public.ship_mut(ship).cargo = 2;
    s.learn_techs(P1, techs);
    s.run_to_battles();
    (s, ship, red)
}

#[test]
fn exo_8_20_advanced_maneuver_deploys_without_a_roll() {
    let (mut s, ship, red) = deploy_scene(&[Tech::AdvManeuver]);
    assert!(matches!(s.step(), Step::Deploy(_)));
    s.act_all(P1, &[Action::Deploy(ship); 2]);
    assert_eq!(s.sector(red).cubes[P1.index()], 2);
    let (mut s, ship, red) = deploy_scene(&[]);
    s.dice("3 4").act_all(P1, &[Action::Deploy(ship); 2]);
    assert_eq!(s.sector(red).cubes[P1.index()], 1);
    assert!(s.is_spent());
}

#[test]
fn exo_8_21_basic_repairs_removes_one_damage_from_each_ship() {
    let mut s = scene(2);
    let [raider, carrier] =
        [ShipType::Raider, ShipType::Carrier].map(|kind| ShipId::of(P1, kind, 0));
    s.state.public.ship_mut(raider).damage = 1;
    s.state.public.ship_mut(carrier).damage = 2;
    let mut other = s.clone();
    s.learn_techs(P1, &[Tech::BasicRepairs]).go_to(Step::Repair);
    other
        .learn_techs(P2, &[Tech::BasicRepairs])
        .go_to(Step::Repair);
    let damage = |s: &Scene| [raider, carrier].map(|ship| s.state.public.ship(ship).damage);
    assert_eq!((damage(&s), damage(&other)), ([0, 1], [1, 2]));
}

#[test]
fn exo_8_22_civilian_ships_ferry_cubes() {
    let mut s = scene(2);
    let (home, blue) = (s.home(P1), s.planet("b01"));
    s.set_cubes(P1, blue, 1).go_to(Step::Conquest);
    assert!(!s.is_legal(P1, Action::Ferry(home, blue)));
    s.learn_techs(P1, &[Tech::CivilianShips])
        .go_to(Step::Conquest);
    s.act(P1, Action::Ferry(home, blue));
    assert_eq!(s.sector(blue).cubes[P1.index()], 2);
}

/// Cloaked ships are hidden from seats without Radar: EXO-8.25.
#[test]
fn exo_8_24_exo_8_25_radar_detects_cloaked_ships() {
    let meet = |techs: &[Tech]| {
        let mut s = scene(2);
        let hex = s.hex(0, 0);
        s.move_ship(P1, ShipType::Raider, hex);
        s.move_ship(P2, ShipType::Raider, hex);
        s.learn_techs(P1, &[Tech::Cloaking])
            .learn_techs(P2, techs)
            .go_to(Step::Conquest);
        s.game
            .visible_ships(&s.state.public)
            .contains(ShipId::of(P1, ShipType::Raider, 0))
    };
    assert!(!meet(&[]));
    assert!(meet(&[Tech::Radar]));
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::Radar]);
    let distance_bonus = |seat| s.game.distance_bonus(&s.state.public, seat);
    assert_eq!((distance_bonus(P1), distance_bonus(P2)), (1, 0));
}

/// Counts the technologies of each type: EXO-8.1 to EXO-8.28.
#[test]
fn exo_8_28_each_technology_has_one_of_four_types() {
    let s = scene(2);
    let count = |field| {
        let all = Tech::ALL.into_iter();
        all.filter(|&tech| s.game.tech(tech).field == field).count()
    };
    let fields = [
        Field::Civilian,
        Field::Military,
        Field::Transport,
        Field::General,
    ];
    assert_eq!(fields.map(count), [10, 9, 8, 1]);
    assert_eq!(s.game.tech(Tech::BasicResearch).field, Field::General);
}
