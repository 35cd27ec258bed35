//! Tests that a refusal explains the reason: its phrase, rule and arguments, for actions tried in
//! another phase, during another question, in another sector or with too few resources.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::args::Arg;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat};
use engine::saga::action::{AbilitySource, Action, Regroup, Track};
use engine::saga::armada::{EntityState, Target};
use engine::saga::effect::SpawnPlace;
use engine::saga::hex::SectorSet;
use engine::saga::step::{Cause, Phase, Task};

const ADJACENT: (i32, i32) = (1, -1);
const TWO_AWAY: (i32, i32) = (2, -2);

/// Returns the reason of a refusal: `SAGA-UPK.5 phase wanted=phase-upkeep now=phase-movement`.
fn refusal_text(s: &Scene, seat: Seat, action: Action) -> String {
    let refusal = s.game.check_action(&s.state, seat, action);
    let refusal = refusal.expect_err("an action that is refused");
    let mut text = format!("{} {}", refusal.rule().as_str(), refusal.phrase());
    for (name, arg) in refusal.args() {
        let value = match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Term(term) => term.to_owned(),
            Arg::Label(label) => label,
        };
        text += &format!(" {name}={value}");
    }
    text
}

fn encounter_scene(id: &str) -> Scene {
    let mut s = scene(id, 2);
    s.sector("A01", ADJACENT);
    s
}

#[test]
fn saga_rnd_1_saga_upk_5_a_wrong_phase_refusal_names_both_phases() {
    let mut s = encounter_scene("ftj");
    s.turn(Phase::Movement, A1);
    let upkeep = "SAGA-UPK.5 phase wanted=phase-upkeep now=phase-movement";
    assert_eq!(refusal_text(&s, P1, Action::Level(Track::Lab)), upkeep);
    let encounter = "SAGA-RND.1 phase wanted=phase-encounter now=phase-movement";
    let regroup = Action::Regroup(Regroup::Combat);
    assert_eq!(refusal_text(&s, P1, regroup), encounter);
    assert_eq!(refusal_text(&s, P1, Action::Encounter(0)), encounter);
    let expand = "SAGA-RND.1 phase wanted=phase-expand now=phase-movement";
    assert_eq!(refusal_text(&s, P1, Action::Build), expand);
    s.turn(Phase::Expand, A1);
    let movement = "SAGA-RND.1 phase wanted=phase-movement now=phase-expand";
    assert_eq!(
        refusal_text(&s, P1, Action::Move(s.hex(ADJACENT))),
        movement
    );
    assert_eq!(refusal_text(&s, P1, Action::PickUp), movement);
}

#[test]
fn saga_gen_9_a_refusal_names_the_pending_question() {
    let mut s = encounter_scene("ftj");
    s.sector("A02", (0, 1));
    s.turn(Phase::Encounter, A1).push(Task::Spawn {
        level: 1,
        remaining_raiders: 1,
        place: SpawnPlace::Any,
        on: SectorSet::NONE,
        by: Cause::Rule,
    });
    let busy = "SAGA-RAI.5 busy asked=asked-spawn";
    assert_eq!(refusal_text(&s, P1, Action::Done), busy);
    assert_eq!(refusal_text(&s, P1, Action::Move(s.hex(ADJACENT))), busy);
    let offered = "SAGA-GEN.9 not-offered asked=asked-spawn";
    assert_eq!(refusal_text(&s, P1, Action::At(s.hex((0, 0)))), offered);
    assert_eq!(refusal_text(&s, P2, Action::Done), "SAGA-RND.3 not-asked");
}

#[test]
fn saga_crd_2_saga_gen_12_the_refusal_of_a_card_names_its_timing() {
    let mut s = encounter_scene("ftj");
    let (jump, batteries) = (s.deal(P2, "SA03"), s.deal(P2, "SA07"));
    let foe = Target::Raider(s.raider(1, ADJACENT));
    s.put(A1, ADJACENT).turn(Phase::Encounter, A1);
    let wanted = "SAGA-CRD.2 other-phase wanted=phase-movement";
    assert_eq!(refusal_text(&s, P2, Action::Play(jump, A2)), wanted);
    let attack = "SAGA-GEN.12 no-window timing=timing-before-attack";
    assert_eq!(refusal_text(&s, P2, Action::Play(batteries, A1)), attack);
    s.act(P1, Action::Fight(foe));
    assert!(s.is_legal(P2, Action::Play(batteries, A1)));
    let other = refusal_text(&s, P2, Action::Play(batteries, A2));
    assert_eq!(other, "SAGA-GEN.12 other-armada");
}

