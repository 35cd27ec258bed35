//! Symbols of cards: the six actions, MOVE, kinds of Political cards, Resistance and Ability cards,
//! vote tokens, turn order.

use super::picture;
use engine::exodus::cards::Letter;
use engine::exodus::effect::ActionKind;
use engine::exodus::figures::{BonusFigures, PoliticalKind};
use yew::prelude::*;

/// Draws the symbol of an action around its center, 20 units wide.
pub fn action_symbol(kind: ActionKind) -> Html {
    let d = match kind {
        ActionKind::Research => "M-3-9H3M-2-9V-2L-8 7C-8 9-7 9-6 9H6C7 9 8 9 8 7L2-2V-9M-5 4H5",
        ActionKind::Bank => "M-9-4L0-9 9-4H-9ZM-6-1V5M0-1V5M6-1V5M-9 8H9",
        ActionKind::Build => "M0-9L4-2V5H-4V-2ZM-4 1L-9 6V9L-4 6M4 1L9 6V9L4 6M0-9V-3M-2 8H2",
        ActionKind::Upgrade => "M-9-9H1V1H-9ZM1-4H9V9H-4V1M4-1V6M.5 2.5H7.5",
        ActionKind::Trade => "M-8-4H6M2-8L6-4 2 0M8 5H-6M-2 1L-6 5-2 9",
        ActionKind::Mine => "M-8-5C-3-9 4-8 8-3M1-6L-7 9M-9-4L-6-7M5 3L9 5 8 9H3L2 6Z",
    };
    html! { <path class="exo-symbol" {d} /> }
}

pub fn action_icon(kind: ActionKind, label: Option<AttrValue>) -> Html {
    picture("exo-icon", 12, label, action_symbol(kind))
}

/// Draws the symbol of an additional Conquest stage.
pub fn move_symbol() -> Html {
    html! { <path class="exo-symbol" d="M-9 8L-3-6 3 8-3 4ZM2-5L6-9 10-5M6-9V2" /> }
}

pub fn bonus_icon(bonus: BonusFigures, label: Option<AttrValue>) -> Html {
    match bonus {
        BonusFigures::Action(kind) => action_icon(kind, label),
        BonusFigures::Move => picture("exo-icon", 12, label, move_symbol()),
    }
}

/// Returns the icon of a kind of Political cards: a tablet, an hourglass, a bolt.
pub fn political_icon(kind: PoliticalKind, label: Option<AttrValue>) -> Html {
    let d = match kind {
        PoliticalKind::Law => "M-8 9V-4C-8-8-4-9 0-9S8-8 8-4V9ZM-4-4H4M-4 0H4M-4 4H4",
        PoliticalKind::Resolution => "M-7-9H7M-7 9H7M-5-9C-5-2 5-2 5 9M5-9C5-2-5-2-5 9M-2 6H2",
        PoliticalKind::Executive => "M3-9L-6 2H0L-3 9 6-2H0Z",
    };
    picture(
        "exo-icon",
        12,
        label,
        html! { <path class="exo-symbol" {d} /> },
    )
}

/// Returns the icon of Ability cards: a star.
pub fn ability_icon(label: Option<AttrValue>) -> Html {
    let body = html! { <path class="exo-symbol" d="M0-9L2.5-3.2 9-2.5 4.2 1.8 5.5 8.2 0 5-5.5 8.2-4.2 1.8-9-2.5-2.5-3.2Z" /> };
    picture("exo-icon", 12, label, body)
}

/// Returns the icon of a face-down Ability card.
pub fn secret_icon(label: Option<AttrValue>) -> Html {
    let body = html! { <path class="exo-symbol" d="M-7-9H7V9H-7ZM-3-3C-3-7 4-6 3-2 3 0 0 0 0 3M0 6h.1" /> };
    picture("exo-icon", 12, label, body)
}

#[must_use]
pub const fn letter_char(letter: Letter) -> char {
    match letter {
        Letter::A => 'A',
        Letter::B => 'B',
        Letter::C => 'C',
    }
}

/// Draws a vote token around its center, 40 units wide; each letter has a distinct outline.
pub fn vote(letter: Letter) -> Html {
    let d = match letter {
        Letter::A => "M0-19L19 14H-19Z",
        Letter::B => "M-16-16H16V16H-16Z",
        Letter::C => "M0-18A18 18 0 1 1-.01-18Z",
    };
    let y = match letter {
        Letter::A => "11",
        Letter::B | Letter::C => "8",
    };
    html! {
        <g class="exo-vote"><path class="exo-vote-body" {d} /><text {y}>{ letter_char(letter) }</text></g>
    }
}

pub fn vote_icon(letter: Letter, label: Option<AttrValue>) -> Html {
    picture("exo-icon", 21, label, vote(letter))
}
