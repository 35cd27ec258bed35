//! Layout drafts `[EXO-17.27]`: a layout file, valid or not, and the changes that a designer makes
//! to it.
//!
//! A change edits only the keys that it concerns, so opening and saving a file leaves it unchanged;
//! the tile counts follow the planets that a change adds or removes. `content` checks whether a
//! layout can be played.

mod hex_content;
mod tiles;
mod transform;

pub use hex_content::{HexContent, Planet};
pub use transform::{HexTransform, Symmetry};

use super::content::ContentError;
use super::content::layout_check::MAX_TITLE_CHARS;
use super::layout::{FORMAT, LayoutFile};
use crate::error::LoadError;
use crate::json_api::{DraftFile, ScenarioDraft};
use serde::Serialize;

/// The id of a layout whose title has no character that is allowed in an id.
const PLAIN_ID: &str = "layout";

pub type MapDraft = ScenarioDraft<LayoutFile>;

impl MapDraft {
    /// Creates a layout with only the High Council.
    #[must_use]
    pub fn blank() -> Self {
        Self(LayoutFile {
            format: FORMAT.to_owned(),
            id: PLAIN_ID.to_owned(),
            title: String::new(),
            blurb: String::new(),
            tiles: [0; 3],
            homes: Vec::new(),
            open: Vec::new(),
            guards: Default::default(),
            kinds: Default::default(),
        })
    }
}

impl DraftFile for LayoutFile {
    const DEFAULT_ID: &'static str = PLAIN_ID;

    fn check_shape(&self, file: &str) -> Result<(), LoadError> {
        if self.format == FORMAT {
            return Ok(());
        }
        let error = ContentError::Format(self.format.clone());
        Err(LoadError::new(file, "format", error.reason()))
    }

    /// Writes one line for each top-level key.
    fn to_text(&self) -> String {
        let LayoutFile {
            format,
            id,
            title,
            blurb,
            tiles,
            homes,
            open,
            guards,
            kinds,
        } = self;
        let lines = [
            line("format", format),
            line("id", id),
            line("title", title),
            line("blurb", blurb),
            line("tiles", tiles),
            line("homes", homes),
            line("open", open),
            line("guards", guards),
            line("kinds", kinds),
        ];
        format!("{{\n{}\n}}\n", lines.join(",\n"))
    }

    fn name(&self) -> &str {
        &self.title
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn code(draft: &ScenarioDraft<Self>) -> Option<String> {
        crate::exodus::layout_code::encode(draft)
    }

    fn rename(&mut self, name: &str, id: String) {
        self.title = name.chars().take(MAX_TITLE_CHARS).collect();
        self.id = id;
    }
}

/// Returns a key and its value as one line of JSON.
fn line(key: &str, value: &impl Serialize) -> String {
    // Values are text and numbers, which always serialize.
    let value = serde_json::to_string(value).unwrap_or_default();
    format!("  \"{key}\": {value}")
}
