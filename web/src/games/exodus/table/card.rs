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
    /// It has taken effect, or is in force.
    Lit,
    /// It is out: played, dropped, spent, not offered.
    Out,
    /// It lies face down.
    Sealed,
}

impl Lie {
    const fn class(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Open => Some("open"),
            Self::Chosen => Some("chosen"),
            Self::Lit => Some("lit"),
            Self::Out => Some("out"),
            Self::Sealed => Some("sealed"),
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
    /// What stands at the end of its band.
    #[prop_or_default]
    pub corner: Html,
    /// The picture that a pack has for it.
    #[prop_or_default]
    pub art: Option<AttrValue>,
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
        "exo-card",
        format!("exo-card-{}", props.kind),
        props.lie.class()
    );
    let body = html! {<>
        <span class="exo-card-band"><Pic glyph={props.glyph} /><span>{ props.band.clone() }</span>
            <span class="exo-card-corner">{ props.corner.clone() }</span></span>
        if let Some(art) = &props.art {
            <img class="exo-card-art" src={art.clone()} alt="" />
        }
        <b class="exo-card-title">{ props.title.clone() }</b>
        <span class="exo-card-body">{ props.children.clone() }</span>
        if let Some(id) = &props.id {
            <span class="exo-card-id" aria-hidden="true">{ id.clone() }</span>
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
