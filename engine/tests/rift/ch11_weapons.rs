//! RIFT-11: weapons, line of sight, targets.

use crate::scene::scene;
use engine::grid::Heading;
use engine::rift::ship::{ShipId, Side, Weapon};

#[test]
fn rift_11_1_every_model_has_its_mounts() {
    use Side::{Back, Front};
    use Weapon::{Ion, Laser, Torpedo};
    for (model, expected) in [
        (
            "Rhino",
            vec![(Laser, Front, 4), (Laser, Back, 2), (Torpedo, Front, 2)],
        ),
        (
            "Screech",
            vec![(Laser, Front, 4), (Laser, Back, 2), (Ion, Front, 1)],
        ),
        (
            "Hammer",
            vec![
                (Laser, Front, 2),
                (Laser, Back, 2),
                (Torpedo, Front, 4),
                (Torpedo, Back, 1),
            ],
        ),
    ] {
        let s = scene().ship(&format!("{model} D4 E")).active(0);
        let mut mounts: Vec<_> = s
            .game
            .build(ShipId(0))
            .mounts
            .iter()
            .map(|mount| (mount.weapon, mount.side, mount.barrels))
            .collect();
        mounts.sort();
        assert_eq!(mounts, expected, "{model}");
    }
    let mut s = scene().ship("Rhino D4 E").ship("Rhino F4 W").active(0);
    s.expect_refusal("ion", "RIFT-11.1")
        .expect_refusal("back torpedo", "RIFT-11.1");
}

#[test]
fn rift_11_2_a_mount_fires_along_one_straight_line() {
    for (facing, ahead, behind) in [
        ("N", "D2", "D6"),
        ("NE", "F2", "B6"),
        ("E", "F4", "B4"),
        ("SE", "F6", "B2"),
        ("S", "D6", "D2"),
        ("SW", "B6", "F2"),
        ("W", "B4", "F4"),
        ("NW", "B2", "F6"),
    ] {
        let pair = |mine: &str| {
            scene()
                .ship(&format!("Rhino D4 {facing}"))
                .mines(mine)
                .active(0)
        };
        pair(ahead).orders("laser").expect_mines("");
        pair(ahead).expect_refusal("back laser", "RIFT-11.4|RIFT-11.5|RIFT-11.7");
        pair(behind).orders("back laser").expect_mines("");
        pair(behind).expect_refusal("laser", "RIFT-11.4|RIFT-11.5|RIFT-11.7");
    }
    // Right is 90 degrees clockwise from the bow, left counter-clockwise.
    assert_eq!(Side::Right.facing(Heading::N), Heading::E);
    assert_eq!(Side::Left.facing(Heading::NE), Heading::NW);
    assert_eq!(Side::Back.facing(Heading::SE), Heading::NW);
    // There is no target next to the line.
    scene()
        .ship("Rhino D4 E")
        .ship("Rhino F5 W")
        .active(0)
        .expect_refusal("laser", "RIFT-11.7");
}

#[test]
fn rift_11_3_every_weapon_has_its_range() {
    for (distance, column) in [(1, 'B'), (2, 'C'), (3, 'D'), (4, 'E'), (5, 'F')] {
        for (model, weapon, range) in [
            ("Screech", "laser", 4),
            ("Screech", "ion", 4),
            ("Rhino", "torpedo", 3),
        ] {
            let straight = scene()
                .ship(&format!("{model} A1 E"))
                .ship(&format!("Rhino {column}1 W"));
            let slanted = scene()
                .ship(&format!("{model} A1 SE"))
                .ship(&format!("Rhino {column}{} NW", distance + 1));
            for setting in [straight, slanted] {
                let mut s = setting.active(0);
                if distance <= range {
                    s.orders(weapon);
                } else {
                    s.expect_refusal(weapon, "RIFT-11.7");
                }
            }
        }
    }
}

