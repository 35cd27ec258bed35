//! The battlefield `[SR-1]`: its 138 hexes, directions, distances, sections, and how each side
//! counts rows and hexes. Knows neither units nor features nor the rift.
//!
//! Rows run west-east and are lettered from the south `[SR-1.1]`. A long row has 13 hexes, a short one 12,
//! and the half hexes at the ends of short rows are not part of the battlefield. Everything is a
//! constant or comes from a constant table, so nothing of it is in a state.

mod direction;
mod hex;
mod hex_set;
mod section;
mod side;

pub use direction::Direction;
pub use hex::{Hex, HexError, Point};
pub use hex_set::HexSet;
pub use section::{Section, Sector};
pub use side::Side;
