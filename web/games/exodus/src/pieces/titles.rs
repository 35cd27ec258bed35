//! Badges of the Chancellor and the Vice-Chancellor, and the Turn Order cards.

use super::picture;
use yew::prelude::*;

/// Draws the badge of a rank in the turn order: a laurel around a crown for 0 or a chain for 1;
/// `None` for the others.
pub fn badge(rank: u8) -> Option<Html> {
    let d = match rank {
        0 => "M-8 6L-10-5-4 0 0-8 4 0 10-5 8 6ZM-8 9H8",
        1 => "M-8-7C-8 2-4 5 0 5S8 2 8-7M0 5V6M0 12A3 3 0 1 1 .01 12Z",
        _ => return None,
    };
    let class = if rank == 0 {
        "of-chancellor"
    } else {
        "of-vice"
    };
    Some(html! {
        <g class={classes!("exo-title", class)}>
            <circle class="exo-title-plate" r="19" />
            <path class="exo-laurel" d="M-3 17C-16 15-19 2-14-9M3 17C16 15 19 2 14-9M-17-3L-12-2M-16 5L-11 3M-11 12L-8 8M17-3L12-2M16 5L11 3M11 12L8 8" />
            <path class="exo-title-sign" {d} transform="translate(0 -2) scale(0.82)" />
        </g>
    })
}

/// Returns the badge of a rank as an inline picture; empty for ranks without a title.
pub fn icon(rank: u8, label: Option<AttrValue>) -> Html {
    badge(rank).map_or_else(Html::default, |body| picture("exo-icon", 21, label, body))
}

/// Returns a Turn Order card with its number, from 1.
pub fn order(number: u8, label: Option<AttrValue>) -> Html {
    let body = html! {
        <g class="exo-order"><path class="exo-order-body" d="M-12-17H12V17H-12Z" /><path class="exo-order-bar" d="M-12-9H12M-12 9H12" /><text y="6.5">{ number }</text></g>
    };
    picture("exo-icon", 19, label, body)
}
