//! The words of the page: phrase files in Fluent, one folder for each language.
//!
//! Everything a player reads comes from here by its key. Numbers and names are put in as typed
//! arguments; a key without a phrase shows itself in brackets and warns, and never panics.
//! English is built in and stands in for what another language does not have. What a game means
//! by an event or a refusal is told by its own `narrate`.

mod language;
mod outline;
mod provider;
mod pseudo;
mod refused;

pub use language::{Language, Wishes};
pub use outline::Outline;
pub use provider::{LanguageProvider, LanguageTrouble, use_language};
pub use refused::{fault_at, load_words, reason_words, save_words};

use engine::game::Arg;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::RefCell;
use std::rc::Rc;
use unic_langid::LanguageIdentifier;
use yew::prelude::*;

thread_local! {
    /// The phrases of the page, for the one who speaks when all else has failed.
    static SHOWN: RefCell<Option<Phrases>> = const { RefCell::new(None) };
}

const ENGLISH: [(&str, &str); 31] = [
    ("api.ftl", include_str!("../l10n/en/api.ftl")),
    ("embed.ftl", include_str!("../l10n/en/embed.ftl")),
    ("faults.ftl", include_str!("../l10n/en/faults.ftl")),
    ("editor.ftl", include_str!("../l10n/en/editor.ftl")),
    ("files.ftl", include_str!("../l10n/en/files.ftl")),
    ("table.ftl", include_str!("../l10n/en/table.ftl")),
    ("common.ftl", include_str!("../l10n/en/common.ftl")),
    ("share.ftl", include_str!("../l10n/en/share.ftl")),
    ("direct.ftl", include_str!("../l10n/en/direct.ftl")),
    ("draft.ftl", include_str!("../l10n/en/draft.ftl")),
    ("looks.ftl", include_str!("../l10n/en/looks.ftl")),
    ("keep.ftl", include_str!("../l10n/en/keep.ftl")),
    ("learn.ftl", include_str!("../l10n/en/learn.ftl")),
    ("pack.ftl", include_str!("../l10n/en/pack.ftl")),
    ("rift.ftl", include_str!("../l10n/en/rift.ftl")),
    ("space-rift.ftl", include_str!("../l10n/en/space-rift.ftl")),
    (
        "space-rift-table.ftl",
        include_str!("../l10n/en/space-rift-table.ftl"),
    ),
    (
        "space-rift-learn.ftl",
        include_str!("../l10n/en/space-rift-learn.ftl"),
    ),
    (
        "space-rift-replay.ftl",
        include_str!("../l10n/en/space-rift-replay.ftl"),
    ),
    (
        "space-rift-setup.ftl",
        include_str!("../l10n/en/space-rift-setup.ftl"),
    ),
    (
        "space-rift-editor.ftl",
        include_str!("../l10n/en/space-rift-editor.ftl"),
    ),
    (
        "space-rift-board.ftl",
        include_str!("../l10n/en/space-rift-board.ftl"),
    ),
    ("exodus.ftl", include_str!("../l10n/en/exodus.ftl")),
    (
        "exodus-table.ftl",
        include_str!("../l10n/en/exodus-table.ftl"),
    ),
    (
        "exodus-board.ftl",
        include_str!("../l10n/en/exodus-board.ftl"),
    ),
    (
        "exodus-setup.ftl",
        include_str!("../l10n/en/exodus-setup.ftl"),
    ),
    (
        "exodus-editor.ftl",
        include_str!("../l10n/en/exodus-editor.ftl"),
    ),
    (
        "exodus-learn.ftl",
        include_str!("../l10n/en/exodus-learn.ftl"),
    ),
    (
        "exodus-replay.ftl",
        include_str!("../l10n/en/exodus-replay.ftl"),
    ),
    ("replay.ftl", include_str!("../l10n/en/replay.ftl")),
    ("text.ftl", include_str!("../l10n/en/text.ftl")),
];

/// A value in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// A number, by which a phrase can choose its form.
    Number(i64),
    /// Something that is the same in all languages, or is worded already.
    Text(String),
    /// The key of a phrase that stands in this place.
    Phrase(String),
}

