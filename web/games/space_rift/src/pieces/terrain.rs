//! Space features around the center of their hex, distinguished by shape before color: loose rocks,
//! a globe that fills its hexes, broken hulls, a black disc.

use super::draw_at;
use super::polar;
use yew::prelude::*;

/// Outlines of rocks around their center.
const ROCKS: [&str; 3] = [
    "M-10-12L-1-16 6-10 15-9 12 3 15 9 3 15-4 11-13 12-16-2Z",
    "M-14-8L-5-9-1-16 12-11 10-4 16 5 7 14-2 10-9 15-15 5Z",
    "M-5-16L9-14 11-6 16 1 8 8 4 16-9 13-16 3-12-3-14-9Z",
];

/// Direction in degrees, distance and scale of the rocks of a field; most are at the rim, so that
/// they stay visible beside a unit.
const FIELD_ROCKS: [(i32, i32, &str); 9] = [
    (14, 41, "0.6"),
    (58, 35, "1.1"),
    (104, 40, "0.55"),
    (150, 35, "1.25"),
    (200, 42, "0.5"),
    (238, 33, "1"),
    (286, 38, "0.75"),
    (330, 34, "1.15"),
    (20, 6, "0.95"),
];

/// Draws the picture of the active content pack for a slot; `None` if the pack has none.
pub fn pictured(slot: &str) -> Option<Html> {
    let href = store::pack::slot_picture_url(slot)?;
    Some(html! { <image class="pictured" x="-46" y="-46" width="92" height="92" {href} /> })
}

