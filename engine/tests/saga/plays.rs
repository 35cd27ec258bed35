//! Action cards, abilities, equipment, repairs, tokens on events `[SAGA-CRD]` `[SAGA-TOK.3]`
//! `[SAGA-MAT.5]` `[SAGA-EVT.9]` `[SAGA-COL]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::saga::action::{AbilitySource, Action, CargoItem};
use engine::saga::effect::Stat;
use engine::saga::figures::{GearKind, GearQuality};
use engine::saga::ids::{ArmadaId, DeckId};
use engine::saga::step::{Phase, Step, Task};

fn at(phase: Phase) -> Scene {
    let mut s = scene("ftj", 2);
    s.turn(phase, A1);
    s
}

fn push(s: &mut Scene, task: Task) {
    s.state.public.tasks.push(task).expect("room");
    s.run();
}

fn stats(s: &Scene) -> [u8; 3] {
    Stat::ALL.map(|stat| s.table.stat(s.public(), P1, stat))
}

const UNIT: Task = Task::Equip {
    seat: P1,
    kind: GearKind::Unit,
    quality: GearQuality::Special,
};

#[test]
fn saga_mat_6_a_full_row_gives_one_up() {
    let mut s = at(Phase::Upkeep);
    for id in ["U01", "U02", "U03"] {
        s.equip(P1, id);
    }
    assert_eq!(stats(&s), [3, 3, 3]);
    push(&mut s, UNIT);
    let (carrier, out) = (s.gear("U07"), s.gear("U03"));
    assert_eq!(s.refused(P1, Action::Equip(carrier, None)), "SAGA-MAT.6");
    let common = s.gear("U04");
    assert_eq!(
        s.refused(P1, Action::Equip(common, Some(out))),
        "SAGA-MAT.5"
    );
    s.act(P1, Action::Equip(carrier, Some(out)));
    assert_eq!(
        (s.units(P1), stats(&s)),
        (vec!["U01", "U02", "U07"], [5, 4, 2])
    );
    assert!(s.mat(P1).deck.has(out.0));
}

#[test]
fn saga_mat_6_a_reward_may_be_declined() {
    let mut s = at(Phase::Upkeep);
    push(&mut s, UNIT);
    s.act(P1, Action::Done);
    assert!(s.units(P1).is_empty() && s.public().tasks.is_empty());
}

/// `[AMB-13]`.
#[test]
fn saga_mat_8_the_token_of_a_card_that_leaves_stays_spent() {
    let mut s = at(Phase::Upkeep);
    for id in ["U01", "U02", "U03"] {
        s.equip(P1, id);
    }
    s.mat(P1).units[2].token = Some(A1);
    push(&mut s, UNIT);
    let (carrier, out) = (s.gear("U07"), s.gear("U03"));
    s.act(P1, Action::Equip(carrier, Some(out)));
    assert_eq!((s.mat(P1).tokens[0], s.mat(P1).detached_tokens[0]), (1, 1));
}

#[test]
fn saga_tok_3_a_card_holds_one_token() {
    let mut s = at(Phase::Encounter);
    s.mat(P1).hull = 3;
    s.mat(P1).tokens[0] = 2;
    let tender = AbilitySource::Gear(s.equip(P1, "U05"));
    s.act(P1, Action::Activate(tender, A1));
    assert_eq!((s.mat(P1).hull, s.mat(P1).tokens[0]), (4, 1));
    assert_eq!(s.refused(P1, Action::Activate(tender, A1)), "SAGA-TOK.3");
}

#[test]
fn saga_tok_4_an_ability_must_do_something_at_its_time() {
    let mut s = at(Phase::Encounter);
    s.mat(P1).hull = 10;
    let tender = AbilitySource::Gear(s.equip(P1, "U05"));
    assert_eq!(s.refused(P1, Action::Activate(tender, A1)), "SAGA-TOK.4");
    let wing = AbilitySource::Gear(s.equip(P1, "U03"));
    assert_eq!(s.refused(P1, Action::Activate(wing, A1)), "SAGA-TOK.4");
    s.turn(Phase::Movement, A1);
    assert!(s.may(P1, Action::Activate(wing, A1)));
    s.turn(Phase::Movement, A2);
    assert_eq!(s.refused(P1, Action::Activate(wing, A1)), "SAGA-TOK.4");
}

