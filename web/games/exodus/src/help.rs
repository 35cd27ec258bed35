//! Help in context: what a player needs to know when it is possible or happens for the first time.

use crate::Ui;
use crate::board_view::index_of;
use engine::exodus::action::Action;
use engine::exodus::event::Event;
use engine::exodus::hex::HexId;
use engine::exodus::step::Step;
use play::game_ui::{HelpMoment, HelpSpot, HelpTopic};
use ui::icon::Icon;

/// The topics, the most urgent first.
pub const HELP_TOPICS: &[HelpTopic<Ui>] = &[
    HelpTopic::new("exodus-help-points", Icon::Flag, "EXO-16.1", |now| {
        now.happened(|event| matches!(event, Event::Landed { lands: true, .. }))
    })
    .at(HelpSpot::Cell(landing_hex)),
    HelpTopic::new("exodus-help-guard", Icon::Shield, "EXO-14.1", |now| {
        now.happened(|event| matches!(event, Event::GuardShown { .. }))
    })
    .at(HelpSpot::Cell(guard_hex)),
    HelpTopic::new("exodus-help-tax", Icon::Charge, "EXO-4.6", |now| {
        now.offers(|action| matches!(action, Action::Take(_)))
    })
    .at(HelpSpot::Actions(&["take"])),
    HelpTopic::new("exodus-help-vote", Icon::Person, "EXO-5.4", |now| {
        now.offers(|action| matches!(action, Action::Vote(_)))
    })
    .at(HelpSpot::Status("vp")),
    HelpTopic::new(
        "exodus-help-bid",
        Icon::Clock,
        "EXO-5.16",
        |now: &HelpMoment<'_, Ui>| {
            // The vote ends with a bid, too.
            now.view.public.step == Step::Election
                && now.offers(|action| matches!(action, Action::Bid(..)))
        },
    )
    .at(HelpSpot::Actions(&["bid"])),
    HelpTopic::new("exodus-help-card", Icon::Cards, "EXO-6.1", |now| {
        now.offers(|action| matches!(action, Action::Play(_)))
    })
    .at(HelpSpot::Actions(&["play"])),
    HelpTopic::new("exodus-help-reaction", Icon::Redo, "EXO-6.4", |now| {
        now.offers(|action| matches!(action, Action::React(_)))
    })
    .at(HelpSpot::Actions(&["react"])),
    HelpTopic::new("exodus-help-research", Icon::Hint, "EXO-7.2", |now| {
        now.offers(|action| matches!(action, Action::Learn(_)))
    })
    .at(HelpSpot::Actions(&["learn"])),
    HelpTopic::new("exodus-help-build", Icon::Mat, "EXO-9.1", |now| {
        now.offers(|action| matches!(action, Action::Build(_)))
    })
    .at(HelpSpot::Actions(&["build"])),
    HelpTopic::new("exodus-help-orders", Icon::Ship, "EXO-11.6", |now| {
        now.offers(|action| matches!(action, Action::Order(..)))
    }),
    HelpTopic::new("exodus-help-deploy", Icon::Sheet, "EXO-15.4", |now| {
        now.offers(|action| matches!(action, Action::Deploy(_)))
    })
    .at(HelpSpot::Actions(&["deploy"])),
    HelpTopic::new("exodus-help-rocket", Icon::Torpedo, "EXO-10.7", |now| {
        now.offers(|action| matches!(action, Action::Target(..)))
    })
    .at(HelpSpot::Actions(&["target"])),
];

/// Returns the hex of the first event that says where something happened.
fn hex_of(now: &HelpMoment<'_, Ui>, hex: fn(&Event) -> Option<HexId>) -> Option<u16> {
    now.events.iter().find_map(|event| hex(event)).map(index_of)
}

fn landing_hex(now: &HelpMoment<'_, Ui>) -> Option<u16> {
    hex_of(now, |event| match event {
        Event::Landed {
            hex, lands: true, ..
        } => Some(*hex),
        _ => None,
    })
}

fn guard_hex(now: &HelpMoment<'_, Ui>) -> Option<u16> {
    hex_of(now, |event| match event {
        Event::GuardShown { hex, .. } => Some(*hex),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::exodus::Exodus;
    use engine::exodus::options::Options;
    use engine::game::Game;
    use play::help_checks::check_help_topics;

    #[test]
    fn every_topic_has_words_a_rule_and_a_moment() {
        let games = [2, 3].map(|seats| Exodus::new(Options::standard(seats)).expect("of the box"));
        let rules = include_str!("../../../../engine/src/exodus/RULES.md");
        check_help_topics::<Ui>(games, rules, &["exodus-help-rocket", "exodus-help-guard"]);
    }
}
