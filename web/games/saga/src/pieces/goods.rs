//! Goods: XPMs, Astartium, Exploration, Combat and Activation Tokens, Victory Points, Movement
//! Points; and icons of stats, Hull and tracks.

use super::{pack_picture, picture};
use engine::saga::action::Track;
use engine::saga::effect::{Good, Stat};
use yew::prelude::*;

/// Draws an XPM around its center, 44 units wide: a core between two clamps.
pub fn xpm() -> Html {
    if let Some(picture) = pack_picture("saga-xpm", 22) {
        return picture;
    }
    html! {
        <g class="saga-xpm">
            <path class="saga-xpm-halo" d="M0-24L21-12V12L0 24-21 12V-12Z" />
            <path class="saga-xpm-body" d="M0-20L17-10V10L0 20-17 10V-10Z" />
            <path class="saga-xpm-core" d="M0-13L8 0 0 13-8 0Z" />
            <path class="saga-xpm-clamp" d="M-17-10L-9-5V5L-17 10M17-10L9-5V5L17 10M-6-23H6M-6 23H6" />
        </g>
    }
}

/// Draws Astartium around its center, 36 units wide: a cluster of crystals.
pub fn astartium() -> Html {
    if let Some(picture) = pack_picture("saga-astartium", 18) {
        return picture;
    }
    html! {
        <g class="saga-astartium">
            <path class="saga-crystal side" d="M-16 14L-19-2-13-9-5 2-4 14ZM16 14L19 0 14-6 6 3 5 14Z" />
            <path class="saga-crystal" d="M-8 15L-9-8 0-20 9-8 8 15Z" />
            <path class="saga-crystal-light" d="M0-20L9-8 8 15H2L1-7Z" />
            <path class="saga-crystal-line" d="M-9-8L1-6 9-8M1-6L2 15" />
        </g>
    }
}

/// Draws a pile of Astartium with its count.
pub fn astartium_pile(count: u8) -> Html {
    html! { <g class="saga-pile">{ astartium() }if count > 1 { <text x="17" y="17">{ count }</text> }</g> }
}

/// Draws an Exploration Token: a compass on a disc, 36 units wide.
pub fn exploration() -> Html {
    token("of-exploration", "M0-13L4-4 13 0 4 4 0 13-4 4-13 0-4-4Z")
}

/// Draws a Combat Token: two blades on a disc.
pub fn combat() -> Html {
    token(
        "of-combat",
        "M-10-12L8 6M5 9L11 3M10-12L-8 6M-5 9L-11 3M8 6L12 11M-8 6L-12 11",
    )
}

/// Draws an Activation Token: a bolt on a disc.
pub fn activation() -> Html {
    token("of-activation", "M3-13L-8 2H0L-3 13 8-3H0Z")
}

/// Draws a Victory Point: a star on a disc.
pub fn victory_point() -> Html {
    token(
        "of-point",
        "M0-12L3.4-4 12-3.4 5.4 2.2 7.4 11 0 6.4-7.4 11-5.4 2.2-12-3.4-3.4-4Z",
    )
}

/// Draws the token of Movement Points: a wake.
pub fn movement() -> Html {
    token("of-movement", "M-10 8L-2-8 6 8M-1 8L7-8 14 8M-12-2H-6")
}

fn token(class: &'static str, d: &'static str) -> Html {
    html! { <g class={classes!("saga-token", class)}><circle class="saga-token-disc" r="18" /><circle class="saga-token-rim" r="15" /><path class="saga-token-sign" {d} /></g> }
}

pub fn good(good: Good) -> Html {
    match good {
        Good::Astartium => astartium(),
        Good::Exploration => exploration(),
        Good::Combat => combat(),
        Good::Points => victory_point(),
    }
}

pub fn good_icon(kind: Good, label: Option<AttrValue>) -> Html {
    picture("saga-icon", 21, label, good(kind))
}

pub fn activation_icon(label: Option<AttrValue>) -> Html {
    picture("saga-icon", 21, label, activation())
}

pub fn movement_icon(label: Option<AttrValue>) -> Html {
    picture("saga-icon", 21, label, movement())
}

pub fn xpm_icon(label: Option<AttrValue>) -> Html {
    picture("saga-icon", 25, label, xpm())
}

/// Returns the path of a stat's icon, 20 units wide.
#[must_use]
pub const fn stat_path(stat: Stat) -> &'static str {
    match stat {
        Stat::Combat => "M0-9V-4M0 4V9M-9 0H-4M4 0H9M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0M0-.1V.1",
        Stat::Shield => "M0-9L8-6V0C8 5 4 8 0 9.5-4 8-8 5-8 0V-6ZM0-5V5M-4 0H4",
        Stat::Speed => "M-8 7L0-1 8 7M-8 1L0-7 8 1",
    }
}

pub fn stat_icon(stat: Stat, label: Option<AttrValue>) -> Html {
    path_icon(stat_path(stat), label)
}

pub fn hull_icon(label: Option<AttrValue>) -> Html {
    path_icon("M-9-5L0-9 9-5V5L0 9-9 5ZM-9-5L0 0 9-5M0 0V9", label)
}

/// Returns the icon of a track: berths or a flask.
pub fn track_icon(track: Track, label: Option<AttrValue>) -> Html {
    let d = match track {
        Track::Starport => "M-9 8H9M-6 8V1H6V8M0 1V-3M0-9L4-3H-4ZM-9 8V4M9 8V4",
        Track::Lab => "M-3-9H3M-2-9V-2L-8 7C-8 9-7 9-6 9H6C7 9 8 9 8 7L2-2V-9M-5 4H5",
    };
    path_icon(d, label)
}

pub fn center_icon(label: Option<AttrValue>) -> Html {
    path_icon(
        "M0-4a3 3 0 1 0 .1 0ZM0 2V9M-4 9H4M-6-7A8 8 0 0 0-6 5M6-7A8 8 0 0 1 6 5M-9-9A12 12 0 0 0-9 7M9-9A12 12 0 0 1 9 7",
        label,
    )
}

/// Turns a path into an icon.
pub fn path_icon(d: &'static str, label: Option<AttrValue>) -> Html {
    picture(
        "saga-icon",
        12,
        label,
        html! { <path class="saga-symbol" {d} /> },
    )
}
