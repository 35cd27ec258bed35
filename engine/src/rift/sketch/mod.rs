//! A board that is being made: a board file of sound shape, whatever else is wrong with it, and
//! the changes a designer makes.
//!
//! A change touches only what it names, so a file that is opened and written again is the same.
//! Whether a board can be played is the matter of `content`.

mod objects;
mod size;
mod terrain;

pub use terrain::Ground;

use super::board_file::{BoardFile, FORMAT};
use super::content::figures_check::ID_LETTERS;
use super::content::{self, Fault, Stock, Warning, board_check, warnings};
use super::options::Mode;
use crate::drive::Sketched;
use crate::error::LoadError;
use crate::grid::Square;
use crate::load::from_json;

/// The id of a board whose name has no letter that an id may have.
const PLAIN_ID: &str = "board";

/// A board file with a whole head, rows that fit it, and nothing off the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch(BoardFile);

impl Sketch {
    /// Open space without ships. Sides that no board has are brought within the bounds.
    #[must_use]
    pub fn blank(width: u8, height: u8) -> Self {
        let (width, height) = (size::side(width), size::side(height));
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

    /// Takes a board file that has the shape of a board; other faults may be mended later.
    ///
    /// # Errors
    /// The first fault of shape, or what is off the board.
    pub fn of(file: &str, board: BoardFile) -> Result<Self, LoadError> {
        let mut faults = board_check::shape_faults(&board);
        if faults.is_empty() {
            faults = content::faults(&board);
            faults.retain(is_off);
        }
        match faults.first() {
            Some(fault) => Err(fault.refuse(file)),
            None => Ok(Self(board)),
        }
    }

    /// Reads the text of a board file.
    ///
    /// # Errors
    /// Names the file, the place in it and the reason.
    pub fn read(file: &str, text: &str) -> Result<Self, LoadError> {
        Self::of(file, from_json(file, text)?)
    }

    /// The text of a board file that [`Sketch::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        // Its parts are plain, so nothing can refuse to be written.
        serde_json::to_string_pretty(&self.0).unwrap_or_default()
    }

    /// The board file as it stands.
    #[must_use]
    pub const fn file(&self) -> &BoardFile {
        &self.0
    }

    /// Whether a square is on the board.
    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        square.x() < self.0.width && square.y() < self.0.height
    }

    /// Everything that keeps it from being played.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        content::faults(&self.0)
    }

    /// Everything that keeps it from being played with a stock.
    #[must_use]
    pub fn faults_with(&self, stock: &Stock) -> Vec<Fault> {
        stock.faults(&self.0)
    }

    /// What is odd about it, once it can be played.
    #[must_use]
    pub fn warnings(&self) -> Vec<Warning> {
        warnings(&self.0)
    }

    /// The sketch after a change of what is not on the squares: words, mode, options, task. A
    /// change that spoils its shape does not happen.
    #[must_use]
    pub fn with(&self, change: impl FnOnce(&mut BoardFile)) -> Self {
        let mut board = self.0.clone();
        change(&mut board);
        Self::of("board", board).unwrap_or_else(|_| self.clone())
    }

    /// Gives it another name, and the id that goes with it.
    #[must_use]
    pub fn named(&self, name: &str) -> Self {
        let mut sketch = self.clone();
        name.clone_into(&mut sketch.0.name);
        sketch.0.id = id_of(name);
        sketch
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

/// Whether a fault is of something that could not be seen on the board.
const fn is_off(fault: &Fault) -> bool {
    matches!(
        fault,
        Fault::AsteroidOff { .. } | Fault::Off { .. } | Fault::GoalOff { .. }
    )
}

/// An id made of the letters and digits of a name.
fn id_of(name: &str) -> String {
    let words: Vec<String> = name
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    let id: String = words.join("-").chars().take(ID_LETTERS).collect();
    let id = id.trim_end_matches('-');
    if id.is_empty() { PLAIN_ID } else { id }.to_owned()
}
