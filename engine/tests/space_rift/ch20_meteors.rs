//! SR-20: meteors and wrecks.

use crate::hexes::hex;
use crate::scene::scene;
use engine::space_rift::battlefield::Side;
use engine::space_rift::event::Event;

/// Index of a shower tile of speed 2.
const SPEED_2: usize = 0;

/// Index of a shower tile of speed 3.
const SPEED_3: usize = 2;

/// Index of a shower tile of speed 4.
const SPEED_4: usize = 5;

/// Index of a shower tile of speed 5.
const SPEED_5: usize = 7;

/// Index of a storm tile of speed 4.
const STORM_SPEED_4: usize = 11;

#[test]
fn sr_20_1_meteors_have_their_speeds_and_direction() {
    let s = scene().meteor(SPEED_2, "A1").south("FT C1").at_turn_start();
    let figures = s.game.figures();
    assert_eq!(figures.showers.speeds, [2, 2, 3, 3, 3, 4, 4, 5]);
    assert_eq!(figures.storms.speeds, [2, 3, 3, 4]);
    // Meteors move from the left of the side with the first turn.
    for (first, to) in [(Side::South, "F8"), (Side::North, "F4")] {
        let mut s = scene()
            .first(first)
            .meteor(SPEED_2, "F6")
            .south("FT C1")
            .at_turn_start();
        s.dice("TR TR TR").act("begin");
        assert_eq!(s.state.public.meteors[SPEED_2], Some(hex(to)));
    }
}

#[test]
fn sr_20_2_the_meteor_nearest_the_far_edge_moves_first() {
    let mut s = scene()
        .meteor(SPEED_2, "F4")
        .meteor(SPEED_4, "F5")
        .meteor(SPEED_3, "C11")
        .south("FT A1")
        .at_turn_start();
    s.dice("TR TR TR").act("begin");
    let meteors = &s.state.public.meteors;
    assert_eq!(
        (meteors[SPEED_2], meteors[SPEED_4]),
        (Some(hex("F6")), Some(hex("F9")))
    );
    // Beyond the far edge it leaves the battlefield.
    assert_eq!(meteors[SPEED_3], None);
    assert_eq!(s.state.public.spent_meteors, 1 << SPEED_3);
    let moved: Vec<u8> = s
        .log
        .iter()
        .filter_map(|event| match event {
            Event::MeteorMoved { meteor, .. } => Some(*meteor),
            _ => None,
        })
        .collect();
    assert_eq!(moved, [SPEED_3 as u8, SPEED_4 as u8, SPEED_2 as u8]);
}

#[test]
fn sr_20_2_distance_to_the_far_edge_counts_before_the_row() {
    let mut s = scene()
        .meteor(0, "C8")
        .meteor(2, "E9")
        .south("FT A1")
        .at_turn_start();
    s.dice("TR TR TR").act("begin");
    let moved = s.log.iter().filter_map(|event| match event {
        Event::MeteorMoved { meteor, .. } => Some(*meteor),
        _ => None,
    });
    assert_eq!(moved.collect::<Vec<u8>>(), [2, 0]);
}

#[test]
fn sr_20_3_new_meteor_rows_are_counted_from_the_active_baseline() {
    // A blast adds a tile, and two dice choose its row.
    for (side, dice, at) in [
        (Side::South, "BL TR TR 4 5", "I1"),
        (Side::North, "BL TR TR 4 5", "C1"),
        (Side::South, "BL TR TR 6 6", "A1"),
    ] {
        let mut s = scene()
            .active(side)
            .meteor(SPEED_2, "E13")
            .south("FT F6")
            .north("FT F8")
            .at_turn_start();
        s.dice(dice).act("begin");
        let on_board: Vec<_> = s.state.public.meteors.iter().flatten().copied().collect();
        assert_eq!(on_board, [hex(at)], "{dice}");
    }
}

