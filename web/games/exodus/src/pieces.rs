//! Pictures of everything that lies on the table: shapes and style classes only. What is drawn is told
//! by [`super::board_view`], by the boards beside the map and by `story`; nothing here knows rules.
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
pub use ship::{CloakState, ShipLook, ship};
pub use store::pack::picture::{image, pack_picture};
pub use ui::placement::{BoardPoint, draw_at, draw_keyed, draw_scaled, point_on_ellipse};

use engine::game::Seat;
use play::seats::seat_art;
use ui::panels::seat::badge;
use yew::prelude::*;

/// Style class that gives a seat's colors to everything inside.
#[must_use]
pub fn class_of(seat: Seat) -> String {
    seat_art(seat).class()
}

/// The sign of a seat: shape, color and letter, 34 units wide.
pub fn sign(seat: Seat) -> Html {
    html! { <g class={class_of(seat)}>{ badge(seat_art(seat), false) }</g> }
}

/// A small picture of a drawing that reaches so far from its middle, for running text and buttons.
/// Without a label it is decoration.
pub fn picture(class: &'static str, reach: i32, label: Option<AttrValue>, body: Html) -> Html {
    store::pack::picture::picture(classes!("exo-picture", class), reach, label, body)
}
