//! A tab list that selects one of several panels and marks the tab that a decision needs.

use super::use_scroll_into_view;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The label and the state of a tab.
#[derive(Clone, PartialEq)]
pub struct TabLabel {
    /// The name in ids and attributes.
    pub term: &'static str,
    /// The name for players.
    pub name: AttrValue,
    /// The picture before the name.
    pub picture: Html,
    /// Whether its panel is in the document, selected or not.
    pub is_rendered: bool,
}

#[derive(Properties, PartialEq)]
pub struct TabStripProps {
    /// The prefix of classes and ids, which is the game's.
    pub family: &'static str,
    /// The accessible name of the tab list.
    pub label: AttrValue,
    /// The text that marks the tab that a decision needs.
    pub needed_label: AttrValue,
    pub tabs: Vec<TabLabel>,
    /// The index of the selected tab.
    pub at: usize,
    /// The index of the tab that the decision needs.
    #[prop_or_default]
    pub needed_tab: Option<usize>,
    /// Called with the index of a tab that is selected.
    pub on_turn: Callback<usize>,
}

/// The tab list. Arrow keys move from one tab to the next and select it.
#[component]
pub fn TabStrip(props: &TabStripProps) -> Html {
    let list = use_node_ref();
    let (at, family) = (props.at, props.family);
    use_scroll_into_view(&list, "[aria-selected=\"true\"]", at);
    let onkeydown = {
        let (turn, list) = (props.on_turn.clone(), list.clone());
        let terms: Vec<&'static str> = props.tabs.iter().map(|tab| tab.term).collect();
        Callback::from(move |event: KeyboardEvent| {
            let Some(next) = index_for_key(at, terms.len(), &event.key()) else {
                return;
            };
            event.prevent_default();
            event.stop_propagation();
            turn.emit(next);
            if let Some(button) = terms.get(next).and_then(|term| tab_button(&list, term)) {
                // A tab that is already removed cannot be focused.
                let _ = button.focus();
            }
        })
    };
    let button = |(index, tab): (usize, &TabLabel)| {
        let is_needed = props.needed_tab == Some(index);
        let tabindex = if index == at { "0" } else { "-1" };
        let term = tab.term;
        let panel_id = tab.is_rendered.then(|| format!("{family}-panel-{term}"));
        let onclick = props.on_turn.reform(move |_: MouseEvent| index);
        html! {
            <button key={term} type="button" role="tab" id={format!("{family}-tab-{term}")} class={format!("{family}-tab")} data-tab={term}
                aria-selected={(index == at).to_string()} aria-controls={panel_id} tabindex={tabindex} data-needed_label={is_needed.then_some("true")} {onclick}>
                { tab.picture.clone() }<span class={format!("{family}-tab-name")}>{ tab.name.clone() }</span>
                if is_needed { <span class={format!("{family}-tab-mark")}><span class="visually-hidden">{ props.needed_label.clone() }</span></span> }
            </button>
        }
    };
    html! {
        <div ref={list} class={format!("{family}-tabs")} role="tablist" aria-label={props.label.clone()} {onkeydown}>
            { for props.tabs.iter().enumerate().map(button) }
        </div>
    }
}

/// Returns the index of the tab that a key moves to.
fn index_for_key(at: usize, count: usize, key: &str) -> Option<usize> {
    let last = count.checked_sub(1)?;
    match key {
        "ArrowRight" => Some(if at >= last { 0 } else { at + 1 }),
        "ArrowLeft" => Some(at.checked_sub(1).unwrap_or(last)),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}

fn tab_button(list: &NodeRef, term: &str) -> Option<HtmlElement> {
    let list = list.cast::<HtmlElement>()?;
    let found = list.query_selector(&format!("[data-tab=\"{term}\"]"));
    found.ok()??.dyn_into().ok()
}

#[cfg(test)]
mod tests {
    use super::index_for_key;

    #[test]
    fn arrow_keys_wrap_around_the_tabs() {
        assert_eq!(index_for_key(6, 7, "ArrowRight"), Some(0));
        assert_eq!(index_for_key(0, 7, "ArrowLeft"), Some(6));
        assert_eq!(index_for_key(3, 7, "End"), Some(6));
        assert_eq!(index_for_key(0, 0, "Home"), None);
        assert_eq!(index_for_key(2, 7, "a"), None);
    }
}
