//! Sentences of events.

mod weight;

use super::Narrator;
use engine::saga::action::Regroup;
use engine::saga::description::Description;
use engine::saga::event::Event;
use ui::l10n::MessageDescriptor;
use ui::live_region::PrioritizedSentence;
pub use weight::{begins_round, is_logged, is_redundant};

impl Narrator<'_> {
    /// Returns the sentence for an event with its weight, for the live region.
    #[must_use]
    pub fn weighted_sentence(&self, event: &Event) -> PrioritizedSentence {
        (weight::weight(event), self.event(event))
    }

    /// Returns the sentence for an event.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.line_text("event", &self.line(event))
    }

    /// Returns the heading of the log where a phase begins.
    #[must_use]
    pub fn heading(&self, event: &Event) -> Option<String> {
        let Event::Phase { phase, round } = *event else {
            return None;
        };
        let args = [("round", round.into()), ("phase", self.phase(phase).into())];
        Some(self.say("saga-heading", &args))
    }

    /// Returns the phrase and arguments for an event; the key omits the prefix `saga-event-`.
    #[must_use]
    pub fn line(&self, event: &Event) -> MessageDescriptor {
        let Description { key, args, .. } = event.description(self.game, self.map);
        let words = self.arguments(args);
        MessageDescriptor { key, words }
    }

    #[must_use]
    pub fn regroup(&self, regroup: Regroup) -> String {
        use engine::saga::effect::Good;
        use engine::saga::ids::DeckId;
        match regroup {
            Regroup::Draw => self.draw_text(DeckId::COMMON, 1),
            Regroup::Repair => {
                self.say_count("saga-effect-repair", self.game.frame().regroup_repair)
            }
            Regroup::Exploration => self.goods(Good::Exploration, 1),
            Regroup::Combat => self.goods(Good::Combat, 1),
        }
    }
}
