//! RIFT-13.1 to 13.9: laying, striking and setting off mines.

use crate::scene::{scene, scene_of};
use engine::game::{Game, Seat};
use engine::rift::board_file::MAX_BOARD_MINES;
use engine::rift::event::Event;
use engine::rift::mine::MAX_MINES;
use engine::rift::options::MAX_SHIPS;

#[test]
fn rift_13_1_every_model_carries_its_number_of_mines() {
    scene()
        .ship("Screech D4 E +1")
        .active(0)
        .expect_refusal("release", "RIFT-13.3");
    for (model, mines) in [("Rhino", 1), ("Hammer", 3)] {
        let mut s = scene().ship(&format!("{model} D4 E +2")).active(0);
        s.expect(0, &format!("mines {mines}"));
        let energy = s.ship(0).energy();
        for (left, order) in (0..mines).rev().zip(["step", "step", "up"]) {
            s.orders("release").expect(0, &format!("mines {left}"));
            assert!(
                order == "up" || s.ship(0).energy() == energy,
                "releasing is free"
            );
            s.orders(order);
        }
        s.expect_refusal("release", "RIFT-13.3");
    }
    // Mines stay in place whatever happens around them.
    let mut s = scene().ship("Rhino D4 E +1").active(0);
    s.orders("release; step; end; activate 1; end; activate 0; step; end")
        .expect_mines("D4");
}

#[test]
fn rift_13_1_every_mine_of_the_largest_fleet_can_be_laid() {
    let mine_labels: Vec<String> = ["U", "V", "W", "X"]
        .iter()
        .flat_map(|column| (1..=10).map(move |row| format!("{column}{row}")))
        .collect();
    assert_eq!(mine_labels.len(), MAX_BOARD_MINES);
    let mut setting = scene_of(24, 24).mines(&mine_labels.join(" "));
    for row in 1..=MAX_SHIPS {
        let seat = usize::from(row > MAX_SHIPS / 2);
        setting = setting.ship(&format!("Hammer A{row} E seat {seat}"));
    }
    let mut s = setting.awaiting(0);
    let half = MAX_SHIPS / 2;
    for ship in (0..half).flat_map(|n| [n, half + n]) {
        s.orders(&format!(
            "activate {ship}; release; up; release; faster; step"
        ));
        s.orders("release; faster; step; end");
    }
    assert_eq!(s.state.mines.len(), MAX_BOARD_MINES + 3 * MAX_SHIPS);
    assert_eq!(s.state.round, 2);
}

#[test]
fn rift_13_19_a_full_board_takes_no_mine() {
    let mine_labels = |count: usize| -> String {
        let labels = (1..=16).flat_map(|row| "QRSTUVWX".chars().map(move |x| format!("{x}{row}")));
        labels.take(count).collect::<Vec<_>>().join(" ")
    };
    let scene_with = |count: usize| {
        scene_of(24, 24)
            .ship("Hammer A24 E")
            .mines(&mine_labels(count))
            .active(0)
    };
    scene_with(MAX_MINES).expect_refusal("release", "RIFT-13.19");
    // A mine that waits under its ship counts.
    let mut s = scene_with(MAX_MINES - 1);
    s.orders("release; up").expect(0, "mines 2");
    assert!(s.state.mines.is_full());
    s.expect_refusal("release", "RIFT-13.19");
    s.state.take_mine(0);
    s.orders("release");
}

#[test]
fn rift_13_9_the_last_of_very_many_mines_detonates_alone() {
    let mine_labels: Vec<String> = (1..=20)
        .flat_map(|row| "TUVWX".chars().map(move |column| format!("{column}{row}")))
        .collect();
    let mut s = scene_of(24, 24)
        .ship("Rhino E7 N")
        .ship("Rhino D4 N")
        .mines(&mine_labels.join(" "))
        .mines("E3")
        .active(0);
    s.orders("laser");
    assert!(s.state.wave.mines.indices().eq([mine_labels.len()]));
    // While the owner is asked, the position can be written and read back.
    let position = s.game.to_position(&s.state);
    assert_eq!(
        s.game.state_from_position(position).expect("it is sound"),
        s.state
    );
    s.orders("side 1 F");
    assert_eq!(s.state.mines.len(), mine_labels.len());
    s.expect(1, "F[0,6]");
}

#[test]
fn rift_13_2_a_mine_is_left_in_the_space_that_the_ship_leaves() {
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
    s.orders("release").expect_refusal("warp 2", "RIFT-9.8");
}

