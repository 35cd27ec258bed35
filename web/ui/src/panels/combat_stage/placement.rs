//! The place of the stage over the board: where it covers no cell to choose from.

use crate::browser::window;
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};
use yew::prelude::*;

/// A place of the stage on the board: its name in styles, and how many halves of the free room are
/// to its left and above it.
struct Place {
    name: &'static str,
    left: f64,
    above: f64,
}

impl Place {
    const fn new(name: &'static str, left: f64, above: f64) -> Self {
        Self { name, left, above }
    }
}

/// The places of the stage; of those that are equally good the first is chosen.
const PLACES: [Place; 6] = [
    Place::new("top", 1.0, 0.0),
    Place::new("bottom", 1.0, 2.0),
    Place::new("top-left", 0.0, 0.0),
    Place::new("top-right", 2.0, 0.0),
    Place::new("bottom-left", 0.0, 2.0),
    Place::new("bottom-right", 2.0, 2.0),
];

/// The name of the place where the stage is only its result, above the lower edge of the board:
/// there are cells to choose from everywhere else.
const LINE: &str = "line";

/// Pixels between the stage and the edge of the board.
const MARGIN: f64 = 8.0;

/// Returns the name of the place where a stage covers no cell to choose from. It is found again when
/// `position` or the size of the window changes.
#[hook]
pub fn use_free_place(stage: &NodeRef, position: u32) -> &'static str {
    let place = use_state_eq(|| PLACES[0].name);
    let last_place = use_mut_ref(|| PLACES[0].name);
    let (stage, set_place) = (stage.clone(), place.setter());
    use_effect_with(position, move |_| {
        let place_again = move || {
            if let Some(stage) = stage.cast::<HtmlElement>() {
                let next = free_place(&stage, *last_place.borrow());
                last_place.replace(next);
                set_place.set(next);
            }
        };
        place_again();
        let resized =
            window().map(|window| EventListener::new(&window, "resize", move |_| place_again()));
        move || drop(resized)
    });
    *place
}

/// Moves the stage over the board, and returns the place there that covers no cell to choose from and
/// the least of what has just happened: the present one, if it is as good as any other.
fn free_place(stage: &HtmlElement, place: &'static str) -> &'static str {
    let area = stage.closest(".table").ok().flatten();
    let area = area.and_then(|table| table.query_selector(".table-board").ok()?);
    let board = area
        .as_ref()
        .and_then(|area| area.query_selector(".board-svg").ok()?);
    let (Some(area), Some(board)) = (area, board) else {
        return place;
    };
    let frame = board.get_bounding_client_rect();
    set_frame(stage, &area.get_bounding_client_rect(), &frame);
    // Another panel is in front of the board. A line stays one: the size of the stage is not known.
    if frame.height() <= 0.0 || place == LINE {
        return LINE;
    }
    let size = stage.get_bounding_client_rect();
    let room = [
        frame.width() - size.width() - 2.0 * MARGIN,
        frame.height() - size.height() - 2.0 * MARGIN,
    ];
    let cells = boxes(&board, ".cell.legal");
    let effects = boxes(&board, ".fx > *, .cell.recent");
    let covered = |place: &Place, boxes: &[DomRect]| {
        let left = frame.left() + MARGIN + place.left * room[0] / 2.0;
        let top = frame.top() + MARGIN + place.above * room[1] / 2.0;
        let is_covered = |one: &&DomRect| {
            one.right() > left
                && one.left() < left + size.width()
                && one.bottom() > top
                && one.top() < top + size.height()
        };
        boxes.iter().filter(is_covered).count()
    };
    let free = PLACES.iter().filter(|place| covered(place, &cells) == 0);
    free.min_by_key(|one| (covered(one, &effects), one.name != place))
        .map_or(LINE, |place| place.name)
}

/// Returns the boxes of the elements of a board that a selector finds.
fn boxes(board: &Element, selector: &str) -> Vec<DomRect> {
    let Ok(found) = board.query_selector_all(selector) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|n| found.item(n)?.dyn_into::<Element>().ok())
        .map(|element| element.get_bounding_client_rect())
        .collect()
}

/// Tells the styles of the stage where in its area the board is.
fn set_frame(stage: &HtmlElement, area: &DomRect, board: &DomRect) {
    let edges = [
        ("--board-left", board.left() - area.left()),
        ("--board-right", area.right() - board.right()),
        ("--board-top", board.top() - area.top()),
        ("--board-bottom", area.bottom() - board.bottom()),
    ];
    for (name, pixels) in edges {
        let pixels = if board.height() > 0.0 { pixels } else { 0.0 };
        // Without the property the stage is over the whole area.
        drop(stage.style().set_property(name, &format!("{pixels}px")));
    }
}
