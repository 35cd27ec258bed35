//! Worked examples T-21 to T-40: combat, damage, encounters, Raiders, events.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::saga::action::{AbilitySource, Action, OrderChoice, Regroup};
use engine::saga::armada::Target;
use engine::saga::effect::{SpawnPlace, Stat};
use engine::saga::figures::Color;
use engine::saga::hex::SectorSet;
use engine::saga::ids::{ArmadaId, DeckId};
use engine::saga::step::{Cause, Phase, Step, Task};

const ADJACENT: (i32, i32) = (1, -1);

/// Returns the first player's encounter in a sector with a Raider of this level.
fn scene_with_raider(level: u8) -> (Scene, Target) {
    let mut s = scene("ftj", 2);
    s.sector("A02", ADJACENT);
    let foe = Target::Raider(s.raider(level, ADJACENT));
    s.put(A1, ADJACENT).turn(Phase::Encounter, A1);
    (s, foe)
}

/// Returns the task of a packet of damage for an armada.
fn damage_task(armada: ArmadaId, remaining_damage: u8) -> Task {
    Task::Damage {
        armada,
        remaining_damage,
        by: Cause::Rule,
        is_asked: false,
    }
}

#[test]
fn t_21_saga_cmb_3_to_saga_cmb_6_the_enemy_acts_first_on_a_tie() {
    let (mut s, foe) = scene_with_raider(1);
    s.give(P1, (0, 0, 0))
        .dice("4 1 5 6")
        .act(P1, Action::Fight(foe));
    assert!(s.is_spent());
    assert_eq!((s.hull(P1), s.goods(P1)), (7, (1, 0, 1)));
    assert_eq!(s.public().figures[0], 12);
    assert!(s.levels(ADJACENT).is_empty());
}

#[test]
fn t_22_saga_cmb_3_a_faster_armada_and_a_raider_take_turns() {
    let (mut s, foe) = scene_with_raider(1);
    s.give(P1, (0, 0, 0)).stats(P1, [2, 2, 3]);
    s.dice("1 2 5 5 6 3 1 4 4 4").act(P1, Action::Fight(foe));
    assert!(s.is_spent());
    assert_eq!((s.hull(P1), s.goods(P1)), (7, (1, 0, 1)));
    assert!(s.levels(ADJACENT).is_empty());
}

#[test]
fn t_23_saga_cmb_2_an_enemy_has_full_hull_for_the_next_fight() {
    let (mut s, foe) = scene_with_raider(2);
    s.put(A2, ADJACENT).give(P1, (0, 0, 0)).mat(P1).hull = 2;
    s.stats(P1, [3, 2, 4]).stats(P2, [4, 2, 4]);
    s.dice("4 5 6 1 1").act(P1, Action::Fight(foe));
    assert_eq!((s.armada_hex(A1), s.levels(ADJACENT)), ((0, 0), vec![2]));
    s.dice("4 4 4 1 5 5 4 1 1 1").act(P2, Action::Fight(foe));
    assert!(s.is_spent(), "three successes do not kill it again");
    assert_eq!(s.hull(P2), 7);
    assert!(s.levels(ADJACENT).is_empty());
}

#[test]
fn t_24_saga_des_1_destruction_takes_tokens_and_the_xpm_but_not_cards() {
    let mut s = scene("ftj", 2);
    s.sector("A02", ADJACENT);
    s.put(A1, ADJACENT).give(P1, (0, 2, 1)).carry(P1);
    s.equip(P1, "U01");
    let card = s.deal(P1, "CA02");
    s.mat(P1).hull = 2;
    s.turn(Phase::Encounter, A1).push(damage_task(A1, 3));
    assert_eq!((s.armada_hex(A1), s.hull(P1)), ((0, 0), 8));
    assert_eq!((s.goods(P1), s.public().xpm), ((0, 0, 0), 6));
    assert!(!s.mat(P1).has_xpm && s.hand(P1).contains(card.0));
    assert_eq!(s.units(P1), ["U01"]);
}

