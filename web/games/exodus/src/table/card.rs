//! Action, Ability and other cards of Exodus, drawn with the shared card component.

pub use ui::panels::card::CardState;

use super::glyphs::{Glyph, GlyphIcon};
use ui::panels::card;
use ui::panels::card::CardGlyph;
use yew::prelude::*;

/// A card of any kind.
pub type Card = card::Card<Glyph>;

impl CardGlyph for Glyph {}

/// Properties of a face-down card.
#[derive(Properties, PartialEq)]
pub struct CardBackProps {
    /// The style class of its kind.
    pub kind: AttrValue,
    /// The label below it, also for screen readers.
    pub label: AttrValue,
}

#[component]
pub fn CardBack(props: &CardBackProps) -> Html {
    html! {
        <span class={classes!("exo-card", "exo-back", format!("exo-card-{}", props.kind))}>
            <GlyphIcon glyph={Glyph::Back} /><span class="exo-back-name">{ props.label.clone() }</span>
        </span>
    }
}
