//! Chapter 7: Buy Upgrades, and moving parts at other times.

use crate::scene::{P1, P2, Scene, deal_game, scene, scene_of};
use engine::exodus::action::Action;
use engine::exodus::effect::ActionKind;
use engine::exodus::event::Event;
use engine::exodus::options::Options;
use engine::exodus::part::{Item, Rocket};
use engine::exodus::play::{ActionContext, MAX_LIFTS};
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::step::{Round, Step};
use engine::exodus::tech::Tech;

use Item::{Antigravity, Em, Fusion, Mg, Nuclear, Phase, Plasma, Ssl};
use ShipType::{Carrier, Cruiser, Fighter, Raider};

/// Returns a game in which the first seat can pay for every item.
fn rich_scene(seats: u8) -> Scene {
    let mut s = scene(seats);
    (s.mat(P1).cp, s.mat(P1).ph) = (40, 20);
    s
}

/// A seat buys, moves and returns parts in one refit: EXO-7.11, EXO-7.13, EXO-7.15.
#[test]
fn ex_34_the_upgrade_example_of_the_rule_book() {
    let mut s = scene(2);
    let known = [
        Tech::EmShield,
        Tech::MgShield,
        Tech::Plasma,
        Tech::Ssl,
        Tech::Fusion,
        Tech::Antigravity,
        Tech::Biochemical,
    ];
    s.learn_techs(P1, &known);
    (s.mat(P1).cp, s.mat(P1).ph) = (8, 5);
    s.install_parts(P1, Fighter, &[Fusion, Plasma, Em])
        .install_parts(P1, Raider, &[Fusion, Phase]);
    s.install_parts(P1, Carrier, &[Nuclear, Phase, Phase, Em]);
    s.install_parts(P1, Cruiser, &[Nuclear, Phase, Phase, Phase, Em, Em]);
    let (home, fusion, plasma) = (s.home(P1), s.supply(Fusion), s.supply(Plasma));
    let others = [Carrier, Cruiser].map(|kind| s.parts(P1, kind));
    s.begin_action(P1, ActionKind::Upgrade).clear_log();
    s.act_all(P1, &[Mg, Ssl, Ssl, Antigravity].map(Action::Buy));
    s.act(P1, Action::Arm(Rocket::Biochemical, home));
    assert_eq!(s.resources(P1), (0, 0, 0));
    s.lift_part(P1, Fighter, Fusion)
        .lift_part(P1, Fighter, Plasma)
        .lift_part(P1, Fighter, Em);
    s.lift_part(P1, Raider, Fusion).lift_part(P1, Raider, Phase);
    s.assemble(P1, Fighter, &[Mg, Phase, Ssl, Antigravity]);
    s.assemble(P1, Raider, &[Fusion, Em, Ssl]);
    s.act(P1, Action::Done);

    let blueprints = s.mat(P1).blueprints;
    let (game, public) = (&s.game, &s.state.public);
    let figures = |kind: ShipType| {
        let blueprint = &blueprints[kind.index()];
        let cells = game.grids().covered(kind, blueprint).count_ones();
        let speed = game.speed(public, P1, kind, false);
        (cells, speed, game.dice(blueprint), game.strength(blueprint))
    };
    assert_eq!(figures(Fighter), (10, 3, 3, 2));
    assert_eq!(figures(Raider), (6, 2, 2, 1));
    assert_eq!([Carrier, Cruiser].map(|kind| s.parts(P1, kind)), others);
    // One Fusion Drive and the Plasma Cannon are returned.
    assert_eq!(
        (s.supply(Fusion), s.supply(Plasma)),
        (fusion + 1, plasma + 1)
    );
    assert_eq!(s.sector(home).rockets, [0, 1, 0]);
    let refitted = |kind: ShipType| {
        s.has_event(|event| matches!(event, Event::Refitted { kind: of, .. } if *of == kind))
    };
    assert_eq!(ShipType::ALL.map(refitted), [true, true, false, false]);
}

#[test]
fn exo_7_11_cards_change_item_prices() {
    let mut s = rich_scene(2);
    s.learn_techs(
        P1,
        &[Tech::Ssl, Tech::MgShield, Tech::Fusion, Tech::Hypersonic],
    );
    let price = |s: &Scene, item| {
        let breakdown =
            s.game
                .item_price_breakdown(&s.state.public, item, ActionContext::default());
        breakdown.price
    };
    assert_eq!(
        [Phase, Ssl, Em, Nuclear].map(|item| price(&s, item)),
        [(1, 0), (1, 1), (2, 0), (1, 0)]
    );
    s.enact_law("pol-05").enact_law("pol-06");
    assert_eq!(
        [Phase, Ssl, Em, Nuclear].map(|item| price(&s, item)),
        [(0, 0), (0, 1), (1, 0), (1, 0)]
    );
    s.enact_law("pol-07");
    assert_eq!(price(&s, Nuclear), (0, 0));
    assert_eq!(price(&s, Item::Hypersonic), (2, 1));
    s.mat(P1).ph = 1;
    s.begin_action(P1, ActionKind::Upgrade)
        .act_all(P1, &[Action::Buy(Ssl)]);
    assert_eq!(s.refusal_rule(P1, Action::Buy(Ssl)), "EXO-7.11");
    assert_eq!(
        s.refusal_rule(P1, Action::Arm(Rocket::Hypersonic, s.home(P1))),
        "EXO-7.11"
    );
}

