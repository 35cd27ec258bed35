//! RIFT-3: asteroids, planets, stars, nebulae.

use crate::scene::scene;
use engine::rift::board::Terrain;

const PLANES: [&str; 3] = ["-1", "0", "+1"];

#[test]
fn rift_3_1_an_asteroid_blocks_in_its_own_plane_only() {
    for rock in PLANES {
        for plane in PLANES {
            let mut s = scene()
                .asteroids(&format!("D4/{rock}"))
                .ship(&format!("Rhino C4/{plane} E +1"))
                .ship(&format!("Rhino E4/{plane} W"))
                .active(0);
            if rock == plane {
                s.expect_refusal("step", "RIFT-7.11")
                    .expect_refusal("laser", "RIFT-11.5");
            } else {
                s.orders("laser; step")
                    .expect(0, &format!("D4/{plane}"))
                    .expect(1, "F[5,6]");
            }
        }
    }
    let mut s = scene()
        .asteroids("D4/+1 D4/-1")
        .ship("Rhino D4/0 E")
        .active(0);
    s.expect_refusal("up", "RIFT-8.2")
        .expect_refusal("down", "RIFT-8.2");
    let mut s = scene()
        .asteroids("D4/+1 D4/-1")
        .ship("Rhino C4/0 E +1")
        .active(0);
    s.orders("step").expect(0, "D4/0");
}

#[test]
fn rift_3_2_planets_and_stars_fill_every_plane() {
    for plane in PLANES {
        for body in [scene().planets("D4"), scene().stars("D4")] {
            let mut s = body
                .ship(&format!("Rhino C4/{plane} E +1"))
                .ship(&format!("Rhino E4/{plane} W"))
                .active(0);
            s.expect_refusal("step", "RIFT-7.11")
                .expect_refusal("laser", "RIFT-11.5");
        }
    }
    for body in [scene().planets("D5"), scene().stars("D5")] {
        let mut s = body
            .ship("Rhino H4 W")
            .ship("Rhino D6 N")
            .mines("D4")
            .active(0);
        s.orders("laser");
        assert_eq!(s.strength_lost(1), 0, "the blast is blocked");
    }
}

#[test]
fn rift_3_3_a_large_planet_fills_twelve_squares_and_a_token_one() {
    let large = "B1 C1 A2 B2 C2 D2 A3 B3 C3 D3 B4 C4";
    let s = scene()
        .planets(large)
        .planets("F6")
        .ship("Rhino H8 N")
        .active(0);
    let board = s.game.board();
    let filled = board
        .squares()
        .filter(|&square| board.terrain(square).has_planet)
        .count();
    assert_eq!(filled, 12 + 1);
    for (corner, facing) in [("A1", "SE"), ("D1", "SW"), ("A4", "NE"), ("D4", "NW")] {
        let mut s = scene()
            .planets(large)
            .ship(&format!("Rhino {corner} {facing} +1"))
            .active(0);
        s.expect_refusal("step", "RIFT-7.11");
    }
}

#[test]
fn rift_3_4_a_nebula_blocks_nothing_physical() {
    for plane in PLANES {
        let mut s = scene()
            .nebula("D4 E4")
            .ship(&format!("Rhino C4/{plane} E +1"))
            .active(0);
        s.orders("step; release")
            .expect(0, &format!("D4/{plane} shields down"));
    }
    let mut s = scene().nebula("D4 E4").ship("Rhino C4 E").active(0);
    s.orders("warp 3").expect(0, "F4");
    // A blast crosses a nebula, which gives no cover.
    let mut s = scene()
        .nebula("C4 D5 D6")
        .ship("Rhino H4 W")
        .ship("Rhino D6 N")
        .mines("D4")
        .active(0);
    s.orders("laser").expect(1, "hull 7 unhurt");
    // A mine can be in a nebula like anywhere else.
    let mut s = scene()
        .nebula("D4")
        .ship("Rhino C4 E +1 mines 1")
        .mines("D4")
        .active(0);
    s.orders("step").expect(0, "destroyed");
}

