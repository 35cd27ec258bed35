//! The map draft of the scenario editor: a scenario file, possibly with errors, and the changes
//! that a designer makes.
//!
//! Each change affects only the values that it names, so opening and saving a file does not change
//! it. `content` checks whether a scenario can be played.

mod mirror;
mod pieces;
mod rift;
mod terrain;

pub use mirror::GridSymmetry;
pub use pieces::BoardObject;
pub use terrain::TerrainBrush;

use super::battlefield::Side;
use super::content::ContentError;
use super::content::scenario_check::MAX_TITLE_CHARS;
use super::scenario::{FORMAT, PerSide, ScenarioFile, SideFile, TerrainFile};
use crate::error::LoadError;
use crate::json_api::{DraftFile, ScenarioDraft};

/// Id of a scenario whose title contains no character that is valid in an id.
const PLAIN_ID: &str = "scenario";
/// Victory number of a new scenario.
const DEFAULT_VICTORY: u8 = 8;
/// Command rating of a new scenario.
const DEFAULT_RATING: u8 = 4;
/// Star tokens of each side in a new scenario.
const DEFAULT_STARS: u8 = 2;

/// A scenario file that is being edited.
pub type MapDraft = ScenarioDraft<ScenarioFile>;

impl MapDraft {
    /// Creates a scenario of open space without units.
    #[must_use]
    pub fn blank() -> Self {
        let side = || SideFile {
            command_rating: DEFAULT_RATING,
            combat_cards: 0,
            stars: DEFAULT_STARS,
            units: Vec::new(),
        };
        Self(ScenarioFile {
            format: FORMAT.to_owned(),
            id: PLAIN_ID.to_owned(),
            title: String::new(),
            blurb: String::new(),
            first: Side::South,
            victory: PerSide {
                south: DEFAULT_VICTORY,
                north: DEFAULT_VICTORY,
            },
            sides: PerSide {
                south: side(),
                north: side(),
            },
            terrain: TerrainFile::default(),
            objectives: Vec::new(),
            rift: None,
            flags: Vec::new(),
        })
    }
}

impl DraftFile for ScenarioFile {
    const DEFAULT_ID: &'static str = PLAIN_ID;

    fn check_shape(&self, file: &str) -> Result<(), LoadError> {
        if self.format == FORMAT {
            return Ok(());
        }
        let error = ContentError::Format(self.format.clone());
        Err(LoadError::new(file, "format", error.reason()))
    }

    fn to_text(&self) -> String {
        // A scenario file holds only plain values, so serialization cannot fail.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    fn name(&self) -> &str {
        &self.title
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn code(draft: &ScenarioDraft<Self>) -> Option<String> {
        crate::space_rift::scenario_code::encode(draft)
    }

    fn rename(&mut self, name: &str, id: String) {
        self.title = name.chars().take(MAX_TITLE_CHARS).collect();
        self.id = id;
    }
}
