//! SR-11 to SR-13: hits, red alert, battle back and pursuit.

use crate::hexes::hexes;
use crate::scene::scene;
use engine::space_rift::battlefield::Side;

#[test]
fn sr_11_1_sr_11_3_sr_11_4_symbols_hit_units_of_their_class() {
    for (target, symbol, others) in [
        ("FT", "CI", "SQ TR"),
        ("DD", "TR", "SQ CI"),
        ("BB", "SQ", "TR CI"),
    ] {
        let mut s = scene()
            .south("CR F6")
            .north(&format!("{target} F7"))
            .at_combat();
        s.dice(&format!("{symbol} {others}")).act("attack F6 F7");
        assert_eq!(s.ships("F7"), 2, "{target}");
        let mut s = scene()
            .south("CR F6")
            .north(&format!("{target} F7"))
            .at_combat();
        s.dice("ST ST ST").act("attack F6 F7");
        assert_eq!(s.ships("F7"), 3, "stars hit nothing");
    }
    // Surplus hits are lost.
    let mut s = scene().south("CR F6").north("DD F7 1").at_combat();
    s.dice("TR TR TR").act("attack F6 F7");
    assert!(!s.is_in_battle("F7"));
}

#[test]
fn sr_11_2_ignored_blasts_match_the_shield_table() {
    let table = [
        ("FT", [0, 1, 2, 1]),
        ("DD", [0, 0, 1, 1]),
        ("BB", [1, 0, 0, 1]),
        ("SP", [0, 0, 0, 1]),
    ];
    for (attacker, ignored) in table {
        for (target, ignored) in ["FT", "DD", "BB", "SP"].into_iter().zip(ignored) {
            let mut s = scene()
                .planet("E6")
                .planet("G8")
                .south(&format!("{attacker} F6"))
                .north(&format!("{target} F7"))
                .at_combat();
            let dice = s.dice_of("F6", "F7") as usize;
            s.dice(&"BL ".repeat(dice)).any_dice().act("attack F6 F7");
            let hits = s.log.iter().find_map(|event| {
                if let engine::space_rift::event::Event::Hit { hits, .. } = event {
                    Some(*hits)
                } else {
                    None
                }
            });
            assert_eq!(
                hits.unwrap_or(0),
                dice as u8 - ignored,
                "{attacker} at {target}"
            );
        }
    }
}

#[test]
fn ex_17_a_fighter_attacks_a_flagship() {
    let mut s = scene().south("FT F6").north("FS F7").at_combat();
    s.dice("BL BL SQ").act("attack F6 F7");
    assert_eq!(s.ships("F7"), 2);
}

#[test]
fn ex_18_sr_11_6_amb_32_sr_16_3_a_hit_on_a_flagship_hull_is_confirmed() {
    let mut s = scene()
        .south("CR F6")
        .north("FS F7 1")
        .commands(
            Side::North,
            "sweep-left sweep-left sweep-center picket-left long-line",
        )
        .stars(0, 0)
        .at_combat();
    s.dice("SQ SQ SQ TR BL").act("attack F6 F7");
    assert!(!s.is_in_battle("F7"));
    assert_eq!(s.score(Side::South), 4);
    assert_eq!(s.hand(Side::North).len(), 4);
    assert_eq!(s.state.public.side_state(Side::North).rating, 4);
    let mut s = scene()
        .south("CR F6")
        .north("FS F7 1")
        .stars(0, 0)
        .at_combat();
    s.dice("SQ SQ SQ TR ST").act("attack F6 F7");
    assert!(s.is_in_battle("F7"));
    assert_eq!((s.ships("F7"), s.stars(Side::South)), (0, 0));
}

#[test]
fn ex_19_sr_17_3_a_hit_on_a_platform_is_confirmed() {
    for (die, lives) in [("SQ", false), ("BL", false), ("TR", true), ("ST", true)] {
        let mut s = scene()
            .planet("F6")
            .south("CR G9")
            .north("SP G7")
            .at_combat();
        assert_eq!(s.dice_of("G9", "G7"), 2);
        s.dice(&format!("BL SQ {die}")).act("attack G9 G7");
        assert_eq!(s.is_in_battle("G7"), lives, "{die}");
    }
}

