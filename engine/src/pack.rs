//! Content packs: files by which a publisher puts figures, boards, words, pictures and colors of a
//! game in the place of ours. Here is what a pack of any game has: its head, its parts as they
//! stand in the file, and why one is refused.
//!
//! What its content must be is said in the folder of its game; words,
//! pictures and colors are the page's. Nothing here draws or speaks.

mod error;

pub use error::{PackError, PackErrorKind, json_pointer};

use crate::load::from_json;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The value of `format` in a pack.
pub const FORMAT: &str = "centauri-pack/1";
/// Longest pack that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// Longest id of a pack.
const ID_LETTERS: usize = 40;
/// Longest title, version and name of a person.
const TITLE_LETTERS: usize = 80;

/// By what saves and lists know a pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackName {
    /// Its id: 1 to 40 lower-case letters, digits and hyphens.
    pub id: String,
    /// Its version, as its makers count.
    pub version: String,
    /// What people call it.
    pub title: String,
}

/// Somebody who made the content, or owns it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credit {
    /// Who.
    pub name: String,
    /// For what, in the pack's own words.
    #[serde(default)]
    pub role: String,
    /// Where more about them is told.
    #[serde(default)]
    pub url: String,
}

/// A pack as it stands in its file; `C` is the content of its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    bound(deserialize = "C: DeserializeOwned + Default")
)]
pub struct PackFile<C> {
    /// Always [`FORMAT`].
    pub format: String,
    /// For editors of text: where the published schema is.
    #[serde(default, rename = "$schema", skip_serializing_if = "String::is_empty")]
    pub schema: String,
    /// The short name of its game.
    pub game: String,
    /// As in [`PackName`].
    pub id: String,
    /// As in [`PackName`].
    pub version: String,
    /// As in [`PackName`].
    pub title: String,
    /// Who made it.
    #[serde(default)]
    pub credits: Vec<Credit>,
    /// What is played with.
    #[serde(default)]
    pub content: C,
    /// Words by language and key.
    #[serde(default)]
    pub phrases: BTreeMap<String, BTreeMap<String, String>>,
    /// Pictures by slot: a data URL, or the address of a file beside the pack.
    #[serde(default)]
    pub pictures: BTreeMap<String, String>,
    /// Colors and form by theme, then by token.
    #[serde(default)]
    pub theme: BTreeMap<String, BTreeMap<String, String>>,
}

impl<C> PackFile<C> {
    /// By what it is known.
    #[must_use]
    pub fn name(&self) -> PackName {
        PackName {
            id: self.id.clone(),
            version: self.version.clone(),
            title: self.title.clone(),
        }
    }

    /// The pack without its content.
    #[must_use]
    pub fn without_content(self) -> PackFile<()> {
        PackFile {
            format: self.format,
            schema: self.schema,
            game: self.game,
            id: self.id,
            version: self.version,
            title: self.title,
            credits: self.credits,
            content: (),
            phrases: self.phrases,
            pictures: self.pictures,
            theme: self.theme,
        }
    }
}

/// The name of the game that the pack in `text` is for, before anything else of it is read.
///
/// # Errors
/// When it is no pack, or of a later format.
pub fn game_of(file: &str, text: &str) -> Result<String, PackError> {
    #[derive(Deserialize)]
    struct Head {
        format: Option<String>,
        game: Option<String>,
    }
    let wrong = |place: &str, fault| PackError::new(file, place, fault);
    if text.len() > MAX_BYTES {
        let (bytes, limit) = (text.len(), MAX_BYTES);
        return Err(wrong("", PackErrorKind::TooLarge { bytes, limit }));
    }
    let head: Head = from_json(file, text).map_err(PackError::from_load_error)?;
    if head.format.as_deref() != Some(FORMAT) {
        return Err(wrong("format", PackErrorKind::Format));
    }
    head.game.ok_or_else(|| wrong("game", PackErrorKind::Game))
}

/// Reads the pack in `text`, up to its content.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn read<C: DeserializeOwned + Default>(
    file: &str,
    text: &str,
) -> Result<PackFile<C>, PackError> {
    let pack: PackFile<C> = from_json(file, text).map_err(PackError::from_load_error)?;
    let wrong = |place: &str, fault| Err(PackError::new(file, place, fault));
    let is_id = (1..=ID_LETTERS).contains(&pack.id.len())
        && pack
            .id
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    if !is_id {
        return wrong("id", PackErrorKind::Id);
    }
    for (place, words) in [("version", &pack.version), ("title", &pack.title)] {
        if words.trim().is_empty() || words.chars().count() > TITLE_LETTERS {
            return wrong(
                place,
                PackErrorKind::Length {
                    most: TITLE_LETTERS,
                },
            );
        }
    }
    for (n, credit) in pack.credits.iter().enumerate() {
        let long = |words: &str| words.chars().count() > TITLE_LETTERS;
        if credit.name.is_empty() || long(&credit.name) || long(&credit.role) {
            let most = TITLE_LETTERS;
            return wrong(
                &format!("credits[{n}].name"),
                PackErrorKind::Length { most },
            );
        }
        if !credit.url.is_empty() && !credit.url.starts_with("https://") {
            return wrong(&format!("credits[{n}].url"), PackErrorKind::Url);
        }
    }
    Ok(pack)
}
