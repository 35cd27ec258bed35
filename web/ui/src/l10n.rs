//! The words of the page: phrase files in Fluent, one folder for each language.
//!
//! Everything a player reads comes from here by its key. Numbers and names are put in as typed
//! arguments; a key without a phrase shows itself in brackets and warns, and never panics.
//! English is built in and stands in for what another language does not have; the words of a game
//! come with its code, and in other languages from a file of their own. What a game means by an event
//! or a refusal is told by its own `narrate`.

mod catalog;
mod error_text;
mod language;
mod message_descriptor;
#[cfg(not(target_arch = "wasm32"))]
mod on_disk;
mod phrase_cache;
mod phrase_index;
mod provider;
mod pseudo;

pub use error_text::{
    file_error_text, load_error_text, reason_at_place, reason_text, save_error_text,
};
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
    /// The phrases of the page, for the one who speaks when all else has failed.
    static SHOWN: RefCell<Option<Phrases>> = const { RefCell::new(None) };
}

/// Phrase files by name, as they are built in.
pub type PhraseFiles = &'static [(&'static str, &'static str)];

/// The English files of these names, built in; before them the way from the crate to the folder of all languages.
#[macro_export]
macro_rules! english {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        &[$((
            concat!($name, ".ftl"),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/en/", $name, ".ftl")),
        ),)+]
    };
}

/// English, but for what comes with the code of games: their own words, and those that only their rooms ask for.
const ENGLISH: PhraseFiles = english![
    "../l10n":
    "api", "common", "direct", "embed", "files", "games", "keep", "learn", "looks", "pack", "replay",
    "share", "table",
];

/// The phrase files that every game brings besides its own: the page asks for them in rooms of games only.
pub const SHARED_GAME_FILES: [&str; 2] = ["editor.ftl", "text.ftl"];

thread_local! {
    /// The English phrases of the games that are there.
    static GAMES: RefCell<Vec<(GameId, PhraseFiles)>> = RefCell::new(words_at_hand());
}

#[cfg(not(target_arch = "wasm32"))]
use on_disk::words_at_hand;

#[cfg(target_arch = "wasm32")]
const fn words_at_hand() -> Vec<(GameId, PhraseFiles)> {
    // In the browser, the words of a game come with its code.
    Vec::new()
}

thread_local! {
    /// Phrases in Fluent that stand over all others, by the code of their language.
    static OVERRIDES: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// From now on phrases are loaded with these, in Fluent by the code of a language, over all others.
pub fn set_overrides(phrases: BTreeMap<String, String>) {
    OVERRIDES.set(phrases);
}

/// Takes in the English phrases of a game, which came with its code.
pub fn add_game_files(game: GameId, files: PhraseFiles) {
    GAMES.with_borrow_mut(|games| {
        if games.iter().all(|(known, _)| *known != game) {
            games.push((game, files));
        }
    });
}

/// How many games have brought their words.
fn game_count() -> usize {
    GAMES.with_borrow(Vec::len)
}

/// The games whose words are there.
fn games() -> Vec<GameId> {
    GAMES.with_borrow(|games| games.iter().map(|(game, _)| *game).collect())
}

/// All English phrases that are there.
fn english_files() -> Vec<(&'static str, &'static str)> {
    let games = GAMES.with_borrow(Clone::clone);
    let games = games.iter().flat_map(|(_, files)| files.iter());
    ENGLISH.iter().chain(games).copied().collect()
}

/// A value in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PhraseArg {
    /// A number, by which a phrase can choose its form.
    Number(i64),
    /// Something that is the same in all languages, or is worded already.
    Text(String),
    /// The key of a phrase that stands in this place.
    Phrase(String),
}

