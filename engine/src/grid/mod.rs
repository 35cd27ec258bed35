//! Geometry of boards: coordinates, labels, directions, distances. Knows no game.

pub mod facing;
pub mod hex;
mod places;
pub mod square;

pub use facing::Heading;
pub use hex::HexMap;
pub use places::Places;
pub use square::{Plane, Space, Square};
