//! SR-2: units, their figures, and the points for their loss.

use crate::hexes::hex;
use crate::scene::scene;
use engine::space_rift::battlefield::Side;
use engine::space_rift::content::{figures, parse_scenario, scenario};
use engine::space_rift::effect::TypeCode;
use engine::space_rift::figures::UnitBody;
use engine::space_rift::unit::{Class, UnitId};

#[test]
fn sr_2_1_sr_2_2_base_unit_types_match_the_unit_table() {
    let figures = figures().expect("the box");
    let ships = |standard, heavy| UnitBody::Ships { standard, heavy };
    let full = Some(4);
    type Row = (
        &'static str,
        Class,
        UnitBody,
        u8,
        &'static [u8],
        u8,
        [u8; 2],
    );
    let rows: [Row; 8] = [
        ("FT", Class::Fighter, ships(3, full), 4, &[3, 1], 0, [1, 1]),
        ("DD", Class::Strike, ships(3, full), 2, &[3, 2], 0, [1, 2]),
        (
            "CR",
            Class::Strike,
            ships(3, full),
            2,
            &[3, 2, 2],
            1,
            [2, 2],
        ),
        (
            "BB",
            Class::Capital,
            ships(3, full),
            2,
            &[4, 3, 2, 1],
            1,
            [3, 3],
        ),
        (
            "FS",
            Class::Capital,
            UnitBody::Escorted(3),
            1,
            &[2, 3, 3, 1],
            1,
            [4, 4],
        ),
        (
            "CV",
            Class::Capital,
            UnitBody::Escorted(3),
            1,
            &[2, 2, 2],
            1,
            [3, 3],
        ),
        ("TP", Class::Strike, ships(2, None), 2, &[2, 1], 1, [2, 2]),
        (
            "SP",
            Class::Capital,
            UnitBody::Hull,
            1,
            &[3, 3, 2, 2, 1, 1],
            1,
            [2, 2],
        ),
    ];
    assert_eq!(figures.units.len(), rows.len());
    for (code, class, body, speed, dice, ignores, points) in rows {
        let unit = figures.unit(TypeCode::of(code).unwrap()).expect(code);
        assert_eq!(
            (unit.class, unit.body, unit.speed),
            (class, body, speed),
            "{code}"
        );
        assert_eq!(
            (&*unit.dice, unit.ignores, unit.points),
            (dice, ignores, points),
            "{code}"
        );
    }
}

#[test]
fn sr_2_2_heavy_units_differ_in_ships_and_points_only() {
    let s = scene()
        .south("DD F6; DDh F8; BBh F10")
        .north("CR F7")
        .at_combat();
    assert_eq!((s.ships("F6"), s.ships("F8"), s.ships("F10")), (3, 4, 4));
    let build = |name| *s.game.build(s.id(name));
    assert_eq!((build("F6").points, build("F8").points), (1, 2));
    assert_eq!(
        (build("F6").dice, build("F6").speed),
        (build("F8").dice, build("F8").speed)
    );
}

#[test]
fn sr_2_3_a_hex_holds_one_unit() {
    let mut file = scenario("srb-01").expect("a scenario");
    file.sides.north.units[0].hex = file.sides.south.units[3].hex;
    let text = serde_json::to_string(&file).unwrap();
    let error = parse_scenario("mine.json", &text).expect_err("two on one hex");
    assert_eq!(error.place, "sides.north.units[0]");
}

#[test]
fn sr_2_4_lost_ships_do_not_reduce_dice() {
    let s = scene().south("BB F6 1; CR E7").north("CR F7").at_combat();
    assert_eq!((s.dice_of("F6", "F7"), s.dice_of("E7", "F7")), (4, 3));
}

#[test]
fn sr_2_5_the_state_records_hex_ships_and_flags_of_a_unit() {
    let mut s = scene()
        .planet("F7")
        .south("CR F6; FT E6; DD D5")
        .north("DD F9")
        .at_movement();
    s.act("move F6 F7; move D5 D6; done");
    let public = &s.state.public;
    assert!(public.moved.contains(s.id("F6")) && public.landed.contains(s.id("F6")));
    assert!(public.ordered.contains(s.id("E6")) && !public.moved.contains(s.id("E6")));
    assert!(!public.landed.contains(s.id("D5")) && public.hex_of(s.id("D5")) == Some(hex("D6")));
    s.any_dice().act("done");
    let public = &s.state.public;
    assert!(public.moved.is_empty() && public.ordered.is_empty() && public.landed.is_empty());
}

#[test]
fn sr_2_5_an_unknown_unit_number_gives_a_placeholder() {
    let s = scene().at_movement();
    assert_eq!(s.state.unit(UnitId(31)).hex, None);
    assert_eq!(s.game.build(UnitId(31)).ships, 0);
}

#[test]
fn sr_2_6_escorts_are_lost_before_the_hull_and_move_with_it() {
    let mut s = scene().south("FS C3; BB F6").north("FS F7").at_movement();
    s.act("move C3 C4; done");
    assert_eq!((s.ships("C3"), s.is_at("C3", "C4")), (3, true));
    s.dice("SQ SQ TR TR").act("attack F6 F7; done");
    assert_eq!((s.ships("F7"), s.is_in_battle("F7")), (1, true));
}

#[test]
fn sr_2_7_a_platform_has_only_a_hull() {
    let mut s = scene()
        .planet("F8")
        .south("BB F6")
        .north("SP F7")
        .at_combat();
    assert_eq!((s.ships("F7"), s.is_in_battle("F7")), (0, true));
    s.dice("SQ TR TR TR TR").act("attack F6 F7; done");
    assert!(s.is_in_battle("F7"), "the hit was not confirmed");
}

#[test]
fn sr_2_8_the_enemy_scores_an_elimination_by_any_cause() {
    let mut s = scene()
        .south("BB F6")
        .north("DDh F7 1; BB K2 1")
        .at_combat();
    s.dice("TR TR TR TR").act("attack F6 F7");
    assert!(!s.is_in_battle("F7"));
    assert_eq!((s.score(Side::South), s.score(Side::North)), (2, 0));
    // A red alert that the unit cannot obey, and a meteor.
    let mut s = scene().south("BB J2").north("DD K2 1").at_combat();
    s.dice("RA CI CI CI").act("attack J2 K2");
    assert_eq!((s.is_in_battle("K2"), s.score(Side::South)), (false, 1));
    let mut s = scene()
        .meteor(0, "F5")
        .south("BB F7 1; FT A1")
        .north("FT K1")
        .at_turn_start();
    s.dice("BL TR TR TR TR").act("begin");
    assert_eq!((s.is_in_battle("F7"), s.score(Side::North)), (false, 3));
}
