//! Drawings on the choices of the toolbox.

use super::drawing::look;
use crate::pieces::{terrain, unit};
use engine::space_rift::field::{Hex, Side};
use engine::space_rift::figures::UnitType;
use engine::space_rift::scenario::UnitAt;
use engine::space_rift::sketch::Ground;
use yew::prelude::*;

/// A feature, as it is on the board. Its gradients are those of the board.
pub fn ground_sign(ground: Ground) -> Html {
    let body = match ground {
        Ground::Open => {
            html! { <path class="stamp-field" d="M0-46L40-23V23L0 46-40 23V-23Z" /> }
        }
        Ground::Asteroid => terrain::asteroids(0),
        Ground::Planet => terrain::planet("sign", &[(0, 0)]),
        Ground::Debris => terrain::debris(0),
        Ground::DeadStar => terrain::dead_star(),
    };
    html! { <svg class="ground-sign" viewBox="-52 -60 104 120" aria-hidden="true">{ body }</svg> }
}

/// A unit at full strength.
pub fn unit_sign(side: Side, kind: &UnitType, heavy: bool) -> Html {
    let own = UnitAt {
        code: kind.code,
        heavy,
        hex: Hex::default(),
    };
    html! {
        <svg class="ground-sign" viewBox="-52 -52 104 104" aria-hidden="true">{ unit(&look(side, &own, Some(kind))) }</svg>
    }
}
