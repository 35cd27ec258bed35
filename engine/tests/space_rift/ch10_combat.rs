//! SR-9 and SR-10: legal targets, and the number of dice.

use crate::drift_scene::ALPHA;
use crate::hexes::{hex, hexes};
use crate::scene::scene;
use engine::space_rift::battlefield::{Hex, Side};
use engine::space_rift::event::Event;

#[test]
fn sr_9_1_sr_9_2_targets_must_be_in_range_and_in_sight() {
    let s = scene()
        .south("BB F4")
        .north("CR F8; CR G4; DD F9")
        .at_combat();
    assert_eq!(
        s.targets("F4"),
        hexes("G4"),
        "an enemy beside it comes first"
    );
    let s = scene().south("BB F4").north("CR F8; DD F9").at_combat();
    assert_eq!(s.targets("F4"), hexes("F8"), "four hexes are its range");
    assert_eq!(s.refusal("attack F4 F9"), "SR-9.1");
    let s = scene().south("BB F4").north("CR F8; DD F6").at_combat();
    assert_eq!(s.targets("F4"), hexes("F6"));
    assert_eq!(s.refusal("attack F4 F8"), "SR-9.2");
}

#[test]
fn sr_9_3_features_and_units_other_than_fighters_block_attacks() {
    let can_attack = |setting: crate::scene::Setting| {
        let s = setting.south("BB F4").north("CR F6").at_combat();
        !s.targets("F4").is_empty()
    };
    assert!(can_attack(scene()));
    assert!(!can_attack(scene().asteroids("F5")));
    assert!(!can_attack(scene().planet("F5")));
    assert!(!can_attack(scene().dead_stars("F5")));
    assert!(!can_attack(scene().south("DD F5")));
    assert!(!can_attack(scene().south("FS F5")));
    assert!(can_attack(scene().south("FT F5")), "fighters do not block");
    assert!(can_attack(scene().debris("F5")));
    assert!(
        can_attack(scene().asteroids("F4 F6")),
        "the ends do not block"
    );
}

#[test]
fn sr_9_3_sight_blockers_list_features_and_large_units() {
    let s = scene()
        .asteroids("D7")
        .planet("E7 F6 F7 G7")
        .planet("H3")
        .debris("C3")
        .dead_stars("I9")
        .south("FT A2; DD B5; SP E6")
        .north("TP K8; FT I2; BB J7")
        .at_movement();
    let battlefield = s.game.battlefield(&s.state.public);
    let blocking = |from: &str, to: &str| -> Vec<String> {
        let hexes = battlefield.sight_blockers(hex(from), hex(to));
        hexes.iter().map(|hex: Hex| hex.to_string()).collect()
    };
    let always = ["B5", "D7", "E6", "H3", "I9", "J7", "K8"];
    assert_eq!(blocking("E7", "G7"), always, "on the same planet group");
    let group = ["E7", "F6", "F7", "G7"];
    let mut all: Vec<&str> = always.into_iter().chain(group).collect();
    all.sort_unstable();
    assert_eq!(blocking("E7", "H7"), all);
}

#[test]
fn sr_9_6_sr_8_7_amb_24_a_planet_group_does_not_block_sight_within_it() {
    let group = || scene().planet("F5 F6 F7");
    let s = group().south("CR F5").north("DD F7").at_combat();
    assert_eq!(s.targets("F5"), hexes("F7"), "both on the group");
    let s = group().south("CR F6; DD A9").north("DD F8").at_combat();
    assert!(
        s.targets("F6").is_empty(),
        "out of the group over another hex of it"
    );
    let s = group().south("CR F7").north("DD F9").at_combat();
    assert_eq!(s.targets("F7"), hexes("F9"), "from its edge");
    let s = group().south("CR F5").north("DD F7; CR F6").at_combat();
    assert_eq!(s.targets("F5"), hexes("F6"));
}

#[test]
fn ex_07_sr_41_1_the_rift_blocks_sight() {
    let s = scene()
        .rift(ALPHA)
        .south("BB E6; BB E9")
        .north("CR H6; DD G6")
        .at_combat();
    assert!(!s.targets("E6").contains(crate::hexes::hex("H6")));
    assert!(!s.targets("E9").contains(crate::hexes::hex("G6")));
    // Two units on one rift do not see each other across a tile between them.
    let s = scene()
        .rift("F4 F5 F6 F7 F8 F9")
        .south("CR F4")
        .north("DD F6")
        .at_combat();
    assert!(s.targets("F4").is_empty());
    let s = scene()
        .rift("F4 F5 G4 G5 H4 H5")
        .south("CR F4")
        .north("DD F6")
        .at_combat();
    assert!(s.targets("F4").is_empty());
}

#[test]
fn ex_08_sr_40_4_the_rift_reduces_ranged_dice_against_units_on_it() {
    let s = scene()
        .rift(ALPHA)
        .south("BB E6")
        .north("CR G6")
        .at_combat();
    assert_eq!(s.targets("E6"), hexes("G6"));
    assert_eq!(s.dice_of("E6", "G6"), 2);
}

#[test]
fn sr_10_1_each_unit_fights_once_per_turn() {
    let mut s = scene().south("CR F6; CR E7").north("CR F7").at_combat();
    s.dice("ST ST ST").act("attack F6 F7; done");
    assert_eq!(s.refusal("attack F6 F7"), "SR-10.1");
    s.dice("ST ST ST").act("attack E7 F7; done");
    assert_eq!(s.ships("F7"), 3);
}

