//! Rulings that belong to no other chapter.

use crate::scene::{A1, A2, P1, P2, fresh_game, scene};
use engine::game::SeatSet;
use engine::game::{Game, Status};
use engine::saga::action::Action;
use engine::saga::content::parse_scenario;
use engine::saga::figures::Color;
use engine::saga::options::{Options, ScenarioChoice};
use engine::saga::step::{Phase, Step};

const ADJACENT: (i32, i32) = (1, -1);

#[test]
fn saga_gen_10_amb_2_a_change_that_wins_and_loses_is_a_loss() {
    let text = include_str!("../../../src/saga/content/scenarios/ftj.json");
    let mut file: serde_json::Value = serde_json::from_str(text).expect("a scenario");
    file["id"] = "both".into();
    file["lose"] = serde_json::json!(["installed_xpm >= 3", "round >= 10"]);
    let scenario = parse_scenario("both.json", &file.to_string()).expect("a scenario");
    let mut s = fresh_game(Options {
        first: Some(P1),
        scenario: ScenarioChoice::Custom(Box::new(scenario)),
        ..Options::standard("ftj", 2)
    });
    s.state.public.round = 2;
    s.state.public.installed = 2;
    s.go(Step::Turns(Phase::Encounter));
    assert!(matches!(s.game.status(&s.state), Status::WaitingFor(_)));
    s.state.public.installed = 3;
    s.run();
    let Status::Over(outcome) = s.game.status(&s.state) else {
        panic!("it goes on");
    };
    assert_eq!(outcome.winners, SeatSet::NONE);
}

#[test]
fn saga_gen_13_amb_4_shield_reduces_only_attack_damage() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.stats(P1, [2, 10, 2]).stats(P2, [2, 10, 2]);
    s.raider(3, ADJACENT);
    s.event("EV07");
    s.go(Step::Effects);
    assert_eq!((s.hull(P1), s.hull(P2)), (5, 5), "no die was rolled");
    s.state.public.events.clear();
    s.event("EV03");
    s.go(Step::Effects);
    assert_eq!((s.hull(P1), s.hull(P2)), (4, 4));
}

#[test]
fn saga_enc_5_amb_22_a_faster_armada_elsewhere_is_not_asked() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    let foe = engine::saga::armada::Target::Raider(s.raider(1, ADJACENT));
    s.put(A1, ADJACENT).put(A2, (0, 0)).stats(P2, [2, 2, 9]);
    s.turn(Phase::Encounter, A1).dice("4 4 4 4");
    s.act(P1, Action::Fight(foe));
    assert!(s.is_spent(), "who is faster elsewhere is not asked");
    assert!(s.public().armada(A1).has_used_encounter && !s.public().armada(A2).has_used_encounter);
}

#[test]
fn saga_exp_3_amb_28_no_starbase_can_be_built_on_the_jumpgate_or_with_a_raider() {
    let mut s = scene("ftj", 2);
    s.sector("N01", ADJACENT);
    s.give(P1, (0, 3, 3)).turn(Phase::Expand, A1);
    assert_eq!(s.refusal_rule(P1, Action::Build), "SAGA-EXP.3");
    s.put(A1, ADJACENT).boss("B1", ADJACENT);
    assert!(s.is_legal(P1, Action::Build), "a Boss does not hinder it");
    s.raider(1, ADJACENT);
    assert_eq!(s.refusal_rule(P1, Action::Build), "SAGA-EXP.3");
    s.put(A1, (1, 0));
    assert!(s.is_legal(P1, Action::Build), "on Dawn");
    s.starbase((1, 0), Color::Red);
    assert_eq!(s.refusal_rule(P1, Action::Build), "SAGA-EXP.3");
}
