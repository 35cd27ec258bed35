//! Chapter 7: Research, Banking, Build Ships.

use crate::scene::{P1, P2, Scene, scene, scene_of};
use engine::exodus::action::Action;
use engine::exodus::cards::{ActionCard, BonusCard};
use engine::exodus::effect::ActionKind;
use engine::exodus::event::Event;
use engine::exodus::options::{Mode, Options};
use engine::exodus::play::{ActionContext, PriceCause};
use engine::exodus::ship::{Ship, ShipId, ShipType};
use engine::exodus::step::{Round, Step};
use engine::exodus::tech::Tech;

#[test]
fn exo_7_1_research_learns_one_unknown_technology() {
    let mut s = scene(2);
    s.mat(P1).cp = 40;
    s.learn_techs(P1, &[Tech::Radar])
        .begin_action(P1, ActionKind::Research);
    assert_eq!(s.refusal_rule(P1, Action::Learn(Tech::Radar)), "EXO-7.1");
    s.act(P1, Action::Learn(Tech::Antimatter));
    assert!(!s.is_busy());
    assert_eq!(s.mat(P1).techs.len(), 2);
}

#[test]
fn exo_7_2_a_learned_technology_takes_a_cube_from_the_stash() {
    let mut s = scene(2);
    s.mat(P1).cp = 40;
    let (home, stash) = (s.home(P1), s.mat(P1).stash);
    s.begin_action(P1, ActionKind::Research)
        .act(P1, Action::Learn(Tech::Radar));
    assert_eq!(s.mat(P1).stash, stash - 1);
    assert_eq!(s.state.public.cubes(home, P1), 3);
}

fn research_example() -> Scene {
    let mut s = scene(2);
    let known = [
        Tech::EmShield,
        Tech::Biochemical,
        Tech::BasicResearch,
        Tech::MgShield,
        Tech::Hypersonic,
        Tech::Fusion,
    ];
    s.learn_techs(P1, &known).enact_law("pol-01");
    s.mat(P1).cp = 3;
    s
}

/// The example of the rule book with its explanation: EXO-7.3.
#[test]
fn ex_26_colors_types_and_laws_lower_the_research_price() {
    let mut s = research_example();
    let breakdown =
        s.game
            .tech_price_breakdown(&s.state.public, P1, Tech::Ssl, ActionContext::default());
    let count = |is_cause: fn(&PriceCause) -> bool| {
        breakdown
            .modifiers
            .iter()
            .filter(|modifier| is_cause(&modifier.cause))
            .count()
    };
    assert_eq!((breakdown.printed.0, breakdown.price.0), (11, 3));
    assert_eq!(count(|cause| matches!(cause, PriceCause::Color(_))), 2);
    assert_eq!(count(|cause| matches!(cause, PriceCause::Field(_))), 5);
    assert_eq!(count(|cause| matches!(cause, PriceCause::Political(_))), 1);
    let stash = s.mat(P1).stash;
    s.begin_action(P1, ActionKind::Research)
        .act(P1, Action::Learn(Tech::Ssl));
    assert_eq!((s.resources(P1).0, s.mat(P1).stash), (0, stash - 1));
    assert!(s.mat(P1).techs.contains(Tech::Ssl));
}

#[test]
fn exo_7_3_an_unaffordable_technology_is_refused() {
    let mut s = research_example();
    s.mat(P1).cp = 2;
    s.begin_action(P1, ActionKind::Research);
    assert_eq!(s.refusal_rule(P1, Action::Learn(Tech::Ssl)), "EXO-7.3");
}

#[test]
fn ex_27_research_prices_are_never_negative() {
    let mut s = scene(2);
    s.learn_techs(
        P1,
        &[Tech::BasicResearch, Tech::Biochemical, Tech::Hypersonic],
    );
    assert_eq!(s.tech_price(P1, Tech::EmShield), 0);
    s.enact_resolution("pol-17");
    assert_eq!(s.tech_price(P1, Tech::EmShield), 0);
    assert_eq!(s.tech_price(P2, Tech::EmShield), 2);
}

