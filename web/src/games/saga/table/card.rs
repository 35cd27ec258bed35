//! A card, whichever it is: a band that says what kind it is, a title, what it does, its id in the
//! corner. One that can be pressed is a button.

use super::signs::{Glyph, Pic};
use yew::prelude::*;

/// How a card lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lie {
    /// As any other.
    #[default]
    Plain,
    /// It can be pressed for an order.
    Open,
    /// It was chosen.
    Chosen,
    /// It is at work now.
    Lit,
    /// It is spent, or cannot be used.
    Out,
}

impl Lie {
    const fn class(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Open => Some("open"),
            Self::Chosen => Some("chosen"),
            Self::Lit => Some("lit"),
            Self::Out => Some("out"),
        }
    }
}

/// Properties of a card.
#[derive(Properties, PartialEq)]
pub struct CardProps {
    /// The class of its kind.
    pub kind: AttrValue,
    /// The picture of its band.
    pub glyph: Glyph,
    /// What kind it is.
    pub band: AttrValue,
    /// Its title.
    pub title: AttrValue,
    /// Its id.
    #[prop_or_default]
    pub id: Option<AttrValue>,
    /// How it lies there.
    #[prop_or_default]
    pub lie: Lie,
    /// Its picture, beside the title.
    #[prop_or_default]
    pub picture: Html,
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
pub fn Card(props: &CardProps) -> Html {
    let class = classes!(
        "saga-card",
        format!("saga-card-{}", props.kind),
        props.lie.class()
    );
    let body = html! {<>
        <span class="saga-card-band"><Pic glyph={props.glyph} /><span>{ props.band.clone() }</span>
            <span class="saga-card-corner">{ props.corner.clone() }</span></span>
        <span class="saga-card-head">{ props.picture.clone() }<b class="saga-card-title">{ props.title.clone() }</b></span>
        <span class="saga-card-body">{ props.children.clone() }</span>
        if let Some(id) = &props.id {
            <span class="saga-card-id" aria-hidden="true">{ id.clone() }</span>
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
