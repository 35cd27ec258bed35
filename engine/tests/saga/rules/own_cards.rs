//! Cards that only packs have: when they can be played, which seat is asked, and their effects
//! `[SAGA-TOK.4]` `[SAGA-GEN.8]` `[SAGA-GEN.9]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene_with};
use engine::saga::action::{AbilitySource, Action, OrderChoice};
use engine::saga::armada::Target;
use engine::saga::content::pack::parse_pack;
use engine::saga::effect::Stat;
use engine::saga::event::Event;
use engine::saga::figures::Color;
use engine::saga::ids::{CardId, DeckId, RaiderId};
use engine::saga::step::{Phase, Step};
use serde_json::json;

const ADJACENT: (i32, i32) = (1, -1);
const TWO_AWAY: (i32, i32) = (2, -2);

/// Returns the first player's encounter, with Instants of these effects in hand.
fn encounter_scene(effects: &[&str]) -> (Scene, Vec<CardId>) {
    let (mut s, hand) = Scene::instants("ftj", effects);
    s.sector("A01", ADJACENT);
    s.turn(Phase::Encounter, A1);
    (s, hand)
}

/// Returns for each card whether it can be played now.
fn playable(s: &Scene, hand: &[CardId]) -> Vec<bool> {
    let plays = hand
        .iter()
        .map(|&card| s.is_legal(P1, Action::Play(card, A1)));
    plays.collect()
}

#[test]
fn saga_tok_4_a_raider_effect_needs_a_raider_it_can_change() {
    let (mut s, hand) = encounter_scene(&[
        "promote(raiders(lvl_max=2),1)",
        "advance(raiders(all),1)",
        "destroy(raiders(lvl_max=2),1)",
        "shove(raiders(all),1)",
    ]);
    assert_eq!(playable(&s, &hand), [false; 4], "no Raider");
    let play = Action::Play(hand[1], A1);
    assert_eq!(s.refusal_rule(P1, play), "SAGA-TOK.4");
    s.raider(1, ADJACENT);
    assert_eq!(playable(&s, &hand), [true; 4]);
    s.state.public.figures[1] = 0;
    assert_eq!(playable(&s, &hand), [false, true, true, true], "no figure");
    s.state.public.raiders[0].level = 3;
    assert_eq!(playable(&s, &hand), [false, true, false, true], "the top");
    s.starbase((0, 0), Color::Blue)
        .starbase((1, 0), Color::Blue);
    assert_eq!(playable(&s, &hand), [false; 4], "nowhere to go");
}

#[test]
fn saga_tok_4_one_movable_raider_makes_a_card_playable() {
    let (mut s, hand) = encounter_scene(&["advance(raiders(all),1)", "shove(raiders(all),1)"]);
    s.face_down_sector(TWO_AWAY);
    s.sector("A02", (3, -3));
    s.raider(1, (3, -3));
    assert_eq!(playable(&s, &hand), [false; 2]);
    s.raider(1, ADJACENT);
    assert_eq!(playable(&s, &hand), [true; 2]);
}

#[test]
fn saga_tok_4_a_ravager_effect_needs_the_ravager_on_the_board() {
    let (mut s, hand) = Scene::instants("opc", &["ravager(1)"]);
    s.sector("A01", ADJACENT);
    s.turn(Phase::Encounter, A1);
    let play = Action::Play(hand[0], A1);
    assert_eq!(s.refusal_rule(P1, play), "SAGA-TOK.4");
    s.sector("A02", TWO_AWAY);
    s.state.public.ravager = Some(s.id(TWO_AWAY));
    s.act(P1, play);
    assert_eq!(s.public().ravager, Some(s.id(ADJACENT)));
}

#[test]
fn saga_tok_4_checks_and_effects_on_all_are_always_playable() {
    let (mut s, hand) = encounter_scene(&[
        "each(damage(1))",
        "each_within(jumpgate,1,[damage(1)])",
        "check(combat,2,fail=[damage(1)])",
        "spawn(1,1,any)",
        "cost_mod(starbase,-1,round)",
        "lose(A,1)",
        "forbid(explore)",
    ]);
    let playable = playable(&s, &hand);
    assert_eq!(playable, [true, true, true, true, true, true, false]);
    s.put(A2, (1, 0)).put(A1, ADJACENT).sector("A02", TWO_AWAY);
    s.act(P1, Action::Play(hand[0], A1));
    assert_eq!((s.hull(P1), s.hull(P2)), (7, 7));
    s.put(A2, TWO_AWAY).act(P1, Action::Play(hand[1], A1));
    assert_eq!((s.hull(P1), s.hull(P2)), (6, 7), "who is near the gate");
}

#[test]
fn saga_tok_4_a_draw_effect_needs_cards_in_the_deck() {
    let (mut s, hand) = encounter_scene(&["draw_action(common,1)", "draw_event(1)"]);
    assert_eq!(playable(&s, &hand), [true; 2]);
    for deck in [DeckId::COMMON, DeckId::EVENT] {
        s.state.public.deck_mut(deck).unseen.0 = 0;
    }
    assert_eq!(playable(&s, &hand), [false; 2]);
}

