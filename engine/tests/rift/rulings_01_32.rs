//! The rulings, each where the printed rules are silent or unclear.

use crate::scene::{scene, scene_of};
use engine::game::{Seat, Undo};
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::ship::Side;
use engine::rift::state::{Ending, Phase};

#[test]
fn a_01_ships_and_shots_squeeze_between_two_obstacles() {
    let gap = scene().planets("D4 E5");
    gap.clone()
        .ship("Rhino D5 NE +1")
        .active(0)
        .orders("step")
        .expect(0, "E4");
    gap.clone()
        .ship("Rhino D5 NE")
        .active(0)
        .orders("warp 2")
        .expect(0, "F3");
    gap.ship("Rhino D5 NE")
        .ship("Rhino F3 SW")
        .active(0)
        .orders("laser")
        .expect(1, "F[5,6]");
}

#[test]
fn a_02_nebulae_stop_shots_but_not_blasts() {
    let mut s = scene()
        .nebula("C4")
        .ship("Rhino B4 E")
        .mines("D4")
        .active(0);
    s.expect_refusal("laser", "RIFT-3.6");
    let mut s = scene()
        .nebula("D5")
        .ship("Rhino H4 W")
        .ship("Rhino D6 N")
        .mines("D4")
        .active(0);
    s.orders("laser").expect(1, "F[3,6]");
}

#[test]
fn a_03_terrain_cannot_be_shot() {
    let mut s = scene().asteroids("D4").ship("Rhino B4 E").active(0);
    assert!(s.open_sides("laser").is_empty());
    s.expect_refusal("torpedo", "RIFT-11.5")
        .expect(0, "torpedoes 10");
}

#[test]
fn a_05_teams_alternate_and_inside_a_team_first_turns_come_first() {
    // One player with two ships against two players: the teams strictly alternate.
    let mut s = scene()
        .ship("Rhino A1 S seat 0")
        .ship("Rhino C1 S seat 0")
        .ship("Rhino H8 N seat 1")
        .ship("Rhino F8 N seat 2")
        .teams(&[1, 2, 2])
        .awaiting(2);
    for allowed in [vec![2, 3], vec![0, 1], vec![3], vec![1]] {
        assert_eq!(s.eligible(), allowed);
        s.orders(&format!("activate {}; end", allowed[0]));
    }
    assert_eq!(s.state.round, 2);
    // The other interpretation is an option, see RIFT-18.8.
    assert!(!s.game.rules().is_everybody_first);
}

#[test]
fn a_06_a_turn_may_be_empty_but_not_passed() {
    let mut s = scene().ship("Rhino A1 S").ship("Rhino H8 N").awaiting(0);
    assert_eq!(s.answers().len(), 1);
    s.orders("activate 0; end").expect(0, "A1 main 8");
}

#[test]
fn a_07_a_payment_may_be_any_split_of_main_and_auxiliary() {
    let mut s = scene().ship("Rhino D4 E main 8 aux 6").active(0);
    s.orders("right pay 0+1; left pay 1+0; swap F.outer B.outer pay 1+1")
        .expect(0, "main 6 aux 4");
}

#[test]
fn a_08_shields_stay_down_for_the_rest_of_the_round() {
    let mut s = scene().ship("Rhino D4 E main 1 aux 6").active(0);
    s.orders("right pay 1+0; left; right; up")
        .expect(0, "main 0 aux 3 shields down");
    s.orders("end; activate 1").expect(0, "shields down");
}

#[test]
fn a_09_energy_does_not_move_from_auxiliary_to_main() {
    let mut s = scene().ship("Rhino D4 E main 2 aux 6").active(0);
    for action in s.answers() {
        let mut copy = s.clone();
        copy.act_as(Seat(0), action).expect("a listed action");
        assert!(copy.ship(0).main <= 2, "{action:?}");
    }
    s.orders("right").expect(0, "main 1 aux 6");
}

#[test]
fn a_10_squares_of_both_directions_count_together() {
    // Move 1, raise the speed to 2, move 1 more; or raise it to 4 and move 4.
    let mut s = scene().ship("Rhino B4 E +1").active(0);
    s.orders("step; faster; step; end");
    let mut s = scene().ship("Screech B4 E +1").active(0);
    s.orders("faster x3; step x4; end");
    // Braking after moving is allowed; forward and reverse share one count.
    let mut s = scene().ship("Screech D4 E +4").active(0);
    s.orders("step x3; slower x7").expect(0, "-3 moved 3");
    s.expect_refusal("step", "RIFT-7.5").orders("end");
}

#[test]
fn a_11_a_blocked_ship_is_stuck_only_without_energy() {
    let mut s = scene().ship("Rhino H4 E +1").active(0);
    s.expect_refusal("end", "RIFT-7.9");
    let mut s = scene().ship("Rhino H4 E +2 main 0 aux 0").active(0);
    s.orders("end").expect(0, "0 hull 10 unhurt main 0");
    let mut s = scene().ship("Hammer H4 E +2 main 1 aux 0").active(0);
    s.orders("end").expect(0, "0 main 0 shields down");
}

