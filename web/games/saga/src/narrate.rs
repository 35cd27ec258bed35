//! Events, refusals, prompts, cards and sectors of Saga as sentences: which phrase, with which words.
//!
//! Decides nothing; the sentences themselves stand in `saga.ftl`. Hexes are called by the sectors that
//! lie there, which a narrator knows once it has been shown the map (`Narrator::with_map`).

mod board;
mod cards;
mod descriptions;
mod effects;
mod events;
mod goals;
mod keys;
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

/// Tells what happens at one table. Once it was shown the map it knows which sector lies where and which level a
/// Raider has.
#[derive(Clone, Copy)]
pub struct Narrator<'a>(narrator::Narrator<'a, Saga, Public>);

impl<'a> Narrator<'a> {
    /// A narrator for a table, in the language of `phrases`.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, table: &'a Saga) -> Self {
        Self(narrator::Narrator::new(phrases, table))
    }

    /// The same narrator, who knows what lies where.
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
    fn counted(&self, key: &str, count: impl Into<PhraseArg>) -> String {
        self.say(key, &[("count", count.into())])
    }
}

/// The text with a capital at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

#[cfg(test)]
pub(super) mod tests;
