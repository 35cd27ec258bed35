//! RIFT-2: spaces, obstacles, steps, distances.

use crate::scene::scene;
use engine::grid::Space;

#[test]
fn rift_2_6_a_space_holds_one_thing() {
    // A released mine is not yet in the space: it can be below its ship.
    let mut s = scene().ship("Rhino D4 E").ship("Rhino D8 N").active(0);
    s.orders("release").expect_mines("");
    // A planet fills all planes: no ship can enter its square in any of them.
    for plane in ["-1", "0", "+1"] {
        let mut s = scene()
            .stars("E4")
            .ship(&format!("Rhino D4/{plane} E +1"))
            .active(0);
        s.expect_refusal("step", "RIFT-7.11");
    }
    // An asteroid and a ship, then two ships.
    let mut s = scene().asteroids("E4").ship("Rhino D4 E +1").active(0);
    s.expect_refusal("step", "RIFT-7.11");
    let mut s = scene().ship("Rhino D4 E +1").ship("Rhino E4 N").active(0);
    s.expect_refusal("step", "RIFT-7.11");
    // Two mines cannot be laid in one space: the ship strikes the first one on the way back.
    let mut s = scene().ship("Hammer D4 N +1").active(0);
    s.orders("release; step; slower x3; step")
        .expect_mines("")
        .expect(0, "D4 B[0,0]");
}

#[test]
fn rift_2_7_ships_and_asteroids_of_other_planes_share_a_square() {
    let mut s = scene()
        .asteroids("D4/+1")
        .ship("Rhino D4/-1 N")
        .ship("Rhino C4/0 E +1")
        .active(1);
    s.orders("step").expect(1, "D4/0").expect(0, "D4/-1");
    let mut s = scene()
        .ship("Rhino D4/-1 N")
        .ship("Rhino D4/+1 N")
        .ship("Rhino C4/0 E +1")
        .active(2);
    s.orders("step");
    s.expect(0, "D4/-1").expect(1, "D4/+1").expect(2, "D4/0");
}

#[test]
fn rift_2_8_solid_objects_stop_a_ship_and_nebulae_and_mines_do_not() {
    let ship = "Rhino D4 E +1";
    scene()
        .ship(ship)
        .ship("Rhino E4 N")
        .active(0)
        .expect_refusal("step", "RIFT-7.11");
    scene()
        .ship(ship)
        .asteroids("E4")
        .active(0)
        .expect_refusal("step", "RIFT-7.11");
    scene()
        .ship(ship)
        .planets("E4")
        .active(0)
        .expect_refusal("step", "RIFT-7.11");
    scene()
        .ship(ship)
        .stars("E4")
        .active(0)
        .expect_refusal("step", "RIFT-7.11");
    scene()
        .ship("Rhino H4 E +1")
        .active(0)
        .expect_refusal("step", "RIFT-7.11");
    scene()
        .ship(ship)
        .nebula("E4")
        .active(0)
        .orders("step")
        .expect(0, "E4");
    scene()
        .ship(ship)
        .mines("E4")
        .active(0)
        .orders("step")
        .expect(0, "E4");
    scene()
        .ship(ship)
        .ship("Rhino E4/+1 N")
        .active(0)
        .orders("step")
        .expect(0, "E4");
    scene()
        .ship(ship)
        .asteroids("E4/-1")
        .active(0)
        .orders("step")
        .expect(0, "E4");
}

#[test]
fn rift_2_9_a_step_leads_to_the_eight_neighbors_in_the_same_plane() {
    for (facing, forward, reverse) in [
        ("N", "D3", "D5"),
        ("NE", "E3", "C5"),
        ("E", "E4", "C4"),
        ("SE", "E5", "C3"),
        ("S", "D5", "D3"),
        ("SW", "C5", "E3"),
        ("W", "C4", "E4"),
        ("NW", "C3", "E5"),
    ] {
        for plane in ["-1", "0", "+1"] {
            for (speed, to) in [("+1", forward), ("-1", reverse)] {
                let mut s = scene()
                    .ship(&format!("Rhino D4/{plane} {facing} {speed}"))
                    .active(0);
                s.orders("step")
                    .expect(0, &format!("{to}/{plane} {facing}"));
            }
        }
    }
}

#[test]
fn rift_2_10_a_diagonal_step_depends_only_on_its_target_square() {
    for side in ["E4", "D3", "E4 D3"] {
        let mut s = scene().planets(side).ship("Rhino D4 NE +1").active(0);
        s.orders("step").expect(0, "E3");
    }
    let mut s = scene().asteroids("E3").ship("Rhino D4 NE +1").active(0);
    s.expect_refusal("step", "RIFT-7.11");
}

#[test]
fn rift_2_11_a_change_from_low_to_high_plane_passes_through_the_middle() {
    let mut s = scene().ship("Rhino D4/-1 N").active(0);
    s.orders("up").expect(0, "D4/0");
    s.orders("up").expect(0, "D4/+1 main 6");
    let mut s = scene().asteroids("D4/0").ship("Rhino D4/-1 N").active(0);
    s.expect_refusal("up", "RIFT-8.2");
    let mut s = scene().asteroids("D4/0").ship("Rhino D4/+1 N").active(0);
    s.expect_refusal("down", "RIFT-8.2");
}

#[test]
fn rift_2_12_distances_count_squares_and_planes() {
    let at = |label: &str| Space::parse(label).expect("a space");
    for (from, to, flat, total) in [
        ("A1", "D1", 3, 3),
        ("A1", "C4", 3, 3),
        ("A1/-1", "A1/+1", 0, 2),
        ("A1/-1", "B1/+1", 1, 2),
        ("D4/0", "B4/+1", 2, 2),
    ] {
        assert_eq!(at(from).square().distance(at(to).square()), flat);
        assert_eq!(at(from).distance(at(to)), total);
    }
    // Range counts the squares of the line, a diagonal one as 1.
    scene()
        .ship("Rhino A1 SE")
        .ship("Rhino E5 N")
        .active(0)
        .orders("laser L");
    scene()
        .ship("Rhino A1 SE")
        .ship("Rhino F6 N")
        .active(0)
        .expect_refusal("laser L", "RIFT-11.7");
    // A blast counts planes as well.
    let mut s = scene()
        .ship("Rhino D8 N")
        .ship("Rhino E4/+1 W")
        .ship("Rhino C2/+1 S")
        .mines("D4/0")
        .active(0);
    s.orders("laser");
    assert_eq!((s.strength_lost(1), s.strength_lost(2)), (6, 3));
}
