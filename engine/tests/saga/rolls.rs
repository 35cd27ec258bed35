//! Checks, rolls and their windows, damage and destruction `[SAGA-GEN]` `[SAGA-DES]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::game::{Game, Seat};
use engine::saga::action::{AbilitySource, Action, OrderChoice};
use engine::saga::armada::ArmadaSet;
use engine::saga::effect::Stat;
use engine::saga::event::Event;
use engine::saga::figures::Color;
use engine::saga::ids::{ArmadaId, EffectListId};
use engine::saga::step::{Cause, Phase, Task};

/// Returns a scene in the first player's encounter.
fn encounter_scene(id: &str, seats: u8) -> Scene {
    let mut s = scene(id, seats);
    s.turn(Phase::Encounter, A1);
    s
}

/// Pushes a task before everything else.
fn push_task(s: &mut Scene, task: Task) {
    s.state.public.tasks.push(task).expect("room");
    s.run();
}

/// Pushes a check of Combat, with 2 damage if it fails.
fn push_check(s: &mut Scene, armada: ArmadaId, required_successes: u8) {
    push_task(
        s,
        Task::Check {
            armada,
            stat: Some(Stat::Combat),
            required_successes,
            pass: EffectListId::NOTHING,
            fail: EffectListId::damage(2),
            by: Cause::Rule,
            hits: None,
        },
    );
}

fn push_damage(s: &mut Scene, armada: ArmadaId, remaining_damage: u8) {
    push_task(
        s,
        Task::Damage {
            armada,
            remaining_damage,
            by: Cause::Rule,
            is_asked: false,
        },
    );
}

fn hull(s: &Scene, seat: Seat) -> u8 {
    s.public().mat(seat).hull
}

fn last_roll_size(s: &Scene) -> usize {
    let mut rolls = s.log.iter().rev();
    let rolled = rolls.find_map(|event| match event {
        Event::Rolled { faces, .. } => Some(faces.len()),
        _ => None,
    });
    rolled.expect("a roll")
}

#[test]
fn saga_gen_4_and_5_dice_of_four_or_more_are_successes() {
    let mut s = encounter_scene("ftj", 2);
    s.dice("3 3");
    push_check(&mut s, A1, 1);
    assert_eq!(hull(&s, P1), 6);
    s.dice("4 1");
    push_check(&mut s, A1, 1);
    assert_eq!(hull(&s, P1), 6);
    assert!(s.is_spent());
}

/// Also covers `[SAGA-EXP.6]` and `[AMB-1]`.
#[test]
fn saga_gen_6_and_exp_6_protection_adds_one_die_and_ten_is_the_maximum() {
    let mut s = encounter_scene("ftj", 2);
    s.sector("A02", (1, -1));
    s.sector("A03", (0, 1));
    s.starbase((1, -1), Color::Red).starbase((0, 1), Color::Red);
    s.dice("1 1 4");
    push_check(&mut s, A1, 1);
    assert_eq!(last_roll_size(&s), 3);
    s.stats(P1, [10, 2, 2]).dice("4 4 4 4 4 4 4 4 4 4");
    push_check(&mut s, A1, 1);
    assert_eq!(last_roll_size(&s), 10);
}

/// Also covers `[SAGA-EVT.6]` and `[SAGA-EVT.7]`.
#[test]
fn saga_gen_9_the_first_player_orders_checks_but_not_plain_damage() {
    let mut s = encounter_scene("ftj", 2);
    let both: ArmadaSet = [0, 1].into_iter().collect();
    let each = |code| Task::Each {
        code,
        rest: both,
        by: Cause::Rule,
    };
    push_task(&mut s, each(EffectListId::damage(1)));
    assert_eq!((hull(&s, P1), hull(&s, P2)), (7, 7));
    let code = s
        .game
        .event_card(s.card(engine::saga::ids::DeckId::EVENT, "EV01"));
    let code = code.expect("an event").script.code;
    push_task(
        &mut s,
        Task::Run {
            code,
            at: 0,
            on: None,
            by: Cause::Rule,
        },
    );
    assert_eq!(s.asked_seat(), Some(P1));
    assert!(s.is_legal(P1, Action::Order(OrderChoice::Armada(A1))));
    s.dice("1 1 5 5");
    s.act(P1, Action::Order(OrderChoice::Armada(A2)));
    assert_eq!((hull(&s, P1), hull(&s, P2)), (7, 6));
}

