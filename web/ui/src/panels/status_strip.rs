//! The status strip: the few figures that a player needs in every turn, in one row below the
//! prompt. Small screens show it at all times; on a large one the console has the same figures,
//! with the same `data-status`, so that help finds them. Pressing a figure explains it.

use crate::l10n::use_phrases;
use yew::prelude::*;

/// A figure of the status strip.
#[derive(Clone, PartialEq, Debug)]
pub struct StatusItem {
    /// The phrase with the figure's name; its last word identifies the figure within its strip.
    pub key: &'static str,
    /// The icon or picture, which screen readers skip.
    pub picture: Html,
    /// The figure as text; empty where the picture contains it.
    pub value: String,
    /// The maximum of the figure, if it has one.
    pub most: Option<u8>,
    /// Name and value as a screen reader reads them, such as "Hull: 7 of 10".
    pub label: String,
    /// What the figure means, in one or two sentences.
    pub help: String,
    /// Whether the figure is a warning.
    pub is_warning: bool,
}

#[derive(Properties, PartialEq)]
pub struct StatusStripProps {
    pub items: Vec<StatusItem>,
}

/// A row of figures.
#[component]
pub fn StatusStrip(props: &StatusStripProps) -> Html {
    let phrases = use_phrases();
    let explained = use_state_eq(|| None::<&'static str>);
    if props.items.is_empty() {
        return Html::default();
    }
    let item = |item: &StatusItem| {
        let is_open = *explained == Some(item.key);
        let (key, set) = (item.key, explained.setter());
        let onclick = Callback::from(move |_: MouseEvent| set.set((!is_open).then_some(key)));
        let set = explained.setter();
        let onblur = Callback::from(move |_: FocusEvent| set.set(None));
        html! {
            <li key={item.key}>
                <button type="button" class={classes!("status-item", item.is_warning.then_some("warning"))} data-status={item.key.rsplit('-').next()}
                    title={item.help.clone()} aria-label={item.label.clone()} aria-expanded={is_open.to_string()} {onclick} {onblur}>
                    { item.picture.clone() }
                    if !item.value.is_empty() { <span class="number">{ &item.value }{ item.most.map(|most| html! { <small>{ format!("/{most}") }</small> }).unwrap_or_default() }</span> }
                </button>
            </li>
        }
    };
    let help = explained.and_then(|key| props.items.iter().find(|item| item.key == key));
    html! {
        <section class="table-status" translate="no" aria-label={phrases.text("table-status")}>
            <ul>{ for props.items.iter().map(item) }</ul>
            <div class="status-help" role="status">
                if let Some(item) = help { <p><b>{ &item.label }</b>{ " " }{ &item.help }</p> }
            </div>
        </section>
    }
}
