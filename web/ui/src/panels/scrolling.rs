//! Scrolling in rows and panels that are larger than their container, so that the important part
//! stays in view.

use web_sys::HtmlElement;
use yew::prelude::*;

/// Scrolls the first item that matches `selector` into view whenever `changes` differs from the
/// previous render.
#[hook]
pub fn use_scroll_into_view<D: PartialEq + 'static>(
    row: &NodeRef,
    selector: &'static str,
    changes: D,
) {
    let row = row.clone();
    use_effect_with(changes, move |_| {
        let Some(row) = row.cast::<HtmlElement>() else {
            return;
        };
        if let Ok(Some(item)) = row.query_selector(selector)
            && let Ok(item) = wasm_bindgen::JsCast::dyn_into::<HtmlElement>(item)
        {
            scroll_into_view(&row, &item);
        }
    });
}

/// Scrolls a row, and only that, so that an item of it is in view.
pub fn scroll_into_view(row: &HtmlElement, item: &HtmlElement) {
    let (area, item_rect) = (
        row.get_bounding_client_rect(),
        item.get_bounding_client_rect(),
    );
    let offset = if item_rect.left() < area.left() {
        item_rect.left() - area.left()
    } else {
        (item_rect.right() - area.right()).max(0.0)
    };
    #[allow(clippy::cast_possible_truncation, reason = "pixels of a screen")]
    row.set_scroll_left(row.scroll_left() + offset.round() as i32);
}

/// Scrolls the part of a panel that matches `selector` into view when another item is picked. Items
/// under the pointer do not scroll.
#[hook]
pub fn use_scroll_to_picked<D: PartialEq + 'static>(
    panel: &NodeRef,
    selector: &'static str,
    picked: Option<D>,
) {
    let panel = panel.clone();
    use_effect_with(picked, move |picked| {
        let Some(panel) = panel.cast::<HtmlElement>().filter(|_| picked.is_some()) else {
            return;
        };
        let Ok(Some(part)) = panel.query_selector(selector) else {
            return;
        };
        let (area, item_rect) = (
            panel.get_bounding_client_rect(),
            part.get_bounding_client_rect(),
        );
        // A closed console has no height.
        if item_rect.height() > 0.0 {
            // The line with the goals stays at the top of a console and covers what scrolls below
            // it.
            let line = panel.query_selector(".goals > summary").ok().flatten();
            let line = line.map_or(area.top(), |line| line.get_bounding_client_rect().bottom());
            let top = if line > area.bottom() {
                area.top()
            } else {
                line.max(area.top())
            };
            let distance =
                scroll_distance((top, area.bottom()), (item_rect.top(), item_rect.bottom()));
            #[allow(clippy::cast_possible_truncation, reason = "pixels of a screen")]
            panel.set_scroll_top(panel.scroll_top() + distance.round() as i32);
        }
    });
}

/// Returns how far a panel must scroll to bring a part of it into view; if the part is too large,
/// its start.
fn scroll_distance((top, bottom): (f64, f64), (begins, ends): (f64, f64)) -> f64 {
    if begins < top {
        begins - top
    } else {
        (ends - bottom).clamp(0.0, begins - top)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panel_scrolls_at_most_to_the_start_of_its_part() {
        let distance = |part| scroll_distance((100.0, 300.0), part);
        assert_eq!(distance((120.0, 200.0)), 0.0);
        assert_eq!(distance((250.0, 350.0)), 50.0);
        assert_eq!(distance((250.0, 900.0)), 150.0);
        assert_eq!(distance((40.0, 90.0)), -60.0);
    }
}
