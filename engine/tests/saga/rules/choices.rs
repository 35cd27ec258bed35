//! Which seats are asked: no questions without an effect, and the edges of the available choices
//! `[SAGA-GEN.9]` `[SAGA-GEN.12]` `[SAGA-GEN.14]`.

use crate::scene::{A1, A2, P1, P2, P3, Scene, scene, scene_of};
use engine::error::RuleRefusal;
use engine::game::Game;
use engine::saga::action::{AbilitySource, Action, OrderChoice};
use engine::saga::armada::Target;
use engine::saga::effect::{Stat, Timing};
use engine::saga::event::Event;
use engine::saga::ids::{DeckId, EffectListId};
use engine::saga::options::Options;
use engine::saga::step::{Cause, Phase, Step, Task};

const ADJACENT: (i32, i32) = (1, -1);
const TWO_AWAY: (i32, i32) = (2, -2);

fn encounter_scene(id: &str, seats: u8) -> Scene {
    let mut s = scene(id, seats);
    s.sector("A01", ADJACENT);
    s.turn(Phase::Encounter, A1);
    s
}

fn combat_check(required_successes: u8) -> Task {
    Task::Check {
        armada: A1,
        stat: Some(Stat::Combat),
        required_successes,
        pass: EffectListId::NOTHING,
        fail: EffectListId::damage(2),
        by: Cause::Rule,
        hits: None,
    }
}

#[test]
fn saga_gen_9_checks_are_not_ordered_if_nobody_can_change_a_roll() {
    let ready = || {
        let mut s = scene("ftj", 2);
        s.event("EV01");
        for seat in [P1, P2] {
            s.mat(seat).tokens = [0; 4];
        }
        s
    };
    let order = Action::Order(OrderChoice::Armada(A2));
    let mut s = ready();
    s.dice("4 4 4 4").go(Step::Effects);
    assert!(s.is_spent(), "no card and no token is left");
    let mut s = ready();
    s.deal(P2, "CA02");
    s.go(Step::Effects);
    assert!(s.is_legal(P1, order), "one card");
    for tokens in [1, 2] {
        let mut s = ready();
        s.mat(P2).tokens[1] = tokens;
        s.go(Step::Effects);
        assert!(s.is_legal(P1, order), "a token");
    }
}

#[test]
fn saga_gen_14_a_player_without_tokens_loses_hull_instead() {
    let lost = |goods: (u8, u8, u8)| {
        let mut s = scene("opc", 2);
        s.sector("A01", ADJACENT);
        s.boss("B2", ADJACENT);
        for seat in [P1, P2] {
            s.mat(seat).tokens = [0; 4];
            s.give(seat, goods);
        }
        s.dice("1 1 1 1").go(Step::Effects);
        (s.goods(P1), s.hull(P1))
    };
    assert_eq!(lost((1, 1, 0)), ((1, 0, 0), 8));
    assert_eq!(lost((1, 0, 1)), ((1, 0, 0), 8));
    assert_eq!(lost((1, 0, 2)), ((1, 0, 1), 8));
    assert_eq!(lost((1, 2, 0)), ((1, 1, 0), 8));
    assert_eq!(lost((1, 0, 0)), ((1, 0, 0), 7), "nothing but Hull");
}

#[test]
fn saga_opc_3_undertow_damages_armadas_near_the_ravager() {
    let mut s = scene("opc", 2);
    for (tile, hex) in [("A01", ADJACENT), ("A02", TWO_AWAY), ("A03", (3, -3))] {
        s.sector(tile, hex);
    }
    s.state.public.ravager = Some(s.id((3, -3)));
    s.put(A1, ADJACENT).put(A2, (0, 0));
    s.state.public.round = 0;
    s.stack(s.extra("retaliation"), &["RR8"]);
    s.stack(DeckId::SCAN, &["SR01"]).go(Step::Doom);
    assert_eq!((s.hull(P1), s.hull(P2)), (6, 8), "at distance 2 at most");
    assert_eq!((s.goods(P1).0, s.goods(P2).0), (3, 3));
}

