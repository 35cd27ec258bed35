//! SR-16 and SR-17: flagships, platforms, carriers, transports.

use crate::hexes::{hex, hexes};
use crate::scene::scene;
use engine::space_rift::battlefield::Side;
use engine::space_rift::event::Event;
use engine::space_rift::scenario::{ObjectiveKind, ObjectiveOwner};

#[test]
fn sr_16_1_a_flagship_has_its_dice_and_speed() {
    let s = scene().south("FS F4").north("DD F7").at_combat();
    let flag = s.game.build(s.id("F4"));
    assert_eq!(
        (
            (1..=5).map(|at| flag.dice_at(at)).collect::<Vec<_>>(),
            flag.speed
        ),
        (vec![2, 3, 3, 1, 0], 1)
    );
}

#[test]
fn sr_16_2_units_adjacent_to_a_flagship_ignore_one_more_alert() {
    let s = scene()
        .south("CR F4")
        .north("DD F5; CR F8; FS F6 alert; FS G9; FT H2; BB G6")
        .at_combat();
    assert_eq!(
        (s.allowance("F5"), s.allowance("F8"), s.allowance("H2")),
        (1, 2, 0)
    );
    assert_eq!(s.allowance("G6"), 2);
    assert_eq!(s.allowance("F6"), 1, "none from itself");
    // Another flagship next to it counts once.
    let s = scene().north("FS F6; FS F7; CR G7").at_combat();
    assert_eq!((s.allowance("F6"), s.allowance("G7")), (2, 2));
}

#[test]
fn ex_77_ex_18_sr_16_3_losing_a_flagship_costs_a_card_and_rating() {
    let mut s = scene()
        .south("BB F6")
        .north("FS F7 1")
        .commands(
            Side::North,
            "sweep-left sweep-left picket-left spearhead long-line",
        )
        .at_combat();
    s.dice("SQ SQ SQ TR TR BL").act("attack F6 F7");
    assert_eq!((s.is_in_battle("F7"), s.score(Side::South)), (false, 4));
    assert_eq!(
        (
            s.hand(Side::North).len(),
            s.state.public.side_state(Side::North).rating
        ),
        (4, 4)
    );
    assert_eq!(s.state.public.command_discards.len(), 1);
}

#[test]
fn amb_40_sr_16_3_the_rating_does_not_fall_below_two() {
    let mut s = scene()
        .rating(5, 2)
        .south("BB F6")
        .north("FS F7 0")
        .commands(Side::North, "sweep-left picket-left")
        .at_combat();
    s.dice("SQ TR TR TR SQ").act("attack F6 F7");
    assert_eq!(
        (
            s.state.public.side_state(Side::North).rating,
            s.hand(Side::North).len()
        ),
        (2, 1)
    );
}

#[test]
fn sr_17_1_a_platform_moves_only_within_its_orbit() {
    let s = scene()
        .planet("F6 F7")
        .south("SP F5")
        .north("DD K1")
        .at_movement();
    // E6, G6 and others are next to the group; F4 is not, and F6 is a planet.
    assert_eq!(s.reach("F5"), hexes("E6 G6"));
    assert_eq!(s.refusal("move F5 F6"), "SR-17.1");
    assert_eq!(s.refusal("move F5 F4"), "SR-17.1");
    let mut s = s;
    s.act("move F5 G6; done");
    assert_eq!(s.refusal("attack F5 K1"), "SR-10.4");
}

#[test]
fn sr_17_2_a_platform_ignores_line_of_sight_and_shelter() {
    let s = scene()
        .planet("F6")
        .asteroids("F9 F8")
        .debris("F10")
        .south("SP F7")
        .north("DD F9; DD F10; DD G12")
        .at_combat();
    assert_eq!(s.targets("F7"), hexes("F9 F10 G12"));
    assert_eq!((s.dice_of("F7", "F9"), s.dice_of("F7", "F10")), (3, 2));
}

#[test]
fn sr_17_3_sr_17_4_a_platform_ignores_a_blast_and_never_retires() {
    let setting = || scene().planet("F8").south("CR F5").north("SP F7");
    let mut s = setting().at_combat();
    // One of two blasts is ignored; the hit is not confirmed.
    s.dice("BL BL TR").act("attack F5 F7");
    assert!(s.is_in_battle("F7"));
    // It may ignore one red alert, never retires and is never destroyed by one.
    let mut s = setting().at_combat();
    s.dice("RA RA").act("attack F5 F7; ignore 1");
    assert!(s.is_at("F7", "F7") && s.is_alert("F7") && s.is_in_battle("F7"));
    let s = setting().rift("F7 G8 G7 E7 E8 F6").at_combat();
    assert_eq!(s.allowance("F7"), 0);
    // Fighters have no bonus against it.
    let mut s = scene()
        .planet("F8")
        .south("SP F7")
        .north("FT F6")
        .at_combat();
    s.dice("BL TR TR").act("attack F7 F6; done");
    assert_eq!(s.ships("F6"), 2);
}

