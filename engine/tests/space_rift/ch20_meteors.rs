//! SR-20: meteors and wrecks. Tiles 0 to 7 are showers with the speeds 2 2 3 3 3 4 4 5, tiles 8 to
//! 11 storms with 2 3 3 4.

use crate::hexes::{hex, hexes};
use crate::scene::{Scene, Setting, scene};
use crate::sea::ALPHA;
use engine::space_rift::event::Event;
use engine::space_rift::field::Hex;
use engine::space_rift::field::Side::{North, South};

/// South's turn begins; no new meteors come.
fn flown(setting: Setting, dice: &str) -> Scene {
    let mut s = setting.commands(South, "open-channel").starting();
    s.dice(dice).dice("SQ SQ SQ").act("begin");
    s
}

/// Where a meteor tile is.
fn at(s: &Scene, tile: usize) -> Option<Hex> {
    s.state.public.meteors[tile]
}

#[test]
fn sr_20_1_the_stack_and_where_meteors_come_from() {
    let s = scene().meteor(0, "E5").moving();
    let figures = s.table.figures();
    assert_eq!(figures.showers.speeds, [2, 2, 3, 3, 3, 4, 4, 5]);
    assert_eq!(figures.storms.speeds, [2, 3, 3, 4]);
    assert_eq!((figures.showers.dice, figures.storms.dice), (2, 3));
    let east = flown(scene().meteor(2, "E5"), "");
    assert_eq!(at(&east, 2), Some(hex("E8")));
    let west = flown(scene().first(North).meteor(2, "E5"), "");
    assert_eq!(at(&west, 2), Some(hex("E2")));
}