#[test]
fn saga_tok_3_refreshing_cards_do_not_free_each_other() {
    let mut s = at(Phase::Encounter);
    s.commander(P1, "CM7").mat(P1).hull = 3;
    s.mat(P1).tokens[0] = 3;
    let net = AbilitySource::Gear(s.equip(P1, "W10B"));
    let tender = AbilitySource::Gear(s.equip(P1, "U05"));
    s.act(P1, Action::Activate(tender, A1));
    s.act(P1, Action::Activate(net, A1));
    assert_eq!(s.mat(P1).tokens[0], 2);
    assert_eq!(
        s.refused(P1, Action::Activate(AbilitySource::Commander, A1)),
        "SAGA-TOK.4"
    );
    let heads = s.deal(P2, "CA10");
    s.act(P2, Action::Play(heads, A1));
    assert_eq!(s.mat(P1).tokens[0], 3);
}

#[test]
fn saga_col_3_abilities_are_for_the_own_armada() {
    let mut s = at(Phase::Encounter);
    s.mat(P2).hull = 5;
    s.mat(P1).hull = 5;
    let tender = AbilitySource::Gear(s.equip(P1, "U05"));
    assert_eq!(s.refused(P1, Action::Activate(tender, A2)), "SAGA-COL.3");
}

#[test]
fn saga_crd_4_a_card_helps_anybody_anywhere() {
    let mut s = at(Phase::Encounter);
    s.mat(P2).hull = 5;
    s.put(A2, (1, 0));
    let patch = s.deal(P1, "CA01");
    s.act(P1, Action::Play(patch, A2));
    assert_eq!(s.mat(P2).hull, 8);
    let deck = s.public().deck(DeckId::COMMON);
    assert_eq!(deck.bottom.first(), Some(&patch), "SAGA-CRD.3");
    assert!(!s.hand(P1).has(patch.0) && s.mat(P1).hand == 0);
}

#[test]
fn saga_evt_5_quiet_channels_keep_cards_to_oneself() {
    let mut s = at(Phase::Encounter);
    s.event("EV12");
    s.mat(P2).hull = 5;
    s.mat(P1).hull = 5;
    let patch = s.deal(P1, "CA01");
    assert_eq!(s.refused(P1, Action::Play(patch, A2)), "SAGA-EVT.5");
    assert!(s.may(P1, Action::Play(patch, A1)));
}

#[test]
fn saga_evt_5_shaken_command_keeps_commanders_from_acting() {
    let mut s = at(Phase::Encounter);
    s.give(P1, (0, 2, 0));
    assert!(s.may(P1, Action::Activate(AbilitySource::Commander, A1)));
    s.event("EV13");
    assert_eq!(
        s.refused(P1, Action::Activate(AbilitySource::Commander, A1)),
        "SAGA-EVT.5"
    );
}

#[test]
fn saga_crd_2_cards_have_their_phase() {
    let mut s = at(Phase::Encounter);
    let convoy = s.deal(P2, "CA02");
    assert_eq!(s.refused(P2, Action::Play(convoy, A1)), "SAGA-CRD.2");
    s.turn(Phase::Upkeep, A1);
    s.act(P2, Action::Play(convoy, A1));
    assert_eq!(s.goods(P1), (5, 0, 0));
    let other = s.deal(P1, "CA03");
    assert_eq!(s.refused(P1, Action::Play(other, A1)), "SAGA-CRD.2");
    assert_eq!(s.refused(P2, Action::Play(other, A1)), "SAGA-CRD.1");
}

#[test]
fn saga_crd_5_points_are_for_turns_that_are_not_over() {
    let mut s = at(Phase::Movement);
    let card = s.deal(P2, "CA03");
    s.armada(A2).done = true;
    assert_eq!(s.refused(P2, Action::Play(card, A2)), "SAGA-CRD.5");
    s.armada(A1).mp = 1;
    s.act(P2, Action::Play(card, A1));
    assert_eq!(s.public().armada(A1).mp, 3);
}

#[test]
fn saga_evt_9_two_tokens_remove_an_event() {
    let mut s = at(Phase::Movement);
    let leak = s.event("EV03");
    s.give(P1, (0, 0, 1)).give(P2, (0, 0, 2));
    s.act(P1, Action::Quell(leak));
    assert_eq!(s.refused(P1, Action::Quell(leak)), "SAGA-EVT.9");
    s.set_step(Step::End(Phase::Events));
    assert_eq!(s.refused(P2, Action::Quell(leak)), "SAGA-EVT.9");
    s.turn(Phase::Encounter, A1);
    s.act(P2, Action::Quell(leak));
    assert!(s.events().is_empty());
    assert_eq!((s.goods(P1).2, s.goods(P2).2), (0, 1));
    let deck = s.public().deck(DeckId::EVENT);
    assert_eq!(deck.bottom.first(), Some(&leak), "SAGA-GEN.7");
}