#[test]
fn t_25_saga_mat_9_repairs_before_damage_save_the_armada() {
    let mut s = scene("ftj", 2);
    s.sector("A02", ADJACENT);
    s.put(A1, ADJACENT).give(P1, (2, 2, 1)).carry(P1);
    s.mat(P1).hull = 2;
    s.turn(Phase::Encounter, A1).push(damage_task(A1, 3));
    s.act(P1, Action::Repair);
    s.act(P1, Action::Repair);
    assert_eq!((s.hull(P1), s.goods(P1)), (1, (0, 2, 1)));
    assert!(s.mat(P1).has_xpm && s.armada_hex(A1) == ADJACENT);
}

#[test]
fn t_26_saga_exp_6_two_starbases_add_one_die() {
    let mut s = scene("ftj", 2);
    s.sector("A02", ADJACENT);
    s.sector("A03", (0, 1));
    s.starbase(ADJACENT, Color::Red)
        .starbase((0, 1), Color::Red);
    s.stats(P1, [3, 2, 2]);
    let pool = |stat| s.game.dice_pool(s.public(), A1, stat);
    assert_eq!((pool(Stat::Combat), pool(Stat::Speed)), (4, 3));
}

/// Returns an explorer with Speed 3 before its encounter, with these cards on top of the deck.
fn explorer_scene(commander: &str) -> Scene {
    let mut s = scene("ftj", 2);
    s.sector("A02", ADJACENT);
    s.put(A1, ADJACENT)
        .commander(P1, commander)
        .armada(A1)
        .must_explore = true;
    s.stats(P1, [2, 2, 3]).give(P1, (0, 0, 0));
    s.stack(DeckId::EXPLORATION, &["EX04"]);
    s.stack(DeckId::EVENT, &["EV03"]);
    s.stack(DeckId::SPECIAL, &["SA02"]);
    s.phase(Phase::Encounter);
    s
}

#[test]
fn t_27_saga_enc_3_saga_evt_4_a_failed_hard_side_deals_damage_and_draws_an_event() {
    let mut s = explorer_scene("CM8");
    s.dice("4 2 1").act(P1, Action::Side(true));
    assert_eq!((s.hull(P1), s.events()), (6, vec!["EV03"]));
    assert_eq!((s.goods(P1), s.public().mat(P1).hand), ((0, 0, 0), 0));
    let card = s.bottom(DeckId::EXPLORATION).expect("a card");
    assert_eq!(s.name(DeckId::EXPLORATION, card), Some("EX04"));
}

#[test]
fn t_28_saga_enc_3_a_reroll_turns_a_failed_check_into_a_success() {
    let mut s = explorer_scene("CM1");
    s.dice("4 2 1").act(P1, Action::Side(true));
    s.act(P1, Action::Activate(AbilitySource::Commander, A1));
    s.act(P1, Action::Reroll(1));
    s.dice("5 6").act(P1, Action::Reroll(2));
    assert_eq!((s.hull(P1), s.goods(P1)), (8, (0, 2, 0)));
    assert_eq!(s.public().mat(P1).hand, 1);
    assert!(s.events().is_empty());
}

#[test]
fn t_29_saga_enc_5_a_faster_armada_may_fight_first() {
    let (mut s, foe) = scene_with_raider(3);
    s.put(A2, ADJACENT).stats(P2, [6, 2, 4]);
    s.act(P1, Action::Fight(foe));
    assert_eq!(s.asked_seat(), Some(P2));
    s.dice("1 1 4 4 4 4 4 4").act(P2, Action::Agree(true));
    assert!(s.is_spent() && s.levels(ADJACENT).is_empty());
    assert_eq!((s.asked_seat(), s.public().acting), (Some(P1), Some(A1)));
    assert!(!s.public().armada(A1).has_used_encounter && s.public().armada(A2).has_used_encounter);
}

