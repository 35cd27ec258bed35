//! Limits of costs, shares, windows and events: cases that a rule excludes `[SAGA-GEN.12]`
//! `[SAGA-EXP.2]` `[SAGA-GEN.14]`.

use crate::scene::{A1, A2, A3, P1, P2, P3, Scene, scene, scene_changed, scene_with};
use engine::game::{Game, Undo};
use engine::saga::action::{AbilitySource, Action, CargoItem, OrderChoice, Regroup};
use engine::saga::armada::{Starbase, Target};
use engine::saga::effect::{ReportTarget, Stat};
use engine::saga::event::Event;
use engine::saga::figures::Color;
use engine::saga::ids::{CardId, DeckId, EffectListId, EntityId, TileId};
use engine::saga::step::{Cause, Phase, Step, Task};
use serde_json::json;

const ADJACENT: (i32, i32) = (1, -1);
const TWO_AWAY: (i32, i32) = (2, -2);

fn check_task(required_successes: u8) -> Task {
    Task::Check {
        armada: A1,
        stat: Some(Stat::Combat),
        required_successes,
        pass: EffectListId::NOTHING,
        fail: EffectListId::NOTHING,
        by: Cause::Rule,
        hits: None,
    }
}

/// Returns the armadas of both seats in one sector in the Expand phase.
fn shared_sector(one: (u8, u8, u8), other: (u8, u8, u8)) -> Scene {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.put(A1, ADJACENT)
        .put(A2, ADJACENT)
        .give(P1, one)
        .give(P2, other);
    s.turn(Phase::Expand, A1);
    s
}

#[test]
fn saga_exp_2_no_player_gives_more_tokens_than_they_have() {
    let mut s = shared_sector((0, 3, 3), (0, 3, 0));
    s.act(P1, Action::Build);
    assert_eq!(s.refusal_rule(P1, Action::Share(P2, 1, 1)), "SAGA-EXP.2");
    assert_eq!(s.refusal_rule(P1, Action::Share(P1, 1, 1)), "SAGA-EXP.2");
    s.act(P1, Action::Share(P2, 0, 0));
    assert_eq!(s.goods(P1), (0, 0, 0));
}

#[test]
fn saga_exp_2_a_share_cannot_be_paid_after_its_tokens_were_exchanged() {
    let mut s = shared_sector((0, 2, 3), (0, 1, 0));
    s.act(P1, Action::Build);
    assert_eq!(s.asked_seat(), Some(P2));
    s.commander(P2, "CM8");
    s.act(P2, Action::Activate(AbilitySource::Commander, A2));
    assert_eq!(s.goods(P2), (0, 0, 1));
    assert_eq!(s.refusal_rule(P2, Action::Agree(true)), "SAGA-EXP.2");
}

#[test]
fn saga_exp_2_a_surcharge_is_paid_on_top_of_three_of_each() {
    let mut s = shared_sector((0, 3, 4), (0, 0, 0));
    s.mat(P1).discounts[0] = 1;
    assert!(s.is_legal(P1, Action::Build));
    for goods in [(0, 2, 5), (0, 5, 2), (0, 3, 3)] {
        s.give(P1, goods);
        assert_eq!(s.refusal_rule(P1, Action::Build), "SAGA-EXP.2", "{goods:?}");
    }
}

#[test]
fn saga_spa_14_no_more_tokens_can_be_added_than_the_player_has() {
    let mut s = scene("spa", 2);
    s.put(A1, (5, 0)).put(A2, (7, 0)).give(P1, (0, 0, 2));
    s.turn(Phase::Expand, A1);
    assert_eq!(s.refusal_rule(P1, Action::Project(0, 3)), "SAGA-GEN.14");
    assert!(s.is_legal(P1, Action::Project(0, 2)));
    s.give(P1, (0, 0, 0));
    assert_eq!(s.refusal_rule(P1, Action::Project(0, 1)), "SAGA-GEN.14");
}

#[test]
fn saga_gen_14_a_payment_without_alternatives_asks_nothing() {
    for (goods, remaining_tokens, rest) in [
        ((0, 1, 1), 2, (0, 0, 0)),
        ((0, 2, 1), 4, (0, 0, 0)),
        ((0, 0, 3), 2, (0, 0, 1)),
        ((0, 3, 0), 2, (0, 1, 0)),
    ] {
        let mut s = scene("ftj", 2);
        s.give(P1, goods).turn(Phase::Encounter, A1);
        s.push(Task::Pay {
            armada: A1,
            remaining_tokens,
        });
        assert!(
            s.public().tasks.is_empty(),
            "{goods:?} of {remaining_tokens}"
        );
        assert_eq!(s.goods(P1), rest);
    }
}

