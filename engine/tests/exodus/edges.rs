//! Edge cases of the rules of Exodus: no events without a change, seats that are asked or skipped,
//! and effects that only pack cards use.

use crate::conquest_scene::{clear_map, empty_scene, raiders, remove_guards};
use crate::scene::{P1, P2, Scene, scene, scene_of, scene_with};
use engine::exodus::action::{Action, Exchange};
use engine::exodus::effect::ActionKind;
use engine::exodus::event::{CubeMoveReason, Event};
use engine::exodus::hex::HexId;
use engine::exodus::options::{Mode, Options};
use engine::exodus::part::{Item, Rocket};
use engine::exodus::ship::ShipType;
use engine::exodus::step::{Origin, Step, Task};
use engine::exodus::tech::Tech;
use serde_json::{Value, json};

use ShipType::Raider;

/// Returns the numbers of cubes moved for this reason, in order.
fn moved_cubes(s: &Scene, wanted_reason: CubeMoveReason) -> Vec<i8> {
    let events = s.log.iter().filter_map(|event| match event {
        Event::Cubes { delta, reason, .. } => (*reason == wanted_reason).then_some(*delta),
        _ => None,
    });
    events.collect()
}

#[test]
fn exo_14_3_a_guard_hit_event_is_sent_only_for_hits() {
    let mut s = empty_scene(2);
    let hex = s.hex(0, -1);
    s.sector(hex).guard = 1;
    s.set_resistance_deck(1, &["res-i-7"]);
    s.place_ship(P1, Raider, hex);
    s.dice("5 1 1")
        .dice("6 2 3")
        .clear_log()
        .go_to(Step::Reveal);
    let hits = s.log.iter().filter_map(|event| match event {
        Event::GuardHit { hits, .. } => Some(*hits),
        _ => None,
    });
    let hits: Vec<_> = hits.collect();
    assert!(
        !hits.is_empty() && hits.iter().all(|&hits| hits > 0),
        "{hits:?}"
    );
    assert!(hits.len() < 3, "a miss is none");
}

#[test]
fn exo_9_8_cubes_of_a_destroyed_ship_return_to_the_stash() {
    let stash = |cargo: u8, lost: &[i8]| {
        let (mut s, _, other) = raiders();
        s.state.public.ship_mut(other).cargo = cargo;
        s.mat(P2).stash -= cargo;
        s.clear_log().dice("5 6").go_to(Step::Reveal);
        assert_eq!(s.hex_of(other), None);
        assert_eq!(moved_cubes(&s, CubeMoveReason::Wreck), lost);
        s.mat(P2).stash
    };
    assert_eq!(stash(2, &[-2]), stash(0, &[]));
}

#[test]
fn exo_10_9_each_killed_cube_sends_its_own_event() {
    let mut s = scene(3);
    let [from, to] = [(1, -2), (2, -1)].map(|(q, r)| s.hex(q, r));
    s.place_tile(from, "b01");
    s.place_tile(to, "b03");
    s.set_cubes(P1, from, 1).set_cubes(P2, to, 2);
    s.place_rocket(from, Rocket::Biochemical).clear_log();
    s.dice("6 6 6 6 6 6 6 6").chance.allow_unscripted();
    s.go_to(Step::Target(0));
    s.act(P1, Action::Target(Rocket::Biochemical, from, to));
    for _ in 0..20 {
        let Some(&seat) = s
            .asked_seats()
            .first()
            .filter(|_| matches!(s.step(), Step::Target(_)))
        else {
            break;
        };
        s.act(seat, Action::Done);
    }
    let died = moved_cubes(&s, CubeMoveReason::Killed);
    assert!(
        !died.is_empty() && died.iter().all(|&delta| delta == -1),
        "{died:?}"
    );
}

