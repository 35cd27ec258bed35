//! RIFT-7: speed and movement in the plane.

use crate::scene::scene;
use engine::rift::event::Event;

#[test]
fn rift_7_1_every_model_has_its_speed_limits() {
    for (model, limit) in [("Rhino", 2), ("Hammer", 2), ("Screech", 4)] {
        for (order, sign) in [("faster", "+"), ("slower", "-")] {
            let mut s = scene().ship(&format!("{model} D4 E")).active(0);
            s.orders(&format!("{order} x{limit}"))
                .expect(0, &format!("{sign}{limit}"));
            s.expect_refusal(order, "RIFT-7.1");
        }
    }
    // Forward is the facing direction, reverse the exact opposite.
    let mut s = scene().ship("Rhino D4 NE +2").active(0);
    s.orders("step").expect(0, "E3");
    let mut s = scene().ship("Rhino D4 NE -2").active(0);
    s.orders("step").expect(0, "C5");
}

#[test]
fn rift_7_2_speed_carries_over_to_the_next_turn_at_no_cost() {
    let mut s = scene().ship("Rhino A4 E +2").active(0);
    s.orders("step x2; end; activate 1; end; activate 0")
        .expect(0, "C4 +2 main 8 aux 6");
    s.orders("step x2; end").expect(0, "E4 +2 main 8 aux 6");
}

#[test]
fn rift_7_3_accelerating_changes_the_speed_by_one() {
    let mut s = scene().ship("Screech D4 E +1").active(0);
    s.orders("slower").expect(0, "0 main 8");
    s.orders("slower").expect(0, "-1 main 7");
    s.orders("faster x5").expect(0, "+4 main 2");
    let mut s = scene().ship("Screech A4 E").active(0);
    s.orders("warp 2");
    s.expect_refusal("faster", "RIFT-9.7")
        .expect_refusal("slower", "RIFT-9.7");
    let mut s = scene().ship("Hammer D4 E").active(0);
    s.orders("faster").expect(0, "+1 main 6");
}

#[test]
fn rift_7_4_every_square_stepped_counts() {
    let mut s = scene().ship("Screech D4 E +2").active(0);
    s.orders("step").expect(0, "moved 1");
    s.orders("slower x4; step").expect(0, "D4 -2 moved 2");
    s.orders("end");
}

#[test]
fn rift_7_5_a_step_moves_one_square_ahead_or_back() {
    scene()
        .ship("Rhino D4 E")
        .active(0)
        .expect_refusal("step", "RIFT-7.5");
    let mut s = scene().ship("Rhino D4 E +1").active(0);
    s.orders("step").expect(0, "E4/0 E +1 moved 1 main 8 aux 6");
    s.expect_refusal("step", "RIFT-7.5");
    s.orders("faster; step").expect(0, "F4 moved 2");
    scene()
        .ship("Rhino D4 E -1")
        .active(0)
        .orders("step")
        .expect(0, "C4/0 E -1");
    scene()
        .ship("Rhino H4 E +1")
        .active(0)
        .expect_refusal("step", "RIFT-7.11");
    scene()
        .ship("Rhino A4 E -1")
        .active(0)
        .expect_refusal("step", "RIFT-7.11");
    let mut s = scene().ship("Rhino A4 E +1").active(0);
    s.orders("warp 1").expect_refusal("step", "RIFT-9.7");
}

#[test]
fn rift_7_6_a_ship_moves_no_more_squares_than_its_top_speed() {
    for (model, limit) in [("Rhino", 2), ("Hammer", 2), ("Screech", 4)] {
        let mut s = scene().ship(&format!("{model} A4 E +{limit}")).active(0);
        s.orders(&format!("step x{limit}"))
            .expect_refusal("step", "RIFT-7.5");
        // Neither braking nor reversing makes another square available.
        s.orders("slower").expect_refusal("step", "RIFT-7.5");
    }
}

#[test]
fn rift_7_7_each_step_uses_the_current_heading() {
    let mut s = scene().ship("Screech D4 E +4").active(0);
    s.orders("step; right; step; right; step; right; step");
    s.expect(0, "E7 SW main 6");
    let mut s = scene().ship("Screech D4 E -2").active(0);
    s.orders("step; left; step").expect(0, "B5 NE");
}

#[test]
fn rift_7_8_plane_changes_are_not_movement() {
    let mut s = scene().ship("Rhino D4 E +1").active(0);
    s.orders("up; down").expect(0, "moved 0");
    s.expect_refusal("end", "RIFT-7.9");
    s.orders("step; up; end").expect(0, "E4/+1");
}

#[test]
fn rift_7_9_a_turn_cannot_end_while_movement_is_owed() {
    for (speed, steps) in [("+2", 2), ("-2", 2), ("+1", 1), ("-1", 1)] {
        let mut s = scene().ship(&format!("Rhino D4 E {speed}")).active(0);
        for _ in 0..steps {
            s.expect_refusal("end", "RIFT-7.9");
            s.orders("step");
        }
        s.orders("end");
    }
    scene().ship("Rhino D4 E").active(0).orders("end");
    // Speed at the end of the turn counts.
    let mut s = scene().ship("Rhino D4 E +1").active(0);
    s.orders("step; faster").expect_refusal("end", "RIFT-7.9");
    s.orders("slower; end");
    let mut s = scene().ship("Rhino D4 E +2").active(0);
    s.orders("slower x2; end").expect(0, "D4 0");
    // A blocked ship that can still pay also owes movement.
    scene()
        .ship("Rhino H4 E +1")
        .active(0)
        .expect_refusal("end", "RIFT-7.9");
    let mut s = scene().ship("Rhino A4 E +2").active(0);
    s.orders("warp 1; end");
}