#[test]
fn saga_gen_12_a_seat_asked_later_in_a_window_must_wait() {
    let (mut s, hand) = Scene::instants("ftj", &["strike(2)"]);
    s.sector("A01", ADJACENT);
    let later = s.deal(P2, "C0");
    let foe = Target::Raider(s.raider(2, ADJACENT));
    s.put(A1, ADJACENT).turn(Phase::Encounter, A1);
    s.act(P1, Action::Fight(foe));
    assert!(s.is_legal(P1, Action::Play(hand[0], A1)));
    let play = Action::Play(later, A1);
    assert_eq!(refusal_text(&s, P2, play), "SAGA-GEN.12 not-asked-yet");
    s.act(P1, Action::Done);
    assert!(s.is_legal(P2, play));
}

#[test]
fn saga_tok_4_the_refusal_of_an_ability_names_its_timing() {
    let mut s = encounter_scene("ftj");
    let garden = AbilitySource::Gear(s.equip(P1, "U10G"));
    s.turn(Phase::Encounter, A1);
    let refused = refusal_text(&s, P1, Action::Activate(garden, A1));
    assert_eq!(refused, "SAGA-TOK.4 other-turn timing=timing-upkeep");
}

#[test]
fn saga_mov_7_saga_enc_1_saga_exp_1_a_wrong_place_refusal_names_the_place() {
    let mut s = encounter_scene("ftj");
    s.put(A1, ADJACENT).carry(P1).turn(Phase::Encounter, A1);
    let gate = "SAGA-ENC.1 not-here place=place-jumpgate";
    assert_eq!(refusal_text(&s, P1, Action::Encounter(0)), gate);
    assert_eq!(
        refusal_text(&s, P1, Action::Encounter(9)),
        "SAGA-ENC.1 no-such"
    );
    let mut s = encounter_scene("opc");
    s.put(A1, ADJACENT).carry(P1).turn(Phase::Expand, A1);
    let base = "SAGA-EXP.1 not-here place=place-starbase";
    assert_eq!(refusal_text(&s, P1, Action::Project(0, 1)), base);
    assert_eq!(
        refusal_text(&s, P1, Action::Project(9, 1)),
        "SAGA-EXP.1 no-such"
    );
    let mut s = encounter_scene("dis");
    s.sector("A02", TWO_AWAY);
    s.state.public.entities[0] = EntityState {
        sector: Some(s.id(TWO_AWAY)),
        is_revealed: true,
        hull: 3,
        ..EntityState::default()
    };
    s.put(A1, ADJACENT).carry(P1).turn(Phase::Movement, A1);
    s.armada(A1).mp = 1;
    let load = Action::Maneuver(0, None);
    assert_eq!(
        refusal_text(&s, P1, load),
        "SAGA-MOV.7 not-here place=place-at"
    );
    let none = Action::Maneuver(9, None);
    assert_eq!(refusal_text(&s, P1, none), "SAGA-MOV.7 no-such");
    s.state.public.entities[0].is_revealed = false;
    assert_eq!(refusal_text(&s, P1, load), "SAGA-DIS.3 unfound");
}

#[test]
fn saga_spa_14_saga_gen_14_a_cost_refusal_names_the_missing_good() {
    let mut s = scene("spa", 2);
    s.put(A1, (5, 0)).put(A2, (5, 1));
    s.give(P1, (0, 0, 1)).turn(Phase::Expand, A1);
    let price = "SAGA-GEN.14 cost-too-dear price=2 have=1 what=good-combat.name";
    assert_eq!(refusal_text(&s, P1, Action::Project(0, 2)), price);
    let nothing = refusal_text(&s, P1, Action::Project(0, 0));
    assert_eq!(nothing, "SAGA-SPA.14 too-little");
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 0;
    s.at((5, 0)).astartium = 1;
    let points = "SAGA-GEN.14 cost-too-dear price=1 have=0 what=text-fact-mp";
    assert_eq!(refusal_text(&s, P1, Action::Maneuver(1, None)), points);
}
