//! Mats, combat, destruction, helping each other, solo play `[SAGA-MAT]` `[SAGA-CMB]` `[SAGA-COL]`
//! `[SAGA-SOL]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::saga::action::{Action, OrderChoice, Regroup};
use engine::saga::armada::Target;
use engine::saga::effect::Stat;
use engine::saga::event::Event;
use engine::saga::figures::Color;
use engine::saga::ids::{DeckId, EffectListId};
use engine::saga::step::{Cause, Phase, Step, Task};

const ADJACENT: (i32, i32) = (1, -1);

#[test]
fn saga_mat_2_stats_set_dice_combat_order_and_movement_points() {
    let mut s = scene("ftj", 2);
    s.stats(P1, [3, 4, 5]);
    let pool = |stat| s.game.dice_pool(s.public(), A1, stat);
    assert_eq!(Stat::ALL.map(pool), [3, 4, 5]);
    s.go(Step::End(Phase::Upkeep));
    assert_eq!(s.public().armada(A1).mp, 5);
    s.sector("A01", ADJACENT);
    let foe = Target::Raider(s.raider(3, ADJACENT));
    s.put(A1, ADJACENT).turn(Phase::Encounter, A1);
    s.dice("4 4 4 4 4 4 4 5 5 5").act(P1, Action::Fight(foe));
    assert!(
        s.is_spent(),
        "Speed 5 is before Speed 4: 3, then 4, then 3 dice"
    );
    assert_eq!(s.hull(P1), 8);
}

#[test]
fn saga_exp_6_amb_56_protection_adds_no_movement_points() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.starbase(ADJACENT, Color::Blue);
    assert_eq!(s.game.dice_pool(s.public(), A1, Stat::Speed), 3);
    assert_eq!(s.effective_stats(P1), [2, 2, 2]);
    s.go(Step::End(Phase::Upkeep));
    assert_eq!(s.public().armada(A1).mp, 2);
}

#[test]
fn saga_cmb_1_amb_49_an_armada_cannot_retreat() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    let foe = Target::Raider(s.raider(1, ADJACENT));
    s.put(A1, ADJACENT).commander(P1, "CM4");
    s.turn(Phase::Encounter, A1)
        .dice("5 5")
        .act(P1, Action::Fight(foe));
    let legal: Vec<Action> = s.legal(P1);
    for away in [
        Action::Move(s.hex((0, 0))),
        Action::Regroup(Regroup::Combat),
    ] {
        assert!(!legal.contains(&away), "{away:?}");
    }
    assert!(s.is_legal(P1, Action::Done), "a window of the fight");
    s.dice("1 1 5 5").act(P1, Action::Done);
    assert!(matches!(s.public().tasks[0], Task::Fight { hull: 2, .. }));
    s.dice("4 4").act(P1, Action::Done);
    assert!(s.public().tasks.is_empty() && s.levels(ADJACENT).is_empty());
}

#[test]
fn saga_cmb_6_amb_59_a_killed_boss_goes_to_the_bottom_of_its_deck() {
    let mut s = scene("opc", 2);
    s.sector("N01", ADJACENT);
    let boss = s.boss("B1", ADJACENT);
    let card = s.card(DeckId::SPECIAL, "SA02");
    s.put(A1, ADJACENT).stats(P1, [8, 2, 9]).give(P1, (0, 0, 0));
    s.stack(DeckId::SPECIAL, &["SA02"])
        .turn(Phase::Encounter, A1);
    s.dice("4 4 4 4 4 4 4 4")
        .act(P1, Action::Fight(Target::Boss(boss)));
    assert_eq!(s.public().bosses[boss.index()], None);
    assert_eq!(s.bottom(DeckId::BOSS).map(|card| card.0), Some(boss.0));
    assert_eq!(s.goods(P1), (3, 0, 1));
    assert!(s.hand(P1).contains(card.0));
    assert_eq!(s.public().end_counts.bosses, 1);
}

#[test]
fn saga_cmb_9_amb_48_amb_55_an_encounter_fights_one_chosen_enemy() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    let (weak, strong) = (s.raider(1, ADJACENT), s.raider(3, ADJACENT));
    s.put(A1, ADJACENT)
        .stats(P1, [2, 2, 3])
        .turn(Phase::Encounter, A1);
    for foe in [weak, strong] {
        assert!(s.is_legal(P1, Action::Fight(Target::Raider(foe))));
    }
    s.dice("4 4").act(P1, Action::Fight(Target::Raider(weak)));
    assert_eq!((s.levels(ADJACENT), s.public().acting), (vec![3], Some(A2)));
    assert!(
        s.public().armada(A1).has_used_encounter,
        "its encounter is used"
    );
}

