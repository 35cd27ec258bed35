//! Turns events, refusals, prompts, cards and hexes of Exodus into sentences: it selects the phrase
//! and its arguments.
//!
//! The sentences themselves are in `exodus.ftl`. Hexes are named after their planets, which a
//! narrator knows after `Narrator::with_map`.

mod arguments;
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

pub use events::{is_logged, is_redundant};
pub use names::seat_name;

use engine::exodus::Exodus;
use engine::exodus::state::Public;
use play::games::narrator;
use std::ops::Deref;
use ui::l10n::Phrases;

/// Writes sentences about one match. With the map, it names hexes after their planets; planets
/// never move, so the map of any position works.
#[derive(Clone, Copy)]
pub struct Narrator<'a>(narrator::Narrator<'a, Exodus, Public>);

impl<'a> Narrator<'a> {
    /// Creates a narrator for a table, in the language of `phrases`.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, game: &'a Exodus) -> Self {
        Self(narrator::Narrator::new(phrases, game))
    }

    /// Returns the narrator with a map, so that it can name planets.
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
