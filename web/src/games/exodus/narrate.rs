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

pub use events::{is_echo, is_told};
pub use figures::points;
pub use names::{card_name, planet_name, seat_name};

use crate::l10n::{Line, Phrases, Word, refusal_words};
use engine::exodus::Exodus;
use engine::exodus::refusal::Refusal;
use engine::exodus::state::Public;

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
        refusal_words(self.phrases, "exodus", refusal)
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
