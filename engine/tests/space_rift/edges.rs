//! Edge cases of the rules of Space Rift: exactly enough stars, events that are emitted only for a
//! change, and rules for one side only.

use crate::scene::{Scene, scene};
use engine::game::{Game, Seat, Undo};
use engine::space_rift::battlefield::Side::{North, South};
use engine::space_rift::event::{Event, MoveKind};
use engine::space_rift::state::Phase;

/// Returns the number of matching events.
fn count_events(s: &Scene, matches_event: fn(&Event) -> bool) -> usize {
    s.log.iter().filter(|event| matches_event(event)).count()
}

#[test]
fn sr_12_1_an_ignore_event_needs_an_ignored_alert() {
    let ignore_events = |count: u8| {
        let mut s = scene().south("CR H9").north("CR I9").at_combat();
        s.dice("TR ST RA").act("attack H9 I9");
        s.act(&format!("ignore {count}"));
        count_events(&s, |event| matches!(event, Event::AlertsIgnored { .. }))
    };
    assert_eq!((ignore_events(0), ignore_events(1)), (0, 1));
}

#[test]
fn sr_12_7_a_unit_that_retires_fully_loses_no_ships() {
    let mut s = scene().south("CR H9").north("CR I9").at_combat();
    s.dice("TR RA RA").act("attack H9 I9; ignore 1");
    s.log.clear();
    s.act("retire J8");
    let lost_events = count_events(&s, |event| matches!(event, Event::ShipsLost { .. }));
    assert_eq!((lost_events, s.ships("I9")), (0, 2));
}

#[test]
fn sr_13_5_the_last_star_can_pay_for_a_pursuit() {
    for (stars, is_legal) in [(1, true), (0, false)] {
        let mut s = scene()
            .south("DD E5")
            .north("FT F5 1; CR G6")
            .stars(stars, 0)
            .at_combat();
        s.dice("CI SQ SQ").act("attack E5 F5");
        assert_eq!(s.is_legal("pursue"), is_legal, "{stars}");
    }
}

#[test]
fn sr_14_3_dice_are_rerolled_after_the_last_selection() {
    let mut s = scene()
        .south("CR F6")
        .north("DD F7")
        .combats(South, "second-volley")
        .at_combat();
    s.dice("SQ SQ SQ").act("attack F6 F7; play second-volley");
    s.act("reroll SQ; reroll SQ");
    s.dice("TR TR TR").act("reroll SQ");
    assert!(!s.is_in_battle("F7"), "rolled as the last one was named");
}

#[test]
fn sr_17_7_a_possible_sortie_keeps_the_combat_phase_open() {
    let turn_ends = |carrier: &str| {
        let mut s = scene().south(carrier).north("BB F7").at(Phase::Movement);
        s.act("done");
        s.state.public.turn > 1
    };
    assert!(!turn_ends("CV F2 2"), "its fighters reach somebody");
    assert!(turn_ends("CV F2 0"), "there are none");
}

#[test]
fn sr_5_2_the_turn_ends_when_no_unit_can_move_again() {
    let turn_ends = |around: &str| {
        let mut s = scene()
            .south("FT A1")
            .south(around)
            .north("CR K12")
            .commands(South, "slash-and-fade")
            .at_command();
        s.act("command slash-and-fade; order A1");
        if s.state.public.phase == Phase::Movement {
            s.act("done");
        }
        s.state.public.turn > 1
    };
    assert!(!turn_ends("DD A2 waits"), "it may still move");
    assert!(turn_ends("DD A2 waits; DD B1 waits"), "no way is left");
}

#[test]
fn sr_40_7_bulkheads_hold_cancels_all_red_alerts() {
    let mut s = scene()
        .south("CR H9")
        .north("DD I9")
        .combats(North, "bulkheads-hold")
        .at_combat();
    s.dice("ST RA RA").act("attack H9 I9");
    assert_eq!(s.asked_side(), Some(North));
    s.act("play bulkheads-hold");
    assert!(!s.is_alert("I9") && s.is_at("I9", "I9"));
    assert!(s.is_legal("back"), "as if there had been none");
    let ignored = s.log.iter().find_map(|event| match event {
        Event::AlertsIgnored { count, .. } => Some(*count),
        _ => None,
    });
    assert_eq!(ignored, Some(2));
}

