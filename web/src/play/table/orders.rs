//! The place of the orders.

use crate::l10n::use_phrases;
use web_sys::Element;
use yew::prelude::*;

/// Properties of the place of the orders.
#[derive(Properties, PartialEq)]
pub struct OrderPanelProps {
    /// What it looks like in this game.
    #[prop_or_default]
    pub class: Classes,
    /// What is asked: in another question no button is the one of before, so who presses twice answers once.
    pub question: String,
    /// What the orders are narrowed to.
    pub narrowed: String,
    /// The orders.
    pub children: Html,
}

/// The place of the orders. What is asked next, or narrowed, is read from its beginning, however far the orders before were
/// scrolled; the place itself stays, and with it the focus of whoever pressed what is no more.
#[component]
pub fn OrderPanel(props: &OrderPanelProps) -> Html {
    let phrases = use_phrases();
    let panel = use_node_ref();
    let read = (props.question.clone(), props.narrowed.clone());
    use_effect_with((panel.clone(), read), |(panel, _)| {
        if let Some(panel) = panel.cast::<Element>() {
            panel.set_scroll_top(0);
        }
    });
    html! {
        <section ref={panel} class={classes!("table-actions", "panel", props.class.clone())} translate="no"
            aria-label={phrases.text("table-orders")}>
            <key={props.question.clone()}>{ props.children.clone() }</>
        </section>
    }
}
