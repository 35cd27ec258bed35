//! Action cards, abilities, equipment, repairs, tokens on events `[SAGA-CRD]` `[SAGA-TOK.3]`
//! `[SAGA-MAT.5]` `[SAGA-EVT.9]` `[SAGA-COL]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::saga::action::{AbilitySource, Action, CargoItem};
use engine::saga::effect::Stat;
use engine::saga::figures::{GearKind, GearQuality};
use engine::saga::ids::{ArmadaId, DeckId};
use engine::saga::step::{Phase, Step, Task};

fn scene_in_phase(phase: Phase) -> Scene {
    let mut s = scene("ftj", 2);
    s.turn(phase, A1);
    s
}

fn push_task(s: &mut Scene, task: Task) {
    s.state.public.tasks.push(task).expect("room");
    s.run();
}

fn effective_stats(s: &Scene) -> [u8; 3] {
    Stat::ALL.map(|stat| s.game.stat(s.public(), P1, stat))
}

const EQUIP_UNIT: Task = Task::Equip {
    seat: P1,
    kind: GearKind::Unit,
    quality: GearQuality::Special,
};

#[test]
fn saga_mat_6_a_new_card_replaces_one_in_a_full_row() {
    let mut s = scene_in_phase(Phase::Upkeep);
    for id in ["U01", "U02", "U03"] {
        s.equip(P1, id);
    }
    assert_eq!(effective_stats(&s), [3, 3, 3]);
    push_task(&mut s, EQUIP_UNIT);
    let (carrier, out) = (s.gear("U07"), s.gear("U03"));
    assert_eq!(
        s.refusal_rule(P1, Action::Equip(carrier, None)),
        "SAGA-MAT.6"
    );
    let common = s.gear("U04");
    assert_eq!(
        s.refusal_rule(P1, Action::Equip(common, Some(out))),
        "SAGA-MAT.5"
    );
    s.act(P1, Action::Equip(carrier, Some(out)));
    assert_eq!(
        (s.units(P1), effective_stats(&s)),
        (vec!["U01", "U02", "U07"], [5, 4, 2])
    );
    assert!(s.mat(P1).deck.contains(out.0));
}

#[test]
fn saga_mat_6_a_reward_may_be_declined() {
    let mut s = scene_in_phase(Phase::Upkeep);
    push_task(&mut s, EQUIP_UNIT);
    s.act(P1, Action::Done);
    assert!(s.units(P1).is_empty() && s.public().tasks.is_empty());
}

/// Also covers `[AMB-13]`.
#[test]
fn saga_mat_8_the_token_of_a_removed_card_stays_spent() {
    let mut s = scene_in_phase(Phase::Upkeep);
    for id in ["U01", "U02", "U03"] {
        s.equip(P1, id);
    }
    s.mat(P1).units[2].token = Some(A1);
    push_task(&mut s, EQUIP_UNIT);
    let (carrier, out) = (s.gear("U07"), s.gear("U03"));
    s.act(P1, Action::Equip(carrier, Some(out)));
    assert_eq!((s.mat(P1).tokens[0], s.mat(P1).detached_tokens[0]), (1, 1));
}

#[test]
fn saga_tok_3_a_card_holds_one_token() {
    let mut s = scene_in_phase(Phase::Encounter);
    s.mat(P1).hull = 3;
    s.mat(P1).tokens[0] = 2;
    let tender = AbilitySource::Gear(s.equip(P1, "U05"));
    s.act(P1, Action::Activate(tender, A1));
    assert_eq!((s.mat(P1).hull, s.mat(P1).tokens[0]), (4, 1));
    assert_eq!(
        s.refusal_rule(P1, Action::Activate(tender, A1)),
        "SAGA-TOK.3"
    );
}

#[test]
fn saga_tok_4_an_ability_needs_an_effect_and_the_right_timing() {
    let mut s = scene_in_phase(Phase::Encounter);
    s.mat(P1).hull = 10;
    let tender = AbilitySource::Gear(s.equip(P1, "U05"));
    assert_eq!(
        s.refusal_rule(P1, Action::Activate(tender, A1)),
        "SAGA-TOK.4"
    );
    let wing = AbilitySource::Gear(s.equip(P1, "U03"));
    assert_eq!(s.refusal_rule(P1, Action::Activate(wing, A1)), "SAGA-TOK.4");
    s.turn(Phase::Movement, A1);
    assert!(s.is_legal(P1, Action::Activate(wing, A1)));
    s.turn(Phase::Movement, A2);
    assert_eq!(s.refusal_rule(P1, Action::Activate(wing, A1)), "SAGA-TOK.4");
}

