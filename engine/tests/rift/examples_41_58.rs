//! The worked examples 41 to 58: turn order, Centaur Ace, volleys, mines in three planes.

use crate::scene::{Scene, scene};
use engine::grid::Heading;
use engine::rift::action::Action;
use engine::rift::ship::{ShipId, Side};
use engine::rift::state::{Ending, Phase};

/// Activates the first ship that may act, `turns` times; returns the teams that acted.
fn teams_in_order(s: &mut Scene, turns: usize) -> Vec<u8> {
    let mut teams = Vec::new();
    for _ in 0..turns {
        let ship = s.eligible()[0];
        teams.push(s.game.team_of_ship(ShipId(ship)));
        s.orders(&format!("activate {ship}; end"));
    }
    teams
}

#[test]
fn ex_41_a_planet_fills_all_planes() {
    for plane in ["-1", "0", "+1"] {
        let mut s = scene()
            .planets("E4")
            .ship(&format!("Rhino D4/{plane} E +1"))
            .ship(&format!("Rhino F4/{plane} W"))
            .active(0);
        s.expect_refusal("step", "RIFT-7.11");
        s.expect_refusal("laser", "RIFT-11.5");
    }
}

#[test]
fn ex_42_teams_of_two_ships_and_one_take_turns() {
    let mut s = scene()
        .ship("Rhino A1 S seat 0")
        .ship("Rhino C1 S seat 0")
        .ship("Rhino H8 N seat 1")
        .awaiting(0);
    assert_eq!(teams_in_order(&mut s, 3), [0, 1, 0]);
    assert_eq!(s.state.round, 2);
    assert_eq!(teams_in_order(&mut s, 3), [1, 0, 0]);
    assert_eq!(teams_in_order(&mut s, 3), [1, 0, 0]);
    assert_eq!(s.state.round, 4);
}

#[test]
fn ex_43_three_players_take_turns_with_four_ships() {
    let ships = scene()
        .ship("Rhino A1 S seat 0")
        .ship("Rhino C1 S seat 0")
        .ship("Rhino H8 N seat 1")
        .ship("Rhino F8 N seat 2");
    let mut s = ships.clone().teams(&[1, 2, 2]).awaiting(0);
    assert_eq!(s.eligible(), [0, 1]);
    s.orders("activate 0; end");
    assert_eq!(s.eligible(), [2, 3]);
    s.orders("activate 3; end");
    assert_eq!(s.eligible(), [1]);
    s.orders("activate 1; end");
    assert_eq!(s.eligible(), [2]);

    let mut s = scene()
        .ship("Rhino A1 S seat 0")
        .ship("Rhino C1 S seat 0")
        .ship("Rhino H8 N seat 1")
        .ship("Rhino F8 N seat 2")
        .ship("Rhino E1 S seat 3")
        .teams(&[1, 2, 2, 1])
        .awaiting(0);
    s.orders("activate 0; end; activate 2; end");
    assert_eq!(
        s.eligible(),
        [4],
        "the fourth player comes before the first acts again"
    );
    s.expect_refusal("activate 1", "RIFT-5.4");
    s.orders("activate 4; end; activate 3; end");
    assert_eq!(s.eligible(), [1]);
}

#[test]
fn ex_44_kills_score_points_in_centaur_ace() {
    let mut s = scene()
        .ace()
        .ship("Rhino B4 E hull 3 F[0,0]")
        .ship("Rhino D4 W hull 6 F[0,0]")
        .ship("Rhino H8 N")
        .mines("C4")
        .active(0);
    s.orders("laser").expect_scores(&[0, 0, 0]);
    s.expect_running();

    let mut s = scene()
        .ace()
        .ship("Rhino H1 S")
        .ship("Rhino H8 N")
        .ship("Rhino B4 E +1 hull 1 F[0,0]")
        .mines_of(1, "C4")
        .active(2);
    s.orders("step").expect_scores(&[0, 1, 0]);

    let mut s = scene()
        .ace()
        .ship("Rhino B4 E")
        .ship("Rhino D4 W hull 1 F[0,0]")
        .ship("Rhino H8 N")
        .active(0);
    s.state.scores[0] = 2;
    s.orders("laser").expect_scores(&[3, 0, 0]);
    s.expect_over(&[0], Ending::Target);
}

#[test]
fn ex_45_a_destroyed_ship_is_replaced_in_centaur_ace() {
    for (corner, expected) in [(1, "H1 SW"), (3, "A8 NE")] {
        let mut s = scene()
            .ace()
            .ship("Rhino A1 E")
            .ship("Rhino B1 S hull 1 R[0,0]")
            .ship("Rhino H8 N")
            .active(0);
        s.orders("laser").expect(1, "destroyed");
        // The ship is placed at the end of the turn in which it was destroyed.
        assert_eq!(s.state.phase, Phase::Orders);
        s.orders("end");
        assert_eq!(s.state.phase, Phase::Return);
        let corners: Vec<Action> = s.answers();
        assert_eq!(corners, [1, 3].map(|n| Action::ChooseCorner(ShipId(1), n)));
        s.orders(&format!("corner 1 {corner}"));
        s.expect(1, expected);
        s.expect(1, "0 unhurt hull 10 main 8 aux 6 torpedoes 10 mines 1");
        s.orders("activate 1; end; activate 2");
    }
    // The new ship can be attacked from the next turn on.
    let mut s = scene()
        .ace()
        .ship("Rhino A1 E")
        .ship("Rhino B1 S hull 1 R[0,0]")
        .ship("Rhino H4 N")
        .ship("Rhino H8 N")
        .active(0);
    s.orders("laser; end; corner 1 1; activate 1; end; activate 2; laser F");
    s.expect(1, "H1 F[5,6]");
}

