//! Tiles of the rift: a slowly rotating spiral with a number. A style animation rotates it, and
//! stops where motion is reduced.

use super::polar;
use super::terrain::pictured;
use engine::space_rift::battlefield::Direction;
use yew::prelude::*;

/// Path of one arm of the spiral, from the rim to the center.
const ARM: &str = "M0 0C6-7 18-8 24 0 31 10 24 30 4 36-6 39-20 38-30 30-16 34 0 32 10 25 21 17 20 6 15 4 11 2 6 2 0 0Z";

/// Path of thin streams between the arms, which end in the eye.
const STREAMS: &str = "M0-46C20-40 34-22 30-4 27 9 16 15 8 12M39.8 23C24.7 37.3 2.1 38.4-11.5 28-21.3 18.9-21 5.9-14.4 .9M-39.8 23C-44.7 2.7-36.1-16.4-18.5-24-5.7-27.9 5-20.9 6.4-12.9";

/// Path of the rings that lead down into the eye, each lower than the last.
const DEPTHS: &str = "M0-41A41 41 0 1 1-.01-41ZM0-30A31 31 0 1 1-.01-30ZM0-20A22 22 0 1 1-.01-20Z";

/// Draws the field of a tile below all pieces: the spiral, and the number unless a unit is on the
/// tile.
pub fn field(number: u8, is_occupied: bool) -> Html {
    let arm = |n: i32| html! { <path class="rift-arm" d={ARM} transform={format!("rotate({})", n * 120)} /> };
    let clip = format!("rift-spiral spin-{}", number % 3);
    html! {
        <g class="rift-tile">
            <circle class="rift-glow" fill="url(#sr-glow)" r="74" />
            <path class="rift-field" fill="url(#sr-tile)" d="M0-56L48.5-28V28L0 56-48.5 28V-28Z" />
            <g class={clip}>
                if let Some(picture) = pictured("space-rift-tile") {
                    { picture }
                } else {
                    { for (0..3).map(arm) }
                    <path class="rift-streams" d={STREAMS} />
                }
            </g>
            <path class="rift-depth" d={DEPTHS} />
            <circle class="rift-eye" fill="url(#sr-eye)" r="20" />
            <path class="rift-rim" d="M0-53L46-26.5V26.5L0 53-46 26.5V-26.5Z" />
            if !is_occupied {
                <text class="rift-number" y="18">{ number }</text>
            }
        </g>
    }
}

/// Draws the badge of a tile above a unit on it: the number at the right corner.
pub fn sign(number: u8) -> Html {
    html! { <g class="rift-sign"><path d="M0-14L12-7V7L0 14-12 7V-7Z" /><text y="6">{ number }</text></g> }
}

/// Returns the degrees of a direction, clockwise from north.
pub const fn degrees(direction: Direction) -> i32 {
    30 + 60 * direction.index() as i32
}

/// Draws the numbers of the dial along the six edges of tile 1; the number that moves the rift is
/// highlighted.
pub fn dial(number_one: Direction, lit: Option<u8>) -> Html {
    let number = |n: u8| {
        let (x, y) = polar(40, degrees(number_one.clockwise(n - 1)));
        let class = classes!("dial-number", (lit == Some(n)).then_some("lit"));
        html! {
            <g {class} transform={format!("translate({x} {y})")}><circle r="10" /><text y="5.5">{ n }</text></g>
        }
    };
    html! { <g class="dial-numbers">{ for (1..=6).map(number) }</g> }
}

/// Draws the mark of a tile that has already moved in this drift.
pub fn moved_mark() -> Html {
    html! { <g class="rift-moved"><circle r="13" /><path d="M-6 0L-2 5 7-5" /></g> }
}

/// Draws the direction in which tile 1 and its chain move: a beam of chevrons, drawn north and
/// rotated.
pub fn beam(direction: Direction, hex_count: u8) -> Html {
    let length = 100 * i32::from(hex_count) + 50;
    let chevron = |n: i32| html! { <path class="drift-chevron" d={format!("M-18 {}l18-15 18 15", -60 - n * 30)} /> };
    let count = length / 34;
    html! {
        <g class="drift-beam" transform={format!("rotate({})", degrees(direction))}>
            <path class="drift-light" d={format!("M-12-46L-30-{0}H30L12-46Z", length + 30)} />
            { for (0..count).map(chevron) }
        </g>
    }
}
