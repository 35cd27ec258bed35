//! The heading of a table as the starting point for screen readers.

use crate::focus::use_focus_effect;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Returns a node reference for a heading that gets the focus once, when it is added to the page.
#[hook]
pub fn use_heading_focus() -> NodeRef {
    let heading = use_node_ref();
    {
        let heading = heading.clone();
        use_focus_effect((), move |()| {
            if let Some(heading) = heading.cast::<HtmlElement>() {
                // A heading that is already removed cannot be focused; the next page has its own.
                let _ = heading.focus();
            }
        });
    }
    heading
}
