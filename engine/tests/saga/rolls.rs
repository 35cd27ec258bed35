//! Checks, rolls and their windows, damage and destruction `[SAGA-GEN]` `[SAGA-DES]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::game::Seat;
use engine::saga::action::{AbilitySource, Action, OrderChoice};
use engine::saga::armada::ArmadaSet;
use engine::saga::effect::Stat;
use engine::saga::event::Event;
use engine::saga::figures::Color;
use engine::saga::ids::{ArmadaId, EffectListId};
use engine::saga::step::{Cause, Phase, Task};

/// A scene in the first player's encounter.
fn encounter_scene(id: &str, seats: u8) -> Scene {
    let mut s = scene(id, seats);
    s.turn(Phase::Encounter, A1);
    s
}

/// Pushes a task before everything else.
fn push(s: &mut Scene, task: Task) {
    s.state.public.tasks.push(task).expect("room");
    s.run();
}

/// A check of Combat, with 2 damage if it fails.
fn check(s: &mut Scene, armada: ArmadaId, need: u8) {
    push(
        s,
        Task::Check {
            armada,
            stat: Some(Stat::Combat),
            need,
            pass: EffectListId::NOTHING,
            fail: EffectListId::damage(2),
            by: Cause::Rule,
            hits: None,
        },
    );
}

fn push_damage(s: &mut Scene, armada: ArmadaId, left: u8) {
    push(
        s,
        Task::Damage {
            armada,
            left,
            by: Cause::Rule,
            asked: false,
        },
    );
}

fn hull(s: &Scene, seat: Seat) -> u8 {
    s.public().mat(seat).hull
}

fn dice_of(s: &Scene) -> usize {
    let mut rolls = s.log.iter().rev();
    let rolled = rolls.find_map(|event| match event {
        Event::Rolled { faces, .. } => Some(faces.len()),
        _ => None,
    });
    rolled.expect("a roll")
}

#[test]
fn saga_gen_4_and_5_a_check_counts_dice_from_4_on() {
    let mut s = encounter_scene("ftj", 2);
    s.dice("3 3");
    check(&mut s, A1, 1);
    assert_eq!(hull(&s, P1), 6);
    s.dice("4 1");
    check(&mut s, A1, 1);
    assert_eq!(hull(&s, P1), 6);
    assert!(s.is_spent());
}

/// `[SAGA-EXP.6]` `[AMB-1]`.
#[test]
fn saga_gen_6_and_exp_6_one_die_more_and_ten_at_most() {
    let mut s = encounter_scene("ftj", 2);
    s.sector("A02", (1, -1));
    s.sector("A03", (0, 1));
    s.starbase((1, -1), Color::Red).starbase((0, 1), Color::Red);
    s.dice("1 1 4");
    check(&mut s, A1, 1);
    assert_eq!(dice_of(&s), 3);
    s.stats(P1, [10, 2, 2]).dice("4 4 4 4 4 4 4 4 4 4");
    check(&mut s, A1, 1);
    assert_eq!(dice_of(&s), 10);
}

/// `[SAGA-EVT.6]` `[SAGA-EVT.7]`.
#[test]
fn saga_gen_9_the_first_player_orders_checks_but_not_plain_damage() {
    let mut s = encounter_scene("ftj", 2);
    let both: ArmadaSet = [0, 1].into_iter().collect();
    let each = |code| Task::Each {
        code,
        rest: both,
        by: Cause::Rule,
    };
    push(&mut s, each(EffectListId::damage(1)));
    assert_eq!((hull(&s, P1), hull(&s, P2)), (7, 7));
    let code = s
        .table
        .event_card(s.card(engine::saga::ids::DeckId::EVENT, "EV01"));
    let code = code.expect("an event").script.code;
    push(
        &mut s,
        Task::Run {
            code,
            at: 0,
            on: None,
            by: Cause::Rule,
        },
    );
    assert_eq!(s.asked(), Some(P1));
    assert!(s.may(P1, Action::Order(OrderChoice::Armada(A1))));
    s.dice("1 1 5 5");
    s.act(P1, Action::Order(OrderChoice::Armada(A2)));
    assert_eq!((hull(&s, P1), hull(&s, P2)), (7, 6));
}

/// `[AMB-3]`.
#[test]
fn saga_gen_12_windows_ask_in_turn_order_until_all_pass() {
    let mut s = encounter_scene("ftj", 2);
    let again = s.deal(P1, "CA05");
    let lucky = s.deal(P2, "CA13");
    s.dice("4 1");
    check(&mut s, A1, 3);
    assert_eq!(s.asked(), Some(P1));
    assert_eq!(s.refused(P2, Action::Play(lucky, A1)), "SAGA-GEN.12");
    s.act(P1, Action::Done);
    assert_eq!(s.asked(), Some(P2));
    assert_eq!(s.refused(P1, Action::Play(again, A1)), "SAGA-GEN.12");
    s.act(P2, Action::Play(lucky, A1));
    assert_eq!(s.asked(), Some(P1), "a reaction lets all react anew");
    s.act(P1, Action::Play(again, A1));
    s.dice("6");
    s.acts(P1, &[Action::Reroll(1), Action::Done]);
    assert_eq!(hull(&s, P1), 8);
    assert_eq!(s.asked(), Some(P1));
    assert!(s.public().tasks.is_empty());
}

