//! SR-7 and SR-8: movement and features.

use crate::hexes::{hex, hexes};
use crate::scene::scene;
use engine::space_rift::battlefield::Side;
use engine::space_rift::event::{Event, MoveKind};
use engine::space_rift::state::Phase;

#[test]
fn sr_7_1_sr_7_9_each_ordered_unit_moves_once_in_any_order() {
    let mut s = scene().south("CR C4; CR C8").at_movement();
    s.act("move C8 D8");
    assert_eq!(s.refusal("move C8 E8"), "SR-7.1");
    s.act("move C4 E5");
    assert!(s.is_at("C4", "E5") && s.is_at("C8", "D8"));
    let moves = s.log.iter().filter(|event| {
        matches!(
            event,
            Event::UnitMoved {
                how: MoveKind::Move,
                ..
            }
        )
    });
    assert_eq!(moves.count(), 2, "a move is told once, whatever its way");
}

#[test]
fn sr_7_1_a_movement_phase_waits_for_a_platform() {
    let mut s = scene()
        .planet("C10 D9")
        .south("SP D8")
        .stars(0, 0)
        .at(Phase::Orders);
    s.act("done");
    assert_eq!(s.state.public.phase, Phase::Movement);
    assert!(s.is_legal("move D8 E9"));
}

#[test]
fn sr_7_1_only_units_of_the_active_side_move() {
    let s = scene().south("CR F6").north("CR K12").at_movement();
    assert_eq!(s.refusal("move K12 K11"), "SR-6.1");
    let mut s = scene()
        .south("FT F6")
        .north("CR F7")
        .commands(Side::South, "slash-and-fade")
        .at_command();
    s.act("command slash-and-fade; order F6; done");
    assert_eq!(s.state.public.phase, Phase::Combat);
    assert_eq!(s.refusal("move F7 F8"), "SR-6.1");
}

#[test]
fn sr_7_2_unit_types_have_their_move_lengths() {
    for (kind, hexes) in [
        ("FS", 1),
        ("CV", 1),
        ("BB", 2),
        ("CR", 2),
        ("DD", 2),
        ("TP", 2),
        ("FT", 4),
    ] {
        let s = scene().south(&format!("{kind} F6")).at_movement();
        let reach = s.reach("F6");
        let max_distance = reach.iter().map(|at| at.distance(hex("F6"))).max();
        assert_eq!(max_distance, Some(hexes), "{kind}");
        let hex_count = 3 * u32::from(hexes) * (u32::from(hexes) + 1);
        assert_eq!(u32::from(reach.len()), hex_count, "{kind}");
    }
    // A platform stays at its planet.
    let s = scene().planet("F6").south("SP F7").at_movement();
    assert_eq!(s.reach("F7"), hexes("G7 E7"));
}

#[test]
fn sr_7_3_units_block_movement() {
    let s = scene().south("CR F6; FT F7").north("FT E6").at_movement();
    assert_eq!(s.refusal("move F6 F7"), "SR-7.3");
    assert_eq!(s.refusal("move F6 E6"), "SR-7.3");
    assert!(!s.is_legal("move F6 F8"), "not through a friend");
    assert!(!s.is_legal("move F6 D6") || s.is_legal("move F6 E7"));
    let surrounded = scene()
        .south("FT F6")
        .north("FT G7; FT F7; FT E7; FT E6; FT F5; FT G6")
        .at_movement();
    assert!(
        surrounded.reach("F6").is_empty(),
        "not through enemies either"
    );
}

#[test]
fn sr_7_4_sr_7_8_units_move_across_sections_and_past_enemies() {
    let s = scene().south("FT C3").north("CR C5; CR D5").at_movement();
    assert!(s.is_legal("move C3 C6") || s.is_legal("move C3 E5"));
    assert!(
        s.is_legal("move C3 E5"),
        "along enemies, from west to center"
    );
}

#[test]
fn ex_09_sr_7_5_sr_7_6_warp_and_full_impulse_extend_a_move() {
    let mut s = scene().south("DD C5").north("FT G6").at_movement();
    assert!(s.is_legal("move C5 F5"));
    assert_eq!(s.refusal("move C5 F5 impulse"), "SR-7.5");
    s.act("move C5 F5");
    assert_eq!(s.stars(Side::South), 3);
    let s = scene().south("DD C5").at_movement();
    assert!(!s.is_legal("move C5 F5"));
    assert_eq!(s.refusal("move C5 F5"), "SR-7.5");
    let mut paid = s.clone();
    paid.act("move C5 F5 impulse");
    assert_eq!(paid.stars(Side::South), 1);
    let without_stars = scene().south("DD C5").stars(1, 0).at_movement();
    assert!(!without_stars.is_legal("move C5 F5 impulse") && !without_stars.is_legal("move C5 F5"));
    // Warp and full impulse do not add up.
    let s = scene().south("DD C5").north("FT H6").at_movement();
    assert!(!s.is_legal("move C5 G6") && !s.is_legal("move C5 G6 impulse"));
}

#[test]
fn sr_8_1_amb_23_a_covered_planet_has_no_effect_on_movement() {
    // A covered planet is entered like any rift hex, and a unit that entered it may fight.
    let tiles = crate::drift_scene::ALPHA;
    let mut s = scene()
        .planet("E8")
        .rift(tiles)
        .south("CR E10")
        .north("CR D8")
        .at_movement();
    assert!(s.is_legal("move E10 E8"));
    s.act("move E10 E8; done");
    assert!(s.is_legal("attack E10 D8"));
    let s = scene().planet("E8").south("CR E10").at_movement();
    assert!(!s.is_legal("move E10 E8"));
}

