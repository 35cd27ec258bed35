//! Icons of the choices in the toolbox.

use crate::pieces::{Plane as ArtPlane, Stack, plane, terrain};
use engine::rift::content::mats::{MAT_SIDE, Mat};
use engine::rift::draft::TerrainBrush;
use std::fmt::Write;
use yew::prelude::*;

/// Draws a square of a terrain as on the board, with the board's gradients.
pub fn ground_icon(ground: TerrainBrush) -> Html {
    let body = match ground {
        TerrainBrush::Open => {
            html! { <rect class="stamp-field" x="-40" y="-40" width="80" height="80" rx="8" /> }
        }
        TerrainBrush::Asteroid(level) => {
            let level = ArtPlane::from_level(level.level());
            html! { <>
                { terrain::asteroid(level, 0, Stack::ALONE) }
                <g transform="translate(-14 34) scale(1.7)">{ plane::plate(level) }</g>
            </> }
        }
        TerrainBrush::Planet => terrain::planet(),
        TerrainBrush::Star => terrain::star(),
        TerrainBrush::Nebula => html! { <circle class="nebula-sign" r="42" /> },
        TerrainBrush::Goal => html! {
            <g class="goal">
                <rect x="-42" y="-42" width="84" height="84" rx="10" />
                <path d="M-16 24V-26L20-14-16-2" />
            </g>
        },
    };
    html! { <svg class="ground-sign" viewBox="-52 -52 104 104" aria-hidden="true">{ body }</svg> }
}

/// Draws a mat as a thumbnail.
pub fn mat_icon(mat: &Mat, quarter_turns: u8) -> Html {
    let mut paths = [const { String::new() }; 6];
    for y in 0..MAT_SIDE {
        for x in 0..MAT_SIDE {
            let kind = match mat.symbol(x, y, quarter_turns) {
                '#' => 0,
                '*' => 1,
                '~' => 2,
                'b' => 3,
                'w' => 5,
                '.' => continue,
                _ => 4,
            };
            // Writing to a string cannot fail.
            let _ = write!(
                paths[kind],
                "M{} {}h8v8h-8z",
                u16::from(x) * 10 + 1,
                u16::from(y) * 10 + 1
            );
        }
    }
    let classes = [
        "stamp-planet",
        "stamp-star",
        "stamp-nebula",
        "stamp-rock low",
        "stamp-rock",
        "stamp-rock high",
    ];
    html! {
        <svg class="mat-sign" viewBox="-1 -1 42 42" aria-hidden="true">
            <rect class="stamp-field" width="40" height="40" rx="2" />
            for (class, d) in classes.into_iter().zip(paths) {
                <path {class} {d} />
            }
        </svg>
    }
}
