//! The battlefield `[SR-1]`: its 138 hexes, directions, distances and sections, and how each side
//! counts rows and hexes.
//!
//! Rows run west to east and are lettered from the south `[SR-1.1]`. A long row has 13 hexes, a
//! short one 12; the half-hexes at the ends of short rows are not part of the battlefield. All of
//! this data is constant, so the state does not store it.

mod direction;
mod hex;
mod hex_set;
mod section;
mod side;

pub use direction::Direction;
#[cfg(feature = "schema")]
pub use hex::HEX_PATTERN;
pub use hex::{Hex, HexError, Point};
pub use hex_set::HexSet;
pub use section::{Section, Sector};
pub use side::Side;
