//! Draws the star map and describes its hexes as board cells. It computes no legality, and sees
//! only views, so that sealed orders are drawn only for those who may see them.
//!
//! The number of a hex is the number of its cell: both count in canonical order.

mod attacks;
mod base_layer;
mod cells;
mod features;
mod formation;
mod order_preview;
mod pieces;
mod territory;

pub use attacks::{aimed_rocket, battles, range, rocket_attacks};
pub use base_layer::{base_layer, home_hex, home_hexes};
pub use cells::{CellHighlights, cells};
pub use features::{
    cubes_name, feature_inputs, features, guard_name, look as planet_look, planet_name, rocket_name,
};
pub use formation::{PiecePlacement, formation};
pub use order_preview::{orders, reach, route, stack_route};
pub use pieces::{
    cloak_state, lone_ship, look as ship_look, pieces, placed_pieces, placement_of, ship_name,
};
pub use territory::{held_hexes, territories};

use super::pieces::BoardPoint;
use board::FlatHexGrid;
use board::flat_hex::hex_center;
use engine::exodus::Exodus;
use engine::exodus::axial::label;
use engine::exodus::hex::{HexId, MAX_HEXES};
use std::rc::Rc;
use yew::AttrValue;

#[must_use]
pub fn board(game: &Exodus) -> FlatHexGrid {
    FlatHexGrid::from_axial(game.map_hexes().iter().map(|site| site.axial))
}

/// Returns the short names of all hexes, printed small on the board.
#[must_use]
pub fn labels(game: &Exodus) -> Rc<[AttrValue]> {
    let name = |axial| AttrValue::from(label(axial));
    game.map_hexes()
        .iter()
        .map(|site| name(site.axial))
        .collect()
}

/// Returns the hex with the number of a cell; `None` if the number is too large for any map.
#[must_use]
pub fn hex_at(index: u16) -> Option<HexId> {
    let number = u8::try_from(index).ok()?;
    (usize::from(number) < MAX_HEXES).then_some(HexId(number))
}

/// Returns the number of a hex's cell.
#[must_use]
pub const fn index_of(hex: HexId) -> u16 {
    hex.0 as u16
}

/// Returns the center of a hex in board units; the origin if the map has no such hex.
#[must_use]
pub fn center(game: &Exodus, hex: HexId) -> BoardPoint {
    let site = game.map_hexes().get(hex.index());
    site.map_or((0, 0), |site| hex_center(site.axial))
}

#[cfg(test)]
pub mod tests;
