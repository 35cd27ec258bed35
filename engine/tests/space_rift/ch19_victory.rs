//! SR-19: winning.

use crate::scene::scene;
use engine::game::{Game, Seats, Status};
use engine::space_rift::field::Side::{self, North, South};
use engine::space_rift::scenario::{Aim, Whose};
use engine::space_rift::state::{Ending, Phase};

/// Who won, and how.
fn verdict(s: &crate::scene::Scene) -> (Option<Side>, Ending) {
    let verdict = s.state.public.verdict.expect("it goes on");
    (verdict.winner, verdict.ending)
}

#[test]
fn sr_19_1_the_victory_number_ends_the_battle_at_once() {
    let mut s = scene()
        .south("CR F6")
        .north("DD F7 1")
        .victory(10, 10)
        .losses(9, 0)
        .fighting();
    s.dice("TR ST ST").act("attack F6 F7");
    assert_eq!(verdict(&s), (Some(South), Ending::Victory));
    assert_eq!(s.table.status(&s.state).waiting(), Seats::NONE);
    match s.table.status(&s.state) {
        Status::Over(outcome) => assert!(outcome.winners.has(South.seat())),
        Status::WaitingFor(_) => panic!("it goes on"),
    }
    // By markers at the start of a turn, before anything else happens.
    let mut s = scene()
        .planet("F6")
        .aims(Aim::PlanetControl, Whose::Both)
        .south("CR F6")
        .victory(10, 10)
        .losses(9, 0)
        .rift("B2 B3 B4 B5 B6 B7")
        .starting();
    s.act("begin");
    assert_eq!(verdict(&s), (Some(South), Ending::Victory));
}

#[test]
fn ex_79_in_the_enemys_turn() {
    let mut s = scene()
        .south("CR F6 1")
        .north("DD F7")
        .victory(99, 12)
        .losses(0, 10)
        .fighting();
    s.dice("SQ SQ SQ TR SQ SQ").act("attack F6 F7; back");
    assert_eq!(verdict(&s), (Some(North), Ending::Victory));
    assert_eq!(s.state.public.active, South);
}

#[test]
fn sr_19_2_when_one_event_brings_both_there_the_active_side_wins() {
    for active in Side::ALL {
        let mut s = scene()
            .planet("F6")
            .markers("F6", 2, 2)
            .losses(11, 11)
            .victory(13, 13)
            .rift(crate::sea::ALPHA)
            .active(active)
            .starting();
        s.dice("1 1 2").act("begin");
        assert_eq!(verdict(&s), (Some(active), Ending::Victory));
    }
}

#[test]
fn sr_19_3_a_side_without_units() {
    let mut s = scene().south("CR F6").north("DD F7 1").at(Phase::Combat);
    s.dice("TR ST ST").act("attack F6 F7");
    assert_eq!(verdict(&s), (Some(South), Ending::Destroyed));
    // With none on either side the larger part of the number wins, then the active side.
    for (losses, winner) in [((5, 4), South), ((4, 5), North), ((5, 5), North)] {
        let mut s = scene()
            .victory(10, 10)
            .losses(losses.0, losses.1)
            .active(North)
            .at(Phase::Sale);
        for unit in &mut s.state.public.units {
            unit.hex = None;
        }
        s.act("done");
        assert_eq!(verdict(&s), (Some(winner), Ending::Destroyed));
    }
}

#[test]
fn ex_78_sr_19_4_sixty_turns() {
    let end = |losses: (u8, u8), victory: (u8, u8)| {
        let mut s = scene()
            .victory(victory.0, victory.1)
            .losses(losses.0, losses.1)
            .turn(60)
            .at(Phase::Sale);
        s.act("done");
        verdict(&s)
    };
    assert_eq!(end((9, 8), (12, 10)), (Some(North), Ending::LastTurn));
    assert_eq!(end((9, 8), (10, 12)), (Some(South), Ending::LastTurn));
    assert_eq!(end((6, 5), (12, 10)), (None, Ending::LastTurn));
    let mut s = scene()
        .turn(59)
        .commands(North, "open-channel")
        .at(Phase::Sale);
    s.act("done");
    assert!(s.state.public.verdict.is_none());
}

#[test]
fn sr_19_5_giving_up_and_draws() {
    let mut s = scene().south("CR F6").fighting();
    s.act("concede");
    assert_eq!(verdict(&s), (Some(North), Ending::Conceded));
    // Only at an own decision.
    let s = scene().south("CR F6").fighting();
    let concede = engine::space_rift::action::Action::Concede;
    assert!(s.table.check(&s.state, North.seat(), concede).is_err());
    let mut s = scene().south("CR F6").fighting();
    s.act("offer");
    let accept = engine::space_rift::action::Action::AnswerDraw(true);
    assert!(s.table.check(&s.state, South.seat(), accept).is_err());
    let mut log = Vec::new();
    let mut still = engine::chance::Still;
    let done = s
        .table
        .act(&mut s.state, North.seat(), accept, &mut still, &mut log);
    assert!(done.is_ok());
    assert_eq!(verdict(&s), (None, Ending::Agreed));
}
