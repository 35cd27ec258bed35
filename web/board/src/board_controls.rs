//! Controls around the cells of a board: zoom buttons, the zoom level for style sheets, and focus
//! requests.

use super::cursor::{focus_cell, holds_focus};
use super::grid::{Extent, Grid};
use super::viewport::{ViewChange, Viewport, ZOOM_STEP};
use ui::focus::use_focus_effect;
use ui::l10n::use_phrases;
use ui::motion::animate_from;
use ui::panels::{aria_disabled, unless_disabled};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Sets custom properties with the size of the drawing in units and its zoom, so that style sheets
/// can hide letters that would be too small to read.
#[hook]
pub fn use_size_properties(svg: &NodeRef, extent: Extent, close: f64) {
    let svg = svg.clone();
    let measures = [extent.width, extent.height, close];
    use_effect_with(measures, move |measures| {
        let Some(svg) = svg.cast::<Element>() else {
            return;
        };
        let style = svg.unchecked_into::<HtmlElement>().style();
        for (name, value) in ["--wide", "--tall", "--close"].into_iter().zip(measures) {
            // If the browser refuses, all letters stay visible.
            let _ = style.set_property(name, &value.to_string());
        }
    });
}

#[derive(Properties, PartialEq)]
pub struct ZoomButtonsProps {
    /// Whether the whole board is visible.
    pub is_fit: bool,
    /// Dispatches changes of the viewport.
    pub view: UseReducerDispatcher<Viewport>,
}

/// Renders buttons that zoom without wheel, pinch or drag.
#[component]
pub fn ZoomButtons(props: &ZoomButtonsProps) -> Html {
    let phrases = use_phrases();
    let button = |key: &'static str,
                  symbol: &'static str,
                  is_disabled: bool,
                  change: ViewChange| {
        let label = AttrValue::from(phrases.text(key));
        let view = props.view.clone();
        let onclick = unless_disabled(
            is_disabled,
            Callback::from(move |_: MouseEvent| view.dispatch(change)),
        );
        html! {
            <button type="button" class="icon-button" aria-label={label.clone()} title={label} aria-disabled={aria_disabled(is_disabled)} {onclick}>
                <svg viewBox="-10 -10 20 20" aria-hidden="true"><path d={symbol} /></svg>
            </button>
        }
    };
    html! {
        <div class="board-zoom">
            { button("board-zoom-in", "M-6 0H6M0-6V6", false, ViewChange::ZoomCenter(ZOOM_STEP)) }
            { button("board-zoom-out", "M-6 0H6", props.is_fit, ViewChange::ZoomCenter(1.0 / ZOOM_STEP)) }
            { button("board-fit", "M-7-3V-7H-3M3-7H7V-3M7 3V7H3M-3 7H-7V3", props.is_fit, ViewChange::Fit) }
        </div>
    }
}

/// Follows the `focus` property: moves the cursor, scrolls it into view, and moves the keyboard
/// focus if it is on the board. A player who has moved the cursor since keeps it.
#[hook]
pub fn use_requested_focus<G: Grid>(
    requested: Option<u16>,
    grid: G,
    svg: NodeRef,
    cursor: UseStateSetter<u16>,
    view: UseReducerDispatcher<Viewport>,
) {
    use_focus_effect(requested, move |requested| {
        let Some(cell) = requested.filter(|cell| *cell < grid.count()) else {
            return;
        };
        cursor.set(cell);
        view.dispatch(ViewChange::Show(grid.bounds(cell)));
        if let Some(root) = svg.cast::<Element>().filter(holds_focus) {
            focus_cell(&root, cell);
        }
    });
}

/// Animates a board from its old position to its new one when its extent changes, so that it does
/// not jump.
#[hook]
pub fn use_resize_animation(extent: Extent, svg: NodeRef) {
    let last = use_mut_ref(|| extent);
    use_effect_with(extent, move |extent| {
        let before = last.replace(*extent);
        let root = svg.cast::<Element>().filter(|_| before != *extent);
        let body = root.as_ref().and_then(Element::first_element_child);
        if let Some((root, body)) = root.zip(body) {
            let rect = root.get_bounding_client_rect();
            let size = (rect.width(), rect.height());
            if let Some(from) = extent.transform_from(before, size) {
                animate_from(&body, &from);
            }
        }
    });
}