#[test]
fn saga_tok_4_one_usable_branch_makes_a_card_playable() {
    let (mut s, hand) = encounter_scene(&[
        "choose([repair(1)],[refresh(1)])",
        "choose([refresh(1)],[repair(1)])",
    ]);
    s.mat(P1).hull = 10;
    assert_eq!(playable(&s, &hand), [false; 2]);
    s.mat(P1).hull = 9;
    assert_eq!(playable(&s, &hand), [true; 2]);
    s.act_all(P1, &[Action::Play(hand[0], A1)]);
    assert_eq!(s.hull(P1), 10, "without a question");
}

/// Also covers `[AMB-65]`.
#[test]
fn saga_gen_5_a_card_may_leave_the_stat_of_its_check_open() {
    let (mut s, hand) = encounter_scene(&["check(any,2,pass=[gain(E,1)],fail=[damage(2)])"; 1]);
    let play = Action::Play(hand[0], A1);
    let mut alike = s.clone();
    s.stats(P1, [2, 2, 3]).act(P1, play);
    assert_eq!(s.asked_seat(), Some(P1));
    assert_eq!(s.refusal_rule(P1, Action::Branch(3)), "SAGA-GEN.9");
    assert!(!s.is_legal(P1, Action::Done));
    for index in 0..3 {
        assert!(s.is_legal(P1, Action::Branch(index)));
    }
    s.dice("4 1 5").act(P1, Action::Branch(2));
    assert_eq!((s.goods(P1).1, s.hull(P1)), (1, 8));
    alike.dice("4 1").act(P1, play);
    assert!(alike.is_spent(), "all stats are alike");
    assert_eq!((alike.goods(P1).1, alike.hull(P1)), (0, 6));
}

#[test]
fn saga_gen_9_the_first_player_orders_draws_but_not_gains() {
    let (mut s, hand) = encounter_scene(&["each(draw_action(common,1))", "each(gain(A,1))"]);
    let mut plain = s.clone();
    s.act(P1, Action::Play(hand[0], A1));
    assert!(s.is_legal(P1, Action::Order(OrderChoice::Armada(A2))));
    plain.act(P1, Action::Play(hand[1], A1));
    assert_eq!((plain.goods(P1).0, plain.goods(P2).0), (4, 4));
    assert!(plain.public().tasks.is_empty());
}

#[test]
fn saga_crd_4_a_step_effect_allows_fewer_steps() {
    let (mut s, hand) = encounter_scene(&["step(2)"]);
    s.sector("A02", TWO_AWAY);
    s.act(P1, Action::Play(hand[0], A1));
    let mut once = s.clone();
    s.act_all(
        P1,
        &[Action::At(s.hex(ADJACENT)), Action::At(s.hex(TWO_AWAY))],
    );
    assert_eq!(s.armada_hex(A1), TWO_AWAY);
    assert!(s.public().tasks.is_empty());
    once.act_all(P1, &[Action::At(once.hex(ADJACENT)), Action::Done]);
    assert_eq!(once.armada_hex(A1), ADJACENT);
}

#[test]
fn saga_arn_16_a_rival_is_pushed_as_far_as_the_card_says() {
    let (mut s, hand) = Scene::instants("arn", &["shove(raiders(lvl_max=3,within=1),2)"]);
    s.state.public.sectors.clear();
    for (tile, hex) in [("S01", (0, 0)), ("A01", ADJACENT), ("A02", TWO_AWAY)] {
        s.sector(tile, hex);
    }
    s.put(A1, (0, 0)).put(A2, (0, 0)).turn(Phase::Encounter, A1);
    s.act(P1, Action::Play(hand[0], A1));
    assert_eq!(s.asked_seat(), Some(P1), "back or on");
    assert_eq!(s.refusal_rule(P1, Action::Done), "SAGA-ARN.16");
    s.act(P1, Action::At(s.hex(TWO_AWAY)));
    assert_eq!(s.armada_hex(A2), TWO_AWAY);
    assert!(s.public().tasks.is_empty());
}

#[test]
fn saga_evt_8_an_event_may_modify_only_low_levels() {
    let event = json!([{ "id": "E1", "recurring": false,
        "effect": "enemy_mod(attack,1,raiders(lvl_max=2)); enemy_mod(speed,-1,raiders(lvl_max=1))" }]);
    let mut s = scene_with(&json!({ "events": event }), "ftj", 2);
    let before = [1, 2, 3].map(|level| s.game.raider_foe(s.public(), level));
    s.event("E1");
    let after = [1, 2, 3].map(|level| s.game.raider_foe(s.public(), level));
    let more = [0, 1, 2].map(|index| after[index].attack - before[index].attack);
    assert_eq!(more, [1, 1, 0]);
    let less = [0, 1, 2].map(|index| before[index].speed - after[index].speed);
    assert_eq!(less, [1, 0, 0]);
}

