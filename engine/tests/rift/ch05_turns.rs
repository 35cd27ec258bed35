//! RIFT-5: turns and rounds.

use crate::scene::{Setting, scene};
use engine::game::{Seat, Undo};
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::ship::ShipId;
use engine::rift::state::{Ending, Phase};

/// Returns a setting of four seats with one ship each.
fn four_seats() -> Setting {
    scene()
        .ship("Rhino A1 E")
        .ship("Rhino H1 S")
        .ship("Rhino H8 W")
        .ship("Rhino A8 N")
}

#[test]
fn rift_5_1_teams_act_in_a_fixed_cycle() {
    // The order of teams is that of each team's first seat, whatever the team numbers.
    let s = four_seats().teams(&[9, 4, 4, 2]).awaiting(0);
    let teams: Vec<Vec<Seat>> = s
        .game
        .teams()
        .iter()
        .map(|team| team.iter().collect())
        .collect();
    assert_eq!(
        teams,
        [vec![Seat(0)], vec![Seat(1), Seat(2)], vec![Seat(3)]]
    );
    let mut s = four_seats().awaiting(2);
    for ship in [2, 3, 0, 1, 2, 3] {
        assert_eq!(s.eligible(), [ship]);
        s.orders(&format!("activate {ship}; end"));
    }
}

#[test]
fn rift_5_2_play_passes_to_the_next_team_with_a_ready_ship() {
    let mut s = four_seats().acted(&[1, 2]).awaiting(0);
    s.orders("activate 0; end");
    assert_eq!(s.eligible(), [3], "teams without a Ready ship are skipped");
    let mut s = four_seats().ship("Rhino D4 N seat 0").awaiting(0);
    s.orders("activate 4; end; activate 1; end; activate 2; end; activate 3; end");
    assert_eq!(s.eligible(), [0], "the only team left acts again");
}

#[test]
fn rift_5_3_the_team_chooses_a_ready_ship() {
    let mut s = four_seats().teams(&[1, 2, 1, 2]).awaiting(0);
    assert_eq!(s.eligible(), [0, 2]);
    s.expect_refusal("activate 1", "RIFT-5.3");
    s.expect_refusal("step", "RIFT-5.3");
    s.expect(2, "ready");
    s.orders("activate 2")
        .expect(2, "activated")
        .expect(0, "ready");
    assert_eq!(s.state.turn.ship, Some(ShipId(2)));
    s.expect_refusal("activate 0", "RIFT-5.3");
    s.orders("right; end");
    s.orders("activate 1; end");
    assert_eq!(s.eligible(), [0]);
    s.expect_refusal("activate 2", "RIFT-5.4");
}

#[test]
fn rift_5_4_every_player_of_a_team_has_a_first_turn_before_any_has_a_second() {
    let mut s = four_seats()
        .ship("Rhino D4 N seat 0")
        .teams(&[1, 2, 1, 2])
        .awaiting(0);
    assert_eq!(s.eligible(), [0, 2, 4]);
    s.orders("activate 0; end; activate 1; end");
    s.expect_refusal("activate 4", "RIFT-5.4");
    assert_eq!(s.eligible(), [2]);
    s.orders("activate 2; end; activate 3; end");
    assert_eq!(
        s.eligible(),
        [4],
        "a team-mate without a Ready ship is not waited for"
    );
    s.orders("activate 4; end");
    assert_eq!(s.state.round, 2);
    // The team does not wait for destroyed ships of teammates either.
    let mut s = four_seats()
        .ship("Rhino D4 N seat 0")
        .teams(&[1, 2, 1, 2])
        .acted(&[0, 1])
        .awaiting(0);
    s.state.ships[2].hull = 0;
    assert_eq!(s.eligible(), [4]);
}

#[test]
fn rift_5_4_the_turn_of_a_ship_destroyed_later_counts() {
    let ships = four_seats().ship("Rhino D4 N seat 0").teams(&[1, 2, 1, 2]);
    let mut s = ships.clone().acted(&[0, 1]).awaiting(0);
    s.state.ships[0].hull = 0;
    assert_eq!(s.eligible(), [2], "seat 0 has had a turn, seat 2 none");
    let mut s = ships.awaiting(0);
    s.state.ships[0].hull = 0;
    assert_eq!(s.eligible(), [2, 4], "neither has had a turn");
}

