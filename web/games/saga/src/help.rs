//! Help in context: what a player needs to know when it is possible or happens for the first time.

use crate::Ui;
use crate::board_view::index_of;
use engine::saga::action::Action;
use engine::saga::event::Event;
use play::game_ui::{HelpMoment, HelpSpot, HelpTopic};
use ui::icon::Icon;

/// The topics, the most urgent first.
pub const HELP_TOPICS: &[HelpTopic<Ui>] = &[
    HelpTopic::new("saga-help-destroyed", Icon::Alert, "SAGA-DES.1", |now| {
        now.happened(|event| matches!(event, Event::Destroyed { .. }))
    })
    .at(HelpSpot::Status("hull")),
    HelpTopic::new("saga-help-repair", Icon::Shield, "SAGA-MAT.9", |now| {
        now.happened(|event| matches!(event, Event::Damaged { .. }))
            && now.offers(|action| action == Action::Repair)
    })
    .at(HelpSpot::Actions(&["repair"])),
    HelpTopic::new("saga-help-choice", Icon::Hint, "SAGA-ENC.3", |now| {
        now.offers(|action| matches!(action, Action::Side(_)))
    })
    .at(HelpSpot::Actions(&["side-easy", "side-hard"])),
    HelpTopic::new("saga-help-starbase", Icon::Home, "SAGA-EXP.6", |now| {
        now.offers(|action| action == Action::Build)
    })
    .at(HelpSpot::Actions(&["build"])),
    HelpTopic::new("saga-help-doom", Icon::Clock, "SAGA-EVT.1", |now| {
        now.happened(|event| matches!(event, Event::Round { .. }))
    })
    .at(HelpSpot::Status("doom")),
    HelpTopic::new("saga-help-xpm", Icon::Star, "SAGA-MOV.6", |now| {
        now.happened(|event| matches!(event, Event::XpmPlaced { .. }))
            || now.offers(|action| action == Action::PickUp)
    })
    .at(HelpSpot::Cell(xpm_hex)),
    HelpTopic::new("saga-help-gate", Icon::Warp, "SAGA-RAI.9", |now| {
        now.happened(|event| matches!(event, Event::Spawned { .. }))
    })
    .at(HelpSpot::Cell(spawn_hex)),
    HelpTopic::new("saga-help-level", Icon::Charge, "SAGA-UPK.4", |now| {
        now.offers(|action| matches!(action, Action::Level(_)))
    })
    .at(HelpSpot::Actions(&["level-starport", "level-lab"])),
    HelpTopic::new("saga-help-token", Icon::Mat, "SAGA-TOK.3", |now| {
        now.offers(|action| matches!(action, Action::Activate(..)))
    })
    .at(HelpSpot::Status("activation")),
    HelpTopic::new("saga-help-explore", Icon::Step, "SAGA-MOV.4", |now| {
        now.offers(|action| matches!(action, Action::Explore(_)))
    })
    .at(HelpSpot::Status("mp")),
    HelpTopic::new("saga-help-event", Icon::Log, "SAGA-EVT.9", |now| {
        now.offers(|action| matches!(action, Action::Quell(_)))
    })
    .at(HelpSpot::Actions(&["quell"])),
];

/// Returns the hex where an XPM was just placed.
fn xpm_hex(now: &HelpMoment<'_, Ui>) -> Option<u16> {
    let hex = now.events.iter().find_map(|event| match event {
        Event::XpmPlaced { hex, .. } => Some(*hex),
        _ => None,
    });
    hex.map(index_of)
}

/// Returns the hex where a Raider has just appeared.
fn spawn_hex(now: &HelpMoment<'_, Ui>) -> Option<u16> {
    let hex = now.events.iter().find_map(|event| match event {
        Event::Spawned { hex, .. } => Some(*hex),
        _ => None,
    });
    hex.map(index_of)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::Game;
    use engine::saga::Saga;
    use engine::saga::options::Options;
    use play::help_checks::check_help_topics;

    #[test]
    fn every_topic_has_words_a_rule_and_a_moment() {
        let games =
            ["ftj", "arn"].map(|id| Saga::new(Options::standard(id, 2)).expect("of the box"));
        let rules = include_str!("../../../../engine/src/saga/RULES.md");
        check_help_topics::<Ui>(games, rules, &["saga-help-starbase"]);
    }
}
