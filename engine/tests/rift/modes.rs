//! The modes besides elimination and Centaur Ace: flagship, breakout, puzzle, sudden death.

use crate::scene::{Setting, scene};
use engine::rift::options::Mode;
use engine::rift::state::Ending;

fn flagships() -> Setting {
    scene()
        .rules(|rules| rules.mode = Mode::Flagship)
        .ship("Rhino C4 E flag seat 0 hull 1 F[0,0]")
        .ship("Rhino E4 W flag seat 1 hull 1 F[0,0]")
        .ship("Rhino A8 N seat 0")
        .ship("Rhino H8 N seat 1")
}

#[test]
fn a_team_that_loses_its_flagship_is_out() {
    let mut s = flagships().active(0);
    s.orders("laser")
        .expect(3, "destroyed")
        .expect_over(&[0], Ending::Flagship);
}

#[test]
fn two_flagships_lost_in_one_event_are_a_draw() {
    let mut s = flagships().mines("D4").active(0);
    s.orders("laser").expect_over(&[], Ending::AllDestroyed);
}

#[test]
fn a_third_team_wins_when_two_flagships_are_lost_at_once() {
    let mut s = flagships()
        .ship("Rhino H1 N seat 2 flag")
        .mines("D4")
        .active(0);
    s.orders("laser").expect_over(&[2], Ending::Flagship);
}

#[test]
fn an_unmarked_ship_may_be_lost() {
    let mut s = flagships()
        .ship("Rhino A7 N seat 1 hull 1 B[0,0]")
        .active(2);
    s.orders("laser").expect(4, "destroyed").expect_running();
}

fn breakout() -> Setting {
    scene()
        .rules(|rules| rules.mode = Mode::Breakout)
        .goals("H4 H5")
        .ship("Rhino F4 E +2 flag seat 0")
        .ship("Rhino A1 N seat 1")
        .ship("Rhino A8 N seat 0")
}

#[test]
fn the_marked_ship_wins_by_ending_its_turn_on_a_goal() {
    let mut s = breakout().active(0);
    s.orders("step x2").expect(0, "H4").expect_running();
    s.orders("end").expect_over(&[0], Ending::BrokeOut);
    let mut s = breakout().active(0);
    s.orders("step x2; up; end")
        .expect_over(&[0], Ending::BrokeOut);
    let mut s = breakout().active(0);
    s.orders("step; slower; end").expect_running();
}

#[test]
fn attackers_win_by_destroying_the_marked_ship() {
    let mut s = breakout().ship("Rhino D4 E seat 1").active(3);
    s.state.ships[0].hull = 1;
    s.state.ships[0].main = 0;
    s.orders("laser").expect(0, "destroyed");
    assert_eq!(
        s.state
            .result
            .map(|result| result.winners.contains(engine::game::Seat(1))),
        Some(true)
    );
}

#[test]
fn attackers_win_a_breakout_after_the_last_round() {
    let mut s = breakout().rules(|rules| rules.round_limit = 1).active(0);
    s.orders("slower x2; end; activate 1; end; activate 2; end")
        .expect_over(&[1], Ending::RoundLimit);
}

#[test]
fn wiping_out_the_attackers_decides_a_breakout() {
    let mut s = breakout().active(0);
    s.orders("concede 1").expect_over(&[0], Ending::LastTeam);
}

fn puzzle(turns: u8) -> Setting {
    scene()
        .puzzle(turns, &[2])
        .ship("Rhino C4 E")
        .ship("Rhino E4 W hull 2 F[0,0]")
}

#[test]
fn a_puzzle_is_solved_when_its_targets_are_destroyed() {
    let mut s = puzzle(1).active(0);
    s.orders("laser").expect_running();
    s.orders("laser").expect_over(&[0], Ending::Solved);
}

#[test]
fn a_puzzle_ends_with_its_turns_and_its_enemies_never_act() {
    let mut s = puzzle(2).awaiting(0);
    s.orders("activate 0; end");
    assert_eq!(s.eligible(), [0], "the other side is passive");
    s.orders("activate 0; end")
        .expect_over(&[1], Ending::Unsolved);
}

#[test]
fn the_strongest_bar_loses_a_point_each_turn_in_sudden_death() {
    let mut s = scene()
        .rules(|rules| rules.sudden_death = 2)
        .ship("Rhino A1 E F[5,5] R[5,6]")
        .ship("Rhino H8 N")
        .awaiting(0);
    s.orders("activate 0").expect(0, "F[5,5] R[5,6]");
    s.orders("end; activate 1; end; activate 0")
        .expect(0, "R[5,5] B[6,6]");
    s.orders("end; activate 1").expect(1, "F[5,6]");
    s.orders("end; activate 0").expect(0, "B[5,6]");
}
