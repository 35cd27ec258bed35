//! Events, refusals, prompts, cards and hexes of Exodus as sentences: which phrase, with which
//! words.
//!
//! Decides nothing; the sentences themselves stand in `exodus.ftl`. Hexes are called by the planets
//! that lie there, which a narrator knows once it has been shown the map ([`Narrator::on`]).

mod board;
mod cards;
mod council;
mod effects;
mod events;
mod figures;
mod lore;
mod names;
mod orders;
mod prompt;

pub use council::Stage;
pub use events::{is_echo, is_told};
pub use figures::points;
pub use names::{card_name, planet_name, seat_name};

use crate::l10n::{Phrases, Word, Words};
use engine::error::Cites;
use engine::exodus::Exodus;
use engine::exodus::refusal::Refusal;
use engine::exodus::state::Public;

/// A sentence before it is worded: the key of its phrase, and what is put in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The key of the phrase, without the part that all its kind have in common.
    pub key: &'static str,
    /// The words it needs.
    pub words: Words,
}

impl Line {
    const fn new(key: &'static str) -> Self {
        let words = Vec::new();
        Self { key, words }
    }

    fn with(mut self, name: &'static str, word: impl Into<Word>) -> Self {
        self.words.push((name, word.into()));
        self
    }
}

/// Tells what happens at one table.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    phrases: &'a Phrases,
    table: &'a Exodus,
    map: Option<&'a Public>,
}

impl<'a> Narrator<'a> {
    /// A narrator for a table, in the language of `phrases`.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, table: &'a Exodus) -> Self {
        let map = None;
        Self {
            phrases,
            table,
            map,
        }
    }

    /// The same narrator, who knows which planet lies where. They stay there for the whole game,
    /// so any moment of it will do.
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
        let args = refusal.args();
        let words: Words = args
            .iter()
            .map(|(name, arg)| (*name, Word::of("exodus", arg)))
            .collect();
        self.say(&format!("exodus-refusal-{}", refusal.phrase()), &words)
    }

    fn worded(&self, kind: &str, line: &Line) -> String {
        self.say(&format!("exodus-{kind}-{}", line.key), &line.words)
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
