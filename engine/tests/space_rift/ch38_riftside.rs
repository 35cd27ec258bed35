//! SR-35 and SR-38 to SR-42: the rift in the battle.

use crate::drift_scene::ALPHA;
use crate::hexes::{hex, hexes};
use crate::scene::scene;
use engine::space_rift::battlefield::Side;
use engine::space_rift::drift::RiftEvent;
use engine::space_rift::event::{Event, MoveKind};
use engine::space_rift::scenario::{ObjectiveKind, ObjectiveOwner};
use engine::space_rift::state::{Ending, Phase};

#[test]
fn ex_12_sr_38_1_a_unit_stops_on_the_rift() {
    let s = scene().rift(ALPHA).south("CR E9").at_movement();
    assert!(s.is_legal("move E9 E8"));
    assert!(!s.is_legal("move E9 E7"), "only over E8");
    let s = scene().rift(ALPHA).south("FT E9").at_movement();
    assert!(s.is_legal("move E9 E8") && !s.is_legal("move E9 F6"));
}

#[test]
fn ex_13_sr_38_2_sr_38_3_amb_21_units_jump_within_the_rift() {
    let s = scene().rift(ALPHA).south("FS F6").at_movement();
    assert_eq!(s.reach("F6"), hexes("E8 G6 G7 F7 E7 E6 F5"));
    let s = scene()
        .rift(ALPHA)
        .south("FS F6; DD G6")
        .north("CR E8")
        .at_movement();
    assert_eq!(
        s.reach("F6"),
        hexes("G7 F7 E7 E6 F5"),
        "not onto tiles with units"
    );
    let mut s = scene().rift(ALPHA).south("FT F6").at_movement();
    assert!(
        s.is_legal("move F6 B9"),
        "1 for the jump to E8, then D8, C9, B9"
    );
    assert!(s.is_legal("move F6 E7"));
    s.act("move F6 E8");
    assert!(s.log.iter().any(|event| matches!(
        event,
        Event::UnitMoved {
            how: MoveKind::Jump,
            ..
        }
    )));
}

#[test]
fn sr_38_3_a_step_onto_the_rift_after_a_jump_ends_the_move() {
    // From tile 1 in the west to tile 2 in the east; the tiles beyond it end the move.
    let tiles = "C3 C11 C10 C9 C8 C7";
    let tiles = tiles.replace("C3", "C6");
    let s = scene().rift(&tiles).south("DD C6").at_movement();
    assert!(
        s.is_legal("move C6 C11") && s.is_legal("move C6 C12"),
        "jump, then a step"
    );
    assert!(!s.is_legal("move C6 C13"));
}

#[test]
fn sr_38_4_amb_35_a_step_to_a_neighboring_tile_is_a_jump() {
    let mut s = scene().rift(ALPHA).south("FT F6").at_movement();
    s.act("move F6 F7");
    let jumped = |event: &Event| {
        matches!(
            event,
            Event::UnitMoved {
                how: MoveKind::Jump,
                ..
            }
        )
    };
    assert!(s.log.iter().any(jumped));
}

#[test]
fn sr_38_5_warp_and_full_impulse_extend_a_jump() {
    let s = scene()
        .rift(ALPHA)
        .south("DD F6")
        .north("FT C9")
        .at_movement();
    assert!(
        s.is_legal("move F6 C8"),
        "1 to E8, then D8 and C8, by warp next to C9"
    );
    let s = scene().rift(ALPHA).south("DD F6").at_movement();
    assert!(!s.is_legal("move F6 C8") && s.is_legal("move F6 C8 impulse"));
}

