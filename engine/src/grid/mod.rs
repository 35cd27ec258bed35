//! Geometry of boards, square and hexagonal: coordinates, labels, directions, distances.

pub mod heading;
pub mod hex;
mod place_set;
pub mod square;

pub use heading::Heading;
pub use hex::HexMap;
pub use place_set::PlaceSet;
pub use square::{Plane, Space, Square};