#[test]
fn saga_tok_3_refreshing_abilities_do_not_free_each_other() {
    let mut s = scene_in_phase(Phase::Encounter);
    s.commander(P1, "CM7").mat(P1).hull = 3;
    s.mat(P1).tokens[0] = 3;
    let net = AbilitySource::Gear(s.equip(P1, "W10B"));
    let tender = AbilitySource::Gear(s.equip(P1, "U05"));
    s.act(P1, Action::Activate(tender, A1));
    s.act(P1, Action::Activate(net, A1));
    assert_eq!(s.mat(P1).tokens[0], 2);
    assert_eq!(
        s.refusal_rule(P1, Action::Activate(AbilitySource::Commander, A1)),
        "SAGA-TOK.4"
    );
    let heads = s.deal(P2, "CA10");
    s.act(P2, Action::Play(heads, A1));
    assert_eq!(s.mat(P1).tokens[0], 3);
}

#[test]
fn saga_col_3_abilities_affect_only_the_armada_of_their_owner() {
    let mut s = scene_in_phase(Phase::Encounter);
    s.mat(P2).hull = 5;
    s.mat(P1).hull = 5;
    let tender = AbilitySource::Gear(s.equip(P1, "U05"));
    assert_eq!(
        s.refusal_rule(P1, Action::Activate(tender, A2)),
        "SAGA-COL.3"
    );
}

#[test]
fn saga_crd_4_a_card_can_be_played_on_any_armada_anywhere() {
    let mut s = scene_in_phase(Phase::Encounter);
    s.mat(P2).hull = 5;
    s.put(A2, (1, 0));
    let patch = s.deal(P1, "CA01");
    s.act(P1, Action::Play(patch, A2));
    assert_eq!(s.mat(P2).hull, 8);
    let deck = s.public().deck(DeckId::COMMON);
    assert_eq!(deck.bottom.first(), Some(&patch), "SAGA-CRD.3");
    assert!(!s.hand(P1).contains(patch.0) && s.mat(P1).hand == 0);
}

#[test]
fn saga_evt_5_quiet_channels_forbids_cards_for_other_players() {
    let mut s = scene_in_phase(Phase::Encounter);
    s.event("EV12");
    s.mat(P2).hull = 5;
    s.mat(P1).hull = 5;
    let patch = s.deal(P1, "CA01");
    assert_eq!(s.refusal_rule(P1, Action::Play(patch, A2)), "SAGA-EVT.5");
    assert!(s.is_legal(P1, Action::Play(patch, A1)));
}

#[test]
fn saga_evt_5_shaken_command_forbids_commander_abilities() {
    let mut s = scene_in_phase(Phase::Encounter);
    s.give(P1, (0, 2, 0));
    assert!(s.is_legal(P1, Action::Activate(AbilitySource::Commander, A1)));
    s.event("EV13");
    assert_eq!(
        s.refusal_rule(P1, Action::Activate(AbilitySource::Commander, A1)),
        "SAGA-EVT.5"
    );
}

#[test]
fn saga_crd_2_cards_are_played_only_in_their_phase() {
    let mut s = scene_in_phase(Phase::Encounter);
    let convoy = s.deal(P2, "CA02");
    assert_eq!(s.refusal_rule(P2, Action::Play(convoy, A1)), "SAGA-CRD.2");
    s.turn(Phase::Upkeep, A1);
    s.act(P2, Action::Play(convoy, A1));
    assert_eq!(s.goods(P1), (5, 0, 0));
    let other = s.deal(P1, "CA03");
    assert_eq!(s.refusal_rule(P1, Action::Play(other, A1)), "SAGA-CRD.2");
    assert_eq!(s.refusal_rule(P2, Action::Play(other, A1)), "SAGA-CRD.1");
}

#[test]
fn saga_crd_5_movement_points_are_only_for_unfinished_turns() {
    let mut s = scene_in_phase(Phase::Movement);
    let card = s.deal(P2, "CA03");
    s.armada(A2).is_done = true;
    assert_eq!(s.refusal_rule(P2, Action::Play(card, A2)), "SAGA-CRD.5");
    s.armada(A1).mp = 1;
    s.act(P2, Action::Play(card, A1));
    assert_eq!(s.public().armada(A1).mp, 3);
}

#[test]
fn saga_evt_9_two_tokens_remove_an_event() {
    let mut s = scene_in_phase(Phase::Movement);
    let leak = s.event("EV03");
    s.give(P1, (0, 0, 1)).give(P2, (0, 0, 2));
    s.act(P1, Action::Quell(leak));
    assert_eq!(s.refusal_rule(P1, Action::Quell(leak)), "SAGA-EVT.9");
    s.set_step(Step::End(Phase::Events));
    assert_eq!(s.refusal_rule(P2, Action::Quell(leak)), "SAGA-EVT.9");
    s.turn(Phase::Encounter, A1);
    s.act(P2, Action::Quell(leak));
    assert!(s.events().is_empty());
    assert_eq!((s.goods(P1).2, s.goods(P2).2), (0, 1));
    let deck = s.public().deck(DeckId::EVENT);
    assert_eq!(deck.bottom.first(), Some(&leak), "SAGA-GEN.7");
}

