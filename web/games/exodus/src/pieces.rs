//! Pictures of everything that lies on the table: shapes and style classes only. What is drawn is told
//! by [`super::field`], by the boards beside the map and by `story`; nothing here knows rules.
//!
//! Most are drawn around a middle in board units, where a hex is 200 wide and 174 tall; [`picture`] makes
//! a small picture for running text of any of them.

pub mod cards;
pub mod council;
pub mod cube;
pub mod defs;
pub mod die;
pub mod effects;
pub mod guard;
pub mod hull;
pub mod overlay;
pub mod part;
pub mod planet;
pub mod resource;
pub mod rocket;
pub mod rubble;
pub mod ship;
pub mod tech;
pub mod titles;

pub use defs::Defs;
pub use ship::{ShipLook, Veil, ship};
pub use store::pack::picture::{image, pictured};
pub use ui::put::{Place, around, at, keyed_at, sized};

use engine::game::Seat;
use play::seats::art;
use ui::console::seat::badge;
use yew::prelude::*;

/// Style class that gives a seat's colors to everything inside.
#[must_use]
pub fn class_of(seat: Seat) -> String {
    art(seat).class()
}

/// The sign of a seat: shape, color and letter, 34 units wide.
pub fn sign(seat: Seat) -> Html {
    html! { <g class={class_of(seat)}>{ badge(art(seat), false) }</g> }
}

/// A small picture of a drawing that reaches so far from its middle, for running text and buttons.
/// Without a label it is decoration.
pub fn picture(class: &'static str, reach: i32, label: Option<AttrValue>, body: Html) -> Html {
    store::pack::picture::picture(classes!("exo-picture", class), reach, label, body)
}
