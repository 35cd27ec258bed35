//! The worked examples 21 to 40: mines, fire, the ion cannon, nebulae, planes.

use crate::scene::{Scene, Setting, scene, scene_of};
use engine::rift::action::Action;
use engine::rift::ship::{ShipId, Side};
use engine::rift::state::Ending;

/// Detonates a mine with a laser; every owner chooses the first offered side.
fn detonate(s: &mut Scene) {
    s.orders("laser");
    while let Some((ship, sides)) = s.asked_sides() {
        let ship = ShipId(ship);
        let choice = Action::ChooseSide(ship, sides[0]);
        s.act_as(s.game.owner(ship), choice)
            .expect("an offered side");
    }
}

/// Returns the label of the space at an offset from F6 in `plane`.
fn from_f6(plane: i8, (dx, dy, dz): (i8, i8, i8)) -> String {
    let column = (b'F' as i8 + dx) as u8 as char;
    format!("{column}{}/{}", 6 + dy, plane + dz)
}

#[test]
fn ex_21_a_warp_passes_through_a_mine() {
    let mut s = scene()
        .ship("Screech A1 SE -2")
        .ship("Rhino D5 N")
        .mines("C3")
        .active(0);
    s.orders("warp 6");
    s.expect(0, "G7 SE +4 main 3 F[0,0] hull 10");
    s.expect(1, "F[3,6] hull 10").expect_mines("");
}

#[test]
fn ex_22_shooting_a_mine_clears_the_line() {
    let mut s = scene()
        .ship("Rhino B4 E")
        .ship("Rhino F4 W")
        .mines("D4")
        .active(0);
    s.orders("laser").expect_mines("");
    s.expect(0, "F[3,6]").expect(1, "F[3,6]");
    s.orders("laser x3").expect(1, "F[0,6] hull 10");
    s.expect(0, "main 4");
}

#[test]
fn ex_23_shots_at_45_degrees_may_be_split() {
    let mut s = scene().ship("Rhino D6 N").ship("Rhino D3 SE").active(0);
    let both = [Some(Side::Front), Some(Side::Right)];
    assert_eq!(s.open_sides("laser"), both);
    assert_eq!(s.open_sides("torpedo"), both);
    s.expect_refusal("torpedo", "RIFT-11.13");
    s.expect_refusal("torpedo B", "RIFT-11.12");
    // A torpedo names one side, and all its damage goes there.
    s.orders("torpedo F").expect(1, "F[3,6] R[6,6]");
    s.orders("torpedo F; laser x4 R").expect(1, "F[0,6] R[2,6]");
}

#[test]
fn ex_24_a_torpedo_has_a_shorter_range_than_a_laser() {
    let mut s = scene().ship("Rhino A4 E").ship("Rhino E4 W").active(0);
    s.expect_refusal("torpedo", "RIFT-11.7");
    s.orders("laser");
    let mut s = scene().ship("Screech A4 E").ship("Rhino E4 W").active(0);
    s.orders("laser; ion");
    let mut s = scene().ship("Rhino B4 E").ship("Rhino E4 W").active(0);
    s.orders("torpedo; laser");
    let mut s = scene().ship("Screech B4 E").ship("Rhino E4 W").active(0);
    s.orders("laser; ion");
}

#[test]
fn ex_25_the_ion_cannon_charges_and_fires_in_turn() {
    let mut s = scene().ship("Screech B4 E").ship("Hammer E4 W").active(0);
    s.orders("charge-ion").expect(0, "ion charging main 8");
    s.orders("end; activate 1; end; activate 0");
    s.expect(0, "ion charged");
    s.orders("ion")
        .expect(0, "ion uncharged main 7")
        .expect(1, "F[1,6]");
    s.expect_refusal("charge-ion", "RIFT-12.3");
    s.orders("end; activate 1; end; activate 0");
    s.expect(0, "ion uncharged");
    s.orders("ion").expect(1, "F[0,4]");
    s.orders("charge-ion").expect(0, "ion charging");
    s.orders("end; activate 1; end; activate 0");
    s.expect(0, "ion charged");
}

#[test]
fn ex_26_a_charging_cannon_fires_a_weak_shot() {
    let mut s = scene()
        .ship("Screech B4 E charging")
        .ship("Hammer E4 W")
        .active(0);
    s.orders("ion")
        .expect(1, "F[3,6]")
        .expect(0, "ion charging");
    s.orders("end; activate 1; end; activate 0");
    s.expect(0, "ion charged");
}

