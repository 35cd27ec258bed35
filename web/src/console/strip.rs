//! A row that is wider than its place, such as tabs or cards: what matters in it is kept in sight.

use web_sys::HtmlElement;
use yew::prelude::*;

/// Brings the first item that `selector` finds into sight when `changes` are others than before.
#[hook]
pub fn use_in_sight<D: PartialEq + 'static>(row: &NodeRef, selector: &'static str, changes: D) {
    let row = row.clone();
    use_effect_with(changes, move |_| {
        let Some(row) = row.cast::<HtmlElement>() else {
            return;
        };
        if let Ok(Some(item)) = row.query_selector(selector)
            && let Ok(item) = wasm_bindgen::JsCast::dyn_into::<HtmlElement>(item)
        {
            keep_in_sight(&row, &item);
        }
    });
}

/// Scrolls a row so that an item of it can be seen; nothing else moves.
pub fn keep_in_sight(row: &HtmlElement, item: &HtmlElement) {
    let (room, place) = (
        row.get_bounding_client_rect(),
        item.get_bounding_client_rect(),
    );
    let short = if place.left() < room.left() {
        place.left() - room.left()
    } else {
        (place.right() - room.right()).max(0.0)
    };
    #[allow(clippy::cast_possible_truncation, reason = "pixels of a screen")]
    row.set_scroll_left(row.scroll_left() + short.round() as i32);
}
