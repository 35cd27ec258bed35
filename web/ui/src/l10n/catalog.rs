//! The catalog of phrases of one language: those of the page, those of the loaded games, and
//! overriding both, those of the active content pack.

use super::phrase_cache::PhraseCache;
use super::{LOADED, Language, OVERRIDES, Phrases, language, pseudo, warn};
use engine::registry::GameId;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::RefCell;
use std::rc::Rc;
use unic_langid::LanguageIdentifier;
use yew::Callback;

type Bundle = FluentBundle<Rc<FluentResource>>;

/// The phrases of one language, with a fallback for those that are missing.
pub(super) struct Catalog {
    pub(super) language: Language,
    /// The phrases to use where this language has none.
    pub(super) fallback: Option<Phrases>,
    /// Called when the phrases of a game cannot be loaded.
    pub(super) on_missing: RefCell<Callback<()>>,
    /// The cache of formatted sentences.
    pub(super) cache: PhraseCache,
    data: RefCell<CatalogData>,
}

/// The Fluent bundle of a catalog and the data it was built from.
struct CatalogData {
    bundle: Bundle,
    /// The sources of the bundle.
    resources: Vec<Rc<FluentResource>>,
    /// The games, and with `None` the chunk of the page, whose phrases are in the bundle or could
    /// not be loaded.
    owners: Vec<Option<GameId>>,
    /// The phrases of the active content pack, and the same bundle with them on top.
    over: Option<(Rc<FluentResource>, Bundle)>,
}

impl Catalog {
    pub(super) fn new(
        language: Language,
        files: &[(&str, &str)],
        fallback: Option<Phrases>,
    ) -> Self {
        let sheets = parse_files(files);
        let code = match language {
            Language::English | Language::German => language.code(),
            Language::Pseudo => Language::English.code(),
        };
        let pack_phrases = OVERRIDES.with_borrow(|over| over.get(code).cloned());
        let pack_phrases = pack_phrases.filter(|text| !text.is_empty());
        let pack = pack_phrases.map(|text| sheet("pack", &text));
        let data = CatalogData {
            bundle: bundle(language, &sheets),
            over: pack.map(|pack| {
                let over = bundle(language, sheets.iter().chain([&pack]));
                (pack, over)
            }),
            resources: sheets,
            owners: Vec::new(),
        };
        Self {
            language,
            fallback,
            on_missing: RefCell::new(Callback::noop()),
            cache: PhraseCache::default(),
            data: RefCell::new(data),
        }
    }

    /// Returns whether the phrases of an owner are included, or could not be loaded.
    pub(super) fn contains(&self, owner: Option<GameId>) -> bool {
        self.add_new_files();
        self.data.borrow().owners.contains(&owner)
    }

    /// Adds the phrases of an owner, unless they are included already.
    pub(super) fn add(&self, owner: Option<GameId>, files: &[(&str, &str)]) {
        // The catalog may be borrowed while a sentence is formatted; then the next sentence gets
        // the new phrases.
        let Ok(mut data) = self.data.try_borrow_mut() else {
            return;
        };
        if data.owners.contains(&owner) {
            return;
        }
        data.owners.push(owner);
        self.cache.clear();
        for sheet in parse_files(files) {
            data.bundle.add_resource_overriding(sheet.clone());
            data.resources.push(sheet);
        }
        // The phrases of a pack override all others.
        if let Some((pack, _)) = data.over.take() {
            let over = bundle(self.language, data.resources.iter().chain([&pack]));
            data.over = Some((pack, over));
        }
    }

    /// Adds the English phrases that were loaded since the last call.
    pub(super) fn add_new_files(&self) {
        if !self.language.is_built_in() {
            return;
        }
        let new = LOADED.with_borrow(|loaded| {
            let known = &self.data.borrow().owners;
            if loaded.len() == known.len() {
                return Vec::new();
            }
            let new = loaded.iter().filter(|(owner, _)| !known.contains(owner));
            new.copied().collect()
        });
        for (owner, files) in new {
            self.add(owner, files);
        }
    }

    /// Returns whether the phrase of `key` exists; `key.part` is an attribute of a phrase.
    pub(super) fn has_phrase(&self, key: &str) -> bool {
        let data = self.data.borrow();
        let over = data.over.as_ref().map(|(_, over)| over);
        let mut bundles = over.into_iter().chain([&data.bundle]);
        bundles.any(|bundle| pattern(bundle, key).is_some())
    }

    /// Formats the phrase of `key` with its arguments.
    pub(super) fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let data = self.data.borrow();
        let over = data.over.as_ref().map(|(_, over)| over);
        let mut bundles = over.into_iter().chain([&data.bundle]);
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

/// Returns the pattern of a key in a bundle.
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

fn parse_files(files: &[(&str, &str)]) -> Vec<Rc<FluentResource>> {
    files.iter().map(|(name, text)| sheet(name, text)).collect()
}

fn sheet(name: &str, text: &str) -> Rc<FluentResource> {
    let resource = FluentResource::try_new(text.to_owned());
    Rc::new(resource.unwrap_or_else(|(rest, errors)| {
        warn(&format!("{name}: {errors:?}"));
        rest
    }))
}

/// Builds the bundle of a language, with its number format and, for the pseudo-language, its
/// transformation.
fn bundle<'a>(
    language: Language,
    sheets: impl IntoIterator<Item = &'a Rc<FluentResource>>,
) -> Bundle {
    let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![locale]);
    // The isolation marks would show as boxes in some fonts, and some screen readers announce them.
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
