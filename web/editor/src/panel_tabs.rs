//! A tabbed panel.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Clone, PartialEq)]
pub struct PanelTab {
    /// An id that is unique on the page.
    pub id: &'static str,
    pub name: String,
    /// A number shown beside the name; 0 for none.
    pub count: usize,
}

#[derive(Properties, PartialEq)]
pub struct PanelTabsProps {
    /// The accessible name of the list of tabs.
    pub label: String,
    pub tabs: Vec<PanelTab>,
    /// The id of the open tab.
    pub open: AttrValue,
    /// Requests that this tab be opened.
    pub onopen: Callback<&'static str>,
    /// The content of the open tab.
    pub children: Html,
}

/// Renders a list of tabs with the content of the open one below it.
#[component]
pub fn PanelTabs(props: &PanelTabsProps) -> Html {
    let list = use_node_ref();
    let at = props
        .tabs
        .iter()
        .position(|tab| props.open == tab.id)
        .unwrap_or(0);
    let onkeydown = {
        let (tabs, onopen, list) = (props.tabs.clone(), props.onopen.clone(), list.clone());
        Callback::from(move |event: KeyboardEvent| {
            let count = tabs.len().max(1);
            let goal = match event.key().as_str() {
                "ArrowRight" => (at + 1) % count,
                "ArrowLeft" => (at + count - 1) % count,
                "Home" => 0,
                "End" => count - 1,
                _ => return,
            };
            event.prevent_default();
            if let Some(tab) = tabs.get(goal) {
                onopen.emit(tab.id);
                focus(&list, tab.id);
            }
        })
    };
    let tab = |tab: &PanelTab| {
        let (id, is_open) = (tab.id, props.open == tab.id);
        let onclick = props.onopen.reform(move |_: MouseEvent| id);
        html! {
            <button type="button" role="tab" class="tab" id={format!("tab-{id}")} {onclick}
                aria-selected={is_open.to_string()} aria-controls={is_open.then(|| format!("page-{id}"))}
                tabindex={if is_open { "0" } else { "-1" }}>
                { &tab.name }
                if tab.count > 0 {
                    <span class="tab-count">{ tab.count }</span>
                }
            </button>
        }
    };
    html! {
        <div class="tabs">
            <div role="tablist" class="tab-list" ref={list} aria-label={props.label.clone()} {onkeydown}>
                { for props.tabs.iter().map(tab) }
            </div>
            <div role="tabpanel" class="tab-page" id={format!("page-{}", props.open)}
                aria-labelledby={format!("tab-{}", props.open)} tabindex="0">
                { props.children.clone() }
            </div>
        </div>
    }
}

fn focus(list: &NodeRef, id: &str) {
    let list = list.cast::<HtmlElement>();
    let tab = list.and_then(|list| list.query_selector(&format!("#tab-{id}")).ok()?);
    if let Some(tab) = tab.and_then(|tab| tab.dyn_into::<HtmlElement>().ok()) {
        // If the tab no longer exists, the focus stays where it is.
        let _ = tab.focus();
    }
}