#[test]
fn sr_10_2_sr_6_4_only_ordered_units_attack_and_only_enemies() {
    let s = scene()
        .south("CR F6; CR E7 waits")
        .north("CR F7")
        .at_combat();
    assert_eq!(s.refusal("attack E7 F7"), "SR-6.4");
    assert_eq!(s.refusal("attack F6 E7"), "SR-10.2");
}

#[test]
fn ex_16_sr_10_3_adjacent_enemies_must_be_attacked_first() {
    let s = scene().south("BB F4").north("FT F5; FS E7").at_combat();
    assert_eq!(s.targets("F4"), hexes("F5"));
    assert_eq!(s.refusal("attack F4 E7"), "SR-10.3");
}

#[test]
fn sr_10_4_a_platform_that_moved_may_not_attack() {
    let mut s = scene()
        .planet("F6")
        .south("SP F7")
        .north("CR H8")
        .at_movement();
    s.act("move F7 G7; done");
    assert_eq!(s.refusal("attack F7 H8"), "SR-10.4");
}

#[test]
fn ex_15_sr_10_5_markers_and_features_reduce_dice() {
    let s = scene()
        .asteroids("F5")
        .south("BB F4 alert")
        .north("FT F5")
        .at_combat();
    assert_eq!(s.dice_of("F4", "F5"), 2);
    // With no die left there is no combat.
    let s = scene()
        .asteroids("F6")
        .south("FT F4 alert")
        .north("FT F6")
        .at_combat();
    assert_eq!(s.dice_of("F4", "F6"), -1);
    assert_eq!(s.refusal("attack F4 F6"), "SR-10.5");
}

#[test]
fn sr_8_6_ex_30_sr_17_2_a_planet_shelters_units_except_within_its_group() {
    let s = scene()
        .planet("F6 F7")
        .planet("J6")
        .south("CR F5; SP J7; CR F7 waits")
        .north("CR F6")
        .at_combat();
    assert_eq!(s.dice_of("F5", "F6"), 2, "from off the group");
    assert_eq!(s.dice_of("F7", "F6"), 3, "from the same group");
    assert_eq!(s.dice_of("J7", "F6"), 2, "a platform at distance 4");
    assert!(s.is_legal("attack J7 F6"), "over planets");
}

#[test]
fn sr_10_6_sr_10_7_windows_open_before_and_after_the_roll() {
    let mut s = scene()
        .south("CR F6")
        .north("DD F7")
        .combats(Side::South, "coolant-surge overload-warheads")
        .combats(Side::North, "hard-turn shield-bloom")
        .at_combat();
    s.act("attack F6 F7");
    assert_eq!(s.asked_side(), Some(Side::South), "the roller first");
    s.act("play coolant-surge");
    assert_eq!(s.asked_side(), Some(Side::North));
    s.dice("TR ST SQ").act("play hard-turn");
    assert_eq!(s.dice_rolled(), 3, "3 + 1 - 1");
    // Each side plays one card in a turn: nobody is asked any more, and the hit stands.
    assert_eq!(s.ships("F7"), 2);
}

#[test]
fn sr_10_6_an_attack_left_without_dice_by_cards_is_used_up() {
    let mut s = scene()
        .south("TP F4")
        .north("DD F6")
        .combats(Side::North, "ghost-signature")
        .at_combat();
    assert_eq!(s.dice_of("F4", "F6"), 1);
    s.act("attack F4 F6; play ghost-signature");
    assert!(s.log.contains(&Event::Spent { unit: s.id("F4") }));
    assert_eq!(s.refusal("attack F4 F6"), "SR-10.1");
}

#[test]
fn sr_10_8_sr_10_9_sr_10_10_hits_stars_and_red_alerts_apply_in_order() {
    let mut s = scene()
        .south("CR F6")
        .north("DD F7")
        .stars(0, 0)
        .at_combat();
    s.dice("TR ST RA").act("attack F6 F7");
    let event_index = |wanted: fn(&Event) -> bool| s.log.iter().position(wanted).unwrap();
    let lost = event_index(|event| matches!(event, Event::ShipsLost { .. }));
    let gained = event_index(|event| matches!(event, Event::StarsChanged { .. }));
    assert!(lost < gained);
    s.act("retire G7");
    assert!(s.is_alert("F7") && s.is_at("F7", "G7"));
    assert_eq!(s.stars(Side::South), 1);
}

#[test]
fn sr_10_9_stars_are_gained_even_if_the_target_is_eliminated() {
    let mut s = scene()
        .south("CR F6")
        .north("DD F7 1")
        .stars(0, 0)
        .at_combat();
    s.dice("TR ST ST").act("attack F6 F7");
    assert!(!s.is_in_battle("F7"));
    assert_eq!((s.stars(Side::South), s.score(Side::South)), (2, 1));
}

#[test]
fn sr_10_11_a_present_target_battles_back_and_a_vacated_hex_allows_pursuit() {
    let mut s = scene().south("DD F6").north("DD F7").at_combat();
    s.dice("TR ST SQ").act("attack F6 F7");
    assert_eq!(s.asked_side(), Some(Side::North), "it is still there");
    let mut s = scene().south("DD F6").north("DD F7").at_combat();
    s.dice("RA ST SQ").act("attack F6 F7; retire G7");
    assert_eq!(s.asked_side(), Some(Side::South), "its hex is empty");
    assert!(s.is_legal("pursue"));
}
