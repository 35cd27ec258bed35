//! Phase 4 `[SAGA-ENC]`.

use crate::scene::{A1, A2, P1, P2, P3, Scene, scene, scene_of};
use engine::saga::action::{Action, Regroup};
use engine::saga::armada::Target;
use engine::saga::ids::DeckId;
use engine::saga::options::{HouseRules, Options};
use engine::saga::step::{Phase, Step, Task};

/// Returns all armadas in one sector with a Raider of this level.
fn shared_encounter(seats: u8, level: u8) -> (Scene, Target) {
    let mut s = scene("ftj", seats);
    s.sector("A01", (1, -1));
    let raider = s.raider(level, (1, -1));
    for armada in s.game.armadas() {
        s.put(armada, (1, -1));
    }
    (s, Target::Raider(raider))
}

#[test]
fn saga_enc_1_an_explorer_explores_without_being_asked() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.put(A1, (1, -1)).armada(A1).must_explore = true;
    s.stack(DeckId::EXPLORATION, &["EX01"]);
    s.phase(Phase::Encounter);
    assert!(matches!(s.public().task(), Some(Task::Exploration { .. })));
    assert!(s.public().armada(A1).has_used_encounter);
}

#[test]
fn saga_enc_1_a_player_may_choose_no_encounter() {
    let mut s = scene("ftj", 2);
    s.phase(Phase::Encounter).act(P1, Action::Done);
    assert_eq!(s.asked_seat(), Some(P2));
}

/// Also covers `[AMB-21]`.
#[test]
fn saga_enc_2_an_armada_can_regroup_beside_an_enemy() {
    let (mut s, _) = shared_encounter(2, 3);
    s.phase(Phase::Encounter);
    s.act(P1, Action::Regroup(Regroup::Combat));
    assert_eq!(s.goods(P1), (3, 0, 1));
}

#[test]
fn saga_enc_2_a_house_rule_forbids_regrouping_beside_an_enemy() {
    let mut s = scene_of(Options {
        first: Some(P1),
        rules: HouseRules {
            needs_clear_regroup: true,
            ..HouseRules::default()
        },
        ..Options::standard("ftj", 2)
    });
    s.sector("A01", (1, -1));
    s.raider(1, (1, -1));
    s.put(A1, (1, -1)).turn(Phase::Encounter, A1);
    let regroup = Action::Regroup(Regroup::Combat);
    assert_eq!(s.refusal_rule(P1, regroup), "SAGA-ENC.2");
}

#[test]
fn saga_enc_4_an_armada_fights_only_enemies_in_its_sector() {
    let (mut s, foe) = shared_encounter(2, 1);
    s.put(A1, (0, 0)).turn(Phase::Encounter, A1);
    assert_eq!(s.refusal_rule(P1, Action::Fight(foe)), "SAGA-ENC.4");
}

#[test]
fn saga_enc_5_the_fastest_armada_may_fight_first() {
    let (mut s, foe) = shared_encounter(3, 3);
    s.stats(P2, [2, 2, 3]).stats(P3, [2, 2, 4]);
    s.phase(Phase::Encounter).act(P1, Action::Fight(foe));
    assert_eq!(s.asked_seat(), Some(P3));
    s.act(P3, Action::Agree(false));
    assert_eq!(s.asked_seat(), Some(P2));
    s.dice("1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1");
    s.chance.allow_unscripted();
    s.act(P2, Action::Agree(true));
    assert!(s.public().armada(A2).has_used_encounter);
}

#[test]
fn saga_enc_5_slower_or_equal_armadas_are_not_asked() {
    let (mut s, foe) = shared_encounter(2, 1);
    s.dice("4 4 5 6");
    s.phase(Phase::Encounter).act(P1, Action::Fight(foe));
    assert!(s.levels((1, -1)).is_empty());
    assert_eq!(s.public().acting, Some(A2));
}

#[test]
fn saga_enc_5_the_declaring_armada_keeps_its_encounter_if_another_wins() {
    let (mut s, foe) = shared_encounter(2, 1);
    s.stats(P2, [3, 2, 3]);
    s.phase(Phase::Encounter).act(P1, Action::Fight(foe));
    s.dice("4 4 4").act(P2, Action::Agree(true));
    assert!(s.levels((1, -1)).is_empty());
    assert_eq!((s.asked_seat(), s.public().acting), (Some(P1), Some(A1)));
    s.act(P1, Action::Regroup(Regroup::Exploration));
    assert_eq!(s.public().step, Step::Turns(Phase::Expand));
}

