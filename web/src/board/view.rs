//! The square board on the page: an SVG grid for eyes, fingers, keys and screen readers.

use super::cell::{Cell, Square};
use super::cursor::{self, Stroke, cell_of, focus_cell, travel};
use super::gesture::{closer_before_tap, use_gestures};
use super::ground::Ground;
use super::layer::{Depth, Layer, draw};
use super::marks::Marks;
use super::square::{SquareGrid, UNIT, row_label};
use super::viewport::{Look, Viewport, ZOOM_STEP};
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// The few words that a board shows or says.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardWords {
    /// Button: come closer.
    pub zoom_in: AttrValue,
    /// Button: go away.
    pub zoom_out: AttrValue,
    /// Button: see everything.
    pub fit: AttrValue,
}

/// What a square board is given and gives back.
#[derive(Properties, PartialEq)]
pub struct SquareBoardProps {
    /// Columns.
    pub width: u16,
    /// Rows.
    pub height: u16,
    /// Name of the board for screen readers.
    pub label: AttrValue,
    /// One entry per square, row by row from the top left.
    pub cells: Rc<[Cell]>,
    /// Drawings, in the order of the pile.
    #[prop_or_default]
    pub layers: Vec<Layer>,
    /// A stronger line after this many squares; 0 for none.
    #[prop_or_default]
    pub major: u16,
    /// The words on the zoom buttons.
    pub words: BoardWords,
    /// A cell was picked: click, tap, Enter or Space. Disabled cells are reported as well, so that the
    /// game can say why not.
    pub on_pick: Callback<u16>,
    /// A cell is pointed at or focused; `None` when none is any longer.
    #[prop_or_default]
    pub on_hover: Callback<Option<u16>>,
    /// A key that the board has no use for, while it has the focus.
    #[prop_or_default]
    pub on_key: Callback<KeyboardEvent>,
    /// Puts the cursor on a cell whenever this changes, and brings the cell into view.
    #[prop_or_default]
    pub focus: Option<u16>,
}