#[test]
fn sr_15_1_a_payment_event_gives_amount_and_remaining_stars() {
    let mut s = scene().south("CR C2").stars(5, 5).at_movement();
    s.act("move C2 F3 impulse");
    let paid = s.log.iter().find_map(|event| match event {
        Event::StarsChanged { delta, stars, .. } => Some((*delta, *stars)),
        _ => None,
    });
    assert_eq!(paid, Some((-2, 3)));
}

#[test]
fn sr_34_1_only_a_move_between_rift_hexes_is_a_jump() {
    let move_kind = |from: &str, to: &str| {
        let mut s = scene()
            .rift(crate::drift_scene::ALPHA)
            .south(&format!("FT {from}"))
            .at_movement();
        s.act(&format!("move {from} {to}"));
        s.log.iter().find_map(|event| match event {
            Event::UnitMoved { how, .. } => Some(*how),
            _ => None,
        })
    };
    assert_eq!(move_kind("F6", "E8"), Some(MoveKind::Jump));
    assert_eq!(move_kind("F6", "F5"), Some(MoveKind::Move), "out of it");
    assert_eq!(move_kind("F5", "F6"), Some(MoveKind::Move), "onto it");
}

#[test]
fn sr_34_1_a_second_move_is_not_a_jump() {
    let mut s = scene()
        .rift(crate::drift_scene::ALPHA)
        .south("FT F6")
        .north("CR K12")
        .commands(South, "slash-and-fade")
        .at_command();
    s.act("command slash-and-fade; order F6; move F6 G6; move F6 F7");
    let moves = s.log.iter().filter_map(|event| match event {
        Event::UnitMoved { how, .. } => Some(*how),
        _ => None,
    });
    let moves: Vec<MoveKind> = moves.collect();
    assert_eq!(moves[..2], [MoveKind::Jump, MoveKind::Move]);
}

#[test]
fn sr_17_9_a_battle_back_against_fighters_does_not_alert_the_carrier() {
    let mut s = scene().south("CV F2 2").north("BB F7").at_combat();
    s.dice("BL BL SQ TR CI BL RA RA").act("sortie F2 F7; back");
    assert!(!s.is_legal("ignore 0") && !s.is_alert("F2"));
    assert!(s.is_legal("done"), "the next attack");
}

#[test]
fn sr_14_7_undo_is_allowed_after_a_window_of_the_acting_side() {
    let undo_after = |cards: [&str; 2]| {
        let mut setting = scene().south("CR F6").north("DD F7").stars(9, 9);
        for (side, cards) in [(South, cards[0]), (North, cards[1])] {
            if !cards.is_empty() {
                setting = setting.combats(side, cards);
            }
        }
        let mut s = setting.at_combat();
        let action = s.action("attack F6 F7");
        let mut chance = crate::scene::ScriptedChance::new();
        chance.allow_unscripted();
        let (state, log) = (&mut s.state, &mut s.log);
        let seat = Seat(0);
        s.game
            .act(state, seat, action, &mut chance, log)
            .expect("legal")
    };
    assert_ne!(undo_after(["coolant-surge", ""]), Undo::Barrier);
    assert_eq!(
        undo_after(["", "hard-turn"]),
        Undo::Barrier,
        "another's cards"
    );
}

#[test]
fn sr_14_8_a_first_strike_counts_the_shelter_of_the_attacker() {
    let rolled = |asteroids: &str| {
        let mut s = scene()
            .asteroids(asteroids)
            .south("BB F6")
            .north("CR F7")
            .combats(North, "sprung-trap")
            .at_combat();
        s.act("attack F6 F7");
        s.any_dice().act("play sprung-trap");
        let rolled = s.log.iter().find_map(|event| match event {
            Event::Rolled { faces, .. } => Some(faces.len()),
            _ => None,
        });
        rolled.expect("a roll")
    };
    assert_eq!(rolled("A1"), rolled("F6") + 1, "the attacker is sheltered");
}