#[test]
fn rift_18_8_every_player_has_a_first_turn_before_any_has_a_second() {
    let ships = |teams: &[u8]| {
        scene()
            .ship("Rhino A1 E seat 0")
            .ship("Rhino C1 E seat 0")
            .ship("Rhino H8 W seat 1")
            .ship("Rhino F8 W seat 2")
            .teams(teams)
            .rules(|rules| rules.is_everybody_first = true)
    };
    let mut s = ships(&[1, 2, 2]).awaiting(0);
    assert_eq!(s.eligible(), [0, 1]);
    s.orders("activate 0; end");
    assert_eq!(s.eligible(), [2, 3]);
    s.orders("activate 2; end");
    assert_eq!(s.eligible(), [3], "the first team is passed over");
    s.expect_refusal("activate 1", "RIFT-5.3");
    s.orders("activate 3; end");
    assert_eq!(s.eligible(), [1]);
    s.orders("activate 1; end");
    assert_eq!((s.state.round, s.eligible()), (2, vec![2, 3]));
    // Players do not wait for a destroyed ship, and a team whose ships must all wait is skipped.
    let mut s = ships(&[1, 2, 2]).acted(&[0]).active(2);
    s.state.ships[3].hull = 0;
    s.orders("end");
    assert_eq!(s.eligible(), [1]);
    // In individual play this changes nothing.
    let mut s = ships(&[1, 2, 3]).awaiting(0);
    for allowed in [vec![0, 1], vec![2], vec![3], vec![1]] {
        assert_eq!(s.eligible(), allowed);
        s.orders(&format!("activate {}; end", allowed[0]));
    }
}

#[test]
fn rift_5_5_a_team_cannot_pass_but_a_turn_may_be_empty() {
    let mut s = four_seats().awaiting(0);
    assert!(
        s.answers()
            .iter()
            .all(|action| matches!(action, Action::Activate(_)))
    );
    s.expect_refusal("end", "RIFT-5.3");
    s.orders("activate 0; end; activate 1");
}

#[test]
fn rift_5_6_a_round_ends_when_no_ship_is_ready() {
    let mut s = four_seats().awaiting(1);
    s.orders("activate 1; end; activate 2; end; activate 3; end");
    assert_eq!(s.state.round, 1);
    s.orders("activate 0; end");
    assert_eq!(s.state.round, 2);
    assert!(s.has_event(|event| *event == Event::RoundEnded { round: 1 }));
    for ship in 0..4 {
        s.expect(ship, "ready");
    }
    assert_eq!(s.eligible(), [1], "the team after the one that acted last");
    // With unequal teams the new round does not go back to the first team.
    let mut s = scene()
        .ship("Rhino A1 S seat 0")
        .ship("Rhino C1 S seat 0")
        .ship("Rhino H8 N seat 1")
        .awaiting(0);
    s.orders("activate 0; end; activate 2; end; activate 1; end");
    assert_eq!(s.eligible(), [2]);
}

#[test]
fn rift_5_6_a_team_that_concedes_does_not_count_as_having_acted() {
    // Ship 0 acted last and only seat 2 is Ready. Seat 2 leaves, which ends the round. The next
    // round begins after the team that acted last, not after the team that left.
    let mut s = scene()
        .ship("Rhino A1 E")
        .ship("Rhino H1 S")
        .ship("Rhino H8 W")
        .acted(&[1])
        .active(0);
    s.orders("end");
    assert_eq!(s.eligible(), [2]);
    s.orders("concede 2");
    assert_eq!((s.state.round, s.eligible()), (2, vec![1]));
}

#[test]
fn rift_5_7_destroyed_ships_do_not_count() {
    // A Ready ship is destroyed: its team is skipped, and the round ends without it.
    let mut s = four_seats()
        .ship("Rhino C1 W hull 1 F[0,0] seat 1")
        .acted(&[1, 2, 3])
        .active(0);
    s.orders("laser").expect(4, "destroyed");
    s.orders("end");
    assert_eq!(s.state.round, 2);
    s.expect_refusal("activate 4", "RIFT-5.7");
    assert_eq!(s.eligible(), [1]);
}

#[test]
fn rift_5_8_the_start_of_a_turn_resets_the_ship() {
    let mut s = scene()
        .ship("Screech D4 E +1 main 2 aux 3 charging")
        .ship("Rhino H8 N")
        .awaiting(0);
    s.state.turn.moved = 3;
    s.state.turn.has_warped = true;
    s.state.turn.fired = 4;
    s.state.turn.has_fired_charged = true;
    s.orders("activate 0")
        .expect(0, "main 9 aux 3 ion charged moved 0");
    assert!(!s.state.turn.has_warped && !s.state.turn.has_fired_charged);
    assert_eq!(s.state.turn.fired, 0);
    // Another ship's charging cannon waits for its own turn.
    let mut s = scene()
        .ship("Rhino A1 N")
        .ship("Screech H8 S charging")
        .awaiting(0);
    s.orders("activate 0").expect(1, "ion charging");
    s.orders("end; activate 1").expect(1, "ion charged");
}

