//! A board or scenario to choose from, as a card with a small picture.

use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ThumbnailCardProps {
    pub id: AttrValue,
    /// The small picture.
    pub thumbnail: Html,
    pub name: String,
    /// Short facts about it.
    pub facts: Html,
    /// Whether it is chosen.
    pub is_checked: bool,
    /// Called when it is chosen.
    pub onpick: Callback<()>,
}

/// A card with a small picture that can be chosen.
#[component]
pub fn ThumbnailCard(props: &ThumbnailCardProps) -> Html {
    let onchange = props.onpick.reform(|_: Event| ());
    let class = classes!("card", "scenario", props.is_checked.then_some("chosen"));
    html! {
        <label {class}>
            <input type="radio" class="visually-hidden" name="board" value={props.id.clone()}
                checked={props.is_checked} {onchange} />
            { props.thumbnail.clone() }
            <span class="scenario-name">{ &props.name }</span>
            <span class="scenario-facts">{ props.facts.clone() }</span>
        </label>
    }
}