#[test]
fn exo_9_9_a_repair_event_is_sent_only_if_there_was_damage() {
    let repaired = |damage| {
        let mut s = scene(2);
        s.learn_techs(P1, &[Tech::BasicRepairs]).clear_log();
        let ships = s.state.public.fleet(P1);
        let ship = ships.iter().next().expect("a ship");
        s.state.public.ship_mut(ship).damage = damage;
        s.go_to(Step::Upkeep);
        let events = s.log.iter().filter_map(|event| match event {
            Event::Repaired { damage, .. } => Some(*damage),
            _ => None,
        });
        events.collect::<Vec<_>>()
    };
    assert_eq!(repaired(1), [1]);
    assert!(repaired(0).is_empty());
}

#[test]
fn exo_14_9_guards_left_sums_the_cards_of_the_deck() {
    let mut s = scene(2);
    s.set_resistance_deck(1, &["res-i-1", "res-i-3", "res-i-7"]);
    let left = s.game.guards_left(&s.state.public, 1);
    assert_eq!((left.cards, left.dice, left.strength), (3, 4, 2));
    assert_eq!((left.min_dice, left.max_dice), (1, 2));
}

#[test]
fn exo_6_10_a_seat_that_can_do_nothing_is_not_asked() {
    let asked = |has_trophy: bool, has_ability: bool| {
        let mut s = scene(2);
        s.mat(P1).cp = 0;
        s.mat(P1).abilities = 0;
        if has_trophy {
            s.give_trophy(P1, "res-i-1");
        }
        if has_ability {
            s.give_ability(P1, "abl-11");
        }
        s.begin_action(P1, ActionKind::Build).is_busy()
    };
    assert!(!asked(false, false), "nothing can be paid");
    assert!(asked(true, false), "a card may bring money");
    assert!(asked(false, true), "nobody knows which ability it is");
    let research = |stash: u8| {
        let mut s = scene(2);
        (s.mat(P1).cp, s.mat(P1).stash) = (0, stash);
        s.give_ability(P1, "abl-11");
        s.begin_action(P1, ActionKind::Research).is_busy()
    };
    assert!(research(1) && !research(0), "a cube is needed besides");
}

#[test]
fn exo_1_4_a_seat_without_cp_pays_nothing() {
    let mut s = scene_of(Options {
        uses_generals: true,
        ..Options::standard(2)
    });
    for seat in [P1, P2] {
        s.state.private_mut(seat).abilities = engine::exodus::cards::CardSet::NONE;
        s.mat(seat).abilities = 0;
    }
    (s.mat(P1).cp, s.mat(P2).cp) = (0, 2);
    s.set_deck(&["pol-g07"]).go_to(Step::Council);
    s.clear_log();
    for seat in s.asked_seats() {
        s.vote(seat, "A", 0);
    }
    let paid = s.log.iter().filter_map(|event| match event {
        Event::Changed { seat, delta, .. } => Some((*seat, *delta)),
        _ => None,
    });
    let paid: Vec<_> = paid.filter(|(_, delta)| *delta <= 0).collect();
    assert_eq!(paid, [(P2, -1)]);
}

#[test]
fn exo_6_10_an_open_action_refuses_other_actions() {
    let mut s = scene(2);
    (s.mat(P1).cp, s.mat(P1).ax) = (40, 20);
    s.begin_action(P1, ActionKind::Build)
        .act(P1, Action::Build(Raider));
    assert_ne!(s.refusal_rule(P1, Action::Learn(Tech::Fusion)), "");
    assert!(s.is_legal(P1, Action::Done));
}

#[test]
fn exo_17_5_a_seat_with_an_unused_ability_is_asked_in_the_short_game() {
    let asked = |abilities: u8| {
        let mut s = scene_of(Options {
            mode: Mode::Short,
            ..Options::standard(2)
        });
        remove_guards(&mut s);
        clear_map(&mut s);
        let ship = s.place_ship(P1, Raider, HexId::COUNCIL);
        s.give_ability(P2, "abl-11").mat(P1).abilities = abilities;
        s.set_step(Step::Open(1));
        let steps = s.game.steps_left(&s.state.public, ship);
        s.state.public.moved[ship.fleet_index()] = steps;
        s.run();
        // A seat that is not asked has all its steps in the next stage.
        s.asked_seats() == [P1] && s.state.public.moved[ship.fleet_index()] == steps
    };
    assert!(asked(1) && !asked(0), "as far as it is fast");
}

