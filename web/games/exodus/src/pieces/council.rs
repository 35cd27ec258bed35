//! The High Council: a station of two rings and six arms around a light.

use super::planet::vp_seal;
use super::{pack_picture, picture, point_on_ellipse};
use yew::prelude::*;

/// Draws the station, with the victory points that it scores besides the hex itself.
pub fn station(vp: u8) -> Html {
    if let Some(picture) = pack_picture("exodus-council", 52) {
        return html! { <g class="exo-station">{ picture }{ vp_seal((0, 0), vp) }</g> };
    }
    let arm = |n: i32| {
        html! { <path class="exo-arm" d="M14-3H36V3H14Z" transform={format!("rotate({})", n * 60 + 30)} /> }
    };
    let dock = |n: i32| {
        let (x, y) = point_on_ellipse(43, 43, n * 60 + 30);
        html! { <circle class="exo-dock" cx={x.to_string()} cy={y.to_string()} r="5.5" /> }
    };
    html! {
        <g class="exo-station">
            <circle class="exo-beacon" fill="url(#exo-light)" r="82" />
            <path class="exo-ring-outer" d="M0-47L40.7-23.5V23.5L0 47-40.7 23.5V-23.5Z" />
            { for (0..6).map(arm) }
            <circle class="exo-ring-inner" r="25" />
            { for (0..6).map(dock) }
            <path class="exo-hall" fill="url(#exo-station)" d="M0-19L16.5-9.5V9.5L0 19-16.5 9.5V-9.5Z" />
            { vp_seal((0, 0), vp) }
        </g>
    }
}

pub fn icon(label: Option<AttrValue>) -> Html {
    picture("exo-icon", 52, label, station(0))
}
