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
use super::content::scenario_check::{ID_LETTERS, TITLE_LETTERS};
use super::field::Side;
use super::scenario::{Both, FORMAT, ScenarioFile, SideFile, TerrainFile};
use crate::drive::Sketched;
use crate::error::LoadError;
use crate::load::from_json;

/// The id of a scenario whose title has no letter that an id may have.
const PLAIN_ID: &str = "scenario";
/// The score that wins a new scenario.
const VICTORY: u8 = 8;
/// Command rating of a new scenario.
const RATING: u8 = 4;
/// Star tokens of a new scenario.
const STARS: u8 = 2;

/// A scenario file of this format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch(ScenarioFile);

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

    /// Takes a scenario of this format; other faults may be mended later.
    ///
    /// # Errors
    /// When it is of another format.
    pub fn of(file: &str, scenario: ScenarioFile) -> Result<Self, LoadError> {
        if scenario.format == FORMAT {
            return Ok(Self(scenario));
        }
        let fault = Fault::Format(scenario.format);
        Err(LoadError::new(file, "format", fault.reason()))
    }

    /// Reads the text of a scenario file.
    ///
    /// # Errors
    /// Names the file, the place in it and the reason.
    pub fn read(file: &str, text: &str) -> Result<Self, LoadError> {
        Self::of(file, from_json(file, text)?)
    }

    /// The text of a scenario file that [`Sketch::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        // Its parts are plain, so nothing can refuse to be written.
        serde_json::to_string_pretty(&self.0).unwrap_or_default()
    }

    /// The scenario file as it stands.
    #[must_use]
    pub const fn file(&self) -> &ScenarioFile {
        &self.0
    }

    /// The sketch after a change of what is not on the hexes: words, numbers, objectives, flags.
    #[must_use]
    pub fn with(&self, change: impl FnOnce(&mut ScenarioFile)) -> Self {
        let mut file = self.0.clone();
        change(&mut file);
        Self(file)
    }

    /// Gives it another title, and the id that goes with it.
    #[must_use]
    pub fn named(&self, title: &str) -> Self {
        self.with(|file| {
            file.title = title.chars().take(TITLE_LETTERS).collect();
            file.id = id_of(title);
        })
    }
}

impl Sketched for Sketch {
    fn read(file: &str, text: &str) -> Result<Self, LoadError> {
        Self::read(file, text)
    }

    fn write(&self) -> String {
        Self::write(self)
    }
}

/// An id made of the letters and digits of a title.
fn id_of(title: &str) -> String {
    let words: Vec<String> = title
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    let id: String = words.join("-").chars().take(ID_LETTERS).collect();
    let id = id.trim_end_matches('-');
    if id.is_empty() { PLAIN_ID } else { id }.to_owned()
}
