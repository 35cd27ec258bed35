//! What lies on a Rift board, drawn around the center of its square (100 units wide, north is up).
//! Plain numbers in, drawings out: nothing here knows the rules or the engine's types.

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

pub use crate::console::seat::{self, Seat};
pub use defs::Defs;
pub use hull::Hull;
pub use plane::Plane;
pub use ship::{ShipLook, ship};
pub use stack::{Fan, Stack};

use yew::prelude::*;

/// A drawing at a point of the board.
pub fn at((x, y): (i32, i32), body: Html) -> Html {
    html! { <g transform={format!("translate({x} {y})")}>{ body }</g> }
}

/// A drawing at a point of the board that keeps its identity when the list around it changes, and by which
/// animations find it.
pub fn keyed_at(name: String, (x, y): (i32, i32), body: Html) -> Html {
    html! { <g key={name.clone()} data-piece={name} transform={format!("translate({x} {y})")}>{ body }</g> }
}
