//! SR-20: meteors and wrecks.

use crate::hexes::hex;
use crate::scene::scene;
use engine::space_rift::battlefield::Side;
use engine::space_rift::event::Event;

/// Indices of tiles: showers of speed 2, 3, 4 and 5, and a storm of speed 4.
const SLOW: usize = 0;

const MIDDLE: usize = 2;

const QUICK: usize = 5;

const FIVE: usize = 7;

const STORM: usize = 11;

#[test]
fn sr_20_1_the_tiles_and_their_way() {
    let s = scene().meteor(SLOW, "A1").south("FT C1").starting();
    let figures = s.table.figures();
    assert_eq!(figures.showers.speeds, [2, 2, 3, 3, 3, 4, 4, 5]);
    assert_eq!(figures.storms.speeds, [2, 3, 3, 4]);
    // From the first player's left.
    for (first, to) in [(Side::South, "F8"), (Side::North, "F4")] {
        let mut s = scene()
            .first(first)
            .meteor(SLOW, "F6")
            .south("FT C1")
            .starting();
        s.dice("TR TR TR").act("begin");
        assert_eq!(s.state.public.meteors[SLOW], Some(hex(to)));
    }
}

#[test]
fn sr_20_2_the_foremost_flies_first() {
    let mut s = scene()
        .meteor(SLOW, "F4")
        .meteor(QUICK, "F5")
        .meteor(MIDDLE, "C11")
        .south("FT A1")
        .starting();
    s.dice("TR TR TR").act("begin");
    let meteors = &s.state.public.meteors;
    assert_eq!(
        (meteors[SLOW], meteors[QUICK]),
        (Some(hex("F6")), Some(hex("F9")))
    );
    // Beyond the far edge it leaves the battlefield.
    assert_eq!(meteors[MIDDLE], None);
    assert_eq!(s.state.public.spent_meteors, 1 << MIDDLE);
    let moved: Vec<u8> = s
        .log
        .iter()
        .filter_map(|event| match event {
            Event::MeteorMoved { meteor, .. } => Some(*meteor),
            _ => None,
        })
        .collect();
    assert_eq!(moved, [MIDDLE as u8, QUICK as u8, SLOW as u8]);
}

#[test]
fn sr_20_2_the_nearest_flies_first_in_whatever_row() {
    let mut s = scene()
        .meteor(0, "C8")
        .meteor(2, "E9")
        .south("FT A1")
        .starting();
    s.dice("TR TR TR").act("begin");
    let moved = s.log.iter().filter_map(|event| match event {
        Event::MeteorMoved { meteor, .. } => Some(*meteor),
        _ => None,
    });
    assert_eq!(moved.collect::<Vec<u8>>(), [2, 0]);
}

#[test]
fn sr_20_3_new_meteors_by_row_from_the_active_baseline() {
    // A blast adds a tile, and two dice choose its row.
    for (side, dice, at) in [
        (Side::South, "BL TR TR 4 5", "I1"),
        (Side::North, "BL TR TR 4 5", "C1"),
        (Side::South, "BL TR TR 6 6", "A1"),
    ] {
        let mut s = scene()
            .active(side)
            .meteor(SLOW, "E13")
            .south("FT F6")
            .north("FT F8")
            .starting();
        s.dice(dice).act("begin");
        let lying: Vec<_> = s.state.public.meteors.iter().flatten().copied().collect();
        assert_eq!(lying, [hex(at)], "{dice}");
    }
}

#[test]
fn sr_20_3_what_was_discarded_is_not_drawn_while_others_are_left() {
    for tile in [1, 5, 11] {
        let mut s = scene().meteor(0, "A5").south("FT C9").starting();
        s.state.public.spent_meteors = 0xfff & !1 & !(1 << tile);
        s.dice("BL TR TR 2 3").act("begin");
        assert_eq!(s.state.public.meteors[tile], Some(hex("E1")), "{tile}");
    }
}

#[test]
fn sr_20_4_what_a_meteor_meets() {
    let mut s = scene()
        .planet("F6")
        .dead_stars("D6")
        .meteor(QUICK, "F4")
        .meteor(6, "D4")
        .meteor(FIVE, "H1")
        .meteor(SLOW, "H4")
        .south("FT A1")
        .starting();
    s.dice("TR TR TR").act("begin");
    let meteors = &s.state.public.meteors;
    // Planet and dead star stop it; behind another one it stays.
    assert_eq!((meteors[QUICK], meteors[6]), (None, None));
    assert_eq!(
        (meteors[SLOW], meteors[FIVE]),
        (Some(hex("H6")), Some(hex("H5")))
    );
}