/// Nuclear Drives and Phase Cannons need no technology: AMB-32.
#[test]
fn exo_7_12_amb_32_items_need_their_technology() {
    let mut s = rich_scene(2);
    s.begin_action(P1, ActionKind::Upgrade);
    let free = |item: &Item| s.is_legal(P1, Action::Buy(*item));
    let parts = Item::ALL.into_iter().filter(|item| item.rocket().is_none());
    let bought: Vec<Item> = parts.filter(free).collect();
    assert_eq!(bought, [Nuclear, Phase]);
    assert_eq!(s.refusal_rule(P1, Action::Buy(Em)), "EXO-7.12");
    let home = s.home(P1);
    for rocket in Rocket::ALL {
        assert_eq!(s.refusal_rule(P1, Action::Arm(rocket, home)), "EXO-7.12");
    }
}

#[test]
fn exo_7_12_items_given_by_a_card_need_no_technology() {
    let mut s = rich_scene(2);
    s.give_trophy(P1, "res-i-7");
    let card = s.game.resistance_named("res-i-7").expect("a card");
    s.begin_action(P1, ActionKind::Bank)
        .act(P1, Action::Discard(card));
    assert_eq!(s.refusal_rule(P1, Action::Buy(Phase)), "EXO-7.11");
    s.fit_on(P1, Fighter, Em).act(P1, Action::Done);
    assert_eq!(s.parts(P1, Fighter), [Nuclear, Em]);
    assert_eq!(s.resources(P1).0, 40);
    s.dice("1").act(P1, Action::Bank);
}

/// Returned parts are not refunded: AMB-30.
#[test]
fn exo_7_13_amb_30_parts_can_be_moved_and_loose_ones_return_to_the_supply() {
    let mut s = rich_scene(2);
    let supply = s.supply(Phase);
    s.begin_action(P1, ActionKind::Upgrade)
        .act(P1, Action::Buy(Phase));
    assert_eq!(s.supply(Phase), supply - 1);
    s.lift_part(P1, Carrier, Em).fit_on(P1, Cruiser, Em);
    s.lift_part(P1, Raider, Phase).act(P1, Action::Done);
    assert_eq!(s.parts(P1, Carrier), [Nuclear, Phase]);
    assert_eq!(s.parts(P1, Cruiser), [Nuclear, Em]);
    assert_eq!(s.parts(P1, Raider), [Nuclear]);
    assert_eq!((s.supply(Phase), s.resources(P1).0), (supply + 1, 39));
}

#[test]
fn exo_7_13_only_loose_parts_can_be_fitted() {
    let mut s = rich_scene(2);
    s.begin_action(P1, ActionKind::Upgrade);
    assert_eq!(
        s.refusal_rule(P1, Action::Fit(Cruiser, Phase, 0)),
        "EXO-7.13"
    );
    assert_eq!(s.refusal_rule(P1, Action::Lift(Cruiser, 1)), "EXO-7.13");
    assert_eq!(s.refusal_rule(P1, Action::Restore), "EXO-7.13");
    s.act(P1, Action::Buy(Phase));
    assert_eq!(
        s.refusal_rule(P1, Action::Fit(Cruiser, Phase, 200)),
        "EXO-9.2"
    );
}

/// Lifts are limited, so every refit ends; a seat that cannot end it can restore its blueprints.
#[test]
fn exo_7_13_lifts_are_limited_and_blueprints_can_be_restored() {
    let mut s = rich_scene(2);
    let wreck = ShipId::of(P1, Carrier, 0);
    s.state.public.ship_mut(wreck).damage = 1;
    let before = s.mat(P1).blueprints;
    s.begin_action(P1, ActionKind::Upgrade)
        .act(P1, Action::Buy(Phase));
    for _ in 0..MAX_LIFTS - 1 {
        s.lift_part(P1, Fighter, Nuclear)
            .fit_on(P1, Fighter, Nuclear);
    }
    s.lift_part(P1, Carrier, Em);
    assert_eq!(s.refusal_rule(P1, Action::Lift(Fighter, 0)), "EXO-7.13");
    // The shield is now on the Fighter, and without it the Carrier would be destroyed.
    s.fit_on(P1, Fighter, Em);
    assert_eq!(s.refusal_rule(P1, Action::Done), "EXO-7.14");
    s.act(P1, Action::Restore);
    assert_eq!(s.mat(P1).blueprints, before);
    assert_eq!(s.refusal_rule(P1, Action::Restore), "EXO-7.13");
    assert_eq!(s.refusal_rule(P1, Action::Lift(Fighter, 0)), "EXO-7.13");
    // Purchases are kept.
    s.fit_on(P1, Fighter, Phase).act(P1, Action::Done);
    assert_eq!(s.parts(P1, Fighter), [Nuclear, Phase]);
}