#[test]
fn saga_evt_10_a_card_discards_an_event_chosen_by_its_player() {
    let mut s = scene_in_phase(Phase::Encounter);
    let (leak, static_) = (s.event("EV03"), s.event("EV06"));
    let purge = s.deal(P2, "SA04");
    s.act(P2, Action::Play(purge, A1));
    assert_eq!(s.asked_seat(), Some(P2));
    s.act(P2, Action::PickEvent(static_));
    assert_eq!(s.events(), ["EV03"]);
    assert_ne!(leak, static_);
}

#[test]
fn saga_mat_9_a_player_can_repair_at_any_time() {
    let mut s = scene_in_phase(Phase::Encounter);
    s.mat(P2).hull = 9;
    s.act(P2, Action::Repair);
    assert_eq!((s.mat(P2).hull, s.goods(P2).0), (10, 2));
    assert_eq!(s.refusal_rule(P2, Action::Repair), "SAGA-MAT.3");
    s.mat(P1).hull = 1;
    s.give(P1, (0, 0, 0));
    assert_eq!(s.refusal_rule(P1, Action::Repair), "SAGA-MAT.9");
}

#[test]
fn saga_gen_14_the_owner_chooses_the_tokens_to_lose() {
    let mut s = scene_in_phase(Phase::Encounter);
    s.give(P1, (0, 1, 2));
    push_task(
        &mut s,
        Task::Pay {
            armada: A1,
            remaining_tokens: 1,
        },
    );
    assert_eq!(
        s.refusal_rule(P1, Action::Item(CargoItem::Xpm)),
        "SAGA-GEN.9"
    );
    s.act(P1, Action::Item(CargoItem::Combat));
    assert_eq!(s.goods(P1), (0, 1, 1));
}

#[test]
fn saga_gen_14_tokens_about_to_be_lost_cannot_be_spent() {
    let mut s = scene_in_phase(Phase::Encounter);
    let event = s.event("EV03");
    s.give(P1, (0, 1, 2)).give(P2, (0, 0, 1));
    assert!(s.is_legal(P1, Action::Quell(event)));
    push_task(
        &mut s,
        Task::Pay {
            armada: A1,
            remaining_tokens: 2,
        },
    );
    assert_eq!(s.refusal_rule(P1, Action::Quell(event)), "SAGA-GEN.14");
    assert!(
        s.is_legal(P2, Action::Quell(event)),
        "it is not theirs to lose"
    );
    s.act_all(P1, &[Action::Item(CargoItem::Exploration)]);
    assert_eq!(s.goods(P1), (0, 0, 1));
    assert!(s.is_legal(P1, Action::Quell(event)));
}

#[test]
fn saga_sol_6_a_token_works_only_for_the_armada_of_its_color() {
    let mut s = scene("ftj", 1);
    s.turn(Phase::Movement, A1);
    let wing = AbilitySource::Gear(s.equip(P1, "U03"));
    s.mat(P1).tokens = [0, 1, 0, 0];
    assert_eq!(s.refusal_rule(P1, Action::Activate(wing, A1)), "SAGA-TOK.3");
    assert_eq!(s.refusal_rule(P1, Action::Activate(wing, A2)), "SAGA-TOK.4");
    s.turn(Phase::Movement, A2);
    s.act(P1, Action::Activate(wing, A2));
    assert_eq!(s.public().mat(P1).units[0].token, Some(ArmadaId(1)));
}

#[test]
fn saga_tok_4_an_exchange_needs_tokens_to_exchange() {
    let mut s = scene_in_phase(Phase::Encounter);
    let swap = Action::Activate(AbilitySource::Commander, A1);
    s.give(P1, (0, 0, 0));
    assert_eq!(s.refusal_rule(P1, swap), "SAGA-TOK.4");
    s.give(P1, (0, 3, 0));
    s.act(P1, swap);
    assert_eq!(s.goods(P1), (0, 3, 0), "it is asked how much");
    s.act(P1, Action::Branch(1));
    assert_eq!(s.goods(P1), (0, 1, 2), "the only branch that can be");
}

#[test]
fn saga_tok_4_saga_gen_9_the_owner_chooses_how_many_tokens_to_exchange() {
    let mut s = scene("ftj", 2);
    s.commander(P1, "CM8").give(P1, (0, 2, 1));
    s.turn(Phase::Upkeep, A1);
    let mut twin = s.clone();
    s.act(P1, Action::Activate(AbilitySource::Commander, A1));
    s.act(P1, Action::Branch(1));
    assert!(s.is_legal(P1, Action::Branch(1)) && !s.is_legal(P1, Action::Branch(2)));
    assert_eq!(s.asked_seat(), Some(P1));
    s.act(P1, Action::Branch(0));
    assert_eq!(s.goods(P1), (0, 1, 2));
    // With one token there is no choice.
    twin.act(P1, Action::Activate(AbilitySource::Commander, A1));
    twin.act(P1, Action::Branch(0));
    assert_eq!(twin.goods(P1), (0, 3, 0));
}
