//! Colony Ships with their remaining Hull, and the Ravager.

use super::{draw_scaled, goods, pack_picture, picture};
use yew::prelude::*;

/// Everything that the drawing of a Colony Ship shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ColonyLook {
    /// Hull, or the tokens in its hold.
    pub hull: u8,
    /// Whether it has been found.
    pub is_revealed: bool,
    pub has_xpm: bool,
}

/// Draws a Colony Ship, about 90 units wide.
pub fn colony(look: ColonyLook) -> Html {
    if !look.is_revealed {
        return html! {
            <g class="saga-colony lost">
                <path class="saga-colony-outline" d="M-44 0L-30-12H22C34-12 44-6 46 0 44 6 34 12 22 12H-30Z" />
                <text class="saga-colony-lost" y="7">{ "?" }</text>
            </g>
        };
    }
    let pip = |n: u8| {
        let x = i32::from(n) * 10 - i32::from(look.hull.min(5) - 1) * 5;
        html! { <rect class="saga-hold" x={(x - 4).to_string()} y="17" width="8" height="8" rx="2" /> }
    };
    html! {
        <g class="saga-colony">
            <path class="saga-colony-fire" d="M-42-6H-56M-44 0H-62M-42 6H-56" />
            <path class="saga-colony-hull" d="M-42-10L-30-14H22C36-14 46-6 48 0 46 6 36 14 22 14H-30L-42 10Z" />
            <path class="saga-colony-ring" d="M-20-20V20M-12-20V20M4-20V20M12-20V20" />
            <path class="saga-colony-dome" d="M-24-8h7v16h-7ZM-9-8h10v16h-10ZM15-8h8v16h-8Z" />
            <path class="saga-colony-window" d="M30-5h.1M36-2h.1M36 3h.1M30 6h.1" />
            if look.hull > 5 {
                <g class="saga-count" transform="translate(0 24)"><circle r="12" /><text y="5.5">{ look.hull }</text></g>
            } else {
                <g class="saga-holds">{ for (0..look.hull).map(pip) }</g>
            }
            if look.has_xpm {
                { draw_scaled((40, -16), 62, goods::xpm()) }
            }
        </g>
    }
}

/// Draws the Ravager, about 130 units wide: a mouth with arms.
pub fn ravager() -> Html {
    if let Some(picture) = pack_picture("saga-ravager", 66) {
        return picture;
    }
    let arm = |n: i32| {
        html! { <path class="saga-ravager-arm" d="M-9-34C-16-52-4-58-6-74 6-64 14-52 9-34Z" transform={format!("rotate({})", n * 45)} /> }
    };
    html! {
        <g class="saga-ravager">
            <circle class="saga-boss-light" fill="url(#saga-light-raid)" r="84" />
            { for (0..8).map(arm) }
            <circle class="saga-ravager-body" fill="url(#saga-hulk)" r="42" />
            <circle class="saga-ravager-maw" r="27" />
            <path class="saga-ravager-teeth" d="M0-27L5-14-5-14ZM19-19L14-6 7-13ZM27 0L14 5V-5ZM19 19L7 13 14 6ZM0 27L-5 14H5ZM-19 19L-14 6-7 13ZM-27 0L-14-5V5ZM-19-19L-7-13-14-6Z" />
            <circle class="saga-ravager-eye" r="6" />
        </g>
    }
}

pub fn colony_icon(look: ColonyLook, label: Option<AttrValue>) -> Html {
    picture("saga-icon", 58, label, colony(look))
}

pub fn ravager_icon(label: Option<AttrValue>) -> Html {
    picture("saga-icon", 78, label, ravager())
}