#[test]
fn saga_enc_6_a_regroup_gives_one_benefit() {
    let given = |regroup| {
        let mut s = scene("ftj", 2);
        s.mat(P1).hull = 5;
        s.stack(DeckId::COMMON, &["CA01"]).phase(Phase::Encounter);
        s.act(P1, Action::Regroup(regroup));
        let mat = s.public().mat(P1);
        (
            mat.hand,
            mat.hull,
            mat.exploration_tokens,
            mat.combat_tokens,
        )
    };
    assert_eq!(given(Regroup::Draw), (1, 5, 0, 0));
    assert_eq!(given(Regroup::Repair), (0, 9, 0, 0));
    assert_eq!(given(Regroup::Exploration), (0, 5, 1, 0));
    assert_eq!(given(Regroup::Combat), (0, 5, 0, 1));
}

#[test]
fn saga_enc_6_an_event_forbids_drawing_a_card() {
    let mut s = scene("ftj", 2);
    s.event("EV12");
    s.turn(Phase::Encounter, A1);
    assert_eq!(
        s.refusal_rule(P1, Action::Regroup(Regroup::Draw)),
        "SAGA-EVT.5"
    );
}

#[test]
fn saga_enc_7_a_swap_needs_the_same_kind_and_quality() {
    let mut s = scene("ftj", 2);
    let (out, into) = (s.equip(P1, "U01"), s.gear("U04"));
    s.turn(Phase::Encounter, A1);
    for other in ["U07", "W01", "U01"] {
        let wrong = Action::Swap(out, s.gear(other));
        assert_eq!(s.refusal_rule(P1, wrong), "SAGA-ENC.7");
    }
    s.act(P1, Action::Swap(out, into));
    let mat = s.public().mat(P1);
    assert_eq!((mat.units[0].gear, mat.units[0].token), (into, Some(A1)));
    assert!(mat.deck.contains(out.0) && !mat.deck.contains(into.0));
    assert_eq!(mat.tokens[0], 0);
}

/// Also covers `[AMB-23]`.
#[test]
fn saga_enc_7_a_swap_needs_an_unspent_token() {
    let mut s = scene("ftj", 2);
    let (out, into) = (s.equip(P1, "U01"), s.gear("U04"));
    s.mat(P1).tokens[0] = 0;
    s.turn(Phase::Encounter, A1);
    assert_eq!(s.refusal_rule(P1, Action::Swap(out, into)), "SAGA-TOK.3");
}

#[test]
fn saga_ftj_13_saga_cmb_10_a_force_field_protects_a_boss_until_a_starbase_is_built() {
    let mut s = scene("ftj", 2);
    s.sector("N01", (1, -1));
    let boss = Target::Boss(s.boss("B2", (1, -1)));
    s.put(A1, (1, -1)).turn(Phase::Encounter, A1);
    assert_eq!(s.refusal_rule(P1, Action::Fight(boss)), "SAGA-FTJ.13");
    s.starbase((1, -1), engine::saga::figures::Color::Blue);
    assert!(s.is_legal(P1, Action::Fight(boss)));
}

#[test]
fn saga_ftj_7_a_repair_needs_an_xpm_and_a_free_slot() {
    let mut s = scene("ftj", 2);
    s.turn(Phase::Encounter, A1);
    assert_eq!(s.refusal_rule(P1, Action::Encounter(0)), "SAGA-TOK.5");
    s.carry(P1);
    assert!(s.is_legal(P1, Action::Encounter(0)));
    s.state.public.counters[0] = 3;
    assert_eq!(s.refusal_rule(P1, Action::Encounter(0)), "SAGA-FTJ.7");
}

#[test]
fn saga_ftj_9_a_successful_repair_fills_a_slot() {
    let mut s = scene("ftj", 2);
    s.carry(P1).phase(Phase::Encounter);
    s.stack(DeckId::EXTRA, &["JG7"]).dice("4 4");
    s.act(P1, Action::Encounter(0));
    assert_eq!((s.public().installed, s.public().counters[0]), (1, 1));
    assert!(!s.public().mat(P1).has_xpm && s.public().xpm == 5);
}
