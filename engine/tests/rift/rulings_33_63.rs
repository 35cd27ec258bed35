//! The rulings, each where the printed rules are silent or unclear.

use crate::scene::{scene, scene_of};
use engine::game::{Seat, Undo};
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::ship::Side;
use engine::rift::state::{Ending, Phase};

#[test]
fn a_33_an_unspent_last_unit_is_not_consumed() {
    let mut s = scene().ship("Rhino D4 E main 1 aux 0").active(0);
    s.orders("end").expect(0, "main 1 shields up");
    s.orders("activate 1; end").expect(0, "main 1 shields up");
}

#[test]
fn a_34_shields_drop_at_once_in_the_ships_own_turn() {
    let mut s = scene()
        .ship("Rhino B4 E +1 main 1 aux 3")
        .mines("C4")
        .active(0);
    s.orders("right pay 1+0; left pay 0+1; step")
        .expect(0, "destroyed unhurt");
}

#[test]
fn a_35_the_last_unit_may_be_charged() {
    let mut s = scene().ship("Hammer D4 E main 1 aux 2").active(0);
    s.orders("charge 1").expect(0, "main 0 aux 3 shields down");
}

#[test]
fn a_36_a_ship_in_a_nebula_keeps_its_bars() {
    let mut s = scene().nebula("C4").ship("Rhino B4 E +2").active(0);
    s.orders("step").expect(0, "C4 shields down unhurt");
    s.orders("step").expect(0, "D4 shields up unhurt");
    let down = s.has_event(|event| matches!(event, Event::ShieldsDown { .. }));
    assert!(down && s.has_event(|event| matches!(event, Event::ShieldsUp { .. })));
}

#[test]
fn a_37_both_bars_of_a_hit_side_protect() {
    let mut s = scene().ship("Hammer B4 E").ship("Rhino D4 W").active(0);
    s.orders("torpedo x4").expect(1, "F[0,0] hull 10");
    s.orders("laser").expect(1, "hull 9 R[6,6]");
}

#[test]
fn a_38_a_blast_hits_friends_too() {
    let mut s = scene()
        .ship("Rhino D8 N seat 0")
        .ship("Rhino D3 S seat 0")
        .ship("Rhino H8 N seat 1")
        .mines_of(0, "D4")
        .active(0);
    s.orders("laser").expect(1, "F[0,6]");
}

#[test]
fn a_39_simultaneous_destruction_is_decided_by_the_surviving_teams() {
    // All ships are destroyed: a draw, whoever is active.
    for active in [0, 1] {
        let mut s = scene()
            .ship("Rhino C4 E hull 1 F[0,0]")
            .ship("Rhino E4 W hull 1 F[0,0]")
            .mines("D4")
            .active(active);
        s.orders("laser").expect_over(&[], Ending::AllDestroyed);
    }
    // All but a third team's ships are destroyed: that team wins.
    let mut s = scene()
        .ship("Rhino C4 E hull 1 F[0,0]")
        .ship("Rhino E4 W hull 1 F[0,0]")
        .ship("Rhino H8 N")
        .mines("D4")
        .active(0);
    s.orders("laser").expect_over(&[2], Ending::LastTeam);
}

#[test]
fn a_40_victory_in_mid_turn_ends_the_match_at_once() {
    let mut s = scene()
        .ship("Rhino B4 E +2")
        .ship("Rhino D4 W hull 1 F[0,0]")
        .active(0);
    s.orders("release; laser")
        .expect_over(&[0], Ending::LastTeam);
    s.expect(0, "B4 +2 unhurt");
    s.expect_refusal("end", "RIFT-15.2");
}

#[test]
fn a_41_a_ship_cannot_pass_over_a_mine() {
    let mut s = scene().ship("Screech B4 E +4").mines("C4").active(0);
    s.orders("step").expect(0, "C4 F[0,0]").expect_mines("");
    s.orders("step x3").expect(0, "F4 hull 10");
}

#[test]
fn a_42_a_waiting_mine_detonates_at_the_end_of_the_turn_not_the_round() {
    let mut s = scene().ship("Rhino B4 E").ship("Rhino H8 N").active(0);
    s.orders("release; right; left").expect(0, "unhurt");
    s.orders("end").expect(0, "B[0,0]");
    assert_eq!(s.state.round, 1);
}

#[test]
fn a_43_ships_give_cover_against_blasts() {
    let mut s = scene()
        .ship("Rhino D8 N")
        .ship("Rhino D3 S")
        .ship("Rhino D2 S seat 1")
        .mines("D4")
        .active(0);
    s.orders("laser");
    assert_eq!([s.strength_lost(1), s.strength_lost(2)], [6, 0]);
}

#[test]
fn a_44_the_hammer_pays_the_full_cost_of_a_move() {
    let mut s = scene().ship("Hammer D4 E main 1 aux 0").active(0);
    for order in ["faster", "slower", "left", "right", "up", "down"] {
        s.expect_refusal(&format!("{order} pay 1+0"), "RIFT-6.11");
    }
}