#[test]
fn a_12_a_jump_passes_through_no_obstacle() {
    let mut s = scene()
        .ship("Rhino A4 E")
        .ship("Rhino C4 N seat 0")
        .active(0);
    s.expect_refusal("warp 4", "RIFT-9.3");
    let mut s = scene().asteroids("C4").ship("Rhino A4 E").active(0);
    s.expect_refusal("warp 4", "RIFT-9.3");
}

#[test]
fn a_13_mines_in_the_lane_hit_the_front_and_the_jump_continues() {
    let mut s = scene().ship("Rhino A4 E -1").mines("C4").active(0);
    s.orders("warp 4")
        .expect(0, "E4 F[0,0] B[6,6] +2")
        .expect_mines("");
}

#[test]
fn a_14_the_bars_of_one_side_may_be_swapped() {
    let mut s = scene().ship("Rhino D4 E F[1,5]").active(0);
    s.orders("swap F.outer F.inner").expect(0, "F[5,1] main 6");
    let mut s = scene().ship("Rhino D4 E F[0,5]").active(0);
    s.expect_refusal("relocate F.inner F.outer", "RIFT-10.3");
}

#[test]
fn a_15_bars_may_be_moved_while_shields_are_down() {
    let mut s = scene().nebula("D4").ship("Rhino D4 E L[0,0]").active(0);
    s.orders("relocate F.outer L.outer; swap F.inner B.outer")
        .expect(0, "L[6,0] F[0,6] main 5");
}

#[test]
fn a_16_friendly_fire_is_an_option() {
    let allies = scene()
        .ship("Rhino B4 E seat 0")
        .ship("Rhino D4 W seat 0")
        .ship("Rhino F4 W seat 1");
    allies
        .clone()
        .active(0)
        .expect_refusal("laser", "RIFT-11.7");
    let mut s = allies
        .rules(|rules| rules.allows_friendly_fire = true)
        .active(0);
    s.orders("laser").expect(1, "F[5,6]");
    // In Centaur Ace every other player is an enemy.
    let mut s = scene()
        .ace()
        .ship("Rhino B4 E")
        .ship("Rhino D4 W")
        .ship("Rhino H8 W")
        .active(0);
    s.orders("laser").expect(1, "F[5,6]");
}

#[test]
fn a_17_shots_are_resolved_one_by_one() {
    let mut s = scene()
        .ship("Rhino B4 E")
        .ship("Rhino C4 W hull 1 F[0,0]")
        .ship("Rhino D4 W")
        .active(0);
    s.orders("laser").expect(1, "destroyed").expect(0, "main 7");
    s.orders("laser x3").expect(2, "F[3,6]");
}

#[test]
fn a_18_a_charged_cannon_has_no_weak_shot() {
    let mut s = scene()
        .ship("Screech B4 E charged")
        .ship("Hammer D4 W")
        .active(0);
    assert_eq!(s.open_sides("ion").len(), 1);
    s.orders("ion")
        .expect(1, "F[1,6]")
        .expect(0, "ion uncharged");
}

#[test]
fn a_19_charging_and_a_weak_shot_may_come_in_either_order() {
    let mut s = scene().ship("Screech B4 E").ship("Hammer D4 W").active(0);
    s.orders("charge-ion; ion")
        .expect(1, "F[3,6]")
        .expect(0, "ion charging");
    let mut s = scene().ship("Screech B4 E").ship("Hammer D4 W").active(0);
    s.orders("ion; charge-ion")
        .expect(1, "F[3,6]")
        .expect(0, "ion charging");
}

#[test]
fn a_20_a_plane_change_leaves_a_mine_but_a_jump_is_refused() {
    let mut s = scene().ship("Rhino D4 E").active(0);
    s.orders("release").expect_refusal("warp 2", "RIFT-9.8");
    s.orders("down").expect_mines("D4/0");
}

#[test]
fn a_21_a_vertical_strike_hits_the_front_or_the_back() {
    let mut s = scene().ship("Rhino D4 E").mines("D4/+1").active(0);
    s.orders("up").expect(0, "F[0,0]");
    let mut s = scene().ship("Rhino D4 E -2").mines("D4/+1").active(0);
    s.orders("up").expect(0, "B[0,0]");
    let mut s = scene().ship("Rhino D4 E +2").active(0);
    s.orders("release; up; down").expect(0, "B[0,0] F[6,6]");
}

#[test]
fn a_22_all_sides_face_a_mine_straight_above_or_below() {
    for plane in ["+1", "-1"] {
        let mut s = scene()
            .ship(&format!("Rhino D8/{plane} N"))
            .ship("Rhino D4/0 SE")
            .mines(&format!("D4/{plane}"))
            .active(0);
        s.orders("laser");
        assert_eq!(s.asked_sides(), Some((1, Side::ALL.to_vec())));
    }
}