#[test]
fn sr_38_6_platforms_jump_only_to_tiles_in_their_orbit() {
    // H6 is the planet; G7, G6 and H5 are beside it; F7 is not.
    let s = scene()
        .planet("H6")
        .rift("G7 G6 F6 F7 E7 H7")
        .south("SP G7")
        .at_movement();
    let reach = s.reach("G7");
    assert!(reach.contains(hex("G6")) && reach.contains(hex("H7")));
    assert!(
        !reach.contains(hex("F7")) && !reach.contains(hex("F6")),
        "out of orbit"
    );
    let s = scene()
        .planet("H6")
        .dead_stars("H7")
        .rift("G7 G6 F6 F7 E7 H7")
        .south("SP G7")
        .at_movement();
    assert!(!s.reach("G7").contains(hex("H7")), "a dead star lies below");
    let s = scene()
        .planet("H6")
        .meteor(0, "G6")
        .rift("G7 G6 F6 F7 E7 H7")
        .south("SP G7")
        .at_movement();
    assert!(!s.reach("G7").contains(hex("G6")), "a meteor lies below");
    let s = scene()
        .planet("H6 G6")
        .rift("G7 G6 F6 F7 E7 H7")
        .south("SP G7")
        .at_movement();
    assert!(!s.reach("G7").contains(hex("G6")), "a planet lies below");
}

#[test]
fn ex_14_sr_38_7_a_jump_does_not_reach_a_planet() {
    let s = scene()
        .rift(ALPHA)
        .planet("D8")
        .south("FT F6")
        .at_movement();
    assert!(!s.is_legal("move F6 D8"));
    let s = scene()
        .rift(ALPHA)
        .planet("D8")
        .south("FT E8")
        .at_movement();
    assert!(s.is_legal("move E8 D8"));
    let s = scene()
        .rift(ALPHA)
        .asteroids("D8")
        .south("CR E8")
        .at_movement();
    assert!(
        s.is_legal("move E8 D8") && !s.is_legal("move E8 C9"),
        "only what is entered limits"
    );
}

#[test]
fn sr_38_8_amb_41_the_rift_limits_second_moves() {
    use engine::space_rift::battlefield::Side::South;
    let scene_after_card = |units: &str| {
        let mut s = scene()
            .rift(ALPHA)
            .south(units)
            .north("BB D9; BB D10")
            .commands(South, "slash-and-fade")
            .at_command();
        s.act("command slash-and-fade");
        s
    };
    // (a) A unit that entered the rift in the first move stays there.
    let mut s = scene_after_card("FT C9");
    s.act("order C9; move C9 E8");
    assert_eq!(s.refusal("move C9 E9"), "SR-38.8");
    // (b) The jump is open in the first move only.
    let mut s = scene_after_card("FT F6");
    s.act("order F6; move F6 E8");
    assert!(s.is_legal("move F6 E7"), "a neighbor by a step");
    assert!(!s.is_legal("move F6 G6"), "no second jump");
    // (c) Moving from tile to tile counts as a jump and does not prevent a second move.
    assert!(s.is_legal("move F6 E9"));
    // A unit that has not moved in the first move may jump in the second.
    let mut s = scene_after_card("FT F6");
    s.act("order F6; done");
    assert!(s.is_legal("move F6 G6") && s.is_legal("move F6 E8"));
}

#[test]
fn sr_38_8_a_unit_that_pursued_off_the_rift_cannot_jump() {
    let mut s = scene()
        .rift(ALPHA)
        .south("FT E8")
        .north("FT E9 1; CR K12")
        .commands(Side::South, "slash-and-fade")
        .combats(Side::South, "press-the-attack")
        .at_command();
    s.act("command slash-and-fade; order E8; done");
    s.dice("CI SQ SQ")
        .act("attack E8 E9; play press-the-attack");
    assert!(s.is_at("E8", "E9"));
    assert!(s.is_legal("move E8 C9"), "its second move");
    assert!(!s.is_legal("move E8 G6"), "no jump from outside");
}

#[test]
fn ex_60_sr_39_1_units_retire_across_the_rift() {
    let mut s = scene()
        .rift(ALPHA)
        .south("DD G6")
        .north("FS H6")
        .active(Side::North)
        .at_combat();
    s.dice("RA RA").act("attack H6 G6");
    assert!(s.is_legal("retire E7") && s.is_legal("retire E6") && s.is_legal("retire E5"));
    assert!(!s.is_legal("retire E8"), "no jumps");
    s.act("retire E7");
    assert!(s.is_at("G6", "E7"));
}

