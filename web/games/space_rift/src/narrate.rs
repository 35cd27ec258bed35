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

pub use names::{type_name, type_trait};

use engine::space_rift::SpaceRift;
use engine::space_rift::event::Event;
use engine::space_rift::state::Ending;
use play::games::narrator;
use std::ops::Deref;
use ui::l10n::Phrases;

/// Tells what happens at one table.
#[derive(Clone, Copy)]
pub struct Narrator<'a>(narrator::Narrator<'a, SpaceRift>);

impl<'a> Narrator<'a> {
    /// A narrator for a table, in the language of `phrases`.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, table: &'a SpaceRift) -> Self {
        Self(narrator::Narrator::new(phrases, table))
    }
}

impl<'a> Deref for Narrator<'a> {
    type Target = narrator::Narrator<'a, SpaceRift>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Narrator<'_> {
    /// What happened, in one sentence.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.line_text("event", &self.line(event))
    }

    /// Why a battle ended, in one sentence.
    #[must_use]
    pub fn ending(&self, ending: Ending) -> String {
        self.text(&format!("space-rift-ending-{}", ending.term()))
    }
}

#[cfg(test)]
pub(super) mod tests;