/// Draws an asteroid field; `variant` turns it, so that fields look different.
pub fn asteroids(variant: u8) -> Html {
    if let Some(picture) = pictured("space-rift-asteroid") {
        return picture;
    }
    let variant = i32::from(variant % 6);
    let rock = |(n, (degrees, distance, size)): (usize, &(i32, i32, &'static str))| {
        let (x, y) = polar(*distance, degrees + variant * 17);
        let d = ROCKS[(n + variant as usize) % ROCKS.len()];
        let turn = (n as i32 * 53 + variant * 31) % 360;
        html! { <path class="rock" fill="url(#sr-rock)" {d} transform={format!("translate({x} {y}) rotate({turn}) scale({size})")} /> }
    };
    html! { <g class="asteroids">{ for FIELD_ROCKS.iter().enumerate().map(rock) }</g> }
}

/// Draws a planet group: one globe, clipped to the hexes around `centers`. `name` makes its
/// gradient unique on the page.
pub fn planet(name: &str, centers: &[(i32, i32)]) -> Html {
    let count = i32::try_from(centers.len()).unwrap_or(1).max(1);
    let sum = centers
        .iter()
        .fold((0, 0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    let (cx, cy) = (sum.0 / count, sum.1 / count);
    let distance = |&(x, y): &(i32, i32)| f64::from(x - cx).hypot(f64::from(y - cy));
    let radius = centers.iter().map(distance).fold(0.0, f64::max) + 45.0;
    let body: String = centers
        .iter()
        .map(|(x, y)| format!("M{x} {}l47 27v54l-47 27-47-27v-54z", y - 54))
        .collect();
    let id = format!("sr-planet-{name}");
    let band = |n: i32| {
        let y = cy + n * 34;
        let reach = (radius * radius - f64::from(n * 34).powi(2))
            .max(0.0)
            .sqrt();
        let (start, width, bend) = (f64::from(cx) - reach, 2.0 * reach, 20 - n * 3);
        format!("M{start:.0} {y}q{reach:.0} {bend} {width:.0} 0")
    };
    let clip = format!("sr-clip-{name}");
    html! {
        <g class="world">
            <defs>
                <radialGradient id={id.clone()} gradientUnits="userSpaceOnUse" cx={cx.to_string()} cy={cy.to_string()} r={format!("{radius:.0}")}
                    fx={format!("{:.0}", f64::from(cx) - radius * 0.3)} fy={format!("{:.0}", f64::from(cy) - radius * 0.35)}>
                    <stop offset="0" class="stop-planet-light" /><stop offset="0.5" class="stop-planet" /><stop offset="1" class="stop-planet-deep" />
                </radialGradient>
                <clipPath id={clip.clone()}><path d={body.clone()} /></clipPath>
            </defs>
            <path class="world-air" d={body.clone()} />
            <g clip-path={format!("url(#{clip})")}>
                <circle class="world-body" cx={cx.to_string()} cy={cy.to_string()} r={format!("{radius:.0}")} fill={format!("url(#{id})")} />
                if let Some(href) = store::pack::slot_picture_url("space-rift-planet") {
                    <image x={format!("{:.0}", f64::from(cx) - radius)} y={format!("{:.0}", f64::from(cy) - radius)}
                        width={format!("{:.0}", 2.0 * radius)} height={format!("{:.0}", 2.0 * radius)}
                        preserveAspectRatio="xMidYMid slice" {href} />
                } else {
                    <path class="world-bands" d={(-3..=3).map(band).collect::<String>()} />
                }
            </g>
            <path class="world-hexes" d={body} />
        </g>
    }
}

/// Draws ship debris or a wreck: girders and plates with torn edges.
pub fn debris(variant: u8) -> Html {
    if let Some(picture) = pictured("space-rift-debris") {
        return picture;
    }
    let turn = i32::from(variant % 6) * 60 + 8;
    html! {
        <g class="debris" transform={format!("rotate({turn})")}>
            <path class="shard" d="M-38-20L-20-32-14-22-24-16-20-8-32-6Z" />
            <path class="shard" d="M16-38L32-28 26-20 36-14 28-8 14-20Z" />
            <path class="shard" d="M30 12L38 22 22 34 20 24 10 26 16 14Z" />
            <path class="shard" d="M-34 12L-22 14-24 22-12 30-20 38-36 26Z" />
            <path class="girder" d="M-10-8L10 10M-4-13L15 5M-8-3L-2-9M-1 4L5-2M6 10L12 4" />
            <path class="shard small" d="M-3 38l6-4 2 7zM-44 2l6-5 3 7zM40-2l6-3 1 8zM2-44l5 4-7 2z" />
        </g>
    }
}

/// Draws a dead star, which no unit can enter: a black disc with a rim and spikes.
pub fn dead_star() -> Html {
    if let Some(picture) = pictured("space-rift-star") {
        return picture;
    }
    let spike = |n: i32| {
        html! { <path class="thorn" d="M-5-33L0-47 5-33Z" transform={format!("rotate({})", n * 30)} /> }
    };
    html! {
        <g class="dead-star">
            { for (0..12).map(spike) }
            <circle class="dead-body" fill="url(#sr-dead)" r="34" />
            <path class="dead-crack" d="M-22-12L-8-6-10 6 4 12 2 26M4 12L18 4 26 8M-8-6L0-18-2-28" />
        </g>
    }
}

/// Positions of the faction markers of South and North on a planet hex.
pub const MARKERS: [(i32, i32); 2] = [(-30, 20), (30, -20)];

/// Positions of the faction markers under a rift tile, clear of the covered features' badges and of
/// the tile's number.
pub const COVERED_MARKERS: [(i32, i32); 2] = [(-28, -24), (30, -20)];

/// Draws the faction markers on a planet hex: the sides' badges with their numbers, at the given
/// positions.
pub fn markers([south, north]: [u8; 2], places: [(i32, i32); 2]) -> Html {
    use super::side::{class_of, sign_of};
    use engine::space_rift::battlefield::Side;
    let marker = |side: Side, count: u8, place: (i32, i32)| {
        let drop = match side {
            Side::South => "6",
            Side::North => "9",
        };
        let marker = html! {
            <g class={classes!("faction", class_of(side))}>
                <path class="faction-sign" d={sign_of(side)} /><text y={drop}>{ count }</text>
            </g>
        };
        (count > 0).then(|| draw_at(place, marker))
    };
    html! { <>
        { marker(Side::South, south, places[0]) }
        { marker(Side::North, north, places[1]) }
    </> }
}