#[test]
fn ex_61_sr_40_1_a_unit_that_entered_the_rift_may_fight() {
    let mut s = scene()
        .rift(ALPHA)
        .south("CR E9")
        .north("CR D8")
        .at_movement();
    s.act("move E9 E8; done");
    assert_eq!(s.dice_of("E9", "D8"), 3);
    s.dice("ST ST ST").act("attack E9 D8");
}

#[test]
fn sr_40_2_units_may_attack_from_the_rift() {
    let s = scene()
        .rift(ALPHA)
        .south("CR F6; BB E8")
        .north("CR E6; DD E11")
        .at_combat();
    assert_eq!(s.targets("F6"), hexes("E6"));
    assert_eq!(s.targets("E8"), hexes("E11"), "it is not blind");
}

#[test]
fn ex_57_sr_40_3_sr_40_4_the_rift_reduces_dice_against_units_on_it() {
    let s = scene()
        .rift(ALPHA)
        .south("CR E9; CR E10")
        .north("DD E8")
        .at_combat();
    assert_eq!((s.dice_of("E9", "E8"), s.dice_of("E10", "E8")), (3, 1));
}

#[test]
fn ex_58_sr_40_5_sr_40_6_units_on_the_rift_ignore_no_red_alert() {
    let mut s = scene()
        .rift(ALPHA)
        .south("FS E9")
        .north("BB E8; FS D8")
        .at_combat();
    assert_eq!(s.allowance("E8"), 0);
    s.dice("RA RA").act("attack E9 E8");
    assert!(s.is_legal("retire G7") && s.is_legal("retire G8") && s.is_legal("retire G9"));
    let s = scene()
        .rift(ALPHA)
        .south("FS E11")
        .north("BB E10; FS D10")
        .at_combat();
    assert_eq!(s.allowance("E10"), 2);
}

#[test]
fn ex_59_amb_25_a_flagship_on_the_rift_helps_adjacent_units() {
    let s = scene()
        .rift(ALPHA)
        .south("CR A5")
        .north("FS E8; BB E9")
        .at_combat();
    assert_eq!((s.allowance("E9"), s.allowance("E8")), (2, 0));
}

#[test]
fn ex_62_amb_22_the_rift_does_not_block_sight_of_a_platform() {
    let s = scene()
        .planet("E4")
        .rift(ALPHA)
        .south("SP E5")
        .north("CR E8; DD G9")
        .at_combat();
    // From E5 to E8 over E7; then a target at distance 4.
    assert_eq!(s.dice_of("E5", "E8"), 2);
    assert!(s.targets("E5").contains(hex("E8")));
    let s = scene()
        .planet("G2")
        .rift("F5 F4 G5 G6 G4 F6")
        .south("SP G3")
        .north("CR F6")
        .at_combat();
    assert_eq!(hex("G3").distance(hex("F6")), 4);
    assert_eq!(s.dice_of("G3", "F6"), 2);
    assert!(s.is_legal("attack G3 F6"));
}

#[test]
fn ex_68_sr_40_7_bulkheads_hold_works_on_the_rift() {
    let mut s = scene()
        .rift(ALPHA)
        .south("FS E9")
        .north("CR E8")
        .combats(Side::North, "bulkheads-hold")
        .at_combat();
    s.dice("RA RA").act("attack E9 E8");
    assert_eq!(s.asked_side(), Some(Side::North));
    s.act("play bulkheads-hold");
    assert!(s.is_at("E8", "E8") && !s.is_alert("E8"));
}