#[test]
fn saga_mov_8_saga_des_3_a_destroyed_armada_keeps_a_turn_not_yet_begun() {
    let mut s = scene("ftj", 2);
    s.give(P1, (0, 0, 0)).give(P2, (0, 0, 0));
    s.put(A2, (1, 0)).turn(Phase::Movement, A1);
    (s.armada(A1).mp, s.armada(A2).mp) = (2, 2);
    (s.mat(P1).hull, s.mat(P2).hull) = (1, 1);
    let packet = |armada| Task::Damage {
        armada,
        remaining_damage: 1,
        by: Cause::Rule,
        is_asked: false,
    };
    s.push(packet(A2));
    assert_eq!(s.armada_hex(A2), (0, 0));
    s.push(packet(A1));
    assert_eq!((s.asked_seat(), s.public().acting), (Some(P2), Some(A2)));
    assert!(
        s.is_legal(P2, Action::Move(s.hex((1, 0)))),
        "from the Jumpgate"
    );
}

#[test]
fn saga_col_1_players_help_others_with_cards_and_tokens_from_anywhere() {
    let mut s = scene("ftj", 2);
    s.put(A2, (1, 0)).mat(P1).hull = 5;
    let leak = s.event("EV03");
    let patch = s.deal(P2, "CA01");
    s.give(P2, (0, 0, 1)).turn(Phase::Encounter, A1);
    s.act_all(P2, &[Action::Play(patch, A1), Action::Quell(leak)]);
    assert_eq!((s.hull(P1), s.goods(P2)), (8, (0, 0, 0)));
    assert_eq!(s.public().events[0].tokens, 1);
}

#[test]
fn saga_col_4_only_one_armada_fights_an_enemy() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    let foe = Target::Raider(s.raider(1, ADJACENT));
    s.put(A1, ADJACENT).put(A2, ADJACENT).stats(P2, [9, 9, 1]);
    s.turn(Phase::Encounter, A1).dice("5 5 4 4");
    s.act(P1, Action::Fight(foe));
    let rolls = s.log.iter().filter_map(|event| match event {
        Event::Rolled { armada, faces, .. } => Some((*armada, faces.len())),
        _ => None,
    });
    assert_eq!(rolls.collect::<Vec<_>>(), [(A1, 2), (A1, 2)]);
    assert_eq!(s.goods(P2), (3, 0, 0));
}

/// Returns a solo game of *Fixing the Jumpgate*, with the yellow armada next to the gate.
fn solo_scene() -> Scene {
    let mut s = scene("ftj", 1);
    s.sector("A01", ADJACENT);
    s.put(A2, ADJACENT);
    s
}

#[test]
fn saga_sol_5_either_solo_armada_delivers_the_shared_xpm() {
    let mut s = solo_scene();
    s.xpm(ADJACENT).turn(Phase::Movement, A2).armada(A2).mp = 1;
    s.act(P1, Action::PickUp);
    s.xpm((0, 0)).turn(Phase::Movement, A1).armada(A1).mp = 1;
    assert_eq!(s.refusal_rule(P1, Action::PickUp), "SAGA-TOK.5");
    s.turn(Phase::Encounter, A1);
    s.stack(DeckId::EXTRA, &["JG7"]).dice("4 4");
    s.act(P1, Action::Encounter(0));
    assert_eq!(s.public().installed, 1);
}

#[test]
fn saga_sol_10_losses_count_once_for_each_solo_armada() {
    let mut s = scene("opc", 1);
    s.state.public.round = 1;
    s.stack(s.extra("retaliation"), &["RR8"]);
    s.stack(DeckId::SCAN, &["SR01"]).go(Step::Doom);
    assert_eq!(s.goods(P1).0, 3, "one for each armada");
    assert_eq!(s.public().step, Step::Scan, "nobody was asked which");
}

#[test]
fn saga_sol_7_each_solo_armada_rolls_its_own_check() {
    let mut s = solo_scene();
    let card = s.card(DeckId::EVENT, "EV02");
    let code: EffectListId = s.game.event_card(card).expect("an event").script.code;
    s.turn(Phase::Encounter, A1).dice("1 1 1 1");
    s.push(Task::Run {
        code,
        at: 0,
        on: None,
        by: Cause::Rule,
    });
    s.act(P1, Action::Order(OrderChoice::Armada(A2)));
    assert!(s.is_spent());
    assert_eq!(s.hull(P1), 4, "two damage for each that fails");
}
