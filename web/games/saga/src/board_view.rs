//! Draws the sector map and describes its hexes as board cells. It computes no legality, and sees
//! only public information.
//!
//! The number of a hex is the number of its cell. The board shows the sectors in play and the rim
//! around them.

mod base_layer;
mod cells;
mod features;
mod formation;
mod pieces;
mod raider_threats;
mod routes;

pub use base_layer::{base_layer, sector_name};
pub use cells::{CellHighlights, cells};
pub use features::{
    astartium_name, base_name, base_owner, entity_look, features, gate_slots, xpm_name,
};
pub use formation::{PiecePlacement, PlacedPiece, formation};
pub use pieces::{
    armada_look, armada_name, boss_name, boss_plates, entity_name, has_force_field, pieces,
    placement_of, raider_name, ravager_name,
};
pub use raider_threats::{protected_area, raider_routes, surge_warnings};
pub use routes::{armada_route, fights};

use super::pieces::BoardPoint;
use board::PointyHexGrid;
use board::pointy_hex::{axial, hex_center};
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::hex::{HEXES, HexId, HexSet};
use engine::saga::ids::ArmadaId;
use engine::saga::state::Public;

/// Returns the current board: sectors, the rim, and `extra_hexes`, such as the targets of a prompt.
#[must_use]
pub fn board(game: &Saga, public: &Public, extra_hexes: HexSet) -> PointyHexGrid {
    let sectors = public.sectors.iter().map(|sector| sector.hex);
    let rim = rim(game, public);
    PointyHexGrid::from_indices(
        sectors
            .chain(rim.iter())
            .chain(extra_hexes.iter())
            .map(index_of),
    )
}

/// Returns the vacant hexes next to sectors that are within the scenario's distance of the
/// Jumpgate; empty if no sector is left to place.
#[must_use]
pub fn rim(game: &Saga, public: &Public) -> HexSet {
    if game.pile_left(public) == 0 {
        return HexSet::NONE;
    }
    let adjacent = public
        .sectors
        .iter()
        .flat_map(|sector| game.board().neighbors(sector.hex.0).map(HexId));
    let max_distance = game.mission().max_distance;
    let is_vacant =
        |hex: &HexId| game.distance(HexId::GATE, *hex) <= max_distance && public.at(*hex).is_none();
    adjacent.filter(is_vacant).collect()
}

/// Returns the hex with the number of a cell; `None` if it is too large.
#[must_use]
pub fn hex_at(index: u16) -> Option<HexId> {
    let number = u8::try_from(index).ok()?;
    (usize::from(number) < HEXES).then_some(HexId(number))
}

/// Returns the number of a hex's cell.
#[must_use]
pub const fn index_of(hex: HexId) -> u16 {
    hex.0 as u16
}

/// Returns the center of a hex in board units.
#[must_use]
pub fn center(hex: HexId) -> BoardPoint {
    hex_center(axial(index_of(hex)))
}

/// Returns the seat whose color, shape and letter an armada has: its owner, or a second seat for
/// the second armada in solo play.
#[must_use]
pub const fn seat_of(armada: ArmadaId) -> Seat {
    Seat(armada.0)
}

#[cfg(test)]
pub mod tests;
