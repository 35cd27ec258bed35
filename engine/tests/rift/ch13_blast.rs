//! RIFT-13.10 to 13.18: the blast of a mine.

use crate::scene::{Scene, Setting, scene, scene_of};
use engine::game::{Game, Seat};
use engine::grid::{Heading, Plane, Space, Square};
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::options::MAX_SHIPS;
use engine::rift::play::sides_facing;
use engine::rift::ship::{Ship, ShipId, Side};
use engine::rift::state::{Ending, MAX_SIDE_CHOICES};

/// Fires a laser at a mine and answers every question with the first offered side.
fn fire_at_mine(s: &mut Scene) {
    s.orders("laser");
    while let Some((ship, tied_sides)) = s.asked_sides() {
        let letter = ["F", "R", "B", "L"][tied_sides[0].index()];
        s.orders(&format!("side {ship} {letter}"));
    }
}

/// Returns the damage at an offset from a mine at F6/-1 on a wide board.
fn damage_at(dx: u8, dy: u8, dz: i8) -> u8 {
    let column = (b'F' + dx) as char;
    let mut s = scene_of(12, 12)
        .ship("Rhino F2/-1 S")
        .ship(&format!("Rhino {column}{}/{} S", 6 + dy, dz - 1))
        .mines("F6/-1")
        .active(0);
    fire_at_mine(&mut s);
    s.strength_lost(1)
}

#[test]
fn rift_13_10_blast_damage_follows_the_table() {
    for (d2, row) in [
        (0, [0, 6, 3]),
        (1, [6, 6, 3]),
        (2, [3, 3, 3]),
        (3, [0, 0, 0]),
        (4, [0, 0, 0]),
    ] {
        for (dz, damage) in (0..).zip(row) {
            if (d2, dz) == (0, 0) {
                continue;
            }
            for (dx, dy) in [(0, d2), (d2, 0), (d2, d2)] {
                assert_eq!(damage_at(dx, dy, dz), damage, "offset {dx} {dy} {dz}");
            }
        }
    }
}

/// Returns the sides that the owner of a ship at D4 with this facing may choose for a mine.
fn tied_sides(facing: &str, mine: &str, shooter: &str) -> Vec<Side> {
    let mut s = scene()
        .ship(shooter)
        .ship(&format!("Rhino D4 {facing}"))
        .mines(mine)
        .active(0);
    s.orders("laser");
    if let Some((ship, tied_sides)) = s.asked_sides() {
        assert_eq!(ship, 1);
        return tied_sides;
    }
    let bars = s.ship(1).bars;
    let hit: Vec<Side> = Side::ALL
        .into_iter()
        .filter(|&side| bars.total(side) < 12)
        .collect();
    assert_eq!(hit.len(), 1);
    hit
}

#[test]
fn rift_13_11_a_blast_hits_the_side_that_faces_the_mine() {
    use Side::{Back, Front, Left, Right};
    let shooter = "Rhino H3 W";
    // The mine is north-east of the ship, next to it.
    for (facing, expected) in [
        ("N", vec![Front, Right]),
        ("NE", vec![Front]),
        ("E", vec![Front, Left]),
        ("SE", vec![Left]),
        ("S", vec![Back, Left]),
        ("SW", vec![Back]),
        ("W", vec![Right, Back]),
        ("NW", vec![Right]),
    ] {
        assert_eq!(tied_sides(facing, "E3", shooter), expected, "{facing}");
    }
    // Two columns east and one row north.
    for (facing, expected) in [
        ("N", Right),
        ("NE", Front),
        ("E", Front),
        ("SE", Left),
        ("S", Left),
        ("SW", Back),
        ("W", Back),
        ("NW", Right),
    ] {
        assert_eq!(tied_sides(facing, "F3", shooter), [expected], "{facing}");
    }
    // Planes do not matter for the side; directly above, all four are available.
    assert_eq!(tied_sides("N", "E4/+1", "Rhino H4/+1 W"), [Right]);
    assert_eq!(tied_sides("N", "D4/+1", "Rhino H4/+1 W"), Side::ALL);
}