#[test]
fn a_23_every_middle_space_must_be_filled() {
    let lost = |rocks: &str| {
        let mut s = scene_of(12, 12)
            .ship("Rhino F2 S")
            .ship("Rhino G8 S")
            .mines("F6")
            .asteroids(rocks)
            .active(0);
        s.orders("laser");
        s.strength_lost(1)
    };
    assert_eq!([lost("F7"), lost("G7"), lost("F7 G7")], [3, 3, 0]);
}

#[test]
fn a_24_chain_reactions_are_off_by_default() {
    let mut s = scene().ship("Rhino D8 N").mines("D4 D3").active(0);
    s.orders("laser").expect_mines("D3");
    let mut s = scene()
        .ship("Rhino D8 N")
        .mines("D4 D3")
        .rules(|rules| rules.has_chain_mines = true)
        .active(0);
    s.orders("laser").expect_mines("");
}

#[test]
fn a_25_a_single_inner_bar_absorbs() {
    let mut s = scene()
        .ship("Rhino B4 E")
        .ship("Rhino D4 W F[0,3]")
        .active(0);
    s.orders("torpedo").expect(1, "F[0,0] hull 10");
}

#[test]
fn a_26_destroyed_ships_leave_no_wreck_and_do_not_explode() {
    let mut s = scene()
        .ship("Rhino C4 E hull 1 F[0,0]")
        .ship("Rhino C5 N seat 1")
        .ship("Rhino A1 N seat 0")
        .ship("Rhino E4 W hull 1 F[0,0] seat 1")
        .active(0);
    s.orders("release; laser")
        .expect(3, "destroyed")
        .expect_mines("");
    s.orders("concede 0").expect_over(&[1], Ending::LastTeam);
    s.expect(1, "unhurt hull 10").expect_mines("");
}

#[test]
fn a_27_kills_by_mines_are_credited() {
    let mut s = scene()
        .ace()
        .ship("Rhino C4 E +1 hull 1 F[0,0]")
        .ship("Rhino H8 N")
        .ship("Rhino A8 N")
        .mines_of(2, "D4")
        .active(0);
    s.orders("step").expect_scores(&[0, 0, 1]);
}

#[test]
fn a_28_the_owner_chooses_a_free_corner_at_the_end_of_the_turn() {
    let mut s = scene()
        .ace()
        .ship("Rhino D4 E")
        .ship("Rhino F4 W hull 1 F[0,0]")
        .active(0);
    s.orders("laser; right");
    assert_eq!(s.state.phase, Phase::Orders);
    s.orders("end");
    assert!(s.waiting().contains(Seat(1)));
    s.orders("corner 1 2").expect(1, "H8 NW");
}

#[test]
fn a_29_speed_is_kept_and_movement_owed_after_a_time_out() {
    let mut s = scene().timed().ship("Rhino B4 E +2").active(0);
    s.orders("timeout").expect(0, "B4 +2 main 8");
    s.orders("activate 1; end; activate 0")
        .expect_refusal("end", "RIFT-7.9");
}

#[test]
fn a_30_the_choice_of_another_player_is_an_undo_barrier() {
    let mut s = scene()
        .ship("Rhino H4 W")
        .ship("Rhino C3 N")
        .mines("D4")
        .active(0);
    s.orders("laser");
    assert_eq!(s.order("side 1 B"), Ok(Undo::Barrier));
}

#[test]
fn a_31_boards_of_any_shape_are_played() {
    for (width, height, to) in [(4, 32, "D14"), (32, 4, "N4")] {
        let mut s = if width == 4 {
            scene_of(width, height).ship("Rhino D4 S").active(0)
        } else {
            scene_of(width, height).ship("Rhino D4 E").active(0)
        };
        s.orders("warp 10").expect(0, to);
    }
}

#[test]
fn a_32_every_asteroid_has_a_plane() {
    for rock in ["-1", "0", "+1"] {
        let s = scene()
            .asteroids(&format!("D4/{rock}"))
            .ship("Rhino A1 E")
            .active(0);
        let filled = ["-1", "0", "+1"].map(|plane| {
            let space = engine::grid::Space::parse(&format!("D4/{plane}")).expect("a space");
            s.game.board().is_solid(space)
        });
        assert_eq!(filled, ["-1", "0", "+1"].map(|plane| plane == rock));
    }
    // Events of a time-out or an out-of-turn action never come from terrain.
    let mut s = scene().asteroids("D4").ship("Rhino C4 E +1").active(0);
    s.expect_refusal("step", "RIFT-7.11");
    assert!(!s.has_event(|event| matches!(event, Event::HullDamaged { .. })));
    assert!(!s.answers().contains(&Action::Step));
}
