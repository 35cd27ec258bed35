//! The pieces of a Space Rift board, drawn around the center of their hex (100 units wide, north
//! up). Drawings contain no rules; `board_view` selects what to draw.

pub mod card_art;
pub mod covered_feature;
pub mod defs;
pub mod dial;
pub mod die;
pub mod effects;
pub mod hull;
pub mod meteor;
pub mod overlay;
pub mod side;
pub mod terrain;
pub mod tile;
pub mod unit;

pub use defs::Defs;
pub use hull::Hull;
pub use ui::placement::{draw_at, draw_keyed};
pub use unit::{UnitLook, unit};

/// Returns the point at a distance from the origin and an angle in degrees, clockwise from north.
pub fn polar(radius: i32, degrees: i32) -> (i32, i32) {
    let turn = f64::from(degrees).to_radians();
    let (x, y) = (turn.sin(), -turn.cos());
    let at = |part: f64| (f64::from(radius) * part).round() as i32;
    (at(x), at(y))
}
