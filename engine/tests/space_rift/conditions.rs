//! Tests that a rule of Space Rift applies only under its conditions: the hex where fighters start,
//! the active side, or the cards played before. `ch14_cards` explains card numbers such as K5.

use crate::drift_scene::{ALPHA, BETA};
use crate::scene::{Scene, scene};
use engine::space_rift::battlefield::Side::{North, South};
use engine::space_rift::drift::RiftEvent;
use engine::space_rift::event::Event;
use engine::space_rift::scenario::{ObjectiveKind, ObjectiveOwner};
use engine::space_rift::state::Phase;

/// Returns the number of matching events.
fn count(s: &Scene, matches_event: impl Fn(&Event) -> bool) -> usize {
    s.log.iter().filter(|event| matches_event(event)).count()
}

#[test]
fn card_k5_overload_warheads_needs_a_star() {
    let is_legal = |faces: &str| {
        let mut s = scene()
            .south("CR F6")
            .north("DDh F7")
            .combats(South, "overload-warheads")
            .at_combat();
        s.any_dice().dice(faces).act("attack F6 F7");
        s.is_legal("play overload-warheads")
    };
    assert!(is_legal("TR TR ST") && !is_legal("TR TR SQ"));
}

#[test]
fn card_k12_the_inactive_side_may_use_grapple_teams() {
    let mut s = scene()
        .south("DD F7 2; CR A5")
        .north("CR F6 2")
        .combats(North, "grapple-teams")
        .at_movement();
    s.act("done; play grapple-teams");
    assert_eq!(s.asked_side(), Some(North));
    s.dice("ST ST SQ SQ SQ ST SQ SQ SQ SQ").act("grapple F6 F7");
    assert_eq!((s.ships("F6"), s.ships("F7")), (3, 1));
}

#[test]
fn card_k16_hard_turn_is_not_for_a_battleship_under_a_sortie() {
    let mut s = scene()
        .south("CV F2 2")
        .north("BB F7")
        .combats(North, "hard-turn")
        .at_combat();
    s.dice("ST ST ST ST").act("sortie F2 F7");
    assert_eq!(s.dice_rolled(), 4, "at once");
}

#[test]
fn sr_8_6_a_first_strike_within_a_planet_group_gets_no_shelter() {
    let mut s = scene()
        .planet("F6 F7")
        .south("BB F6")
        .north("CR F7")
        .combats(North, "sprung-trap")
        .at_combat();
    s.act("attack F6 F7");
    s.dice("ST ST ST ST ST ST ST ST").act("play sprung-trap");
    let rolled = s.log.iter().filter_map(|event| match event {
        Event::Rolled { faces, .. } => Some(faces.len()),
        _ => None,
    });
    assert_eq!(rolled.collect::<Vec<u8>>(), [4, 4], "nobody is sheltered");
}

#[test]
fn sr_11_1_a_hit_event_needs_a_hit() {
    let hit_events = |faces: &str| {
        let mut s = scene().south("CR F6").north("DD F7").at_combat();
        s.dice(faces).act("attack F6 F7");
        count(&s, |event| matches!(event, Event::Hit { .. }))
    };
    assert_eq!((hit_events("ST ST SQ"), hit_events("ST ST TR")), (0, 1));
}

#[test]
fn sr_11_6_hits_on_escorts_are_not_confirmed() {
    let confirmations = |faces: &str| {
        let mut s = scene().south("CR F6").north("FS F7 1").at_combat();
        s.dice(faces).act("attack F6 F7");
        count(&s, |event| matches!(event, Event::Confirmed { .. }))
    };
    assert_eq!(
        (confirmations("SQ ST ST"), confirmations("SQ SQ ST TR")),
        (0, 1)
    );
}

#[test]
fn sr_17_7_a_sortie_gets_no_benefit_from_the_carriers_planet_group() {
    let is_legal = |carrier: &str| {
        let setting = scene().planet("F2 F3 F4").south(carrier).north("BB F4");
        setting.at_combat().is_legal("sortie F2 F4")
    };
    assert!(is_legal("CV F2 1"), "one die of two");
    assert!(
        !is_legal("CV F2 1 alert"),
        "fighters come from open space, so the target is sheltered"
    );
}

