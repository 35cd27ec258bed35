//! The cards of Exodus.

pub use ui::console::card::Lie;

use super::signs::{Glyph, Pic};
use store::pack::picture_of;
use ui::console::card;
use ui::console::card::Carded;
use yew::prelude::*;

/// A card, whichever it is.
pub type Card = card::Card<Glyph>;

impl Carded for Glyph {}

/// The picture that a pack has for a slot.
pub fn illustration(slot: &str) -> Html {
    let art = |src: String| html! { <img class="exo-card-art" {src} alt="" /> };
    picture_of(slot).map(art).unwrap_or_default()
}

/// Properties of a card that shows its back.
#[derive(Properties, PartialEq)]
pub struct BackProps {
    /// The class of its kind.
    pub kind: AttrValue,
    /// What it is, for those who listen, and below it.
    pub label: AttrValue,
}

/// The back of a card.
#[component]
pub fn Back(props: &BackProps) -> Html {
    html! {
        <span class={classes!("exo-card", "exo-back", format!("exo-card-{}", props.kind))}>
            <Pic glyph={Glyph::Back} /><span class="exo-back-name">{ props.label.clone() }</span>
        </span>
    }
}