#[test]
fn a_45_damage_disables_nothing() {
    let mut s = scene()
        .ship("Rhino A4 E hull 1 F[0,0]")
        .ship("Rhino G4 W")
        .active(0);
    s.orders("warp 3; torpedo; laser")
        .expect(0, "D4")
        .expect(1, "F[2,6]");
}

#[test]
fn a_46_firing_does_not_turn_the_ship() {
    let mut s = scene()
        .ship("Rhino B4 E +1")
        .ship("Rhino D4 N -1")
        .active(0);
    s.orders("laser")
        .expect(0, "B4 E +1 moved 0")
        .expect(1, "D4 N -1");
}

#[test]
fn a_47_a_destroyed_ship_must_return() {
    let mut s = scene()
        .ace()
        .ship("Rhino D4 E")
        .ship("Rhino F4 W hull 1 F[0,0]")
        .active(0);
    s.orders("laser; end");
    assert!(
        s.answers()
            .iter()
            .all(|action| matches!(action, Action::ChooseCorner(..)))
    );
    s.expect_refusal("end", "RIFT-16.5");
}

#[test]
fn a_48_a_ship_at_speed_0_can_turn_and_change_plane() {
    let mut s = scene().ship("Rhino D4 E").active(0);
    s.orders("left; up; end").expect(0, "D4/+1 NE 0 main 6");
}

#[test]
fn a_49_a_jump_shorter_than_the_speed_leaves_no_movement_owed() {
    let mut s = scene().ship("Screech A4 E +4").active(0);
    s.orders("warp 1; end").expect(0, "B4");
}

#[test]
fn a_50_the_first_turn_is_like_any_other() {
    let mut s = scene().ship("Screech D4 E").ship("Rhino H8 N").awaiting(0);
    s.expect(0, "0 main 9 aux 5");
    s.orders("activate 0").expect(0, "0 main 9 aux 5 moved 0");
    s.orders("faster x2; step x2; end").expect(0, "F4 main 7");
}

#[test]
fn a_51_a_waiting_mine_no_longer_counts_as_stored() {
    let mut s = scene().ship("Rhino D4 E").active(0);
    s.orders("release").expect_refusal("release", "RIFT-13.3");
    s.expect(0, "mines 0");
    s.orders("up").expect_refusal("release", "RIFT-13.3");
}

#[test]
fn a_52_each_barrel_has_its_own_target() {
    let mut s = scene()
        .ship("Rhino B4 E")
        .ship("Rhino D4 W hull 1 F[0,0]")
        .ship("Rhino D2 SW")
        .ship("Rhino H8 N")
        .active(0);
    s.orders("laser; left; laser x3")
        .expect(1, "destroyed")
        .expect(2, "F[3,6]");
}

#[test]
fn a_54_heading_and_speed_determine_the_square_of_a_step() {
    for (speed, to) in [("+1", "E3"), ("-1", "C5")] {
        let mut s = scene().ship(&format!("Rhino D4 NE {speed}")).active(0);
        let steps = s
            .answers()
            .iter()
            .filter(|action| **action == Action::Step)
            .count();
        assert_eq!(steps, 1);
        s.orders("step").expect(0, to);
    }
}

#[test]
fn a_55_the_jump_costs_six_for_every_model() {
    for model in ["Rhino", "Screech", "Hammer"] {
        let mut s = scene().ship(&format!("{model} A4 E")).active(0);
        let before = s.ship(0).energy();
        s.orders("warp 3");
        assert_eq!(before - s.ship(0).energy(), 6);
    }
}

#[test]
fn a_56_every_barrel_is_a_separate_weapon() {
    let mut s = scene().ship("Rhino B4 E").ship("Hammer D4 W").active(0);
    s.orders("laser; torpedo; laser; torpedo; laser; laser")
        .expect(1, "F[0,2]");
}

#[test]
fn a_57_a_reactor_is_refilled_only_in_the_ships_own_turn() {
    let mut s = scene()
        .ship("Rhino A1 E main 0 seat 0")
        .ship("Rhino H8 N seat 1")
        .ship("Rhino C1 E main 0 seat 0")
        .acted(&[2])
        .awaiting(1);
    s.orders("activate 1; end; activate 0; end");
    assert_eq!(s.state.round, 2);
    s.expect(0, "main 8").expect(2, "main 0 shields down");
    s.orders("activate 1; end").expect(2, "main 0");
    s.orders("activate 2").expect(2, "main 8 shields up");
}

