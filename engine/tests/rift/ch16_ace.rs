//! RIFT-16: Centaur Ace.

use crate::scene::{Scene, Setting, scene};
use engine::rift::action::Action;
use engine::rift::state::{Ending, Phase};

/// Returns a setting of three players in which the first shot of ship 0 destroys ship 1.
fn ace_setting() -> Setting {
    scene()
        .ace()
        .ship("Rhino D4 E")
        .ship("Rhino F4 W hull 1 F[0,0]")
        .ship("Rhino D7 N")
}

/// Returns the squares offered to the ship that returns.
fn offered_corners(s: &Scene) -> Vec<(u8, u8)> {
    s.answers()
        .into_iter()
        .filter_map(|action| match action {
            Action::ChooseCorner(ship, number) => Some((ship.0, number)),
            _ => None,
        })
        .collect()
}

#[test]
fn rift_16_2_the_target_score_wins_in_the_middle_of_a_turn() {
    let mut s = ace_setting().active(0);
    s.state.scores[0] = 2;
    s.orders("laser").expect_over(&[0], Ending::Target);
    for target in [1, 5] {
        let mut s = ace_setting()
            .rules(|rules| rules.ace_target = target)
            .active(0);
        s.state.scores[0] = target as i8 - 1;
        s.orders("laser").expect_over(&[0], Ending::Target);
    }
    let mut s = ace_setting().active(0);
    s.state.scores[0] = 1;
    s.orders("laser").expect_running();
}

#[test]
fn rift_16_3_enemy_losses_score_and_own_losses_cost_points() {
    ace_setting()
        .active(0)
        .orders("laser")
        .expect_scores(&[1, 0, 0]);
    let mut s = scene()
        .ace()
        .ship("Rhino D4 E hull 1 F[0,0]")
        .ship("Rhino H8 N")
        .ship("Rhino A8 N")
        .mines("E4")
        .active(0);
    s.orders("laser").expect_scores(&[-1, 0, 0]);
    // Two ships destroyed at once score two points.
    let mut s = scene()
        .ace()
        .ship("Rhino A4 E")
        .ship("Rhino D3 S hull 1 F[0,0]")
        .ship("Rhino D5 N hull 1 F[0,0]")
        .mines("D4")
        .active(0);
    s.orders("laser").expect_scores(&[2, 0, 0]);
}

/// Returns the scores after ship 0, with one hull point and no front shields, follows `orders` next
/// to a mine at E4 laid by `layer`.
fn own_loss(ship: &str, layer: Option<u8>, orders: &str) -> Vec<i8> {
    let setting = scene()
        .ace()
        .ship(ship)
        .ship("Rhino H8 N")
        .ship("Rhino A8 N");
    let setting = match layer {
        Some(seat) => setting.mines_of(seat, "E4"),
        None => setting.mines("E4"),
    };
    let mut s = setting.active(0);
    s.orders(orders).expect(0, "destroyed");
    s.state.scores[..3].to_vec()
}

#[test]
fn rift_16_4_the_right_player_is_credited_for_a_kill() {
    let weak_ship = "Rhino D4 E +1 hull 1 F[0,0] B[0,0]";
    // Striking another player's mine scores for that player; any other loss is the ship's own
    // fault.
    assert_eq!(own_loss(weak_ship, Some(1), "step"), [0, 1, 0]);
    assert_eq!(own_loss(weak_ship, Some(2), "step"), [0, 0, 1]);
    assert_eq!(own_loss(weak_ship, Some(0), "step"), [-1, 0, 0]);
    assert_eq!(own_loss(weak_ship, None, "step"), [-1, 0, 0]);
    assert_eq!(own_loss(weak_ship, Some(1), "laser"), [-1, 0, 0]);
    let still_ship = "Rhino D4 E hull 1 B[0,0]";
    assert_eq!(own_loss(still_ship, Some(1), "release; end"), [-1, 0, 0]);
    // An enemy's loss scores for the active player, whoever laid the mine.
    let mut s = scene()
        .ace()
        .ship("Rhino A4 E")
        .ship("Rhino D3 S hull 1 F[0,0]")
        .ship("Rhino H8 N")
        .mines_of(2, "D4")
        .active(0);
    s.orders("laser").expect_scores(&[1, 0, 0]);
    // An enemy is next to a mine that the active ship strikes.
    let mut s = scene()
        .ace()
        .ship("Rhino C4 E +1")
        .ship("Rhino D3 S hull 1 F[0,0]")
        .ship("Rhino H8 N")
        .mines_of(1, "D4")
        .active(0);
    s.orders("step").expect_scores(&[1, 0, 0]);
}