/// A damaged ship must keep enough shields: EXO-7.14, AMB-31.
#[test]
fn ex_37_exo_7_14_amb_31_a_refit_cannot_destroy_a_damaged_ship() {
    let mut s = rich_scene(2);
    let wreck = ShipId::of(P1, Carrier, 0);
    s.state.public.ship_mut(wreck).damage = 1;
    s.learn_techs(P1, &[Tech::MgShield])
        .begin_action(P1, ActionKind::Upgrade);
    s.act(P1, Action::Buy(Mg)).lift_part(P1, Carrier, Em);
    assert_eq!(s.refusal_rule(P1, Action::Done), "EXO-7.14");
    s.fit_on(P1, Carrier, Mg).act(P1, Action::Done);
    assert_eq!(s.parts(P1, Carrier), [Nuclear, Phase, Mg]);
}

#[test]
fn exo_7_15_a_refit_changes_all_ships_of_the_type_at_once() {
    let mut s = rich_scene(2);
    let hex = s.hex(0, 0);
    let away = s.place_ship(P1, Carrier, hex);
    s.learn_techs(P1, &[Tech::Fusion])
        .begin_action(P1, ActionKind::Upgrade);
    s.act(P1, Action::Buy(Fusion))
        .lift_part(P1, Carrier, Nuclear);
    s.fit_on(P1, Carrier, Fusion).act(P1, Action::Done);
    for ship in [ShipId::of(P1, Carrier, 0), away] {
        assert_eq!(s.game.speed(&s.state.public, P1, ship.kind(), false), 2);
    }
    s.decline_while(|step| matches!(step, Step::Mount(_)));
    let south = engine::exodus::hex::Direction::ALL[3];
    let go = Action::Order(away, engine::exodus::action::Token::Go(south));
    s.act(P1, go);
    assert!(s.may_move(away));
}

/// The seat's Home is allowed as well: AMB-35.
#[test]
fn exo_7_16_amb_35_rockets_are_placed_on_controlled_planets() {
    let mut s = rich_scene(3);
    s.learn_techs(P1, &[Tech::Hypersonic]);
    let (home, enemy) = (s.home(P1), s.home(P2));
    let shared = s.planet("b01");
    s.set_cubes(P1, shared, 1)
        .set_cubes(P2, shared, 1)
        .begin_action(P1, ActionKind::Upgrade);
    assert_eq!(
        s.refusal_rule(P1, Action::Buy(Item::Hypersonic)),
        "EXO-7.16"
    );
    for hex in [enemy, shared, s.hex(0, 0)] {
        assert_eq!(
            s.refusal_rule(P1, Action::Arm(Rocket::Hypersonic, hex)),
            "EXO-7.16"
        );
    }
    s.set_cubes(P2, shared, 0);
    for hex in [home, home, home, shared] {
        s.act(P1, Action::Arm(Rocket::Hypersonic, hex));
    }
    s.act(P1, Action::Done);
    assert_eq!(
        (s.sector(home).rockets, s.sector(shared).rockets),
        ([3, 0, 0], [1, 0, 0])
    );
    assert_eq!(s.supply(Item::Hypersonic), 4);
    // Placed rockets cannot be moved: a refit only moves parts.
    s.begin_action(P1, ActionKind::Upgrade);
    let lifts = s
        .legal(P1)
        .into_iter()
        .filter(|action| matches!(action, Action::Lift(..)));
    assert_eq!(lifts.count(), 7);
}

#[test]
fn ex_38_exo_7_17_items_missing_from_the_supply_cannot_be_bought() {
    let mut s = rich_scene(2);
    s.learn_techs(P1, &[Tech::Ssl, Tech::Plasma]);
    s.state.public.supply[Ssl.index()] = 0;
    s.begin_action(P1, ActionKind::Upgrade);
    assert_eq!(s.refusal_rule(P1, Action::Buy(Ssl)), "EXO-7.17");
    assert!(s.is_legal(P1, Action::Buy(Plasma)));
}

