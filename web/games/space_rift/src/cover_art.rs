//! The animated cover art of Space Rift: the rotating fold in violet space, and two approaching
//! fleets.

use super::pieces::hull;
use super::pieces::{Hull, side};
use engine::space_rift::battlefield::Side;
use yew::prelude::*;

/// Path of one arm of the fold, from the rim to the center.
const ARM: &str = "M0 0C18-40 88-52 128-8 150 34 120 118 20 140-30 150-108 138-150 98-86 128-4 122 52 92 112 60 104 14 74 8 44 2 18 14 0 0Z";

/// Shows the cover art, or the content pack's picture if it has one. It is decorative and hidden
/// from screen readers.
#[component]
pub fn CoverArt() -> Html {
    if let Some(href) = store::pack::slot_picture_url("space-rift-door") {
        return html! {
            <svg class="door-scene space-scene" viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"><image width="640" height="320" preserveAspectRatio="xMidYMid slice" {href} /></svg>
        };
    }
    let arm = |n: i32| html! { <path class="fold-arm" d={ARM} transform={format!("rotate({})", n * 72)} /> };
    html! {
        <svg class="door-scene space-scene" viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice"
            aria-hidden="true">
            <defs>
                <radialGradient id="fold-light">
                    <stop offset="0" class="stop-rift-core" /><stop offset="0.22" class="stop-rift-core" />
                    <stop offset="0.4" class="stop-fold" /><stop offset="1" class="stop-fold-end" />
                </radialGradient>
            </defs>
            <path class="scene-hexes" d={hexes()} />
            <g transform="translate(330 150) rotate(-18) scale(1 0.58)">
                <circle class="fold-halo" fill="url(#fold-light)" r="215" />
                <g class="fold-spiral">{ for (0..5).map(arm) }</g>
                <circle class="fold-eye" r="26" />
            </g>
            <g class="scene-far">
                { draw_ship(Hull::Cruiser, Side::North, (520, 50), 236, "0.62") }
                { draw_ship(Hull::Cruiser, Side::North, (560, 82), 236, "0.7") }
                { draw_ship(Hull::Destroyer, Side::North, (586, 38), 236, "0.6") }
            </g>
            <g class="scene-mid">
                { draw_ship(Hull::Flagship, Side::North, (548, 190), 262, "1.2") }
                { draw_ship(Hull::Fighter, Side::North, (478, 214), 258, "0.8") }
                { draw_ship(Hull::Fighter, Side::North, (486, 170), 262, "0.8") }
            </g>
            <path class="scene-beam" d="M190 214L300 176M196 232L304 186" />
            <g class="scene-near">
                { draw_ship(Hull::Battleship, Side::South, (112, 232), 66, "1.9") }
                { draw_ship(Hull::Fighter, Side::South, (196, 168), 62, "1.1") }
                { draw_ship(Hull::Fighter, Side::South, (168, 138), 62, "1.1") }
                { draw_ship(Hull::Fighter, Side::South, (216, 128), 62, "1.1") }
                { draw_ship(Hull::Destroyer, Side::South, (216, 272), 68, "1.3") }
            </g>
        </svg>
    }
}

/// Returns the path of some small hexagons in the background.
fn hexes() -> String {
    let point = |n: i32| ((n % 9) * 84 - 30 + (n / 9 % 2) * 42, (n / 9) * 73 - 20);
    let hexagon = |(x, y): (i32, i32)| format!("M{x} {y}l42 24v49l-42 24-42-24v-49z");
    (0..45).map(point).map(hexagon).collect()
}

fn draw_ship(model: Hull, side: Side, (x, y): (i32, i32), course: i32, scale: &str) -> Html {
    html! {
        <g class={side::class_of(side)} transform={format!("translate({x} {y}) rotate({course}) scale({scale})")}>
            <path class="wake" d="M-5 20L-3 44 0 60 3 44 5 20Z" />
            <g class="fleet">{ hull::draw(model, side) }</g>
        </g>
    }
}
