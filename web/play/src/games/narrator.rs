//! Who tells what happens at a table: in which phrases, and what is known of the table. The sentences of a game
//! are begun by its name; which of them, with which words, is for its own `narrate` to say.

use engine::game::Game;
use ui::l10n::{MessageDescriptor, PhraseArg, Phrases, refusal_text};

/// Tells what happens at one table.
pub struct Narrator<'a, G, P = ()> {
    /// The words.
    pub phrases: &'a Phrases,
    /// The table.
    pub table: &'a G,
    /// What lies where, once it was shown.
    pub map: Option<&'a P>,
}

impl<G, P> Clone for Narrator<'_, G, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G, P> Copy for Narrator<'_, G, P> {}

impl<'a, G: Game, P> Narrator<'a, G, P> {
    /// A narrator for a table, in the language of `phrases`.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, table: &'a G) -> Self {
        let map = None;
        Self {
            phrases,
            table,
            map,
        }
    }

    /// The same narrator, who knows what lies where.
    #[must_use]
    pub const fn with_map(self, map: &'a P) -> Self {
        Self {
            map: Some(map),
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
    pub fn refusal(&self, refusal: &G::Refusal) -> String {
        refusal_text(self.phrases, G::NAME, refusal)
    }

    /// A line of some kind.
    pub fn line_text(&self, kind: &str, line: &MessageDescriptor) -> String {
        self.say(&format!("{}-{kind}-{}", G::NAME, line.key), &line.words)
    }

    /// A phrase with its words.
    pub fn say(&self, key: &str, words: &[(&'static str, PhraseArg)]) -> String {
        self.phrases.say(key, words)
    }

    /// A phrase without.
    pub fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }
}
