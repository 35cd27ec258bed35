//! SR-4: the player-turn, phase after phase.

use crate::scene::scene;
use engine::space_rift::battlefield::Side;
use engine::space_rift::event::{Event, TokenReason};
use engine::space_rift::scenario::{ObjectiveKind, ObjectiveOwner};
use engine::space_rift::state::Phase;

#[test]
fn sr_4_1_the_sides_take_turns() {
    let mut s = scene()
        .commands(Side::South, "weight-of-steel")
        .commands(Side::North, "weight-of-steel")
        .south("FT K1 waits")
        .at_command();
    s.act("command weight-of-steel");
    assert_eq!(
        (s.asked_side(), s.state.public.turn),
        (Some(Side::North), 2)
    );
    assert_eq!(s.state.public.active, Side::North);
}

#[test]
fn sr_4_2_amb_01_steps_at_the_start_of_a_turn_follow_a_fixed_order() {
    let mut s = scene()
        .planet("C3")
        .objective(ObjectiveKind::PlanetControl, ObjectiveOwner::South)
        .meteor(0, "F2")
        .rift("F6 F7 G7 E7 G6 E8")
        .south("CR C3; TP A5")
        .commands(Side::South, "sweep-left")
        .at_turn_start();
    s.dice("TR TR TR 1 2 3").act("begin");
    let event_index = |wanted: fn(&Event) -> bool| s.log.iter().position(wanted).expect("an event");
    let steps = [
        event_index(|event| matches!(event, Event::MarkersPlaced { .. })),
        event_index(|event| {
            matches!(
                event,
                Event::StarsChanged {
                    why: TokenReason::Income,
                    ..
                }
            )
        }),
        event_index(|event| matches!(event, Event::MeteorMoved { .. })),
        event_index(|event| matches!(event, Event::MeteorsRolled { .. })),
        event_index(|event| matches!(event, Event::Drift(_))),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
    assert_eq!(s.state.public.phase, Phase::Command);
}

#[test]
fn sr_4_2_victory_is_checked_after_each_step() {
    // The marker wins before the meteor could hit the cruiser.
    let mut s = scene()
        .planet("C3")
        .objective(ObjectiveKind::PlanetControl, ObjectiveOwner::South)
        .victory(1, 99)
        .meteor(0, "F2")
        .south("CR C3; FT F4 1")
        .at_turn_start();
    s.act("begin");
    assert_eq!((s.asked_seat(), s.is_in_battle("F4")), (None, true));
}

#[test]
fn sr_4_3_to_sr_4_7_a_turn_passes_through_all_phases_and_windows() {
    let mut s = scene()
        .south("CR F6 2; DD E6 waits alert")
        .north("DD F7 2; FT K2")
        .stars(10, 10)
        .commands(Side::South, "open-channel")
        .combats(
            Side::South,
            "repair-drones reserve-order grapple-teams salvage-rights",
        )
        .combats(Side::North, "bulkheads-hold")
        .at(Phase::Opening);
    // SR-4.3: window W1 before the card. An enemy is adjacent to the cruiser, so it cannot use
    // drones.
    assert_eq!(s.refusal("play repair-drones"), "SR-14.3");
    s.act("done; command open-channel");
    assert_eq!(s.state.public.phase, Phase::Orders);
    s.act("order F6; done");
    // SR-4.4: window W2.
    assert_eq!(s.state.public.phase, Phase::Ordered);
    s.act("done");
    assert_eq!(s.state.public.phase, Phase::Movement);
    s.act("done");
    // SR-4.5: window W4 of the active side.
    assert_eq!(s.state.public.phase, Phase::Moved);
    s.act("done");
    // SR-4.6: combat.
    assert_eq!(s.state.public.phase, Phase::Combat);
    s.dice("TR TR SQ").act("attack F6 F7");
    // SR-4.7: window W11, then the card is discarded and a new hand drawn; tokens or a card; sale.
    assert_eq!(s.state.public.phase, Phase::Ending);
    s.act("play salvage-rights");
    assert_eq!(s.stars(Side::South), 13);
    assert_eq!(s.state.public.phase, Phase::Reward);
    assert_eq!(s.hand(Side::South).len(), 5);
    let card = s.game.command_named("open-channel").unwrap();
    assert_eq!(s.state.public.command_discards.count(card.0), 1);
    s.act("stars");
    assert_eq!(
        (s.state.public.phase, s.stars(Side::South)),
        (Phase::Sale, 15)
    );
    s.act("done");
    assert_eq!(
        (s.state.public.active, s.state.public.active_command.card),
        (Side::North, None)
    );
}

#[test]
fn sr_4_8_actions_of_other_phases_are_refused() {
    let mut s = scene().south("CR F6; CR E6").north("DD F7").at_movement();
    assert_eq!(s.refusal("attack F6 F7"), "SR-4.8");
    s.act("done");
    assert_eq!(s.refusal("move E6 D6"), "SR-4.8");
    assert_eq!(s.refusal("order E6 0"), "SR-4.8");
}