#[test]
fn saga_evt_10_the_only_event_is_discarded_without_a_question() {
    let mut s = scene("ftj", 2);
    s.event("EV03");
    let purge = s.deal(P2, "SA04");
    s.turn(Phase::Encounter, A1)
        .act(P2, Action::Play(purge, A1));
    assert!(s.events().is_empty() && s.public().tasks.is_empty());
}

#[test]
fn saga_gen_12_no_window_opens_for_repairs_that_save_nobody() {
    let mut s = scene("ftj", 2);
    s.mat(P1).hull = 7;
    s.equip(P1, "U05");
    s.turn(Phase::Encounter, A1).dice("1 1").push(check_task(1));
    assert!(s.is_spent() && s.public().tasks.is_empty());
}

#[test]
fn saga_gen_12_no_window_opens_after_enough_successes() {
    let again = |s: &mut Scene| {
        s.commander(P1, "CM1").give(P1, (0, 0, 0));
        s.sector("A01", ADJACENT);
    };
    let mut s = scene("ftj", 2);
    again(&mut s);
    s.carry(P1).turn(Phase::Encounter, A1);
    s.stack(DeckId::EXTRA, &["JG6"]).dice("4 4");
    s.act(P1, Action::Encounter(0));
    assert_eq!(s.public().installed, 1, "a card of the scenario");
    let mut s = scene("ftj", 2);
    again(&mut s);
    s.put(A1, ADJACENT).armada(A1).must_explore = true;
    s.stack(DeckId::EXPLORATION, &["EX01"])
        .phase(Phase::Encounter);
    s.dice("4 1").act(P1, Action::Side(false));
    assert_eq!(s.goods(P1), (1, 1, 0), "an Exploration");
    let mut s = scene("opc", 2);
    again(&mut s);
    s.stats(P1, [2, 8, 2]).put(A1, ADJACENT);
    s.state.public.ravager = Some(s.id(ADJACENT));
    s.dice("4 4 4 4 4 4 4 4").turn(Phase::Encounter, A1);
    s.push(Task::Collision {
        stage: 0,
        rest: [0].into_iter().collect(),
        armada: None,
        hits: None,
    });
    assert_eq!(s.hull(P1), 8);
    assert!(matches!(s.public().task(), Some(Task::Relocate { .. })));
    let mut s = scene("ftj", 2);
    again(&mut s);
    s.turn(Phase::Encounter, A1).dice("4 1").push(check_task(2));
    assert_eq!(s.asked_seat(), Some(P1), "one is not enough");
}

#[test]
fn saga_gen_13_fully_reduced_damage_emits_no_damage_event() {
    let mut s = scene("ftj", 2);
    let brace = s.deal(P2, "CA06");
    s.turn(Phase::Encounter, A1).push(Task::Damage {
        armada: A1,
        remaining_damage: 2,
        by: Cause::Rule,
        is_asked: false,
    });
    s.act(P2, Action::Play(brace, A1));
    let hurt = |event: &Event| matches!(event, Event::Damaged { .. });
    assert!(!s.log.iter().any(hurt));
    assert_eq!(s.hull(P1), 8);
}

#[test]
fn saga_arn_10_both_duelists_may_strike_at_the_start() {
    let mut s = scene("arn", 2);
    s.state.public.sectors.clear();
    s.sector("S01", (0, 0));
    s.put(A1, (0, 0)).put(A2, (0, 0));
    let wing = AbilitySource::Gear(s.equip(P1, "U09"));
    s.stats(P2, [2, 2, 9]);
    s.give(P2, (0, 0, 0)).turn(Phase::Encounter, A1);
    s.act(P1, Action::Duel(A2));
    assert_eq!(s.asked_seat(), Some(P1), "the slower one too");
    s.chance.allow_unscripted();
    s.act(P1, Action::Activate(wing, A1));
    assert!(s.hull(P2) <= 6);
}

#[test]
fn saga_arn_10_a_card_applies_only_to_the_side_that_rolls() {
    let mut s = scene("arn", 2);
    s.state.public.sectors.clear();
    s.sector("S01", (0, 0));
    s.put(A1, (0, 0)).put(A2, (0, 0));
    let batteries = s.deal(P1, "SA07");
    s.turn(Phase::Encounter, A1).act(P1, Action::Duel(A2));
    let own_play = Action::Play(batteries, A1);
    assert_eq!(
        s.refusal_rule(P1, own_play),
        "SAGA-GEN.12",
        "the other attacks"
    );
    assert!(s.is_legal(P1, Action::Play(batteries, A2)));
}