#[test]
fn t_30_saga_enc_2_an_armada_can_regroup_beside_a_raider() {
    let (mut s, _) = scene_with_raider(2);
    s.act(P1, Action::Regroup(Regroup::Combat));
    assert_eq!(s.goods(P1), (3, 0, 1));
}

#[test]
fn t_31_saga_cmb_8_amb_47_a_raider_destroyed_by_a_card_gives_no_reward() {
    let (mut s, _) = scene_with_raider(2);
    s.put(A1, (0, 0));
    let (card, goods) = (s.deal(P1, "SA05"), s.goods(P1));
    s.act(P1, Action::Play(card, A1));
    assert!(s.levels(ADJACENT).is_empty());
    assert_eq!((s.goods(P1), s.public().figures[1]), (goods, 8));
    assert_eq!(s.public().end_counts.raiders, 0);
}

#[test]
fn t_32_saga_rai_3_missing_figures_raise_levels_and_deal_damage() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.state.public.figures = [0, 1, 1];
    s.turn(Phase::Encounter, A1).push(Task::Spawn {
        level: 1,
        remaining_raiders: 3,
        place: SpawnPlace::Any,
        on: SectorSet::NONE,
        by: Cause::Rule,
    });
    assert_eq!(
        (s.levels(ADJACENT), s.public().figures),
        (vec![3, 2], [0; 3])
    );
    assert_eq!((s.hull(P1), s.hull(P2)), (6, 6));
}

#[test]
fn t_33_saga_srg_1_to_saga_srg_4_surges_draw_one_event_per_round() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.sector("A02", (0, 1));
    for (level, hex) in [
        (1, ADJACENT),
        (1, ADJACENT),
        (2, ADJACENT),
        (1, (0, 1)),
        (1, (0, 1)),
    ] {
        s.raider(level, hex);
    }
    s.go(Step::End(Phase::Events));
    assert_eq!((s.levels(ADJACENT), s.levels((0, 1))), (vec![3], vec![2]));
    assert_eq!(s.events().len(), 1);
    s.raider(1, ADJACENT);
    s.go(Step::End(Phase::Movement));
    assert_eq!((s.levels(ADJACENT), s.events().len()), (vec![3], 1));
}

#[test]
fn t_34_saga_srg_2_a_boss_surge_discards_the_raider() {
    let mut s = scene("ftj", 2);
    s.sector("N01", ADJACENT);
    let boss = s.boss("B2", ADJACENT);
    s.raider(3, ADJACENT);
    s.go(Step::End(Phase::Movement));
    assert!(s.levels(ADJACENT).is_empty());
    assert_eq!(s.public().bosses[boss.index()], Some(s.id(ADJACENT)));
    assert_eq!((s.events().len(), s.public().figures[2]), (1, 5));
}

#[test]
fn t_35_saga_rai_7_a_raider_moves_around_a_starbase() {
    let mut s = scene("ftj", 2);
    for (tile, hex) in [
        ("A01", (0, -1)),
        ("A02", (0, -2)),
        ("A03", (1, -2)),
        ("A04", ADJACENT),
    ] {
        s.sector(tile, hex);
    }
    s.starbase((0, -1), Color::Blue).raider(1, (0, -2));
    s.event("EV07");
    s.stack(DeckId::SCAN, &["SR02"]).go(Step::Effects);
    assert_eq!(s.levels((1, -2)), [1]);
}

#[test]
fn t_36_saga_sec_6_a_raider_on_a_face_down_sector_neither_moves_nor_rises() {
    let mut s = scene("lst", 2);
    s.face_down_sector(ADJACENT);
    s.raider(2, ADJACENT);
    s.event("EV07");
    s.event("EV14");
    s.go(Step::Effects);
    if let Some(Task::Acts { .. }) = s.public().task() {
        let first = s.legal(P1)[0];
        s.act(P1, first);
    }
    assert_eq!(s.public().step, Step::Scan);
    assert_eq!((s.levels(ADJACENT), s.hull(P1)), (vec![2], 8));
}

