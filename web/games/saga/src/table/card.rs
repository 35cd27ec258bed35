//! Cards of Saga, drawn with the shared card component.

pub use ui::panels::card::CardState;

use super::glyphs::Glyph;
use ui::panels::card;
use ui::panels::card::CardGlyph;
use yew::prelude::*;

/// A card of any kind.
pub type Card = card::Card<Glyph>;

impl CardGlyph for Glyph {
    fn head(picture: Html, title: Html) -> Html {
        html! { <span class="saga-card-head">{ picture }{ title }</span> }
    }
}