#[test]
fn rift_7_10_slowing_down_reduces_the_movement_owed() {
    let mut s = scene().ship("Screech A4 E +4").active(0);
    s.orders("step x3; slower").expect(0, "+3 moved 3");
    s.orders("end");
    let mut s = scene().ship("Rhino A4 E +2").active(0);
    s.orders("step x2; slower x4")
        .expect(0, "-2 moved 2 main 4");
    s.orders("end").expect(0, "C4 -2");
}

#[test]
fn rift_7_11_a_blocked_step_changes_nothing() {
    let mut s = scene().ship("Rhino D4 E +1").ship("Rhino E4 W").active(0);
    s.expect_refusal("step", "RIFT-7.11");
    s.expect(0, "D4 unhurt hull 10 main 8 moved 0")
        .expect(1, "unhurt hull 10");
    // The captain turns, changes plane, brakes or warps.
    s.clone().orders("right; step; end");
    s.clone().orders("up; step; end");
    s.clone().orders("slower; end");
    s.orders("left; warp 1; end");
}

#[test]
fn rift_7_12_only_a_stuck_ship_ends_its_turn_owing() {
    let stuck = "Rhino D4 E +1 main 0 aux 0";
    scene()
        .ship(stuck)
        .asteroids("E4")
        .active(0)
        .orders("end")
        .expect(0, "0");
    scene()
        .ship(stuck)
        .ship("Rhino E4 N")
        .active(0)
        .orders("end")
        .expect(0, "0");
    // A ship that is not blocked, can pay, or faces only a mine is not stuck.
    scene()
        .ship(stuck)
        .active(0)
        .expect_refusal("end", "RIFT-7.9");
    scene()
        .ship(stuck)
        .mines("E4")
        .active(0)
        .expect_refusal("end", "RIFT-7.9");
    let mut s = scene()
        .ship("Rhino D4 E +1 main 0 aux 1")
        .asteroids("E4")
        .active(0);
    s.expect_refusal("end", "RIFT-7.9");
    // The relevant price is that of one movement.
    let mut s = scene()
        .ship("Hammer D4 E +1 main 0 aux 1")
        .asteroids("E4")
        .active(0);
    s.orders("end");
    let mut s = scene()
        .ship("Hammer D4 E +1 main 1 aux 1")
        .asteroids("E4")
        .active(0);
    s.expect_refusal("end", "RIFT-7.9");
    // In reverse the square behind the ship counts.
    let mut s = scene()
        .ship("Rhino D4 E -1 main 0 aux 0")
        .asteroids("C4")
        .active(0);
    s.orders("end").expect(0, "0");
}

#[test]
fn rift_7_13_a_stuck_ship_makes_an_emergency_stop() {
    let mut s = scene()
        .ship("Hammer D4 E +2 main 1 aux 0")
        .asteroids("E4")
        .active(0);
    s.orders("end")
        .expect(0, "0 D4 main 0 aux 0 shields down hull 12 unhurt");
    assert!(s.has_event(|event| matches!(event, Event::EmergencyStop { .. })));
    s.orders("activate 1; end; activate 0")
        .expect(0, "0 main 8 shields up");
    let mut s = scene()
        .ship("Hammer D4 E +2 main 0 aux 1")
        .asteroids("E4")
        .active(0);
    s.orders("end").expect(0, "0 aux 0");
    // There is no emergency stop without movement owed.
    let mut s = scene()
        .ship("Rhino C4 E +1 main 1 aux 0")
        .asteroids("E4")
        .active(0);
    s.orders("step; end").expect(0, "+1 main 1");
}

#[test]
fn rift_7_14_a_ship_that_can_pay_with_its_last_unit_is_not_stuck() {
    let mut s = scene()
        .ship("Rhino D4 E +1 main 1 aux 0")
        .asteroids("E4")
        .active(0);
    s.expect_refusal("end", "RIFT-7.9");
    s.orders("slower pay 1+0; end").expect(0, "0 main 0");
    let mut s = scene()
        .ship("Hammer D4 E +1 main 1 aux 1")
        .asteroids("E4")
        .active(0);
    s.expect_refusal("end", "RIFT-7.9");
    s.orders("up pay 1+1; step; end").expect(0, "E4/+1 +1");
}

#[test]
fn rift_7_15_entering_a_mines_space_strikes_it() {
    let mut s = scene().ship("Rhino D4 E +1").mines("E4").active(0);
    s.orders("step")
        .expect(0, "E4 F[0,0] moved 1 +1")
        .expect_mines("");
}

#[test]
fn rift_7_16_objects_in_other_planes_do_not_block_a_step() {
    let mut s = scene()
        .ship("Screech A4/0 E +4")
        .ship("Rhino B4/+1 N")
        .ship("Rhino B4/-1 N")
        .asteroids("C4/+1 C4/-1")
        .mines("D4/+1 D4/-1 E4/+1")
        .active(0);
    s.orders("step x4")
        .expect(0, "E4/0 unhurt hull 10")
        .expect_mines("D4/+1 D4/-1 E4/+1");
}
