//! A scenario that is being made: a scenario file, whatever is wrong with it, and the changes a
//! designer makes.
//!
//! A change touches only what it names, so a file that is opened and written again is the same.
//! Whether a scenario can be played is the matter of `content`.

mod mirror;
mod pieces;
mod rift;
mod terrain;

pub use mirror::Motion;
pub use pieces::Object;
pub use terrain::Ground;

use super::content::Fault;
use super::content::scenario_check::TITLE_LETTERS;
use super::field::Side;
use super::scenario::{Both, FORMAT, ScenarioFile, SideFile, TerrainFile};
use crate::drive::{Sheet, SheetFile};
use crate::error::LoadError;

/// The id of a scenario whose title has no letter that an id may have.
const PLAIN_ID: &str = "scenario";
/// The score that wins a new scenario.
const VICTORY: u8 = 8;
/// Command rating of a new scenario.
const RATING: u8 = 4;
/// Star tokens of a new scenario.
const STARS: u8 = 2;

/// A scenario file of this format.
pub type Sketch = Sheet<ScenarioFile>;

impl Sketch {
    /// Open space without units.
    #[must_use]
    pub fn blank() -> Self {
        let side = || SideFile {
            command_rating: RATING,
            combat_cards: 0,
            stars: STARS,
            units: Vec::new(),
        };
        Self(ScenarioFile {
            format: FORMAT.to_owned(),
            id: PLAIN_ID.to_owned(),
            title: String::new(),
            blurb: String::new(),
            first: Side::South,
            victory: Both {
                south: VICTORY,
                north: VICTORY,
            },
            sides: Both {
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

impl SheetFile for ScenarioFile {
    const PLAIN_ID: &'static str = PLAIN_ID;

    fn shape(&self, file: &str) -> Result<(), LoadError> {
        if self.format == FORMAT {
            return Ok(());
        }
        let fault = Fault::Format(self.format.clone());
        Err(LoadError::new(file, "format", fault.reason()))
    }

    fn written(&self) -> String {
        // Its parts are plain, so nothing can refuse to be written.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    fn name(&self) -> &str {
        &self.title
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn code(sheet: &Sheet<Self>) -> Option<String> {
        crate::space_rift::scenario_code::encode(sheet)
    }

    fn call(&mut self, name: &str, id: String) {
        self.title = name.chars().take(TITLE_LETTERS).collect();
        self.id = id;
    }
}
