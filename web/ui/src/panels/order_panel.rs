//! The panel that holds the orders.

use crate::focus::focus_group;
use crate::l10n::use_phrases;
use crate::mount::use_mount;
use web_sys::Element;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct OrderPanelProps {
    /// CSS class of the game.
    #[prop_or_default]
    pub class: Classes,
    /// Key of the question. A new question gets new buttons, so that pressing a key twice answers
    /// only the first.
    pub question: String,
    /// Key of the input mode that restricts the orders.
    pub input_mode_key: String,
    /// The buttons of the question.
    pub orders: Html,
    /// What does not belong to a question, such as the hand. It stays in the document when the
    /// question changes, because drawing all cards again takes as long as everything else; only
    /// the focus leaves it.
    pub children: Html,
}

/// The panel that holds the orders. It scrolls to the top when the question or the input mode
/// changes. The section itself stays in the document, so that keyboard focus can fall back to it
/// when the pressed button is gone.
#[component]
pub fn OrderPanel(props: &OrderPanelProps) -> Html {
    let phrases = use_phrases();
    let panel = use_node_ref();
    let mount = use_mount();
    // During the rendering: an effect would run after the second press of a key.
    use_memo(props.question.clone(), |_| {
        let panel = panel.cast::<Element>();
        let focused = panel.as_ref().zip(mount.focused());
        let held = focused.filter(|(panel, focused)| panel.contains(Some(focused)));
        if let Some((panel, _)) = held {
            focus_group(panel);
        }
    });
    let deps = (props.question.clone(), props.input_mode_key.clone());
    use_effect_with((panel.clone(), deps), |(panel, _)| {
        if let Some(panel) = panel.cast::<Element>() {
            panel.set_scroll_top(0);
        }
    });
    html! {
        <section ref={panel} class={classes!("table-actions", "panel", props.class.clone())} translate="no"
            aria-label={phrases.text("table-orders")}>
            <key={props.question.clone()}>{ props.orders.clone() }</>
            <key="hand">{ props.children.clone() }</>
        </section>
    }
}
