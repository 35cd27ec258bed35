//! The animated cover art of Centauri Rift: three ships, three planes, and a rotating planet.

use super::pieces::hull;
use super::pieces::{Hull, SeatStyle};
use yew::prelude::*;

/// Shows the cover art, or the content pack's picture if it has one. It is decorative and hidden
/// from screen readers.
#[component]
pub fn CoverArt() -> Html {
    if let Some(href) = store::pack::slot_picture_url("rift-door") {
        return html! {
            <svg class="door-scene rift-scene" viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"><image width="640" height="320" preserveAspectRatio="xMidYMid slice" {href} /></svg>
        };
    }
    html! {
        <svg class="door-scene rift-scene" viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice"
            aria-hidden="true">
            <defs>
                <radialGradient id="scene-planet" cx="0.3" cy="0.25" r="0.85">
                    <stop offset="0" class="stop-planet-light" />
                    <stop offset="0.45" class="stop-planet" />
                    <stop offset="1" class="stop-planet-deep" />
                </radialGradient>
            </defs>
            <circle fill="url(#scene-planet)" cx="556" cy="34" r="128" />
            { grid() }
            <g class="scene-far">{ ship_outline(Hull::Screech, 3, (174, 62), 112, "0.42") }</g>
            <g class="scene-mid">{ ship_outline(Hull::Hammer, 1, (474, 148), 262, "0.74") }</g>
            <path class="scene-beam" d="M312 148L430 146" />
            <g class="scene-near">{ ship_outline(Hull::Rhino, 0, (238, 158), 82, "1.16") }</g>
        </svg>
    }
}

/// Draws the grid of the middle plane in perspective.
fn grid() -> Html {
    let along = (0..9).map(|i| {
        let (top, bottom) = (120 + i * 50, -420 + i * 185);
        format!("M{top} 128L{bottom} 330")
    });
    let across = [128, 143, 164, 194, 236, 290].map(|y| format!("M-20 {y}H660"));
    let lines: String = along.chain(across).collect();
    html! { <path class="scene-grid" d={lines} /> }
}

fn ship_outline(model: Hull, seat: u8, (x, y): (i32, i32), heading: i32, scale: &str) -> Html {
    let seat = SeatStyle::new(seat);
    html! {
        <g class={seat.class()} transform={format!("translate({x} {y}) rotate({heading}) scale({scale})")}>
            <path class="wake" d="M-15 20L-11 58-7 24-3 70 0 24 3 70 7 24 11 58 15 20Z" />
            { hull::draw(model, seat) }
        </g>
    }
}