#[test]
fn saga_enc_5_explorers_and_used_encounters_are_not_asked() {
    for (must_explore, has_used_encounter) in [(true, false), (false, true)] {
        let mut s = scene("ftj", 3);
        s.sector("A01", ADJACENT);
        let foe = Target::Raider(s.raider(1, ADJACENT));
        s.put(A1, ADJACENT).put(A2, ADJACENT).stats(P2, [2, 2, 4]);
        s.turn(Phase::Encounter, A1);
        (s.armada(A2).must_explore, s.armada(A2).has_used_encounter) =
            (must_explore, has_used_encounter);
        s.stats(P3, [2, 2, 5]);
        s.dice("4 4 4 4").act(P1, Action::Fight(foe));
        assert!(s.levels(ADJACENT).is_empty(), "nobody else was asked");
    }
}

#[test]
fn saga_enc_5_a_faster_armada_is_asked_before_a_boss_fight() {
    let mut s = scene("opc", 2);
    s.sector("A01", ADJACENT);
    let foe = Target::Boss(s.boss("B2", ADJACENT));
    s.put(A1, ADJACENT).put(A2, ADJACENT).stats(P2, [2, 2, 3]);
    s.turn(Phase::Encounter, A1).act(P1, Action::Fight(foe));
    assert_eq!(s.asked_seat(), Some(P2), "faster than who declares it");
    assert_eq!(s.refusal_rule(P2, Action::Done), "SAGA-ENC.5");
}

#[test]
fn saga_sec_6_the_bottom_tile_is_drawn_while_the_last_unseen_tile_is_face_down() {
    let mut s = encounter_scene("lst", 2);
    s.face_down_sector(TWO_AWAY);
    let deck = s.state.public.deck_mut(DeckId::PILE);
    let tiles: Vec<u8> = deck.unseen.iter().collect();
    let (kept, sunk) = (tiles[0], tiles[1]);
    deck.unseen.0 = 0;
    deck.unseen.insert(kept);
    deck.bottom
        .push(engine::saga::ids::CardId(sunk))
        .expect("room");
    s.turn(Phase::Movement, A1).armada(A1).mp = 3;
    s.act(P1, Action::Explore(s.hex((0, 1))));
    let tile = s.at((0, 1)).tile.expect("a tile");
    assert_eq!(tile.0, sunk, "the one that was put to the bottom");
    assert!(s.public().deck(DeckId::PILE).unseen.contains(kept));
}

#[test]
fn saga_gen_12_windows_open_before_a_defense_and_before_an_attack() {
    let mut s = encounter_scene("ftj", 2);
    let batteries = s.deal(P2, "SA07");
    let foe = Target::Raider(s.raider(1, ADJACENT));
    s.put(A1, ADJACENT).turn(Phase::Encounter, A1);
    s.act(P1, Action::Fight(foe));
    let play = Action::Play(batteries, A1);
    let at = |s: &Scene| match s.public().task() {
        Some(Task::Window { at, .. }) => Some(*at),
        _ => None,
    };
    assert_eq!(at(&s), Some(Timing::BeforeDefend));
    assert!(s.is_legal(P2, play));
    assert_eq!(
        s.refusal_rule(P2, Action::Play(batteries, A2)),
        "SAGA-GEN.12"
    );
    s.dice("3 1").act(P2, Action::Done);
    assert_eq!((at(&s), s.hull(P1)), (Some(Timing::BeforeAttack), 6));
    assert!(s.is_legal(P2, play));
}

#[test]
fn saga_gen_12_free_plays_open_no_window() {
    let mut s = encounter_scene("ftj", 2);
    s.deal(P2, "CA01");
    s.deal(P2, "SA01");
    (s.mat(P1).hull, s.mat(P2).hull) = (7, 7);
    for seat in [P1, P2] {
        s.mat(seat).tokens = [0; 4];
    }
    s.dice("1 1").push(combat_check(1));
    assert!(s.is_spent() && s.public().tasks.is_empty());
    assert_eq!(s.hull(P1), 5);
    s.give(P1, (0, 0, 0)).mat(P1).hull = 2;
    s.dice("1 1").push(combat_check(1));
    assert_eq!(s.asked_seat(), Some(P2), "a repair that saves the armada");
}

