//! Messages of a game's narrator before they are localized.

use super::{PhraseArg, PhraseArgs, Phrases};
use engine::error::RuleRefusal;

/// A message before localization: the key of its phrase and the arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageDescriptor {
    /// The key of the phrase, without the prefix that all messages of its kind share.
    pub key: &'static str,
    /// The arguments of the phrase.
    pub words: PhraseArgs,
}

impl MessageDescriptor {
    /// Creates a message without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        let words = Vec::new();
        Self { key, words }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<PhraseArg>) -> Self {
        self.words.push((name, value.into()));
        self
    }
}

/// Explains in one sentence why a game refuses an action. The id of the rule comes from the
/// refusal.
#[must_use]
pub fn refusal_text(phrases: &Phrases, game: &str, refusal: &impl RuleRefusal) -> String {
    let args = refusal.args();
    let phrase_args: PhraseArgs = args
        .iter()
        .map(|(name, arg)| (*name, PhraseArg::from_arg(game, arg)))
        .collect();
    phrases.say(
        &format!("{game}-refusal-{}", refusal.phrase()),
        &phrase_args,
    )
}