#[test]
fn saga_arn_14_a_delivery_counts_only_at_the_home_of_its_seat() {
    let mut s = scene("arn", 2);
    s.state.public.sectors.clear();
    for (tile, hex) in [
        ("S01", (0, 0)),
        ("A01", (1, 0)),
        ("N01", (3, 0)),
        ("N04", (-3, 0)),
    ] {
        s.sector(tile, hex);
    }
    s.carry(P1).turn(Phase::Encounter, A1);
    for (hex, is_legal) in [
        ((0, 0), false),
        ((1, 0), false),
        ((-3, 0), false),
        ((3, 0), true),
    ] {
        s.put(A1, hex);
        assert_eq!(s.is_legal(P1, Action::Encounter(1)), is_legal, "{hex:?}");
    }
}

#[test]
fn saga_arn_19_equal_points_share_the_victory() {
    for (points, reason) in [(1, "won-points"), (2, "won-shared")] {
        let mut s = scene("arn", 2);
        s.state.public.round = 8;
        (s.mat(P1).points, s.mat(P2).points) = (2, points);
        s.go(Step::RoundEnd);
        assert_eq!(s.reason(), reason);
    }
}

#[test]
fn saga_arn_21_saga_end_1_conceding_during_a_turn_ends_the_turn() {
    for (seat, acting) in [(P1, A2), (P3, A1)] {
        let mut s = scene("arn", 3);
        for armada in [A1, A2, A3] {
            s.put(armada, (0, 0));
        }
        s.turn(Phase::Encounter, A1).clear_log();
        s.act(seat, Action::Concede);
        assert_eq!(s.public().acting, Some(acting));
        let begins = |event: &Event| matches!(event, Event::Turn { .. });
        assert_eq!(s.log.iter().any(begins), seat == P1);
        assert!(s.public().resigned.contains(seat));
    }
}

#[test]
fn saga_sol_1_both_solo_armadas_share_one_upkeep() {
    let mut s = scene("ftj", 1);
    s.phase(Phase::Upkeep);
    assert_eq!((s.asked_seat(), s.public().acting), (Some(P1), Some(A1)));
    s.act(P1, Action::Done);
    assert_eq!(s.public().step, Step::Turns(Phase::Movement));
}

#[test]
fn saga_rai_8_the_order_is_asked_only_for_raiders_near_the_ship() {
    let order = |hexes: [(i32, i32); 2]| {
        let mut s = scene("spa", 2);
        s.put(A1, (7, 0)).put(A2, (7, 1 - 2));
        s.state.public.bosses = Default::default();
        let [one, other] = hexes.map(|hex| s.raider(1, hex));
        let rest = [one.0, other.0].into_iter().collect();
        s.turn(Phase::Encounter, A1).push(Task::Advance {
            rest,
            steps: 1,
            by: Cause::Rule,
        });
        s.legal(P1)
            .contains(&Action::Order(OrderChoice::Raider(one)))
    };
    assert!(order([(5, 0), (5, 1)]));
    assert!(!order([(2, 0), (2, 1)]) && !order([(5, 0), (2, 0)]));
}

#[test]
fn saga_dis_3_a_ship_placed_on_a_face_up_sector_is_found_at_once() {
    let mut s = scene("dis", 2);
    s.sector("A01", (3, 0));
    let reports = &s.game.mission().reports;
    let card = reports.iter().position(|report| report.id == "IR1");
    let card = CardId(card.expect("a report") as u8);
    s.state.public.entities[0].sector = None;
    let find = ReportTarget::Entity(EntityId(0));
    s.turn(Phase::Encounter, A1).push(Task::Intelligence {
        find,
        card,
        stage: 0,
    });
    let ship = s.public().entities[0];
    assert_eq!((ship.sector, ship.hull), (Some(s.id((3, 0))), 3));
    assert!(ship.is_revealed);
}

#[test]
fn saga_spa_9_a_raider_on_a_sector_without_astartium_removes_nothing() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.sector("A02", TWO_AWAY);
    s.raider(1, TWO_AWAY);
    let rest = [0].into_iter().collect();
    s.turn(Phase::Encounter, A1).push(Task::Advance {
        rest,
        steps: 1,
        by: Cause::Rule,
    });
    let is_astartium = |event: &Event| matches!(event, Event::Astartium { .. });
    assert_eq!(s.levels(ADJACENT), [1]);
    assert!(!s.log.iter().any(is_astartium));
}