/// A board of squares that knows no rule.
#[component]
pub fn SquareBoard(props: &SquareBoardProps) -> Html {
    let grid = SquareGrid {
        width: props.width,
        height: props.height,
    };
    let extent = grid.extent();
    let svg = use_node_ref();
    let view = use_reducer(|| Viewport::fit(extent));
    let cursor = use_state_eq(|| props.focus.unwrap_or(0));
    let ring = use_state_eq(|| false);
    let gestures = use_gestures(&svg, extent, view.clone());
    {
        let view = view.dispatcher();
        use_effect_with(grid, move |grid| view.dispatch(Look::Over(grid.extent())));
    }
    use_asked_focus(
        props.focus,
        grid,
        svg.clone(),
        cursor.setter(),
        view.dispatcher(),
    );

    let at = (*cursor).min(grid.len().saturating_sub(1));
    let onclick = {
        let (hand, pick, view) = (gestures.hand.clone(), props.on_pick.clone(), view.clone());
        Callback::from(move |event: MouseEvent| {
            let Some(cell) = cell_of(event.target()).filter(|_| !hand.was_drag()) else {
                return;
            };
            let closer = hand
                .is_touch()
                .then(|| closer_before_tap(&event, extent, *view, f64::from(UNIT)));
            match closer.flatten() {
                Some(look) => view.dispatch(look),
                None => pick.emit(cell),
            }
        })
    };
    let onkeydown = {
        let (cells, pick, other, view) = (
            props.cells.clone(),
            props.on_pick.clone(),
            props.on_key.clone(),
            view.dispatcher(),
        );
        let svg = svg.clone();
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            let modified = event.alt_key() || event.meta_key();
            let stroke = Stroke {
                key: &key,
                ctrl: event.ctrl_key(),
                shift: event.shift_key(),
            };
            let goal = if modified {
                None
            } else {
                travel(grid, &cells, at, stroke)
            };
            match (goal, key.as_str(), modified || event.ctrl_key()) {
                (Some(goal), _, _) => {
                    if let Some(root) = svg.cast::<Element>() {
                        focus_cell(&root, goal);
                    }
                }
                (None, "Enter" | " ", false) => pick.emit(at),
                (None, "+" | "=", false) => view.dispatch(Look::ZoomCenter(ZOOM_STEP)),
                (None, "-", false) => view.dispatch(Look::ZoomCenter(1.0 / ZOOM_STEP)),
                (None, "0", false) => view.dispatch(Look::Fit),
                _ => return other.emit(event),
            }
            event.prevent_default();
            event.stop_propagation();
        })
    };
    let onfocusin = {
        let (cursor, ring, hover, view) = (
            cursor.setter(),
            ring.setter(),
            props.on_hover.clone(),
            view.dispatcher(),
        );
        Callback::from(move |event: FocusEvent| {
            let Some(cell) = cell_of(event.target()) else {
                return;
            };
            cursor.set(cell);
            ring.set(cursor::shows_focus(event.target()));
            view.dispatch(Look::Show(grid.bounds(cell)));
            hover.emit(Some(cell));
        })
    };
    let onfocusout = {
        let (ring, hover) = (ring.setter(), props.on_hover.clone());
        Callback::from(move |_: FocusEvent| {
            ring.set(false);
            hover.emit(None);
        })
    };
    let hover = props.on_hover.clone();
    let onpointerover =
        Callback::from(move |event: PointerEvent| hover.emit(cell_of(event.target())));
    let hover = props.on_hover.clone();
    let onpointerleave = Callback::from(move |_: PointerEvent| hover.emit(None));

    let row = |y: u16| {
        let cells = props
            .cells
            .iter()
            .skip(usize::from(y) * usize::from(grid.width))
            .take(usize::from(grid.width));
        let square = |cell: &Cell| {
            let (column, row) = grid.place(cell.index);
            html! { <Square key={cell.index} cell={cell.clone()} {column} {row} side={UNIT} current={cell.index == at} /> }
        };
        html! {
            <g key={y} role="row" aria-label={row_label(y)} aria-rowindex={(y + 1).to_string()}>{ for cells.map(square) }</g>
        }
    };
    let bounds = grid.bounds(at);
    let frame = format!(
        "{} {} {} {}",
        extent.x, extent.y, extent.width, extent.height
    );
    let zoom = |factor: f64| {
        let view = view.dispatcher();
        Callback::from(move |_: MouseEvent| view.dispatch(Look::ZoomCenter(factor)))
    };
    let fit = view.dispatcher();
    html! {
        <div class={classes!("board", (!view.is_fit()).then_some("near"))}>
            <svg ref={svg} class="board-svg" viewBox={frame} role="presentation" {onclick} {onkeydown} {onfocusin} {onfocusout}
                {onpointerover} {onpointerleave} onpointerdown={gestures.on_down} onpointermove={gestures.on_move}
                onpointerup={gestures.on_up.clone()} onpointercancel={gestures.on_up} onwheel={gestures.on_wheel}>
                <g transform={view.transform()}>
                    <Ground {grid} major={props.major} />
                    <g class="board-layers" aria-hidden="true">{ draw(&props.layers, Depth::Under) }</g>
                    <Marks {grid} cells={props.cells.clone()} />
                    <g role="grid" aria-label={props.label.clone()} aria-rowcount={props.height.to_string()}
                        aria-colcount={props.width.to_string()}>{ for (0..grid.height).map(row) }</g>
                    <g class="board-layers" aria-hidden="true">{ draw(&props.layers, Depth::Over) }</g>
                    if *ring {
                        <g class="board-ring" aria-hidden="true" transform={format!("translate({} {})", bounds.x, bounds.y)}>
                            <rect class="board-ring-gap" x="3" y="3" width="94" height="94" rx="8" />
                            <rect class="board-ring-line" x="3" y="3" width="94" height="94" rx="8" />
                        </g>
                    }
                </g>
            </svg>
            <div class="board-zoom">
                <button type="button" class="icon-button" aria-label={props.words.zoom_in.clone()} onclick={zoom(ZOOM_STEP)}>{ "+" }</button>
                <button type="button" class="icon-button" aria-label={props.words.zoom_out.clone()} disabled={view.is_fit()} onclick={zoom(1.0 / ZOOM_STEP)}>{ "−" }</button>
                <button type="button" class="icon-button" aria-label={props.words.fit.clone()} disabled={view.is_fit()}
                    onclick={Callback::from(move |_: MouseEvent| fit.dispatch(Look::Fit))}>{ "⤢" }</button>
            </div>
        </div>
    }
}

/// Follows the `focus` property: moves the cursor, brings it into view, and takes the focus along if the
/// board has it.
#[hook]
fn use_asked_focus(
    asked: Option<u16>,
    grid: SquareGrid,
    svg: NodeRef,
    cursor: UseStateSetter<u16>,
    view: UseReducerDispatcher<Viewport>,
) {
    use_effect_with(asked, move |asked| {
        let Some(cell) = asked.filter(|cell| *cell < grid.len()) else {
            return;
        };
        cursor.set(cell);
        view.dispatch(Look::Show(grid.bounds(cell)));
        if let Some(root) = svg.cast::<Element>().filter(cursor::holds_focus) {
            focus_cell(&root, cell);
        }
    });
}