#[test]
fn rift_13_12_the_owner_of_the_hit_ship_chooses_in_a_tie() {
    let setting = scene()
        .ship("Rhino E7 N")
        .ship("Rhino D4 N")
        .ship("Rhino F4 N")
        .mines("E3");
    let mut s = setting.clone().active(0);
    s.orders("laser");
    assert_eq!(s.asked_sides(), Some((1, vec![Side::Front, Side::Right])));
    assert!(s.waiting().contains(engine::game::Seat(1)) && s.waiting().len() == 1);
    s.expect_refusal("side 1 B", "RIFT-13.12")
        .expect_refusal("side 1 L", "RIFT-13.12");
    s.orders("side 1 R");
    // The side is chosen for each hit ship separately; damage is applied after all answers.
    assert_eq!(s.strength_lost(1), 0);
    assert_eq!(s.asked_sides(), Some((2, vec![Side::Front, Side::Left])));
    s.orders("side 2 F")
        .expect(1, "R[0,6] F[6,6]")
        .expect(2, "F[0,6] L[6,6]");
    // Nobody is asked when the shields are down.
    let mut s = setting.clone().nebula("D4").active(0);
    s.state.ships[2].main = 0;
    s.orders("laser");
    assert_eq!(s.asked_sides(), None);
    s.expect(1, "hull 4 unhurt").expect(2, "hull 4 unhurt");
}

#[test]
fn rift_13_11_a_blast_from_at_most_26_spaces_ties_two_or_more_sides() {
    let center = Square::parse("E5").expect("a square");
    for heading in Heading::ALL {
        let ship = Ship {
            space: Space::new(center, Plane::MIDDLE),
            heading,
            ..Ship::default()
        };
        let around = (-2..=2).flat_map(|dx| (-2..=2).filter_map(move |dy| center.offset(dx, dy)));
        let tied = around.filter(|&square| sides_facing(&ship, square).single().is_none());
        // The ship itself occupies one of the planes of its square.
        let spaces: usize = tied
            .map(|square| if square == center { 2 } else { 3 })
            .sum();
        assert_eq!(spaces, 26, "{heading:?}");
    }
    assert_eq!(MAX_SIDE_CHOICES, 26 * MAX_SHIPS);
}

#[test]
fn rift_13_12_every_owner_is_asked_even_with_the_maximum_number_of_ties() {
    let mut setting = scene_of(12, 12)
        .ship("Rhino F9 N seat 0")
        .mines("F6 F4/-1 F4/0 F4/+1 F8/-1 F8/+1")
        .rules(|rules| rules.has_chain_mines = true);
    for plane in ["-1", "0", "+1"] {
        for square in ["D6", "H6"] {
            setting = setting.ship(&format!("Rhino {square}/{plane} N seat 1"));
        }
        for square in ["E5", "E7", "G5", "G7"] {
            setting = setting.mines(&format!("{square}/{plane}"));
        }
    }
    let mut s = setting.active(0);
    s.orders("laser");
    let mut asked = 0;
    while let Some((ship, sides)) = s.asked_sides() {
        assert_eq!(sides.len(), 2);
        if asked == 65 {
            let position = s.game.to_position(&s.state);
            assert_eq!(
                s.game.state_from_position(position).expect("it is sound"),
                s.state
            );
        }
        let answer = Action::ChooseSide(ShipId(ship), sides[1]);
        s.act_as(Seat(1), answer).expect("an open side");
        asked += 1;
    }
    // For each of six ships eleven mines tie.
    assert_eq!(asked, 66);
    assert!(!s.has_event(|event| matches!(
        event,
        Event::SideChosen {
            is_automatic: true,
            ..
        }
    )));
}

#[test]
fn rift_13_12_questions_come_in_seat_order_from_the_active_player() {
    let mut s = scene()
        .ship("Rhino D4 N seat 0")
        .ship("Rhino F4 N seat 2")
        .ship("Rhino E6 N seat 1")
        .ship("Rhino D2 S seat 1")
        .teams(&[1, 2, 3])
        .mines("E3")
        .active(2);
    s.orders("laser");
    for ship in [3, 1, 0] {
        assert_eq!(s.asked_sides().map(|(asked, _)| asked), Some(ship));
        s.orders(&format!("side {ship} F"));
    }
    assert_eq!(s.asked_sides(), None);
    assert_eq!(
        [
            s.strength_lost(0),
            s.strength_lost(1),
            s.strength_lost(2),
            s.strength_lost(3)
        ],
        [6, 6, 0, 6]
    );
}

