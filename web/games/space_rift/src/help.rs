//! Help in context: what a player needs to know when it is possible or happens for the first time.

use crate::Ui;
use crate::board_view::index_of;
use engine::space_rift::action::Action;
use engine::space_rift::drift::RiftEvent;
use engine::space_rift::event::Event;
use play::game_ui::{HelpMoment, HelpSpot, HelpTopic};
use ui::icon::Icon;

/// The topics, the most urgent first.
pub const HELP_TOPICS: &[HelpTopic<Ui>] = &[
    HelpTopic::new("space-rift-help-alert", Icon::Alert, "SR-12.4", |now| {
        now.happened(|event| matches!(event, Event::AlertPlaced { .. }))
    })
    .at(HelpSpot::Cell(alerted_hex)),
    HelpTopic::new("space-rift-help-back", Icon::Replay, "SR-13.1", |now| {
        now.offers(|action| action == Action::BattleBack)
    })
    .at(HelpSpot::Actions(&["battle-back"])),
    HelpTopic::new("space-rift-help-drift", Icon::Rift, "SR-31.3", |now| {
        now.happened(|event| matches!(event, Event::Drift(RiftEvent::Stirred { .. })))
    })
    .at(HelpSpot::Cell(rift_hex)),
    HelpTopic::new(
        "space-rift-help-jump",
        Icon::Warp,
        "SR-38.2",
        stands_on_rift,
    )
    .at(HelpSpot::Cell(rift_hex)),
    HelpTopic::new("space-rift-help-command", Icon::Cards, "SR-5.2", |now| {
        now.offers(|action| matches!(action, Action::Command(_)))
    })
    .at(HelpSpot::Status("commands")),
    HelpTopic::new("space-rift-help-order", Icon::Pointer, "SR-6.4", |now| {
        now.offers(|action| matches!(action, Action::Order(..)))
    })
    .at(HelpSpot::Status("orders")),
    HelpTopic::new("space-rift-help-attack", Icon::Laser, "SR-10.3", |now| {
        now.offers(|action| matches!(action, Action::Attack(..)))
    }),
    HelpTopic::new("space-rift-help-combat", Icon::Star, "SR-14.2", |now| {
        now.offers(|action| matches!(action, Action::Play(_) | Action::PlayFor(..)))
    })
    .at(HelpSpot::Status("combats")),
    HelpTopic::new("space-rift-help-supply", Icon::Star, "SR-15.4", |now| {
        now.offers(|action| action == Action::TakeStars)
    })
    .at(HelpSpot::Actions(&["take-stars"])),
    HelpTopic::new("space-rift-help-stars", Icon::Star, "SR-15.3", |now| {
        now.happened(|event| matches!(event, Event::StarsChanged { delta, .. } if *delta > 0))
    })
    .at(HelpSpot::Status("stars")),
];

/// Returns the hex of a unit that just got a red alert.
fn alerted_hex(now: &HelpMoment<'_, Ui>) -> Option<u16> {
    let unit = now.events.iter().find_map(|event| match event {
        Event::AlertPlaced { unit } => Some(*unit),
        _ => None,
    })?;
    now.view.public.hex_of(unit).map(index_of)
}

/// Returns a hex of the rift.
fn rift_hex(now: &HelpMoment<'_, Ui>) -> Option<u16> {
    let rift = now.view.public.rift.as_ref()?;
    rift.tiles.iter().copied().flatten().next().map(index_of)
}

/// Returns whether a unit can move that stands on the rift.
fn stands_on_rift(now: &HelpMoment<'_, Ui>) -> bool {
    let public = &now.view.public;
    now.offers(|action| match action {
        Action::Move(unit, ..) => public.rift.as_ref().is_some_and(|rift| {
            let hex = public.hex_of(unit);
            hex.is_some() && rift.tiles.contains(&hex)
        }),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::Game;
    use engine::space_rift::SpaceRift;
    use engine::space_rift::options::Options;
    use play::help_checks::check_help_topics;

    #[test]
    fn every_topic_has_words_a_rule_and_a_moment() {
        let games =
            ["srr-03", "srb-04"].map(|id| SpaceRift::new(Options::duel(id)).expect("of the box"));
        let rules = include_str!("../../../../engine/src/space_rift/RULES.md");
        check_help_topics::<Ui>(games, rules, &["space-rift-help-jump"]);
    }
}
