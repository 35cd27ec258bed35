//! The worked examples 1 to 20: turns, energy, movement, shields, warp.

use crate::scene::scene;
use engine::rift::ship::Side;

#[test]
fn ex_01_a_screech_takes_a_long_turn() {
    let mut s = scene()
        .ship("Screech E7 N +1 main 9 aux 5")
        .ship("Rhino E4/+1 SE")
        .active(0);
    s.orders("up").expect(0, "main 8");
    assert_eq!(
        s.open_sides("laser"),
        [Some(Side::Front), Some(Side::Right)]
    );
    s.orders("laser x4 R").expect(0, "main 4");
    s.orders("ion R").expect(0, "main 2");
    s.orders("left").expect(0, "main 1 aux 5");
    s.orders("down").expect(0, "main 1 aux 4");
    s.orders("faster x3").expect(0, "main 1 aux 1");
    s.orders("step x4; end");
    s.expect(1, "R[0,5] F[6,6] B[6,6] L[6,6] hull 10");
    s.expect(0, "A3/0 NW +4 main 1 aux 1 shields up");
}

#[test]
fn ex_02_a_salvo_hits_one_side() {
    let mut s = scene()
        .ship("Rhino A4 E")
        .ship("Rhino D4 N L[2,6]")
        .active(0);
    s.orders("torpedo x2; laser x4");
    s.expect(1, "L[0,0] hull 8 F[6,6] R[6,6] B[6,6]");
    s.expect(0, "main 4 torpedoes 8");
}

#[test]
fn ex_03_a_rhino_fires_all_its_weapons() {
    let mut s = scene()
        .ship("Rhino D4 E")
        .ship("Rhino F4 W")
        .ship("Rhino B4 E")
        .active(0);
    s.orders("laser x4; torpedo x2; back laser x2");
    s.expect(1, "F[0,2] hull 10").expect(2, "F[4,6] hull 10");
    s.expect(0, "main 2 torpedoes 8");
    s.expect_refusal("laser", "RIFT-11.9");
    s.expect_refusal("torpedo", "RIFT-11.9");
    s.expect_refusal("back laser", "RIFT-11.9");
}

#[test]
fn ex_04_a_ship_mixes_steps_shots_and_turns() {
    let mut s = scene().ship("Rhino C6 N +1").ship("Rhino C2 S").active(0);
    s.orders("step").expect(0, "C5");
    s.orders("laser x4; right; faster; step");
    s.expect(0, "moved 2");
    s.orders("end");
    s.expect(0, "D4 NE +2 main 2").expect(1, "F[2,6]");
}

#[test]
fn ex_05_a_ship_mixes_steps_planes_and_bar_moves() {
    let mut s = scene()
        .ship("Rhino B5 E +1 L[0,0]")
        .ship("Rhino F5/+1 W")
        .active(0);
    s.orders("faster; step x2; up; torpedo x2; right; relocate B.outer L.outer; down x2; end");
    s.expect(0, "D5/-1 SE main 2 torpedoes 8 B[0,6] L[6,0]");
    s.expect(1, "F[0,6]");
}

#[test]
fn ex_06_a_ship_charges_three_units() {
    let mut s = scene().ship("Rhino B4 E main 8 aux 2").active(0);
    s.orders("charge 3").expect(0, "main 5 aux 5");
}

#[test]
fn ex_07_the_auxiliary_store_has_a_limit() {
    let mut s = scene().ship("Rhino B4 E main 4 aux 5").active(0);
    s.expect_refusal("charge 2", "RIFT-6.9");
    s.orders("charge 1").expect(0, "main 3 aux 6");
    s.orders("end; activate 1; end; activate 0");
    s.expect(0, "main 8 aux 6");
}

#[test]
fn ex_08_a_ship_spends_its_last_unit() {
    let mut s = scene()
        .ship("Rhino B4 E main 1 aux 0")
        .ship("Rhino E4 W")
        .active(0);
    s.expect_refusal("laser", "RIFT-6.4");
    s.orders("laser pay 1+0").expect(0, "main 0 shields down");
    s.orders("end; activate 1; laser");
    s.expect(0, "hull 9 F[6,6]");
    s.orders("end; activate 0");
    s.expect(0, "main 8 shields up F[6,6] hull 9");
}

#[test]
fn ex_09_the_last_unit_goes_into_the_auxiliary_store() {
    let mut s = scene().ship("Screech B4 E main 1 aux 3").active(0);
    s.orders("charge 1").expect(0, "main 0 aux 4 shields down");
    s.orders("end; activate 1")
        .expect(0, "main 0 aux 4 shields down");
    s.orders("end; activate 0")
        .expect(0, "main 9 aux 4 shields up");
}

