//! Boundary cases of Exodus: events are sent only for actual changes, ships that cannot join a
//! group, and refits that end early.

use crate::conquest_scene::{armed_ship, empty_scene, remove_guards};
use crate::scene::{P1, P2, Scene, scene};
use engine::exodus::action::Action;
use engine::exodus::cards::ActionCard;
use engine::exodus::effect::ActionKind;
use engine::exodus::event::{CubeMoveReason, Event};
use engine::exodus::hex::HexId;
use engine::exodus::part::{Item, Rocket};
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::step::{Round, Step};
use engine::exodus::tech::Tech;

use ShipType::{Cruiser, Fighter, Raider};

/// Returns the results of `extract` for all events, in order.
fn events_of<T>(s: &Scene, extract: impl Fn(&Event) -> Option<T>) -> Vec<T> {
    s.log.iter().filter_map(extract).collect()
}

#[test]
fn exo_6_5_a_reaction_sends_a_cube_event_only_if_it_costs_cubes() {
    let paid = |techs: &[Tech]| {
        let mut s = scene(2);
        s.mat(P1).played[0] = Some(ActionCard(0));
        s.mat(P2).played[0] = Some(ActionCard(2));
        s.learn_techs(P1, techs);
        s.go_to(Step::React(Round::First, 0)).clear_log();
        s.act(P1, Action::React(ActionCard(0)));
        events_of(&s, |event| match event {
            Event::Cubes {
                delta,
                reason: CubeMoveReason::Reaction,
                ..
            } => Some(*delta),
            _ => None,
        })
    };
    assert_eq!(paid(&[]), [-1]);
    assert!(paid(&[Tech::ExpertPolitics]).is_empty(), "it is free");
}

/// Returns a game with a rocket on a planet of the first seat, and a planet of the second.
fn scene_with_rocket(rocket: Rocket) -> (Scene, HexId, HexId) {
    let mut s = scene(3);
    let [from, to] = [(1, -2), (2, -1)].map(|(q, r)| s.hex(q, r));
    s.place_tile(from, "b01");
    s.place_tile(to, "b03");
    s.set_cubes(P1, from, 1).set_cubes(P2, to, 1);
    s.place_rocket(from, rocket).clear_log();
    (s, from, to)
}

#[test]
fn exo_10_9_a_token_event_is_sent_only_if_tokens_are_destroyed() {
    let lost = |faces: &str| {
        let (mut s, from, to) = scene_with_rocket(Rocket::Hypersonic);
        let before = s.tokens(to);
        s.dice("6").dice(faces).go_to(Step::Target(0));
        s.act(P1, Action::Target(Rocket::Hypersonic, from, to));
        assert!(s.is_spent());
        let losses = events_of(&s, |event| match event {
            Event::Tokens { hex, delta } => (*hex == to).then_some(*delta),
            _ => None,
        });
        (before - s.tokens(to), losses)
    };
    assert_eq!(lost("6 1 1 1 1"), (1, vec![-1]));
    assert_eq!(lost("1 1 1 1 1"), (0, vec![]));
}

#[test]
fn exo_10_9_a_missed_planet_is_not_destroyed() {
    let destroyed = |faces: &str| {
        let (mut s, from, to) = scene_with_rocket(Rocket::Graviton);
        s.place_rocket(to, Rocket::Biochemical);
        s.dice("6").dice(faces).go_to(Step::Target(0));
        s.act(P1, Action::Target(Rocket::Graviton, from, to));
        s.act(P2, Action::Done);
        let gone = events_of(&s, |event| match event {
            Event::Disarmed { rocket, count, .. } => Some((*rocket, *count)),
            _ => None,
        });
        (s.sector(to).is_destroyed, gone)
    };
    assert_eq!(destroyed("6 1"), (true, vec![(Rocket::Biochemical, 1)]));
    assert_eq!(destroyed("1 1"), (false, vec![]));
}

#[test]
fn exo_11_6_order_events_are_sent_only_for_ships_with_orders() {
    let mut s = empty_scene(2);
    remove_guards(&mut s);
    let moving = armed_ship(&mut s, P1, Cruiser, HexId::COUNCIL, &[Item::Fusion]);
    let stays = armed_ship(&mut s, P1, Raider, HexId::COUNCIL, &[Item::Nuclear]);
    s.go_to(Step::Conquest).clear_log();
    s.order_tokens(moving, "1").act_done(P1);
    s.pass_until(|step| step == Step::Orders);
    assert_eq!(s.hex_of(stays), Some(HexId::COUNCIL));
    let shown = events_of(&s, |event| match event {
        Event::OrderShown { ship, .. } => Some(*ship),
        _ => None,
    });
    let flown = events_of(&s, |event| match event {
        Event::Flown { ship, .. } => Some(*ship),
        _ => None,
    });
    assert_eq!((shown, flown), (vec![moving], vec![moving]));
}