/// Basic Research gives discounts on all types, but only color discounts lower its price: EXO-7.4,
/// EXO-8.28.
#[test]
fn ex_28_amb_22_basic_research_has_no_type_of_its_own() {
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::Fusion, Tech::Ssl, Tech::EmShield]);
    assert_eq!(s.tech_price(P1, Tech::BasicResearch), 2);
    // A law about one type does not apply to it; a resolution about all types does.
    s.enact_law("pol-01");
    assert_eq!(s.tech_price(P1, Tech::BasicResearch), 2);
    s.enact_resolution("pol-17");
    assert_eq!(s.tech_price(P1, Tech::BasicResearch), 0);
}

#[test]
fn amb_23_exo_8_28_basic_research_counts_twice_for_brown_technologies() {
    let mut s = scene(2);
    s.learn_techs(P1, &[Tech::BasicResearch]);
    assert_eq!(s.tech_price(P1, Tech::Cloaking), 12 - 2);
    for (tech, printed) in [(Tech::Radar, 7), (Tech::Plasma, 9), (Tech::AdvTrading, 6)] {
        assert_eq!(s.tech_price(P1, tech), printed - 1);
    }
}

/// The rule also applies when the last cube is on the card of the current reaction: EXO-7.2,
/// AMB-24.
#[test]
fn ex_29_amb_24_research_needs_a_cube_in_the_stash() {
    let mut s = scene(2);
    let homes = [s.home(P1), s.home(P2)];
    s.set_cubes(P1, homes[0], 4).set_cubes(P2, homes[1], 0);
    s.mat(P1).cp = 20;
    s.mat(P1).stash = 0;
    s.offer_action(P1, ActionKind::Research);
    assert_eq!(s.refusal_rule(P1, Action::Learn(Tech::EmShield)), "EXO-7.2");
    // The third card has Research in its lower half.
    s.mat(P1).played[0] = Some(ActionCard(2));
    s.go_to(Step::React(Round::First, 0));
    s.clear_log().act(P1, Action::React(ActionCard(2)));
    assert!(s.has_event(|event| matches!(event, Event::Declined { .. })));
    assert_eq!(s.step(), Step::Card(Round::Second));
    assert_eq!((s.mat(P1).stash, s.mat(P1).techs.len()), (1, 0));
    s.begin_action(P1, ActionKind::Research)
        .act(P1, Action::Learn(Tech::EmShield));
}

#[test]
fn exo_7_5_a_technology_takes_effect_at_once_and_stays_known() {
    let mut s = scene(2);
    s.mat(P1).cp = 40;
    s.begin_action(P1, ActionKind::Research)
        .act(P1, Action::Learn(Tech::BasicResearch));
    assert_eq!(s.tech_price(P1, Tech::Fusion), 6);
    s.begin_action(P1, ActionKind::Research)
        .act(P1, Action::Learn(Tech::AdvBanking));
    s.begin_action(P1, ActionKind::Bank)
        .dice("2 6")
        .act(P1, Action::Bank);
    assert_eq!(s.resources(P1).0, 40 - 4 - 4 + 8);
    s.go_to(Step::End);
    assert_eq!(s.mat(P1).techs.len(), 2);
}

#[test]
fn exo_7_6_the_cube_of_a_technology_never_returns() {
    let mut s = scene(2);
    s.mat(P1).cp = 40;
    s.begin_action(P1, ActionKind::Research)
        .act(P1, Action::Learn(Tech::Radar));
    let on_map: u8 = s
        .game
        .hexes()
        .map(|hex| s.state.public.cubes(hex, P1))
        .sum();
    s.go_to(Step::End);
    let stash = s.mat(P1).stash;
    assert_eq!(s.game.frame().cubes, on_map + 2 + stash + 1);
}

/// Technologies and resolutions add dice to Banking: EXO-7.7.
#[test]
fn ex_30_exo_7_7_exo_8_5_banking_pays_the_sum_of_its_dice() {
    let mut s = scene(2);
    let cp = s.resources(P1).0;
    s.begin_action(P1, ActionKind::Bank)
        .dice("4")
        .act(P1, Action::Bank);
    assert_eq!(s.resources(P1).0, cp + 4);
    s.learn_techs(P1, &[Tech::AdvBanking])
        .begin_action(P1, ActionKind::Bank);
    s.dice("4 6").act(P1, Action::Bank);
    assert_eq!(s.resources(P1).0, cp + 14);
    s.enact_resolution("pol-28")
        .begin_action(P1, ActionKind::Bank);
    s.dice("1 2 3").act(P1, Action::Bank);
    assert_eq!(s.resources(P1).0, cp + 20);
    assert!(s.is_spent());
}

