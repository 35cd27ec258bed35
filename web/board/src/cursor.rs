//! The keyboard cursor of a board: where a key moves it, and moving the focus. Enter and Space pick
//! a cell in [`super::handlers`]; other keys go to the game.

use super::cell::{BoardCell, CellState};
use super::grid::Grid;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, FocusOptions, HtmlElement, ShadowRoot};

/// The parts of a key event that move the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyPress<'a> {
    /// The `key` of the browser's event.
    pub key: &'a str,
    /// Whether Control is held.
    pub is_ctrl_held: bool,
    /// Whether Shift is held.
    pub is_shift_held: bool,
}

/// Returns the cell that a key moves the cursor to, or `None` if the cursor does not use the key. A
/// step over the edge stays on the cell.
pub fn move_cursor<G: Grid>(
    grid: G,
    cells: &[BoardCell],
    from: u16,
    press: KeyPress<'_>,
) -> Option<u16> {
    let KeyPress {
        key,
        is_ctrl_held,
        is_shift_held,
    } = press;
    match (key, is_ctrl_held) {
        ("Home", false) => Some(grid.row_ends(from).0),
        ("End", false) => Some(grid.row_ends(from).1),
        ("Home", true) => Some(grid.clamp_index(0)),
        ("End", true) => Some(grid.clamp_index(grid.count().saturating_sub(1))),
        ("PageUp", false) => Some(grid.column_ends(from).0),
        ("PageDown", false) => Some(grid.column_ends(from).1),
        ("n" | "N", false) => Some(next_legal(cells, from, is_shift_held).unwrap_or(from)),
        (_, false) => grid.step_for_key(from, key),
        (_, true) => None,
    }
}

/// Returns the next or previous cell that may be picked, wrapping around at the end.
pub fn next_legal(cells: &[BoardCell], from: u16, is_backward: bool) -> Option<u16> {
    let is_legal = |cell: &&BoardCell| cell.state == CellState::Legal && cell.index != from;
    if is_backward {
        let below = cells
            .iter()
            .rev()
            .filter(is_legal)
            .find(|cell| cell.index < from);
        below
            .or_else(|| cells.iter().rev().find(is_legal))
            .map(|cell| cell.index)
    } else {
        let above = cells.iter().filter(is_legal).find(|cell| cell.index > from);
        above
            .or_else(|| cells.iter().find(is_legal))
            .map(|cell| cell.index)
    }
}

/// Returns the index of the cell that an event target belongs to.
pub fn cell_of(target: Option<web_sys::EventTarget>) -> Option<u16> {
    let element: Element = target?.dyn_into().ok()?;
    element.get_attribute("data-cell")?.parse().ok()
}

/// The topmost object at a point of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HitTarget {
    /// A cell of the board, by index.
    Cell(u16),
    /// The board, but none of its cells.
    Board,
    /// An element other than the board.
    Other,
}

/// Returns the element within `root` at a point of the screen, or `None` if another element covers
/// `root` there.
#[must_use]
pub fn element_at(root: &Element, (x, y): (f64, f64)) -> Option<Element> {
    let (x, y) = (x as f32, y as f32);
    let found = match root.get_root_node().dyn_into::<ShadowRoot>() {
        Ok(root) => root.element_from_point(x, y),
        Err(root) => root
            .dyn_into::<Document>()
            .ok()
            .and_then(|document| document.element_from_point(x, y)),
    };
    found.filter(|found| root.contains(Some(found)))
}

/// Returns what is at a point of the screen: the board, one of its cells, or an element that covers
/// them.
pub fn hit_test(board: &Element, at: (f64, f64)) -> HitTarget {
    match element_at(board, at) {
        None => HitTarget::Other,
        Some(found) => cell_of(Some(found.into())).map_or(HitTarget::Board, HitTarget::Cell),
    }
}

/// Gives the focus to a cell without scrolling, since the viewport brings the cell into view.
pub fn focus_cell(root: &Element, index: u16) {
    let Ok(Some(cell)) = root.query_selector(&format!("[data-cell=\"{index}\"]")) else {
        return;
    };
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // SVG elements have the same focus method as HTML elements.
    let refused = cell
        .unchecked_into::<HtmlElement>()
        .focus_with_options(&options)
        .is_err();
    if refused {
        gloo::console::warn!("a cell refused the focus");
    }
}

/// Returns whether the browser shows a focus ring on this element, which it does for keyboard
/// focus.
pub fn shows_focus(target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}

/// Returns whether the focus is inside this element.
pub fn holds_focus(root: &Element) -> bool {
    matches!(root.query_selector(":focus"), Ok(Some(_)))
}

#[cfg(test)]
mod tests {
    use super::super::square::SquareGrid;
    use super::*;
    use yew::AttrValue;

    const GRID: SquareGrid = SquareGrid {
        width: 4,
        height: 3,
    };

    fn cells(legal: &[u16]) -> Vec<BoardCell> {
        let state = |i| {
            if legal.contains(&i) {
                CellState::Legal
            } else {
                CellState::Idle
            }
        };
        let cell = |index| BoardCell {
            index,
            classes: AttrValue::default(),
            name: AttrValue::default(),
            state: state(index),
            is_disabled: false,
        };
        (0..GRID.len()).map(cell).collect()
    }

    fn press(key: &str, from: u16) -> Option<u16> {
        move_cursor(
            GRID,
            &cells(&[2, 7, 9]),
            from,
            KeyPress {
                key,
                is_ctrl_held: false,
                is_shift_held: false,
            },
        )
    }

    #[test]
    fn arrow_home_end_and_letter_keys_move_the_cursor() {
        assert_eq!(press("ArrowRight", 5), Some(6));
        assert_eq!(press("ArrowUp", 1), Some(1));
        assert_eq!(press("Home", 6), Some(4));
        assert_eq!(press("End", 6), Some(7));
        assert_eq!(press("PageDown", 1), Some(9));
        let ctrl = |key| {
            move_cursor(
                GRID,
                &[],
                6,
                KeyPress {
                    key,
                    is_ctrl_held: true,
                    is_shift_held: false,
                },
            )
        };
        assert_eq!((ctrl("Home"), ctrl("End")), (Some(0), Some(11)));
        assert_eq!(press("q", 6), None);
        let around = ["Q", "W", "E", "A", "D", "Z", "X", "C"].map(|key| press(key, 5));
        assert_eq!(around, [0, 1, 2, 4, 6, 8, 9, 10].map(Some));
        assert_eq!(press("Y", 5), Some(8));
        assert_eq!(press("Q", 4), Some(4));
    }

    #[test]
    fn the_n_key_cycles_through_the_legal_cells() {
        assert_eq!(press("n", 2), Some(7));
        assert_eq!(press("n", 9), Some(2));
        let back = |from| {
            move_cursor(
                GRID,
                &cells(&[2, 7, 9]),
                from,
                KeyPress {
                    key: "N",
                    is_ctrl_held: false,
                    is_shift_held: true,
                },
            )
        };
        assert_eq!((back(7), back(2)), (Some(2), Some(9)));
        assert_eq!(
            move_cursor(
                GRID,
                &cells(&[]),
                3,
                KeyPress {
                    key: "n",
                    is_ctrl_held: false,
                    is_shift_held: false
                }
            ),
            Some(3)
        );
    }
}
