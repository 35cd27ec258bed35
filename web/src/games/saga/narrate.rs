//! Events, refusals, prompts, cards and sectors of Saga as sentences: which phrase, with which words.
//!
//! Decides nothing; the sentences themselves stand in `saga.ftl`. Hexes are called by the sectors that
//! lie there, which a narrator knows once it has been shown the map ([`Narrator::on`]).

mod board;
mod cards;
mod effects;
mod events;
mod goals;
mod keys;
mod lore;
mod names;
mod orders;
mod prompt;
mod words;

pub use events::{begins, is_echo, is_told};
pub use names::{card_name, hex_label, scenario_name, seat_name, tile_name};

use crate::l10n::{Line, Phrases, Word, refusal_words};
use engine::saga::Saga;
use engine::saga::refusal::Refusal;
use engine::saga::state::Public;

/// Tells what happens at one table.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    phrases: &'a Phrases,
    table: &'a Saga,
    map: Option<&'a Public>,
}

impl<'a> Narrator<'a> {
    /// A narrator for a table, in the language of `phrases`.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, table: &'a Saga) -> Self {
        let map = None;
        Self {
            phrases,
            table,
            map,
        }
    }

    /// The same narrator, who knows which sector lies where and which level a Raider has.
    #[must_use]
    pub const fn on(self, public: &'a Public) -> Self {
        Self {
            map: Some(public),
            ..self
        }
    }

    /// The phrases that it speaks in.
    #[must_use]
    pub const fn phrases(&self) -> &'a Phrases {
        self.phrases
    }

    /// Why not, in one sentence. The id of the rule is the refusal's own.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        refusal_words(self.phrases, "saga", refusal)
    }

    fn worded(&self, kind: &str, line: &Line) -> String {
        self.say(&format!("saga-{kind}-{}", line.key), &line.words)
    }

    fn say(&self, key: &str, words: &[(&'static str, Word)]) -> String {
        self.phrases.say(key, words)
    }

    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    fn counted(&self, key: &str, count: impl Into<Word>) -> String {
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
