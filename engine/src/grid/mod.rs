//! Geometry of boards: coordinates, labels, directions, distances. Knows no game.

pub mod facing;
pub mod square;

pub use facing::Heading;
pub use square::{Plane, Space, Square};
