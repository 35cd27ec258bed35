//! Symbols of technologies, their fields, and the species that they come from: each species has a
//! mark besides its color.

use super::{part, picture};
use engine::exodus::part::Item;
use engine::exodus::tech::{Field, Origin, Tech};
use yew::prelude::*;

/// Returns the style class of a species' color.
#[must_use]
pub const fn class_of(origin: Origin) -> &'static str {
    match origin {
        Origin::Brown => "origin-brown",
        Origin::Grey => "origin-grey",
        Origin::Purple => "origin-purple",
        Origin::White => "origin-white",
    }
}

#[must_use]
pub const fn class_of_field(field: Field) -> &'static str {
    match field {
        Field::General => "field-general",
        Field::Military => "field-military",
        Field::Civilian => "field-civilian",
        Field::Transport => "field-transport",
    }
}

/// Returns the part or rocket that a technology unlocks, if any.
const fn item(tech: Tech) -> Option<Item> {
    match tech {
        Tech::Hypersonic => Some(Item::Hypersonic),
        Tech::Biochemical => Some(Item::Biochemical),
        Tech::Graviton => Some(Item::Graviton),
        Tech::EmShield => Some(Item::Em),
        Tech::MgShield => Some(Item::Mg),
        Tech::QgpShield => Some(Item::Qgp),
        Tech::Plasma => Some(Item::Plasma),
        Tech::Ssl => Some(Item::Ssl),
        Tech::Antimatter => Some(Item::Antimatter),
        Tech::Fusion => Some(Item::Fusion),
        Tech::Antigravity => Some(Item::Antigravity),
        _ => None,
    }
}

/// Returns the path of a symbol, 20 units wide; technologies of an item use the item's symbol.
const fn symbol_path(tech: Tech) -> &'static str {
    match tech {
        Tech::AdvTrading => "M-8-4H6M2-8L6-4 2 0M8 5H-6M-2 1L-6 5-2 9",
        Tech::AdvPhasium => "M-3-5A5 5 0 1 1-3.1-5ZM4 4H10M7 1V7",
        Tech::AdvAxinium => "M-3-8L3 3H-9ZM4 5H10M7 2V8",
        Tech::AdvCp => "M-3-9L2-4V2L-3 7-8 2V-4ZM4 5H10M7 2V8",
        Tech::AdvBanking => "M-9-4L0-9 9-4H-9ZM-6-1V5M0-1V5M6-1V5M-9 8H9",
        Tech::BasicPolitics => "M-8-8H2V3H-8ZM6-3C10 3 6 9-2 8M1 5L-2 8 1 11",
        Tech::AdvPolitics => "M-6-6A2 2 0 1 1-6.1-6ZM6 2A2 2 0 1 1 5.9 2ZM6-8L-6 8M-9 0H9",
        Tech::ExpertPolitics => "M-9-8H9V3H0L-5 9V3H-9ZM-4-2.5H4",
        Tech::MasterPolitics => "M-9-6H-1V6H-9ZM-1-4H3V8H-5M3-2H8V10H0",
        Tech::ExpertCloning => {
            "M-4-8A3 3 0 1 1-4.1-8ZM-9 7C-9 1-6 0-4 0S1 1 1 7M5-5A2.6 2.6 0 1 1 4.9-5ZM3 1C7 0 9 2 9 7"
        }
        Tech::AdvManeuver => "M0-9V4M-5-1L0 4 5-1M-9 8C-4 5 4 5 9 8",
        Tech::BasicRepairs => {
            "M8-6A4.6 4.6 0 0 1 2 0L-5 8A2 2 0 0 1-8 5L0-2A4.6 4.6 0 0 1 6-8L3-5 5-3Z"
        }
        Tech::CivilianShips => "M-9 2C-6-6 6-6 9 2L6 6H-6ZM-4 1h.1M0 1h.1M4 1h.1M-2-8L2-8M0-8V-4",
        Tech::AdvMining => "M-8-5C-3-9 4-8 8-3M1-6L-7 9M-9-4L-6-7M5 3L9 5 8 9H3L2 6Z",
        Tech::Radar => {
            "M-8 8A12 12 0 0 1-8-4L4 8A12 12 0 0 1-8 8ZM-2 2L3-3M2-8A7 7 0 0 1 8-2M2-4A3 3 0 0 1 4-2"
        }
        Tech::Cloaking => "M0-9L3-7M5-4L7 0M8 4L6 7M2 5L0 9M-2 5L-4 7M-8 4L-7 0M-5-4L-3-7",
        Tech::BasicResearch => "M-3-9H3M-2-9V-2L-8 7C-8 9-7 9-6 9H6C7 9 8 9 8 7L2-2V-9M-5 4H5",
        _ => "",
    }
}

/// Draws the symbol of a technology around its center, 20 units wide.
pub fn symbol(tech: Tech) -> Html {
    item(tech).map_or_else(
        || html! { <path class="exo-symbol" d={symbol_path(tech)} /> },
        part::symbol,
    )
}

pub fn icon(tech: Tech, label: Option<AttrValue>) -> Html {
    picture("exo-icon", 12, label, symbol(tech))
}

/// Draws the symbol of a field around its center: crosshair, house, arrow in a ring, or all three
/// in one.
pub fn field_symbol(field: Field) -> Html {
    let d = match field {
        Field::General => "M0-9A9 9 0 1 1-.01-9ZM0 0V-9M0 0L7.8 4.5M0 0L-7.8 4.5",
        Field::Military => "M0-7A7 7 0 1 1-.01-7ZM0-10V-3M0 3V10M-10 0H-3M3 0H10",
        Field::Civilian => "M-9 0L0-8 9 0M-6-2V8H6V-2M-2 8V3H2V8",
        Field::Transport => "M-8 5L0-8 8 5 0 1ZM-5 9H5",
    };
    html! { <path class={classes!("exo-symbol", class_of_field(field))} {d} /> }
}

pub fn field_icon(field: Field, label: Option<AttrValue>) -> Html {
    picture("exo-icon", 12, label, field_symbol(field))
}

/// Draws the mark of a species around its center: block, gear, drop, star.
pub fn origin_symbol(origin: Origin) -> Html {
    let d = match origin {
        Origin::Brown => "M-7-4L0-8 7-4V4L0 8-7 4Z",
        Origin::Grey => "M-8-8H8V8H-8ZM-3-3V3H3V-3Z",
        Origin::Purple => "M0-9C4-4 7 0 7 3A7 7 0 0 1-7 3C-7 0-4-4 0-9Z",
        Origin::White => "M0-9L2.5-2.5 9 0 2.5 2.5 0 9-2.5 2.5-9 0-2.5-2.5Z",
    };
    html! { <path class={classes!("exo-origin", class_of(origin))} fill-rule="evenodd" {d} /> }
}

pub fn origin_icon(origin: Origin, label: Option<AttrValue>) -> Html {
    picture("exo-icon", 11, label, origin_symbol(origin))
}
