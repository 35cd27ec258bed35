//! RIFT-17: timed turns, undo, automatic choices.

use crate::scene::{Setting, scene};
use engine::game::{Seat, Undo};
use engine::rift::event::Event;
use engine::rift::play::Clock;
use engine::rift::state::{Ending, Phase};

/// Returns a setting with a mine at D4 whose blast ties two sides of ship 1.
fn tie_setting() -> Setting {
    scene()
        .timed()
        .ship("Rhino H4 W")
        .ship("Rhino C3 N")
        .mines("D4")
}

#[test]
fn rift_17_1_a_turn_limit_is_optional() {
    scene()
        .ship("Rhino D4 E")
        .active(0)
        .expect_refusal("timeout", "RIFT-17.1");
    for seconds in [60, 90, 120, 180, 45] {
        let mut s = scene()
            .rules(|rules| rules.turn_seconds = seconds)
            .ship("Rhino D4 E")
            .active(0);
        match s.game.clock(&s.state) {
            Some(Clock::Turn {
                seats,
                seconds: left,
            }) => {
                assert_eq!(left, seconds);
                assert!(seats.contains(Seat(0)) && seats.len() == 1);
            }
            other => panic!("{other:?}"),
        }
        s.orders("timeout");
    }
    let s = scene().ship("Rhino D4 E").active(0);
    assert_eq!(s.game.clock(&s.state), None);
}

#[test]
fn rift_17_2_commands_can_be_undone_until_the_turn_ends() {
    let mut s = scene()
        .timed()
        .ship("Screech D4 E +1 main 9")
        .ship("Rhino F4 W hull 9")
        .mines("D2/+1")
        .active(0);
    for order in [
        "step",
        "laser",
        "ion",
        "left",
        "up",
        "faster",
        "charge-ion",
        "charge 1",
        "relocate F.outer B.outer",
        "swap F.outer B.outer",
        "warp 1",
    ] {
        let mut copy = s.clone();
        if order.starts_with("relocate") {
            copy.state.ships[0]
                .bars
                .set(engine::rift::ship::Slot::ALL[4], 0);
        }
        if order.starts_with("charge 1") {
            copy.state.ships[0].aux = 0;
        }
        assert_eq!(copy.order(order), Ok(Undo::Allowed), "{order}");
    }
    s.orders("step");
    assert_eq!(s.order("end"), Ok(Undo::Barrier));
    assert_eq!(s.order("activate 1"), Ok(Undo::Allowed));
    // The same orders lead to the same state.
    let (mut one, mut two) = (tie_setting().active(0), tie_setting().active(0));
    one.orders("laser; side 1 R; right; end");
    two.orders("laser; side 1 R; right; end");
    assert_eq!((one.state, one.log), (two.state, two.log));
}

#[test]
fn rift_17_3_a_time_out_ends_the_turn_as_it_stands() {
    let mut s = scene()
        .timed()
        .ship("Rhino D4 E +2 aux 3")
        .ship("Rhino H8 N")
        .active(0);
    s.orders("step; right; timeout")
        .expect(0, "E4 SE +2 main 7 aux 3 hull 10 unhurt");
    assert_eq!(s.eligible(), [1]);
    // A stuck ship makes no emergency stop.
    let mut s = scene()
        .timed()
        .asteroids("E4")
        .ship("Hammer D4 E +1 main 1 aux 0")
        .active(0);
    s.orders("timeout").expect(0, "D4 +1 main 1 shields up");
    assert!(!s.has_event(|event| matches!(event, Event::EmergencyStop { .. })));
    // A waiting mine stays.
    let mut s = scene().timed().ship("Rhino D4 E +1").active(0);
    s.orders("release; timeout")
        .expect(0, "B[0,0] +1")
        .expect_mines("");
    // A destroyed ship returns after a time-out, too.
    let mut s = scene()
        .timed()
        .ace()
        .ship("Rhino D4 E +1")
        .ship("Rhino F4 W hull 1 F[0,0]")
        .active(0);
    s.orders("laser; timeout");
    assert_eq!(s.state.phase, Phase::Return);
    // Only the table can call time.
    let mut s = scene().timed().ship("Rhino D4 E").active(0);
    assert!(
        s.act_as(Seat(0), engine::rift::action::Action::TimeOut)
            .is_err()
    );
}