#[test]
fn saga_gen_7_only_the_inspected_tiles_can_be_returned() {
    let mut s = scene("ftj", 2);
    let card = s.deal(P1, "CA12");
    s.stack(DeckId::PILE, &["A01", "A02", "A03", "A04", "A05"]);
    s.turn(Phase::Movement, A1).armada(A1).mp = 1;
    s.act(P1, Action::Play(card, A1));
    let four = s.tile("A04");
    for id in ["A01", "A03", "A02"] {
        assert_eq!(s.refusal_rule(P1, Action::Keep(four)), "SAGA-GEN.7");
        let tile: TileId = s.tile(id);
        s.act(P1, Action::Sink(tile));
    }
    assert!(s.public().tasks.is_empty());
    assert!(
        s.public().deck(DeckId::PILE).seen.is_empty(),
        "of what is left"
    );
}

#[test]
fn saga_crd_1_a_draw_event_reports_the_number_of_cards() {
    let mut s = scene("ftj", 2);
    s.turn(Phase::Encounter, A1)
        .act(P1, Action::Regroup(Regroup::Draw));
    let drawn = s.log.iter().find_map(|event| match event {
        Event::DrewCards { count, .. } => Some(*count),
        _ => None,
    });
    assert_eq!(drawn, Some(1));
}

#[test]
fn saga_gen_11_ending_a_turn_cannot_be_undone() {
    let mut s = scene("ftj", 2);
    s.turn(Phase::Movement, A1).armada(A1).mp = 2;
    let step = Action::Move(s.hex((1, 0)));
    let undo = |s: &mut Scene, action| {
        let (state, log) = (&mut s.state, &mut s.log);
        s.game
            .act(state, P1, action, &mut s.chance, log)
            .expect("legal")
    };
    assert_ne!(undo(&mut s, step), Undo::Barrier);
    assert_eq!(undo(&mut s, Action::Done), Undo::Barrier);
}

#[test]
fn saga_gen_10_the_end_of_any_phase_can_decide_the_match() {
    let mut s = scene_changed("ftj", &json!({ "win": ["phase_end(3)"] }));
    s.go(Step::End(Phase::Upkeep));
    assert!(s.asked_seat().is_some());
    s.go(Step::End(Phase::Movement));
    assert_eq!(s.reason(), "won");
}

#[test]
fn saga_gen_8_a_conditional_operation_runs_only_if_its_condition_holds() {
    for (round, events) in [(2, 1), (3, 0)] {
        let on = json!({ "badge:boss": [format!("when(round = {round},[draw_event(1)])")] });
        let fields = json!({ "on": on, "badges": { "2": ["boss"] } });
        let mut s = scene_changed("ftj", &fields);
        s.stack(DeckId::SCAN, &["SR01"])
            .stack(DeckId::EVENT, &["EV04"]);
        s.go(Step::Doom);
        assert_eq!(s.events().len(), events);
        let by = s.log.iter().find_map(|event| match event {
            Event::EventCame { by, .. } => Some(*by),
            _ => None,
        });
        assert_eq!(by, (events > 0).then_some(Cause::Scenario));
    }
}

#[test]
fn saga_gen_9_the_first_player_resolves_a_card_drawn_for_nobody() {
    let on = json!({ "badge:boss": ["draw_card(jumpgate)"] });
    let fields = json!({ "on": on, "badges": { "2": ["boss"] } });
    let mut s = scene_changed("ftj", &fields);
    s.state.public.first = P2;
    s.stack(DeckId::EXTRA, &["JG5"])
        .stack(DeckId::SCAN, &["SR01"]);
    s.dice("1 1").go(Step::Doom);
    assert_eq!((s.hull(P1), s.hull(P2)), (8, 7));
}

#[test]
fn saga_dis_9_loading_without_an_xpm_does_nothing() {
    let movement = json!([
        { "id": "load", "where": "any", "effect": ["entity_xpm(ship,load)"] },
        { "id": "unload", "where": "any", "effect": ["entity_xpm(ship,unload)"] },
    ]);
    let mut s = scene_changed("spa", &json!({ "movement": movement }));
    s.put(A1, (5, 0)).put(A2, (7, 0)).turn(Phase::Movement, A1);
    let (load, unload) = (Action::Maneuver(0, None), Action::Maneuver(1, None));
    let at = |s: &Scene| (s.public().mat(P1).has_xpm, s.public().entities[0].has_xpm);
    s.act_all(P1, &[load, unload]);
    assert_eq!(at(&s), (false, false));
    s.carry(P1).act(P1, unload);
    assert_eq!(at(&s), (true, false));
    s.act(P1, load);
    assert_eq!(at(&s), (false, true));
    s.mat(P1).has_xpm = true;
    s.act_all(P1, &[load, unload]);
    assert_eq!(at(&s), (true, true), "both are full");
}

