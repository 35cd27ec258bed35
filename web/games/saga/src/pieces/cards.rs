//! Pictures of cards: an emblem on a disc in the tone of its kind, and icons of kinds, qualities
//! and badges.

use super::emblems::emblem;
use super::goods::path_icon;
use super::{boss, picture, picture_for, raider};
use engine::saga::figures::{ActionCard, ActionKind, EventCard, Gear, GearKind, GearQuality};
use yew::prelude::*;

/// The subject of a card's picture; selects its color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    Common,
    Special,
    Explore,
    Harm,
    /// The Jumpgate and its cards.
    Gate,
    Scan,
}

impl Tone {
    const fn class(self) -> &'static str {
        match self {
            Self::Common => "saga-tone-common",
            Self::Special => "saga-tone-special",
            Self::Explore => "saga-tone-explore",
            Self::Harm => "saga-tone-harm",
            Self::Gate => "saga-tone-gate",
            Self::Scan => "saga-tone-scan",
        }
    }
}

#[must_use]
pub const fn quality_tone(quality: GearQuality) -> Tone {
    match quality {
        GearQuality::Common => Tone::Common,
        GearQuality::Special => Tone::Special,
    }
}

/// Draws the picture of a card by its id, 64 units wide: its emblem on a star field.
pub fn card_picture(id: &str, tone: Tone) -> Html {
    let kinds = ["action", "exploration", "threat", "extra"];
    if let Some(picture) = kinds.iter().find_map(|kind| picture_for(kind, id, 30)) {
        return picture;
    }
    html! {
        <g class={classes!("saga-art", tone.class())}>
            <path class="saga-art-night" d="M-30-16L-16-30H16L30-16V16L16 30H-16L-30 16Z" />
            <path class="saga-art-stars" d="M-20-12h.1M18-18h.1M22 8h.1M-14 20h.1M-24 4h.1M6 24h.1M-6-24h.1" />
            <circle class="saga-art-light" r="21" />
            <path class="saga-art-sign" transform="scale(1.7)" d={emblem(id)} />
        </g>
    }
}

/// Draws a Unit or Power Up: Units have a hexagonal frame, Power Ups a square one on its corner;
/// special ones a second line.
pub fn gear(gear: &Gear) -> Html {
    if let Some(picture) = picture_for("gear", &gear.id, 30) {
        return picture;
    }
    let frame = match gear.kind {
        GearKind::Unit => "M0-30L26-15V15L0 30-26 15V-15Z",
        GearKind::PowerUp => "M0-31L31 0 0 31-31 0Z",
    };
    html! {
        <g class={classes!("saga-art", quality_tone(gear.quality).class())}>
            <path class="saga-art-night" d={frame} />
            if gear.quality == GearQuality::Special {
                <path class="saga-art-second" d={frame} transform="scale(0.87)" />
            }
            <circle class="saga-art-light" r="17" />
            <path class="saga-art-sign" transform="scale(1.35)" d={emblem(&gear.id)} />
        </g>
    }
}

pub fn action(card: &ActionCard) -> Html {
    let special = card.deck == engine::saga::ids::DeckId::SPECIAL;
    card_picture(&card.id, if special { Tone::Special } else { Tone::Common })
}

pub fn event(card: &EventCard) -> Html {
    card_picture(&card.id, Tone::Harm)
}

pub fn art_icon(id: &str, tone: Tone, label: Option<AttrValue>) -> Html {
    picture("saga-icon", 33, label, card_picture(id, tone))
}

pub fn gear_icon(card: &Gear, label: Option<AttrValue>) -> Html {
    picture("saga-icon", 33, label, gear(card))
}

pub fn action_icon(card: &ActionCard, label: Option<AttrValue>) -> Html {
    picture("saga-icon", 33, label, action(card))
}

pub fn event_icon(card: &EventCard, label: Option<AttrValue>) -> Html {
    picture("saga-icon", 33, label, event(card))
}

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
    path_icon(
        emblem(match kind {
            GearKind::Unit => "U",
            GearKind::PowerUp => "W",
        }),
        label,
    )
}

/// Returns the icon of events that recur every round, or are constant.
pub fn recurring_icon(recurring: bool, label: Option<AttrValue>) -> Html {
    let d = if recurring {
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
