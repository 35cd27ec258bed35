//! Localization: phrase files in Fluent, one folder for each language.
//!
//! Every text that a player reads is looked up here by its key. Numbers and names are passed as
//! typed arguments. A key without a phrase is shown in brackets and logs a warning; it never
//! panics. English is built in and used where another language lacks a phrase. The English phrases
//! of a game are part of its code; in other languages they are in a separate file. Each game's
//! `narrate` module chooses the phrases for its events and refusals.

mod catalog;
mod error_text;
mod keyed_phrase;
mod language;
mod message_descriptor;
#[cfg(not(target_arch = "wasm32"))]
mod on_disk;
mod phrase_cache;
mod phrase_index;
mod provider;
mod pseudo;

pub use error_text::{
    file_error_text, load_error_text, reason_at_location, reason_text, save_error_text,
};
pub use keyed_phrase::{key_of, text_of};
pub use language::{Language, LanguagePreferences, with_minus};
pub use message_descriptor::{MessageDescriptor, refusal_text};
#[cfg(not(target_arch = "wasm32"))]
pub use on_disk::{files_of, keys_of};
pub use phrase_index::PhraseIndex;
pub use provider::{LanguageErrorNotice, LanguageProvider, use_language};

use crate::bidi::without_bidi_controls;
use catalog::Catalog;
use engine::args::Arg;
use engine::registry::GameId;
use fluent_bundle::{FluentArgs, FluentValue};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

thread_local! {
    /// The phrases of the page, for code outside of components such as the crash screen.
    static CURRENT: RefCell<Option<Phrases>> = const { RefCell::new(None) };
}

/// Built-in phrase files, as pairs of name and content.
pub type PhraseFiles = &'static [(&'static str, &'static str)];

/// Builds in the English files of these names. The first argument is the path from the crate to the
/// folder of all languages.
#[macro_export]
macro_rules! english {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        &[$((
            concat!($name, ".ftl"),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/en/", $name, ".ftl")),
        ),)+]
    };
}

/// The built-in English phrases, without those that are part of the code of games.
const ENGLISH: PhraseFiles = english![
    "../l10n":
    "api", "common", "direct", "embed", "files", "games", "keep", "learn", "looks", "pack", "replay",
    "share", "table",
];

/// The shared phrase files that every game bundles with its own files, because only chunks of games
/// use them.
pub const SHARED_GAME_FILES: [&str; 4] = ["editor.ftl", "signatures.ftl", "talk.ftl", "text.ftl"];

/// The phrase files of a chunk of the page that no game needs.
pub const PAGE_CHUNK_FILES: [&str; 1] = ["online.ftl"];

thread_local! {
    /// The English phrases of the games that are loaded, and with `None` those of a chunk of the
    /// page.
    static LOADED: RefCell<Vec<(Option<GameId>, PhraseFiles)>> = RefCell::new(bundled_phrases());
}

#[cfg(not(target_arch = "wasm32"))]
use on_disk::bundled_phrases;

#[cfg(target_arch = "wasm32")]
const fn bundled_phrases() -> Vec<(Option<GameId>, PhraseFiles)> {
    // In the browser, the phrases of a game are loaded with its code.
    Vec::new()
}

thread_local! {
    /// Phrases in Fluent that take precedence over all others, by language code.
    static OVERRIDES: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// Sets phrases in Fluent, by language code, that take precedence in all catalogs built from now
/// on.
pub fn set_overrides(phrases: BTreeMap<String, String>) {
    OVERRIDES.set(phrases);
}

/// Adds the English phrases of a game, which came with its code.
pub fn add_game_files(game: GameId, files: PhraseFiles) {
    add_files(Some(game), files);
}

/// Adds the English phrases of [`PAGE_CHUNK_FILES`], which came with the code of their chunk. Other
/// languages have them in the file of the page.
pub fn add_page_files(files: PhraseFiles) {
    add_files(None, files);
}

fn add_files(owner: Option<GameId>, files: PhraseFiles) {
    LOADED.with_borrow_mut(|loaded| {
        if loaded.iter().all(|(known, _)| *known != owner) {
            loaded.push((owner, files));
        }
    });
}

/// Returns the number of games and chunks of the page whose phrases are loaded.
fn owner_count() -> usize {
    LOADED.with_borrow(Vec::len)
}

/// Returns the games whose phrases are loaded.
fn games() -> Vec<GameId> {
    LOADED.with_borrow(|loaded| loaded.iter().filter_map(|(owner, _)| *owner).collect())
}

/// Returns all English phrase files that are loaded.
fn english_files() -> Vec<(&'static str, &'static str)> {
    let loaded = LOADED.with_borrow(Clone::clone);
    let loaded = loaded.iter().flat_map(|(_, files)| files.iter());
    ENGLISH.iter().chain(loaded).copied().collect()
}

/// An argument of a phrase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PhraseArg {
    /// A number, which can select a plural form.
    Number(i64),
    /// A text that is the same in all languages or is localized already.
    Text(String),
    /// The key of another phrase to insert.
    Phrase(String),
}

