//! Action cards and rolls, by the rulings on them `[SAGA-CRD]` `[SAGA-GEN.12]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::saga::action::{Action, Regroup};
use engine::saga::effect::Stat;
use engine::saga::ids::{DeckId, EffectListId};
use engine::saga::step::{Cause, Phase, Step, Task};

const ADJACENT: (i32, i32) = (1, -1);

#[test]
fn saga_crd_1_amb_15_a_hand_has_no_limit() {
    let mut s = scene("ftj", 2);
    let mut total = 0;
    for deck in [DeckId::COMMON, DeckId::SPECIAL] {
        let cards: Vec<u8> = s.public().deck(deck).unseen.iter().collect();
        for card in cards {
            total += 1;
            s.state.public.deck_mut(deck).unseen.remove(card);
            s.hand(P1).insert(card);
            s.mat(P1).hand += 1;
        }
    }
    assert!(total >= 30, "every card of both decks");
    assert_eq!(s.hand(P1).len(), total);
    s.mat(P1).hull = 5;
    s.turn(Phase::Encounter, A1);
    let drawn = Action::Regroup(Regroup::Draw);
    assert_eq!(s.refusal_rule(P1, drawn), "SAGA-GEN.7");
    let patch = s.hand(P1).nth(0).expect("a card");
    s.hand(P1).remove(patch);
    s.mat(P1).hand -= 1;
    s.state.public.deck_mut(DeckId::COMMON).unseen.insert(patch);
    s.act(P1, drawn);
    assert_eq!((s.hand(P1).len(), s.mat(P1).hand), (total, total));
}

#[test]
fn saga_crd_4_amb_54_distance_is_measured_from_the_targeted_armada() {
    let mut s = scene("ftj", 2);
    for (tile, hex) in [("A01", ADJACENT), ("A02", (2, -2)), ("A03", (-1, 0))] {
        s.sector(tile, hex);
    }
    s.raider(2, (2, -2));
    s.put(A1, (-1, 0)).put(A2, ADJACENT);
    let lance = s.deal(P1, "SA05");
    s.turn(Phase::Encounter, A1);
    assert_eq!(s.refusal_rule(P1, Action::Play(lance, A1)), "SAGA-TOK.4");
    s.act(P1, Action::Play(lance, A2));
    assert!(s.levels((2, -2)).is_empty());
}

#[test]
fn saga_evt_9_saga_evt_10_amb_60_phase_1_allows_cards_but_no_tokens() {
    let mut s = scene("ftj", 2);
    let leak = s.event("EV03");
    let purge = s.deal(P2, "SA04");
    s.give(P2, (0, 0, 2));
    s.stack(DeckId::SCAN, &["SR01"]).go(Step::Scan);
    assert_eq!((s.public().step, s.asked_seat()), (Step::Scan, Some(P1)));
    assert_eq!(s.refusal_rule(P2, Action::Quell(leak)), "SAGA-EVT.9");
    s.act(P2, Action::Play(purge, A2));
    assert!(s.events().is_empty());
}

#[test]
fn saga_gen_12_amb_65_each_card_can_reroll_the_same_die() {
    let mut s = scene("ftj", 2);
    let (one, two) = (s.deal(P1, "CA05"), s.deal(P2, "CA05"));
    s.turn(Phase::Encounter, A1).dice("4 1");
    s.push(Task::Check {
        armada: A1,
        stat: Some(Stat::Combat),
        required_successes: 2,
        pass: EffectListId::NOTHING,
        fail: EffectListId::damage(2),
        by: Cause::Rule,
        hits: None,
    });
    s.act(P1, Action::Play(one, A1));
    s.dice("2").act_all(P1, &[Action::Reroll(1), Action::Done]);
    assert_eq!(s.asked_seat(), Some(P2));
    s.act(P2, Action::Play(two, A1));
    s.dice("5").act_all(P2, &[Action::Reroll(1), Action::Done]);
    assert!(s.is_spent());
    assert_eq!(s.hull(P1), 8);
}

fn prepare_repair(s: &mut Scene, id: &str) {
    s.carry(P1).phase(Phase::Encounter);
    s.stack(DeckId::EXTRA, &[id]);
    s.stack(DeckId::EVENT, &["EV04"]);
}

#[test]
fn saga_ftj_8_amb_67_two_jumpgate_events_have_individual_effects() {
    let mut s = scene("ftj", 2);
    s.stats(P1, [4, 4, 2]).give(P1, (0, 0, 0));
    prepare_repair(&mut s, "JG2");
    s.dice("1 1 4 4 4 4 4 4 4 1").act(P1, Action::Encounter(0));
    assert!(s.is_spent());
    assert_eq!((s.hull(P1), s.public().installed), (7, 1));
    assert_eq!(s.goods(P1), (2, 0, 0));
    let mut s = scene("ftj", 2);
    prepare_repair(&mut s, "JG5");
    s.dice("1 1").act(P1, Action::Encounter(0));
    assert_eq!((s.hull(P1), s.public().installed), (7, 0));
}

#[test]
fn saga_ftj_8_amb_63_a_jumpgate_enemy_leaves_after_the_fight() {
    let mut s = scene("ftj", 2);
    s.give(P1, (0, 0, 0)).mat(P1).hull = 2;
    prepare_repair(&mut s, "JG1");
    s.dice("1 1").act(P1, Action::Encounter(0));
    assert_eq!(s.hull(P1), 8);
    assert!(!s.public().has_enemy(s.id((0, 0))));
    assert_eq!(
        (s.public().raiders().count(), s.public().bosses().count()),
        (0, 0)
    );
    let card = s.bottom(DeckId::EXTRA).expect("a card");
    assert_eq!(s.name(DeckId::EXTRA, card), Some("JG1"));
}

#[test]
fn saga_rai_5_amb_50_the_first_player_may_put_two_raiders_in_one_sector() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.sector("A02", (0, 1));
    s.event("EV08");
    s.go(Step::Effects);
    assert_eq!(s.hexes(P1), [(0, 1), ADJACENT]);
    s.turn(Phase::Encounter, A1).push(Task::Spawn {
        level: 1,
        remaining_raiders: 2,
        place: engine::saga::effect::SpawnPlace::Any,
        on: engine::saga::hex::SectorSet::NONE,
        by: Cause::Rule,
    });
    let same = Action::At(s.hex(ADJACENT));
    s.act_all(P1, &[same, same]);
    assert_eq!(s.levels(ADJACENT), [1, 1]);
}
