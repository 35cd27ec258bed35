//! The pieces of a Rift board, drawn around the center of their square (100 units wide, north up).
//! They take plain numbers and use no engine types.

pub mod defs;
pub mod effects;
pub mod heading;
pub mod hull;
pub mod mine;
pub mod nebula;
pub mod overlay;
pub mod plane;
pub mod shields;
pub mod ship;
pub mod stack;
pub mod terrain;

pub use defs::Defs;
pub use hull::Hull;
pub use plane::Plane;
pub use ship::{ShipLook, ship};
pub use stack::{Fan, Stack};
pub use ui::panels::seat;
pub use ui::panels::seat::SeatStyle;
pub use ui::placement::{draw_at, draw_keyed};