#[test]
fn ex_27_blast_damage_depends_on_distance() {
    for (offset, damage) in [
        ((1, 0, 0), 6),
        ((1, 1, 1), 6),
        ((0, 0, 1), 6),
        ((0, 1, 1), 6),
        ((2, 0, 0), 3),
        ((1, 2, 0), 3),
        ((2, 1, 1), 3),
        ((2, 2, 2), 3),
        ((1, 0, 2), 3),
        ((0, 0, 2), 3),
        ((3, 0, 0), 0),
        ((2, 3, 0), 0),
    ] {
        let mut s = scene_of(12, 12)
            .ship("Rhino F2/-1 S")
            .ship(&format!("Rhino {} N", from_f6(-1, offset)))
            .mines("F6/-1")
            .active(0);
        detonate(&mut s);
        assert_eq!(s.strength_lost(1), damage, "{offset:?}");
        assert_eq!(s.strength_lost(0), 0, "the shooter is out of reach");
    }
}

/// Returns the damage to a ship at `offset` from the mine at F6, with more on the board.
fn blast_damage(offset: (i8, i8, i8), add: impl FnOnce(Setting) -> Setting) -> u8 {
    let setting = scene_of(12, 12)
        .ship("Rhino F2 S")
        .ship(&format!("Rhino {} N", from_f6(0, offset)))
        .mines("F6");
    let mut s = add(setting).active(0);
    detonate(&mut s);
    s.strength_lost(1)
}

#[test]
fn ex_28_obstacles_block_blasts() {
    assert_eq!(blast_damage((2, 0, 0), |s| s.asteroids("G6")), 0);
    assert_eq!(blast_damage((2, 1, 0), |s| s.asteroids("G6")), 3);
    assert_eq!(blast_damage((2, 1, 0), |s| s.asteroids("G6 G7")), 0);
    assert_eq!(blast_damage((2, 0, 1), |s| s.asteroids("G6")), 3);
    assert_eq!(blast_damage((2, 0, 1), |s| s.asteroids("G6 G6/+1")), 0);
    assert_eq!(blast_damage((2, 0, 1), |s| s.planets("G6")), 0);
    assert_eq!(blast_damage((2, 2, 0), |s| s.ship("Rhino G7 N")), 0);
    assert_eq!(blast_damage((1, 1, 0), |s| s.asteroids("G6 F7")), 6);
}

#[test]
fn ex_29_a_blast_ties_two_sides() {
    let mut s = scene()
        .ship("Rhino D7 N")
        .ship("Screech C4 N")
        .mines("D3")
        .active(0);
    s.orders("laser");
    assert_eq!(s.asked_sides(), Some((1, vec![Side::Front, Side::Right])));
    s.orders("side 1 F").expect(1, "F[0,6] R[6,6] hull 10");
    assert_eq!(s.strength_lost(0), 0);
    s.orders("end");
}

#[test]
fn ex_30_a_blast_at_a_knights_offset_hits_one_side() {
    use Side::{Front, Right};
    for (facing, mine, sides) in [
        ("N", "G6", vec![Front]),
        ("N", "H7", vec![Right]),
        ("N", "G7", vec![Front, Right]),
        ("NE", "G6", vec![Front]),
        ("NE", "H7", vec![Front]),
        ("NE", "G7", vec![Front]),
    ] {
        let column = &mine[..1];
        let row: u8 = mine[1..].parse().expect("a row");
        let mut s = scene_of(12, 12)
            .ship(&format!("Rhino {column}{} S", row - 4))
            .ship(&format!("Rhino F8 {facing}"))
            .mines(mine)
            .active(0);
        s.orders("laser");
        let asked = s.asked_sides();
        if let [only] = sides[..] {
            assert_eq!(asked, None, "{facing} {mine}");
            let bars = s.ship(1).bars;
            assert_eq!(bars.sum() - bars.total(only), 36, "{facing} {mine}");
            assert!(bars.total(only) < 12, "{facing} {mine}");
        } else {
            assert_eq!(asked, Some((1, sides)), "{facing} {mine}");
        }
    }
}

#[test]
fn ex_31_a_mine_straight_above_faces_all_sides() {
    for (name, expected) in [
        ("F", "F[0,6]"),
        ("R", "R[0,6]"),
        ("B", "B[0,6]"),
        ("L", "L[0,6]"),
    ] {
        let mut s = scene()
            .ship("Rhino D8/+1 N")
            .ship("Rhino D4 E")
            .mines("D4/+1")
            .active(0);
        s.orders("laser");
        assert_eq!(s.asked_sides(), Some((1, Side::ALL.to_vec())));
        s.orders(&format!("side 1 {name}")).expect(1, expected);
        assert_eq!(s.strength_lost(1), 6);
    }
}