/// Cannons can still be moved or given by a card: EXO-19.7.
#[test]
fn exo_19_7_a_resolution_forbids_buying_cannons() {
    let mut s = rich_scene(2);
    s.learn_techs(P1, &[Tech::Ssl])
        .enact_resolution("pol-19")
        .give_trophy(P1, "res-ii-7");
    let card = s.game.resistance_named("res-ii-7").expect("a card");
    s.begin_action(P1, ActionKind::Upgrade);
    for cannon in [Phase, Ssl] {
        assert_eq!(s.refusal_rule(P1, Action::Buy(cannon)), "EXO-19.7");
    }
    assert!(s.is_legal(P1, Action::Buy(Nuclear)));
    s.act(P1, Action::Discard(card)).fit_on(P1, Cruiser, Ssl);
    s.lift_part(P1, Raider, Phase)
        .fit_on(P1, Cruiser, Phase)
        .act(P1, Action::Done);
    assert_eq!(s.parts(P1, Cruiser), [Nuclear, Phase, Ssl]);
}

/// The ability allows one item without its technology: ABL-02.
#[test]
fn exo_18_4_exo_18_5_the_engineer_buys_one_item_without_its_technology() {
    let mut options = Options::standard(2);
    options.uses_generals = true;
    let mut s = scene_of(options);
    let card = s.game.ability_named("abl-02").expect("a card");
    (s.mat(P1).cp, s.mat(P1).ph) = (20, 20);
    s.give_ability(P1, "abl-02")
        .learn_techs(P1, &[Tech::Ssl])
        .begin_action(P1, ActionKind::Upgrade);
    assert_eq!(s.refusal_rule(P1, Action::Buy(Fusion)), "EXO-7.12");
    s.act_all(
        P1,
        &[Action::Invoke(card), Action::Buy(Ssl), Action::Buy(Fusion)],
    );
    assert_eq!(s.refusal_rule(P1, Action::Buy(Fusion)), "EXO-7.12");
    assert_eq!(s.refusal_rule(P1, Action::Buy(Plasma)), "EXO-7.12");
    assert!(s.is_legal(P1, Action::Buy(Ssl)));
}

/// Without the house rule, parts can be moved only within Buy Upgrades: AMB-29.
#[test]
fn exo_17_20_amb_29_a_house_rule_allows_refits_at_any_own_decision() {
    let mut s = rich_scene(2);
    s.begin_action(P1, ActionKind::Bank);
    assert_eq!(s.refusal_rule(P1, Action::Refit), "EXO-17.20");
    let mut options = Options::standard(2);
    options.rules.allows_free_refit = true;
    let mut s = scene_of(options);
    s.begin_action(P1, ActionKind::Bank).act(P1, Action::Refit);
    assert_eq!(s.refusal_rule(P1, Action::Buy(Phase)), "EXO-7.11");
    assert_eq!(s.refusal_rule(P1, Action::Refit), "EXO-17.20");
    s.lift_part(P1, Carrier, Em)
        .fit_on(P1, Raider, Em)
        .act(P1, Action::Done);
    assert_eq!(s.parts(P1, Raider), [Nuclear, Phase, Em]);
    s.dice("2").act(P1, Action::Bank);
    // It is refused for seats that are not asked, and in Conquest stages.
    s.go_to(Step::Card(Round::First)).play_card(P1, 1);
    assert_eq!(s.refusal_rule(P1, Action::Refit), "EXO-1.3");
    s.act(P2, Action::Refit);
    assert_eq!(s.asked_seats(), [P2]);
    s.act(P2, Action::Done);
    assert_eq!(s.asked_seats(), [P2]);
    s.go_to(Step::Orders);
    assert_eq!(s.refusal_rule(P1, Action::Refit), "EXO-17.20");
}

/// Loose parts are public during a refit; before the game only their seat sees them: EXO-7.13,
/// EXO-2.9.
#[test]
fn exo_7_13_the_refit_state_lists_loose_parts() {
    let mut s = rich_scene(2);
    s.begin_action(P1, ActionKind::Upgrade)
        .act(P1, Action::Buy(Phase));
    let (game, public) = (&s.game, &s.state.public);
    let refit_state = game.refit_state_of(public, None, P1);
    assert_eq!(refit_state.loose_parts.loose[Phase.index()], 1);
    assert_eq!(refit_state.blueprints, s.state.public.mat(P1).blueprints);
    assert!(game.refit_state_of(public, None, P2).has_no_loose_parts());

    let s = deal_game(Options::standard(2));
    let (game, public) = (&s.game, &s.state.public);
    let own_state = game.refit_state_of(public, Some(s.state.private(P1)), P1);
    assert_eq!(own_state.loose_parts.loose.iter().sum::<u8>(), 7);
    assert!(game.refit_state_of(public, None, P1).has_no_loose_parts());
}
