//! A cache of formatted sentences. Rendering a table formats hundreds of sentences, most of them
//! unchanged, and formatting is much slower than a lookup.

use super::PhraseArg;
use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

/// The maximum number of sentences in the cache. When it is full it is cleared; sentences in use
/// return at once.
const MAX_CACHED: usize = 4096;

/// The sentences of one catalog.
#[derive(Default)]
pub(super) struct PhraseCache {
    sentences: RefCell<BTreeMap<String, String>>,
    /// Number of games whose phrases were loaded when these sentences were formatted.
    games: Cell<usize>,
}

impl PhraseCache {
    /// Looks up a sentence by its key from [`cache_key`]. If the number of games with phrases
    /// has changed, the cache is cleared, because missing phrases may now exist.
    pub(super) fn get(&self, full_key: &str, game_count: usize) -> Option<String> {
        if self.games.replace(game_count) != game_count {
            self.clear();
        }
        self.sentences.borrow().get(full_key).cloned()
    }

    /// Stores a sentence.
    pub(super) fn insert(&self, full_key: String, sentence: &str) {
        let mut sentences = self.sentences.borrow_mut();
        if sentences.len() >= MAX_CACHED {
            sentences.clear();
        }
        sentences.insert(full_key, sentence.to_owned());
    }

    /// Removes all sentences, because phrases have changed.
    pub(super) fn clear(&self) {
        self.sentences.borrow_mut().clear();
    }
}

/// Builds the lookup key from a phrase key and its arguments. Lengths in it keep different
/// arguments apart.
pub(super) fn cache_key(key: &str, args: &[(&'static str, PhraseArg)]) -> String {
    let mut full_key = String::with_capacity(key.len() + 32 * args.len());
    full_key.push_str(key);
    for (name, arg) in args {
        let (kind, text) = match arg {
            PhraseArg::Number(number) => ('#', Cow::from(number.to_string())),
            PhraseArg::Text(text) => ('"', Cow::from(text)),
            PhraseArg::Phrase(key) => ('$', Cow::from(key)),
        };
        full_key.push(kind);
        full_key.push_str(name);
        full_key.push_str(&text.len().to_string());
        full_key.push('=');
        full_key.push_str(&text);
    }
    full_key
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_arguments_have_different_cache_keys() {
        let of = |args: &[(&'static str, PhraseArg)]| cache_key("key", args);
        let text = |text: &str| PhraseArg::Text(text.to_owned());
        let all = [
            of(&[]),
            of(&[("a", text("1"))]),
            of(&[("a", PhraseArg::Number(1))]),
            of(&[("a", PhraseArg::Phrase("1".to_owned()))]),
            of(&[("b", text("1"))]),
            of(&[("a", text("1")), ("b", text("2"))]),
            of(&[("a", text("1\"b1=2"))]),
        ];
        for (n, one) in all.iter().enumerate() {
            assert!(!all[n + 1..].contains(one), "{one}");
        }
    }

    #[test]
    fn the_cache_is_bounded_and_cleared_when_phrases_are_added() {
        let memory = PhraseCache::default();
        for n in 0..MAX_CACHED + 3 {
            memory.insert(n.to_string(), "said");
        }
        assert_eq!(memory.sentences.borrow().len(), 3);
        assert_eq!(memory.get("4097", 0).as_deref(), Some("said"));
        assert_eq!(memory.get("4097", 1), None);
    }
}
