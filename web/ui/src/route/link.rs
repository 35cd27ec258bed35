//! A link to a route.

use super::{Route, use_navigator};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct LinkProps {
    /// The target.
    pub to: Route,
    #[prop_or_default]
    pub class: Classes,
    /// Whether it leads to the route that is shown now.
    #[prop_or_default]
    pub is_current: bool,
    /// The accessible name, if the content is no text.
    #[prop_or_default]
    pub label: Option<String>,
    pub children: Html,
}

/// A link to a route. Renders nothing if the route cannot be reached, as in a restricted embedding.
#[component]
pub fn Link(props: &LinkProps) -> Html {
    if !use_navigator().can_reach(&props.to) {
        return Html::default();
    }
    let current = props.is_current.then_some("page");
    html! {
        <a href={props.to.href()} class={props.class.clone()} aria-current={current}
            aria-label={props.label.clone()}>
            { props.children.clone() }
        </a>
    }
}
