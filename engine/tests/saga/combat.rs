//! Combat, duels, encounters with cards `[SAGA-CMB]` `[SAGA-ENC.3]` `[SAGA-FTJ.8]` `[SAGA-ARN.10]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::saga::action::{AbilitySource, Action, CargoItem};
use engine::saga::armada::Target;
use engine::saga::figures::Color;
use engine::saga::ids::{CardId, DeckId};
use engine::saga::step::{CombatStage, Phase, Task};

/// Returns a scene in the first player's encounter, in a separate sector.
fn encounter_scene(id: &str, seats: u8) -> Scene {
    let mut s = scene(id, seats);
    s.sector("A02", (1, -1));
    s.put(A1, (1, -1)).turn(Phase::Encounter, A1);
    s
}

fn push_task(s: &mut Scene, task: Task) {
    s.state.public.tasks.push(task).expect("room");
    s.run();
}

fn start_fight(s: &mut Scene, foe: Target) {
    let hull = s.game.foe(s.public(), foe).hull;
    push_task(
        s,
        Task::Fight {
            armada: A1,
            foe,
            hull,
            combat_stage: CombatStage::Begun,
            threshold: 0,
            hits: None,
        },
    );
}

fn raider_target(s: &mut Scene, level: u8) -> Target {
    Target::Raider(s.raider(level, (1, -1)))
}

/// Takes a card out of its deck.
fn take_from_deck(s: &mut Scene, deck: DeckId, id: &str) -> CardId {
    let card = s.card(deck, id);
    s.state.public.deck_mut(deck).unseen.remove(card.0);
    card
}

fn start_exploration(s: &mut Scene, id: &str) -> CardId {
    let card = take_from_deck(s, DeckId::EXPLORATION, id);
    push_task(
        s,
        Task::Exploration {
            armada: A1,
            card,
            is_hard: None,
            hits: None,
        },
    );
    card
}

fn hull(s: &Scene) -> u8 {
    s.public().mat(P1).hull
}

#[test]
fn saga_cmb_3_the_enemy_acts_first_on_a_tie() {
    let mut s = encounter_scene("ftj", 2);
    s.give(P1, (0, 0, 0)).dice("4 1 5 6");
    let foe = raider_target(&mut s, 1);
    start_fight(&mut s, foe);
    assert!(s.is_spent());
    assert_eq!((hull(&s), s.goods(P1)), (7, (1, 0, 1)));
    assert!(s.levels((1, -1)).is_empty());
    assert_eq!(s.public().figures[0], 12);
    assert_eq!(s.public().end_counts.raiders, 1);
}

#[test]
fn saga_cmb_3_the_faster_armada_acts_first() {
    let mut s = encounter_scene("ftj", 2);
    s.stats(P1, [2, 2, 3]).give(P1, (0, 0, 0));
    s.dice("1 2 5 5 6 3 1 4 4 4");
    let foe = raider_target(&mut s, 1);
    start_fight(&mut s, foe);
    assert!(s.is_spent());
    assert_eq!((hull(&s), s.goods(P1)), (7, (1, 0, 1)));
}

#[test]
fn saga_cmb_7_the_enemy_stays_after_a_lost_combat() {
    let mut s = encounter_scene("ftj", 2);
    s.give(P1, (0, 0, 0)).dice("1 1");
    s.mat(P1).hull = 1;
    let foe = raider_target(&mut s, 2);
    start_fight(&mut s, foe);
    assert_eq!(s.levels((1, -1)), [2]);
    assert_eq!((s.armada_hex(A1), hull(&s)), ((0, 0), 8));
    assert!(s.public().tasks.is_empty());
}

#[test]
fn saga_cmb_3_strike_cards_are_played_at_the_start_of_a_combat() {
    let mut s = encounter_scene("ftj", 2);
    let salvo = s.deal(P2, "CA11");
    let foe = raider_target(&mut s, 1);
    start_fight(&mut s, foe);
    s.act(P2, Action::Play(salvo, A1));
    assert!(s.levels((1, -1)).is_empty());
    assert_eq!(s.goods(P1), (4, 0, 1), "the fighter takes the reward");
}

#[test]
fn saga_cmb_4_and_6_the_fighter_uses_abilities_after_an_attack_and_a_win() {
    let mut s = encounter_scene("ftj", 2);
    let ram = s.equip(P1, "U10R");
    let bay = s.equip(P1, "W04");
    s.stats(P1, [2, 2, 3]).mat(P1).tokens[0] = 2;
    s.dice("1 1 1 1 1 4");
    let foe = raider_target(&mut s, 1);
    start_fight(&mut s, foe);
    assert!(s.is_legal(P1, Action::Done));
    assert!(!s.is_legal(P1, Action::Activate(AbilitySource::Gear(bay), A1)));
    s.act(P1, Action::Activate(AbilitySource::Gear(ram), A1));
    assert_eq!(hull(&s), 7, "the ram hurts itself");
    s.act(P1, Action::Activate(AbilitySource::Gear(bay), A1));
    assert_eq!(s.goods(P1), (5, 0, 1));
    assert!(s.levels((1, -1)).is_empty());
}

