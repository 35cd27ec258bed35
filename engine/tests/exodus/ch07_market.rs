//! Chapter 7: Trade and Mining.

use crate::scene::{P1, P2, P3, P4, P5, Scene, scene, scene_of};
use engine::exodus::action::{Action, Exchange};
use engine::exodus::effect::{ActionKind, Resource};
use engine::exodus::event::{Event, ResourceReason};
use engine::exodus::options::Options;
use engine::exodus::step::Step;
use engine::exodus::tech::Tech;
use engine::game::Seat;

const SELL: Action = Action::Exchange(Exchange::SellAx);
const BUY: Action = Action::Exchange(Exchange::BuyAx);

fn market_with_one_marker(seats: u8) -> Scene {
    let mut s = scene(seats);
    s.state.public.market[0] = Some(P3);
    s
}

fn set_cp_and_axinium(s: &mut Scene, seat: Seat, cp: u16, ax: u16) {
    (s.mat(seat).cp, s.mat(seat).ax) = (cp, ax);
}

/// Advanced Trading allows sales and purchases in one Trade: EXO-7.18, EXO-7.19, EXO-7.21, EXO-8.1.
#[test]
fn ex_31_exo_7_21_exo_8_1_advanced_trading_mixes_sales_and_purchases() {
    let mut s = market_with_one_marker(5);
    set_cp_and_axinium(&mut s, P1, 2, 1);
    s.learn_techs(P1, &[Tech::AdvTrading])
        .begin_action(P1, ActionKind::Trade);
    s.dice("4").act(P1, Action::OpenTrade);
    assert_eq!(s.state.public.market, [Some(P3), Some(P1), None, None]);
    for (exchange, cp, ax) in [(SELL, 7, 0), (BUY, 4, 1), (SELL, 9, 0), (BUY, 6, 1)] {
        s.act(P1, exchange);
        assert_eq!(s.resources(P1), (cp, ax, 0));
    }
    assert!(!s.is_busy());
    let paid = s.log.iter().filter_map(|event| match event {
        Event::Exchanged { cp, .. } => Some(*cp),
        _ => None,
    });
    assert_eq!(paid.collect::<Vec<_>>(), [5, -3, 5, -3]);
}

fn market_after_two_trades() -> Scene {
    let mut s = market_with_one_marker(5);
    s.state.public.market[1] = Some(P1);
    set_cp_and_axinium(&mut s, P2, 3, 2);
    s.begin_action(P2, ActionKind::Trade)
        .dice("3")
        .act(P2, Action::OpenTrade);
    s
}

/// The first exchange fixes the kind of the others, after the roll: EXO-7.20, AMB-28.
#[test]
fn ex_32_exo_7_20_amb_28_trade_without_the_technology_only_sells_or_only_buys() {
    let mut s = market_after_two_trades();
    assert!(s.is_legal(P2, SELL) && !s.is_legal(P2, BUY));
    s.act(P2, SELL);
    assert_eq!(s.refusal_rule(P2, BUY), "EXO-7.20");
    s.act(P2, SELL);
    // The third exchange is not used, because the seat has nothing left to sell.
    assert!(!s.is_busy());
    assert_eq!(s.resources(P2), (11, 0, 0));
    let mut s = market_after_two_trades();
    s.mat(P2).cp = 20;
    s.mat(P2).ph = 1;
    s.act(P2, BUY);
    assert_eq!(
        s.refusal_rule(P2, Action::Exchange(Exchange::SellPh)),
        "EXO-7.20"
    );
    s.act(P2, Action::Exchange(Exchange::BuyPh));
    assert_eq!(s.resources(P2), (10, 3, 2));
}

/// The marker is a neutral piece, and it closes its space for all seats, including the trader:
/// EXO-7.18, EXO-7.23, AMB-27.
#[test]
fn ex_33_exo_7_18_exo_7_23_amb_26_amb_27_a_full_market_allows_no_trade() {
    let mut s = market_after_two_trades();
    s.act_all(P2, &[SELL, SELL]);
    s.mat(P2).ax = 4;
    s.mat(P2).stash = 0;
    s.begin_action(P2, ActionKind::Trade)
        .dice("1")
        .act_all(P2, &[Action::OpenTrade, SELL]);
    // The fourth space pays 3 CP.
    assert_eq!(s.resources(P2), (14, 3, 0));
    assert_eq!(
        s.state.public.market,
        [Some(P3), Some(P1), Some(P2), Some(P2)]
    );
    for seat in [P4, P5] {
        set_cp_and_axinium(&mut s, seat, 9, 9);
        s.clear_log().begin_action(seat, ActionKind::Trade);
        assert!(!s.is_busy());
        assert!(s.has_event(|event| matches!(event, Event::Declined { .. })));
        assert_eq!(s.resources(seat), (9, 9, 0));
    }
    s.offer_action(P4, ActionKind::Trade);
    assert_eq!(s.refusal_rule(P4, Action::OpenTrade), "EXO-7.18");
}

