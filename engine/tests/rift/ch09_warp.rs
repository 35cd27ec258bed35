//! RIFT-9: the warp jump.

use crate::scene::{scene, scene_of};
use engine::rift::action::Action;

#[test]
fn rift_9_1_a_warp_jumps_one_to_ten_squares_for_six_units_once_a_turn() {
    for model in ["Rhino", "Screech", "Hammer"] {
        for speed in ["-2", "-1", "0", "+1", "+2"] {
            let mut s = scene_of(16, 8)
                .ship(&format!("{model} A4 E {speed}"))
                .active(0);
            let energy = s.ship(0).energy();
            s.expect_refusal("warp 0", "RIFT-9.1")
                .expect_refusal("warp 11", "RIFT-9.1");
            s.orders("warp 10").expect(0, "K4");
            assert_eq!(energy - s.ship(0).energy(), 6);
        }
    }
    let mut s = scene_of(16, 8).ship("Hammer A4 E").active(0);
    s.orders("warp 1").expect(0, "B4");
    s.expect_refusal("warp 1 pay 0+6", "RIFT-9.7");
}

#[test]
fn rift_9_2_a_warp_goes_straight_forward_in_its_plane() {
    for (facing, to) in [
        ("E", "G5/+1"),
        ("NE", "G2/+1"),
        ("S", "D8/+1"),
        ("SW", "A8/+1"),
    ] {
        let mut s = scene().ship(&format!("Rhino D5/+1 {facing} -2")).active(0);
        s.orders("warp 3").expect(0, to).expect(0, facing);
    }
}

#[test]
fn rift_9_3_the_whole_lane_must_be_free() {
    let ship = "Rhino A4 E";
    for setting in [
        scene().asteroids("D4"),
        scene().planets("D4"),
        scene().stars("D4"),
    ] {
        let mut s = setting.ship(ship).active(0);
        s.expect_refusal("warp 3", "RIFT-9.3")
            .expect_refusal("warp 5", "RIFT-9.3");
        s.orders("warp 2");
    }
    let mut s = scene().ship(ship).ship("Rhino D4 N").active(0);
    s.expect_refusal("warp 3", "RIFT-9.3")
        .expect_refusal("warp 4", "RIFT-9.3");
    let mut s = scene().ship(ship).active(0);
    s.expect_refusal("warp 8", "RIFT-9.3")
        .orders("warp 7")
        .expect(0, "H4");
    let mut s = scene()
        .ship(ship)
        .nebula("B4 D4 H4")
        .asteroids("C4/+1")
        .active(0);
    s.orders("warp 7").expect(0, "H4");
}

#[test]
fn rift_9_4_mines_on_the_way_are_struck_one_after_another() {
    let mut s = scene().ship("Hammer A4 E -2").mines("C4").active(0);
    s.orders("warp 7").expect_mines("");
    s.expect(0, "H4 +2 F[0,0] B[6,6] hull 12");
    let mut s = scene()
        .ship("Hammer A4 E")
        .ship("Rhino H8 N")
        .ship("Rhino H1 N seat 0")
        .mines("C4 F4")
        .active(0);
    s.orders("warp 7")
        .expect(0, "destroyed F[0,0]")
        .expect_mines("");
    // A ship that does not survive the first never reaches the second.
    let mut s = scene()
        .ship("Rhino A4 E hull 5 F[1,0]")
        .ship("Rhino H8 N")
        .ship("Rhino H1 N seat 0")
        .mines("C4 F4")
        .active(0);
    s.orders("warp 7").expect(0, "destroyed").expect_mines("F4");
    assert_eq!(s.eligible(), [1]);
    // Each mine is fully resolved, an owner's choice included, before the flight continues.
    let mut s = scene()
        .ship("Rhino A4 E")
        .ship("Rhino D3 N")
        .mines("C4")
        .active(0);
    s.orders("warp 5");
    assert_eq!(s.asked_sides().map(|(ship, _)| ship), Some(1));
    s.orders("side 1 L")
        .expect(1, "L[0,6]")
        .expect(0, "F4 +2 F[0,0]");
}

#[test]
fn rift_9_5_a_ship_has_top_speed_after_a_warp() {
    for (model, speed) in [("Rhino", "+2"), ("Screech", "+4"), ("Hammer", "+2")] {
        for before in ["-2", "0", "+1"] {
            let mut s = scene().ship(&format!("{model} A4 E {before}")).active(0);
            s.orders("warp 1").expect(0, speed);
        }
    }
}

#[test]
fn rift_9_6_a_ship_may_step_before_a_warp_and_owes_no_movement_after_it() {
    let mut s = scene().ship("Rhino A4 E +2").active(0);
    s.orders("step; slower; faster; warp 2 pay 5+1; end")
        .expect(0, "D4 +2");
    let mut s = scene().ship("Screech A4 E +4").active(0);
    s.orders("warp 1; end").expect(0, "B4 +4 moved 0");
}

#[test]
fn rift_9_7_a_warp_rules_out_only_movement_for_the_rest_of_the_turn() {
    let mut s = scene()
        .ship("Rhino A4 E F[0,6] aux 4")
        .ship("Rhino F4 W")
        .active(0);
    s.orders("warp 2");
    for order in ["step", "faster", "slower", "warp 1 pay 2+4"] {
        s.expect_refusal(order, "RIFT-9.7");
    }
    s.orders("torpedo; laser; relocate B.outer F.outer; charge 1; release; up; right; end");
    s.expect_mines("C4")
        .expect(0, "C4/+1 SE F[6,6] torpedoes 9");
}

#[test]
fn rift_9_8_a_waiting_mine_prevents_a_warp() {
    let mut s = scene().ship("Rhino A4 E +1").active(0);
    s.orders("release");
    assert!(
        !s.answers()
            .iter()
            .any(|action| matches!(action, Action::Warp(..)))
    );
    s.expect_refusal("warp 1", "RIFT-9.8");
    s.orders("step; warp 1").expect_mines("A4");
}

#[test]
fn rift_9_9_movement_is_owed_again_in_the_turn_after_a_warp() {
    let mut s = scene().ship("Rhino A4 E").active(0);
    s.orders("warp 2; end; activate 1; end; activate 0")
        .expect(0, "+2");
    s.expect_refusal("end", "RIFT-7.9");
    s.orders("step").expect_refusal("end", "RIFT-7.9");
    s.orders("step; end").expect(0, "E4");
}
