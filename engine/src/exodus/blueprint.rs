//! Blueprints: parts on the grids of ship types. The possible placements of each part on each grid
//! are computed once per game ([`Grids`]), and a blueprint stores placement indices, so that
//! checking whether parts fit is a bit operation `[EXO-9.2]`.

use super::part::Item;
use super::ship::ShipType;
use crate::components::ArrayVec;
use serde::{Deserialize, Serialize};

/// Maximum number of parts on a blueprint.
pub const MAX_FITTED: usize = 8;

/// A part that is fitted on a blueprint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Fitted"))]
pub struct FittedPart {
    /// The kind of part.
    #[cfg_attr(feature = "schema", ts(as = "super::part::Part"))]
    pub item: Item,
    /// Index of the part's placement on the grid, see [`Grids::placements`].
    #[cfg_attr(feature = "schema", ts(as = "Placement"))]
    pub way: u8,
}

/// The orientation and position of a part on a blueprint, as an index into its possible placements
/// on that grid, in ascending order of the topmost, leftmost cell that it covers, then of its
/// rotation. `ways` of the content has the cells of each.
#[cfg(feature = "schema")]
#[derive(ts_rs::TS)]
#[ts(rename = "Way", type = "number")]
pub struct Placement;

/// The fitted parts of one ship type of a seat.
#[cfg(feature = "schema")]
#[derive(ts_rs::TS)]
#[ts(rename = "Blueprint", type = "Fitted[]")]
pub struct BlueprintList;

/// The blueprints of a seat, by ship type.
#[cfg(feature = "schema")]
#[derive(ts_rs::TS)]
#[ts(
    rename = "Blueprints",
    type = "[Blueprint, Blueprint, Blueprint, Blueprint]"
)]
pub struct BlueprintLists;

/// The fitted parts of one ship type of a seat.
pub type Blueprint = ArrayVec<FittedPart, MAX_FITTED>;

/// The blueprints of a seat, indexed by ship type.
pub type Blueprints = [Blueprint; 4];

/// A set of grid cells, one bit each, row by row of the grid's bounding rectangle.
pub type CellSet = u32;

/// The grid of a ship type and the placements of each part on it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Grid {
    /// Rows of the bounding rectangle.
    pub rows: u8,
    /// Columns of the bounding rectangle.
    pub columns: u8,
    /// The cells that belong to the grid.
    pub cells: CellSet,
    /// For each item, the cells that it covers in each placement, sorted by the topmost, leftmost
    /// cell and then by rotation; empty for rockets.
    pub placements: Vec<Vec<CellSet>>,
}

/// The grids of all ship types, indexed by ship type.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Grids(pub [Grid; 4]);

impl Grids {
    #[must_use]
    pub const fn of(&self, kind: ShipType) -> &Grid {
        &self.0[kind.index()]
    }

    /// Returns the placements of an item on the grid of a ship type.
    #[must_use]
    pub fn placements(&self, kind: ShipType, item: Item) -> &[CellSet] {
        let placements = self.of(kind).placements.get(item.index());
        placements.map_or(&[], Vec::as_slice)
    }

    /// Returns the cells that a part covers, or `None` if its placement does not exist.
    #[must_use]
    pub fn cells(&self, kind: ShipType, part: FittedPart) -> Option<CellSet> {
        let placements = self.placements(kind, part.item);
        placements.get(usize::from(part.way)).copied()
    }

    /// Returns all cells that the parts of a blueprint cover.
    #[must_use]
    pub fn covered(&self, kind: ShipType, blueprint: &[FittedPart]) -> CellSet {
        let cells = blueprint.iter().filter_map(|&part| self.cells(kind, part));
        cells.fold(0, |all, cells| all | cells)
    }
}