#[test]
fn sr_20_3_discarded_meteors_are_drawn_only_when_the_stack_is_empty() {
    for tile in [1, 5, 11] {
        let mut s = scene().meteor(0, "A5").south("FT C9").at_turn_start();
        s.state.public.spent_meteors = 0xfff & !1 & !(1 << tile);
        s.dice("BL TR TR 2 3").act("begin");
        assert_eq!(s.state.public.meteors[tile], Some(hex("E1")), "{tile}");
    }
}

#[test]
fn sr_20_4_planets_and_dead_stars_discard_a_meteor_and_others_stop_it() {
    let mut s = scene()
        .planet("F6")
        .dead_stars("D6")
        .meteor(SPEED_4, "F4")
        .meteor(6, "D4")
        .meteor(SPEED_5, "H1")
        .meteor(SPEED_2, "H4")
        .south("FT A1")
        .at_turn_start();
    s.dice("TR TR TR").act("begin");
    let meteors = &s.state.public.meteors;
    // A planet and a dead star discard a meteor; another meteor stops it.
    assert_eq!((meteors[SPEED_4], meteors[6]), (None, None));
    assert_eq!(
        (meteors[SPEED_2], meteors[SPEED_5]),
        (Some(hex("H6")), Some(hex("H5")))
    );
}

#[test]
fn ex_72_sr_20_5_a_meteor_strikes_a_unit() {
    let mut s = scene()
        .meteor(SPEED_3, "E10")
        .south("CR A1")
        .commands(Side::South, "spearhead")
        .north("FT E12")
        .stars(0, 0)
        .at_turn_start();
    s.dice("CI ST TR TR TR").act("begin");
    assert_eq!(
        (s.ships("E12"), s.stars(Side::South), s.stars(Side::North)),
        (2, 0, 0)
    );
    assert_eq!(s.state.public.meteors[SPEED_3], None);
    // All blasts hit, a storm rolls three dice, red alerts make the unit retire; the owner chooses.
    let mut s = scene()
        .meteor(STORM_SPEED_4, "E8")
        .south("CR A1")
        .commands(Side::South, "spearhead")
        .north("BB E10; FT E2")
        .at_turn_start();
    s.dice("BL BL RA").act("begin");
    assert_eq!((s.ships("E10"), s.asked_side()), (1, Some(Side::North)));
    s.dice("TR TR TR").act("ignore 0; retire F9");
    assert!(s.is_at("E10", "F9") && s.is_alert("E10"));
    // A loss scores for the enemy.
    let mut s = scene()
        .meteor(SPEED_3, "E10")
        .south("CR A1")
        .commands(Side::South, "spearhead")
        .north("FT E12 1; FT K1")
        .at_turn_start();
    s.dice("CI ST TR TR TR").act("begin");
    assert_eq!(s.score(Side::South), 1);
}

#[test]
fn sr_20_5_shield_bloom_does_not_stop_meteor_hits() {
    let mut s = scene()
        .meteor(0, "F4")
        .south("CR A2")
        .north("DD F6; CR K5")
        .combats(Side::North, "shield-bloom")
        .at_turn_start();
    s.dice("TR BL TR TR TR").act("begin");
    assert_eq!(s.ships("F6"), 1);
}

#[test]
fn ex_73_sr_20_4_sr_20_6_sr_35_4_amb_37_a_meteor_under_the_rift_stops() {
    let mut s = scene()
        .meteor(SPEED_4, "F4")
        .rift("F6 F7 G7 E7 G6 E8")
        .south("CR A1")
        .commands(Side::South, "weight-of-steel")
        .at_turn_start();
    s.dice("TR TR TR 1 2 3").act("begin");
    assert_eq!(
        s.state.public.meteors[SPEED_4],
        Some(hex("F6")),
        "it stops under the tile"
    );
    s.act("command weight-of-steel");
    s.dice("TR TR TR 1 2 3").act("begin");
    assert_eq!(
        s.state.public.meteors[SPEED_4],
        Some(hex("F6")),
        "and does not fly"
    );
    // Uncovered, it flies again.
    let mut s = scene().meteor(SPEED_4, "F6").south("CR A1").at_turn_start();
    s.dice("TR TR TR").act("begin");
    assert_eq!(s.state.public.meteors[SPEED_4], Some(hex("F10")));
    // A second one stays in front of the tile.
    let mut s = scene()
        .meteor(SPEED_4, "F6")
        .meteor(SPEED_2, "F4")
        .rift("F6 F7 G7 E7 G6 E8")
        .south("CR A1")
        .at_turn_start();
    s.dice("TR TR TR 1 2 3").act("begin");
    assert_eq!(s.state.public.meteors[SPEED_2], Some(hex("F5")));
}