#[test]
fn rift_11_4_shots_stay_in_their_plane() {
    for (from, to) in [("0", "+1"), ("-1", "0"), ("+1", "-1")] {
        let mut s = scene()
            .ship(&format!("Rhino B4/{from} E"))
            .ship(&format!("Rhino D4/{to} W"))
            .active(0);
        s.expect_refusal("laser", "RIFT-11.4");
    }
    let mut s = scene()
        .ship("Rhino B4/0 E")
        .ship("Rhino C4/+1 W")
        .ship("Rhino E4/0 W")
        .mines("D4/-1")
        .asteroids("D4/+1")
        .active(0);
    s.orders("laser").expect(2, "F[5,6]");
    assert_eq!(s.strength_lost(1), 0);
}

#[test]
fn rift_11_5_the_first_object_on_the_line_is_the_target() {
    let line = || scene().ship("Rhino B4 E").ship("Rhino E4 W");
    line()
        .asteroids("C4")
        .active(0)
        .expect_refusal("laser", "RIFT-11.5");
    line()
        .planets("D4")
        .active(0)
        .expect_refusal("laser", "RIFT-11.5");
    line()
        .stars("D4")
        .active(0)
        .expect_refusal("laser", "RIFT-11.5");
    line()
        .asteroids("F4")
        .active(0)
        .orders("laser")
        .expect(1, "F[5,6]");
    scene()
        .ship("Rhino H4 E")
        .ship("Rhino A1 W")
        .active(0)
        .expect_refusal("laser", "RIFT-11.5");
    // Only the squares on a diagonal line count, no corner squares.
    let mut s = scene()
        .planets("B4 C5 C3 D4")
        .asteroids("D2 E3")
        .ship("Rhino B5 NE")
        .ship("Rhino E2 SW")
        .active(0);
    s.orders("laser").expect(1, "F[5,6]");
}

#[test]
fn rift_11_6_ships_and_mines_block_what_is_behind_them() {
    let mut s = scene()
        .ship("Rhino A4 E")
        .ship("Rhino C4 W")
        .ship("Rhino D4 W")
        .active(0);
    s.orders("laser x2; torpedo")
        .expect(1, "F[1,6]")
        .expect(2, "unhurt");
    let mut s = scene()
        .ship("Rhino A4 E seat 0")
        .ship("Rhino C4 W seat 0")
        .ship("Rhino D4 W seat 1")
        .active(0);
    s.expect_refusal("laser", "RIFT-11.7");
    let mut s = scene()
        .ship("Rhino A4 E")
        .ship("Rhino D4 W F[6,6]")
        .mines("B4")
        .active(0);
    s.orders("laser").expect_mines("").expect(1, "F[3,6]");
    s.orders("laser").expect(1, "F[2,6]");
}

#[test]
fn rift_11_7_a_shot_needs_an_enemy_or_a_mine() {
    scene()
        .ship("Rhino B4 E")
        .ship("Rhino H8 W")
        .active(0)
        .expect_refusal("laser", "RIFT-11.7");
    let allies = || {
        scene()
            .ship("Rhino B4 E seat 0")
            .ship("Rhino D4 W seat 1")
            .ship("Rhino H8 W seat 2")
            .teams(&[1, 1, 2])
    };
    allies()
        .active(0)
        .expect_refusal("laser", "RIFT-11.7")
        .expect_refusal("torpedo", "RIFT-11.7");
    let mut s = allies()
        .rules(|rules| rules.allows_friendly_fire = true)
        .active(0);
    s.orders("laser").expect(1, "F[5,6]");
    // Mines of any player are targets.
    for mines in [
        scene().mines("D4"),
        scene().mines_of(0, "D4"),
        scene().mines_of(1, "D4"),
    ] {
        let mut s = mines.ship("Rhino A4 E").ship("Rhino H8 W").active(0);
        s.orders("laser").expect_mines("");
    }
}

#[test]
fn rift_11_8_the_boundary_of_a_nebula_stops_shots() {
    let mut s = scene()
        .nebula("C4")
        .ship("Rhino B4 E")
        .ship("Rhino D4 W")
        .active(0);
    s.expect_refusal("laser", "RIFT-3.6")
        .expect_refusal("torpedo", "RIFT-3.6");
    let mut s = scene()
        .nebula("B4 C4 D4")
        .ship("Rhino B4 E")
        .ship("Rhino D4 W")
        .active(0);
    s.orders("laser; torpedo").expect(1, "hull 6");
}

