//! Draws the battle and describes its hexes as board cells. It computes no legality and shows only
//! public information.

mod base_layer;
mod cells;
mod order_preview;
mod pieces;
mod rift;

pub use base_layer::{base_layer, battlefield, features};
pub use cells::{CellHighlights, cells};
pub use order_preview::{
    Forecast, gap_closings, line_of_sight, reach, rift_direction, risky_hexes, route,
};
pub use pieces::{
    art_meteor, highlight_rings, lone_meteor, lone_ship, lone_unit, look, meteor_name, pieces,
    unit_name,
};
pub use rift::{open_hexes, rift_signs, rift_tiles, tile_name};

use board::HexGrid;
use board::grid::Grid;
use engine::space_rift::battlefield::Hex;

/// The battlefield `[SR-1.2]`.
pub const BOARD: HexGrid = HexGrid {
    column_count: 13,
    row_count: 11,
    is_indented: true,
};

/// Returns the row of the drawing for a row of the battlefield, which the rules count from the
/// south.
const fn drawn_row(row: u8) -> u8 {
    10 - row
}

/// Returns the number of a hex on the drawing grid.
#[must_use]
pub fn index_of(hex: Hex) -> u16 {
    BOARD.row_start(drawn_row(hex.row()).into()) + u16::from(hex.column()) - 1
}

/// Returns the hex with this number on the drawing grid; `None` if there is no such hex.
#[must_use]
pub fn hex_at(index: u16) -> Option<Hex> {
    let (column, row) = BOARD.column_row(index);
    let row = u8::try_from(row).ok().filter(|row| *row <= 10)?;
    Hex::at(drawn_row(row), u8::try_from(column).ok()? + 1)
}

/// Returns the center of a hex in board units.
#[must_use]
pub fn center(hex: Hex) -> (i32, i32) {
    BOARD.center(index_of(hex))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::space_rift::battlefield::Direction;

    #[test]
    fn every_hex_has_its_index_and_name_on_the_drawn_board() {
        assert_eq!(usize::from(BOARD.count()), Hex::COUNT);
        for hex in Hex::all() {
            assert_eq!(hex_at(index_of(hex)), Some(hex));
            assert_eq!(BOARD.name(index_of(hex)), hex.to_string());
        }
        assert_eq!(hex_at(138), None);
    }

    #[test]
    fn rule_directions_match_drawing_directions() {
        for hex in Hex::all() {
            let (x, y) = center(hex);
            for direction in Direction::ALL {
                let (dx, rows) = direction.step();
                if let Some(next) = hex.neighbor(direction) {
                    let expected = (x + 50 * i32::from(dx), y - 87 * i32::from(rows));
                    assert_eq!(center(next), expected, "{hex} {direction:?}");
                }
            }
        }
    }
}
