//! Drawings of all pieces: shapes and style classes only. They contain no rules; `board_view` and
//! the panels beside the map decide what is drawn.
//!
//! Most are drawn around their center in board units, where a hex is 200 wide and 174 tall;
//! [`picture`] turns any of them into an inline picture.

pub mod card_art;
pub mod cards;
pub mod council;
pub mod cube;
pub mod defs;
pub mod die;
pub mod effects;
pub mod guard;
pub mod hull;
pub mod modules;
pub mod overlay;
pub mod part;
pub mod planet;
pub mod resource;
pub mod rocket;
pub mod rubble;
pub mod ship;
pub mod tech;
pub mod territory;
pub mod titles;

pub use defs::Defs;
pub use ship::{CloakState, ShipLook, ship};
pub use store::pack::picture::{image, pack_picture};
pub use ui::placement::{BoardPoint, draw_at, draw_keyed, draw_scaled, point_on_ellipse};

use engine::game::Seat;
use play::seats::seat_art;
use ui::panels::seat::badge;
use yew::prelude::*;

/// Returns the style class that sets a seat's colors.
#[must_use]
pub fn class_of(seat: Seat) -> String {
    seat_art(seat).class()
}

/// Draws the badge of a seat: shape, color and letter, 34 units wide.
pub fn seat_badge(seat: Seat) -> Html {
    html! { <g class={class_of(seat)}>{ badge(seat_art(seat), false) }</g> }
}

/// Turns a drawing that extends `reach` units from its center into an inline picture. Without a
/// label it is decorative.
pub fn picture(class: &'static str, reach: i32, label: Option<AttrValue>, body: Html) -> Html {
    store::pack::picture::picture(classes!("exo-picture", class), reach, label, body)
}
