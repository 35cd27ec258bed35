//! A modal dialog, based on the browser's own, which keeps the focus inside and closes with Escape,
//! by a press outside of it, and by a swipe down.

use crate::l10n::use_phrases;
use crate::swipe::{Swipe, SwipeDirection, use_swipe};
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};
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
    /// Buttons before the one that closes it; like that one they stay in view.
    #[prop_or_default]
    pub actions: Html,
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
    let swipe = {
        let on_close = props.on_close.clone();
        let on_swipe = Callback::from(move |swipe: Swipe| {
            if swipe.direction == SwipeDirection::Down {
                on_close.emit(());
            }
        });
        use_swipe(&node, SwipeDirection::Down, on_swipe)
    };
    let (onpointerdown, on_outside) = use_press_outside(&node, props.on_close.clone());
    html! {
        <dialog ref={node} {onclose} {onpointerdown} onclick={on_outside} ontouchstart={swipe.on_start} ontouchmove={swipe.on_move}
            ontouchend={swipe.on_end} ontouchcancel={swipe.on_cancel} translate="yes" aria-label={props.title.clone()}>
            <h2>{ props.title.clone() }</h2>
            { props.children.clone() }
            <footer>{ props.actions.clone() }<button type="button" class="button" {onclick}>{ phrases.text("close") }</button></footer>
        </dialog>
    }
}

/// Returns handlers for presses and clicks that call `on_close` if both are outside of a dialog. A
/// press that slips off the dialog, for example while text is selected, does not close it.
#[hook]
fn use_press_outside(
    node: &NodeRef,
    on_close: Callback<()>,
) -> (Callback<PointerEvent>, Callback<MouseEvent>) {
    let pressed_outside = use_memo((), |()| Cell::new(false));
    let onpointerdown = {
        let (node, pressed_outside) = (node.clone(), pressed_outside.clone());
        Callback::from(move |event: PointerEvent| pressed_outside.set(is_outside(&node, &event)))
    };
    let node = node.clone();
    let onclick = Callback::from(move |event: MouseEvent| {
        if pressed_outside.take() && is_outside(&node, &event) {
            on_close.emit(());
        }
    });
    (onpointerdown, onclick)
}

/// Returns whether a press is on the backdrop: its target is the dialog, and it is not within its
/// box.
fn is_outside(node: &NodeRef, event: &MouseEvent) -> bool {
    let target = event
        .target()
        .and_then(|node| node.dyn_into::<Element>().ok());
    let dialog: Option<Element> = node.cast();
    let (Some(dialog), true) = (&dialog, dialog == target) else {
        return false;
    };
    let bounds = dialog.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let inside =
        x >= bounds.left() && x <= bounds.right() && y >= bounds.top() && y <= bounds.bottom();
    !inside
}
