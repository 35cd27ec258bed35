//! The map draft of the board editor: a board file with a valid shape, possibly with other errors,
//! and the changes that a designer makes.
//!
//! A change affects only the parts that it names, so a file that is opened and saved again stays
//! the same. The module `content` checks whether a board can be played.

mod objects;
mod size;
mod terrain;

pub use terrain::TerrainBrush;

use super::board_file::{BoardFile, FORMAT};
use super::content::{self, BoardWarning, ContentError, ContentSet, board_check};
use super::options::Mode;
use crate::error::LoadError;
use crate::grid::Square;
use crate::json_api::{DraftFile, ScenarioDraft};

/// Id of a board whose name contains no character that is valid in an id.
const PLAIN_ID: &str = "board";

/// A board file with a complete header, rows that fit it, and nothing off the board.
pub type MapDraft = ScenarioDraft<BoardFile>;

impl MapDraft {
    /// Creates a board of open space without ships. The size is clamped to the allowed range.
    #[must_use]
    pub fn blank(width: u8, height: u8) -> Self {
        let (width, height) = (size::clamped_side(width), size::clamped_side(height));
        let row = ".".repeat(usize::from(width));
        Self(BoardFile {
            format: FORMAT.to_owned(),
            id: PLAIN_ID.to_owned(),
            name: String::new(),
            blurb: String::new(),
            width,
            height,
            rows: vec![row; usize::from(height)],
            mode: Mode::Elimination,
            options: serde_json::Map::new(),
            min_ships: None,
            starts: Vec::new(),
            mines: Vec::new(),
            asteroids: Vec::new(),
            goals: Vec::new(),
            puzzle: None,
        })
    }

    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        square.x() < self.0.width && square.y() < self.0.height
    }

    /// Returns everything that keeps the board from being played with the base content.
    #[must_use]
    pub fn content_errors(&self) -> Vec<ContentError> {
        content::content_errors(&self.0)
    }

    /// Returns everything that keeps the board from being played with a content set.
    #[must_use]
    pub fn content_errors_with(&self, content: &ContentSet) -> Vec<ContentError> {
        content.content_errors(&self.0)
    }

    /// Returns the warnings about the board, which must be free of errors.
    #[must_use]
    pub fn warnings(&self) -> Vec<BoardWarning> {
        content::warnings(&self.0)
    }
}

impl DraftFile for BoardFile {
    const DEFAULT_ID: &'static str = PLAIN_ID;

    /// Returns the first shape error, or the first object that is off the board.
    fn check_shape(&self, file: &str) -> Result<(), LoadError> {
        let mut errors = board_check::shape_errors(self);
        if errors.is_empty() {
            errors = content::content_errors(self);
            errors.retain(is_off);
        }
        match errors.first() {
            Some(error) => Err(error.to_load_error(file)),
            None => Ok(()),
        }
    }

    fn to_text(&self) -> String {
        // A board file holds only plain values, so serialization cannot fail.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// Returns the changed draft, or `before` if the change breaks the shape.
    fn after_change(self, before: &Self) -> Self {
        match self.check_shape("board") {
            Ok(()) => self,
            Err(_) => before.clone(),
        }
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn code(draft: &ScenarioDraft<Self>) -> Option<String> {
        crate::rift::board_code::encode(draft)
    }

    fn rename(&mut self, name: &str, id: String) {
        name.clone_into(&mut self.name);
        self.id = id;
    }
}

/// Returns whether an error concerns an object that could not be shown on the board.
const fn is_off(error: &ContentError) -> bool {
    matches!(
        error,
        ContentError::AsteroidOff { .. } | ContentError::Off { .. } | ContentError::GoalOff { .. }
    )
}