#[test]
fn ex_10_braking_reduces_the_movement_owed() {
    let mut s = scene().ship("Rhino B4 E +2").active(0);
    s.orders("step").expect(0, "C4 moved 1");
    s.expect_refusal("end", "RIFT-7.9");
    s.orders("slower").expect(0, "+1");
    s.expect_refusal("step", "RIFT-7.5");
    s.orders("end").expect(0, "C4 +1 main 7");
}

#[test]
fn ex_11_speed_has_limits() {
    let mut s = scene().ship("Rhino B4 E +2").active(0);
    s.orders("step x2").expect(0, "D4 moved 2");
    s.expect_refusal("step", "RIFT-7.5");
    s.expect_refusal("faster", "RIFT-7.1");
}

#[test]
fn ex_12_a_ship_moves_in_reverse() {
    let mut s = scene().ship("Rhino D4 E -1").active(0);
    s.orders("step").expect(0, "C4 E -1");
}

#[test]
fn ex_13_a_hammer_brakes_through_zero_at_its_move_cost() {
    let mut s = scene().ship("Hammer D4 E +1").active(0);
    s.orders("slower x2").expect(0, "-1 main 4 aux 10");
    s.expect_refusal("end", "RIFT-7.9");
    s.orders("step").expect(0, "C4 E");
    s.orders("end");
}

#[test]
fn ex_14_a_hammer_turns_and_dives() {
    let setting = scene().ship("Hammer D4/+1 E aux 8");
    let mut s = setting.clone().active(0);
    s.orders("right x2; down x2");
    s.expect(0, "D4/-1 S main 1 aux 7");
    let mut s = setting.ship("Rhino D4/0 N").active(0);
    s.expect_refusal("down", "RIFT-8.2");
}

#[test]
fn ex_15_a_ship_is_stuck_at_the_edge() {
    let mut s = scene().ship("Rhino A1 NW +1 main 0 aux 0").active(0);
    s.orders("end").expect(0, "0 A1");

    let mut s = scene().ship("Rhino A1 NW +1 main 0 aux 1").active(0);
    s.expect_refusal("end", "RIFT-7.9");
    s.orders("slower; end").expect(0, "0 A1 aux 0");

    let mut s = scene().ship("Hammer A1 NW +1 main 1 aux 0").active(0);
    s.orders("end").expect(0, "0 main 0 shields down hull 12");

    let mut s = scene().ship("Rhino H4 E +2 main 1 aux 0").active(0);
    s.expect_refusal("end", "RIFT-7.9");
    s.orders("slower pay 1+0").expect(0, "+1 main 0");
    s.orders("end").expect(0, "0 H4 hull 10");
}

#[test]
fn ex_16_two_bars_move() {
    let mut s = scene().ship("Rhino D4 E L[0,0]").active(0);
    s.orders("relocate F.outer L.outer; relocate B.outer L.inner");
    s.expect(0, "main 6 F[0,6] B[0,6] L[6,6] R[6,6]");
}

#[test]
fn ex_17_two_bars_are_swapped() {
    let mut s = scene().ship("Rhino D4 E F[2,6]").active(0);
    s.orders("swap F.outer B.outer");
    s.expect(0, "main 6 F[6,6] B[2,6]");
}

#[test]
fn ex_18_a_side_takes_no_third_bar_and_bars_never_merge() {
    let mut s = scene().ship("Rhino D4 E R[3,0] L[2,6]").active(0);
    for to in ["F.outer", "F.inner", "B.outer", "B.inner", "R.outer"] {
        s.expect_refusal(&format!("relocate L.outer {to}"), "RIFT-10.3");
    }
    s.orders("relocate L.outer R.inner");
    s.expect(0, "R[3,2] L[0,6] main 7");
}

#[test]
fn ex_19_a_ship_warps() {
    let mut s = scene().ship("Rhino A1 SE").active(0);
    s.orders("warp 5")
        .expect(0, "F6 SE +2 main 2 aux 6 moved 0");
    s.expect_refusal("step", "RIFT-9.7");
    s.expect_refusal("faster", "RIFT-9.7");
    s.expect_refusal("slower", "RIFT-9.7");
    s.expect_refusal("warp 1 pay 2+4", "RIFT-9.7");
    s.orders("right; end");
    s.orders("activate 1; end; activate 0");
    s.expect(0, "+2");
    s.expect_refusal("end", "RIFT-7.9");
    s.orders("step");
    s.expect_refusal("end", "RIFT-7.9");
    s.orders("step; end");
}

#[test]
fn ex_20_an_asteroid_blocks_the_warp_lane() {
    let setting = scene().asteroids("D4/0");
    let mut s = setting.clone().ship("Rhino A1 SE").active(0);
    for squares in 3..=7 {
        s.expect_refusal(&format!("warp {squares}"), "RIFT-9.3");
    }
    s.orders("warp 2").expect(0, "C3");
    let mut s = setting.ship("Rhino A1/+1 SE").active(0);
    s.orders("warp 5").expect(0, "F6/+1");
}
