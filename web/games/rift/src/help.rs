//! Help in context: what a player needs to know when it is possible or happens for the first time.

use crate::Ui;
use crate::board_view::{grid_of, index_of};
use engine::rift::action::Action;
use engine::rift::event::{Event, ShieldCause};
use play::game_ui::{HelpMoment, HelpSpot, HelpTopic};
use ui::icon::Icon;

/// The topics, the most urgent first.
pub const HELP_TOPICS: &[HelpTopic<Ui>] = &[
    HelpTopic::new("rift-help-nebula", Icon::Fill, "RIFT-3.5", |now| {
        now.happened(|event| is_shield_loss(event, ShieldCause::Nebula))
    })
    .at(HelpSpot::Cell(struck_square)),
    HelpTopic::new("rift-help-reactor", Icon::Alert, "RIFT-6.6", |now| {
        now.happened(|event| is_shield_loss(event, ShieldCause::Reactor))
    })
    .at(HelpSpot::Status("energy")),
    HelpTopic::new("rift-help-shields", Icon::Shield, "RIFT-14.1", |now| {
        now.happened(|event| matches!(event, Event::BarDamaged { .. }))
    })
    .at(HelpSpot::Status("shields")),
    HelpTopic::new("rift-help-blast", Icon::Mine, "RIFT-13.6", |now| {
        now.happened(|event| matches!(event, Event::MineLeft { .. }))
    })
    .at(HelpSpot::Cell(mine_square)),
    HelpTopic::new(
        "rift-help-planes",
        Icon::Rise,
        "RIFT-11.4",
        is_on_other_plane,
    )
    .at(HelpSpot::Actions(&["rise", "sink"])),
    HelpTopic::new("rift-help-fire", Icon::Laser, "RIFT-11.5", |now| {
        now.offers(|action| matches!(action, Action::Fire(..)))
    })
    .at(HelpSpot::Actions(&["fire"])),
    HelpTopic::new("rift-help-speed", Icon::Step, "RIFT-7.9", |now| {
        now.offers(|action| action == Action::Step)
    })
    .at(HelpSpot::Actions(&["step"])),
    HelpTopic::new("rift-help-charge", Icon::Battery, "RIFT-6.2", |now| {
        now.offers(|action| matches!(action, Action::Charge(_)))
    })
    .at(HelpSpot::Actions(&["charge"])),
    HelpTopic::new("rift-help-ion", Icon::Ion, "RIFT-12.4", |now| {
        now.offers(|action| matches!(action, Action::ChargeIon(_)))
    })
    .at(HelpSpot::Actions(&["charge-ion"])),
    HelpTopic::new("rift-help-mine", Icon::Mine, "RIFT-13.5", |now| {
        now.offers(|action| action == Action::ReleaseMine)
    })
    .at(HelpSpot::Actions(&["release-mine"])),
    HelpTopic::new("rift-help-warp", Icon::Warp, "RIFT-9.7", |now| {
        now.offers(|action| matches!(action, Action::Warp(..)))
    })
    .at(HelpSpot::Actions(&["warp"])),
];

/// Returns the square of the ship whose shields went down.
fn struck_square(now: &HelpMoment<'_, Ui>) -> Option<u16> {
    let ship = now.events.iter().find_map(|event| match event {
        Event::ShieldsDown { ship, .. } => Some(*ship),
        _ => None,
    })?;
    let square = now.view.ship(ship)?.space.square();
    Some(index_of(grid_of(now.game), square))
}

/// Returns the square of a mine that was just left.
fn mine_square(now: &HelpMoment<'_, Ui>) -> Option<u16> {
    let mine = now.events.iter().find_map(|event| match event {
        Event::MineLeft { mine, .. } => Some(*mine),
        _ => None,
    })?;
    Some(index_of(grid_of(now.game), mine.space().square()))
}

fn is_shield_loss(event: &Event, wanted: ShieldCause) -> bool {
    matches!(event, Event::ShieldsDown { cause, .. } if *cause == wanted)
}

/// Returns whether an enemy is on another plane than the ship that acts.
fn is_on_other_plane(now: &HelpMoment<'_, Ui>) -> bool {
    let Some(own) = now.view.turn.ship.and_then(|ship| now.view.ship(ship)) else {
        return false;
    };
    let team = now.game.team_of(now.seat);
    now.view.living().any(|(id, ship)| {
        now.game.team_of(now.game.owner(id)) != team && ship.space.plane() != own.space.plane()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::Game;
    use engine::rift::Rift;
    use engine::rift::options::Options;
    use play::help_checks::check_help_topics;

    #[test]
    fn every_topic_has_words_a_rule_and_a_moment() {
        let games = [("rhino", "screech"), ("hammer", "screech")].map(|(own, enemy)| {
            Rift::new(Options::duel("cold-open", own, enemy)).expect("of the box")
        });
        let rules = include_str!("../../../../engine/src/rift/RULES.md");
        check_help_topics::<Ui>(games, rules, &["rift-help-nebula"]);
    }
}