/// Also covers `[AMB-3]`.
#[test]
fn saga_gen_12_windows_ask_in_turn_order_until_all_pass() {
    let mut s = encounter_scene("ftj", 2);
    let again = s.deal(P1, "CA05");
    let lucky = s.deal(P2, "CA13");
    s.dice("4 1");
    push_check(&mut s, A1, 3);
    assert_eq!(s.asked_seat(), Some(P1));
    assert_eq!(s.refusal_rule(P2, Action::Play(lucky, A1)), "SAGA-GEN.12");
    s.act(P1, Action::Done);
    assert_eq!(s.asked_seat(), Some(P2));
    assert_eq!(s.refusal_rule(P1, Action::Play(again, A1)), "SAGA-GEN.12");
    s.act(P2, Action::Play(lucky, A1));
    assert_eq!(s.asked_seat(), Some(P1), "a reaction lets all react anew");
    s.act(P1, Action::Play(again, A1));
    s.dice("6");
    s.act_all(P1, &[Action::Reroll(1), Action::Done]);
    assert_eq!(hull(&s, P1), 8);
    assert_eq!(s.asked_seat(), Some(P1));
    assert!(s.public().tasks.is_empty());
}

#[test]
fn saga_gen_12_a_window_can_be_declined_by_whoever_is_asked() {
    let declined = |s: &Scene| {
        [P1, P2].map(|seat| {
            let decline = s.game.decline(&s.state, seat)?;
            assert_eq!(decline.action, Action::Done);
            Some(decline.is_affected)
        })
    };
    let mut s = encounter_scene("ftj", 2);
    s.deal(P1, "CA05");
    s.deal(P2, "CA13");
    assert_eq!(declined(&s), [None, None], "an encounter is no reaction");
    s.dice("4 1");
    push_check(&mut s, A1, 3);
    assert_eq!(declined(&s), [Some(true), None], "its own roll");
    s.act(P1, Action::Done);
    assert_eq!(declined(&s), [None, Some(false)], "the roll of another");
}

#[test]
fn saga_gen_12_a_window_opens_only_if_a_reaction_could_help() {
    let mut s = encounter_scene("ftj", 2);
    s.deal(P2, "CA13");
    s.dice("4 4");
    push_check(&mut s, A1, 2);
    assert!(s.public().tasks.is_empty(), "a check that is passed");
    s.dice("4 1");
    push_check(&mut s, A1, 2);
    assert_eq!(s.asked_seat(), Some(P2));
}

#[test]
fn saga_gen_12_chosen_dice_are_rerolled_together() {
    let mut s = encounter_scene("ftj", 2);
    s.commander(P1, "CM1").stats(P1, [3, 2, 2]);
    s.dice("4 2 1");
    push_check(&mut s, A1, 3);
    s.act(P1, Action::Activate(AbilitySource::Commander, A1));
    s.act(P1, Action::Reroll(1));
    assert_eq!(s.refusal_rule(P1, Action::Reroll(1)), "SAGA-GEN.12");
    assert_eq!(s.refusal_rule(P1, Action::Reroll(3)), "SAGA-GEN.12");
    s.dice("5 6").act(P1, Action::Reroll(2));
    assert_eq!(hull(&s, P1), 8);
    assert_eq!(s.public().mat(P1).commander_token, Some(A1));
}

#[test]
fn saga_gen_13_damage_is_reduced_before_it_applies() {
    let mut s = encounter_scene("ftj", 2);
    let brace = s.deal(P2, "CA06");
    push_damage(&mut s, A1, 3);
    assert_eq!(s.asked_seat(), Some(P2));
    s.act(P2, Action::Play(brace, A1));
    assert_eq!(hull(&s, P1), 7);
}