#[test]
fn ex_11_sr_7_7_sr_8_2_asteroids_stop_all_units_but_fighters() {
    let s = scene().asteroids("D4").south("CR C4").at_movement();
    assert!(s.is_legal("move C4 D4") && !s.is_legal("move C4 E5"));
    let s = scene().asteroids("D4").south("FT C4").at_movement();
    assert!(s.is_legal("move C4 D4") && s.is_legal("move C4 E5"));
    // A unit that entered it may fight.
    let mut s = scene()
        .asteroids("D4")
        .south("CR C4")
        .north("CR E4")
        .at_movement();
    s.act("move C4 D4; done");
    assert!(s.is_legal("attack C4 E4"));
}

#[test]
fn sr_8_3_a_planet_group_is_one_scenario_entry_of_adjacent_hexes() {
    let s = scene()
        .planet("E7 F6")
        .planet("B3")
        .south("FT A1")
        .at(engine::space_rift::state::Phase::Movement);
    assert_eq!(s.game.terrain().groups, [hexes("E7 F6"), hexes("B3")]);
    assert_eq!(s.game.terrain().group(hex("F6")), hexes("E7 F6"));
    assert!(s.game.terrain().group(hex("F7")).is_empty());
}

#[test]
fn ex_10_sr_8_4_sr_8_5_planets_are_entered_from_adjacent_hexes_only() {
    let planet = || scene().planet("E7 F6 F7 G7").north("CR E8");
    let mut s = planet().south("CR D6; FT D8").at_movement();
    assert!(s.is_legal("move D6 E7"));
    s.act("move D6 E7; done");
    assert_eq!(s.refusal("attack D6 E8"), "SR-8.5");
    let mut s = planet().south("FT D6").at_movement();
    s.act("move D6 E7; done");
    assert!(s.is_legal("attack D6 E8"));
    let s = planet().south("FT C7").at_movement();
    assert_eq!(s.refusal("move C7 E7"), "SR-8.4");
    // On the group each move is still one hex.
    let s = planet().south("FT F6").at_movement();
    assert!(s.is_legal("move F6 F7") && s.is_legal("move F6 G7") && s.is_legal("move F6 F5"));
    let s = planet().south("CR E7").at_movement();
    assert!(
        !s.is_legal("move E7 G7"),
        "two hexes of the group are no move"
    );
}

#[test]
fn sr_8_7_units_may_retire_onto_and_across_planets() {
    let mut s = scene()
        .planet("B4 B5")
        .south("DD C5")
        .north("FS D5")
        .active(Side::North)
        .at_combat();
    s.dice("RA RA").act("attack D5 C5");
    assert!(s.is_legal("retire A4") && s.is_legal("retire A5") && s.is_legal("retire A6"));
}

#[test]
fn sr_8_8_debris_stops_large_units_and_reduces_ranged_dice() {
    let s = scene().debris("D4").south("CR C4").at_movement();
    assert!(s.is_legal("move C4 D4") && !s.is_legal("move C4 E5"));
    let s = scene().debris("D4").south("FT C4").at_movement();
    assert!(s.is_legal("move C4 E5"));
    let s = scene()
        .debris("F8")
        .south("CR F6; CR F9")
        .north("DD F8")
        .at_combat();
    assert_eq!(s.dice_of("F6", "F8"), 1, "2 from afar, less 1");
    assert_eq!(s.dice_of("F9", "F8"), 3);
    let s = scene()
        .debris("F7")
        .south("CR F6")
        .north("DD F8")
        .at_combat();
    assert_eq!(s.targets("F6"), hexes("F8"), "no hindrance to sight");
}

#[test]
fn sr_8_9_dead_stars_block_movement_sight_and_retreat() {
    let s = scene().dead_stars("D4").south("FT C4").at_movement();
    assert_eq!(s.refusal("move C4 D4"), "SR-8.9");
    assert!(s.is_legal("move C4 E5"), "around it");
    let s = scene().dead_stars("D4").south("CR C4").at_movement();
    assert!(s.is_legal("move C4 E4"), "beside it");
    let s = scene()
        .dead_stars("F7")
        .south("CR F6")
        .north("DD F8")
        .at_combat();
    assert!(s.targets("F6").is_empty());
    // No unit retires into one.
    let mut s = scene()
        .dead_stars("B4 B5")
        .south("DD C5")
        .north("FS D5")
        .active(Side::North)
        .at_combat();
    s.dice("RA RA").act("attack D5 C5");
    assert!(s.is_at("C5", "C5"));
    assert_eq!(s.ships("C5"), 1);
    // Under a tile it counts as a rift hex.
    let s = scene()
        .dead_stars("E8")
        .rift(crate::drift_scene::ALPHA)
        .south("CR E10")
        .at_movement();
    assert!(s.is_legal("move E10 E8"));
}

#[test]
fn sr_8_10_meteors_block_movement_but_not_sight() {
    let s = scene().meteor(0, "D4").south("FT C4").at_movement();
    assert_eq!(s.refusal("move C4 D4"), "SR-8.10");
    let s = scene()
        .meteor(0, "F7")
        .south("CR F6")
        .north("DD F8")
        .at_combat();
    assert_eq!(s.targets("F6"), hexes("F8"), "no hindrance to sight");
    let mut s = scene()
        .meteor(0, "B4")
        .meteor(1, "B5")
        .south("DD C5")
        .north("FS D5");
    s = s.active(Side::North);
    let mut s = s.at_combat();
    s.dice("RA RA").act("attack D5 C5");
    assert!(s.is_at("C5", "C5"), "nobody retires onto one");
}