/// With this house rule the marker is a cube, which returns at the next Upkeep: EXO-17.30, AMB-26.
#[test]
fn exo_17_30_amb_26_a_house_rule_uses_a_stash_cube_as_marker() {
    let mut options = Options::standard(2);
    options.rules.uses_trade_cube = true;
    let mut s = scene_of(options);
    set_cp_and_axinium(&mut s, P1, 9, 9);
    let stash = s.mat(P1).stash;
    s.begin_action(P1, ActionKind::Trade).dice("1");
    s.act(P1, Action::OpenTrade).act(P1, SELL);
    assert_eq!(s.mat(P1).stash, stash - 1);
    assert_eq!(s.game.cubes_on_market(&s.state.public, P1), 1);
    s.mat(P1).stash = 0;
    s.offer_action(P1, ActionKind::Trade);
    assert_eq!(s.refusal_rule(P1, Action::OpenTrade), "EXO-17.30");
    s.clear_log().begin_action(P1, ActionKind::Trade);
    assert!(!s.is_busy(), "there is nothing to choose");
    s.mat(P1).stash = 5;
    s.go_to(Step::Upkeep);
    // The cube returns first, then two cubes grow.
    assert_eq!(s.mat(P1).stash, 4);
    assert_eq!(s.game.cubes_on_market(&s.state.public, P1), 0);
    // Without the house rule the marker is not a cube.
    let mut s = scene(2);
    set_cp_and_axinium(&mut s, P1, 9, 9);
    s.mat(P1).stash = 0;
    s.begin_action(P1, ActionKind::Trade).dice("1");
    s.act(P1, Action::OpenTrade);
    assert_eq!(s.game.cubes_on_market(&s.state.public, P1), 0);
}

#[test]
fn exo_7_19_the_die_sets_the_number_of_exchanges() {
    let mut s = scene(2);
    set_cp_and_axinium(&mut s, P1, 0, 9);
    s.mat(P1).ph = 3;
    s.begin_action(P1, ActionKind::Trade)
        .dice("2")
        .act(P1, Action::OpenTrade);
    s.act_all(P1, &[SELL, Action::Exchange(Exchange::SellPh)]);
    assert!(!s.is_busy());
    assert_eq!(s.resources(P1), (10, 8, 2));
}

#[test]
fn exo_7_22_exchanges_are_paid_at_once_and_unused_ones_are_lost() {
    let mut s = scene(2);
    set_cp_and_axinium(&mut s, P1, 2, 0);
    s.learn_techs(P1, &[Tech::AdvTrading])
        .begin_action(P1, ActionKind::Trade)
        .dice("6");
    // A seat that declines before it puts a marker closes no space.
    s.act(P1, Action::Done);
    assert_eq!(s.state.public.market, [None; 4]);
    set_cp_and_axinium(&mut s, P1, 2, 1);
    s.begin_action(P1, ActionKind::Trade)
        .act(P1, Action::OpenTrade);
    assert_eq!(s.refusal_rule(P1, BUY), "EXO-7.22");
    s.act(P1, SELL);
    assert_eq!(s.refusal_rule(P1, SELL), "EXO-7.22");
    s.act_all(P1, &[BUY, Action::Done]);
    assert_eq!(s.resources(P1), (5, 1, 0));
    // The space stays closed even if nothing was exchanged.
    set_cp_and_axinium(&mut s, P2, 0, 0);
    s.begin_action(P2, ActionKind::Trade)
        .dice("5")
        .act(P2, Action::OpenTrade);
    assert!(!s.is_busy());
    assert_eq!(s.state.public.market, [Some(P1), Some(P2), None, None]);
}

/// A forbidden Trade puts no marker on the market and rolls no dice: EXO-19.7.
#[test]
fn exo_19_7_a_resolution_forbids_trade() {
    let mut s = scene(2);
    set_cp_and_axinium(&mut s, P1, 9, 9);
    s.enact_resolution("pol-24")
        .begin_action(P1, ActionKind::Trade);
    assert!(!s.is_busy());
    assert_eq!(s.state.public.market, [None; 4]);
    s.offer_action(P1, ActionKind::Trade);
    assert_eq!(s.refusal_rule(P1, Action::OpenTrade), "EXO-19.7");
}

#[test]
fn exo_7_19_a_law_raises_the_sell_rate() {
    let mut s = scene(2);
    set_cp_and_axinium(&mut s, P1, 0, 1);
    s.enact_law("pol-16")
        .begin_action(P1, ActionKind::Trade)
        .dice("1");
    s.act_all(P1, &[Action::OpenTrade, SELL]);
    assert_eq!(s.resources(P1), (6, 0, 0));
}

#[test]
fn exo_17_22_a_house_rule_fixes_the_number_of_exchanges() {
    let mut options = Options::standard(2);
    options.rules.has_fixed_trade = true;
    let mut s = scene_of(options);
    set_cp_and_axinium(&mut s, P1, 0, 9);
    s.begin_action(P1, ActionKind::Trade)
        .act_all(P1, &[Action::OpenTrade, SELL, SELL, SELL, SELL]);
    assert!(!s.is_busy());
    assert_eq!(s.resources(P1), (20, 5, 0));
}