#[test]
fn sr_20_2_the_nearest_to_the_far_edge_flies_first() {
    let s = flown(
        scene()
            .meteor(2, "E8")
            .meteor(3, "E10")
            .meteor(7, "C6")
            .meteor(8, "D5"),
        "",
    );
    let moved: Vec<u8> = s
        .log
        .iter()
        .filter_map(|event| {
            if let Event::MeteorMoved { meteor, .. } = event {
                Some(*meteor)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(
        moved,
        [3, 2, 7, 8],
        "of D5 and C6 with seven hexes to go the lower row"
    );
    assert_eq!(
        [2, 3, 7, 8].map(|tile| at(&s, tile)),
        ["E11", "E13", "C11", "D7"].map(|name| Some(hex(name)))
    );
    // Past the far edge it is gone.
    let s = flown(scene().meteor(2, "E11"), "");
    assert_eq!(at(&s, 2), None);
    assert_eq!(s.state.public.spent_meteors, 1 << 2);
}

/// A new meteor comes for each blast.
fn shower(setting: Setting, dice: &str) -> Scene {
    let mut s = setting
        .commands(South, "open-channel")
        .commands(North, "open-channel")
        .starting();
    s.dice(dice).act("begin");
    s
}

#[test]
fn sr_20_3_new_meteors() {
    let s = shower(scene().meteor(0, "K13"), "BL SQ BL 1 2 6 6");
    let lie = |s: &Scene, name: &str| s.state.public.meteors.contains(&Some(hex(name)));
    assert!(lie(&s, "C1"), "row 3");
    assert!(lie(&s, "A1"), "12 counts as 1");
    let s = shower(scene().meteor(0, "K13").active(North), "BL SQ SQ 1 2");
    assert!(lie(&s, "I1"), "rows are counted by the active side");
    let s = shower(scene().first(North).meteor(0, "A1"), "BL SQ SQ 1 1");
    assert!(lie(&s, "B12"), "from the east");
    // It does not fly in the turn in which it comes.
    assert_eq!(s.state.public.meteors.iter().flatten().count(), 1);
}

#[test]
fn sr_20_4_what_a_meteor_meets() {
    // Planets and dead stars end it.
    let s = flown(scene().planet("E7").meteor(2, "E5"), "");
    assert_eq!(at(&s, 2), None);
    let s = flown(scene().dead_stars("E7").meteor(2, "E5"), "");
    assert_eq!(at(&s, 2), None);
    // Another meteor keeps it on the hex before.
    let s = flown(
        scene()
            .meteor(2, "E5")
            .meteor(0, "E7")
            .rift("E7 E8 D8 D9 D10 C11"),
        "1 2 3",
    );
    assert_eq!(
        (at(&s, 2), at(&s, 0)),
        (Some(hex("E6")), Some(hex("E7"))),
        "under the rift too"
    );
    let s = flown(
        scene().meteor(2, "E10").meteor(3, "E9").meteor(4, "E13"),
        "",
    );
    assert_eq!(at(&s, 4), None, "the first is gone before the next comes");
    assert_eq!((at(&s, 2), at(&s, 3)), (Some(hex("E13")), Some(hex("E12"))));
    // A new one is discarded.
    let s = shower(
        scene().meteor(0, "C1").rift("C1 C2 C3 C4 C5 C6"),
        "BL SQ SQ 1 2 1 2 3",
    );
    assert_eq!(s.state.public.meteors.iter().flatten().count(), 1);
    assert_eq!(s.state.public.spent_meteors.count_ones(), 1);
    // So is one that comes onto a planet, and one that comes onto a unit strikes.
    let s = shower(scene().meteor(0, "K13").planet("C1"), "BL SQ SQ 1 2");
    assert_eq!(s.state.public.spent_meteors.count_ones(), 2);
    let struck = |event: &Event| matches!(event, Event::MeteorStruck { .. });
    let mut s = scene()
        .meteor(0, "K13")
        .south("DD C1")
        .commands(South, "open-channel")
        .starting();
    s.any_dice().dice("BL SQ SQ 1 2 TR SQ").act("begin");
    assert!(s.log.iter().any(struck));
    assert_eq!(s.ships("C1"), 2);
}

#[test]
fn sr_20_4_discards_are_the_stack_again() {
    let mut setting = scene();
    for tile in 0..11 {
        setting = setting.meteor(tile, &format!("K{}", tile + 1));
    }
    let mut s = setting.commands(South, "open-channel").starting();
    s.state.public.flown_meteors = u16::MAX;
    s.state.public.spent_meteors = 1 << 11;
    s.dice("BL SQ SQ 1 2").act("begin");
    assert_eq!(at(&s, 11), Some(hex("C1")));
    // With all twelve on the battlefield none comes.
    s.state.public.meteors = [Some(hex("K1")); 12];
    s.state.public.flown_meteors = u16::MAX;
    s.state.public.phase = engine::space_rift::state::Phase::Start;
    s.dice("BL BL BL").act("begin");
    assert!(s.state.public.meteors.iter().all(Option::is_some));
}

#[test]
fn ex_72_sr_20_5_a_strike() {
    let s = flown(scene().meteor(2, "E10").north("FT E12"), "CI ST");
    assert_eq!((s.ships("E12"), s.stars(North), s.stars(South)), (2, 3, 3));
    assert_eq!(at(&s, 2), None);
    assert!(!s.is_alert("E12"));
    // A storm rolls 3, shields do not help, and losses score for the enemy.
    let s = flown(scene().meteor(9, "E10").south("BB E12 3"), "BL BL SQ");
    assert!(!s.lives("E12"));
    assert_eq!((s.score(North), s.score(South)), (3, 0));
    // Escorts first, then a hull is confirmed.
    let s = flown(scene().meteor(9, "E10").south("FS E12 1"), "BL BL CI TR");
    assert!(s.lives("E12"));
    assert_eq!(s.ships("E12"), 0);
    // Red alerts count; the owner decides.
    let mut s = scene()
        .meteor(2, "E10")
        .north("CR E12")
        .commands(South, "open-channel")
        .starting();
    s.dice("RA RA").act("begin");
    assert_eq!(s.asked_side(), Some(North));
    s.act("ignore 1");
    s.dice("SQ SQ SQ").act("retire F12");
    assert!(s.is_alert("E12") && s.is_at("E12", "F12"));
}

#[test]
fn ex_73_sr_20_4_sr_20_6_amb_37_under_the_rift() {
    let mut s = scene()
        .rift(ALPHA)
        .meteor(2, "E5")
        .commands(South, "open-channel")
        .starting();
    s.dice("SQ SQ SQ 1 2 3").act("begin");
    assert_eq!(at(&s, 2), Some(hex("E7")), "it stops under tile 4");
    s.state.public.flown_meteors = 0;
    s.state.public.phase = engine::space_rift::state::Phase::Start;
    // It lies still; tile 4 is pushed off it, but tile 1 comes.
    s.dice("SQ SQ SQ 3 3 1 1").act("begin");
    assert_eq!(at(&s, 2), Some(hex("E7")));
    assert!(s.is_rift("E7"));
    s.state.public.phase = engine::space_rift::state::Phase::Start;
    s.dice("SQ SQ SQ 1 1 2 4").act("begin");
    assert!(!s.is_rift("E7"));
    assert_eq!(
        at(&s, 2),
        Some(hex("E7")),
        "uncovered it stays for this turn"
    );
    s.state.public.flown_meteors = 0;
    s.state.public.phase = engine::space_rift::state::Phase::Start;
    s.dice("SQ SQ SQ 1 2 3").act("begin");
    assert_eq!(at(&s, 2), Some(hex("E8")), "and stops under the next tile");
}

#[test]
fn sr_20_7_the_rift_sets_off_no_strike() {
    // Tile 3 carries a unit onto a meteor, tile 1 catches one beside it.
    let mut s = scene()
        .rift(ALPHA)
        .south("CR G7")
        .meteor(0, "H7")
        .commands(South, "open-channel")
        .starting();
    s.state.public.flown_meteors = 1;
    s.dice("SQ SQ SQ 1 1 2 6").act("begin");
    assert!(s.is_at("G7", "H7"));
    assert_eq!((at(&s, 0), s.ships("G7")), (Some(hex("H7")), 3));
}

#[test]
fn ex_74_sr_20_8_wrecks() {
    let killed = |setting: Setting| {
        let mut s = setting.south("BB G6").north("BB H6 1").fighting();
        s.dice("SQ ST ST ST").act("attack G6 H6");
        assert!(!s.lives("H6"));
        s.table.scene(&s.state.public).debris()
    };
    assert_eq!(killed(scene().wrecks()), hexes("H6"));
    assert!(
        killed(scene()).is_empty(),
        "only where the scenario says so"
    );
    let tiles = "H6 H7 H8 I7 I8 I9";
    assert!(killed(scene().wrecks().rift(tiles)).is_empty());
    // Not of other classes, and six at most.
    let mut s = scene().wrecks().south("BB G6").north("DD H6 1").fighting();
    s.dice("TR ST ST ST").act("attack G6 H6");
    assert!(s.state.public.wrecks.is_empty());
    let mut s = scene().wrecks().south("BB G6").north("BB H6 1").fighting();
    for name in ["A2", "A3", "A4", "A5", "A6", "A7"] {
        s.state.public.wrecks.push(hex(name)).unwrap();
    }
    s.dice("SQ ST ST ST").act("attack G6 H6");
    assert_eq!(s.state.public.wrecks.len(), 6);
}