/// Returns the damage at an offset from a mine at F6 with cover on the board.
fn damage_behind(offset: &str, cover: impl FnOnce(Setting) -> Setting) -> u8 {
    let setting = scene_of(12, 12)
        .ship("Rhino F2 S")
        .ship(&format!("Rhino {offset} S"))
        .mines("F6");
    let mut s = cover(setting).active(0);
    fire_at_mine(&mut s);
    s.strength_lost(1)
}

#[test]
fn rift_13_13_a_ship_fully_behind_obstacles_takes_no_blast_damage() {
    for cover in [
        "asteroid", "planet", "star", "ship", "mine", "nebula", "none",
    ] {
        let add = |s: Setting| match cover {
            "asteroid" => s.asteroids("F7"),
            "planet" => s.planets("F7"),
            "star" => s.stars("F7"),
            "ship" => s.ship("Rhino F7 S seat 0"),
            "mine" => s.mines("F7"),
            "nebula" => s.nebula("F7"),
            _ => s,
        };
        let is_spared = ["asteroid", "planet", "star", "ship"].contains(&cover);
        assert_eq!(
            damage_behind("F8", add),
            if is_spared { 0 } else { 3 },
            "{cover}"
        );
    }
    // Even coordinates have one midpoint, odd ones are rounded both ways.
    assert_eq!(damage_behind("H8", |s| s.asteroids("G7")), 0);
    assert_eq!(damage_behind("H8", |s| s.asteroids("G6 F7 H7 G8")), 3);
    assert_eq!(damage_behind("H7", |s| s.asteroids("G6")), 3);
    assert_eq!(damage_behind("H7", |s| s.asteroids("G6 G7")), 0);
    assert_eq!(damage_behind("H7/+1", |s| s.asteroids("G6 G7")), 3);
    assert_eq!(
        damage_behind("H7/+1", |s| s.asteroids("G6 G7 G6/+1 G7/+1")),
        0
    );
    assert_eq!(damage_behind("F8/+1", |s| s.planets("F7")), 0);
    // Nothing protects at distance 1.
    assert_eq!(damage_behind("G7", |s| s.planets("G6 F7")), 6);
    let mut s = scene_of(12, 12)
        .ship("Rhino F2 S")
        .ship("Rhino F8 S")
        .asteroids("F7")
        .mines("F6")
        .active(0);
    fire_at_mine(&mut s);
    assert!(s.has_event(|event| matches!(event, Event::BlastBlocked { .. })));
}

#[test]
fn rift_13_14_all_damage_of_a_detonation_is_simultaneous() {
    // The ship in between is destroyed and still covers the one behind it.
    let mut s = scene()
        .ship("Rhino D8 N")
        .ship("Rhino D3 S hull 1 F[0,0]")
        .ship("Rhino D2 S seat 1")
        .mines("D4")
        .active(0);
    s.orders("laser").expect(1, "destroyed");
    assert_eq!(s.strength_lost(2), 0);
    // All last ships are destroyed at once: a draw.
    let mut s = scene()
        .ship("Rhino C4 E hull 1 F[0,0]")
        .ship("Rhino E4 W hull 1 F[0,0]")
        .mines("D4")
        .active(0);
    s.orders("laser").expect_over(&[], Ending::AllDestroyed);
}

#[test]
fn rift_13_15_blasts_set_off_other_mines_only_with_the_option() {
    let setting = scene_of(12, 12)
        .ship("Rhino F2 S")
        .mines("F6 H8 J10 J11/+1");
    let mut s = setting.clone().active(0);
    fire_at_mine(&mut s);
    s.expect_mines("H8 J10 J11/+1");
    let mut s = setting
        .clone()
        .rules(|rules| rules.has_chain_mines = true)
        .active(0);
    fire_at_mine(&mut s);
    s.expect_mines("");
    // Cover stops the chain.
    let mut s = setting
        .asteroids("G7")
        .rules(|rules| rules.has_chain_mines = true)
        .active(0);
    fire_at_mine(&mut s);
    s.expect_mines("H8 J10 J11/+1");
}