#[test]
fn rift_3_5_shields_are_down_in_a_nebula_but_bars_remain() {
    let mut s = scene()
        .nebula("D4 E4")
        .ship("Rhino D4 E")
        .ship("Rhino E4 W -1")
        .active(0);
    s.expect(0, "shields down").expect(1, "shields down");
    s.orders("laser x2").expect(1, "hull 8 unhurt");
    s.orders("end; activate 1; step")
        .expect(1, "F4 shields up unhurt");
    // Outside the cloud the same bars protect again.
    let mut s = scene()
        .nebula("E4")
        .ship("Rhino H4 W")
        .ship("Rhino E4 E +1")
        .active(1);
    s.orders("step; end; activate 0; laser")
        .expect(1, "F[5,6] hull 10");
    // The reactor can keep the shields down outside as well.
    let mut s = scene().nebula("E4").ship("Rhino E4 E +1 main 1").active(0);
    s.orders("step").expect(0, "shields up");
    let mut s = scene()
        .nebula("E4")
        .ship("Rhino E4 E +1 main 1 aux 0")
        .active(0);
    s.orders("charge 1; step").expect(0, "F4 shields down");
}

#[test]
fn rift_3_6_no_shot_crosses_the_boundary_of_a_nebula() {
    let shot = |cloud: &str, from: &str, to: &str| {
        scene()
            .nebula(cloud)
            .ship(&format!("Rhino {from} E"))
            .ship(&format!("Rhino {to} W"))
            .active(0)
    };
    shot("D4", "B4", "D4").expect_refusal("laser", "RIFT-3.6");
    shot("B4", "B4", "D4").expect_refusal("laser", "RIFT-3.6");
    shot("C4", "B4", "D4").expect_refusal("laser", "RIFT-3.6");
    shot("B4 D4", "B4", "D4").expect_refusal("laser", "RIFT-3.6");
    shot("B4 C4 D4", "B4", "D4")
        .orders("laser")
        .expect(1, "hull 9");
    // A nebula next to the line or behind the target has no effect.
    shot("B3 C3 D3 E4 A4", "B4", "D4")
        .orders("laser")
        .expect(1, "F[5,6]");
    // Mines are targets like any other.
    let mut s = scene()
        .nebula("D4")
        .ship("Rhino B4 E")
        .mines("D4")
        .active(0);
    s.expect_refusal("laser", "RIFT-3.6");
}

#[test]
fn rift_3_7_terrain_cannot_be_shot_and_never_changes() {
    for body in [
        scene().asteroids("D4"),
        scene().planets("D4"),
        scene().stars("D4"),
    ] {
        let mut s = body
            .ship("Rhino A4 E")
            .mines("D6")
            .ship("Rhino D8 N")
            .active(0);
        s.expect_refusal("laser", "RIFT-11.5")
            .expect_refusal("torpedo", "RIFT-11.5");
        assert!(s.open_sides("laser").is_empty());
        s.orders("end; activate 1; laser").expect_mines("");
        assert!(
            s.game
                .board()
                .is_solid(engine::grid::Space::parse("D4").expect("a space"))
        );
    }
}

#[test]
fn rift_3_8_a_nebula_does_not_change_energy_costs() {
    let mut s = scene()
        .nebula("D4 E4 E5")
        .ship("Screech D4 E +1 F[0,6]")
        .ship("Rhino H8 N")
        .active(0);
    s.orders("step; right; up; faster").expect(0, "main 6");
    s.orders("relocate B.outer F.outer")
        .expect(0, "main 5 F[6,6]");
    s.orders("charge-ion").expect(0, "main 4");
    s.orders("slower").expect(0, "main 3");
    let mut s = scene().nebula("D4").ship("Rhino D4 E +1 aux 0").active(0);
    s.orders("charge 3; release; step")
        .expect(0, "aux 3 main 5")
        .expect_mines("D4");
    let mut s = scene().nebula("D4").ship("Rhino D4 E").active(0);
    s.orders("warp 2").expect(0, "main 2");
}

#[test]
fn rift_3_9_an_asteroid_may_lie_inside_a_nebula() {
    let s = scene()
        .nebula("D4")
        .asteroids("D4/+1")
        .ship("Rhino A1 SE")
        .active(0);
    let square = engine::grid::Square::parse("D4").expect("a square");
    let expected = Terrain {
        asteroids: [false, false, true],
        has_nebula: true,
        ..Terrain::default()
    };
    assert_eq!(s.game.board().terrain(square), expected);
    let mut s = scene()
        .nebula("D4")
        .asteroids("D4/+1")
        .ship("Rhino D4 N")
        .active(0);
    s.expect(0, "shields down");
    s.expect_refusal("up", "RIFT-8.2");
}