#[test]
fn saga_gen_12_nobody_is_asked_without_a_reaction_or_use() {
    let mut s = encounter_scene("ftj", 2);
    s.deal(P2, "CA13");
    s.dice("4 4");
    check(&mut s, A1, 2);
    assert!(s.public().tasks.is_empty(), "a check that is passed");
    s.dice("4 1");
    check(&mut s, A1, 2);
    assert_eq!(s.asked(), Some(P2));
}

#[test]
fn saga_gen_12_dice_that_were_chosen_fall_together() {
    let mut s = encounter_scene("ftj", 2);
    s.commander(P1, "CM1").stats(P1, [3, 2, 2]);
    s.dice("4 2 1");
    check(&mut s, A1, 3);
    s.act(P1, Action::Activate(AbilitySource::Commander, A1));
    s.act(P1, Action::Reroll(1));
    assert_eq!(s.refused(P1, Action::Reroll(1)), "SAGA-GEN.12");
    assert_eq!(s.refused(P1, Action::Reroll(3)), "SAGA-GEN.12");
    s.dice("5 6").act(P1, Action::Reroll(2));
    assert_eq!(hull(&s, P1), 8);
    assert_eq!(s.public().mat(P1).commander_token, Some(A1));
}

#[test]
fn saga_gen_13_a_packet_is_softened_before_it_counts() {
    let mut s = encounter_scene("ftj", 2);
    let brace = s.deal(P2, "CA06");
    push_damage(&mut s, A1, 3);
    assert_eq!(s.asked(), Some(P2));
    s.act(P2, Action::Play(brace, A1));
    assert_eq!(hull(&s, P1), 7);
}

#[test]
fn saga_mat_9_repairs_count_before_a_deadly_packet() {
    let mut s = encounter_scene("ftj", 2);
    s.give(P1, (2, 2, 1));
    s.mat(P1).hull = 2;
    push_damage(&mut s, A1, 3);
    s.acts(P1, &[Action::Repair, Action::Repair]);
    assert_eq!((hull(&s, P1), s.goods(P1)), (1, (0, 2, 1)));
}

#[test]
fn saga_mat_9_nobody_is_asked_where_repairs_can_wait() {
    let mut s = encounter_scene("ftj", 2);
    s.mat(P1).hull = 4;
    push_damage(&mut s, A1, 3);
    assert_eq!(hull(&s, P1), 1);
    assert!(s.public().tasks.is_empty(), "no window waits");
}

/// `[SAGA-MAT.10]` `[AMB-14]`.
#[test]
fn saga_des_1_a_destroyed_armada_begins_anew_at_the_jumpgate() {
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
    assert!(!mat.xpm && mat.levels == [2, 1, 1] && mat.tokens[0] == 1);
    assert_eq!(s.public().xpm, 6);
    assert_eq!(s.units(P1), ["U01"]);
    assert!(s.hand(P1).has(card.0));
    assert_eq!(s.public().end_counts.destroyed, 1);
}

#[test]
fn saga_des_2_damage_from_another_source_meets_the_new_hull() {
    let mut s = encounter_scene("ftj", 2);
    s.give(P1, (0, 0, 0));
    s.mat(P1).hull = 1;
    s.state
        .public
        .tasks
        .push(Task::Damage {
            armada: A1,
            left: 2,
            by: Cause::Rule,
            asked: false,
        })
        .expect("room");
    push_damage(&mut s, A1, 4);
    assert_eq!(hull(&s, P1), 6);
}

#[test]
fn saga_des_3_a_movement_turn_that_was_begun_is_over() {
    let mut s = scene("ftj", 2);
    s.give(P1, (0, 0, 0)).turn(Phase::Movement, A1);
    s.armada(A1).mp = 3;
    s.mat(P1).hull = 1;
    push_damage(&mut s, A1, 1);
    assert!(s.public().armada(A1).done);
}

/// `[SAGA-SOL.8]` `[AMB-30]` `[AMB-52]`.
#[test]
fn saga_sol_7_and_8_alone_each_armada_takes_its_share() {
    let mut s = encounter_scene("ftj", 1);
    s.give(P1, (4, 1, 0)).carry(P1).put(A2, (1, 0));
    s.mat(P1).hull = 3;
    let rest: ArmadaSet = [0, 1].into_iter().collect();
    push(
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
    assert!(!s.public().mat(P1).xpm);
}
