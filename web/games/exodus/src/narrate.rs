//! Events, refusals, prompts, cards and hexes of Exodus as sentences: which phrase, with which
//! words.
//!
//! Decides nothing; the sentences themselves stand in `exodus.ftl`. Hexes are called by the planets
//! that lie there, which a narrator knows once it has been shown the map (`Narrator::with_map`).

mod board;
mod cards;
mod council;
mod descriptions;
mod effects;
mod events;
mod figures;
mod names;
mod orders;
mod prompt;

pub use events::{is_echo, is_told};
pub use names::seat_name;

use engine::exodus::Exodus;
use engine::exodus::state::Public;
use play::games::narrator;
use std::ops::Deref;
use ui::l10n::Phrases;

/// Tells what happens at one table. Once it was shown the map it knows which planet lies where: they stay there for
/// the whole game, so any moment of it will do.
#[derive(Clone, Copy)]
pub struct Narrator<'a>(narrator::Narrator<'a, Exodus, Public>);

impl<'a> Narrator<'a> {
    /// A narrator for a table, in the language of `phrases`.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, table: &'a Exodus) -> Self {
        Self(narrator::Narrator::new(phrases, table))
    }

    /// The same narrator, who knows what lies where.
    #[must_use]
    pub const fn with_map(self, map: &'a Public) -> Self {
        Self(self.0.with_map(map))
    }
}

impl<'a> Deref for Narrator<'a> {
    type Target = narrator::Narrator<'a, Exodus, Public>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

#[cfg(test)]
pub(super) mod tests;