#[test]
fn exo_7_7_banking_refuses_other_actions() {
    let mut s = scene(2);
    s.mat(P1).cp = 40;
    s.begin_action(P1, ActionKind::Bank);
    for other in [Action::OpenTrade, Action::Learn(Tech::Radar)] {
        assert_eq!(s.refusal_rule(P1, other), "EXO-7.7");
    }
}

#[test]
fn exo_17_21_a_house_rule_fixes_the_banking_payment() {
    let mut options = Options::standard(2);
    options.rules.has_fixed_bank = true;
    let mut s = scene_of(options);
    let cp = s.resources(P1).0;
    s.begin_action(P1, ActionKind::Bank).act(P1, Action::Bank);
    assert_eq!(s.resources(P1).0, cp + 4);
    s.learn_techs(P1, &[Tech::AdvBanking])
        .begin_action(P1, ActionKind::Bank);
    s.act(P1, Action::Bank);
    assert_eq!(s.resources(P1).0, cp + 12);
}

#[test]
fn exo_7_8_ships_are_built_at_their_price_undamaged_and_empty() {
    let mut s = scene(2);
    (s.mat(P1).cp, s.mat(P1).ax) = (14, 8);
    s.begin_action(P1, ActionKind::Build);
    for kind in ShipType::ALL {
        s.act(P1, Action::Build(kind));
    }
    assert_eq!(s.resources(P1), (0, 0, 0));
    assert!(!s.is_busy());
    let home = s.home(P1);
    for kind in [ShipType::Fighter, ShipType::Cruiser] {
        let built = s.state.public.ship(ShipId::of(P1, kind, 0));
        let new = Ship {
            hex: Some(home),
            ..Ship::default()
        };
        assert_eq!(*built, new);
    }
}

#[test]
fn exo_7_8_laws_lower_ship_prices_to_0_at_least() {
    let mut s = scene(2);
    s.enact_law("pol-04").enact_resolution("pol-18");
    let price = |s: &Scene, kind| {
        let breakdown =
            s.game
                .ship_price_breakdown(&s.state.public, kind, ActionContext::default());
        assert_eq!(breakdown.modifiers.len(), 2);
        breakdown.price
    };
    assert_eq!(price(&s, ShipType::Raider), (1, 0));
    assert_eq!(price(&s, ShipType::Cruiser), (4, 2));
    s.enact_law("pol-05");
    assert_eq!(price(&s, ShipType::Raider), (1, 0));
    (s.mat(P1).cp, s.mat(P1).ax) = (3, 1);
    s.begin_action(P1, ActionKind::Build);
    assert_eq!(
        s.refusal_rule(P1, Action::Build(ShipType::Cruiser)),
        "EXO-7.8"
    );
}

/// Enemies at the Home do not prevent building, and all ships may move before a battle: EXO-7.10.
#[test]
fn ex_39_exo_7_10_ships_can_be_built_next_to_enemies() {
    let mut s = scene(2);
    let home = s.home(P1);
    for _ in 0..2 {
        s.place_ship(P2, ShipType::Fighter, home);
    }
    (s.mat(P1).cp, s.mat(P1).ax) = (5, 3);
    s.begin_action(P1, ActionKind::Build)
        .act(P1, Action::Build(ShipType::Fighter));
    s.act(P1, Action::Build(ShipType::Raider));
    assert_eq!(s.resources(P1), (0, 0, 0));
    assert!(!s.has_event(|event| matches!(event, Event::BattleBegan { .. })));
    s.decline_while(|step| matches!(step, Step::Mount(_)));
    assert_eq!(s.step(), Step::Orders);
    assert!(s.may_move(ShipId::of(P1, ShipType::Fighter, 0)));
    assert!(s.may_move(ShipId::of(P1, ShipType::Raider, 1)));
}