#[test]
fn ex_54_sr_18_5_sr_35_2_amb_26_amb_27_covered_markers_do_not_score() {
    let mut s = scene()
        .planet("F6")
        .markers("F6", 2, 0)
        .losses(11, 0)
        .victory(13, 13)
        .rift(ALPHA)
        .active(Side::North)
        .at_turn_start();
    assert_eq!(s.score(Side::South), 11);
    s.dice("1 1 2").act("begin");
    assert!(!s.is_rift("F6"));
    assert_eq!(s.score(Side::South), 13);
    let result = s.state.public.result.expect("South wins in North's turn");
    assert_eq!(
        (result.winner, result.ending),
        (Some(Side::South), Ending::Victory)
    );
}

#[test]
fn amb_27_sr_18_7_scores_are_read_after_the_whole_movement() {
    // F6 is uncovered and covered again by the same movement.
    let mut s = scene()
        .planet("F6")
        .markers("F6", 2, 0)
        .losses(11, 0)
        .victory(13, 13)
        .rift(ALPHA)
        .at_turn_start();
    s.dice("3 3 1 2").act("begin");
    assert!(s.is_rift("F6"), "tile 5 came to it");
    assert!(s.state.public.result.is_none());
    // Both sides reach their numbers: the active one wins.
    let mut s = scene()
        .planet("F6")
        .markers("F6", 2, 2)
        .losses(11, 11)
        .victory(13, 13)
        .rift(ALPHA)
        .active(Side::North)
        .at_turn_start();
    s.dice("1 1 2").act("begin");
    assert_eq!(s.state.public.result.unwrap().winner, Some(Side::North));
}

#[test]
fn ex_55_a_covered_planet_gets_no_marker() {
    let markers_when = |is_covered: bool| {
        let s = scene()
            .planet("F6")
            .objective(ObjectiveKind::PlanetControl, ObjectiveOwner::Both)
            .south("CR F6");
        let mut s = if is_covered {
            s.rift(ALPHA)
        } else {
            s.rift("F8 F9 G9 E9 G8 E10")
        }
        .at_turn_start();
        s.dice("1 2 3").act("begin");
        s.state.public.planets[0][0]
    };
    assert_eq!((markers_when(true), markers_when(false)), (0, 1));
}

#[test]
fn ex_56_sr_35_1_sr_35_6_uncovered_features_take_effect_again() {
    let mut s = scene()
        .asteroids("E7")
        .rift(ALPHA)
        .commands(Side::North, "open-channel")
        .at_turn_start();
    assert!(
        !s.game
            .battlefield(&s.state.public)
            .asteroid()
            .contains(hex("E7"))
    );
    s.dice("3 3 1 6").act("begin");
    assert!(s.is_rift("E7"));
    s.state.public.phase = Phase::Start;
    s.dice("1 1 2 4").act("begin");
    assert!(!s.is_rift("E7"));
    assert!(
        s.game
            .battlefield(&s.state.public)
            .asteroid()
            .contains(hex("E7"))
    );
}

#[test]
fn sr_35_3_sr_35_4_sr_35_5_the_rift_covers_features_without_change() {
    let mut s = scene()
        .debris("F6")
        .dead_stars("E7")
        .meteor(0, "G6")
        .rift(ALPHA)
        .at_turn_start();
    let uncovered = |s: &crate::scene::Scene| {
        let battlefield = s.game.battlefield(&s.state.public);
        (
            battlefield.debris().contains(hex("F6")),
            battlefield.dead_stars().contains(hex("E7")),
            battlefield.meteors.contains(hex("G6")),
        )
    };
    assert_eq!(uncovered(&s), (false, false, false));
    // No meteor appears; 1 1 2 uncovers F6.
    s.dice("SQ SQ SQ 1 1 2 4").act("begin");
    assert_eq!(uncovered(&s), (true, false, false));
}

