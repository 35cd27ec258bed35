//! Guards of the Resistance: spiked rings in three levels.

use super::{BoardPoint, draw_at, pack_picture, picture};
use std::fmt::Write;
use yew::prelude::*;

/// Radius of a guard's ring.
const RING_RADIUS: f64 = 60.0;

/// Draws the ring of a guard around its planet, with its level on a plate.
pub fn guard(level: u8) -> Html {
    if let Some(picture) = pack_picture(&format!("exodus-guard-{}", level.clamp(1, 3)), 73) {
        return html! { <g class="exo-guard">{ picture }{ level_plate((0, -66), level) }</g> };
    }
    html! {
        <g class={format!("exo-guard rank-{}", level.clamp(1, 3))}>
            <path class="exo-spikes" d={spikes(level)} />
            <circle class="exo-guard-ring" r="60" />
            if level > 2 {
                <circle class="exo-guard-inner" r="55.5" />
            }
            { level_plate((0, -66), level) }
        </g>
    }
}

/// Returns the path of the spikes: more and longer ones for a higher level.
fn spikes(level: u8) -> String {
    let (count, length) = match level {
        0 | 1 => (6, 9.0),
        2 => (9, 11.0),
        3.. => (12, 13.0),
    };
    let mut path = String::new();
    for n in 0..count {
        let turn = f64::from(n) * 360.0 / f64::from(count) - 90.0;
        let point = |radius: f64, degrees: f64| {
            let (sin, cos) = (turn + degrees).to_radians().sin_cos();
            format!("{:.1} {:.1}", radius * cos, radius * sin)
        };
        // Writing into a string cannot fail.
        write!(
            path,
            "M{}L{} {}Z",
            point(RING_RADIUS, -6.0),
            point(RING_RADIUS + length, 0.0),
            point(RING_RADIUS, 6.0)
        )
        .ok();
    }
    path
}

/// Draws the level as strokes on a plate.
pub fn level_plate(place: BoardPoint, level: u8) -> Html {
    let strokes = match level {
        0 | 1 => "M0-6V6",
        2 => "M-4-6V6M4-6V6",
        3.. => "M-7-6V6M0-6V6M7-6V6",
    };
    let plate = html! {
        <g class="exo-rank"><path class="exo-rank-plate" d="M-15-10H15L19 0 15 10H-15L-19 0Z" /><path class="exo-rank-strokes" d={strokes} /></g>
    };
    draw_at(place, plate)
}

pub fn icon(level: u8, label: Option<AttrValue>) -> Html {
    let body = html! {
        <g class={format!("exo-guard rank-{}", level.clamp(1, 3))}>
            <path class="exo-spikes" d={spikes(level)} /><circle class="exo-guard-ring" r="60" />
            <g transform="scale(2.5)">{ level_plate((0, 0), level) }</g>
        </g>
    };
    picture("exo-icon", 75, label, body)
}