#[test]
fn exo_11_7_a_ship_without_a_drive_cannot_join_a_group() {
    let mut s = empty_scene(2);
    let fast = armed_ship(&mut s, P1, Cruiser, HexId::COUNCIL, &[Item::Fusion]);
    let still = armed_ship(&mut s, P1, Raider, HexId::COUNCIL, &[Item::Phase]);
    s.go_to(Step::Conquest);
    assert!(!s.is_legal(P1, Action::Join(still, fast)));
    assert!(!s.is_legal(P1, Action::Join(fast, still)));
}

#[test]
fn exo_11_6_a_seat_without_a_drive_is_not_asked_for_orders() {
    let mut s = empty_scene(2);
    armed_ship(&mut s, P1, Raider, HexId::COUNCIL, &[Item::Nuclear]);
    armed_ship(&mut s, P2, Raider, HexId::COUNCIL, &[Item::Phase]);
    s.go_to(Step::Conquest);
    assert_eq!((s.step(), s.asked_seats()), (Step::Orders, vec![P1]));
}

#[test]
fn exo_11_9_stack_heights_are_sent_only_for_ships_with_tokens() {
    let mut s = empty_scene(2);
    let moving = armed_ship(&mut s, P1, Cruiser, HexId::COUNCIL, &[Item::Fusion]);
    armed_ship(&mut s, P1, Raider, HexId::COUNCIL, &[Item::Nuclear]);
    s.go_to(Step::Conquest)
        .order_tokens(moving, "1 -")
        .act_done(P1);
    let heights = events_of(&s, |event| match event {
        Event::Stacked { ship, tokens } => Some((*ship, *tokens)),
        _ => None,
    });
    assert_eq!(heights, [(moving, 2)]);
}

/// Returns a Conquest stage with three ships of one seat in the same hex.
fn three_ships() -> (Scene, [ShipId; 3]) {
    let mut s = empty_scene(2);
    let ships = [Cruiser, Raider, Fighter]
        .map(|kind| armed_ship(&mut s, P1, kind, HexId::COUNCIL, &[Item::Nuclear]));
    s.go_to(Step::Conquest);
    (s, ships)
}

#[test]
fn exo_11_7_a_ship_that_leads_follows_or_has_orders_cannot_join() {
    let (mut s, [first, second, third]) = three_ships();
    assert!(s.is_legal(P1, Action::Join(first, third)));
    s.act(P1, Action::Join(second, first));
    assert_eq!(
        s.refusal_rule(P1, Action::Join(first, third)),
        "EXO-11.7",
        "it leads"
    );
    assert_eq!(
        s.refusal_rule(P1, Action::Join(second, third)),
        "EXO-11.7",
        "it follows"
    );
    assert!(s.is_legal(P1, Action::Join(third, first)));
    s.order_tokens(third, "1");
    assert_eq!(
        s.refusal_rule(P1, Action::Join(third, first)),
        "EXO-11.7",
        "it has orders"
    );
}

#[test]
fn exo_7_13_only_loose_parts_are_returned_to_the_supply() {
    let mut s = scene(2);
    (s.mat(P1).cp, s.mat(P1).ph) = (40, 20);
    s.begin_action(P1, ActionKind::Upgrade)
        .act(P1, Action::Buy(Item::Phase));
    s.clear_log().act(P1, Action::Done);
    let returned = events_of(&s, |event| match event {
        Event::Returned { item, count, .. } => Some((*item, *count)),
        _ => None,
    });
    assert_eq!(returned, [(Item::Phase, 1)]);
}

#[test]
fn exo_7_13_the_end_of_the_game_cancels_an_open_refit() {
    let mut s = scene(2);
    (s.mat(P1).cp, s.mat(P1).ph) = (40, 20);
    let (supply, before) = (s.supply(Item::Phase), s.mat(P1).blueprints);
    s.begin_action(P1, ActionKind::Upgrade);
    s.act_all(P1, &[Action::Buy(Item::Phase), Action::Buy(Item::Phase)]);
    s.fit_on(P1, Cruiser, Item::Phase);
    assert_eq!(s.supply(Item::Phase), supply - 2);
    s.act(P1, Action::Concede);
    assert_eq!(s.step(), Step::Over);
    assert_eq!(s.supply(Item::Phase), supply, "what was bought returns");
    assert_eq!(s.mat(P1).blueprints, before);
}