#[test]
fn rift_13_3_a_released_mine_waits_under_its_ship() {
    let mut s = scene().ship("Hammer D4 E").mines("D2").active(0);
    s.orders("release").expect(0, "mines 2").expect_mines("D2");
    assert!(s.state.turn.has_waiting_mine);
    s.expect_refusal("release", "RIFT-13.3");
    // A waiting mine is not on the board yet, so no chain of blasts detonates it.
    let mut s = scene()
        .ship("Hammer D4 E")
        .ship("Rhino H8 N")
        .mines("F4")
        .rules(|rules| rules.has_chain_mines = true)
        .active(0);
    s.orders("release; laser")
        .expect_mines("")
        .expect(0, "F[3,6] B[6,6]");
    assert!(s.state.turn.has_waiting_mine);
    s.orders("up").expect_mines("D4");
    let mut s = scene().ship("Screech D4 E").active(0);
    s.expect_refusal("release", "RIFT-13.3");
    let mut s = scene().ship("Rhino D4 E mines 0").active(0);
    s.expect_refusal("release", "RIFT-13.3");
}

#[test]
fn rift_13_4_a_released_mine_becomes_live_when_the_ship_leaves() {
    let mut s = scene().ship("Hammer D4 E +2").active(0);
    s.orders("release; right; left").expect_mines("");
    s.orders("step").expect_mines("D4");
    assert!(!s.state.turn.has_waiting_mine);
    s.orders("release; step")
        .expect_mines("D4 E4")
        .expect(0, "mines 1 F4");
    s.orders("release; up")
        .expect_mines("D4 E4 F4")
        .expect(0, "mines 0 F4/+1 unhurt");
    s.orders("end").expect_mines("D4 E4 F4");
    // The waiting mine becomes live before the ship enters the next space, so its blast hits that
    // ship.
    let mut s = scene().ship("Rhino D4 E +1").mines("E4").active(0);
    s.orders("release; step")
        .expect_mines("D4")
        .expect(0, "F[0,0] hull 10");
}

#[test]
fn rift_13_5_a_mine_that_still_waits_at_the_end_of_the_turn_detonates() {
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
        assert_eq!(
            [s.strength_lost(1), s.strength_lost(2), s.strength_lost(3)],
            [6, 6, 6]
        );
    }
    // Each mine records who laid it; mines of the setup may belong to nobody.
    let mut s = scene().ship("Rhino D4 E +1").mines("A1").active(0);
    s.orders("release; step");
    let layers: Vec<Option<Seat>> = s.state.mines.iter().map(|mine| mine.owner()).collect();
    assert_eq!(layers, [None, Some(Seat(0))]);
}

#[test]
fn rift_13_7_a_step_or_a_warp_into_a_mine_strikes_it() {
    let mut s = scene().ship("Rhino D4 E +1").mines("E4").active(0);
    s.orders("step")
        .expect(0, "F[0,0] hull 10 R[6,6] B[6,6] L[6,6]");
    let mut s = scene().ship("Rhino D4 E -1").mines("C4").active(0);
    s.orders("step").expect(0, "B[0,0] hull 10 F[6,6]");
    let mut s = scene().ship("Rhino D4 E -2").mines("F4").active(0);
    s.orders("warp 3").expect(0, "F[0,0] hull 10 B[6,6]");
}

#[test]
fn rift_13_8_a_plane_change_into_a_mine_strikes_it() {
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
    // A ship's own mine of the same turn hits its back; if it was struck by a step, the rule of
    // steps applies.
    let mut s = scene().ship("Rhino D4 E").active(0);
    s.orders("release; up; down")
        .expect(0, "D4/0 B[0,0] F[6,6]");
    let mut s = scene().ship("Rhino D4 E +1").active(0);
    s.orders("release; step; right x4; faster; step")
        .expect(0, "D4 F[0,0] B[6,6]");
    // A ship's own mine of an earlier turn is like any other.
    let mut s = scene().ship("Rhino D4 E").active(0);
    s.orders("release; up; end; activate 1; end; activate 0; down");
    s.expect(0, "D4/0 F[0,0] B[6,6]");
}

#[test]
fn rift_13_9_a_struck_shot_or_lingering_mine_detonates_and_is_removed() {
    let detonation_count = |s: &crate::scene::Scene| {
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
    assert_eq!(
        [
            detonation_count(&struck),
            detonation_count(&shot),
            detonation_count(&lingering)
        ],
        [1, 1, 1]
    );
}