#[test]
fn ex_72_sr_20_5_a_strike() {
    let mut s = scene()
        .meteor(MIDDLE, "E10")
        .south("CR A1")
        .commands(Side::South, "spearhead")
        .north("FT E12")
        .stars(0, 0)
        .starting();
    s.dice("CI ST TR TR TR").act("begin");
    assert_eq!(
        (s.ships("E12"), s.stars(Side::South), s.stars(Side::North)),
        (2, 0, 0)
    );
    assert_eq!(s.state.public.meteors[MIDDLE], None);
    // All blasts hit, a storm rolls three dice, red alerts make the unit retire; the owner chooses.
    let mut s = scene()
        .meteor(STORM, "E8")
        .south("CR A1")
        .commands(Side::South, "spearhead")
        .north("BB E10; FT E2")
        .starting();
    s.dice("BL BL RA").act("begin");
    assert_eq!((s.ships("E10"), s.asked_side()), (1, Some(Side::North)));
    s.dice("TR TR TR").act("ignore 0; retire F9");
    assert!(s.is_at("E10", "F9") && s.is_alert("E10"));
    // A loss scores for the enemy.
    let mut s = scene()
        .meteor(MIDDLE, "E10")
        .south("CR A1")
        .commands(Side::South, "spearhead")
        .north("FT E12 1; FT K1")
        .starting();
    s.dice("CI ST TR TR TR").act("begin");
    assert_eq!(s.score(Side::South), 1);
}

#[test]
fn sr_20_5_no_shields_bloom_against_a_meteor() {
    let mut s = scene()
        .meteor(0, "F4")
        .south("CR A2")
        .north("DD F6; CR K5")
        .combats(Side::North, "shield-bloom")
        .starting();
    s.dice("TR BL TR TR TR").act("begin");
    assert_eq!(s.ships("F6"), 1);
}

#[test]
fn ex_73_sr_20_4_sr_20_6_sr_35_4_amb_37_under_the_rift() {
    let mut s = scene()
        .meteor(QUICK, "F4")
        .rift("F6 F7 G7 E7 G6 E8")
        .south("CR A1")
        .commands(Side::South, "weight-of-steel")
        .starting();
    s.dice("TR TR TR 1 2 3").act("begin");
    assert_eq!(
        s.state.public.meteors[QUICK],
        Some(hex("F6")),
        "it stops under the tile"
    );
    s.act("command weight-of-steel");
    s.dice("TR TR TR 1 2 3").act("begin");
    assert_eq!(
        s.state.public.meteors[QUICK],
        Some(hex("F6")),
        "and does not fly"
    );
    // Uncovered, it flies again.
    let mut s = scene().meteor(QUICK, "F6").south("CR A1").starting();
    s.dice("TR TR TR").act("begin");
    assert_eq!(s.state.public.meteors[QUICK], Some(hex("F10")));
    // A second one stays in front of the tile.
    let mut s = scene()
        .meteor(QUICK, "F6")
        .meteor(SLOW, "F4")
        .rift("F6 F7 G7 E7 G6 E8")
        .south("CR A1")
        .starting();
    s.dice("TR TR TR 1 2 3").act("begin");
    assert_eq!(s.state.public.meteors[SLOW], Some(hex("F5")));
}

#[test]
fn sr_20_7_the_rift_brings_nobody_under_a_meteor() {
    // Tile 1 carries a unit onto a meteor: no strike.
    let mut s = scene()
        .meteor(QUICK, "F8")
        .rift("F6 F7 G7 E7 G6 E8")
        .south("CR F7")
        .starting();
    // East: 1 and 2 move, and 2 comes to F8, where the meteor has been covered by then.
    s.state.public.flown_meteors = 1 << QUICK;
    s.dice("TR TR TR 2 2 5 3").act("begin");
    assert!(s.is_at("F7", "F8") && s.ships("F7") == 3);
    assert_eq!(s.state.public.meteors[QUICK], Some(hex("F8")));
}

#[test]
fn ex_74_sr_20_8_wrecks() {
    let fight = |setting: crate::scene::Setting| {
        let mut s = setting.south("BB G6").north("BB H6 1").fighting();
        s.dice("SQ TR TR TR").act("attack G6 H6");
        assert!(!s.lives("H6"));
        s.state.public.wrecks.to_vec()
    };
    assert_eq!(fight(scene().wrecks()), [hex("H6")]);
    assert!(fight(scene()).is_empty(), "without the flag");
    assert!(
        fight(scene().wrecks().rift("H6 H7 I7 I6 H8 G7")).is_empty(),
        "on the rift"
    );
    // A Strike unit leaves no wreck; a wreck counts as debris.
    let mut s = scene().wrecks().south("BB G6").north("CR H6 1").fighting();
    s.dice("TR SQ SQ SQ").act("attack G6 H6");
    assert!(s.state.public.wrecks.is_empty());
    let mut s = scene().south("CR F6").north("DD F8").fighting();
    s.state.public.wrecks.push(hex("F8")).unwrap();
    assert_eq!(s.dice_of("F6", "F8"), 1);
}

#[test]
fn sr_20_4_discards_are_the_stack_again() {
    let mut setting = scene().commands(Side::South, "open-channel");
    for tile in 0..11 {
        setting = setting.meteor(tile, &format!("K{}", tile + 1));
    }
    let mut s = setting.starting();
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
fn sr_20_8_six_wrecks_at_most() {
    let mut s = scene().wrecks().south("BB G6").north("BB H6 1").fighting();
    for name in ["A2", "A3", "A4", "A5", "A6", "A7"] {
        s.state.public.wrecks.push(hex(name)).unwrap();
    }
    s.dice("SQ ST ST ST").act("attack G6 H6");
    assert_eq!(s.state.public.wrecks.len(), 6);
}
