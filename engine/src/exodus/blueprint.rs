//! Blueprints: parts on the grids of ship types. A part can lie on a grid in a number of ways,
//! worked out once for a table ([`Grids`]); a blueprint names them by number, so that whether parts
//! fit is a look at bits `[EXO-9.2]`.

use super::part::Item;
use super::ship::ShipType;
use crate::components::ArrayVec;
use serde::{Deserialize, Serialize};

/// Most parts of a blueprint.
pub const MAX_FITTED: usize = 8;

/// A part on a blueprint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FittedPart {
    /// Which.
    pub item: Item,
    /// How it lies: a number of [`Grids::placements`].
    pub way: u8,
}

/// The parts of one ship type of a seat.
pub type Blueprint = ArrayVec<FittedPart, MAX_FITTED>;

/// The blueprints of a seat, by ship type.
pub type Blueprints = [Blueprint; 4];

/// A set of cells of a grid, one bit each, row by row of the smallest rectangle around it.
pub type CellSet = u32;

/// The grid of a ship type and the ways in which each part can lie on it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Grid {
    /// Rows and columns of the rectangle around it.
    pub rows: u8,
    /// Columns.
    pub columns: u8,
    /// The cells that there are.
    pub cells: CellSet,
    /// For each item, the cells that it covers in each way it can lie, in ascending order of the
    /// topmost, leftmost cell, then of the turn; none for rockets.
    pub ways: Vec<Vec<CellSet>>,
}

/// The grids of all ship types.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Grids(pub [Grid; 4]);

impl Grids {
    /// The grid of a ship type.
    #[must_use]
    pub const fn of(&self, kind: ShipType) -> &Grid {
        &self.0[kind.index()]
    }

    /// The ways in which an item can lie on the grid of a ship type.
    #[must_use]
    pub fn placements(&self, kind: ShipType, item: Item) -> &[CellSet] {
        let ways = self.of(kind).ways.get(item.index());
        ways.map_or(&[], Vec::as_slice)
    }

    /// The cells that a part covers; none for a way that there is not.
    #[must_use]
    pub fn cells(&self, kind: ShipType, part: FittedPart) -> Option<CellSet> {
        let ways = self.placements(kind, part.item);
        ways.get(usize::from(part.way)).copied()
    }

    /// The cells that the parts of a blueprint cover.
    #[must_use]
    pub fn covered(&self, kind: ShipType, blueprint: &[FittedPart]) -> CellSet {
        let cells = blueprint.iter().filter_map(|&part| self.cells(kind, part));
        cells.fold(0, |all, cells| all | cells)
    }
}
