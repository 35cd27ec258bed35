//! What lies on a Space Rift board, drawn around the center of its hexagon (100 units wide, north is
//! up). Nothing here knows rules; what is drawn is told by [`super::board_view`] and `story`.

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

/// A point so far from the origin in a direction of degrees clockwise from the north.
pub fn polar(radius: i32, degrees: i32) -> (i32, i32) {
    let turn = f64::from(degrees).to_radians();
    let (x, y) = (turn.sin(), -turn.cos());
    let at = |part: f64| (f64::from(radius) * part).round() as i32;
    (at(x), at(y))
}
