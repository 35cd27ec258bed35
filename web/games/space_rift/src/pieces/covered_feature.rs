//! Features covered by a rift tile, drawn small at its rim: they have no effect until the tile
//! moves away.

use yew::prelude::*;

/// A feature covered by a rift tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CoveredFeature {
    Asteroids,
    Planet,
    Debris,
    DeadStar,
    Meteor,
}

/// Draws the badge of a covered feature around the origin.
pub fn covered_feature(feature: CoveredFeature) -> Html {
    let d = match feature {
        CoveredFeature::Asteroids => "M-8-2L-3-8 3-6 4 0-2 4-8 3ZM3 3L8 1 9 7 4 9Z",
        CoveredFeature::Planet => "M0-8A8 8 0 1 1-.01-8ZM-8 0Q0 5 8 0",
        CoveredFeature::Debris => "M-8-3L0-8-2-2ZM3-4L9 0 4 2ZM-6 3L1 2 0 9Z",
        CoveredFeature::DeadStar => {
            "M0-9L2-4 7-7 4-2 9 0 4 2 7 7 2 4 0 9-2 4-7 7-4 2-9 0-4-2-7-7-2-4Z"
        }
        CoveredFeature::Meteor => "M9-1A5 5 0 1 1 8.9-1.1M-1-4L-9-6M-1 0H-10M0 4L-8 7",
    };
    html! { <g class="covered"><circle class="covered-plate" r="13" /><path class="covered-sign" {d} /></g> }
}