#[test]
fn rift_11_9_every_barrel_fires_once_a_turn() {
    for (model, mounts) in [
        (
            "Rhino",
            vec![("laser", 4), ("back laser", 2), ("torpedo", 2)],
        ),
        ("Screech", vec![("laser", 4), ("back laser", 2), ("ion", 1)]),
        (
            "Hammer",
            vec![
                ("laser", 2),
                ("back laser", 2),
                ("torpedo", 4),
                ("back torpedo", 1),
            ],
        ),
    ] {
        let mut s = scene()
            .ship(&format!("{model} D4 E"))
            .ship("Hammer F4 W")
            .ship("Hammer B4 E")
            .active(0);
        for (order, barrels) in mounts {
            s.orders(&format!("{order} x{barrels}"))
                .expect_refusal(order, "RIFT-11.9");
        }
        s.orders("end; activate 1; end; activate 2; end; activate 0; laser");
    }
    // Barrels fire at different moments, from different spaces, at different targets.
    let mut s = scene()
        .ship("Rhino B4 E +1")
        .ship("Rhino E4 W")
        .ship("Rhino E6 NW")
        .active(0);
    s.orders("laser x2; step; right; laser x2")
        .expect(1, "F[4,6]")
        .expect(2, "F[4,6]");
    s.expect_refusal("laser", "RIFT-11.9");
}

#[test]
fn rift_11_10_shots_cost_energy_or_ammunition() {
    let mut s = scene()
        .ship("Rhino B4 E torpedoes 1")
        .ship("Hammer D4 W")
        .active(0);
    s.orders("laser").expect(0, "main 7 torpedoes 1");
    s.orders("torpedo").expect(0, "main 7 torpedoes 0");
    s.expect_refusal("torpedo", "RIFT-11.10");
    s.orders("end; activate 1; end; activate 0")
        .expect_refusal("torpedo", "RIFT-11.10");
    s.orders("laser x4").expect(0, "main 4");
    let mut s = scene().ship("Screech B4 E").ship("Hammer D4 W").active(0);
    s.orders("ion").expect(0, "main 7");
    let mut s = scene()
        .ship("Screech B4 E main 1 aux 0")
        .ship("Hammer D4 W")
        .active(0);
    s.expect_refusal("ion pay 1+0", "RIFT-6.11");
    // A torpedo needs no energy.
    let mut s = scene()
        .ship("Rhino B4 E main 0 aux 0")
        .ship("Hammer D4 W")
        .active(0);
    s.orders("torpedo x2")
        .expect(1, "F[0,6]")
        .expect(0, "torpedoes 8");
}

#[test]
fn rift_11_11_every_weapon_has_its_damage() {
    for (shooter, order, damage) in [
        ("Rhino", "laser", 1),
        ("Rhino", "torpedo", 3),
        ("Screech", "ion", 3),
    ] {
        let mut s = scene()
            .ship(&format!("{shooter} B4 E"))
            .ship("Rhino D4 W")
            .active(0);
        s.orders(order);
        assert_eq!(s.strength_lost(1), damage);
    }
    let mut s = scene()
        .ship("Screech B4 E charged")
        .ship("Rhino D4 W")
        .active(0);
    s.orders("ion");
    assert_eq!(s.strength_lost(1), 5);
}

/// For each direction from the target, the shooter's space around D4 and its facing.
const AROUND: [(&str, &str); 8] = [
    ("D2", "S"),
    ("F2", "SW"),
    ("F4", "W"),
    ("F6", "NW"),
    ("D6", "N"),
    ("B6", "NE"),
    ("B4", "E"),
    ("B2", "SE"),
];

