//! Starbases: hexagonal rings around the contents of their sector, in the colors of a seat; lost
//! ones are dark and broken.

use super::{
    BADGE_SCALE, BoardPoint, class_of, draw_at, draw_scaled, pack_picture, picture, seat_badge,
};
use engine::game::Seat;
use yew::prelude::*;

/// Path of a hexagon with a corner on top, 128 units high.
const RING_PATH: &str = "M0-64L55.4-32V32L0 64-55.4 32V-32Z";
/// Places of the docks at its corners.
const DOCKS: [BoardPoint; 6] = [
    (0, -64),
    (55, -32),
    (55, 32),
    (0, 64),
    (-55, 32),
    (-55, -32),
];

/// Everything that the drawing of a Starbase shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BaseLook {
    /// The seat whose color it has, if any.
    pub seat: Option<Seat>,
    pub is_active: bool,
    pub is_home: bool,
}

pub fn base(look: BaseLook) -> Html {
    let state = if look.is_active { "active" } else { "dark" };
    let seat = look.seat.map(class_of);
    html! {
        <g class={classes!("saga-base", state, seat, look.is_home.then_some("home"))}>
            { pack_picture("saga-starbase", 70).unwrap_or_else(ring) }
            if look.is_home {
                <path class="saga-base-home" d={RING_PATH} transform="scale(1.16)" />
            }
            if let Some(seat) = look.seat.filter(|_| look.is_active) {
                { draw_scaled((-55, 32), BADGE_SCALE, seat_badge(seat)) }
            }
            if !look.is_active {
                { draw_at((-55, 32), html! { <g class="saga-base-off"><circle r="12" /><path d="M-5-5L5 5M5-5L-5 5" /></g> }) }
            }
        </g>
    }
}

fn ring() -> Html {
    let dock = |place: &BoardPoint| {
        draw_at(
            *place,
            html! { <path class="saga-dock" d="M-8-5L0-10 8-5V5L0 10-8 5Z" /> },
        )
    };
    html! { <>
        <path class="saga-base-under" d={RING_PATH} />
        <path class="saga-base-ring" d={RING_PATH} />
        <path class="saga-base-seam" d={RING_PATH} transform="scale(0.92)" />
        { for DOCKS.iter().map(dock) }
    </> }
}

pub fn icon(look: BaseLook, label: Option<AttrValue>) -> Html {
    picture("saga-icon", 80, label, base(look))
}
