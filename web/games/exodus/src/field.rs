//! The star map as drawings and cells of the board: what lies where, and what may be picked. Computes no
//! legality, and is told views only: what is sealed is drawn for whoever may see it.
//!
//! The number of a hex is the number of its cell: both count in canonical order.

mod cells;
mod features;
mod formation;
mod ground;
mod orders;
mod pieces;
mod strikes;

pub use cells::{Sights, cells};
pub use features::{
    cubes_name, features, guard_name, look as planet_look, lying, planet_name, rocket_name,
};
pub use formation::{Stand, formation};
pub use ground::{ground, home_hex, home_signs};
pub use orders::{course, orders, reach, way};
pub use pieces::{lone_ship, look as ship_look, pieces, ship_name, stand_of, standing, veil_of};
pub use strikes::{aim, battles, range, salvos};

use super::pieces::Place;
use board::FlatGrid;
use board::flat::middle;
use engine::exodus::Exodus;
use engine::exodus::chart::label;
use engine::exodus::star::{HexId, MAX_HEXES};
use std::rc::Rc;
use yew::AttrValue;

/// The board of a table's map.
#[must_use]
pub fn board(table: &Exodus) -> FlatGrid {
    FlatGrid::of(table.sites().iter().map(|site| site.axial))
}

/// The short names of all hexes, as they stand small on the board.
#[must_use]
pub fn labels(table: &Exodus) -> Rc<[AttrValue]> {
    let name = |axial| AttrValue::from(label(axial));
    table.sites().iter().map(|site| name(site.axial)).collect()
}

/// The hex with the number of a cell.
#[must_use]
pub fn hex_at(index: u16) -> Option<HexId> {
    let number = u8::try_from(index).ok()?;
    (usize::from(number) < MAX_HEXES).then_some(HexId(number))
}

/// The number of the cell of a hex.
#[must_use]
pub const fn index_of(hex: HexId) -> u16 {
    hex.0 as u16
}

/// The middle of a hex in board units; the origin for a hex that the map does not have.
#[must_use]
pub fn center(table: &Exodus, hex: HexId) -> Place {
    let site = table.sites().get(hex.index());
    site.map_or((0, 0), |site| middle(site.axial))
}

#[cfg(test)]
pub mod tests;
