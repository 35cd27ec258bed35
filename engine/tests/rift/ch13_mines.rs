//! RIFT-13.1 to 13.9: laying, striking and setting off mines.

use crate::scene::scene;
use engine::game::Seat;
use engine::rift::event::Event;

#[test]
fn rift_13_1_mines_carried() {
    scene()
        .ship("Screech D4 E +1")
        .active(0)
        .refused("release", "RIFT-13.3");
    for (model, mines) in [("Rhino", 1), ("Hammer", 3)] {
        let mut s = scene().ship(&format!("{model} D4 E +2")).active(0);
        s.expect(0, &format!("mines {mines}"));
        let energy = s.ship(0).energy();
        for (left, leave) in (0..mines).rev().zip(["step", "step", "up"]) {
            s.orders("release").expect(0, &format!("mines {left}"));
            assert!(
                leave == "up" || s.ship(0).energy() == energy,
                "releasing is free"
            );
            s.orders(leave);
        }
        s.refused("release", "RIFT-13.3");
    }
    // Mines lie where they are, whatever goes on around them.
    let mut s = scene().ship("Rhino D4 E +1").active(0);
    s.orders("release; step; end; activate 1; end; activate 0; step; end")
        .expect_mines("D4");
}

#[test]
fn rift_13_2_a_mine_is_left_in_the_space_that_is_left() {
    let mut s = scene().ship("Rhino D4/+1 E +1").active(0);
    s.orders("release; step")
        .expect_mines("D4/+1")
        .expect(0, "E4/+1");
    let mut s = scene().ship("Rhino D4/+1 E -1").active(0);
    s.orders("release; step")
        .expect_mines("D4/+1")
        .expect(0, "C4/+1");
    let mut s = scene().ship("Rhino D4/+1 E").active(0);
    s.orders("release; down")
        .expect_mines("D4/+1")
        .expect(0, "D4/0");
    let mut s = scene().ship("Rhino D4 E").active(0);
    s.orders("release").refused("warp 2", "RIFT-9.8");
}

#[test]
fn rift_13_3_a_released_mine_waits_under_its_ship() {
    let mut s = scene().ship("Hammer D4 E").mines("D2").active(0);
    s.orders("release").expect(0, "mines 2").expect_mines("D2");
    assert!(s.state.turn.waiting_mine);
    s.refused("release", "RIFT-13.3");
    // It is not on the board: no chain of blasts sets it off.
    let mut s = scene()
        .ship("Hammer D4 E")
        .ship("Rhino H8 N")
        .mines("F4")
        .rules(|rules| rules.chain_mines = true)
        .active(0);
    s.orders("release; laser")
        .expect_mines("")
        .expect(0, "F[3,6] B[6,6]");
    assert!(s.state.turn.waiting_mine);
    s.orders("up").expect_mines("D4");
    let mut s = scene().ship("Screech D4 E").active(0);
    s.refused("release", "RIFT-13.3");
    let mut s = scene().ship("Rhino D4 E mines 0").active(0);
    s.refused("release", "RIFT-13.3");
}

#[test]
fn rift_13_4_it_becomes_live_when_the_ship_leaves() {
    let mut s = scene().ship("Hammer D4 E +2").active(0);
    s.orders("release; right; left").expect_mines("");
    s.orders("step").expect_mines("D4");
    assert!(!s.state.turn.waiting_mine);
    s.orders("release; step")
        .expect_mines("D4 E4")
        .expect(0, "mines 1 F4");
    s.orders("release; up")
        .expect_mines("D4 E4 F4")
        .expect(0, "mines 0 F4/+1 unhurt");
    s.orders("end").expect_mines("D4 E4 F4");
    // It is live before the ship enters the next space: that ship is hit by its blast.
    let mut s = scene().ship("Rhino D4 E +1").mines("E4").active(0);
    s.orders("release; step")
        .expect_mines("D4")
        .expect(0, "F[0,0] hull 10");
}