/// Armada cards that take tokens off others only in one of their branches.
#[test]
fn saga_tok_3_an_ability_cannot_free_a_card_that_refreshes() {
    let abilities = [
        ("X1", "choose([refresh(1)],[repair(1)])"),
        ("X2", "lose(A,1,else=[refresh(1)])"),
        ("X3", "check(combat,1,pass=[refresh(1)])"),
        ("X4", "each(refresh(1))"),
        ("X5", "each_within(jumpgate,1,[refresh(1)])"),
        ("X6", "choose([repair(1)],[gain(A,1)])"),
    ];
    let gear: Vec<_> = abilities
        .iter()
        .map(|(id, ability)| {
            json!({ "id": id, "kind": "unit", "quality": "common", "bonus": {}, "timing": "any",
                "ability": ability })
        })
        .collect();
    let game = scene_with(&json!({ "gear": gear }), "ftj", 2);
    for (id, ability) in abilities {
        let mut s = game.clone();
        s.commander(P1, "CM7").equip(P1, id);
        s.mat(P1).units[0].token = Some(A1);
        s.turn(Phase::Encounter, A1);
        let free = Action::Activate(AbilitySource::Commander, A1);
        assert_eq!(s.is_legal(P1, free), id == "X6", "{ability}");
    }
}

#[test]
fn saga_enc_3_an_exploration_may_leave_the_stat_open() {
    let side = |required_successes: u8| json!({ "test": { "need": required_successes }, "reward": "gain(E,1)" });
    let card = json!([{ "id": "X1", "easy": side(1), "hard": side(2) }]);
    let scene = scene_with(&json!({ "explorations": card }), "ftj", 2);
    for (is_hard, required_successes) in [(false, 1), (true, 2)] {
        let mut s = scene.clone();
        s.sector("A01", ADJACENT);
        s.put(A1, ADJACENT)
            .stats(P1, [1, 1, 2])
            .armada(A1)
            .must_explore = true;
        s.phase(Phase::Encounter).act(P1, Action::Side(is_hard));
        assert_eq!(s.asked_seat(), Some(P1));
        assert_eq!(s.refusal_rule(P1, Action::Branch(3)), "SAGA-GEN.9");
        s.dice("4 4").act(P1, Action::Branch(Stat::Speed as u8));
        let asked = s.log.iter().find_map(|event| match event {
            Event::Check {
                stat,
                required_successes,
                ..
            } => Some((*stat, *required_successes)),
            _ => None,
        });
        assert_eq!(asked, Some((Stat::Speed, required_successes)));
        assert_eq!(s.goods(P1).1, 1);
    }
}

#[test]
fn a_rejected_test_is_found_under_its_name_in_the_file() {
    let side = |successes: u8| json!({ "test": { "need": successes }, "reward": "gain(E,1)" });
    let cards = json!([{ "id": "X1", "easy": side(1), "hard": side(11) }]);
    let pack = json!({
        "format": "centauri-pack/1", "game": "saga", "id": "own", "version": "1",
        "title": "Own", "content": { "explorations": cards },
    });
    let error = parse_pack("own.json", &pack.to_string()).err();
    let place = error.expect("11 successes are too many").place;
    assert_eq!(place, "/content/explorations/0/hard/test/need");
}

#[test]
fn saga_bos_5_a_boss_effect_may_reach_only_nearby_armadas() {
    let boss = |id| {
        json!({ "id": id, "foe": { "attack": 1, "hull": 2, "speed": 1 },
        "effect": "each_within(boss,1,[damage(1)])", "reward": "gain(A,1)" })
    };
    let bosses = ["B1", "B2", "B3", "B4"].map(boss);
    let mut s = scene_with(&json!({ "bosses": bosses }), "opc", 2);
    s.sector("A01", ADJACENT);
    s.sector("A02", TWO_AWAY);
    s.put(A1, ADJACENT).put(A2, (0, 0)).boss("B1", TWO_AWAY);
    s.go(Step::Effects);
    assert_eq!((s.hull(P1), s.hull(P2)), (7, 8));
}

#[test]
fn saga_cmb_8_the_player_chooses_which_raider_is_destroyed() {
    let (mut s, hand) = encounter_scene(&["destroy(raiders(all),1)", "promote(raiders(all),1)"]);
    let (weak, strong) = (s.raider(1, ADJACENT), s.raider(2, ADJACENT));
    let pick = |raider: RaiderId| Action::Pick(Target::Raider(raider));
    let mut twin = s.clone();
    s.act_all(P1, &[Action::Play(hand[0], A1), pick(strong)]);
    assert_eq!(s.levels(ADJACENT), [1], "one, and no more");
    assert!(s.public().tasks.is_empty());
    twin.act_all(P1, &[Action::Play(hand[1], A1), pick(weak)]);
    assert_eq!(twin.levels(ADJACENT), [2, 2]);
    assert!(twin.public().tasks.is_empty());
}
