//! Turns events, refusals, prompts, cards and sectors of Saga into sentences: it selects the phrase
//! and its arguments.
//!
//! The sentences themselves are in `saga.ftl`. Hexes are named after their sectors, which a
//! narrator knows after `Narrator::with_map`.

mod arguments;
mod board;
mod cards;
mod descriptions;
mod effects;
mod events;
mod goals;
mod names;
mod orders;
mod prompt;
mod words;

pub use events::{begins_round, is_logged, is_redundant};
pub use names::seat_name;

use engine::saga::Saga;
use engine::saga::state::Public;
use play::games::narrator;
use std::ops::Deref;
use ui::l10n::{PhraseArg, Phrases};

/// Writes sentences about one match. With the map, it knows the sector of a hex and the level of a
/// Raider.
#[derive(Clone, Copy)]
pub struct Narrator<'a>(narrator::Narrator<'a, Saga, Public>);

impl<'a> Narrator<'a> {
    /// Creates a narrator for a table, in the language of `phrases`.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, game: &'a Saga) -> Self {
        Self(narrator::Narrator::new(phrases, game))
    }

    /// Returns the narrator with a map, so that it can name sectors.
    #[must_use]
    pub const fn with_map(self, map: &'a Public) -> Self {
        Self(self.0.with_map(map))
    }
}

impl<'a> Deref for Narrator<'a> {
    type Target = narrator::Narrator<'a, Saga, Public>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Narrator<'_> {
    fn say_count(&self, key: &str, count: impl Into<PhraseArg>) -> String {
        self.say(key, &[("count", count.into())])
    }
}

/// Returns the text with its first letter capitalized.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

#[cfg(test)]
pub(super) mod tests;
