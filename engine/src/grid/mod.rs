//! Geometry of boards: coordinates, labels, directions, distances. Knows no game.

pub mod heading;
pub mod hex;
mod place_set;
pub mod square;

pub use heading::Heading;
pub use hex::HexMap;
pub use place_set::PlaceSet;
pub use square::{Plane, Space, Square};
