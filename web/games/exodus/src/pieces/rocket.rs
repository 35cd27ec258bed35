//! The three rockets, on the rim of their planet and as separate pieces.

use super::{pack_picture, picture};
use engine::exodus::content::pack_support::item_slot;
use engine::exodus::part::Rocket;
use yew::prelude::*;

/// Returns the style class of a kind of rocket.
#[must_use]
pub const fn class_name(rocket: Rocket) -> &'static str {
    match rocket {
        Rocket::Hypersonic => "of-hypersonic",
        Rocket::Biochemical => "of-biochemical",
        Rocket::Graviton => "of-graviton",
    }
}

/// Draws a rocket, nose north, 24 units wide and 44 tall: a needle with swept fins, a flask with a
/// collar, a heavy head with a ring.
pub fn body(rocket: Rocket) -> Html {
    if let Some(picture) = pack_picture(&item_slot(rocket.item().key()), 22) {
        return picture;
    }
    let (outline, trim) = match rocket {
        Rocket::Hypersonic => (
            "M0-24C4-16 5-8 5 2V10L12 20 5 17 3 20H-3L-5 17-12 20-5 10V2C-5-8-4-16 0-24Z",
            "M-5-2H5M0 4V14",
        ),
        Rocket::Biochemical => (
            "M-4-22H4V-12C12-8 12 4 8 10L10 20H-10L-8 10C-12 4-12-8-4-12Z",
            "M-4-16H4M0-6A4 4 0 1 1-.01-6ZM-7 12H7",
        ),
        Rocket::Graviton => (
            "M0-22C9-20 12-12 12-4H6V8L12 20H-12L-6 8V-4H-12C-12-12-9-20 0-22Z",
            "M-12-4H12M-6 4H6M0-15A3.4 3.4 0 1 1-.01-15Z",
        ),
    };
    html! {
        <g class={classes!("exo-rocket", class_name(rocket))}>
            <path class="exo-rocket-body" d={outline} /><path class="exo-rocket-trim" d={trim} />
        </g>
    }
}

/// Draws rockets of a kind on the rim of their planet, at an angle in degrees clockwise from the
/// east.
pub fn rim_rockets(rocket: Rocket, count: u8, degrees: i32) -> Html {
    let turn = format!("rotate({}) translate(0 -61) scale(0.62)", degrees + 90);
    let (x, y) = super::point_on_ellipse(79, 79, degrees);
    html! {
        <g class="exo-fin">
            <g transform={turn}>{ body(rocket) }</g>
            if count > 1 {
                <g transform={format!("translate({x} {y})")}><circle class="exo-fin-plate" r="8.5" /><text y="4.6">{ count }</text></g>
            }
        </g>
    }
}

pub fn icon(rocket: Rocket, label: Option<AttrValue>) -> Html {
    picture("exo-icon", 25, label, body(rocket))
}
