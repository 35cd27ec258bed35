//! The index of existing phrases and their arguments, against which the phrases of a content pack
//! are checked.

use super::english_files;
use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// The keys of the English phrases, with `.part` for attributes, and the arguments of each phrase.
#[derive(Debug)]
pub struct PhraseIndex {
    keys: BTreeSet<String>,
    arguments: BTreeMap<String, Vec<String>>,
}

impl PhraseIndex {
    /// Returns the index of the phrases of the page and of the games that are loaded.
    #[must_use]
    pub fn load_english() -> Self {
        let mut outline = Self {
            keys: BTreeSet::new(),
            arguments: BTreeMap::new(),
        };
        for (_, text) in english_files() {
            outline.add(text);
        }
        outline
    }

    fn add(&mut self, text: &str) {
        let resource = parser::parse_runtime(text).unwrap_or_else(|(rest, _)| rest);
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let id = message.id.name;
                if message.value.is_some() {
                    self.keys.insert(id.to_owned());
                }
                for part in &message.attributes {
                    self.keys.insert(format!("{id}.{}", part.id.name));
                }
            }
        }
        let mut message = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
                line.split(" =")
                    .next()
                    .unwrap_or_default()
                    .clone_into(&mut message);
            }
            let named = line.split('$').skip(1).map(|rest| {
                let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || "-_".contains(c)));
                rest.split_at(end.unwrap_or(rest.len())).0.to_owned()
            });
            self.arguments
                .entry(message.clone())
                .or_default()
                .extend(named);
        }
    }

    /// Returns the arguments of the phrase of a key, or `None` if there is no such phrase.
    #[must_use]
    pub fn arguments(&self, key: &str) -> Option<Vec<String>> {
        let id = key.split('.').next().unwrap_or_default();
        self.keys
            .contains(key)
            .then(|| self.arguments.get(id).cloned().unwrap_or_default())
    }
}