#[test]
fn saga_tok_4_a_threshold_for_a_roll_must_lower_the_threshold() {
    let mut s = encounter_scene("ftj", 2);
    let cannon = AbilitySource::Gear(s.equip(P1, "W10R"));
    let foe = Target::Raider(s.raider(2, ADJACENT));
    s.put(A1, ADJACENT).stats(P1, [2, 2, 9]);
    let batteries = s.deal(P2, "SA07");
    s.deal(P2, "CA13");
    s.turn(Phase::Encounter, A1).act(P1, Action::Fight(foe));
    let mut twin = s.clone();
    s.act(P1, Action::Activate(cannon, A1));
    assert_eq!(s.asked_seat(), Some(P2), "for the rest of the combat");
    twin.act(P1, Action::Done).dice("3 3 1 1");
    twin.act(P2, Action::Play(batteries, A1));
    assert!(twin.is_spent(), "3 will do already: nobody is asked again");
}

#[test]
fn saga_crd_6_a_threshold_applies_to_one_side_of_a_duel() {
    for (armada, dealt) in [(A1, [1, 0]), (A2, [0, 1])] {
        let mut s = scene("arn", 2);
        s.state.public.sectors.clear();
        s.sector("S01", (0, 0));
        s.put(A1, (0, 0)).put(A2, (0, 0));
        for seat in [P1, P2] {
            s.give(seat, (0, 0, 0)).mat(seat).tokens = [0; 4];
        }
        let batteries = s.deal(P1, "SA07");
        s.turn(Phase::Encounter, A1).act(P1, Action::Duel(A2));
        s.dice("3 1 1 1 3 1 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1");
        if armada == A1 {
            s.act(P1, Action::Done);
        }
        s.act(P1, Action::Play(batteries, armada));
        assert!(s.is_spent());
        let lost = [8 - s.hull(P2), 8 - s.hull(P1)];
        assert_eq!(lost, dealt, "{armada:?}");
    }
}

#[test]
fn saga_upk_2_an_upkeep_ability_needs_the_upkeep_turn_of_its_owner() {
    let mut s = scene("ftj", 2);
    let garden = AbilitySource::Gear(s.equip(P1, "U10G"));
    let grow = Action::Activate(garden, A1);
    s.turn(Phase::Upkeep, A2);
    assert_eq!(s.refusal_rule(P1, grow), "SAGA-TOK.4", "another's turn");
    s.turn(Phase::Encounter, A1);
    assert_eq!(s.refusal_rule(P1, grow), "SAGA-TOK.4", "another phase");
    s.turn(Phase::Upkeep, A1).act(P1, grow);
    assert_eq!(s.goods(P1).1, 1);
}

#[test]
fn saga_arn_17_zero_points_emit_no_event() {
    let mut s = scene("arn", 2);
    s.state.public.sectors.clear();
    s.sector("S01", (0, 0));
    s.put(A1, (0, 0)).put(A2, (0, 0)).stats(P1, [4, 2, 3]);
    s.give(P2, (0, 0, 0)).give(P1, (0, 0, 0));
    (s.mat(P2).hull, s.mat(P2).shaken) = (1, 1);
    s.turn(Phase::Encounter, A1).clear_log();
    s.dice("4 4 4 4 1 1").act(P1, Action::Duel(A2));
    let gained = |event: &&Event| matches!(event, Event::Gained { .. });
    assert_eq!(s.log.iter().filter(gained).count(), 0);
    assert_eq!(s.public().mat(P1).points, 0);
}

#[test]
fn saga_end_1_a_seat_may_concede_when_nothing_is_being_resolved() {
    let mut s = scene("arn", 3);
    s.turn(Phase::Movement, A1);
    assert!(s.game.check_action(&s.state, P2, Action::Concede).is_ok());
    let rule = |s: &Scene, seat| {
        let refusal = s.game.check_action(&s.state, seat, Action::Concede);
        refusal.expect_err("a refusal").rule().to_string()
    };
    s.set_step(Step::Effects);
    assert_eq!(rule(&s, P2), "SAGA-END.1", "something is under way");
    s.turn(Phase::Movement, A1);
    s.state.public.tasks.push(Task::GateLoss).expect("room");
    assert_eq!(rule(&s, P2), "SAGA-END.1");
    s.turn(Phase::Movement, A1);
    s.state.public.resigned = s.state.public.resigned.with(P2);
    assert_eq!(rule(&s, P2), "SAGA-END.1", "only once");
    s.set_step(Step::Effects);
    assert!(
        s.game.check_action(&s.state, P1, Action::Concede).is_ok(),
        "of two"
    );
    let two = scene_of(Options::standard("arn", 2));
    assert!(
        two.game
            .check_action(&two.state, P3, Action::Concede)
            .is_err()
    );
}
