//! RIFT-8: rotation and changes of plane.

use crate::scene::scene;

#[test]
fn rift_8_1_a_rotation_turns_the_ship_by_an_eighth() {
    let mut s = scene().ship("Rhino D4 N").active(0);
    for facing in ["NE", "E", "SE", "S", "SW", "W", "NW"] {
        s.orders("right").expect(0, facing);
    }
    let mut s = scene().ship("Rhino D4 N").active(0);
    for facing in ["NW", "W", "SW", "S", "SE", "E", "NE"] {
        s.orders("left").expect(0, facing);
    }
    s.expect(0, "main 1");
    // A ship turns at any speed, before, between and after steps, and after a warp jump.
    let mut s = scene().ship("Screech B4 NE +2").active(0);
    s.orders("right; step; right; left; step; left; end")
        .expect(0, "D4 NE main 5");
    let mut s = scene().ship("Screech B4 E -3").active(0);
    s.orders("warp 2; left; right").expect(0, "D4 E");
}

#[test]
fn rift_8_2_a_plane_change_moves_the_ship_one_plane() {
    let mut s = scene().ship("Rhino D4/0 N").active(0);
    s.orders("up").expect(0, "D4/+1 N main 7");
    s.expect_refusal("up", "RIFT-8.2");
    s.orders("down x2").expect(0, "D4/-1 main 5");
    s.expect_refusal("down", "RIFT-8.2");
    for speed in ["-2", "+2"] {
        let mut s = scene().ship(&format!("Rhino D4 N {speed}")).active(0);
        s.orders("up").expect(0, "D4/+1");
    }
    let mut s = scene().ship("Rhino D4 N").active(0);
    s.orders("warp 1; up").expect(0, "D3/+1");
    let mut s = scene()
        .ship("Rhino D4 N")
        .ship("Rhino D4/+1 N")
        .asteroids("D4/-1")
        .active(0);
    s.expect_refusal("up", "RIFT-8.2")
        .expect_refusal("down", "RIFT-8.2");
}

#[test]
fn rift_8_3_a_plane_change_into_a_mine_strikes_it() {
    let mut s = scene().ship("Rhino D4 N").mines("D4/+1").active(0);
    s.orders("up")
        .expect(0, "D4/+1 F[0,0] hull 10")
        .expect_mines("");
}

#[test]
fn rift_8_4_rotation_and_plane_change_keep_speed_and_squares_moved() {
    let mut s = scene().ship("Screech D4 E +3").active(0);
    s.orders("step; up; left; down; right")
        .expect(0, "+3 moved 1");
    s.expect_refusal("end", "RIFT-7.9");
    s.orders("step x2; end");
}
