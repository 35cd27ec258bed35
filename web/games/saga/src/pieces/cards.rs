//! Icons of kinds of cards, and badges of the Doom Counter.

use super::goods::path_icon;
use super::{boss, picture, raider};
use engine::saga::figures::{ActionKind, GearKind};
use yew::prelude::*;

/// Returns the icon of a type of action cards: bolt, wake, wrench.
pub fn kind_icon(kind: ActionKind, label: Option<AttrValue>) -> Html {
    let d = match kind {
        ActionKind::AtOnce => "M3-9L-6 2H0L-3 9 6-2H0Z",
        ActionKind::Movement => "M-8 7L0-1 8 7M-8 1L0-7 8 1",
        ActionKind::Upkeep => "M3-9A6 6 0 0 0-2-1L-9 6-6 9 1 2A6 6 0 0 0 9-3L5-1 1-5Z",
    };
    path_icon(d, label)
}

/// Returns the icon of a kind of gear: hull or module.
pub fn gear_kind_icon(kind: GearKind, label: Option<AttrValue>) -> Html {
    let d = match kind {
        GearKind::Unit => "M0-10L3-3 9 5 3 4 0 8-3 4-9 5-3-3Z",
        GearKind::PowerUp => {
            "M-7-7H7V7H-7ZM-10-4H-7M-10 4H-7M7-4H10M7 4H10M-4-10V-7M4-10V-7M-4 7V10M4 7V10M-3-3H3V3H-3Z"
        }
    };
    path_icon(d, label)
}

/// Returns the icon of events that recur every round, or are constant.
pub fn recurring_icon(is_recurring: bool, label: Option<AttrValue>) -> Html {
    let d = if is_recurring {
        "M-8 0A8 8 0 0 1 6-5L8-8V-2H2M8 0A8 8 0 0 1-6 5L-8 8V2H-2"
    } else {
        "M-5-1V-4A5 5 0 0 1 5-4V-1M-7-1H7V8H-7ZM0 2V5"
    };
    path_icon(d, label)
}

/// Draws the badge of a round on the Doom Counter by its id: a Boss, a lost Starbase, an advance,
/// the Ravager, a bounty; others are a flag.
pub fn badge(id: &str) -> Html {
    match id {
        "boss" | "bounty" => {
            html! { <g class={classes!("saga-badge", (id == "bounty").then_some("bounty"))} transform="scale(0.3)">{ boss::boss(0) }</g> }
        }
        "advance" => {
            html! { <g class="saga-badge">{ raider::raider(1) }<path class="saga-badge-arrow" d="M-14-26H8L2-32M8-26L2-20" /></g> }
        }
        "lost" => {
            html! { <g class="saga-badge"><path class="saga-badge-base" d="M0-16L14-8V8L0 16-14 8V-8Z" /><path class="saga-badge-line" d="M-5-5L5 5M5-5L-5 5" /></g> }
        }
        "ravager" => {
            html! { <g class="saga-badge" transform="scale(0.24)">{ super::ship::ravager() }</g> }
        }
        _ => {
            html! { <g class="saga-badge"><path class="saga-badge-line" d="M-8 16V-14L10-8-8-2" /></g> }
        }
    }
}

pub fn badge_icon(id: &str, label: Option<AttrValue>) -> Html {
    picture("saga-icon", 22, label, badge(id))
}
