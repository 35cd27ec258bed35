//! Content packs: files in which a publisher replaces figures, boards, phrases, pictures and colors
//! of a game. This module reads the fields that packs of all games share, and reports why a pack is
//! rejected.
//!
//! The game checks the content; the page checks phrases, pictures and colors.

mod error;

pub use error::{PackError, PackErrorKind, json_pointer};

use crate::content_id::is_id;
#[cfg(feature = "schema")]
use crate::content_id::{NOT_BLANK, id_pattern};
use crate::load::from_json;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The value of `format` in a pack.
pub const FORMAT: &str = "centauri-pack/1";
/// The maximum size of a pack, in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// The maximum length of a title, a version and a person's name, in characters.
const MAX_TITLE_CHARS: usize = 80;

/// The data that identifies a pack in saves and lists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackName {
    /// The id: 1 to 40 lower-case letters, digits and hyphens.
    pub id: String,
    /// The version, in any scheme of the publisher.
    pub version: String,
    /// The title that people read.
    pub title: String,
}

/// A person or company that made or owns the content.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Credit {
    /// The name of the person or company.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_TITLE_CHARS)))]
    pub name: String,
    /// The contribution, as free text.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_TITLE_CHARS)))]
    pub role: String,
    /// An `https://` URL with more information; may be empty.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^(https://.*)?$")))]
    pub url: String,
}

/// A pack as written in its file; `C` is the content of its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    bound(deserialize = "C: DeserializeOwned + Default")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(
        title = "A content pack",
        bound = "C: Default",
        description = "centauri-pack/1. What depends on other values is checked by the game, which names file, place and reason."
    )
)]
pub struct PackFile<C> {
    /// Always [`FORMAT`].
    #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
    pub format: String,
    /// The URL of the JSON Schema, for text editors.
    #[serde(default, rename = "$schema", skip_serializing_if = "String::is_empty")]
    pub schema: String,
    /// The short name of the game that the pack is for.
    pub game: String,
    /// The id: 1 to 40 lower-case letters, digits and hyphens.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// The version, in any scheme of the publisher.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_TITLE_CHARS), regex(pattern = NOT_BLANK)))]
    pub version: String,
    /// The title that people read.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_TITLE_CHARS), regex(pattern = NOT_BLANK)))]
    pub title: String,
    /// The people and companies who made the pack.
    #[serde(default)]
    pub credits: Vec<Credit>,
    /// The data that the game is built from.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(
            with = "serde_json::Map<String, serde_json::Value>",
            description = "What is played with; each game has parts of its own."
        )
    )]
    pub content: C,
    /// Phrases by language, then by key.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(description = "Phrases of the game in other words, in Fluent, by key.")
    )]
    pub phrases: BTreeMap<String, BTreeMap<String, String>>,
    /// Pictures by slot: a data URL, or the URL of a file beside the pack.
    #[serde(default)]
    pub pictures: BTreeMap<String, String>,
    /// Colors and shapes by theme, then by token.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(description = "Colors and form by theme.")
    )]
    pub theme: BTreeMap<String, BTreeMap<String, String>>,
}

impl<C> PackFile<C> {
    /// Returns the id, version and title.
    #[must_use]
    pub fn name(&self) -> PackName {
        PackName {
            id: self.id.clone(),
            version: self.version.clone(),
            title: self.title.clone(),
        }
    }

    /// Returns the pack with all fields except the content.
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

/// Returns the name of the game that the pack in `text` is for, without checking the other fields.
///
/// ```
/// use engine::pack::game_of;
///
/// let text = r#"{ "format": "centauri-pack/1", "game": "rift", "id": "my-pack" }"#;
/// assert_eq!(game_of("my.json", text).as_deref(), Ok("rift"));
/// assert!(game_of("my.json", "{}").is_err());
/// ```
///
/// # Errors
/// Returns an error if the text is not a pack, or has a newer format.
pub fn game_of(file: &str, text: &str) -> Result<String, PackError> {
    #[derive(Deserialize)]
    struct Head {
        format: Option<String>,
        game: Option<String>,
    }
    let error = |path: &str, kind| PackError::new(file, path, kind);
    if text.len() > MAX_BYTES {
        let (bytes, limit) = (text.len(), MAX_BYTES);
        return Err(error("", PackErrorKind::TooLarge { bytes, limit }));
    }
    let head: Head = from_json(file, text).map_err(PackError::from_load_error)?;
    if head.format.as_deref() != Some(FORMAT) {
        return Err(error("format", PackErrorKind::Format));
    }
    head.game.ok_or_else(|| error("game", PackErrorKind::Game))
}

/// Reads the pack in `text` and checks all fields except the content.
///
/// ```
/// use engine::pack;
///
/// let text = r#"{
///     "format": "centauri-pack/1", "game": "rift",
///     "id": "harbor-lights", "version": "1.0", "title": "Harbor Lights"
/// }"#;
/// let pack = pack::read::<()>("harbor.json", text)?;
/// assert_eq!(pack.name().title, "Harbor Lights");
///
/// let error = pack::read::<()>("harbor.json", &text.replace("harbor-lights", "Harbor!"));
/// assert_eq!(error.unwrap_err().place, "/id");
/// # Ok::<(), pack::PackError>(())
/// ```
///
/// # Errors
/// Returns an error if the pack is invalid; it names the file, the path in it and the reason.
pub fn read<C: DeserializeOwned + Default>(
    file: &str,
    text: &str,
) -> Result<PackFile<C>, PackError> {
    let pack: PackFile<C> = from_json(file, text).map_err(PackError::from_load_error)?;
    let reject = |path: &str, kind| Err(PackError::new(file, path, kind));
    if !is_id(&pack.id) {
        return reject("id", PackErrorKind::Id);
    }
    for (path, words) in [("version", &pack.version), ("title", &pack.title)] {
        if words.trim().is_empty() || words.chars().count() > MAX_TITLE_CHARS {
            return reject(
                path,
                PackErrorKind::Length {
                    most: MAX_TITLE_CHARS,
                },
            );
        }
    }
    for (n, credit) in pack.credits.iter().enumerate() {
        let long = |words: &str| words.chars().count() > MAX_TITLE_CHARS;
        if credit.name.is_empty() || long(&credit.name) || long(&credit.role) {
            let most = MAX_TITLE_CHARS;
            return reject(
                &format!("credits[{n}].name"),
                PackErrorKind::Length { most },
            );
        }
        if !credit.url.is_empty() && !credit.url.starts_with("https://") {
            return reject(&format!("credits[{n}].url"), PackErrorKind::Url);
        }
    }
    Ok(pack)
}