#[test]
fn saga_cmb_8_an_enemy_removed_by_an_effect_gives_no_reward() {
    let mut s = encounter_scene("ftj", 2);
    s.deal(P1, "CA11");
    let lance = s.deal(P2, "SA05");
    let foe = raider_target(&mut s, 2);
    start_fight(&mut s, foe);
    assert_eq!(s.asked_seat(), Some(P1));
    s.act(P2, Action::Play(lance, A1));
    assert!(s.levels((1, -1)).is_empty());
    assert_eq!(s.goods(P1), (3, 0, 0));
    assert!(s.public().tasks.is_empty());
}

#[test]
fn saga_evt_8_events_modify_raiders_but_not_bosses() {
    let mut s = encounter_scene("ftj", 2);
    s.event("EV09");
    s.event("EV10");
    let foe = raider_target(&mut s, 1);
    let boss = Target::Boss(s.boss("B1", (1, -1)));
    let (raider, boss) = (s.game.foe(s.public(), foe), s.game.foe(s.public(), boss));
    assert_eq!((raider.attack, raider.hull, raider.speed), (3, 3, 2));
    assert_eq!((boss.attack, boss.hull, boss.speed), (4, 8, 3));
}

#[test]
fn saga_cmb_5_damage_reduction_applies_after_the_shield_roll() {
    let mut s = encounter_scene("ftj", 2);
    let shield = s.equip(P1, "W08");
    let foe = raider_target(&mut s, 1);
    s.dice("1 1 1 1 5 5 1");
    start_fight(&mut s, foe);
    s.act(P1, Action::Activate(AbilitySource::Gear(shield), A1));
    assert!(s.is_spent() && s.levels((1, -1)).is_empty());
    assert_eq!(hull(&s), 8);
}

#[test]
fn saga_crd_6_a_threshold_card_applies_to_a_whole_combat() {
    let mut s = encounter_scene("ftj", 2);
    s.stats(P1, [2, 2, 3]);
    let batteries = s.deal(P2, "SA07");
    let foe = raider_target(&mut s, 1);
    start_fight(&mut s, foe);
    assert_eq!(s.asked_seat(), Some(P2));
    s.dice("3 1 3 3 3 3").act(P2, Action::Play(batteries, A1));
    assert!(s.is_spent());
    assert_eq!(hull(&s), 8);
    assert!(s.levels((1, -1)).is_empty());
}

#[test]
fn saga_enc_3_a_failed_exploration_costs_hull_and_draws_an_event() {
    let mut s = encounter_scene("ftj", 2);
    s.stats(P1, [2, 2, 3]).stack(DeckId::EVENT, &["EV03"]);
    let card = start_exploration(&mut s, "EX04");
    s.dice("4 2 1").act(P1, Action::Side(true));
    assert_eq!((hull(&s), s.events()), (6, vec!["EV03"]));
    let deck = s.public().deck(DeckId::EXPLORATION);
    assert_eq!(deck.bottom.first(), Some(&card));
}

#[test]
fn saga_enc_3_a_failed_exploration_draws_an_event_even_on_destruction() {
    let mut s = encounter_scene("ftj", 2);
    s.give(P1, (0, 0, 0)).stack(DeckId::EVENT, &["EV03"]);
    s.mat(P1).hull = 2;
    start_exploration(&mut s, "EX04");
    s.dice("1 1").act(P1, Action::Side(false));
    assert_eq!(s.armada_hex(A1), (0, 0));
    assert_eq!(s.events(), ["EV03"]);
}

#[test]
fn saga_enc_3_the_passed_side_gives_its_reward() {
    let mut s = encounter_scene("ftj", 2);
    s.give(P1, (0, 0, 0));
    start_exploration(&mut s, "EX01");
    s.dice("4 1").act(P1, Action::Side(false));
    assert_eq!((s.goods(P1), hull(&s)), ((1, 1, 0), 8));
}

fn start_repair(s: &mut Scene, id: &str) -> CardId {
    s.put(A1, (0, 0)).carry(P1);
    let card = take_from_deck(s, s.extra("jumpgate"), id);
    push_task(
        s,
        Task::Trial {
            armada: A1,
            encounter: 0,
            card,
            is_passed: None,
            hits: None,
        },
    );
    card
}

#[test]
fn saga_ftj_9_a_passed_check_installs_the_xpm() {
    let mut s = encounter_scene("ftj", 2);
    s.stats(P1, [2, 2, 3]).dice("4 4 1");
    let card = start_repair(&mut s, "JG6");
    assert!(!s.public().mat(P1).has_xpm);
    assert_eq!((s.public().installed, s.public().xpm), (1, 5));
    let deck = s.public().deck(s.extra("jumpgate"));
    assert_eq!(deck.bottom.first(), Some(&card));
}