#[test]
fn saga_mat_9_repairs_apply_before_deadly_damage() {
    let mut s = encounter_scene("ftj", 2);
    s.give(P1, (2, 2, 1));
    s.mat(P1).hull = 2;
    push_damage(&mut s, A1, 3);
    s.act_all(P1, &[Action::Repair, Action::Repair]);
    assert_eq!((hull(&s, P1), s.goods(P1)), (1, (0, 2, 1)));
}

#[test]
fn saga_mat_9_no_window_opens_for_repairs_that_can_wait() {
    let mut s = encounter_scene("ftj", 2);
    s.mat(P1).hull = 4;
    push_damage(&mut s, A1, 3);
    assert_eq!(hull(&s, P1), 1);
    assert!(s.public().tasks.is_empty(), "no window waits");
}

/// Also covers `[SAGA-MAT.10]` and `[AMB-14]`.
#[test]
fn saga_des_1_a_destroyed_armada_restarts_at_the_jumpgate() {
    let mut s = encounter_scene("ftj", 2);
    s.give(P1, (0, 2, 1)).carry(P1).put(A1, (1, 0));
    s.mat(P1).hull = 2;
    s.mat(P1).levels = [2, 1, 1];
    s.equip(P1, "U01");
    let card = s.deal(P1, "CA02");
    push_damage(&mut s, A1, 3);
    assert_eq!(s.armada_hex(A1), (0, 0));
    assert_eq!((hull(&s, P1), s.goods(P1)), (8, (0, 0, 0)));
    let mat = *s.public().mat(P1);
    assert!(!mat.has_xpm && mat.levels == [2, 1, 1] && mat.tokens[0] == 1);
    assert_eq!(s.public().xpm, 6);
    assert_eq!(s.units(P1), ["U01"]);
    assert!(s.hand(P1).contains(card.0));
    assert_eq!(s.public().end_counts.destroyed, 1);
}

#[test]
fn saga_des_2_damage_from_another_source_reduces_the_new_hull() {
    let mut s = encounter_scene("ftj", 2);
    s.give(P1, (0, 0, 0));
    s.mat(P1).hull = 1;
    s.state
        .public
        .tasks
        .push(Task::Damage {
            armada: A1,
            remaining_damage: 2,
            by: Cause::Rule,
            is_asked: false,
        })
        .expect("room");
    push_damage(&mut s, A1, 4);
    assert_eq!(hull(&s, P1), 6);
}

#[test]
fn saga_des_3_destruction_ends_an_open_movement_turn() {
    let mut s = scene("ftj", 2);
    s.give(P1, (0, 0, 0)).turn(Phase::Movement, A1);
    s.armada(A1).mp = 3;
    s.mat(P1).hull = 1;
    push_damage(&mut s, A1, 1);
    assert!(s.public().armada(A1).is_done);
}

/// Also covers `[SAGA-SOL.8]` and `[AMB-30]` and `[AMB-52]`.
#[test]
fn saga_sol_7_and_8_each_solo_armada_takes_its_own_damage() {
    let mut s = encounter_scene("ftj", 1);
    s.give(P1, (4, 1, 0)).carry(P1).put(A2, (1, 0));
    s.mat(P1).hull = 3;
    let rest: ArmadaSet = [0, 1].into_iter().collect();
    push_task(
        &mut s,
        Task::Each {
            code: EffectListId::damage(1),
            rest,
            by: Cause::Rule,
        },
    );
    s.act(P1, Action::Order(OrderChoice::Armada(A1)));
    assert_eq!(hull(&s, P1), 1);
    push_damage(&mut s, A1, 5);
    s.act(P1, Action::Done);
    assert_eq!((s.armada_hex(A1), s.armada_hex(A2)), ((0, 0), (1, 0)));
    assert_eq!((hull(&s, P1), s.goods(P1)), (8, (4, 0, 0)));
    assert!(!s.public().mat(P1).has_xpm);
}