#[test]
fn sr_17_5_sr_17_6_ex_63_a_carriers_wing_adds_dice_in_close_quarters() {
    let s = scene().south("CV F6 2").north("DD F7").at_combat();
    assert_eq!(s.dice_of("F6", "F7"), 4);
    let s = scene().south("CV F4 3").north("DD F7").at_combat();
    assert_eq!(
        s.dice_of("F4", "F7"),
        2,
        "from afar the wing does not count"
    );
}

#[test]
fn ex_63_sr_17_7_sr_17_8_sr_17_9_a_carrier_makes_a_sortie() {
    let setting = || scene().south("CV F2 2").stars(0, 2);
    let mut s = setting().north("BB F7").at_combat();
    assert!(s.is_legal("sortie F2 F7"));
    assert_eq!(s.refusal("attack F2 F7"), "SR-9.1");
    // Four dice as Fighters: a Capital unit ignores two blasts. It battles back: Fighters ignore
    // its blast, one circle hits one ship of the wing, and red alerts do nothing.
    s.dice("BL BL SQ TR CI BL RA RA").act("sortie F2 F7; back");
    assert_eq!((s.dice_rolled(), s.ships("F7"), s.ships("F2")), (4, 2, 1));
    assert!(s.is_at("F2", "F2") && !s.is_alert("F2"));
    assert!(
        s.log
            .iter()
            .any(|event| matches!(event, Event::Launched { at, .. } if at.is_next_to(hex("F7"))))
    );
    // A Strike unit hits two of the wing, but never the hull.
    let mut s = setting().north("CR F7").at_combat();
    s.dice("SQ SQ SQ SQ CI BL CI").act("sortie F2 F7; back");
    assert_eq!((s.ships("F2"), s.is_in_battle("F2")), (0, true));
}

#[test]
fn sr_17_7_sortie_conditions_are_checked() {
    let sortie = |setting: crate::scene::Setting| {
        let s = setting.north("DD F7").at_combat();
        if s.is_legal("sortie F2 F7") {
            ""
        } else {
            s.refusal("sortie F2 F7")
        }
    };
    assert_eq!(sortie(scene().south("CV F2")), "");
    assert_eq!(sortie(scene().south("CV F2 0")), "SR-17.7");
    assert_eq!(sortie(scene().south("CV F2 moved")), "SR-17.7");
    assert_eq!(sortie(scene().south("CV F2").north("FT F3")), "SR-10.3");
    assert_eq!(
        sortie(scene().south("CV F2 1 alert").asteroids("F7")),
        "SR-10.5"
    );
    // Six hexes away no launch hex is within four steps, and none is reached through a wall.
    let s = scene().south("CV F2").north("DD F8").at_combat();
    assert_eq!(s.refusal("sortie F2 F8"), "SR-17.7");
    let wall = "A5 B4 C5 D4 E5 F4 G5 H4 I5 J4 K5 A6 C6 E6 G6 I6 K6 B5 D5 F5 H5 J5";
    assert_eq!(sortie(scene().south("CV F2").asteroids(wall)), "SR-17.7");
}

#[test]
fn sr_17_7_one_die_is_enough_for_a_sortie() {
    let is_legal = |field: &str| {
        let setting = scene().asteroids(field).south("CV F2 1 alert");
        setting.north("BB F7").at_combat().is_legal("sortie F2 F7")
    };
    assert!(is_legal("A1") && !is_legal("F7"));
}

#[test]
fn sr_17_10_sr_17_11_ex_69_transports_bring_income_or_markers() {
    // A transport without an adjacent enemy brings income.
    let mut s = scene()
        .commands(Side::South, "spearhead")
        .meteor(7, "F1")
        .south("TP C3; TP E3 alert; TP A5")
        .north("DD B5")
        .stars(0, 0)
        .at_turn_start();
    s.dice("TR TR TR").act("begin");
    assert_eq!(
        s.stars(Side::South),
        1,
        "not with a marker, not beside an enemy"
    );
    // On a planet that scores for its side it places two markers and brings no token.
    let mut s = scene()
        .commands(Side::South, "spearhead")
        .meteor(7, "F1")
        .planet("C3")
        .objective(ObjectiveKind::PlanetControl, ObjectiveOwner::South)
        .south("TP C3; FT A1")
        .stars(0, 0)
        .at_turn_start();
    s.dice("TR TR TR").act("begin");
    assert_eq!((s.stars(Side::South), s.score(Side::South)), (0, 2));
}