/// Named values for a sentence.
pub type Words = Vec<(&'static str, Word)>;

impl Word {
    /// Turns a value from the engine into a word; names of words get the game's prefix.
    #[must_use]
    pub fn of(prefix: &str, arg: &Arg) -> Self {
        match arg {
            Arg::Number(number) => Self::Number(*number),
            Arg::Label(label) => Self::Text(label.clone()),
            Arg::Term(key) => Self::Phrase(format!("{prefix}-{key}")),
        }
    }
}

impl From<&str> for Word {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Word {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Word {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Word {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Word {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Word {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// The phrases of one language.
#[derive(Clone)]
pub struct Phrases(Rc<Catalog>);

struct Catalog {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The same with the words of the content pack in force.
    over: Option<FluentBundle<FluentResource>>,
    /// What the language lacks.
    fallback: Option<Phrases>,
}

impl PartialEq for Phrases {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Phrases {
    /// The phrases that come with the page: English, as it is or in disguise.
    #[must_use]
    pub fn built_in(language: Language) -> Self {
        Self(Rc::new(Catalog {
            language,
            bundle: bundle(language, &ENGLISH),
            over: with_pack(language, &ENGLISH),
            fallback: None,
        }))
    }

    /// The phrases of a language from its file; English stands in for those that are missing.
    #[must_use]
    pub fn read(language: Language, text: &str) -> Self {
        let files = [(language.code(), text)];
        Self(Rc::new(Catalog {
            language,
            bundle: bundle(language, &files),
            over: with_pack(language, &files),
            fallback: Some(Self::built_in(Language::English)),
        }))
    }

    /// The phrases of the page, or English before there are any.
    #[must_use]
    pub fn shown() -> Self {
        let shown = SHOWN.with(|shown| shown.try_borrow().ok()?.clone());
        shown.unwrap_or_else(|| Self::built_in(Language::English))
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.0.language
    }

    /// The phrase of `key` without arguments. `key.part` asks for an attribute of the phrase.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The phrase of `key` with its arguments; the key in brackets when there is none.
    #[must_use]
    pub fn say(&self, key: &str, words: &[(&'static str, Word)]) -> String {
        self.find(key, words).unwrap_or_else(|| {
            warn(&format!("no phrase for {key}"));
            format!("[{key}]")
        })
    }

    /// The phrase of `key` with its arguments, if there is one.
    #[must_use]
    pub fn find(&self, key: &str, words: &[(&'static str, Word)]) -> Option<String> {
        let own = self.find_here(key, words);
        own.or_else(|| self.0.fallback.as_ref()?.find_here(key, words))
    }

    fn find_here(&self, key: &str, words: &[(&'static str, Word)]) -> Option<String> {
        let over = self.0.over.as_ref();
        over.and_then(|over| self.find_in(over, key, words))
            .or_else(|| self.find_in(&self.0.bundle, key, words))
    }

    fn find_in(
        &self,
        bundle: &FluentBundle<FluentResource>,
        key: &str,
        words: &[(&'static str, Word)],
    ) -> Option<String> {
        let (id, part) = key
            .split_once('.')
            .map_or((key, None), |(id, part)| (id, Some(part)));
        let message = bundle.get_message(id)?;
        let pattern = match part {
            Some(part) => message.get_attribute(part)?.value(),
            None => message.value()?,
        };
        let mut args = FluentArgs::with_capacity(words.len());
        for (name, word) in words {
            args.set(*name, self.value(word));
        }
        let mut errors = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(&args), &mut errors);
        if !errors.is_empty() {
            warn(&format!("{key}: {errors:?}"));
        }
        Some(match self.0.language {
            Language::English | Language::German => sentence.into_owned(),
            Language::Pseudo => pseudo::bracket(&sentence),
        })
    }

    fn value(&self, word: &Word) -> FluentValue<'static> {
        match word {
            Word::Number(number) => FluentValue::from(*number),
            Word::Text(text) => FluentValue::from(text.clone()),
            Word::Phrase(key) => FluentValue::from(self.text(key)),
        }
    }

    /// Parts joined as a list: `A, B, and C`.
    #[must_use]
    pub fn list(&self, parts: &[String]) -> String {
        language::list(self.0.language, parts)
    }
}

/// The bundle of a language with the words of the pack in force, if there are any.
fn with_pack(language: Language, files: &[(&str, &str)]) -> Option<FluentBundle<FluentResource>> {
    let code = match language {
        Language::English | Language::German => language.code(),
        Language::Pseudo => Language::English.code(),
    };
    let words = crate::pack::words(code).filter(|words| !words.is_empty())?;
    let all: Vec<_> = files
        .iter()
        .copied()
        .chain([("pack", words.as_str())])
        .collect();
    Some(bundle(language, &all))
}

/// The bundle of a language: numbers as it writes them, and a disguise where there is one.
fn bundle(language: Language, files: &[(&str, &str)]) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![locale]);
    // The marks would show as boxes in some fonts and are read out by some screen readers.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language {
        Language::English => |value, _| number(Language::English, value),
        Language::German => |value, _| number(Language::German, value),
        Language::Pseudo => |value, _| number(Language::Pseudo, value),
    }));
    if language == Language::Pseudo {
        bundle.set_transform(Some(pseudo::disguise));
    }
    for (file, text) in files {
        let resource = FluentResource::try_new((*text).to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(rest, errors)| {
            warn(&format!("{file}: {errors:?}"));
            rest
        }));
    }
    bundle
}

fn number(language: Language, value: &FluentValue<'_>) -> Option<String> {
    if let FluentValue::Number(number) = value {
        Some(language::number(language, number.value))
    } else {
        None
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

/// What tests ask of the phrase files as they lie in the checkout.
#[cfg(test)]
impl Phrases {
    /// The phrases of a language by its code, read from its folder.
    pub(crate) fn load(code: &str) -> Self {
        let language = Language::named(code).expect("a language of the page");
        if language.is_built_in() {
            return Self::built_in(language);
        }
        let texts: Vec<String> = tests::files(code).into_iter().map(|file| file.1).collect();
        Self::read(language, &texts.join("\n"))
    }
}

/// The keys that an English phrase file defines, without attributes.
#[cfg(test)]
pub(crate) fn keys_of(file: &str) -> Vec<String> {
    let texts = ENGLISH.iter().filter(|(name, _)| *name == file);
    texts
        .flat_map(|(_, text)| text.lines())
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key.to_owned())
        .collect()
}

#[cfg(test)]
mod tests;
