//! The phrases of one language as they are looked up: those of the page, those of the games that are
//! there, and over all of them those of the content pack in force.

use super::phrase_cache::PhraseCache;
use super::{GAMES, Language, OVERRIDES, Phrases, language, pseudo, warn};
use engine::registry::GameId;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::RefCell;
use std::rc::Rc;
use unic_langid::LanguageIdentifier;
use yew::Callback;

type Bundle = FluentBundle<Rc<FluentResource>>;

/// Phrases of one language, with the rest of what is said where they lack something.
pub(super) struct Catalog {
    pub(super) language: Language,
    /// What the language lacks.
    pub(super) fallback: Option<Phrases>,
    /// Told when the words of a game are not to be had.
    pub(super) lost: RefCell<Callback<()>>,
    /// What was said in it.
    pub(super) cache: PhraseCache,
    data: RefCell<CatalogData>,
}

/// What is in a catalog.
struct CatalogData {
    bundle: Bundle,
    /// What the bundle was made of.
    resources: Vec<Rc<FluentResource>>,
    /// The games whose words are in it, or were asked for in vain.
    games: Vec<GameId>,
    /// The words of the content pack in force, and the same bundle with them.
    over: Option<(Rc<FluentResource>, Bundle)>,
}

impl Catalog {
    pub(super) fn new(
        language: Language,
        files: &[(&str, &str)],
        fallback: Option<Phrases>,
    ) -> Self {
        let sheets = read(files);
        let code = match language {
            Language::English | Language::German => language.code(),
            Language::Pseudo => Language::English.code(),
        };
        let words = OVERRIDES.with_borrow(|over| over.get(code).cloned());
        let words = words.filter(|words| !words.is_empty());
        let pack = words.map(|words| sheet("pack", &words));
        let shelf = CatalogData {
            bundle: bundle(language, &sheets),
            over: pack.map(|pack| {
                let over = bundle(language, sheets.iter().chain([&pack]));
                (pack, over)
            }),
            resources: sheets,
            games: Vec::new(),
        };
        Self {
            language,
            fallback,
            lost: RefCell::new(Callback::noop()),
            cache: PhraseCache::default(),
            data: RefCell::new(shelf),
        }
    }

    /// Whether the words of a game are in it, or were asked for in vain.
    pub(super) fn has(&self, game: GameId) -> bool {
        self.add_new_games();
        self.data.borrow().games.contains(&game)
    }

    /// Adds the words of a game, unless they are in it.
    pub(super) fn add(&self, game: GameId, files: &[(&str, &str)]) {
        // Nobody adds words in the middle of a sentence; if so, the next sentence has them.
        let Ok(mut shelf) = self.data.try_borrow_mut() else {
            return;
        };
        if shelf.games.contains(&game) {
            return;
        }
        shelf.games.push(game);
        self.cache.clear();
        for sheet in read(files) {
            shelf.bundle.add_resource_overriding(sheet.clone());
            shelf.resources.push(sheet);
        }
        // What a pack says stands over all.
        if let Some((pack, _)) = shelf.over.take() {
            let over = bundle(self.language, shelf.resources.iter().chain([&pack]));
            shelf.over = Some((pack, over));
        }
    }

    /// Adds the English words of games that have come meanwhile.
    pub(super) fn add_new_games(&self) {
        if !self.language.is_built_in() {
            return;
        }
        let new = GAMES.with_borrow(|games| {
            let known = &self.data.borrow().games;
            if games.len() == known.len() {
                return Vec::new();
            }
            let new = games.iter().filter(|(game, _)| !known.contains(game));
            new.copied().collect()
        });
        for (game, files) in new {
            self.add(game, files);
        }
    }

    /// Whether it has the phrase of `key`; `key.part` is an attribute of a phrase.
    pub(super) fn has_phrase(&self, key: &str) -> bool {
        let shelf = self.data.borrow();
        let over = shelf.over.as_ref().map(|(_, over)| over);
        let mut bundles = over.into_iter().chain([&shelf.bundle]);
        bundles.any(|bundle| pattern(bundle, key).is_some())
    }

    /// The phrase of `key` with its arguments.
    pub(super) fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let shelf = self.data.borrow();
        let over = shelf.over.as_ref().map(|(_, over)| over);
        let mut bundles = over.into_iter().chain([&shelf.bundle]);
        bundles.find_map(|bundle| {
            let mut errors = Vec::new();
            let sentence = bundle.format_pattern(pattern(bundle, key)?, Some(args), &mut errors);
            if !errors.is_empty() {
                warn(&format!("{key}: {errors:?}"));
            }
            Some(sentence.into_owned())
        })
    }
}

/// The pattern of a key in a bundle.
fn pattern<'a>(bundle: &'a Bundle, key: &str) -> Option<&'a fluent_syntax::ast::Pattern<&'a str>> {
    let (id, part) = key
        .split_once('.')
        .map_or((key, None), |(id, part)| (id, Some(part)));
    let message = bundle.get_message(id)?;
    match part {
        Some(part) => Some(message.get_attribute(part)?.value()),
        None => message.value(),
    }
}

fn read(files: &[(&str, &str)]) -> Vec<Rc<FluentResource>> {
    files.iter().map(|(name, text)| sheet(name, text)).collect()
}

fn sheet(name: &str, text: &str) -> Rc<FluentResource> {
    let read = FluentResource::try_new(text.to_owned());
    Rc::new(read.unwrap_or_else(|(rest, errors)| {
        warn(&format!("{name}: {errors:?}"));
        rest
    }))
}

/// The bundle of a language: numbers as it writes them, and a disguise where there is one.
fn bundle<'a>(
    language: Language,
    sheets: impl IntoIterator<Item = &'a Rc<FluentResource>>,
) -> Bundle {
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
        bundle.set_transform(Some(pseudo::pseudolocalize));
    }
    for sheet in sheets {
        bundle.add_resource_overriding(sheet.clone());
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
