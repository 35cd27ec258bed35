//! A link to a place of the page.

use super::{Route, use_navigator};
use yew::prelude::*;

/// What a [`Link`] shows and where it leads.
#[derive(Properties, PartialEq)]
pub struct LinkProps {
    /// Where to.
    pub to: Route,
    /// Classes of the link.
    #[prop_or_default]
    pub class: Classes,
    /// Whether it leads to the place shown now.
    #[prop_or_default]
    pub current: bool,
    /// A name where the contents are no words.
    #[prop_or_default]
    pub label: Option<String>,
    /// What it shows.
    pub children: Html,
}

/// A link to a place of the page; nothing where no way leads there.
#[component]
pub fn Link(props: &LinkProps) -> Html {
    if !use_navigator().can_reach(&props.to) {
        return Html::default();
    }
    let current = props.current.then_some("page");
    html! {
        <a href={props.to.href()} class={props.class.clone()} aria-current={current}
            aria-label={props.label.clone()}>
            { props.children.clone() }
        </a>
    }
}