/// Named values for a sentence.
pub type PhraseArgs = Vec<(&'static str, PhraseArg)>;

impl PhraseArg {
    /// Turns a value from the engine into a word; names of words get the game's prefix.
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

/// The phrases of one language. Those of a game are among them as soon as they are there.
#[derive(Clone)]
pub struct Phrases(Rc<Catalog>);

impl PartialEq for Phrases {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Phrases {
    /// The phrases that come with the page: English, as it is or in disguise.
    #[must_use]
    pub fn built_in(language: Language) -> Self {
        Self(Rc::new(Catalog::new(language, ENGLISH, None)))
    }

    /// The phrases of a language from its file; English stands in for those that are missing.
    #[must_use]
    pub fn read(language: Language, text: &str) -> Self {
        let english = Self::built_in(Language::English);
        let files = [(language.code(), text)];
        Self(Rc::new(Catalog::new(language, &files, Some(english))))
    }

    /// The phrases of the page, or English before there are any.
    #[must_use]
    pub fn current() -> Self {
        let shown = SHOWN.with(|shown| shown.try_borrow().ok()?.clone());
        shown.unwrap_or_else(|| Self::built_in(Language::English))
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.0.language
    }

    /// Whether the words of a game are there, or were asked for in vain.
    #[must_use]
    pub fn has_game(&self, game: GameId) -> bool {
        self.0.has(game)
    }

    /// Says whom to tell when the words of a game are not to be had.
    fn on_missing(&self, tell: Callback<()>) {
        self.0.lost.replace(tell);
    }

    fn report_missing(&self) {
        let tell = self.0.lost.borrow().clone();
        tell.emit(());
    }

    /// Takes in the words of a game.
    fn add_game(&self, game: GameId, text: &str) {
        self.0.add(game, &[(self.0.language.code(), text)]);
    }

    /// The phrase of `key` without arguments. `key.part` asks for an attribute of the phrase.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The phrase of `key` with its arguments; the key in brackets when there is none.
    #[must_use]
    pub fn say(&self, key: &str, words: &[(&'static str, PhraseArg)]) -> String {
        self.find(key, words).unwrap_or_else(|| {
            warn(&format!("no phrase for {key}"));
            format!("[{key}]")
        })
    }

    /// The phrase of `key` with its arguments, if there is one.
    #[must_use]
    pub fn find(&self, key: &str, words: &[(&'static str, PhraseArg)]) -> Option<String> {
        let own = self.find_here(key, words);
        own.or_else(|| self.0.fallback.as_ref()?.find_here(key, words))
    }

    fn find_here(&self, key: &str, words: &[(&'static str, PhraseArg)]) -> Option<String> {
        self.0.add_new_games();
        let ticket = phrase_cache::cache_key(key, words);
        let known = self.0.cache.get(&ticket, game_count());
        if known.is_some() {
            return known;
        }
        let said = self.format_phrase(key, words)?;
        self.0.cache.insert(ticket, &said);
        Some(said)
    }

    fn format_phrase(&self, key: &str, words: &[(&'static str, PhraseArg)]) -> Option<String> {
        if !self.0.has_phrase(key) {
            return None;
        }
        let mut args = FluentArgs::with_capacity(words.len());
        for (name, word) in words {
            args.set(*name, self.value(word));
        }
        let sentence = self.0.format(key, &args)?;
        Some(match self.0.language {
            Language::English | Language::German => sentence,
            Language::Pseudo => pseudo::bracket(&sentence),
        })
    }

    fn value(&self, word: &PhraseArg) -> FluentValue<'static> {
        match word {
            PhraseArg::Number(number) => FluentValue::from(*number),
            PhraseArg::Text(text) => FluentValue::from(with_minus(without_bidi_controls(text))),
            PhraseArg::Phrase(key) => FluentValue::from(self.text(key)),
        }
    }

    /// Parts joined as a list: `A, B, and C`.
    #[must_use]
    pub fn list(&self, parts: &[String]) -> String {
        language::list(self.0.language, parts)
    }
}

/// The phrases that the page is shown in.
#[hook]
pub fn use_phrases() -> Phrases {
    use_context::<Phrases>().unwrap_or_else(|| Phrases::built_in(Language::English))
}

#[cfg(target_arch = "wasm32")]
fn warn(message: &str) {
    web_sys::console::warn_1(&message.into());
}

#[cfg(not(target_arch = "wasm32"))]
fn warn(message: &str) {
    eprintln!("{message}");
}

#[cfg(test)]
mod tests;