#[test]
fn rift_11_12_the_side_that_faces_the_shooter_is_hit() {
    use Side::{Back, Front, Left, Right};
    let bearing: [&[Side]; 8] = [
        &[Front],
        &[Front, Right],
        &[Right],
        &[Right, Back],
        &[Back],
        &[Back, Left],
        &[Left],
        &[Left, Front],
    ];
    let names = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
    for (from, (at, shooter_facing)) in AROUND.iter().enumerate() {
        for (facing, name) in names.iter().enumerate() {
            let r = (from + 8 - facing) % 8;
            let s = scene()
                .ship(&format!("Rhino {at} {shooter_facing}"))
                .ship(&format!("Rhino D4 {name}"))
                .active(0);
            let open = s.open_sides("laser");
            if let [only] = bearing[r] {
                assert_eq!(open, [None], "r = {r}");
                let mut s = s;
                s.orders("laser");
                assert_eq!(s.ship(1).bars.total(*only), 11, "r = {r}");
            } else {
                let mut expected: Vec<_> = bearing[r].iter().copied().map(Some).collect();
                expected.sort();
                let mut open = open;
                open.sort();
                assert_eq!(open, expected, "r = {r}");
            }
        }
    }
}

#[test]
fn rift_11_13_the_attacker_chooses_between_two_tied_sides_for_each_shot() {
    let mut s = scene().ship("Rhino B6 NE").ship("Rhino D4 N").active(0);
    s.expect_refusal("laser", "RIFT-11.13");
    s.expect_refusal("laser F", "RIFT-11.12")
        .expect_refusal("laser R", "RIFT-11.12");
    s.orders("laser L; laser B; laser L; torpedo B; laser L; torpedo L");
    s.expect(1, "L[0,6] B[2,6]");
}

#[test]
fn rift_11_14_a_heavy_shot_goes_to_one_side() {
    let mut s = scene().ship("Rhino B6 NE").ship("Rhino D4 N").active(0);
    s.orders("torpedo L").expect(1, "L[3,6] B[6,6]");
    let mut s = scene()
        .ship("Screech B6 NE charged")
        .ship("Rhino D4 N")
        .active(0);
    assert_eq!(s.open_sides("ion").len(), 2);
    s.orders("ion B").expect(1, "L[6,6] B[1,6]");
}

#[test]
fn rift_11_15_shots_are_resolved_one_at_a_time() {
    let mut s = scene()
        .ship("Rhino A4 E")
        .ship("Rhino B4 W F[0,0] hull 1")
        .ship("Rhino D4 W F[0,1] hull 4")
        .active(0);
    s.orders("laser").expect(1, "destroyed");
    s.orders("laser").expect(2, "F[0,0] hull 4");
    s.orders("torpedo").expect(2, "hull 1");
    // For one side only the sum counts, in any order.
    for order in [
        "laser x4; torpedo x2",
        "torpedo; laser x4; torpedo",
        "torpedo x2; laser x4",
    ] {
        let mut s = scene()
            .ship("Rhino A4 E")
            .ship("Rhino D4 W F[5,2]")
            .active(0);
        s.orders(order).expect(1, "F[0,0] hull 7");
    }
}

#[test]
fn rift_11_16_any_single_hit_sets_off_a_mine() {
    for (model, order) in [("Rhino", "laser"), ("Rhino", "torpedo"), ("Screech", "ion")] {
        let mut s = scene().ship(&format!("{model} A4 E")).mines("D4").active(0);
        assert_eq!(s.open_sides(order), [None], "no side is chosen");
        s.orders(order).expect_mines("");
    }
}

#[test]
fn rift_11_17_weapons_fire_after_a_jump() {
    let mut s = scene().ship("Screech A4 E").ship("Rhino F4 W").active(0);
    s.orders("warp 3; laser; ion").expect(1, "F[2,6]");
}

#[test]
fn rift_11_18_nothing_in_its_own_square_is_a_target() {
    let mut s = scene()
        .ship("Rhino D4/0 E")
        .ship("Rhino D4/+1 E")
        .mines("D4/-1")
        .active(0);
    s.expect_refusal("laser", "RIFT-11.7")
        .expect_refusal("back laser", "RIFT-11.5|RIFT-11.7");
    s.orders("release");
    assert!(s.open_sides("laser").is_empty() && s.open_sides("back laser").is_empty());
}
