//! A modal dialog, based on the browser's own, which keeps the focus inside and closes with Escape.

use crate::l10n::use_phrases;
use std::cell::Cell;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

thread_local! {
    /// Number of open dialogs.
    static OPEN_DIALOGS: Cell<u32> = const { Cell::new(0) };
}

/// Returns whether a dialog is open. A dialog that has left the page counts until it has returned
/// the focus.
pub fn is_dialog_open() -> bool {
    OPEN_DIALOGS.get() > 0
}

#[derive(Properties, PartialEq)]
pub struct DialogProps {
    pub title: AttrValue,
    /// Called when the dialog is closed in any way.
    pub on_close: Callback<()>,
    pub children: Html,
}

/// A modal dialog, open for as long as it is rendered.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let phrases = use_phrases();
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            let dialog = node.cast::<HtmlDialogElement>();
            // A dialog that is already open stays open.
            let opened = dialog
                .as_ref()
                .is_some_and(|dialog| dialog.show_modal().is_ok());
            if opened {
                OPEN_DIALOGS.set(OPEN_DIALOGS.get() + 1);
            }
            move || {
                if let Some(dialog) = dialog.filter(|_| opened) {
                    dialog.close();
                    OPEN_DIALOGS.set(OPEN_DIALOGS.get().saturating_sub(1));
                }
            }
        });
    }
    let onclose = props.on_close.reform(|_: Event| ());
    let onclick = props.on_close.reform(|_: MouseEvent| ());
    html! {
        <dialog ref={node} {onclose} translate="yes" aria-label={props.title.clone()}>
            <h2>{ props.title.clone() }</h2>
            { props.children.clone() }
            <footer><button type="button" class="button" {onclick}>{ phrases.text("close") }</button></footer>
        </dialog>
    }
}
