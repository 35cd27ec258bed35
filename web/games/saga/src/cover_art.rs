//! The animated cover art of Saga: the broken Jumpgate in green space, two armadas that bring what
//! it needs, and a bladed shape in the haze.

use super::pieces::{armada, defs, draw_scaled, gate, goods, raider, worlds};
use engine::game::Seat;
use engine::saga::figures::Color;
use yew::prelude::*;

/// The cover art, or the content pack's picture if it has one. It is decorative and hidden from
/// screen readers.
#[component]
pub fn CoverArt() -> Html {
    if let Some(href) = store::pack::slot_picture_url("saga-door") {
        return html! {
            <svg class="door-scene saga-scene" viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"><image width="640" height="320" preserveAspectRatio="xMidYMid slice" {href} /></svg>
        };
    }
    html! {
        <svg class="door-scene saga-scene" viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice"
            aria-hidden="true">
            { defs::defs() }
            <path class="scene-hexes" d={hexes()} />
            <g class="saga-of-green" transform="translate(520 70) scale(2.5)">{ worlds::nebula(3, Color::Green) }</g>
            <g class="saga-of-blue" transform="translate(70 330) scale(2.1)">{ worlds::planet(1, Color::Blue) }</g>
            <g transform="translate(404 144) scale(1.72)">
                <g class="saga-turning">{ gate::ring() }</g>
                { gate::filled_slots(2, 3) }
            </g>
            <g class="scene-far saga-of-red">
                { draw_scaled((566, 92), 90, raider::raider(2)) }
                { draw_scaled((604, 130), 70, raider::raider(1)) }
                { draw_scaled((530, 58), 60, raider::raider(1)) }
            </g>
            <g class="scene-near">
                { draw_ship(0, (236, 214), 58, "1.9") }
                { draw_ship(1, (170, 132), 66, "1.25") }
            </g>
            <g class="scene-mid">{ draw_scaled((292, 182), 110, goods::xpm()) }</g>
        </svg>
    }
}

/// Returns the path of some small hexagons in the background.
fn hexes() -> String {
    let corner = |n: i32| (n % 8 * 96 - 10 + n / 8 % 2 * 48, n / 8 * 84 - 30);
    let hex_path = |(x, y): (i32, i32)| format!("M{x} {y}l48 28v56l-48 28-48-28v-56z");
    (0..40).map(corner).map(hex_path).collect()
}

fn draw_ship(seat: u8, (x, y): (i32, i32), course: i32, scale: &str) -> Html {
    html! {
        <g transform={format!("translate({x} {y}) rotate({course}) scale({scale})")}>
            <path class="wake" d="M-6 34L-3 70 0 92 3 70 6 34Z" />
            { armada::fleet(Seat(seat)) }
        </g>
    }
}
