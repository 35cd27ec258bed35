//! A card of any game: a band with its kind, a title, a picture, its effect, and its id in the
//! corner. An illustrated card has its title on the start of its illustration. A card that can be
//! pressed is a button.

use super::glyph::{GlyphIcon, GlyphShape};
use yew::prelude::*;

/// The visual state of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CardState {
    /// Face up without a special state.
    #[default]
    Plain,
    /// The card can be pressed to play it.
    Playable,
    /// The card is selected.
    Chosen,
    /// The card has taken effect or is in force.
    Active,
    /// The card is out of play: played, discarded, spent or not offered.
    Spent,
    FaceDown,
}

impl CardState {
    const fn class(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Playable => Some("open"),
            Self::Chosen => Some("chosen"),
            Self::Active => Some("lit"),
            Self::Spent => Some("out"),
            Self::FaceDown => Some("sealed"),
        }
    }
}

/// The glyphs of a game whose cards use [`Card`].
pub trait CardGlyph: GlyphShape {
    /// Renders the part between the band and the effect: picture and title.
    fn head(picture: Html, title: Html) -> Html {
        html! { <>{ picture }{ title }</> }
    }
}

#[derive(Properties, PartialEq)]
pub struct CardProps<D: CardGlyph> {
    /// The CSS class of the kind of card.
    pub kind: AttrValue,
    /// The glyph in the band.
    pub glyph: D,
    /// The name of the kind of card.
    pub band: AttrValue,
    pub title: AttrValue,
    #[prop_or_default]
    pub id: Option<AttrValue>,
    /// A small picture beside the title.
    #[prop_or_default]
    pub picture: Html,
    /// The illustration of the card, behind title and band.
    #[prop_or_default]
    pub art: Option<Html>,
    #[prop_or_default]
    pub state: CardState,
    /// The content at the end of the band.
    #[prop_or_default]
    pub corner: Html,
    /// Called when the card is pressed. `None` renders a card that is no button.
    #[prop_or_default]
    pub press: Option<Callback<MouseEvent>>,
    /// The pressed state of a toggle card; `None` for other cards.
    #[prop_or_default]
    pub is_pressed: Option<bool>,
    /// The effect of the card.
    pub children: Html,
}

/// A card, rendered as a button if it can be pressed.
#[component]
pub fn Card<D: CardGlyph>(props: &CardProps<D>) -> Html {
    let card = format!("{}-card", D::CLASS_PREFIX);
    let part = |name: &str| format!("{card}-{name}");
    let class = classes!(card.clone(), part(&props.kind), props.state.class());
    let title = html! { <b class={part("title")}>{ props.title.clone() }</b> };
    let head = html! {<>
        <span class={part("band")}><GlyphIcon<D> glyph={props.glyph} /><span>{ props.band.clone() }</span>
            <span class={part("corner")}>{ props.corner.clone() }</span></span>
        { D::head(props.picture.clone(), title) }
    </>};
    let body = html! {<>
        if let Some(art) = &props.art {
            <span class="card-head">{ art.clone() }{ head }</span>
        } else {
            { head }
        }
        <span class={part("body")}>{ props.children.clone() }</span>
        if let Some(id) = &props.id {
            <span class={part("id")} aria-hidden="true">{ id.clone() }</span>
        }
    </>};
    match &props.press {
        Some(press) => {
            let pressed = props.is_pressed.map(|pressed| pressed.to_string());
            html! { <button type="button" {class} aria-pressed={pressed} onclick={press.clone()}>{ body }</button> }
        }
        None => html! { <span {class}>{ body }</span> },
    }
}