#[test]
fn rift_13_15_each_wave_is_resolved_before_the_next() {
    // The ship at F7 covers F8 from the first wave, which destroys it; the second mine's blast then
    // reaches F8 although its cover would be the same space.
    let mut s = scene_of(12, 12)
        .ship("Rhino F2 S")
        .ship("Rhino F7 N hull 1 F[0,0]")
        .ship("Rhino F8 S seat 1")
        .mines("F6 E6")
        .rules(|rules| rules.has_chain_mines = true)
        .active(0);
    fire_at_mine(&mut s);
    s.expect(1, "destroyed").expect_mines("");
    assert_eq!(
        s.strength_lost(2),
        3,
        "E6 to F8: middle spaces E7 and F7, one of them free"
    );
    let mut s = scene_of(12, 12)
        .ship("Rhino F2 S")
        .ship("Rhino F7 N hull 1 F[0,0]")
        .ship("Rhino F8 S seat 1")
        .asteroids("E7")
        .mines("F6 E6")
        .rules(|rules| rules.has_chain_mines = true)
        .active(0);
    fire_at_mine(&mut s);
    assert_eq!(
        s.strength_lost(2),
        3,
        "a ship lost in one wave is no cover in the next"
    );
    // Two mines in one wave: both blasts apply to the same position.
    let mut s = scene_of(12, 12)
        .ship("Rhino F2 S")
        .ship("Rhino F9 N")
        .mines("F6 E7 G7")
        .rules(|rules| rules.has_chain_mines = true)
        .active(0);
    fire_at_mine(&mut s);
    s.expect(1, "F[0,6] hull 10").expect_mines("");
}

#[test]
fn rift_13_16_a_mine_is_shot_in_its_own_plane() {
    for plane in ["-1", "+1"] {
        let mut s = scene()
            .ship("Rhino D8 N")
            .mines(&format!("D5/{plane}"))
            .active(0);
        s.expect_refusal("laser", "RIFT-11.4");
        let mut s = scene()
            .ship(&format!("Rhino D8/{plane} N"))
            .ship("Rhino D4/0 S")
            .mines(&format!("D5/{plane}"))
            .active(0);
        s.orders("laser").expect(1, "F[0,6]");
    }
    let mut s = scene().ship("Rhino D8 N").mines("D3").active(0);
    s.expect_refusal("laser", "RIFT-11.7");
    let mut s = scene()
        .ship("Rhino D8 N")
        .mines("D5")
        .asteroids("D6")
        .active(0);
    s.expect_refusal("laser", "RIFT-11.5");
}

#[test]
fn rift_13_17_blasts_ignore_the_boundary_of_a_nebula() {
    let mut s = scene()
        .ship("Rhino D8 N")
        .ship("Rhino D3 S")
        .ship("Rhino D2/+1 S")
        .nebula("D3")
        .mines("D4")
        .active(0);
    s.orders("laser").expect(1, "hull 4 unhurt");
    assert_eq!(s.strength_lost(2), 3);
}

#[test]
fn rift_13_18_passing_a_mine_does_nothing() {
    let mut s = scene()
        .ship("Screech A4 E +4")
        .mines("B3 C5 D4/+1 E4/-1")
        .active(0);
    s.orders("step x4; end")
        .expect(0, "unhurt hull 10 E4")
        .expect_mines("B3 C5 D4/+1 E4/-1");
    // A mine changes neither speed nor facing nor the movement made.
    let mut s = scene().ship("Screech A4 E +3").mines("B4").active(0);
    s.orders("step").expect(0, "B4 E +3 moved 1");
    s.orders("step x2; end").expect(0, "D4");
    let mut s = scene()
        .ship("Rhino D8 N")
        .ship("Rhino D3 E +2")
        .mines("D4")
        .active(0);
    s.orders("laser").expect(1, "D3 E +2 R[0,6]");
}