#[test]
fn rift_17_4_the_autopilot_makes_the_steps_owed() {
    let timed_scene = || {
        scene()
            .timed()
            .rules(|rules| rules.has_timeout_autopilot = true)
    };
    let mut s = timed_scene().ship("Screech A4 E +4").active(0);
    s.orders("step; timeout").expect(0, "E4 +4 main 9");
    // The autopilot makes steps until an obstacle blocks the next one.
    let mut s = timed_scene()
        .asteroids("D4")
        .ship("Screech A4 E +4")
        .active(0);
    s.orders("timeout").expect(0, "C4 +4 main 9");
    let mut s = timed_scene().ship("Screech D4 E -2").active(0);
    s.orders("timeout").expect(0, "B4 -2");
    // The ship strikes a mine on the way, and the flight continues.
    let mut s = timed_scene().mines("B4").ship("Screech A4 E +3").active(0);
    s.orders("timeout").expect(0, "D4 F[0,0]").expect_mines("");
    assert_eq!(s.eligible(), [1]);
    // A released mine is left behind.
    let mut s = timed_scene().ship("Rhino A4 E +1").active(0);
    s.orders("release; timeout")
        .expect(0, "B4 unhurt")
        .expect_mines("A4");
    // Nothing is owed after a jump, nor without the option.
    let mut s = timed_scene().ship("Rhino A4 E +1").active(0);
    s.orders("warp 2; timeout").expect(0, "C4");
    let mut s = scene().timed().ship("Rhino A4 E +1").active(0);
    s.orders("timeout").expect(0, "A4");
}

#[test]
fn rift_17_5_choices_of_other_players_have_their_own_clock() {
    let mut s = tie_setting().active(0);
    s.orders("laser");
    let asked = s.asked_sides();
    assert_eq!(asked.as_ref().map(|(ship, _)| *ship), Some(1));
    match s.game.clock(&s.state) {
        Some(Clock::Choice { seat, seconds }) => assert_eq!((seat, seconds), (Seat(1), 20)),
        other => panic!("{other:?}"),
    }
    // Running out of time settles the choice and leaves the turn unchanged.
    s.state.ships[1]
        .bars
        .set(engine::rift::ship::Slot::ALL[2], 1);
    s.orders("timeout").expect(1, "B[0,6] R[1,6]");
    assert_eq!(s.state.phase, Phase::Orders);
    s.orders("right");
    // An untimed game has no limit.
    let mut s = tie_setting()
        .rules(|rules| rules.turn_seconds = 0)
        .active(0);
    s.orders("laser").expect_refusal("timeout", "RIFT-17.1");
    // A choice of the active player uses the clock of the turn.
    let own = scene()
        .timed()
        .ship("Rhino D4/-1 N")
        .ship("Rhino H8 N")
        .mines("D4/0");
    let mut s = own.clone().ship("Rhino D7 N seat 0").active(2);
    s.orders("laser");
    assert_eq!(s.asked_sides().map(|(ship, _)| ship), Some(0));
    assert!(matches!(s.game.clock(&s.state), Some(Clock::Turn { .. })));
    s.orders("timeout").expect(0, "F[0,6]");
    assert_eq!(s.eligible(), [1], "the turn is over as well");
    // A choice that first arises after the time is settled at once.
    let mut s = scene()
        .timed()
        .ship("Rhino D4 E")
        .ship("Rhino H8 N")
        .ship("Rhino D4/+1 N seat 0")
        .active(0);
    s.orders("release; timeout")
        .expect(0, "B[0,0]")
        .expect(2, "F[0,6]");
    assert_eq!(s.eligible(), [1]);
}

#[test]
fn rift_17_6_the_choice_of_another_player_is_an_undo_barrier() {
    let mut s = tie_setting().active(0);
    assert_eq!(s.order("laser"), Ok(Undo::Allowed));
    assert_eq!(s.order("side 1 R"), Ok(Undo::Barrier));
    // A single possible side is not a choice.
    let mut s = scene()
        .ship("Rhino D7 N")
        .ship("Rhino D4/-1 N seat 0")
        .mines("D4/0")
        .active(0);
    assert_eq!(s.order("laser"), Ok(Undo::Allowed));
    assert_eq!(s.order("side 1 R"), Ok(Undo::Allowed));
    assert_eq!(s.order("right"), Ok(Undo::Allowed));
}

