//! Events, refusals, prompts, cards and hexes of Space Rift as sentences: which phrase, with which
//! words.
//!
//! Decides nothing; the sentences themselves stand in `space-rift.ftl`. Who may read which event is
//! the caller's to ask of the engine: a narrator tells whatever it is given.

mod board;
mod cards;
mod drift;
mod events;
mod names;
mod orders;
mod prompt;

pub use cards::{combat_name, command_name};
pub use names::{type_name, type_trait};

use crate::l10n::{Line, Phrases, Word, refusal_words};
use engine::space_rift::SpaceRift;
use engine::space_rift::event::Event;
use engine::space_rift::refusal::Refusal;
use engine::space_rift::state::Ending;

/// Tells what happens at one table.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    phrases: &'a Phrases,
    table: &'a SpaceRift,
}

impl<'a> Narrator<'a> {
    /// A narrator for a table, in the language of `phrases`.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, table: &'a SpaceRift) -> Self {
        Self { phrases, table }
    }

    /// The phrases that it speaks in.
    #[must_use]
    pub const fn phrases(&self) -> &'a Phrases {
        self.phrases
    }

    /// What happened, in one sentence.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.worded("event", &self.line(event))
    }

    /// Why not, in one sentence. The id of the rule is the refusal's own.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        refusal_words(self.phrases, "space-rift", refusal)
    }

    /// Why a battle ended, in one sentence.
    #[must_use]
    pub fn ending(&self, ending: Ending) -> String {
        self.text(&format!("space-rift-ending-{}", ending.term()))
    }

    fn worded(&self, kind: &str, line: &Line) -> String {
        self.say(&format!("space-rift-{kind}-{}", line.key), &line.words)
    }

    fn say(&self, key: &str, words: &[(&'static str, Word)]) -> String {
        self.phrases.say(key, words)
    }

    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }
}

#[cfg(test)]
pub(super) mod tests;