#[test]
fn saga_evt_10_a_card_discards_an_event_of_choice() {
    let mut s = at(Phase::Encounter);
    let (leak, static_) = (s.event("EV03"), s.event("EV06"));
    let purge = s.deal(P2, "SA04");
    s.act(P2, Action::Play(purge, A1));
    assert_eq!(s.asked(), Some(P2));
    s.act(P2, Action::PickEvent(static_));
    assert_eq!(s.events(), ["EV03"]);
    assert_ne!(leak, static_);
}

#[test]
fn saga_mat_9_repairs_at_any_time() {
    let mut s = at(Phase::Encounter);
    s.mat(P2).hull = 9;
    s.act(P2, Action::Repair);
    assert_eq!((s.mat(P2).hull, s.goods(P2).0), (10, 2));
    assert_eq!(s.refused(P2, Action::Repair), "SAGA-MAT.3");
    s.mat(P1).hull = 1;
    s.give(P1, (0, 0, 0));
    assert_eq!(s.refused(P1, Action::Repair), "SAGA-MAT.9");
}

#[test]
fn saga_gen_14_tokens_of_the_owners_choice_are_lost() {
    let mut s = at(Phase::Encounter);
    s.give(P1, (0, 1, 2));
    push(
        &mut s,
        Task::Pay {
            armada: A1,
            left: 1,
        },
    );
    assert_eq!(s.refused(P1, Action::Item(CargoItem::Xpm)), "SAGA-GEN.9");
    s.act(P1, Action::Item(CargoItem::Combat));
    assert_eq!(s.goods(P1), (0, 1, 1));
}

#[test]
fn saga_gen_14_what_is_being_lost_is_not_spent_on_something_else() {
    let mut s = at(Phase::Encounter);
    let event = s.event("EV03");
    s.give(P1, (0, 1, 2)).give(P2, (0, 0, 1));
    assert!(s.may(P1, Action::Quell(event)));
    push(
        &mut s,
        Task::Pay {
            armada: A1,
            left: 2,
        },
    );
    assert_eq!(s.refused(P1, Action::Quell(event)), "SAGA-GEN.14");
    assert!(s.may(P2, Action::Quell(event)), "it is not theirs to lose");
    s.acts(P1, &[Action::Item(CargoItem::Exploration)]);
    assert_eq!(s.goods(P1), (0, 0, 1));
    assert!(s.may(P1, Action::Quell(event)));
}

#[test]
fn saga_sol_6_a_token_serves_the_armada_of_its_color() {
    let mut s = scene("ftj", 1);
    s.turn(Phase::Movement, A1);
    let wing = AbilitySource::Gear(s.equip(P1, "U03"));
    s.mat(P1).tokens = [0, 1, 0, 0];
    assert_eq!(s.refused(P1, Action::Activate(wing, A1)), "SAGA-TOK.3");
    assert_eq!(s.refused(P1, Action::Activate(wing, A2)), "SAGA-TOK.4");
    s.turn(Phase::Movement, A2);
    s.act(P1, Action::Activate(wing, A2));
    assert_eq!(s.public().mat(P1).units[0].token, Some(ArmadaId(1)));
}

#[test]
fn saga_tok_4_a_swap_needs_something_to_swap() {
    let mut s = at(Phase::Encounter);
    let swap = Action::Activate(AbilitySource::Commander, A1);
    s.give(P1, (0, 0, 0));
    assert_eq!(s.refused(P1, swap), "SAGA-TOK.4");
    s.give(P1, (0, 3, 0));
    s.act(P1, swap);
    assert_eq!(s.goods(P1), (0, 3, 0), "it is asked how much");
    s.act(P1, Action::Branch(1));
    assert_eq!(s.goods(P1), (0, 1, 2), "the only branch that can be");
}

#[test]
fn saga_tok_4_saga_gen_9_how_much_is_exchanged_is_for_the_owner_to_say() {
    let mut s = scene("ftj", 2);
    s.commander(P1, "CM8").give(P1, (0, 2, 1));
    s.turn(Phase::Upkeep, A1);
    let mut twin = s.clone();
    s.act(P1, Action::Activate(AbilitySource::Commander, A1));
    s.act(P1, Action::Branch(1));
    assert!(s.may(P1, Action::Branch(1)) && !s.may(P1, Action::Branch(2)));
    assert_eq!(s.asked(), Some(P1));
    s.act(P1, Action::Branch(0));
    assert_eq!(s.goods(P1), (0, 1, 2));
    // With one token there is no choice.
    twin.act(P1, Action::Activate(AbilitySource::Commander, A1));
    twin.act(P1, Action::Branch(0));
    assert_eq!(twin.goods(P1), (0, 3, 0));
}