#[test]
fn saga_ftj_9_a_failed_check_loses_the_xpm() {
    let mut s = encounter_scene("ftj", 2);
    s.stack(DeckId::EVENT, &["EV03"]).dice("1 1");
    start_repair(&mut s, "JG5");
    assert_eq!((s.public().installed, s.public().xpm), (0, 6));
    assert_eq!((hull(&s), s.events()), (7, vec!["EV03"]));
}

#[test]
fn saga_ftj_8_a_jumpgate_enemy_is_fought_and_gives_its_reward() {
    let mut s = encounter_scene("ftj", 2);
    s.stats(P1, [4, 4, 4]).give(P1, (0, 0, 0)).dice("4 4 4 1");
    start_repair(&mut s, "JG1");
    assert_eq!(s.public().installed, 1);
    assert_eq!(s.goods(P1), (0, 0, 1));
}

#[test]
fn saga_ftj_9_a_lost_fight_discards_the_xpm_once() {
    let mut s = encounter_scene("ftj", 2);
    s.give(P1, (0, 1, 1)).stack(DeckId::EVENT, &["EV03"]);
    s.mat(P1).hull = 2;
    s.dice("1 1");
    start_repair(&mut s, "JG1");
    assert_eq!((s.public().installed, s.public().xpm), (0, 6));
    assert_eq!((hull(&s), s.goods(P1)), (8, (0, 0, 0)));
    assert_eq!(s.events(), ["EV03"]);
}

#[test]
fn saga_gen_5_the_owner_chooses_the_stat_of_an_open_check() {
    let mut s = encounter_scene("ftj", 2);
    s.stats(P1, [2, 2, 3]).give(P1, (0, 0, 0));
    start_repair(&mut s, "JG8");
    assert_eq!(s.asked_seat(), Some(P1));
    s.dice("1 1 5").act(P1, Action::Branch(2));
    assert_eq!((s.public().installed, s.goods(P1)), (1, (1, 0, 0)));
}

/// Starts a duel in a sector without a home: the second armada strikes first.
fn start_duel(s: &mut Scene) {
    s.put(A1, (0, 0)).put(A2, (0, 0));
    push_task(
        s,
        Task::Duel {
            sides: [A2, A1],
            by: A1,
            exchanges: 0,
            combat_stage: CombatStage::Begun,
            attacker: 0,
            hits: [None; 2],
            dealt: [0; 2],
            aims: [0; 2],
        },
    );
}

#[test]
fn saga_arn_11_the_winner_of_a_duel_takes_an_item_and_points() {
    let mut s = scene("arn", 2);
    s.turn(Phase::Encounter, A1);
    s.stats(P1, [3, 2, 3]).stats(P2, [2, 2, 3]);
    s.give(P1, (0, 0, 0)).give(P2, (0, 1, 0)).carry(P2);
    s.sector("N04", (-3, 0));
    s.mat(P2).hull = 2;
    s.dice("4 1 5 2 6 5 4 1 2");
    start_duel(&mut s);
    assert!(s.is_legal(P1, Action::Item(CargoItem::Exploration)));
    assert_eq!(
        s.refusal_rule(P1, Action::Item(CargoItem::Combat)),
        "SAGA-ARN.11"
    );
    s.act(P1, Action::Item(CargoItem::Xpm));
    let (winner, loser) = (*s.public().mat(P1), *s.public().mat(P2));
    assert!(winner.has_xpm && !loser.has_xpm && loser.exploration_tokens == 0);
    assert_eq!((winner.points, loser.hull), (2, 8));
    assert!(loser.shaken > 0);
    assert_eq!(s.armada_hex(A2), (-3, 0), "a destroyed armada goes home");
}

#[test]
fn saga_arn_11_the_armada_that_deals_more_damage_gains_a_token() {
    let mut s = scene("arn", 2);
    s.turn(Phase::Encounter, A1);
    s.give(P1, (0, 0, 0)).give(P2, (0, 0, 0));
    s.dice("1 1 1 1 4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1");
    start_duel(&mut s);
    assert!(s.is_spent());
    assert_eq!(s.public().mat(P2).hull, 7);
    assert_eq!((s.goods(P1), s.goods(P2)), ((0, 0, 1), (0, 0, 0)));
}

#[test]
fn saga_arn_15_protection_covers_only_the_starbase_owner() {
    let mut s = scene("arn", 2);
    s.put(A1, (0, 0)).put(A2, (0, 0));
    s.starbase((0, 0), Color::Blue);
    let pool = |armada| {
        let stat = engine::saga::effect::Stat::Combat;
        s.game.dice_pool(s.public(), armada, stat)
    };
    assert_eq!((pool(A1), pool(A2)), (3, 2));
}
