//! Drawings of all pieces: shapes and style classes only. They contain no rules; `board_view` and
//! the mats and cards beside the map decide what is drawn.
//!
//! Most are drawn around their center in board units, where a hex is 174 wide and 200 tall;
//! [`picture`] turns any of them into an inline picture.

pub mod armada;
pub mod base;
pub mod belts;
pub mod boss;
pub mod card_art;
pub mod cards;
pub mod defs;
pub mod die;
pub mod effects;
pub mod gate;
pub mod goods;
pub mod overlay;
pub mod portrait;
pub mod raider;
pub mod ship;
pub mod tile;
pub mod worlds;

pub use defs::Defs;
pub use store::pack::picture::pack_picture;
pub use ui::placement::{BoardPoint, draw_at, draw_keyed, draw_scaled, point_on_ellipse};

use engine::game::Seat;
use engine::saga::figures::Color;
use play::seats::seat_art;
use ui::panels::seat::badge;
use yew::prelude::*;

/// Draws the content pack's picture of an item by kind and id; `None` if it has none.
pub fn picture_for(kind: &str, id: &str, reach: i32) -> Option<Html> {
    pack_picture(&format!("saga-{kind}-{}", id.to_ascii_lowercase()), reach)
}

/// Returns the style class that sets a seat's colors.
#[must_use]
pub fn class_of(seat: Seat) -> String {
    seat_art(seat).class()
}

/// Scale of a seat's badge on a board, in percent. The style sheet hides its letter where it would
/// be too small to read at this scale.
pub const BADGE_SCALE: u16 = 92;

/// Draws the badge of a seat: shape, color and letter, 34 units wide.
pub fn seat_badge(seat: Seat) -> Html {
    html! { <g class={class_of(seat)}>{ badge(seat_art(seat), false) }</g> }
}

/// Returns the style class that sets the color of a sector, as `--code`.
#[must_use]
pub const fn code_class(color: Option<Color>) -> &'static str {
    match color {
        Some(Color::Blue) => "saga-of-blue",
        Some(Color::Yellow) => "saga-of-yellow",
        Some(Color::Green) => "saga-of-green",
        Some(Color::Red) => "saga-of-red",
        None => "saga-of-none",
    }
}

/// Turns a drawing that extends `reach` units from its center into an inline picture. Without a
/// label it is decorative.
pub fn picture(class: &'static str, reach: i32, label: Option<AttrValue>, body: Html) -> Html {
    store::pack::picture::picture(classes!("saga-picture", class), reach, label, body)
}

/// Returns a deterministic pseudo-random number below `bound`.
#[must_use]
pub const fn pseudo_random(seed: u32, n: u32, bound: u32) -> i32 {
    let mut hash = seed.wrapping_mul(0x9E37_79B1) ^ n.wrapping_mul(0x85EB_CA6B);
    hash ^= hash >> 15;
    hash = hash.wrapping_mul(0x2C1B_3C6D);
    hash ^= hash >> 12;
    hash = hash.wrapping_mul(0x297A_2D39);
    hash ^= hash >> 15;
    if bound == 0 { 0 } else { (hash % bound) as i32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_sheet_hides_letters_by_the_scale_of_badges() {
        let sheet = include_str!("../../../styles/saga-map.css");
        // Letter height in tenths of a unit: a letter of 19 units at the scale of a badge.
        let tenths = 19 * BADGE_SCALE / 10;
        let rule = format!(
            "19px * clamp(0, ({}.{} * var(--px)",
            tenths / 10,
            tenths % 10
        );
        assert!(sheet.contains(&rule), "{rule}");
    }
}