/// The ability gives red rates and rules for one Trade: ABL-11.
#[test]
fn exo_18_5_the_broker_trades_at_red_rates_once() {
    let mut options = Options::standard(2);
    options.uses_generals = true;
    let mut s = scene_of(options);
    let card = s.game.ability_named("abl-11").expect("a card");
    set_cp_and_axinium(&mut s, P1, 0, 1);
    s.give_ability(P1, "abl-11")
        .begin_action(P1, ActionKind::Trade)
        .dice("2 2");
    s.act_all(P1, &[Action::Invoke(card), Action::OpenTrade, SELL, BUY]);
    assert_eq!(s.resources(P1), (3, 1, 0));
    set_cp_and_axinium(&mut s, P1, 9, 2);
    s.begin_action(P1, ActionKind::Trade)
        .act_all(P1, &[Action::OpenTrade, SELL]);
    assert_eq!(s.refusal_rule(P1, BUY), "EXO-7.20");
}

/// The limit applies to every gain of Axinium and Phasium, but not to CP: EXO-17.24.
#[test]
fn exo_17_24_gains_above_10_axinium_or_phasium_are_lost() {
    let mut options = Options::standard(2);
    options.rules.has_stock_cap_10 = true;
    let mut s = scene_of(options);
    set_cp_and_axinium(&mut s, P1, 30, 9);
    s.begin_action(P1, ActionKind::Trade).dice("3");
    s.act_all(P1, &[Action::OpenTrade, BUY, BUY, BUY]);
    assert_eq!(s.resources(P1), (18, 10, 0));
    let lost = |event: &Event| {
        let resource = Resource::Ax;
        let reason = ResourceReason::Cap;
        *event
            == Event::Changed {
                seat: P1,
                what: resource,
                delta: -1,
                reason,
            }
    };
    assert_eq!(s.log.iter().filter(|event| lost(event)).count(), 2);
    s.give_trophy(P1, "res-iii-2").mat(P1).ph = 8;
    let card = s.game.resistance_named("res-iii-2").expect("a card");
    s.begin_action(P1, ActionKind::Bank)
        .dice("1")
        .act_all(P1, &[Action::Discard(card), Action::Bank]);
    assert_eq!(s.resources(P1), (19, 10, 10));
}

/// Mined tokens go on planets one by one: EXO-7.24, AMB-25.
#[test]
fn ex_41_exo_7_24_amb_25_mined_tokens_fill_planets_up_to_the_printed_number() {
    let mut s = scene(2);
    let (home, red) = (s.home(P1), s.planet("r03"));
    s.set_cubes(P1, red, 1);
    s.sector(home).tokens = 2;
    s.sector(red).tokens = 3;
    let resources = s.resources(P1);
    s.begin_action(P1, ActionKind::Mine)
        .dice("5")
        .act(P1, Action::Mine);
    s.act_all(P1, &[Action::Put(home); 3]);
    assert_eq!(s.refusal_rule(P1, Action::Put(home)), "EXO-7.24");
    assert_eq!(s.refusal_rule(P1, Action::Put(s.home(P2))), "EXO-7.24");
    s.act(P1, Action::Put(red));
    assert!(!s.is_busy());
    assert_eq!(
        (s.tokens(home), s.tokens(red), s.resources(P1)),
        (5, 4, resources)
    );
}

#[test]
fn ex_41_exo_7_24_mined_tokens_without_room_are_lost() {
    let mut s = scene(2);
    let home = s.home(P1);
    s.sector(home).tokens = 4;
    s.begin_action(P1, ActionKind::Mine)
        .dice("6")
        .act_all(P1, &[Action::Mine, Action::Put(home)]);
    assert!(!s.is_busy());
    // No planet has room, so the seat is not asked.
    s.begin_action(P1, ActionKind::Mine);
    assert!(!s.is_busy());
}

#[test]
fn exo_8_23_exo_7_24_advanced_mining_and_cards_add_dice() {
    let mut s = scene(2);
    let home = s.home(P1);
    s.sector(home).tokens = 0;
    s.learn_techs(P1, &[Tech::AdvMining])
        .begin_action(P1, ActionKind::Mine)
        .dice("1 2");
    s.act(P1, Action::Mine)
        .act_all(P1, &[Action::Put(home), Action::Done]);
    assert_eq!(s.tokens(home), 1);
    s.give_trophy(P1, "res-ii-6")
        .enact_resolution("pol-28")
        .begin_action(P1, ActionKind::Bank);
    let card = s.game.resistance_named("res-ii-6").expect("a card");
    // The action rolls one die; the technology, the resolution and the card add one each.
    s.dice("1 1 1 1")
        .act_all(P1, &[Action::Discard(card), Action::Mine]);
    s.act_all(P1, &[Action::Put(home); 4]);
    assert_eq!(s.tokens(home), 5);
    assert!(s.is_spent());
}
