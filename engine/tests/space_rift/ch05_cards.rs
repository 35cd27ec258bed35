//! SR-5: the effects of every command card. A number such as C9 is the position of a command card
//! in `content/commands.json`, from 1.

use crate::scene::scene;
use engine::space_rift::battlefield::Side::{North, South};
use engine::space_rift::event::Event;
use engine::space_rift::state::Phase;

#[test]
fn command_cards_c8_c11_c13_c14_add_dice() {
    let dice = |card: &str, unit: &str, target: &str, kind: &str| {
        let mut s = scene()
            .south(&format!("{kind} {unit}"))
            .north(&format!("CR {target}"))
            .commands(South, card)
            .at_command();
        s.act(&format!("command {card}; order {unit}"));
        s.dice_of(unit, target)
    };
    assert_eq!(dice("scramble-the-wings", "F6", "F7", "FT"), 4);
    assert_eq!(dice("scramble-the-wings", "F6", "F8", "FT"), 1);
    assert_eq!(dice("weight-of-steel", "F6", "F7", "BB"), 5);
    assert_eq!(dice("weight-of-steel", "F6", "F8", "BB"), 4);
    assert_eq!(dice("weapons-free", "F6", "F7", "CR"), 4);
    assert_eq!(dice("weapons-free", "F6", "F8", "CR"), 3);
    assert_eq!(dice("long-guns", "F6", "F8", "CR"), 3);
    assert_eq!(dice("spearhead", "F6", "F8", "CR"), 2);
    // Long Guns: nobody moves, and there is no close combat.
    let mut s = scene()
        .south("CR F6; CR C3")
        .north("CR F8; DD D3")
        .commands(South, "long-guns")
        .at_command();
    s.act("command long-guns; order F6; order C3");
    assert_eq!(s.state.public.phase, Phase::Combat);
    assert_eq!(s.refusal("attack C3 D3"), "SR-10.4");
    assert!(s.is_legal("attack F6 F8"));
    // A battle back rolls no additional dice.
    let mut s = scene()
        .south("BB F6")
        .north("CR F7")
        .commands(South, "weapons-free")
        .at_command();
    s.act("command weapons-free; order F6; done");
    s.dice("ST ST ST ST ST").act("attack F6 F7");
    s.dice("SQ SQ SQ").act("back");
    assert_eq!(s.dice_rolled(), 3);
}

#[test]
fn card_c9_slash_and_fade_allows_a_move_after_combat() {
    let mut s = scene()
        .south("FT F6")
        .north("CR F8")
        .commands(South, "slash-and-fade")
        .at_command();
    s.act("command slash-and-fade; order F6; move F6 F7");
    s.dice("ST ST ST").act("attack F6 F8; done");
    assert_eq!(s.asked_side(), Some(South), "four hexes after the combat");
    assert!(s.is_legal("move F6 F3"));
    s.act("move F6 F3");
    assert!(s.is_at("F6", "F3"));
    assert!(s.state.public.turn > 1, "no second combat, no third move");
}

#[test]
fn card_c9_only_the_unit_that_fought_may_move_again() {
    let mut s = scene()
        .south("FT F6; FT D3")
        .north("CR F8")
        .commands(South, "slash-and-fade")
        .at_command();
    s.act("command slash-and-fade; order F6; order D3; move F6 F7; done");
    s.dice("ST ST ST").act("attack F6 F8; done");
    assert!(s.is_legal("move F6 F3") && !s.is_legal("move D3 E3"));
}

#[test]
fn card_c12_flag_signal_orders_units_near_a_flagship() {
    let signal = |units: &str| {
        let mut s = scene()
            .south(units)
            .commands(South, "flag-signal")
            .at_command();
        s.act("command flag-signal");
        s
    };
    let s = signal("FS C6; CR C8; DD E7; FT C9");
    assert_eq!(
        s.state.public.active_command.remaining_orders[0], 6,
        "command rating 5 and 1"
    );
    assert!(s.is_legal("order C6") && s.is_legal("order C8") && s.is_legal("order E7"));
    assert!(!s.is_legal("order C9"), "three hexes away");
    let mut s = signal("FS C6; FS C12; CR C11");
    s.act("signal C12");
    assert!(s.is_legal("order C11") && !s.is_legal("order C6"));
    let s = signal("CR C6; DD C8");
    assert_eq!(
        s.state.public.active_command.remaining_orders[0], 1,
        "without a flagship one unit anywhere"
    );
    assert!(s.is_legal("order C6") && s.is_legal("order C8"));
}

#[test]
fn card_c16_damage_control_clears_markers_and_restores_ships() {
    let mut s = scene()
        .south("CR C6 2 alert; DD C8 2; FT C10; FS C3 1")
        .north("FT D8")
        .commands(South, "damage-control")
        .at_command();
    s.act("command damage-control");
    assert!(!s.is_alert("C6"), "all markers go");
    assert!(!s.is_legal("restore C8"), "an enemy is beside it");
    assert!(!s.is_legal("restore C10"), "at full strength");
    s.dice("TR").act("restore C6");
    assert_eq!(s.ships("C6"), 3);
    s.dice("TR").act("restore C3");
    assert_eq!(s.ships("C3"), 1, "not its symbol");
    assert!(s.is_legal("order C10"), "then one order anywhere");
}

#[test]
fn card_c16_the_command_rating_limits_repairs() {
    let mut s = scene()
        .south("CR C2 2; CR C6 2; CR C10 2")
        .rating(2, 2)
        .commands(South, "damage-control")
        .at_command();
    s.act("command damage-control");
    s.dice("ST ST").act("restore C2; restore C6");
    assert_eq!(s.state.public.task, None);
    assert!(s.is_legal("order C10"));
}

#[test]
fn card_c18_first_salvo_rolls_before_an_attack() {
    let attacked = || {
        let mut s = scene()
            .south("CR F6")
            .north("DD F7")
            .commands(North, "first-salvo")
            .at_combat();
        s.act("attack F6 F7");
        s
    };
    let mut s = attacked();
    assert!(s.is_legal("react first-salvo"));
    s.dice("SQ SQ SQ TR SQ SQ").act("react first-salvo");
    assert_eq!(s.ships("F7"), 2, "the attack proceeds");
    assert_eq!(s.asked_side(), Some(South), "and is not answered");
    assert_eq!(s.stars(North), 3, "it costs nothing");
    // The attacker that must retire has used up its attack.
    let mut s = attacked();
    s.dice("SQ RA RA").act("react first-salvo; ignore 0");
    s.act("retire D5");
    assert_eq!(s.ships("F7"), 3);
    assert!(s.log.contains(&Event::Spent { unit: s.id("F6") }));
    // The card may also be kept.
    let mut s = attacked();
    s.dice("ST ST ST").act("done");
    assert!(s.is_legal("back"));
    // The card does not answer long-range fire.
    let mut s = scene()
        .south("CR F6")
        .north("DD F8")
        .commands(North, "first-salvo")
        .at_combat();
    s.dice("ST ST").act("attack F6 F8");
    assert_eq!(s.asked_side(), Some(South));
}

#[test]
fn card_c18_first_salvo_needs_at_least_one_die() {
    let is_legal = |field: &str| {
        let mut s = scene()
            .asteroids(field)
            .south("CR F6")
            .north("TP F7 alert")
            .commands(North, "first-salvo")
            .at_combat();
        s.any_dice().act("attack F6 F7");
        s.is_legal("react first-salvo")
    };
    assert!(is_legal("A1"), "one die of two");
    assert!(!is_legal("F6"), "none: the attacker is sheltered");
}
