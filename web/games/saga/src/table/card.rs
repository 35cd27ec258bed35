//! The cards of Saga.

pub use ui::console::card::Lie;

use super::signs::Glyph;
use ui::console::card;
use ui::console::card::Carded;
use yew::prelude::*;

/// A card, whichever it is.
pub type Card = card::Card<Glyph>;

impl Carded for Glyph {
    fn head(picture: Html, title: Html) -> Html {
        html! { <span class="saga-card-head">{ picture }{ title }</span> }
    }
}