#[test]
fn ex_46_shots_reach_the_ship_behind_a_destroyed_one() {
    let mut s = scene()
        .ship("Rhino A4 E")
        .ship("Rhino C4 N L[0,0] hull 2")
        .ship("Rhino D4 N")
        .active(0);
    s.orders("laser x2")
        .expect(1, "destroyed hull 0")
        .expect(2, "L[6,6]");
    s.orders("torpedo").expect(2, "L[3,6]");
}

#[test]
fn ex_47_a_hammer_fires_a_volley() {
    let mut s = scene().ship("Hammer A4 E").ship("Rhino C4 N").active(0);
    s.orders("torpedo x4; laser x2");
    s.expect(1, "L[0,0] hull 8").expect(0, "main 6 torpedoes 8");
}

#[test]
fn ex_48_a_charged_screech_fires_a_volley() {
    let mut s = scene()
        .ship("Screech A4 E charged")
        .ship("Rhino E4 W")
        .active(0);
    s.orders("ion; laser x4");
    s.expect(1, "F[0,3]").expect(0, "main 3 ion uncharged");
}

#[test]
fn ex_49_a_time_out_ends_the_turn() {
    let mut s = scene().timed().ship("Rhino B4 E +2").active(0);
    s.orders("step; timeout")
        .expect(0, "C4 +2 main 8 aux 6 unhurt hull 10");
    s.orders("activate 1; end; activate 0; step");
    s.expect_refusal("end", "RIFT-7.9");
    s.orders("step; end");
}

#[test]
fn ex_50_a_ship_turns_between_steps() {
    let mut s = scene().ship("Screech B6 E +2").active(0);
    s.orders("step").expect(0, "C6");
    s.orders("left; step").expect(0, "D5 main 8 moved 2");
}

#[test]
fn ex_51_a_ship_stops_after_a_sprint() {
    let mut s = scene().ship("Screech A8 NE +4").active(0);
    s.orders("step x4").expect(0, "E4");
    s.orders("slower x4").expect(0, "0 main 5");
    s.orders("end");
}

#[test]
fn ex_52_an_allied_ship_blocks_a_shot() {
    let ships = |ally: &str| {
        scene()
            .ship("Rhino A4 E seat 0")
            .ship(&format!("Rhino {ally} N seat 0"))
            .ship("Rhino D4 W seat 1")
            .active(0)
    };
    ships("C4/0").expect_refusal("laser", "RIFT-11.7");
    ships("C4/+1").orders("laser").expect(2, "F[5,6]");
}

#[test]
fn ex_53_a_hammer_pays_the_common_warp_price() {
    let mut s = scene().ship("Hammer A4 E").active(0);
    s.orders("warp 3").expect(0, "D4 +2 main 2 aux 10");
}

#[test]
fn ex_54_a_mine_below_an_enemy_faces_all_its_sides() {
    let mut s = scene()
        .ship("Rhino A4 E")
        .ship("Rhino C4/+1 N")
        .mines("C4/0")
        .active(0);
    s.orders("laser");
    assert_eq!(s.asked_sides(), Some((1, Side::ALL.to_vec())));
    s.orders("side 1 B").expect_mines("");
    s.expect(1, "B[0,6] F[6,6]").expect(0, "F[3,6]");
}

#[test]
fn ex_55_shields_drop_during_the_ships_own_turn() {
    let setting = |aux: u8| {
        scene()
            .ship(&format!("Rhino B4 E +1 main 1 aux {aux}"))
            .mines("C4")
            .active(0)
    };
    setting(0)
        .orders("laser pay 1+0")
        .expect(0, "hull 4 F[6,6] shields down");
    setting(1)
        .orders("laser pay 0+1")
        .expect(0, "hull 10 F[0,6] shields up");
}

#[test]
fn ex_56_the_last_ship_of_a_team_is_lost_in_its_own_turn() {
    let mut s = scene()
        .ship("Rhino B4 E +1 hull 1 F[0,0]")
        .ship("Rhino H8 N")
        .mines("C4")
        .active(0);
    s.orders("step").expect_over(&[1], Ending::LastTeam);
}

#[test]
fn ex_57_a_waiting_mine_prevents_a_warp() {
    let mut s = scene().ship("Rhino B4 E +1").active(0);
    s.orders("release");
    s.expect_refusal("warp 3", "RIFT-9.8");
    s.orders("step; warp 3").expect(0, "F4");
    let mut s = scene().ship("Rhino B4 E main 7").active(0);
    s.orders("release");
    s.expect_refusal("warp 3", "RIFT-9.8");
    s.orders("up; warp 3 pay 6+0").expect(0, "E4/+1");
}

#[test]
fn ex_58_a_plane_change_leaves_a_mine_behind() {
    let mut s = scene().ship("Rhino D4/0 E").ship("Rhino D8/0 N").active(0);
    s.orders("release; up").expect_mines("D4/0");
    s.expect(0, "D4/+1 unhurt hull 10 E");
    s.orders("end").expect_mines("D4/0");
    assert_eq!(s.strength_lost(0), 0);
    s.orders("activate 1; laser");
    assert_eq!(s.asked_sides(), Some((0, Side::ALL.to_vec())));
    s.orders("side 0 R").expect(0, "R[0,6]").expect_mines("");
    assert_eq!(s.ship(0).heading, Heading::E);
}
