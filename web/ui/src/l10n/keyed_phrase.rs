//! Phrases whose keys consist of the name of a game, a family and the name of a value, such as
//! `saga-color-blue`.

use super::Phrases;

/// Returns the key of a value's phrase.
#[must_use]
pub fn key_of(game: &str, family: &str, name: impl Into<&'static str>) -> String {
    format!("{game}-{family}-{}", name.into())
}

/// Returns the phrase of a value.
#[must_use]
pub fn text_of(
    phrases: &Phrases,
    game: &str,
    family: &str,
    name: impl Into<&'static str>,
) -> String {
    phrases.text(&key_of(game, family, name))
}