#[test]
fn sr_17_8_a_first_strike_hits_fighters_of_a_sortie() {
    let mut s = scene()
        .south("CV F2 2")
        .north("BB F7")
        .combats(North, "sprung-trap")
        .at_combat();
    s.act("sortie F2 F7");
    s.dice("SQ CI RA RA RA ST ST").act("play sprung-trap");
    assert_eq!(s.ships("F2"), 1, "circles hit fighters, squares do not");
    assert!(!s.is_alert("F2") && s.is_at("F2", "F2"));
    assert_eq!(s.dice_rolled(), 2, "by those that are left");
}

#[test]
fn sr_17_7_a_sortie_without_remaining_fighters_rolls_no_dice() {
    let mut s = scene()
        .south("CV F2 1")
        .north("BB F7")
        .combats(South, "coolant-surge")
        .combats(North, "sprung-trap")
        .at_combat();
    s.act("sortie F2 F7; play coolant-surge");
    s.dice("CI CI SQ SQ SQ").act("play sprung-trap");
    assert_eq!((s.ships("F2"), s.is_in_battle("F2")), (0, true));
    assert!(s.is_legal("done"), "the attack is spent");
}

#[test]
fn sr_18_6_a_clear_sector_scores_only_in_the_turn_of_its_side() {
    let markers = |active| {
        let mut s = scene()
            .objective(ObjectiveKind::ClearSector, ObjectiveOwner::South)
            .south("FT A1; CR A12")
            .north("FT K1; CR K12")
            .commands(South, "open-channel")
            .commands(North, "open-channel")
            .active(active)
            .at_turn_start();
        s.act("begin");
        [South, North].map(|side| s.state.public.side_state(side).markers)
    };
    assert_eq!((markers(South), markers(North)), ([1, 0], [0, 0]));
}

#[test]
fn sr_18_6_each_side_scores_its_own_clear_sectors() {
    for (active, cleared) in [(South, [1, 0]), (North, [0, 1])] {
        let mut s = scene()
            .objective(ObjectiveKind::ClearSector, ObjectiveOwner::South)
            .objective(ObjectiveKind::ClearSector, ObjectiveOwner::North)
            .south("FT A1; CR A12")
            .north("FT K1; CR K12")
            .commands(South, "open-channel")
            .commands(North, "open-channel")
            .active(active)
            .at_turn_start();
        s.act("begin");
        let markers = [South, North].map(|side| s.state.public.side_state(side).markers);
        assert_eq!(markers, cleared);
    }
}

#[test]
fn sr_18_8_a_platform_cannot_exit() {
    let s = scene()
        .objective(ObjectiveKind::Breakthrough, ObjectiveOwner::South)
        .planet("J1 J2")
        .south("SP K2; CR K6")
        .at_movement();
    assert!(s.is_legal("exit K6") && !s.is_legal("exit K2"));
}

#[test]
fn sr_18_8_exits_keep_the_movement_phase_open_only_with_breakthrough() {
    let phase = |has_objective: bool| {
        let setting = scene()
            .south("CR K1; DD K2 waits; DD J1 waits")
            .north("CR A13");
        let setting = match has_objective {
            true => setting.objective(ObjectiveKind::Breakthrough, ObjectiveOwner::South),
            false => setting,
        };
        let mut s = setting.at(Phase::Orders);
        s.act("done");
        (s.state.public.turn, s.state.public.phase)
    };
    assert_eq!(phase(true), (1, Phase::Movement), "it may leave");
    assert!(phase(false).0 > 1, "it is shut in");
}

#[test]
fn sr_20_5_the_turn_continues_after_a_meteor_strike() {
    let mut s = scene()
        .meteor(0, "F4")
        .south("CR F6; CR A2")
        .commands(South, "open-channel")
        .combats(South, "bulkheads-hold")
        .at_turn_start();
    s.dice("SQ RA").act("begin");
    assert!(s.is_legal("ignore 0"), "its own ability");
    s.dice("TR TR TR").act("ignore 1");
    assert_eq!(s.state.public.phase, Phase::Command);
}

#[test]
fn sr_33_2_a_gap_emits_an_event() {
    let parted = |tiles: &str| {
        let mut s = scene().rift(tiles).at_turn_start();
        s.any_dice().dice("2 2 5").act("begin");
        count(&s, |event| {
            matches!(event, Event::Drift(RiftEvent::Parted { .. }))
        })
    };
    assert_eq!((parted(BETA), parted(ALPHA)), (1, 0));
}
