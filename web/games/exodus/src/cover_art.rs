//! The animated cover art of Exodus: the rotating station of the High Council above a world lit
//! from the side, and approaching fleets.

use super::pieces::hull;
use super::pieces::{class_of, council, defs};
use engine::exodus::ship::ShipType;
use engine::game::Seat;
use yew::prelude::*;

/// The cover art, or the content pack's picture if it has one. It is decorative and hidden from
/// screen readers.
#[component]
pub fn CoverArt() -> Html {
    if let Some(href) = store::pack::slot_picture_url("exodus-door") {
        return html! {
            <svg class="door-scene exo-scene" viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"><image width="640" height="320" preserveAspectRatio="xMidYMid slice" {href} /></svg>
        };
    }
    html! {
        <svg class="door-scene exo-scene" viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice"
            aria-hidden="true">
            { defs::defs() }
            <path class="scene-hexes" d={hexes()} />
            <circle class="exo-scene-sun" fill="url(#exo-light)" cx="470" cy="40" r="230" />
            { planet() }
            <g transform="translate(452 118) scale(1.25 1.05)"><g class="exo-turning">{ council::station(0) }</g></g>
            <g class="scene-far">
                { draw_ship(ShipType::Fighter, 4, (330, 66), 96, "0.55") }
                { draw_ship(ShipType::Fighter, 4, (300, 84), 92, "0.6") }
                { draw_ship(ShipType::Raider, 4, (352, 96), 98, "0.6") }
            </g>
            <g class="scene-mid">
                { draw_ship(ShipType::Cruiser, 1, (586, 214), 292, "1.15") }
                { draw_ship(ShipType::Carrier, 1, (616, 162), 286, "0.95") }
                { draw_ship(ShipType::Raider, 1, (536, 236), 300, "0.8") }
            </g>
            <g class="scene-near">
                { draw_ship(ShipType::Carrier, 0, (232, 226), 58, "1.7") }
                { draw_ship(ShipType::Cruiser, 0, (318, 262), 54, "1.8") }
                { draw_ship(ShipType::Fighter, 0, (306, 186), 56, "1.15") }
                { draw_ship(ShipType::Fighter, 0, (360, 204), 52, "1.1") }
            </g>
        </svg>
    }
}

/// Draws a blue world at the lower left with a distant ring of guards.
fn planet() -> Html {
    html! {
        <g transform="translate(96 288)">
            <circle class="exo-air" r="196" />
            <circle class="exo-body" fill="url(#exo-blue)" r="180" />
            <path class="exo-land" d="M-150-60C-110-140-20-150 20-112 60-70 0-40-20-10-50 40-130 60-160 20ZM40-30C90-80 160-50 150 0 130 40 60 60 40 30Z" />
            <path class="exo-cloud" d="M-160-30C-100-60-40-10 30-40 80-60 130-50 162-40M-130-110C-70-130 0-100 60-120" />
            <path class="exo-lights" d="M-60-96h.1M-40-80h.1M-84-60h.1M-20-108h.1M-100-30h.1M70-10h.1M96-30h.1M86 4h.1" />
            <circle class="exo-scene-orbit" r="226" />
        </g>
    }
}

/// Returns the path of some small hexagons in the background.
fn hexes() -> String {
    let corner = |n: i32| (n % 8 * 90 - 20, n / 8 * 104 - 30 + n % 2 * 52);
    let hex_path = |(x, y): (i32, i32)| format!("M{x} {y}h60l30 52-30 52h-60l-30-52z");
    (0..32).map(corner).map(hex_path).collect()
}

fn draw_ship(kind: ShipType, seat: u8, (x, y): (i32, i32), course: i32, scale: &str) -> Html {
    let seat = Seat(seat);
    html! {
        <g class={classes!("exo-ship", class_of(seat))} transform={format!("translate({x} {y}) rotate({course}) scale({scale})")}>
            <path class="wake" d="M-6 19L-3 46 0 60 3 46 6 19Z" />
            { hull::draw(kind, seat) }
        </g>
    }
}
