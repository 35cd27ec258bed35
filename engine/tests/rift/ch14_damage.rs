//! RIFT-14: damage and destruction.

use crate::scene::scene;
use engine::rift::event::Event;

#[test]
fn rift_14_1_damage_hits_outer_bar_then_inner_bar_then_hull() {
    for (order, expected) in [
        ("laser x2", "F[0,3] hull 5"),
        ("laser x2; torpedo", "F[0,0] hull 5"),
        ("laser x3; torpedo", "F[0,0] hull 4"),
        ("torpedo x2; laser x2", "F[0,0] hull 2"),
    ] {
        let mut s = scene()
            .ship("Rhino B4 E")
            .ship("Rhino D4 W F[2,3] hull 5")
            .active(0);
        s.orders(order).expect(1, expected);
    }
    // With the shields down all damage goes to the hull.
    let mut s = scene()
        .ship("Rhino B4 E")
        .ship("Rhino D4 W main 0")
        .active(0);
    s.orders("laser x2; torpedo").expect(1, "unhurt hull 5");
}

#[test]
fn rift_14_2_bars_of_other_sides_never_help() {
    let mut s = scene()
        .ship("Rhino B4 E")
        .ship("Rhino D4 W F[0,1]")
        .active(0);
    s.orders("torpedo")
        .expect(1, "F[0,0] R[6,6] B[6,6] L[6,6] hull 8");
    let mut s = scene()
        .ship("Rhino B4 E")
        .ship("Rhino D4 W F[1,1]")
        .active(0);
    s.orders("laser x2").expect(1, "F[0,0] hull 10");
    s.orders("laser").expect(1, "hull 9");
}

#[test]
fn rift_14_3_a_lone_bar_absorbs_whichever_slot_it_is_in() {
    for (bars, after) in [("F[0,4]", "F[0,1]"), ("F[4,0]", "F[1,0]")] {
        let mut s = scene()
            .ship("Rhino B4 E")
            .ship(&format!("Rhino D4 W {bars}"))
            .active(0);
        s.orders("torpedo").expect(1, after).expect(1, "hull 10");
    }
}

#[test]
fn rift_14_4_a_ship_without_hull_is_removed_at_once() {
    let mut s = scene()
        .ship("Rhino B4 E +1")
        .ship("Rhino C4 W F[0,0] hull 2")
        .ship("Rhino H8 N")
        .ship("Rhino C3 N seat 1")
        .active(0);
    s.orders("torpedo").expect(1, "destroyed hull 0");
    assert!(s.has_event(|event| matches!(event, Event::ShipDestroyed { .. })));
    assert_eq!(
        [s.strength_lost(2), s.strength_lost(3)],
        [0, 0],
        "no explosion"
    );
    // Its space is free: there is no wreck.
    s.orders("step; end").expect(0, "C4");
    assert_eq!(s.eligible(), [3]);
}

#[test]
fn rift_14_5_laid_mines_of_a_destroyed_ship_stay_and_a_waiting_one_is_removed() {
    let mut s = scene()
        .ship("Rhino B4 E")
        .ship("Rhino C4 W F[0,0] hull 1")
        .ship("Rhino H8 N seat 1")
        .mines_of(1, "H1 D1/+1")
        .active(0);
    s.orders("laser")
        .expect(1, "destroyed")
        .expect_mines("H1 D1/+1");
    // A mine that waits under a ship is removed with it, without effect.
    let mut s = scene()
        .ship("Rhino B4 E hull 1 F[0,0]")
        .ship("Rhino A1 E seat 0")
        .ship("Rhino B5 N seat 1")
        .mines("C4")
        .active(0);
    s.orders("release; laser; side 2 R")
        .expect(0, "destroyed")
        .expect_mines("");
    assert_eq!(s.strength_lost(2), 6, "only the mine at C4 went off");
    assert_eq!(s.eligible(), [2]);
}

#[test]
fn rift_14_6_hull_damage_has_no_other_effect() {
    let mut s = scene()
        .ship("Rhino B4 E hull 1 F[0,0] R[0,0] B[0,0] L[0,0]")
        .ship("Rhino E4 W")
        .active(0);
    s.orders("faster x2; slower; step; laser x4; torpedo x2; left")
        .expect(0, "main 1 aux 5 +1");
    s.orders("end; activate 1; end; activate 0")
        .expect(0, "main 8 hull 1");
    let mut s = scene().ship("Rhino B4 E hull 1").active(0);
    s.orders("warp 5; end; activate 1; end; activate 0")
        .expect(0, "hull 1 G4");
}
