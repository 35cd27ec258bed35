//! Checks of a game's phrases, called by the tests of each game.

use engine::registry::GameId;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::Path;
use ui::l10n::{Language, Phrases, files_of, keys_of};

/// Declares a list of samples, and a match that does not compile if a variant is missing.
#[macro_export]
macro_rules! exhaustive_samples {
    ($name:ident: $kind:ident { $($plain:ident),* $(,)? } $($full:expr => $pattern:pat,)*) => {
        fn $name() -> Vec<$kind> {
            let known = |one: &$kind| match one {
                $($kind::$plain => true,)*
                $($pattern => true,)*
            };
            let all = vec![$($kind::$plain,)* $($full,)*];
            assert!(all.iter().all(known));
            all
        }
    };
}

/// Declares a list of samples by variant: one or several of each. It does not compile if a variant
/// is missing.
#[macro_export]
macro_rules! samples_by_variant {
    ($(#[$doc:meta])* $name:ident: $kind:ident { $($pattern:pat => $samples:expr,)+ }) => {
        $(#[$doc])*
        pub fn $name() -> Vec<$kind> {
            let variant = |one: &$kind| match one { $($pattern => stringify!($pattern),)+ };
            let mut all: Vec<$kind> = Vec::new();
            $(
                let samples: Vec<$kind> = Vec::from($samples);
                assert!(!samples.is_empty(), "no sample of {}", stringify!($pattern));
                assert!(samples.iter().all(|one| variant(one) == stringify!($pattern)));
                all.extend(samples);
            )+
            all
        }
    };
}

/// Returns all values of an enum without fields.
///
/// # Panics
/// If a variant has fields.
pub fn all_values<E: DeserializeOwned>() -> impl Iterator<Item = E> {
    let value = |name: String| serde_json::from_value(name.into()).expect("a plain variant");
    names::<E>().into_iter().map(value)
}

/// Returns the phrases of every language that players may choose.
pub fn languages() -> impl Iterator<Item = Phrases> {
    let all = Language::OFFERED.into_iter();
    all.map(|language| Phrases::load(language.code()))
}

/// Returns whether a text is complete: without a phrase key in brackets or an argument that was not
/// given.
pub fn is_complete_text(text: &str) -> bool {
    let doubled = ["  ", " ,", " .", " ;", "()", "( ", ".."];
    !text.is_empty()
        && !text.contains(['[', ']', '{', '}', '$'])
        && !doubled.iter().any(|hole| text.contains(hole))
        && !text.starts_with([' ', ',', ':'])
        && !text.ends_with(' ')
}

/// Returns whether a text is complete and ends like a sentence.
pub fn is_sentence(text: &str) -> bool {
    is_complete_text(text) && text.ends_with(['.', '?', '!'])
}

/// Checks that every sample has a sentence in every language, and returns the sentences by language.
///
/// # Panics
/// If a sample has none.
pub fn assert_sentences<T: Debug>(
    samples: &[T],
    sentence: impl Fn(&Phrases, &T) -> String,
) -> Vec<Vec<String>> {
    let in_language = |phrases: Phrases| {
        let checked = samples.iter().map(|sample| {
            let text = sentence(&phrases, sample);
            assert!(is_sentence(&text), "{sample:?}: {text}");
            text
        });
        checked.collect()
    };
    languages().map(in_language).collect()
}

/// Checks that refusals say what to change and do not refer to other documents.
pub fn assert_complete_without_other_lines(refusals: impl IntoIterator<Item = String>) {
    for sentence in refusals {
        let line_names = ["line on top", "die Zeile", "Zeile oben"];
        let names_line = line_names.iter().any(|line| sentence.contains(line));
        assert!(!names_line, "{sentence}");
    }
}

/// Checks that there is a sample of every variant, and that there are at least `min_count`
/// variants.
pub fn assert_all_variants<E: Serialize + DeserializeOwned>(samples: &[E], min_count: usize) {
    let sample_names: Vec<String> = samples.iter().map(tag).collect();
    let names = names::<E>();
    assert!(names.len() >= min_count, "{names:?}");
    for name in names {
        assert!(sample_names.contains(&name), "no sample of {name}");
    }
}

/// Returns the name of a variant in the save format.
fn tag(sample: &impl Serialize) -> String {
    let text = serde_json::to_string(sample).expect("plain data");
    text.split('"').nth(1).unwrap_or_default().to_owned()
}

/// Returns the names of all variants, taken from the error message for an unknown one.
fn names<E: DeserializeOwned>() -> Vec<String> {
    let Err(error) = serde_json::from_str::<E>("\"-\"") else {
        return Vec::new();
    };
    let text = error.to_string();
    let expected = text.split_once("expected").map_or("", |(_, rest)| rest);
    let quoted = expected.split('`').skip(1).step_by(2);
    quoted.map(str::to_owned).collect()
}

/// Returns the phrase keys of a game that belong to no event and no refusal.
pub fn unused_phrase_keys<'a>(
    game: &str,
    events: impl IntoIterator<Item = &'a str>,
    refusals: impl IntoIterator<Item = &'a str>,
) -> Vec<String> {
    let kinds = [format!("{game}-event-"), format!("{game}-refusal-")];
    let [event, refusal] = &kinds;
    let events = events.into_iter().map(|key| format!("{event}{key}"));
    let refusals = refusals.into_iter().map(|key| format!("{refusal}{key}"));
    let used: BTreeSet<String> = events.chain(refusals).collect();
    let defined = keys_of(&format!("{game}.ftl")).into_iter();
    defined
        .filter(|key| kinds.iter().any(|kind| key.starts_with(kind)) && !used.contains(key))
        .collect()
}

/// Returns the phrases of a file that begin with `start`, without it.
pub fn keys_with_prefix(file: &str, start: &str) -> BTreeSet<String> {
    let keys = keys_of(file).into_iter();
    keys.filter_map(|key| key.strip_prefix(start).map(str::to_owned))
        .collect()
}

/// Returns the phrase keys of the variants of an enum without `family`, with which they may begin.
pub fn variant_keys(family: &str, variants: &[&str]) -> BTreeSet<String> {
    let words = variants
        .iter()
        .map(|name| name.strip_prefix(family).unwrap_or(name));
    words.map(str::to_lowercase).collect()
}

/// Reads a source file of a game in the engine.
pub fn source(folder: &str, file: &str) -> String {
    let engine = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../engine/src");
    std::fs::read_to_string(engine.join(folder).join(file)).expect("a source")
}

/// Returns the terms that a source gives to actions.
pub fn terms(source: &str) -> Vec<&str> {
    let terms = source.split("=> \"").skip(1);
    terms.filter_map(|rest| rest.split('"').next()).collect()
}

/// Returns the string literals of a source that begin with `start`.
pub fn keys<'a>(source: &'a str, start: &str) -> BTreeSet<&'a str> {
    let texts = source.split('"');
    texts.filter(|text| text.starts_with(start)).collect()
}

/// Returns the keys of a family, `<game>-<family>-<name>`, that lack a phrase or whose phrase has
/// no name.
pub fn differing_keys(game: GameId, family: &str, names: &[&str]) -> Vec<String> {
    let start = format!("{}-{family}-", game.name());
    let files = files_of(game).into_iter();
    let defined = files.flat_map(|file| keys_of(&file));
    let defined: BTreeSet<String> = defined.filter(|key| key.starts_with(&start)).collect();
    let names = names.iter().map(|name| format!("{start}{name}"));
    let used: BTreeSet<String> = names.collect();
    used.symmetric_difference(&defined).cloned().collect()
}