#[test]
fn rift_13_5_a_mine_that_still_waits_goes_off_at_the_end() {
    let setting = scene()
        .ship("Rhino D4 E")
        .ship("Rhino D5 N")
        .ship("Rhino F4 W")
        .timed();
    for end in ["end", "timeout"] {
        let mut s = setting.clone().active(0);
        s.orders("release").orders(end).expect_mines("");
        s.expect(0, "B[0,0] F[6,6] R[6,6] L[6,6] hull 10");
        s.expect(1, "F[0,6]").expect(2, "F[3,6]");
        assert_eq!(s.eligible(), [1]);
    }
}

#[test]
fn rift_13_6_live_mines_harm_every_ship_alike() {
    for layer in 0..3 {
        let mut s = scene()
            .ship("Rhino A4 E")
            .ship("Rhino C4 E seat 0")
            .ship("Rhino E4 N seat 1")
            .ship("Rhino D3 N seat 2")
            .teams(&[1, 2, 3])
            .mines_of(layer, "D4")
            .active(1);
        s.orders("laser");
        assert_eq!([s.lost(1), s.lost(2), s.lost(3)], [6, 6, 6]);
    }
    // Each remembers who laid it; those of the start may be nobody's.
    let mut s = scene().ship("Rhino D4 E +1").mines("A1").active(0);
    s.orders("release; step");
    let layers: Vec<Option<Seat>> = s.state.mines.iter().map(|mine| mine.layer()).collect();
    assert_eq!(layers, [None, Some(Seat(0))]);
}

#[test]
fn rift_13_7_striking_by_step_and_by_warp() {
    let mut s = scene().ship("Rhino D4 E +1").mines("E4").active(0);
    s.orders("step")
        .expect(0, "F[0,0] hull 10 R[6,6] B[6,6] L[6,6]");
    let mut s = scene().ship("Rhino D4 E -1").mines("C4").active(0);
    s.orders("step").expect(0, "B[0,0] hull 10 F[6,6]");
    let mut s = scene().ship("Rhino D4 E -2").mines("F4").active(0);
    s.orders("warp 3").expect(0, "F[0,0] hull 10 B[6,6]");
}

#[test]
fn rift_13_8_striking_by_a_change_of_plane() {
    for (speed, expected) in [
        ("+1", "F[0,0] B[6,6]"),
        ("0", "F[0,0] B[6,6]"),
        ("-1", "B[0,0] F[6,6]"),
    ] {
        let mut s = scene()
            .ship(&format!("Rhino D4 E {speed}"))
            .mines("D4/-1")
            .active(0);
        s.orders("down").expect(0, expected);
    }
    // Its own mine of the same turn hits the back; by step the rule of steps holds.
    let mut s = scene().ship("Rhino D4 E").active(0);
    s.orders("release; up; down")
        .expect(0, "D4/0 B[0,0] F[6,6]");
    let mut s = scene().ship("Rhino D4 E +1").active(0);
    s.orders("release; step; right x4; faster; step")
        .expect(0, "D4 F[0,0] B[6,6]");
    // A mine of an earlier turn, though its own, is like any other.
    let mut s = scene().ship("Rhino D4 E").active(0);
    s.orders("release; up; end; activate 1; end; activate 0; down");
    s.expect(0, "D4/0 F[0,0] B[6,6]");
}

#[test]
fn rift_13_9_struck_shot_or_lingering_and_then_gone() {
    let gone = |s: &crate::scene::Scene| {
        s.log
            .iter()
            .filter(|event| matches!(event, Event::MineDetonated { .. }))
            .count()
    };
    let mut struck = scene().ship("Rhino D4 E +1").mines("E4").active(0);
    struck.orders("step").expect_mines("");
    let mut shot = scene().ship("Rhino D4 E").mines("H4").active(0);
    shot.orders("laser").expect_mines("");
    let mut lingering = scene().ship("Rhino D4 E").active(0);
    lingering.orders("release; end").expect_mines("");
    assert_eq!([gone(&struck), gone(&shot), gone(&lingering)], [1, 1, 1]);
}
