//! A card, whichever it is: a band that says what kind it is, a title, what it does, its id in the corner. One
//! that can be pressed is a button.

use super::glyph::{GlyphIcon, GlyphShape};
use yew::prelude::*;

/// How a card lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CardState {
    /// As any other.
    #[default]
    Plain,
    /// It can be pressed for an order.
    Playable,
    /// It was chosen.
    Chosen,
    /// It has taken effect, or is in force.
    Active,
    /// It is out: played, dropped, spent, not offered.
    Spent,
    /// It lies face down.
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

/// The pictures of a game that has such cards.
pub trait CardGlyph: GlyphShape {
    /// What stands between the band and what a card does: its picture and its title.
    fn head(picture: Html, title: Html) -> Html {
        html! { <>{ picture }{ title }</> }
    }
}

/// Properties of a card.
#[derive(Properties, PartialEq)]
pub struct CardProps<D: CardGlyph> {
    /// The class of its kind.
    pub kind: AttrValue,
    /// The picture of its band.
    pub glyph: D,
    /// What kind it is.
    pub band: AttrValue,
    /// Its title.
    pub title: AttrValue,
    /// Its id.
    #[prop_or_default]
    pub id: Option<AttrValue>,
    /// Its picture.
    #[prop_or_default]
    pub picture: Html,
    /// How it lies there.
    #[prop_or_default]
    pub lie: CardState,
    /// What stands at the end of its band.
    #[prop_or_default]
    pub corner: Html,
    /// Told when it is pressed, where it can be.
    #[prop_or_default]
    pub press: Option<Callback<MouseEvent>>,
    /// Whether it is pressed, where it stays so.
    #[prop_or_default]
    pub pressed: Option<bool>,
    /// What it does.
    pub children: Html,
}

/// The card.
#[component]
pub fn Card<D: CardGlyph>(props: &CardProps<D>) -> Html {
    let card = format!("{}-card", D::CLASS_PREFIX);
    let part = |name: &str| format!("{card}-{name}");
    let class = classes!(card.clone(), part(&props.kind), props.lie.class());
    let title = html! { <b class={part("title")}>{ props.title.clone() }</b> };
    let body = html! {<>
        <span class={part("band")}><GlyphIcon<D> glyph={props.glyph} /><span>{ props.band.clone() }</span>
            <span class={part("corner")}>{ props.corner.clone() }</span></span>
        { D::head(props.picture.clone(), title) }
        <span class={part("body")}>{ props.children.clone() }</span>
        if let Some(id) = &props.id {
            <span class={part("id")} aria-hidden="true">{ id.clone() }</span>
        }
    </>};
    match &props.press {
        Some(press) => {
            let pressed = props.pressed.map(|pressed| pressed.to_string());
            html! { <button type="button" {class} aria-pressed={pressed} onclick={press.clone()}>{ body }</button> }
        }
        None => html! { <span {class}>{ body }</span> },
    }
}