#[test]
fn rift_16_4_points_of_one_event_count_together() {
    // +1 and -1 at two points do not add up to three.
    let mut s = scene()
        .ace()
        .ship("Rhino C4 E hull 1 F[0,0]")
        .ship("Rhino E4 W hull 1 F[0,0]")
        .ship("Rhino H8 N")
        .mines("D4")
        .active(0);
    s.state.scores[0] = 2;
    s.orders("laser").expect_scores(&[2, 0, 0]).expect_running();
    // Several seats reach the target: the highest score wins, equal ones share the win.
    for (first, winners) in [(2, vec![0, 1]), (3, vec![0])] {
        let mut s = scene()
            .ace()
            .ship("Rhino C4 E +1 hull 1 F[0,0]")
            .ship("Rhino H8 N")
            .ship("Rhino E4 W hull 1 F[0,0]")
            .mines_of(1, "D4")
            .rules(|rules| rules.ace_target = 4)
            .active(0);
        s.state.scores[0] = first + 1;
        s.state.scores[1] = 3;
        s.orders("step").expect_scores(&[first + 2, 4, 0]);
        s.expect_over(&winners, Ending::Target);
    }
}

#[test]
fn rift_16_5_a_fresh_ship_appears_in_a_corner_at_the_end_of_the_turn() {
    for (number, expected) in [(0, "A1 SE"), (1, "H1 SW"), (2, "H8 NW"), (3, "A8 NE")] {
        let mut s = scene()
            .ace()
            .ship("Rhino D4 E")
            .ship("Screech F4/0 W -3 hull 1 F[0,0] aux 0 charged")
            .ship("Rhino D7 N")
            .active(0);
        s.orders("laser").expect(1, "destroyed");
        assert_eq!(
            s.state.phase,
            Phase::Orders,
            "not before the end of the turn"
        );
        s.orders("end");
        assert_eq!(offered_corners(&s), [(1, 0), (1, 1), (1, 2), (1, 3)]);
        s.orders(&format!("corner 1 {number}")).expect(1, expected);
        s.expect(
            1,
            "0 unhurt hull 10 main 9 aux 5 torpedoes 0 mines 0 ion uncharged ready",
        );
        assert_eq!(s.eligible(), [1], "it acts at its owner's next turn");
    }
    // The returning ship keeps the token of the destroyed one.
    let mut s = ace_setting().acted(&[1]).active(0);
    s.orders("laser; end; corner 1 0").expect(1, "activated");
    assert_eq!(s.eligible(), [2]);
    // The active ship itself is destroyed in its own turn.
    let mut s = scene()
        .ace()
        .ship("Rhino D4 E +1 hull 1 F[0,0]")
        .ship("Rhino H7 N")
        .mines("E4")
        .active(0);
    s.orders("step");
    assert_eq!(offered_corners(&s).len(), 4);
    s.orders("corner 0 3").expect(0, "A8 NE activated");
    assert_eq!(s.eligible(), [1]);
}

#[test]
fn rift_16_6_only_free_corners_are_offered() {
    let taken = |setting: Setting| {
        let mut s = setting
            .ace()
            .ship("Rhino D4 E")
            .ship("Rhino F4 W hull 1 F[0,0]")
            .active(0);
        s.orders("laser; end");
        s
    };
    assert_eq!(
        offered_corners(&taken(scene().asteroids("A1"))),
        [(1, 1), (1, 2), (1, 3)]
    );
    assert_eq!(
        offered_corners(&taken(scene().planets("H1"))),
        [(1, 0), (1, 2), (1, 3)]
    );
    assert_eq!(
        offered_corners(&taken(scene().stars("H8"))),
        [(1, 0), (1, 1), (1, 3)]
    );
    assert_eq!(
        offered_corners(&taken(scene().mines("A8"))),
        [(1, 0), (1, 1), (1, 2)]
    );
    assert_eq!(
        offered_corners(&taken(scene().asteroids("A1/+1").mines("H1/-1"))).len(),
        4
    );
    // No corner of the middle plane is free: corners of other planes are offered.
    let s = taken(scene().planets("A1 H1").asteroids("H8 H8/+1").mines("A8"));
    let offered = offered_corners(&s);
    let mut labels: Vec<String> = offered
        .iter()
        .map(|(ship, number)| {
            let mut s = s.clone();
            s.orders(&format!("corner {ship} {number}"));
            s.ship(1).space.to_string()
        })
        .collect();
    labels.sort();
    assert_eq!(labels, ["A8/+1", "A8/-1", "H8/-1"]);
    // Those are not free either: the space nearest to a corner is offered, lowest row and column
    // first.
    let s = taken(scene().planets("A1 H1 H8 A8"));
    s.expect(1, "B1/0 hull 10");
    let s = taken(scene().planets("A1 H1 H8 A8").asteroids("B1").mines("G1"));
    s.expect(1, "A2/0 hull 10");
}

