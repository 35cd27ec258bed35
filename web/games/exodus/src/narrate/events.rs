//! Sentences of events, and how important they are.

use super::Narrator;
use engine::exodus::description::Description;
use engine::exodus::event::{Event, ResourceReason};
use ui::l10n::MessageDescriptor;
use ui::live_region::{AnnouncementPriority, PrioritizedSentence};

impl Narrator<'_> {
    /// Returns the sentence for an event with its weight, for the live region.
    #[must_use]
    pub fn weighted_sentence(&self, event: &Event) -> PrioritizedSentence {
        (weight(event), self.event(event))
    }

    /// Returns the sentence for an event.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.line_text("event", &self.line(event))
    }

    /// Returns the heading of the log where a turn or a Conquest stage begins.
    #[must_use]
    pub fn heading(&self, event: &Event) -> Option<String> {
        let (key, words) = match *event {
            Event::TurnStarted { turn, is_last } => (
                either(is_last, "exodus-heading-last", "exodus-heading-turn"),
                vec![("turn", turn.into())],
            ),
            Event::StageBegan {
                turn,
                conquest_stage,
                of,
                ..
            } => {
                let key = either(of > 1, "exodus-heading-stage", "exodus-heading-stage-one");
                (
                    key,
                    vec![
                        ("turn", turn.into()),
                        ("pass", conquest_stage.into()),
                        ("of", of.into()),
                    ],
                )
            }
            _ => {
                return None;
            }
        };
        Some(self.say(key, &words))
    }

    /// Returns the phrase and arguments for an event; the key omits the prefix `exodus-event-`.
    #[must_use]
    pub fn line(&self, event: &Event) -> MessageDescriptor {
        let Description { key, args, .. } = event.description();
        let words = self.arguments(args);
        MessageDescriptor { key, words }
    }
}

const fn either(is_true: bool, yes: &'static str, no: &'static str) -> &'static str {
    if is_true { yes } else { no }
}

/// Returns whether an event only repeats information from another event of the same action, which
/// also names the price or bid.
#[must_use]
pub const fn is_redundant(event: &Event) -> bool {
    matches!(
        event,
        Event::Changed {
            reason: ResourceReason::Vote
                | ResourceReason::Election
                | ResourceReason::Research
                | ResourceReason::Build
                | ResourceReason::Upgrade
                | ResourceReason::Trade,
            ..
        }
    )
}

/// Returns whether the log shows a sentence for an event; headings, sealed choices and empty score
/// lines are omitted.
#[must_use]
pub const fn is_logged(event: &Event) -> bool {
    !matches!(
        event,
        Event::TurnStarted { .. }
            | Event::StageBegan {
                has_radar: false,
                ..
            }
            | Event::Committed { .. }
            | Event::ActionBegan { .. }
            | Event::Scored { sixtieths: 0, .. }
    ) && !is_redundant(event)
}

/// Returns the announcement priority of an event.
const fn weight(event: &Event) -> AnnouncementPriority {
    match event {
        Event::Committed { .. }
        | Event::Reopened { .. }
        | Event::ActionBegan { .. }
        | Event::Declined { .. }
        | Event::Stacked { .. }
        | Event::OrderShown { .. }
        | Event::Dropped { .. }
        | Event::RoundBegan { .. }
        | Event::Refitted { .. }
        | Event::Returned { .. }
        | Event::Total { .. }
        | Event::PartsFitted { .. }
        | Event::Hit { .. }
        | Event::Repaired { .. } => AnnouncementPriority::Detail,
        Event::StartTech { .. }
        | Event::Changed { .. }
        | Event::Cubes { .. }
        | Event::Tokens { .. }
        | Event::Taken { .. }
        | Event::ResolutionLeft { .. }
        | Event::Revealed { .. }
        | Event::Favored { .. }
        | Event::Offered { .. }
        | Event::BidShown { .. }
        | Event::Ranked { .. }
        | Event::TookBack { .. }
        | Event::Rolled { .. }
        | Event::Built { .. }
        | Event::Bought { .. }
        | Event::Given { .. }
        | Event::Armed { .. }
        | Event::Disarmed { .. }
        | Event::MarketOpened { .. }
        | Event::Exchanged { .. }
        | Event::Mined { .. }
        | Event::Mounted { .. }
        | Event::Ferried { .. }
        | Event::Stepped { .. }
        | Event::Flown { .. }
        | Event::Uncloaked { .. }
        | Event::GuardHit { .. }
        | Event::Landed { .. }
        | Event::Scored { .. }
        | Event::VoteShown { .. }
        | Event::VoteTied { .. }
        | Event::Flew { .. }
        | Event::Targeted { .. } => AnnouncementPriority::Plain,
        Event::TurnStarted { .. }
        | Event::Adopted { .. }
        | Event::Repealed { .. }
        | Event::Picked { .. }
        | Event::Elected { .. }
        | Event::CardShown { .. }
        | Event::Reacted { .. }
        | Event::Learned { .. }
        | Event::Discarded { .. }
        | Event::Invoked { .. }
        | Event::Ruined { .. }
        | Event::StageBegan { .. }
        | Event::BattleBegan { .. }
        | Event::GuardShown { .. }
        | Event::Destroyed { .. }
        | Event::BattleEnded { .. }
        | Event::GuardEnded { .. }
        | Event::TimeCalled
        | Event::Conceded { .. }
        | Event::Ended { .. } => AnnouncementPriority::Key,
    }
}
