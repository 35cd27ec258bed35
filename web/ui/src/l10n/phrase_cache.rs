//! A cache of formatted sentences. Rendering a table formats hundreds of sentences, most of them
//! unchanged, and formatting is much slower than a lookup.

use super::PhraseArg;
use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

/// The most sentences in the cache. When it is full it is cleared; sentences in use return at once.
const MAX_CACHED: usize = 4096;

/// The sentences of one catalog.
#[derive(Default)]
pub(super) struct PhraseCache {
    said: RefCell<BTreeMap<String, String>>,
    /// How many games had their phrases loaded when these sentences were formatted.
    games: Cell<usize>,
}

impl PhraseCache {
    /// Looks up a sentence by its key from [`cache_key`]. If the number of games with phrases
    /// has changed, the cache is cleared, because missing phrases may now exist.
    pub(super) fn get(&self, full_key: &str, games: usize) -> Option<String> {
        if self.games.replace(games) != games {
            self.clear();
        }
        self.said.borrow().get(full_key).cloned()
    }

    /// Stores a sentence.
    pub(super) fn insert(&self, full_key: String, sentence: &str) {
        let mut said = self.said.borrow_mut();
        if said.len() >= MAX_CACHED {
            said.clear();
        }
        said.insert(full_key, sentence.to_owned());
    }

    /// Removes all sentences, because phrases have changed.
    pub(super) fn clear(&self) {
        self.said.borrow_mut().clear();
    }
}

/// Builds the lookup key from a phrase key and its arguments. Lengths in it keep different
/// arguments apart.
pub(super) fn cache_key(key: &str, words: &[(&'static str, PhraseArg)]) -> String {
    let mut full_key = String::with_capacity(key.len() + 32 * words.len());
    full_key.push_str(key);
    for (name, word) in words {
        let (kind, text) = match word {
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
    fn other_words_are_another_ticket() {
        let of = |words: &[(&'static str, PhraseArg)]| cache_key("key", words);
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
    fn memory_is_bounded_and_forgets_when_words_come() {
        let memory = PhraseCache::default();
        for n in 0..MAX_CACHED + 3 {
            memory.insert(n.to_string(), "said");
        }
        assert_eq!(memory.said.borrow().len(), 3);
        assert_eq!(memory.get("4097", 0).as_deref(), Some("said"));
        assert_eq!(memory.get("4097", 1), None);
    }
}