#[test]
fn ex_32_a_ship_leaves_a_mine() {
    let mut s = scene()
        .ship("Rhino B4 E +1")
        .ship("Rhino A4 E +1")
        .active(0);
    s.orders("release; step").expect_mines("B4/0");
    s.expect(0, "C4 mines 0 main 8 aux 6");
    s.orders("end; activate 1; step").expect_mines("");
    s.expect(1, "B4 F[0,0] hull 10");
}

#[test]
fn ex_33_a_lingering_mine_detonates() {
    let mut s = scene().ship("Rhino B4 E").ship("Rhino D4 W").active(0);
    s.orders("release").expect_mines("");
    s.orders("end").expect_mines("");
    s.expect(0, "B[0,0] F[6,6] hull 10").expect(1, "F[3,6]");
}

#[test]
fn ex_34_a_ship_backs_into_its_own_mine() {
    let mut s = scene().ship("Rhino B4 E +1").active(0);
    s.orders("release; step").expect(0, "C4");
    s.orders("slower x3; step");
    s.expect(0, "B4 -2 moved 2 main 5 B[0,0] hull 10");
    s.orders("end");
}

#[test]
fn ex_35_a_ship_strikes_a_mine() {
    let mut s = scene().ship("Rhino B4 E +1").mines("C4").active(0);
    s.orders("step").expect(0, "C4 F[0,0] B[6,6] hull 10");
    let mut s = scene().ship("Rhino B4 E -1 B[0,5]").mines("A4").active(0);
    s.orders("step").expect(0, "A4 B[0,0] F[6,6] hull 3");
}

#[test]
fn ex_36_a_ship_strikes_a_mine_inside_a_nebula() {
    let mut s = scene()
        .ship("Hammer B4 E +1")
        .ship("Rhino H8 N")
        .ship("Rhino H1 N seat 0")
        .nebula("C4")
        .mines("C4")
        .active(0);
    s.orders("step").expect(0, "destroyed unhurt");
    s.expect_running();
    assert_eq!(s.state.turn.ship, None, "the turn is over");
    assert_eq!(s.eligible(), [1]);
}

#[test]
fn ex_37_no_shot_crosses_the_boundary_of_a_nebula() {
    let cloud = scene().nebula("D4 E4 F4");
    let mut s = cloud
        .clone()
        .ship("Rhino D4 E")
        .ship("Screech F4 W")
        .active(0);
    s.orders("laser; torpedo").expect(1, "hull 6 F[6,6]");
    let mut s = cloud.ship("Rhino B4 E").ship("Screech F4 W").active(0);
    s.expect_refusal("laser", "RIFT-3.6");
    let mut s = scene()
        .nebula("D4")
        .ship("Rhino B4 E")
        .ship("Rhino F4 W")
        .active(0);
    s.expect_refusal("laser", "RIFT-3.6");
}

#[test]
fn ex_38_a_blast_that_destroys_all_ships_is_a_draw() {
    let mut s = scene()
        .ship("Rhino B4 E hull 3 F[0,0]")
        .ship("Rhino D4 W hull 6 F[0,0]")
        .mines("C4")
        .active(0);
    s.orders("laser")
        .expect(0, "destroyed")
        .expect(1, "destroyed");
    s.expect_over(&[], Ending::AllDestroyed);
}

#[test]
fn ex_39_ships_share_a_square_in_different_planes() {
    let stack = scene()
        .ship("Rhino D4/-1 N")
        .ship("Rhino D4/0 N")
        .ship("Rhino D4/+1 N")
        .ship("Rhino C4/0 E +1")
        .ship("Rhino D1/0 S");
    for ship in 0..3 {
        let mut s = stack.clone().active(ship);
        s.expect_refusal("up", "RIFT-8.2");
        s.expect_refusal("down", "RIFT-8.2");
    }
    let mut s = stack.clone().active(3);
    s.expect_refusal("step", "RIFT-7.11");
    let mut s = stack.active(4);
    s.orders("laser; torpedo");
    assert_eq!(
        [s.strength_lost(0), s.strength_lost(1), s.strength_lost(2)],
        [0, 4, 0]
    );
}

#[test]
fn ex_40_a_ship_squeezes_between_two_obstacles() {
    let obstacles = scene().asteroids("D4 E5");
    let mut s = obstacles.clone().ship("Rhino D5 NE +1").active(0);
    s.orders("step").expect(0, "E4");
    let mut s = obstacles.ship("Rhino D5 NE").ship("Rhino F3 SW").active(0);
    s.orders("laser").expect(1, "F[5,6]");
}
