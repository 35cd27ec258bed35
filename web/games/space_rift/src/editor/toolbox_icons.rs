//! Icons of the choices in the toolbox.

use super::drawing::unit_look;
use crate::pieces::{terrain, unit};
use engine::space_rift::battlefield::{Hex, Side};
use engine::space_rift::draft::TerrainBrush;
use engine::space_rift::figures::UnitType;
use engine::space_rift::scenario::UnitFile;
use yew::prelude::*;

/// Draws a feature as on the board, with the board's gradients.
pub fn brush_icon(brush: TerrainBrush) -> Html {
    let body = match brush {
        TerrainBrush::Open => {
            html! { <path class="stamp-field" d="M0-46L40-23V23L0 46-40 23V-23Z" /> }
        }
        TerrainBrush::Asteroid => terrain::asteroids(0),
        TerrainBrush::Planet => terrain::planet("sign", &[(0, 0)]),
        TerrainBrush::Debris => terrain::debris(0),
        TerrainBrush::DeadStar => terrain::dead_star(),
    };
    html! { <svg class="ground-sign" viewBox="-52 -60 104 120" aria-hidden="true">{ body }</svg> }
}

/// Draws a unit at full strength.
pub fn unit_icon(side: Side, kind: &UnitType, is_heavy: bool) -> Html {
    let own = UnitFile {
        code: kind.code,
        is_heavy,
        hex: Hex::default(),
    };
    html! {
        <svg class="ground-sign" viewBox="-52 -52 104 104" aria-hidden="true">{ unit(&unit_look(side, &own, Some(kind))) }</svg>
    }
}
