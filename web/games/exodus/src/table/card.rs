//! The cards of Exodus.

pub use ui::panels::card::CardState;

use super::glyphs::{Glyph, GlyphIcon};
use store::pack::slot_picture_url;
use ui::panels::card;
use ui::panels::card::CardGlyph;
use yew::prelude::*;

/// A card, whichever it is.
pub type Card = card::Card<Glyph>;

impl CardGlyph for Glyph {}

/// The picture that a pack has for a slot.
pub fn illustration(slot: &str) -> Html {
    let art = |src: String| html! { <img class="exo-card-art" {src} alt="" /> };
    slot_picture_url(slot).map(art).unwrap_or_default()
}

/// Properties of a card that shows its back.
#[derive(Properties, PartialEq)]
pub struct CardBackProps {
    /// The class of its kind.
    pub kind: AttrValue,
    /// What it is, for those who listen, and below it.
    pub label: AttrValue,
}

/// The back of a card.
#[component]
pub fn CardBack(props: &CardBackProps) -> Html {
    html! {
        <span class={classes!("exo-card", "exo-back", format!("exo-card-{}", props.kind))}>
            <GlyphIcon glyph={Glyph::Back} /><span class="exo-back-name">{ props.label.clone() }</span>
        </span>
    }
}