#[test]
fn t_37_saga_evt_9_two_players_remove_an_event() {
    let mut s = scene("ftj", 2);
    let leak = s.event("EV03");
    s.give(P1, (0, 0, 1)).give(P2, (0, 0, 1));
    s.set_step(Step::Effects);
    for seat in [P1, P2] {
        assert_eq!(s.refusal_rule(seat, Action::Quell(leak)), "SAGA-EVT.9");
    }
    s.turn(Phase::Movement, A1).act(P1, Action::Quell(leak));
    assert_eq!((s.events().len(), s.goods(P1)), (1, (0, 0, 0)));
    s.turn(Phase::Encounter, A1).act(P2, Action::Quell(leak));
    assert!(s.events().is_empty());
    assert_eq!(
        (s.bottom(DeckId::EVENT), s.goods(P2)),
        (Some(leak), (0, 0, 0))
    );
}

#[test]
fn t_38_saga_evt_2_amb_17_a_new_boss_and_its_event_act_and_later_events_wait() {
    let mut s = scene("ftj", 2);
    s.state.public.round = 2;
    s.stack(DeckId::BOSS, &["B4"])
        .stack(DeckId::EVENT, &["EV03"]);
    s.go(Step::Doom);
    let hex = s.hexes(P1)[0];
    s.act(P1, Action::At(s.hex(hex)));
    assert_eq!((s.public().round, s.events()), (3, vec!["EV03"]));
    let leak = s.public().events[0].card;
    let boss = s.public().bosses().next().expect("a Boss").0;
    assert!(s.is_legal(P1, Action::Order(OrderChoice::Boss(boss))));
    let lash = s.event("EV01");
    let waits = Action::Order(OrderChoice::Event(lash));
    assert_eq!(s.refusal_rule(P1, waits), "SAGA-EVT.2");
    s.act(P1, Action::Order(OrderChoice::Event(leak)));
    assert_eq!((s.hull(P1), s.hull(P2)), (7, 7));
    s.dice("1 1 1 1");
    let first = Action::Order(OrderChoice::Armada(A1));
    s.act(P1, first);
    assert!(s.is_spent());
    assert_eq!((s.hull(P1), s.hull(P2)), (5, 5));
    assert_eq!(s.public().step, Step::Scan);
    s.go(Step::Effects);
    assert!(s.is_legal(P1, Action::Order(OrderChoice::Event(lash))));
}

#[test]
fn t_39_saga_gen_7_a_discarded_card_returns_after_all_others() {
    let mut s = scene("ftj", 2);
    let leak = s.event("EV03");
    let purge = s.deal(P1, "SA04");
    s.turn(Phase::Encounter, A1)
        .act(P1, Action::Play(purge, A1));
    assert_eq!(s.bottom(DeckId::EVENT), Some(leak));
    let mut deck = *s.public().deck(DeckId::EVENT);
    assert_eq!(deck.len(), 14);
    for _ in 0..13 {
        assert_ne!(deck.draw(&mut s.chance), Some(leak));
    }
    assert_eq!(deck.draw(&mut s.chance), Some(leak));
    assert_eq!(deck.draw(&mut s.chance), None);
}

#[test]
fn t_40_saga_ftj_7_amb_32_to_saga_ftj_9_a_successful_repair_installs_the_xpm() {
    let mut s = scene("ftj", 2);
    s.carry(P1).stats(P1, [2, 2, 3]).phase(Phase::Encounter);
    let card = s.card(DeckId::EXTRA, "JG6");
    s.stack(DeckId::EXTRA, &["JG6"]).dice("4 4 1");
    s.act(P1, Action::Encounter(0));
    assert!(s.is_spent() && !s.mat(P1).has_xpm);
    assert_eq!((s.public().installed, s.public().xpm), (1, 5));
    assert_eq!(s.bottom(DeckId::EXTRA), Some(card));
    assert!(s.public().armada(A1).has_used_encounter);
}