/// Named arguments of a phrase.
pub type PhraseArgs = Vec<(&'static str, PhraseArg)>;

impl PhraseArg {
    /// Converts an argument from the engine. Keys of words get the game's prefix.
    #[must_use]
    pub fn from_arg(prefix: &str, arg: &Arg) -> Self {
        match arg {
            Arg::Number(number) => Self::Number(*number),
            Arg::Label(label) => Self::Text(label.clone()),
            Arg::Term(key) => Self::Phrase(format!("{prefix}-{key}")),
        }
    }
}

impl From<&str> for PhraseArg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for PhraseArg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for PhraseArg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for PhraseArg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for PhraseArg {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for PhraseArg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// The phrases of one language, shared by reference. Phrases of a game are added when they are
/// loaded.
#[derive(Clone)]
pub struct Phrases(Rc<Catalog>);

impl PartialEq for Phrases {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Phrases {
    /// Returns the built-in phrases: English, or its pseudo-localization.
    #[must_use]
    pub fn built_in(language: Language) -> Self {
        Self(Rc::new(Catalog::new(language, ENGLISH, None)))
    }

    /// Reads the phrases of a language from its file. Missing phrases fall back to English.
    #[must_use]
    pub fn read(language: Language, text: &str) -> Self {
        let english = Self::built_in(Language::English);
        let files = [(language.code(), text)];
        Self(Rc::new(Catalog::new(language, &files, Some(english))))
    }

    /// Returns the phrases of the page, or English before any are set.
    #[must_use]
    pub fn current() -> Self {
        let phrases = CURRENT.with(|phrases| phrases.try_borrow().ok()?.clone());
        phrases.unwrap_or_else(|| Self::built_in(Language::English))
    }

    #[must_use]
    pub fn language(&self) -> Language {
        self.0.language
    }

    /// Returns whether the phrases of a game are loaded, or loading them has failed.
    #[must_use]
    pub fn has_game(&self, game: GameId) -> bool {
        self.0.contains(Some(game))
    }

    /// Registers a callback for when the phrases of a game cannot be loaded.
    fn on_missing(&self, callback: Callback<()>) {
        self.0.on_missing.replace(callback);
    }

    fn report_missing(&self) {
        let callback = self.0.on_missing.borrow().clone();
        callback.emit(());
    }

    /// Adds the phrases of a game.
    fn add_game(&self, game: GameId, text: &str) {
        self.0.add(Some(game), &[(self.0.language.code(), text)]);
    }

    /// Returns the phrase of `key` without arguments. `key.part` selects an attribute of the
    /// phrase.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// Returns the phrase of `key` with its arguments, or the key in brackets if there is no such
    /// phrase.
    #[must_use]
    pub fn say(&self, key: &str, args: &[(&'static str, PhraseArg)]) -> String {
        self.find(key, args).unwrap_or_else(|| {
            warn(&format!("no phrase for {key}"));
            format!("[{key}]")
        })
    }

    /// Returns the phrase of `key` with its arguments, or `None` if there is no such phrase.
    #[must_use]
    pub fn find(&self, key: &str, args: &[(&'static str, PhraseArg)]) -> Option<String> {
        let own_phrase = self.find_here(key, args);
        own_phrase.or_else(|| self.0.fallback.as_ref()?.find_here(key, args))
    }

    fn find_here(&self, key: &str, args: &[(&'static str, PhraseArg)]) -> Option<String> {
        self.0.add_new_files();
        let full_key = phrase_cache::cache_key(key, args);
        let known = self.0.cache.get(&full_key, owner_count());
        if known.is_some() {
            return known;
        }
        let sentence = self.format_phrase(key, args)?;
        self.0.cache.insert(full_key, &sentence);
        Some(sentence)
    }

    fn format_phrase(&self, key: &str, given: &[(&'static str, PhraseArg)]) -> Option<String> {
        if !self.0.has_phrase(key) {
            return None;
        }
        let mut args = FluentArgs::with_capacity(given.len());
        for (name, arg) in given {
            args.set(*name, self.value(arg));
        }
        let sentence = self.0.format(key, &args)?;
        Some(match self.0.language {
            Language::English | Language::German => sentence,
            Language::Pseudo => pseudo::bracket(&sentence),
        })
    }

    fn value(&self, arg: &PhraseArg) -> FluentValue<'static> {
        match arg {
            PhraseArg::Number(number) => FluentValue::from(*number),
            PhraseArg::Text(text) => FluentValue::from(with_minus(without_bidi_controls(text))),
            PhraseArg::Phrase(key) => FluentValue::from(self.text(key)),
        }
    }

    /// Joins parts as a list: `A, B, and C`.
    #[must_use]
    pub fn list(&self, parts: &[String]) -> String {
        language::list(self.0.language, parts)
    }
}

/// Returns the phrases in which the page is shown.
#[hook]
pub fn use_phrases() -> Phrases {
    use_context::<Phrases>().unwrap_or_else(|| Phrases::built_in(Language::English))
}

#[cfg(target_arch = "wasm32")]
fn warn(message: &str) {
    web_sys::console::warn_1(&message.into());
    crate::error_log::record(message);
}

#[cfg(not(target_arch = "wasm32"))]
fn warn(message: &str) {
    eprintln!("{message}");
}

#[cfg(test)]
mod tests;
