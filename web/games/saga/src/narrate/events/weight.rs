//! The announcement priority of events, and whether the log contains them.

use engine::saga::event::Event;
use ui::live_region::AnnouncementPriority;

/// Returns whether an event only repeats information from another event of the same action: the
/// number of drawn cards if the viewer sees the cards, or damage that was announced and then dealt.
#[must_use]
pub fn is_redundant(event: &Event, others: &[&Event]) -> bool {
    match *event {
        Event::DrewCards { seat, .. } => others
            .iter()
            .any(|other| matches!(other, Event::DrewCard { seat: who, .. } if *who == seat)),
        Event::Threatened { armada, .. } => others
            .iter()
            .any(|other| matches!(other, Event::Damaged { armada: who, .. } if *who == armada)),
        Event::SunkOne { seat } => others
            .iter()
            .any(|other| matches!(other, Event::Sunk { seat: who, .. } if *who == seat)),
        _other => false,
    }
}

/// Returns whether the log shows a sentence for an event; headings and events implied by others are
/// omitted.
#[must_use]
pub const fn is_logged(event: &Event) -> bool {
    !matches!(
        event,
        Event::Phase { .. } | Event::Turn { .. } | Event::Check { .. }
    )
}

#[must_use]
pub const fn begins_round(event: &Event) -> bool {
    matches!(event, Event::Round { .. })
}

/// Returns the announcement priority of an event.
pub(super) const fn weight(event: &Event) -> AnnouncementPriority {
    match event {
        Event::Phase { .. }
        | Event::Turn { .. }
        | Event::Acts { .. }
        | Event::Drawn { .. }
        | Event::Freed { .. }
        | Event::Refreshed { .. }
        | Event::Stats { .. }
        | Event::Softened { .. }
        | Event::Threatened { .. }
        | Event::Check { .. }
        | Event::Rerolled { .. }
        | Event::Passed { .. }
        | Event::Contributed { .. }
        | Event::Declined { .. }
        | Event::Seen { .. }
        | Event::Sunk { .. }
        | Event::SunkOne { .. }
        | Event::Side { .. }
        | Event::Counted { .. } => AnnouncementPriority::Detail,
        Event::Chosen { .. }
        | Event::Quelled { .. }
        | Event::Placed { .. }
        | Event::Revealed { .. }
        | Event::XpmTaken { .. }
        | Event::XpmMoved { .. }
        | Event::Spawned { .. }
        | Event::NoFigure { .. }
        | Event::Marched { .. }
        | Event::Promoted { .. }
        | Event::RaiderLeft { .. }
        | Event::EventLeft { .. }
        | Event::EntityHull { .. }
        | Event::Entity { .. }
        | Event::Astartium { .. }
        | Event::Salvaged { .. }
        | Event::Moved { .. }
        | Event::Gained { .. }
        | Event::Lost { .. }
        | Event::Tokens { .. }
        | Event::Repaired { .. }
        | Event::Level { .. }
        | Event::Center { .. }
        | Event::Equipped { .. }
        | Event::DrewCards { .. }
        | Event::DrewCard { .. }
        | Event::Rolled { .. }
        | Event::Result { .. }
        | Event::Exploring { .. }
        | Event::FoeHit { .. }
        | Event::Regrouped { .. }
        | Event::Swapped { .. }
        | Event::Claimed { .. }
        | Event::Project { .. }
        | Event::Scouted { .. }
        | Event::Strike { .. }
        | Event::Looted { .. } => AnnouncementPriority::Plain,
        Event::Round { .. }
        | Event::Badge { .. }
        | Event::EventCame { .. }
        | Event::XpmPlaced { .. }
        | Event::XpmLost { .. }
        | Event::Installed { .. }
        | Event::Surged { .. }
        | Event::BossCame { .. }
        | Event::BossLeft { .. }
        | Event::RavagerCame { .. }
        | Event::RavagerMoved { .. }
        | Event::EntityRevealed { .. }
        | Event::Damaged { .. }
        | Event::Destroyed { .. }
        | Event::Played { .. }
        | Event::Activated { .. }
        | Event::Checked { .. }
        | Event::Trial { .. }
        | Event::TrialOver { .. }
        | Event::Fight { .. }
        | Event::FightOver { .. }
        | Event::Built { .. }
        | Event::Reactivated { .. }
        | Event::StarbaseFound { .. }
        | Event::StarbaseLost { .. }
        | Event::Duel { .. }
        | Event::DuelOver { .. }
        | Event::Siege { .. }
        | Event::Line { .. }
        | Event::Conceded { .. }
        | Event::Over { .. } => AnnouncementPriority::Key,
    }
}
