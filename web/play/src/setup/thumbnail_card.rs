//! One of the boards or scenarios to choose from, as a card with a small picture. It knows no game.

use yew::prelude::*;

/// Properties of a card.
#[derive(Properties, PartialEq)]
pub struct ThumbnailCardProps {
    /// Its id.
    pub id: AttrValue,
    /// Its small picture.
    pub stamp: Html,
    /// Its name.
    pub name: String,
    /// What is known of it, in a few words.
    pub facts: Html,
    /// Whether it is the chosen one.
    pub checked: bool,
    /// Told when it is chosen.
    pub onpick: Callback<()>,
}

/// The card.
#[component]
pub fn ThumbnailCard(props: &ThumbnailCardProps) -> Html {
    let onchange = props.onpick.reform(|_: Event| ());
    let class = classes!("card", "scenario", props.checked.then_some("chosen"));
    html! {
        <label {class}>
            <input type="radio" class="visually-hidden" name="board" value={props.id.clone()}
                checked={props.checked} {onchange} />
            { props.stamp.clone() }
            <span class="scenario-name">{ &props.name }</span>
            <span class="scenario-facts">{ props.facts.clone() }</span>
        </label>
    }
}
