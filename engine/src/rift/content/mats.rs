//! Assembles a board from the space mats, planet tokens and overlays of the boxed game.
//!
//! The result is the rows of a board file, without starting places.

use crate::error::LoadError;
use crate::grid::Square;
use crate::grid::square::MAX_SIDE;
use crate::load::from_json;
use crate::rift::board::Terrain;
use serde::{Deserialize, Serialize};

/// Squares along each side of a mat `[RIFT-2.2]`.
pub const MAT_SIDE: u8 = 4;

const MATS: &str = include_str!("mats.json");
const PLANET: char = '#';
const OPEN: char = '.';

/// The mats and overlays that a layout can use.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatSet {
    /// Sides of space mats, each usable separately.
    pub mats: Vec<Mat>,
    /// Overlays of the size of a mat; their open squares show the terrain below.
    pub overlays: Vec<Mat>,
}

/// A piece of 4 × 4 squares, in the symbols of the board file. The symbol gives the plane of an
/// asteroid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mat {
    /// Id by which layouts name the piece.
    pub id: String,
    /// Rows of the piece before it is turned, north first.
    pub rows: [String; MAT_SIDE as usize],
}

/// The placement of all pieces. Squares without a mat are open space.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// Number of columns of the board.
    pub width: u8,
    /// Number of rows of the board.
    pub height: u8,
    /// Mats; no two may cover the same square.
    #[serde(default)]
    pub mats: Vec<PlacedMat>,
    /// Overlays from bottom to top; each hides the squares that it covers.
    #[serde(default)]
    pub overlays: Vec<PlacedMat>,
    /// Squares of planet tokens, which are placed on top of mats and overlays.
    #[serde(default)]
    pub planets: Vec<Square>,
}

/// The placement of one mat or overlay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedMat {
    /// Id of the mat or overlay.
    pub id: String,
    /// Square of the north-west corner.
    pub at: Square,
    /// Number of quarter turns clockwise.
    #[serde(default)]
    pub turns: u8,
}

/// Loads the mats and overlays of the boxed game `[RIFT-3.3]`.
///
/// # Errors
/// Returns an error only if the embedded file is invalid, which a test rules out.
pub fn mats() -> Result<MatSet, LoadError> {
    parse_mats("mats.json", MATS)
}

/// Parses a file of mats and overlays.
///
/// # Errors
/// Returns an error that names the file, the path in it and the reason.
pub fn parse_mats(file: &str, text: &str) -> Result<MatSet, LoadError> {
    let mats: MatSet = from_json(file, text)?;
    for (key, pieces) in [("mats", &mats.mats), ("overlays", &mats.overlays)] {
        for (n, piece) in pieces.iter().enumerate() {
            for (y, row) in piece.rows.iter().enumerate() {
                let known = |symbol| Terrain::of_symbol(symbol).is_some();
                if row.chars().count() != usize::from(MAT_SIDE) || !row.chars().all(known) {
                    let reason = format!("`{row}` is not {MAT_SIDE} symbols of terrain");
                    return Err(LoadError::new(
                        file,
                        format!("{key}[{n}].rows[{y}]"),
                        reason,
                    ));
                }
            }
        }
    }
    Ok(mats)
}

impl Mat {
    /// Returns the symbol at a column and row after `turns` quarter turns clockwise.
    #[must_use]
    pub fn symbol(&self, x: u8, y: u8, turns: u8) -> char {
        let last = MAT_SIDE - 1;
        let (x, y) = match turns % 4 {
            1 => (y, last - x),
            2 => (last - x, last - y),
            3 => (last - y, x),
            _ => (x, y),
        };
        let row = self.rows.get(usize::from(y));
        row.and_then(|row| row.chars().nth(usize::from(x)))
            .unwrap_or(OPEN)
    }

    /// Iterates over the squares that the mat covers in this placement, with their symbols.
    fn squares(&self, placed_mat: &PlacedMat) -> impl Iterator<Item = (usize, usize, char)> {
        let cells = (0..MAT_SIDE).flat_map(|y| (0..MAT_SIDE).map(move |x| (x, y)));
        cells.map(|(x, y)| {
            let column = usize::from(placed_mat.at.x()) + usize::from(x);
            let row = usize::from(placed_mat.at.y()) + usize::from(y);
            (column, row, self.symbol(x, y, placed_mat.turns))
        })
    }
}

impl Layout {
    /// Returns the rows of the board that the pieces form `[RIFT-18.5]` `[RIFT-18.6]`.
    ///
    /// # Errors
    /// Returns an error that names the piece that is unknown, does not fit on the board, or covers
    /// another mat.
    pub fn rows(&self, mats: &MatSet) -> Result<Vec<String>, LoadError> {
        for (key, side) in [("width", self.width), ("height", self.height)] {
            if side > MAX_SIDE {
                let reason = format!("{side} is more than {MAX_SIDE} squares");
                return Err(LoadError::new("layout", key, reason));
            }
        }
        let row = vec![None; usize::from(self.width)];
        let mut cells: Vec<Vec<Option<char>>> = vec![row; usize::from(self.height)];
        for (n, placed_mat) in self.mats.iter().enumerate() {
            let path = format!("mats[{n}]");
            let mat = self.find_piece(&path, placed_mat, &mats.mats)?;
            for (x, y, symbol) in mat.squares(placed_mat) {
                let cell = cells.get_mut(y).and_then(|row| row.get_mut(x));
                if cell.is_some_and(|cell| cell.replace(symbol).is_some()) {
                    let reason = "covers a square of another mat";
                    return Err(LoadError::new("layout", path, reason));
                }
            }
        }
        let mut cover = |x: usize, y: usize, symbol: char| {
            if let Some(cell) = cells.get_mut(y).and_then(|row| row.get_mut(x)) {
                *cell = Some(symbol);
            }
        };
        for (n, placed_mat) in self.overlays.iter().enumerate() {
            let overlay = self.find_piece(&format!("overlays[{n}]"), placed_mat, &mats.overlays)?;
            let squares = overlay.squares(placed_mat);
            squares
                .filter(|(_, _, symbol)| *symbol != OPEN)
                .for_each(|(x, y, symbol)| cover(x, y, symbol));
        }
        for (n, planet) in self.planets.iter().enumerate() {
            if planet.x() >= self.width || planet.y() >= self.height {
                let reason = format!("{planet} is off the board");
                return Err(LoadError::new("layout", format!("planets[{n}]"), reason));
            }
            cover(usize::from(planet.x()), usize::from(planet.y()), PLANET);
        }
        let text = |row: &Vec<Option<char>>| row.iter().map(|cell| cell.unwrap_or(OPEN)).collect();
        Ok(cells.iter().map(text).collect())
    }

    fn find_piece<'a>(
        &self,
        path: &str,
        placed_mat: &PlacedMat,
        pieces: &'a [Mat],
    ) -> Result<&'a Mat, LoadError> {
        let fits = |start: u8, side: u8| start + MAT_SIDE <= side;
        if !fits(placed_mat.at.x(), self.width) || !fits(placed_mat.at.y(), self.height) {
            let reason = format!("at {} it reaches beyond the board", placed_mat.at);
            return Err(LoadError::new("layout", format!("{path}.at"), reason));
        }
        pieces
            .iter()
            .find(|mat| mat.id == placed_mat.id)
            .ok_or_else(|| {
                let reason = format!("there is no piece `{}`", placed_mat.id);
                LoadError::new("layout", format!("{path}.id"), reason)
            })
    }
}