#[test]
fn sr_11_5_sr_11_7_losses_without_hits_take_escorts_then_the_hull() {
    // A flagship in its corner must retire 2: it loses two escorts, then a hull is confirmed.
    let mut s = scene()
        .south("FS A9 1")
        .north("FS B9")
        .active(Side::North)
        .at_combat();
    s.dice("RA RA").act("attack B9 A9");
    s.dice("TR").act("ignore 0");
    assert!(s.is_in_battle("A9"));
    assert_eq!(s.ships("A9"), 0);
    let mut s = scene()
        .south("FS A9 1")
        .north("FS B9")
        .active(Side::North)
        .at_combat();
    s.dice("RA RA SQ").act("attack B9 A9; ignore 0");
    assert!(!s.is_in_battle("A9"));
}

#[test]
fn ex_20_sr_12_1_sr_12_3_amb_30_a_unit_ignores_a_red_alert() {
    let mut s = scene().south("CR H9").north("CR I9").at_combat();
    s.dice("TR ST RA").act("attack H9 I9");
    assert_eq!((s.ships("I9"), s.stars(Side::South)), (2, 4));
    assert_eq!(s.refusal("ignore 2"), "SR-12.1");
    s.act("ignore 1");
    assert!(!s.is_alert("I9") && s.is_at("I9", "I9"));
    s.dice("SQ SQ ST").act("back");
    assert_eq!((s.dice_rolled(), s.stars(Side::North)), (3, 2));
}

#[test]
fn ex_21_sr_12_4_sr_12_8_amb_29_red_alerts_make_a_unit_retire() {
    let attacked = || {
        let mut s = scene().south("CR H9").north("CR I9").at_combat();
        s.dice("TR RA RA").act("attack H9 I9");
        s
    };
    let mut s = attacked();
    s.act("ignore 1");
    assert!(s.is_legal("retire J8") && s.is_legal("retire J9") && !s.is_legal("retire I8"));
    s.act("retire J8");
    assert!(s.is_alert("I9"));
    assert_eq!(s.asked_side(), Some(Side::South), "no battle back");
    let mut s = attacked();
    s.act("ignore 0");
    assert!(s.is_legal("retire K8") && s.is_legal("retire K9") && s.is_legal("retire K10"));
    assert_eq!(s.refusal("retire J9"), "SR-12.6");
}

#[test]
fn ex_22_sr_12_7_amb_34_a_unit_on_its_baseline_loses_ships_instead() {
    let mut s = scene().south("FS J1").north("DD K1").at_combat();
    s.dice("RA RA").act("attack J1 K1");
    assert_eq!(s.ships("K1"), 1);
    assert!(s.is_alert("K1") && s.is_at("K1", "K1"));
    s.dice("ST ST").act("back");
    assert_eq!(s.dice_rolled(), 2);
}

#[test]
fn ex_23_sr_12_6_amb_31_a_unit_retires_by_the_longest_path() {
    let mut s = scene()
        .south("CR C5; DD A5 waits; DD A6 waits")
        .north("FS D5")
        .active(Side::North)
        .at_combat();
    s.dice("RA RA").act("attack D5 C5; ignore 0");
    assert!(s.is_at("C5", "A4"));
    assert_eq!(s.ships("C5"), 3);
}

#[test]
fn ex_24_a_surrounded_unit_loses_ships_instead_of_retiring() {
    let mut s = scene()
        .south("DD C5; DD B4; DD B5")
        .north("FS D5")
        .active(Side::North)
        .at_combat();
    s.dice("RA RA").act("attack D5 C5");
    assert!(s.is_at("C5", "C5"));
    assert_eq!(s.ships("C5"), 1);
}

#[test]
fn sr_12_5_features_do_not_stop_a_retiring_unit() {
    let mut s = scene()
        .asteroids("B4")
        .debris("B5")
        .planet("A5")
        .south("DD C5")
        .north("FS D5")
        .active(Side::North)
        .at_combat();
    s.dice("RA RA").act("attack D5 C5");
    assert!(s.is_legal("retire A4") && s.is_legal("retire A5") && s.is_legal("retire A6"));
}

#[test]
fn sr_12_2_sr_12_9_rift_units_ignore_no_alert_and_markers_cost_a_die() {
    let s = scene()
        .rift(crate::drift_scene::ALPHA)
        .south("CR F6; CR C5 alert")
        .north("CR D5")
        .at_combat();
    assert_eq!((s.allowance("F6"), s.allowance("C5")), (0, 1));
    assert_eq!(s.dice_of("C5", "D5"), 2);
}