const RESISTANCE: &str = include_str!("../../src/exodus/content/resistance.json");
const POLITICAL: &str = include_str!("../../src/exodus/content/political.json");

/// Returns a list of the base content with one field of one card replaced.
fn list_with_change(list: &str, id: &str, field: &str, value: Value) -> Value {
    let mut list: Value = serde_json::from_str(list).expect("a list of the box");
    for card in list.as_array_mut().expect("cards") {
        if card["id"] == id {
            card[field] = value.clone();
        }
    }
    list
}

/// Applies a card's bonus to the first seat.
fn discard_card(s: &mut Scene, id: &str) {
    let card = s.game.resistance_named(id).expect("a card");
    s.set_step(Step::Offer);
    let task = Task::Program {
        origin: Origin::Resistance(card, 0),
        owner: P1,
        rest: None,
    };
    s.state.public.tasks.push(task).expect("room");
    s.run();
}

#[test]
fn exo_7_13_given_rockets_are_placed_or_lost() {
    let gift = json!([{ "free-upgrade": ["own", "hypersonic", 2] }]);
    let list = list_with_change(RESISTANCE, "res-i-1", "bonus", gift);
    let game = scene_with(&json!({ "resistance": list }));
    let mut s = game.clone();
    let (home, supply) = (s.home(P1), s.supply(Item::Hypersonic));
    discard_card(&mut s, "res-i-1");
    assert_eq!(s.asked_seats(), [P1]);
    let placement = Action::Arm(Rocket::Hypersonic, home);
    let mut refused = s.clone();
    s.act_all(P1, &[placement, placement]);
    assert_eq!(s.sector(home).rockets[Rocket::Hypersonic.index()], 2);
    assert!(!s.legal(P1).contains(&placement), "two, and no more");
    assert_eq!(s.supply(Item::Hypersonic), supply - 2);
    refused.act_all(P1, &[placement, Action::Done]);
    assert_eq!(refused.supply(Item::Hypersonic), supply - 1, "one returns");
    // A seat without a planet cannot place rockets.
    let mut s = game.clone();
    s.remove_pieces(P1);
    discard_card(&mut s, "res-i-1");
    assert_eq!(s.supply(Item::Hypersonic), supply);
    let given = |event: &Event| matches!(event, Event::Given { .. });
    assert!(!s.log.iter().any(given));
    // A seat without a planet still gets a given part.
    let mut s = game.clone();
    s.remove_pieces(P1);
    discard_card(&mut s, "res-i-7");
    assert!(s.log.iter().any(given));
    // No item is given if the supply is empty.
    let mut s = game;
    s.state.public.supply[Item::Hypersonic.index()] = 0;
    discard_card(&mut s, "res-i-1");
    assert!(!s.log.iter().any(given));
}

#[test]
fn exo_7_19_a_resolution_can_add_to_the_trade_roll() {
    let main = json!([{ "pip": ["trade", 2] }]);
    let list = list_with_change(POLITICAL, "pol-26", "main", main);
    let mut s = scene_with(&json!({ "political": list }));
    s.enact_resolution("pol-26");
    (s.mat(P1).ax, s.mat(P1).ph, s.mat(P1).cp) = (9, 9, 0);
    s.begin_action(P1, ActionKind::Trade).dice("1");
    s.act(P1, Action::OpenTrade);
    let opened = s.log.iter().find_map(|event| match event {
        Event::MarketOpened {
            remaining_exchanges,
            ..
        } => Some(*remaining_exchanges),
        _ => None,
    });
    assert_eq!(opened, Some(3));
    assert!(s.is_legal(P1, Action::Exchange(Exchange::SellPh)));
}