#[test]
fn sr_35_7_only_the_covered_hex_loses_its_planet() {
    let s = scene()
        .planet("E8 E9 E10")
        .rift(ALPHA)
        .south("CR E10; CR D8")
        .north("CR E9")
        .at_combat();
    assert_eq!(s.dice_of("E10", "E9"), 3, "the same group");
    assert_eq!(s.dice_of("D8", "E9"), 2);
    let s = scene()
        .planet("E8 E9 E10")
        .rift(ALPHA)
        .south("CR E8")
        .north("CR E9")
        .at_combat();
    assert_eq!(
        s.dice_of("E8", "E9"),
        2,
        "a covered hex is not of the group"
    );
}

#[test]
fn sr_36_4_sr_37_8_amb_20_carried_and_flung_units_act_normally() {
    let mut s = scene()
        .rift(ALPHA)
        .planet("B6")
        .south("CR F6 alert; DD C5")
        .north("CR B7")
        .commands(Side::South, "open-channel")
        .at_turn_start();
    // Tile 1 carries the cruiser to E7; the fold throws it to B6, a planet.
    s.dice("3 3 1 1 1 1 3 3").act("begin");
    assert!(s.is_at("F6", "B6") && s.is_alert("F6"));
    assert!(s.state.public.moved.is_empty() && s.state.public.landed.is_empty());
    s.act("command open-channel; order F6; done");
    if s.state.public.phase == Phase::Movement {
        s.act("done");
    }
    assert!(
        s.is_legal("attack F6 B7"),
        "it did not move onto the planet"
    );
}

#[test]
fn sr_42_ex_51_a_rift_movement_asks_for_a_decision_and_ends_with_a_fold() {
    let mut s = scene()
        .rift(ALPHA)
        .south("BB F6")
        .north("CR E6; FT G7")
        .at_turn_start();
    s.dice("4 4 1").act("begin");
    assert_eq!(s.state.public.phase, Phase::Drift);
    assert!(
        s.is_legal("settle F6 F7") && !s.is_legal("settle F6 F6") && !s.is_legal("settle F6 A1")
    );
    assert_eq!(s.refusal("settle F6 F6"), "SR-36.6");
    assert_eq!(s.refusal("close 2 F7"), "SR-33.4");
    s.dice("6").act("settle F6 F7");
    assert!(s.is_at("F6", "F7") && s.is_at("E6", "E6") && s.is_at("G7", "F6"));
    let folded =
        |event: &Event| matches!(event, Event::Drift(RiftEvent::Folded { unit: None, .. }));
    assert!(s.log.iter().any(folded));
    assert!(s.state.public.drift.is_none());
}

#[test]
fn sr_34_1_units_on_a_tile_set_aside_are_still_in_the_battle() {
    // South's only unit is on a tile that leaves the battlefield.
    let mut s = scene()
        .rift(crate::drift_scene::SHORE)
        .south("CR F12")
        .at_turn_start();
    s.dice("2 2 1").act("begin");
    assert_eq!(s.hex_of("F12"), None);
    assert!(s.state.public.result.is_none());
    s.dice("2 1 1 1 1").act("place 2 D10");
    assert!(s.is_at("F12", "B2"), "flung from D10");
}

#[test]
fn sr_31_1_sr_4_2_a_turn_rolls_for_the_rift_only_if_there_is_one() {
    let mut s = scene()
        .rift(ALPHA)
        .commands(Side::South, "open-channel")
        .at_turn_start();
    s.dice("1 2 3").act("begin");
    let rolled = |event: &&Event| matches!(event, Event::Drift(RiftEvent::Rolled { .. }));
    assert_eq!(s.log.iter().filter(rolled).count(), 1);
    assert_eq!(s.state.public.phase, Phase::Command);
    let mut s = scene()
        .commands(Side::South, "open-channel")
        .at_turn_start();
    s.act("begin");
    assert_eq!(s.state.public.phase, Phase::Command);
}

#[test]
fn sr_30_9_a_battle_may_have_no_rift() {
    assert!(scene().at_movement().state.public.rift.is_none());
    assert!(
        scene()
            .rift(ALPHA)
            .at_movement()
            .state
            .public
            .rift
            .is_some()
    );
}