#[test]
fn ex_40_exo_7_9_a_seat_has_at_most_two_ships_of_each_type() {
    let mut s = scene(2);
    let home = s.home(P1);
    let second = s.place_ship(P1, ShipType::Raider, home);
    (s.mat(P1).cp, s.mat(P1).ax) = (20, 20);
    s.begin_action(P1, ActionKind::Build);
    assert_eq!(
        s.refusal_rule(P1, Action::Build(ShipType::Raider)),
        "EXO-7.9"
    );
    *s.state.public.ship_mut(second) = Ship::default();
    s.act(P1, Action::Build(ShipType::Raider));
}

/// The ability is used before anything is paid, and only for one action: ABL-01.
#[test]
fn exo_18_5_the_quartermaster_lowers_ship_prices() {
    let mut options = Options::standard(2);
    options.uses_generals = true;
    let mut s = scene_of(options);
    let card = s.game.ability_named("abl-01").expect("a card");
    s.give_ability(P1, "abl-01");
    (s.mat(P1).cp, s.mat(P1).ax) = (1, 3);
    // A seat with an ability is asked although it cannot pay for any ship yet, so that asking
    // reveals no hidden ability.
    s.begin_action(P1, ActionKind::Build);
    assert_eq!(
        s.refusal_rule(P1, Action::Build(ShipType::Fighter)),
        "EXO-7.8"
    );
    s.act(P1, Action::Invoke(card));
    s.act_all(
        P1,
        &[
            Action::Build(ShipType::Fighter),
            Action::Build(ShipType::Raider),
        ],
    );
    assert_eq!(s.resources(P1), (0, 0, 0));
    assert_eq!(
        (s.mat(P1).abilities, s.mat(P1).spent.contains(card.0)),
        (0, true)
    );
}

/// The ability works in Banking only and is used once: ABL-08.
#[test]
fn exo_18_5_the_financier_adds_two_banking_dice() {
    let mut options = Options::standard(2);
    options.uses_generals = true;
    let mut s = scene_of(options);
    let card = s.game.ability_named("abl-08").expect("a card");
    let cp = s.resources(P1).0;
    s.give_ability(P1, "abl-08")
        .begin_action(P1, ActionKind::Build);
    assert_eq!(s.refusal_rule(P1, Action::Invoke(card)), "EXO-18.5");
    s.begin_action(P1, ActionKind::Bank).dice("1 2 4");
    s.act_all(P1, &[Action::Invoke(card), Action::Bank]);
    assert_eq!(s.resources(P1).0, cp + 7);
    s.begin_action(P1, ActionKind::Bank);
    assert_eq!(s.refusal_rule(P1, Action::Invoke(card)), "EXO-18.3");
}

#[test]
fn ex_42_the_move_card_adds_a_conquest_stage() {
    let mut s = scene(2);
    s.state.public.bonus = Some(BonusCard(5));
    s.go_to(Step::Bonus(0));
    assert!(!s.is_busy() && s.step().is_conquest());
    assert_eq!(s.game.stages(&s.state.public), 3);
    s.enact_resolution("pol-22");
    assert_eq!(s.game.stages(&s.state.public), 2);
}

/// A card that grants a technology cannot grant it either: EXO-17.1.
#[test]
fn amb_70_basic_research_cannot_be_learned_in_the_long_game() {
    let mut options = Options::standard(2);
    options.mode = Mode::Long;
    let mut s = scene_of(options);
    s.mat(P1).cp = 40;
    s.begin_action(P1, ActionKind::Research);
    assert_eq!(
        s.refusal_rule(P1, Action::Learn(Tech::BasicResearch)),
        "EXO-17.1"
    );
    s.give_trophy(P1, "res-iii-4");
    let card = s.game.resistance_named("res-iii-4").expect("a card");
    s.act(P1, Action::Discard(card));
    assert_eq!(
        s.refusal_rule(P1, Action::Learn(Tech::BasicResearch)),
        "EXO-17.1"
    );
    // A granted technology has at most the printed cost on the card and is free.
    assert_eq!(s.refusal_rule(P1, Action::Learn(Tech::Plasma)), "EXO-1.1");
    s.act(P1, Action::Learn(Tech::Fusion));
    assert_eq!((s.resources(P1).0, s.mat(P1).techs.len()), (40, 1));
}