#[test]
fn rift_17_7_automatic_side_choices_take_the_strongest_side() {
    // The side with the highest strength is chosen; equal sides in the order F, R, B, L.
    let auto = tie_setting().rules(|rules| rules.has_auto_choices = true);
    let mut s = auto.clone().active(0);
    s.state.ships[1]
        .bars
        .set(engine::rift::ship::Slot::ALL[4], 5);
    s.orders("laser").expect(1, "R[0,6] B[5,6]");
    let mut s = auto.clone().active(0);
    s.state.ships[1]
        .bars
        .set(engine::rift::ship::Slot::ALL[2], 5);
    s.orders("laser").expect(1, "R[5,6] B[0,6]");
    let mut s = auto.active(0);
    s.orders("laser").expect(1, "R[0,6] B[6,6]");
    let all = |bars: &str| {
        let mut s = scene()
            .rules(|rules| rules.has_auto_choices = true)
            .ship("Rhino D7 N")
            .ship(&format!("Rhino D4/-1 N {bars}"))
            .mines("D4/0")
            .active(0);
        s.orders("laser");
        s
    };
    all("").expect(1, "F[0,6]");
    all("F[5,6]").expect(1, "R[0,6]");
    all("F[5,6] R[6,5]").expect(1, "B[0,6]");
    all("F[5,6] R[6,5] B[0,6]").expect(1, "L[0,6]");
}

#[test]
fn rift_17_7_the_automatic_corner_is_farthest_from_the_enemy() {
    let back = |enemies: [&str; 2]| {
        let mut s = scene()
            .ace()
            .rules(|rules| rules.has_auto_choices = true)
            .ship(&format!("Rhino {} E", enemies[0]))
            .ship("Rhino G4 W hull 1 F[0,0]")
            .ship(&format!("Rhino {} N", enemies[1]))
            .active(0);
        s.orders("laser; end");
        s
    };
    // The corner farthest from the nearest enemy; equal corners in the order NW, NE, SE, SW.
    back(["C4", "B2"]).expect(1, "H1 SW");
    back(["E4", "B7"]).expect(1, "A1 SE");
    back(["D4", "B3"]).expect(1, "H1 SW");
    back(["C4", "G2"]).expect(1, "H8 NW");
}

#[test]
fn rift_17_8_the_clock_starts_before_a_ship_is_activated() {
    let mut s = scene()
        .timed()
        .ship("Rhino D4 E +1 main 0 seat 0")
        .ship("Rhino A1 E seat 0")
        .ship("Rhino H8 N seat 1")
        .awaiting(0);
    assert!(matches!(s.game.clock(&s.state), Some(Clock::Turn { .. })));
    s.orders("timeout")
        .expect(0, "D4 +1 main 8 activated")
        .expect(1, "ready");
    assert_eq!(s.eligible(), [2]);
    // The eligible ship with the lowest number is activated.
    let mut s = scene()
        .timed()
        .ship("Rhino D4 E seat 0")
        .ship("Rhino A1 E seat 0")
        .ship("Rhino H8 N seat 1")
        .ship("Rhino F8 N seat 2")
        .teams(&[1, 2, 1])
        .acted(&[0])
        .awaiting(0);
    s.orders("timeout")
        .expect(3, "activated")
        .expect(1, "ready");
    // A charging cannon becomes charged: the start of the turn is included.
    let mut s = scene()
        .timed()
        .ship("Screech D4 E charging main 0")
        .awaiting(0);
    s.orders("timeout").expect(0, "ion charged main 9");
    // A match in which nobody ever acts still ends.
    let mut s = scene()
        .timed()
        .ship("Rhino D4 E +2")
        .ship("Rhino H8 N")
        .awaiting(0);
    for _ in 0..40 {
        s.orders("timeout");
    }
    s.expect_over(&[], Ending::Quiet);
}