#[test]
fn rift_16_7_several_ships_return_in_seat_order_after_the_active_player() {
    let mut s = scene()
        .ace()
        .ship("Rhino D3 S hull 1 F[0,0]")
        .ship("Rhino C4 E hull 1 F[0,0]")
        .ship("Rhino H8 N")
        .ship("Rhino E4 W hull 1 F[0,0]")
        .mines("D4")
        .active(1);
    s.orders("laser");
    assert_eq!(offered_corners(&s), [(3, 0), (3, 1), (3, 3)]);
    s.orders("corner 3 1");
    assert_eq!(offered_corners(&s), [(0, 0), (0, 3)]);
    s.orders("corner 0 3");
    // One corner is left: the active player's ship returns there.
    s.expect(1, "A1 SE").expect(0, "A8 NE").expect(3, "H1 SW");
    assert_eq!(s.eligible(), [2]);
}

#[test]
fn rift_16_8_mines_terrain_and_points_stay() {
    let mut s = ace_setting()
        .mines_of(1, "A1/+1 H8/-1")
        .asteroids("D1")
        .active(0);
    s.state.scores[1] = -1;
    s.orders("laser; end; corner 1 0")
        .expect_mines("A1/+1 H8/-1")
        .expect_scores(&[1, -1, 0]);
    assert!(
        s.game
            .board()
            .terrain(engine::grid::Square::parse("D1").expect("D1"))
            .asteroids[1]
    );
}

#[test]
fn rift_16_9_at_a_limit_the_highest_score_wins() {
    for (scores, winners) in [
        ([1, 2, 0], vec![1]),
        ([1, 1, -1], vec![0, 1]),
        ([0, 0, 0], vec![0, 1, 2]),
    ] {
        for (quiet, limit, ending) in [(2, 0, Ending::Quiet), (0, 2, Ending::RoundLimit)] {
            let mut s = ace_setting()
                .rules(|rules| {
                    rules.quiet_rounds = quiet;
                    rules.round_limit = limit;
                })
                .awaiting(0);
            s.state.scores[..3].copy_from_slice(&scores);
            for _ in 0..2 {
                s.expect_running();
                s.orders("activate 0; end; activate 1; end; activate 2; end");
            }
            s.expect_over(&winners, ending);
        }
    }
}

#[test]
fn rift_15_7_self_damage_in_centaur_ace_does_not_reset_quiet_rounds() {
    let lost = "activate 0; laser; corner 0 3";
    let mut s = scene()
        .ace()
        .ship("Rhino D4 E hull 1 F[0,0]")
        .ship("Rhino H1 N")
        .mines("E4")
        .rules(|rules| rules.quiet_rounds = 1)
        .awaiting(0);
    s.orders(lost).expect_scores(&[-1, 0]);
    s.orders("activate 1; end").expect_over(&[1], Ending::Quiet);
    // Damage to another ship resets the count; in other modes the ship's own losses do, too.
    let mut s = scene()
        .ace()
        .ship("Rhino D4 E hull 1 F[0,0]")
        .ship("Rhino F4 W")
        .mines("E4")
        .rules(|rules| rules.quiet_rounds = 1)
        .awaiting(0);
    s.orders(lost).orders("activate 1; end").expect_running();
    let mut s = scene()
        .ship("Rhino D4 E")
        .ship("Rhino H1 N")
        .mines("E4")
        .rules(|rules| rules.quiet_rounds = 1)
        .awaiting(0);
    s.orders("activate 0; laser; end; activate 1; end")
        .expect_running();
}

#[test]
fn rift_16_10_elimination_does_not_apply_and_a_conceding_player_leaves() {
    // Two players, one ship destroyed: the match continues.
    let mut s = scene()
        .ace()
        .ship("Rhino D4 E")
        .ship("Rhino F4 W hull 1 F[0,0]")
        .active(0);
    s.orders("laser").expect_running();
    // Ships of a conceding seat are not replaced and score no points.
    let mut s = ace_setting().active(0);
    s.orders("concede 1")
        .expect(1, "destroyed")
        .expect_scores(&[0, 0, 0]);
    s.orders("end");
    assert_eq!(s.state.phase, Phase::Activation);
    assert_eq!(s.eligible(), [2]);
    s.orders("concede 0").expect_over(&[2], Ending::Conceded);
    // No ship returns for a seat that has conceded meanwhile.
    let mut s = ace_setting().active(0);
    s.orders("laser; concede 1; end");
    assert_eq!(s.eligible(), [2]);
}