#[test]
fn rift_5_9_a_turn_has_any_number_of_commands() {
    let mut s = scene().ship("Rhino D4 E").active(0);
    s.orders("end");
    let mut s = scene().ship("Screech D4 E aux 0").active(0);
    s.orders("left x3; right x3; up; down; charge 1; charge-ion pay 0+1; end");
    s.expect(0, "D4/0 E main 0 aux 0 ion charging");
}

#[test]
fn rift_5_10_commands_of_all_kinds_interleave() {
    let mut s = scene()
        .ship("Screech B4 E +1 L[0,6]")
        .ship("Rhino F4 W")
        .active(0);
    s.orders("step; laser; faster; laser; step; ion; relocate B.outer L.outer; laser; right");
    s.orders("up; charge-ion; faster; step; left; down");
    s.expect(0, "E5/0 E +3 moved 3 main 1 aux 0")
        .expect(1, "F[0,6]");
}

#[test]
fn rift_5_11_the_end_of_a_turn_has_a_fixed_order() {
    // Movement is owed before anything else, so a mine does not detonate.
    let mut s = scene().ship("Rhino D4 E +1").ship("Rhino F4 W").active(0);
    s.orders("release").expect_refusal("end", "RIFT-7.9");
    s.expect(0, "unhurt").expect(1, "unhurt");
    // The emergency stop precedes the mine: the shields are down already.
    let mut s = scene().ship("Hammer A1 NW +1 main 1 aux 0").active(0);
    s.orders("release; end").expect(0, "destroyed unhurt");
    // The lingering mine destroys a ship, Centaur Ace puts it back, then play passes on.
    let mut s = scene()
        .ace()
        .ship("Rhino D4 E hull 3")
        .ship("Rhino D6 N hull 1 F[0,0]")
        .ship("Rhino H8 N")
        .active(0);
    s.orders("release; end")
        .expect(1, "destroyed")
        .expect(0, "B[0,0] hull 3");
    assert_eq!(s.state.phase, Phase::Return);
    s.orders("corner 1 0");
    assert_eq!(s.state.phase, Phase::Activation);
    assert_eq!(s.eligible(), [1]);
    // Victory is checked after every event.
    let mut s = scene()
        .ship("Rhino D4 E")
        .ship("Rhino D6 N hull 1 F[0,0]")
        .active(0);
    s.orders("release; end").expect_over(&[0], Ending::LastTeam);
}

#[test]
fn rift_5_12_the_turn_of_a_destroyed_ship_ends_at_once() {
    let mut s = scene()
        .ship("Rhino D4 E +1 hull 1 F[0,0]")
        .ship("Rhino A1 N seat 0")
        .ship("Rhino H8 N seat 1")
        .mines("E4")
        .active(0);
    s.orders("step").expect(0, "destroyed");
    assert_eq!(
        (s.state.turn.ship, s.state.phase),
        (None, Phase::Activation)
    );
    assert_eq!(s.eligible(), [2]);
    // The turn ends only after the event is fully resolved; here an owner still has a choice.
    let mut s = scene()
        .ship("Rhino D4 E +1 hull 1 F[0,0]")
        .ship("Rhino A1 N seat 0")
        .ship("Rhino D3 N seat 1")
        .mines("E4")
        .active(0);
    s.orders("step");
    assert_eq!(s.asked_sides().map(|(ship, _)| ship), Some(2));
    s.orders("side 2 R")
        .expect(2, "R[0,6]")
        .expect(0, "destroyed");
    assert_eq!(s.eligible(), [2]);
}

#[test]
fn rift_5_13_a_ship_acts_in_its_own_turn_only() {
    let mut s = scene().ship("Rhino B4 E").ship("Rhino E4 W").active(0);
    for action in [Action::EndTurn, Action::ReleaseMine, Action::Charge(1)] {
        let refusal = s.act_as(Seat(1), action).expect_err("not its turn");
        assert_eq!(
            engine::error::RuleRefusal::rule(&refusal).as_str(),
            "RIFT-5.13"
        );
    }
    s.orders("laser").expect(1, "F[5,6] main 8");
    assert!(
        s.answers()
            .iter()
            .all(|action| !matches!(action, Action::ChooseSide(..)))
    );
    assert_eq!(s.order("end"), Ok(Undo::Barrier), "play has passed on");
}
