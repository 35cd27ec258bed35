//! Turns events, refusals, prompts, cards and hexes of Space Rift into sentences: it selects the
//! phrase and its arguments.
//!
//! The sentences themselves are in `space-rift.ftl`. Callers must pass only events that the reader
//! may see; a narrator does not filter.

mod board;
mod cards;
mod events;
mod names;
mod orders;
mod prompt;

pub use cards::command_name;
pub use names::{type_name, type_trait};

use engine::space_rift::SpaceRift;
use engine::space_rift::event::Event;
use engine::space_rift::state::Ending;
use play::games::narrator;
use std::ops::Deref;
use ui::l10n::Phrases;

/// Writes sentences about one match, with the names of its units and sides.
#[derive(Clone, Copy)]
pub struct Narrator<'a>(narrator::Narrator<'a, SpaceRift>);

impl<'a> Narrator<'a> {
    /// Creates a narrator for a table, in the language of `phrases`.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, game: &'a SpaceRift) -> Self {
        Self(narrator::Narrator::new(phrases, game))
    }
}

impl<'a> Deref for Narrator<'a> {
    type Target = narrator::Narrator<'a, SpaceRift>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Narrator<'_> {
    /// Returns the sentence for an event.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.line_text("event", &self.line(event))
    }

    /// Returns the word of an engine value, such as a class, by its phrase key without the prefix.
    #[must_use]
    pub fn term(&self, key: &str) -> String {
        self.text(&format!("space-rift-{key}"))
    }

    /// Returns the sentence that says why a battle ended.
    #[must_use]
    pub fn ending(&self, ending: Ending) -> String {
        self.text(&format!("space-rift-ending-{}", ending.into_str()))
    }
}

#[cfg(test)]
pub(super) mod tests;