#[test]
fn a_58_centaur_ace_with_teams_is_a_variant() {
    // Team Ace: kills of teammates count negatively, and a team's score is the sum of its players'
    // scores.
    let teams = scene()
        .ace()
        .ship("Rhino D8 N")
        .ship("Rhino D3 S hull 1 F[0,0]")
        .ship("Rhino H8 N")
        .ship("Rhino H1 S")
        .mines("D4");
    let mut s = teams.clone().teams(&[1, 1, 2, 2]).active(0);
    s.orders("laser").expect_scores(&[-1, 0, 0, 0]);
    let mut s = teams.teams(&[1, 2, 1, 2]).active(0);
    s.state.scores[2] = 2;
    s.orders("laser").expect_over(&[0, 2], Ending::Target);
}

#[test]
fn a_59_planes_are_separate_for_shots_at_mines() {
    let mut s = scene()
        .ship("Rhino A4 E")
        .ship("Rhino C4/-1 N")
        .mines("C4/0")
        .active(0);
    s.orders("laser; side 1 L")
        .expect(1, "L[0,6]")
        .expect_mines("");
}

#[test]
fn a_60_the_ship_that_set_off_a_mine_also_gives_cover() {
    let mut s = scene()
        .ship("Rhino D5 N")
        .ship("Rhino D6 N")
        .mines("D4")
        .active(0);
    s.orders("laser");
    assert_eq!([s.strength_lost(0), s.strength_lost(1)], [6, 0]);
    // The striking ship is in the mine's space, which is not a midpoint.
    let mut s = scene()
        .ship("Rhino D5 N +1")
        .ship("Rhino D6 N")
        .mines("D4")
        .active(0);
    s.orders("step").expect(1, "F[3,6]");
}

#[test]
fn a_61_earlier_side_choices_of_a_detonation_are_public() {
    let mut s = scene()
        .ship("Rhino E7 N")
        .ship("Rhino D4 N")
        .ship("Rhino F4 N")
        .mines("E3")
        .active(0);
    s.orders("laser; side 1 R");
    assert!(s.has_event(|event| matches!(
        event,
        Event::SideChosen {
            side: Side::Right,
            ..
        }
    )));
    assert_eq!(s.state.wave.side(0), Side::Right);
    assert_eq!(s.state.phase, Phase::Blast);
    assert_eq!(s.asked_sides().map(|(ship, _)| ship), Some(2));
}

#[test]
fn a_62_the_beginners_team_acts_first_and_picks_any_ship() {
    let mut s = scene()
        .ship("Rhino A1 S")
        .ship("Rhino H8 N")
        .ship("Rhino C1 S")
        .ship("Rhino F8 N")
        .teams(&[1, 2, 1, 2])
        .awaiting(3);
    assert_eq!(s.eligible(), [1, 3]);
    s.orders("activate 1");
}

#[test]
fn a_63_a_turn_that_ended_automatically_cannot_be_undone() {
    let mut s = scene()
        .ship("Rhino B4 E +1 hull 1 F[0,0]")
        .ship("Rhino A1 N seat 0")
        .ship("Rhino H8 N seat 1")
        .mines("C4")
        .active(0);
    assert_eq!(s.order("step"), Ok(Undo::Barrier));
    let mut s = scene().timed().ship("Rhino B4 E").active(0);
    assert_eq!(s.order("timeout"), Ok(Undo::Barrier));
    let mut s = scene()
        .ship("Rhino B4 E")
        .ship("Rhino D4 W hull 1 F[0,0]")
        .active(0);
    assert_eq!(s.order("laser"), Ok(Undo::Barrier), "the match is over");
    // An order before the end can be undone.
    let mut s = scene().ship("Rhino B4 E +1").active(0);
    assert_eq!(s.order("step"), Ok(Undo::Allowed));
    assert_eq!(s.act_as(Seat(0), Action::EndTurn), Ok(Undo::Barrier));
}

#[test]
fn a_53_a_true_three_against_two_is_a_handicap_game() {
    let mut s = scene_of(12, 12)
        .ship("Rhino C1 SE seat 0")
        .ship("Rhino L11 NW seat 1")
        .ship("Rhino B2 SE seat 2")
        .ship("Rhino K12 NW seat 3")
        .ship("Rhino A3 SE seat 4")
        .teams(&[1, 2, 1, 2, 1])
        .awaiting(0);
    let mut acted = Vec::new();
    for _ in 0..5 {
        let ship = s.eligible()[0];
        acted.push(ship);
        s.orders(&format!("activate {ship}; end"));
    }
    assert_eq!(acted, [0, 1, 2, 3, 4]);
    assert_eq!((s.state.round, s.eligible()), (2, vec![1, 3]));
}

#[test]
fn a_04_allied_corners_share_an_edge() {
    // The standard setup is tested with the content. Here, ships in such corners see each other
    // along the edge, and the enemy along the diagonal.
    let mut s = scene()
        .ship("Rhino A1 SE")
        .ship("Rhino H1 SW")
        .ship("Rhino H8 NW")
        .ship("Rhino A8 NE")
        .teams(&[1, 1, 2, 2])
        .awaiting(0);
    s.orders("activate 0; warp 6").expect(0, "G7");
    s.orders("laser").expect(2, "F[5,6]");
}