#[test]
fn saga_enc_3_each_side_of_a_card_has_its_own_stat() {
    let open = |required_successes: u8| json!({ "test": { "need": required_successes }, "reward": "gain(E,1)" });
    let fixed = json!({ "test": { "stat": "speed", "need": 1 }, "reward": "gain(E,1)" });
    let cards = json!([
        { "id": "X1", "easy": open(1), "hard": fixed },
        { "id": "X2", "easy": fixed, "hard": open(1) },
    ]);
    let game = scene_with(&json!({ "explorations": cards }), "ftj", 2);
    for (id, is_hard, is_asked) in [
        ("X1", false, true),
        ("X1", true, false),
        ("X2", false, false),
        ("X2", true, true),
    ] {
        let mut s = game.clone();
        s.sector("A01", ADJACENT);
        s.put(A1, ADJACENT)
            .stats(P1, [1, 1, 2])
            .armada(A1)
            .must_explore = true;
        s.stack(DeckId::EXPLORATION, &[id]).phase(Phase::Encounter);
        s.dice("4 4").act(P1, Action::Side(is_hard));
        assert_eq!(s.is_spent(), !is_asked, "{id} {is_hard}");
    }
}

#[test]
fn saga_tok_4_a_card_needs_an_effect_now() {
    let effects = [
        "damage(1)",
        "mp(1)",
        "gain(VP,1)",
        "lose(A,1,else=[damage(1)])",
    ];
    let (mut s, hand) = Scene::instants("ftj", &effects);
    let play = |n: usize| Action::Play(hand[n], A1);
    s.turn(Phase::Encounter, A1);
    assert!(s.is_legal(P1, play(0)));
    assert_eq!(
        s.refusal_rule(P1, play(1)),
        "SAGA-TOK.4",
        "no movement turn"
    );
    assert_eq!(s.refusal_rule(P1, play(2)), "SAGA-TOK.4", "no Arena");
    s.turn(Phase::Movement, A1);
    assert!(s.is_legal(P1, play(1)));
    s.armada(A1).is_done = true;
    assert_eq!(s.refusal_rule(P1, play(1)), "SAGA-TOK.4", "it is over");
    s.turn(Phase::Encounter, A1);
    let mut rich = s.clone();
    s.give(P1, (0, 0, 0)).act(P1, play(3));
    assert_eq!(s.hull(P1), 7);
    rich.give(P1, (1, 0, 0)).act(P1, play(3));
    assert_eq!((rich.hull(P1), rich.goods(P1)), (8, (0, 0, 0)));
    let (mut s, hand) = Scene::instants("arn", &["gain(VP,1)"]);
    s.put(A1, (0, 0))
        .turn(Phase::Encounter, A1)
        .act(P1, Action::Play(hand[0], A1));
    assert_eq!(s.public().mat(P1).points, 1);
}

#[test]
fn saga_dis_10_a_tow_ends_when_the_ship_arrives() {
    let mut s = scene("dis", 2);
    s.sector("A01", ADJACENT);
    let ship = &mut s.state.public.entities[0];
    (ship.is_revealed, ship.hull, ship.has_xpm) = (true, 3, true);
    s.state.public.entities[0].sector = Some(s.id(ADJACENT));
    s.put(A1, ADJACENT)
        .give(P1, (0, 2, 1))
        .turn(Phase::Movement, A1);
    s.armada(A1).mp = 1;
    s.act(P1, Action::Maneuver(2, None));
    s.act(P1, Action::Tow(s.hex((0, 0)), CargoItem::Combat));
    assert_eq!(s.goods(P1), (0, 2, 0));
    assert_eq!(s.public().installed, 1);
}

#[test]
fn saga_lst_8_an_inactive_starbase_protects_nobody() {
    let mut s = scene("lst", 2);
    s.sector("A01", ADJACENT);
    s.at(ADJACENT).starbase = Some(Starbase::default());
    s.put(A1, ADJACENT);
    assert_eq!(s.game.dice_pool(s.public(), A1, Stat::Combat), 2);
    s.starbase((1, 0), Color::Red);
    assert_eq!(s.game.dice_pool(s.public(), A1, Stat::Combat), 3);
    let foe = Target::Raider(s.raider(1, ADJACENT));
    assert_eq!(
        s.game.sector_of_target(s.public(), foe),
        Some(s.id(ADJACENT))
    );
}
