//! Asteroids, planets and stars.

use super::plane::{self, Plane};
use super::stack::Stack;
use yew::prelude::*;

const ROCKS: [(&str, &str); 3] = [
    (
        "M-8-30L14-28 29-12 25 10 30 20 8 31-12 27-30 14-27-8-18-22Z",
        "M-14-12a6 5 0 1 0 12 1a6 5 0 1 0-12-1M6 8a7 6 0 1 0 14 1a7 6 0 1 0-14-1M-16 12a4 3 0 1 0 8 0a4 3 0 1 0-8 0",
    ),
    (
        "M-20-24L2-31 24-22 31 2 20 12 16 28-6 30-27 18-31-4Z",
        "M2-16a7 6 0 1 0 14 1a7 6 0 1 0-14-1M-20 2a6 6 0 1 0 12 1a6 6 0 1 0-12-1M2 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
    ),
    (
        "M-26-12L-12-29 10-27 16-20 30-6 28 14 10 20 4 31-18 26-22 12-31 6Z",
        "M-14-10a5 5 0 1 0 10 1a5 5 0 1 0-10-1M8-2a8 7 0 1 0 16 1a8 7 0 1 0-16-1M-10 14a5 4 0 1 0 10 0a5 4 0 1 0-10 0",
    ),
];

/// Draws the picture of the active content pack from `-reach` to `reach`; `None` if the pack has
/// none.
pub fn pictured(slot: &str, reach: i32) -> Option<Html> {
    let (start, side) = ((-reach).to_string(), (2 * reach).to_string());
    let href = store::pack::slot_picture_url(slot)?;
    Some(
        html! { <image class="pictured" x={start.clone()} y={start} width={side.clone()} height={side} {href} /> },
    )
}

/// Draws an asteroid in one plane; `variant` selects one of three shapes.
pub fn asteroid(plane: Plane, variant: u8, stack: Stack) -> Html {
    let (body, craters) = ROCKS[usize::from(variant) % ROCKS.len()];
    let (shadow, scale) = (plane.shadow(), plane.scale());
    html! {
        <g class="asteroid" transform={stack.transform()}>
            { plane::ring(plane, 37) }
            <path class="shadow" d={body} transform={format!("translate({shadow} {shadow}) scale({scale})")} />
            <g transform={format!("scale({scale})")}>
                if let Some(picture) = pictured("rift-asteroid", 36) {
                    { picture }
                } else {
                    <path class="rock" fill="url(#rock-fill)" d={body} />
                    <path class="crater" d={craters} />
                }
            </g>
            <g transform="translate(-32 -39)"><g class="grow-more"><g transform={stack.sign_scale()}>{ plane::plate(plane) }</g></g></g>
        </g>
    }
}

pub fn planet() -> Html {
    pictured("rift-planet", 48).unwrap_or_else(|| planet_globe("planet", 45))
}

/// Draws a planet that fills a 4×4 mat without its corners, around the mat's center.
pub fn large_planet() -> Html {
    large(pictured("rift-planet", 190).unwrap_or_else(|| planet_globe("planet", 184)))
}

pub fn star() -> Html {
    pictured("rift-star", 48).unwrap_or_else(|| sun(34))
}

/// Draws a star that fills a 4×4 mat without its corners, around the mat's center.
pub fn large_star() -> Html {
    large(pictured("rift-star", 190).unwrap_or_else(|| sun(168)))
}

/// Outlines the twelve squares of a large body that block movement and fire.
fn large(body: Html) -> Html {
    html! { <>
        <path class="mass" d="M-100-196H100V-100H196V100H100V196H-100V100H-196V-100H-100Z" />
        { body }
    </> }
}

fn planet_globe(class: &'static str, radius: i32) -> Html {
    let r = f64::from(radius);
    let band = |y: f64, dip: f64| {
        let half = (r * r - y * y).max(0.0).sqrt();
        format!("M{:.0} {y:.0}Q0 {:.0} {half:.0} {y:.0}", -half, y + dip)
    };
    let bands = [(-0.55, 0.16), (-0.2, 0.22), (0.1, 0.26), (0.48, 0.24)]
        .map(|(y, dip)| band(y * r, dip * r))
        .concat();
    html! {
        <g {class}>
            <circle class="halo" r={(radius + radius / 20 + 2).to_string()} />
            <circle class="globe" fill="url(#planet-fill)" r={radius.to_string()} />
            <path class="bands" d={bands} stroke-width={(radius / 9).to_string()} />
            <path class="night" d={format!("M{0:.0} {1:.0}A{radius} {radius} 0 0 1 {1:.0} {0:.0}A{2:.0} {2:.0} 0 0 0 {0:.0} {1:.0}Z", 0.64 * r, -0.77 * r, 1.25 * r)} />
        </g>
    }
}

fn sun(radius: i32) -> Html {
    let r = f64::from(radius);
    let ray = |i: u8| {
        let turn = f64::from(i) * std::f64::consts::TAU / 12.0;
        let point =
            |angle: f64, distance: f64| (angle.sin() * r * distance, -angle.cos() * r * distance);
        let ray_length = if i.is_multiple_of(2) { 1.34 } else { 1.2 };
        let ((ax, ay), (bx, by), (cx, cy)) = (
            point(turn - 0.1, 1.06),
            point(turn, ray_length),
            point(turn + 0.1, 1.06),
        );
        format!("M{ax:.1} {ay:.1}L{bx:.1} {by:.1} {cx:.1} {cy:.1}Z")
    };
    html! {
        <g class="star">
            <circle class="corona" fill="url(#corona-fill)" r={format!("{:.0}", r * 1.42)} />
            <path class="rays" d={(0..12).map(ray).collect::<String>()} />
            <circle class="sun" fill="url(#star-fill)" r={radius.to_string()} />
            <path class="flare" d={format!("M{:.0} {:.0}q{:.0} {:.0} {:.0} {:.0}M{:.0} {:.0}q{:.0} {:.0} {:.0} {:.0}", -0.5 * r, -0.3 * r, 0.3 * r, -0.25 * r, 0.6 * r, 0.0, -0.1 * r, 0.45 * r, 0.3 * r, 0.2 * r, 0.55 * r, -0.1 * r)} />
        </g>
    }
}
