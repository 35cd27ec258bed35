//! What a game's narrator hands on before it is worded.

use super::{PhraseArg, PhraseArgs, Phrases};
use engine::error::RuleRefusal;

/// A sentence before it is worded: the key of its phrase, and what is put in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageDescriptor {
    /// The key of the phrase, without the part that all its kind have in common.
    pub key: &'static str,
    /// The words it needs.
    pub words: PhraseArgs,
}

impl MessageDescriptor {
    /// A sentence that needs no words.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        let words = Vec::new();
        Self { key, words }
    }

    /// The same with a word put in.
    #[must_use]
    pub fn with(mut self, name: &'static str, word: impl Into<PhraseArg>) -> Self {
        self.words.push((name, word.into()));
        self
    }
}

/// Why a game does not accept an action, in one sentence. The id of the rule is the refusal's own.
#[must_use]
pub fn refusal_text(phrases: &Phrases, game: &str, refusal: &impl RuleRefusal) -> String {
    let args = refusal.args();
    let words: PhraseArgs = args
        .iter()
        .map(|(name, arg)| (*name, PhraseArg::from_arg(game, arg)))
        .collect();
    phrases.say(&format!("{game}-refusal-{}", refusal.phrase()), &words)
}