#[test]
fn sr_13_1_sr_13_2_sr_13_4_a_battle_back_needs_stars_and_dice() {
    let mut s = scene()
        .south("CR F6")
        .north("DD F7 alert")
        .stars(3, 1)
        .at_combat();
    s.dice("ST ST ST").act("attack F6 F7");
    assert_eq!(s.asked_side(), Some(Side::South), "too few stars");
    let mut s = scene()
        .asteroids("F6")
        .south("CR F6")
        .north("TP F7 alert")
        .at_combat();
    s.dice("ST ST ST").act("attack F6 F7");
    assert_eq!(s.asked_side(), Some(Side::South), "2 - 1 - 1 dice");
    // A battle back causes hits, stars and red alerts like an attack.
    let mut s = scene().south("CR F6").north("DD F7").at_combat();
    s.dice("SQ SQ SQ").act("attack F6 F7");
    s.dice("TR ST RA").act("back");
    assert_eq!((s.ships("F6"), s.stars(Side::North)), (2, 2));
    s.act("ignore 0; retire E6");
    assert!(s.is_alert("F6"));
}

#[test]
fn sr_13_4_one_die_is_enough_to_battle_back() {
    let is_legal = |field: &str| {
        let mut s = scene()
            .asteroids(field)
            .south("CR F6")
            .north("TP F7 alert")
            .at_combat();
        s.dice("ST ST ST").act("attack F6 F7");
        s.is_legal("back")
    };
    assert!(is_legal("A1") && !is_legal("F6"));
}

#[test]
fn ex_26_sr_13_3_ranged_attacks_and_battle_backs_get_no_battle_back() {
    let mut s = scene().south("BB F4").north("DD F6").at_combat();
    s.dice("ST ST ST").act("attack F4 F6");
    assert_eq!(s.asked_side(), Some(Side::South));
    let mut s = scene().south("CR F6").north("DD F7").at_combat();
    s.dice("SQ SQ SQ").act("attack F6 F7");
    s.dice("ST ST ST").act("back");
    assert_eq!(s.asked_side(), Some(Side::South));
    assert!(!s.is_legal("back"));
}

#[test]
fn ex_25_sr_13_5_sr_13_6_a_destroyer_pursues_and_attacks_again() {
    let mut s = scene()
        .south("DD E5")
        .north("FT F5 1; CR G6")
        .stars(3, 0)
        .at_combat();
    s.dice("CI SQ SQ").act("attack E5 F5; pursue");
    assert!(s.is_at("E5", "F5"));
    assert_eq!(s.stars(Side::South), 2);
    s.dice("ST ST SQ").act("attack E5 G6");
    assert_eq!((s.dice_rolled(), s.stars(Side::South)), (3, 4));
    // A unit that pursues onto a planet does not fight.
    let mut s = scene()
        .planet("F5")
        .south("DD E5")
        .north("FT F5 1; CR G6")
        .stars(3, 0)
        .at_combat();
    s.dice("CI SQ").act("attack E5 F5; pursue");
    assert!(s.is_at("E5", "F5") && !s.is_legal("attack E5 G6"));
    // A unit pursues only once.
    let mut s = scene()
        .south("DD E5")
        .north("FT F5 1; FT G6 1")
        .stars(3, 0)
        .at_combat();
    s.dice("CI SQ SQ CI SQ SQ")
        .act("attack E5 F5; pursue; attack E5 G6");
    assert!(!s.is_legal("pursue") && s.is_at("E5", "F5"));
    // Only destroyers pursue.
    let mut s = scene().south("CR E5").north("FT F5 1").at_combat();
    s.dice("CI SQ SQ").act("attack E5 F5");
    assert!(!s.is_legal("pursue"));
}

#[test]
fn sr_13_5_the_bonus_combat_needs_an_adjacent_target() {
    let mut s = scene().south("DD E5").north("FT F5 1; CR G7").at_combat();
    s.dice("CI SQ SQ").act("attack E5 F5; pursue");
    assert!(s.is_at("E5", "F5"));
    assert!(
        s.state.public.innermost_roll().is_none(),
        "nobody is beside it"
    );
}

#[test]
fn sr_13_7_a_unit_that_pursues_onto_the_rift_may_fight() {
    let mut s = scene()
        .rift(crate::drift_scene::ALPHA)
        .south("DD E9")
        .north("FT E8 1; CR D8")
        .at_combat();
    s.dice("CI SQ SQ").act("attack E9 E8; pursue");
    assert!(s.is_at("E9", "E8"));
    assert_eq!(hexes("D8"), s.targets("E9"));
    s.dice("ST ST SQ").act("attack E9 D8");
}
