//! The heading of a table as the place where those who listen begin. Knows no game.

use web_sys::HtmlElement;
use yew::prelude::*;

/// Puts the focus on the heading that this node is given to: once, when it comes to the page, and
/// never again while the match goes on.
#[hook]
pub fn use_heading_focus() -> NodeRef {
    let heading = use_node_ref();
    {
        let heading = heading.clone();
        use_effect_with((), move |()| {
            if let Some(heading) = heading.cast::<HtmlElement>() {
                // A heading that is gone again cannot be focused; the next page has its own.
                let _ = heading.focus();
            }
        });
    }
    heading
}
