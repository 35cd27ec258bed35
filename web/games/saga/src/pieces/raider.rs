//! Raiders: a dark core with one, two or three blades, by level.

use super::{BoardPoint, draw_at, pack_picture, picture};
use yew::prelude::*;

/// Paths of the blades by level, around the center and about 48 units wide.
const BLADES: [&str; 3] = [
    "M0-27C9-14 10-2 7 12L0 25-7 12C-10-2-9-14 0-27Z",
    "M-4 20C-20 16-26 2-22-22-10-14-4-4-2 10ZM4 20C20 16 26 2 22-22 10-14 4-4 2 10Z",
    "M0-29C8-18 9-6 6 6L0 14-6 6C-9-6-8-18 0-29ZM-5 18C-20 18-29 8-29-8-18-6-9 2-5 10ZM5 18C20 18 29 8 29-8 18-6 9 2 5 10Z",
];

/// Paths of the edges of the blades.
const EDGES: [&str; 3] = [
    "M0-22V18",
    "M-18-15C-14-4-8 4-4 14M18-15C14-4 8 4 4 14",
    "M0-23V8M-24-4C-16-2-9 6-6 14M24-4C16-2 9 6 6 14",
];

pub fn raider(level: u8) -> Html {
    let index = usize::from(level.clamp(1, 3)) - 1;
    let (blades, edges) = (BLADES.get(index).copied(), EDGES.get(index).copied());
    let drawn =
        pack_picture(&format!("saga-raider-{}", level.clamp(1, 3)), 27).unwrap_or_else(|| {
            html! { <>
                <path class="saga-blade-halo" d={blades.unwrap_or_default()} />
                <path class="saga-blade" d={blades.unwrap_or_default()} />
                <path class="saga-blade-edge" d={edges.unwrap_or_default()} />
            </> }
        });
    let class = format!("saga-raider level-{}", level.clamp(1, 3));
    html! {
        <g {class}>
            { drawn }
            <circle class="saga-raider-core" cy="14" r="11.5" />
            <text class="saga-raider-level" y="19.5">{ level }</text>
        </g>
    }
}

/// Draws the number of Raiders in a group, on a plate at the upper right.
pub fn count(place: BoardPoint, count: usize) -> Html {
    let body = html! { <g class="saga-count"><circle r="11.5" /><text y="5.5">{ format!("×{count}") }</text></g> };
    draw_at(place, body)
}

pub fn icon(level: u8, label: Option<AttrValue>) -> Html {
    picture("saga-icon", 31, label, raider(level))
}
