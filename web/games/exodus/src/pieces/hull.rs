//! The four ship types from above, bow north: shapes only; the colors come from the seat.

use super::defs::pattern_fill;
use super::pack_picture;
use engine::exodus::content::pack_support::ship_slot;
use engine::exodus::ship::ShipType;
use engine::game::Seat;
use yew::prelude::*;

/// Style class and path of each part, drawn over the outline.
type Parts = &'static [(&'static str, &'static str)];

const RAIDER: Parts = &[
    (
        "hull-shade",
        "M0-20C3-11 9-5 21 5L17 13C11 8 7 8 4 11L2 17H0Z",
    ),
    ("seam", "M0-6V10M-14 5L-5 1M14 5L5 1"),
    ("glass", "M0-12L2.4-5 0-2-2.4-5Z"),
    ("engine", "M-2 14H2V18H-2Z"),
];

const FIGHTER: Parts = &[
    (
        "hull-shade",
        "M0-21L3.5-9 5-1 14-7 15-15H18.5V11L14 14 6 9 4 17H0Z",
    ),
    ("seam", "M-5 3H5M-15-4V8M15-4V8"),
    ("glass", "M0-13L2.2-6 0-3-2.2-6Z"),
    ("engine", "M-3 15H3V18H-3Z"),
];

const CARRIER: Parts = &[
    ("hull-shade", "M0-9H6L9-17H17L21-10V13L16 19H0Z"),
    ("bore", "M-9-4H9V12H-9Z"),
    ("exo-deck", "M0-2V1M0 4V7M0 9V11"),
    ("metal", "M-18-6H-14V8H-18ZM14-6H18V8H14Z"),
    ("engine", "M-12 17H-5V20H-12ZM5 17H12V20H5Z"),
];

const CRUISER: Parts = &[
    (
        "hull-shade",
        "M0-25L6-16V-7L12-1 14-9H20V14L13 18 8 14 6 22H0Z",
    ),
    ("hull-deep", "M-17-3V11M17-3V11"),
    ("metal", "M0-11A3 3 0 1 1-.01-11ZM0 0A3.4 3.4 0 1 1-.01 0Z"),
    ("seam", "M-6-14H6M0 10V18M-17-3V11M17-3V11"),
    ("engine", "M-4 20H4V23H-4Z"),
];

/// Returns the outline of a ship, 42 units wide and 44 tall: a crescent, a dart with two booms, a
/// broad deck, a spine with pods.
#[must_use]
pub const fn outline(kind: ShipType) -> &'static str {
    match kind {
        ShipType::Raider => {
            "M0-20C3-11 9-5 21 5L17 13C11 8 7 8 4 11L2 17H-2L-4 11C-7 8-11 8-17 13L-21 5C-9-5-3-11 0-20Z"
        }
        ShipType::Fighter => {
            "M0-21L3.5-9 5-1 14-7 15-15H18.5V11L14 14 6 9 4 17H-4L-6 9-14 14-18.5 11V-15H-15L-14-7-5-1-3.5-9Z"
        }
        ShipType::Carrier => "M-17-17H-9L-6-9H6L9-17H17L21-10V13L16 19H-16L-21 13V-10Z",
        ShipType::Cruiser => {
            "M0-25L6-16V-7L12-1 14-9H20V14L13 18 8 14 6 22H-6L-8 14-13 18-20 14V-9H-14L-12-1-6-7V-16Z"
        }
    }
}

const fn parts(kind: ShipType) -> Parts {
    match kind {
        ShipType::Raider => RAIDER,
        ShipType::Fighter => FIGHTER,
        ShipType::Carrier => CARRIER,
        ShipType::Cruiser => CRUISER,
    }
}

/// Draws one ship around its center.
pub fn render(kind: ShipType, seat: Seat) -> Html {
    if let Some(picture) = pack_picture(&ship_slot(kind.key()), 23) {
        return html! { <><circle class="exo-pictured-base" r="21" />{ picture }</> };
    }
    let part = |(class, d): &(&'static str, &'static str)| html! { <path class={*class} d={*d} /> };
    html! { <>
        <path class="hull" d={outline(kind)} />
        if let Some(fill) = pattern_fill(seat) {
            <path class="livery" {fill} d={outline(kind)} />
        }
        { for parts(kind).iter().map(part) }
    </> }
}

/// Draws the outline alone, for a cloaked ship or an empty slot.
pub fn outline_drawing(kind: ShipType) -> Html {
    html! { <path class="exo-outline" d={outline(kind)} /> }
}