#[test]
fn sr_20_7_meteors_do_not_strike_units_carried_by_the_rift() {
    // A tile carries a unit onto a meteor without a strike.
    let mut s = scene()
        .meteor(SPEED_4, "F8")
        .rift("F6 F7 G7 E7 G6 E8")
        .south("CR F7")
        .at_turn_start();
    // Tiles 1 and 2 move east, and tile 2 covers F8 with the meteor.
    s.state.public.flown_meteors = 1 << SPEED_4;
    s.dice("TR TR TR 2 2 5 3").act("begin");
    assert!(s.is_at("F7", "F8") && s.ships("F7") == 3);
    assert_eq!(s.state.public.meteors[SPEED_4], Some(hex("F8")));
}

#[test]
fn ex_74_sr_20_8_capital_units_leave_wrecks_in_open_space() {
    let wrecks_after_fight = |setting: crate::scene::Setting| {
        let mut s = setting.south("BB G6").north("BB H6 1").at_combat();
        s.dice("SQ TR TR TR").act("attack G6 H6");
        assert!(!s.is_in_battle("H6"));
        s.state.public.wrecks.to_vec()
    };
    assert_eq!(wrecks_after_fight(scene().wrecks()), [hex("H6")]);
    assert!(wrecks_after_fight(scene()).is_empty(), "without the flag");
    assert!(
        wrecks_after_fight(scene().wrecks().rift("H6 H7 I7 I6 H8 G7")).is_empty(),
        "on the rift"
    );
    // A Strike unit leaves no wreck; a wreck counts as debris.
    let mut s = scene().wrecks().south("BB G6").north("CR H6 1").at_combat();
    s.dice("TR SQ SQ SQ").act("attack G6 H6");
    assert!(s.state.public.wrecks.is_empty());
    let mut s = scene().south("CR F6").north("DD F8").at_combat();
    s.state.public.wrecks.push(hex("F8")).unwrap();
    assert_eq!(s.dice_of("F6", "F8"), 1);
}

#[test]
fn sr_20_4_discarded_meteors_refill_an_empty_stack() {
    let mut setting = scene().commands(Side::South, "open-channel");
    for tile in 0..11 {
        setting = setting.meteor(tile, &format!("K{}", tile + 1));
    }
    let mut s = setting.at_turn_start();
    s.state.public.flown_meteors = u16::MAX;
    s.state.public.spent_meteors = 1 << 11;
    s.dice("BL SQ SQ 1 2").act("begin");
    assert_eq!(s.state.public.meteors[11], Some(hex("C1")));
    // With all twelve on the battlefield no other appears.
    s.state.public.flown_meteors = u16::MAX;
    s.state.public.phase = engine::space_rift::state::Phase::Start;
    s.dice("BL BL BL").act("begin");
    assert!(s.state.public.meteors.iter().all(Option::is_some));
}

#[test]
fn sr_20_8_a_battle_has_at_most_six_wrecks() {
    let mut s = scene().wrecks().south("BB G6").north("BB H6 1").at_combat();
    for name in ["A2", "A3", "A4", "A5", "A6", "A7"] {
        s.state.public.wrecks.push(hex(name)).unwrap();
    }
    s.dice("SQ ST ST ST").act("attack G6 H6");
    assert_eq!(s.state.public.wrecks.len(), 6);
}
