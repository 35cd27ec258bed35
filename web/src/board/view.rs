//! The square board on the page: an SVG grid for eyes, fingers, keys and screen readers.

use super::cell::{Cell, Square};
use super::cursor::{focus_cell, holds_focus};
use super::draw::Stroke;
use super::gesture::use_gestures;
use super::ground::Ground;
use super::handlers::Handlers;
use super::labels::Labels;
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
    /// Told of drags cell by cell, which then draw in place of moving the view; two fingers still
    /// move it.
    #[prop_or_default]
    pub on_draw: Option<Callback<Stroke>>,
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
    let gestures = use_gestures(&svg, grid, view.clone(), props.on_draw.clone());
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
    let handlers = Rc::new(Handlers {
        grid,
        cells: props.cells.clone(),
        at,
        svg: svg.clone(),
        view: view.clone(),
        hand: gestures.hand,
        cursor: cursor.setter(),
        ring: ring.setter(),
        on_pick: props.on_pick.clone(),
        on_hover: props.on_hover.clone(),
        on_key: props.on_key.clone(),
    });
    let frame = format!(
        "{} {} {} {}",
        extent.x, extent.y, extent.width, extent.height
    );
    let near = (!view.is_fit()).then_some("near");
    let drawn = props.on_draw.is_some().then_some("drawn-on");
    html! {
        <div class={classes!("board", size_class(grid), near, drawn)}>
            <svg ref={svg} class="board-svg" viewBox={frame} role="presentation" onclick={handlers.click()}
                onkeydown={handlers.key()} onfocusin={handlers.focus_in()} onfocusout={handlers.focus_out()}
                onpointerover={handlers.point()} onpointerleave={handlers.leave()}
                onpointerdown={gestures.on_down} onpointermove={gestures.on_move}
                onpointerup={gestures.on_up} onpointercancel={gestures.on_cancel} onwheel={gestures.on_wheel}>
                <g transform={view.transform()}>
                    <Ground {grid} major={props.major} />
                    <g class="board-layers" aria-hidden="true">{ draw(&props.layers, Depth::Under) }</g>
                    <Marks {grid} cells={props.cells.clone()} />
                    <Rows {grid} {at} label={props.label.clone()} cells={props.cells.clone()} />
                    <g class="board-layers" aria-hidden="true">{ draw(&props.layers, Depth::Over) }</g>
                    if *ring {
                        { focus_ring(grid, at) }
                    }
                </g>
                <Labels {grid} view={*view} />
            </svg>
            <ZoomButtons words={props.words.clone()} fit={view.is_fit()} on_look={let view = view.dispatcher(); move |look| view.dispatch(look)} />
        </div>
    }
}

/// Coarse class of a board by its longer side, for what is worth drawing.
const fn size_class(grid: SquareGrid) -> &'static str {
    let side = if grid.width > grid.height {
        grid.width
    } else {
        grid.height
    };
    match side {
        0..=8 => "cols-8",
        9..=12 => "cols-12",
        13..=16 => "cols-16",
        17.. => "cols-32",
    }
}

/// Drawn last, because a ring on a cell would be painted under its later neighbors.
fn focus_ring(grid: SquareGrid, at: u16) -> Html {
    let bounds = grid.bounds(at);
    html! {
        <g class="board-ring" aria-hidden="true" transform={format!("translate({} {})", bounds.x, bounds.y)}>
            <rect class="board-ring-gap" x="3" y="3" width="94" height="94" rx="8" />
            <rect class="board-ring-line" x="3" y="3" width="94" height="94" rx="8" />
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct RowsProps {
    grid: SquareGrid,
    cells: Rc<[Cell]>,
    at: u16,
    label: AttrValue,
}

/// The grid that keys and screen readers walk; not drawn again while the view moves.
#[component]
fn Rows(props: &RowsProps) -> Html {
    let RowsProps {
        grid,
        cells,
        at,
        label,
    } = props;
    let width = usize::from(grid.width.max(1));
    let square = |cell: &Cell| {
        let (column, row) = grid.place(cell.index);
        let current = cell.index == *at;
        html! { <Square key={cell.index} cell={cell.clone()} {column} {row} side={UNIT} {current} /> }
    };
    let row = |(y, cells): (u16, &[Cell])| {
        html! {
            <g key={y} role="row" aria-label={row_label(y)} aria-rowindex={(y + 1).to_string()}>
                { for cells.iter().map(square) }
            </g>
        }
    };
    html! {
        <g role="grid" aria-label={label.clone()} aria-rowcount={grid.height.to_string()} aria-colcount={grid.width.to_string()}>
            { for (0..grid.height).zip(cells.chunks(width)).map(row) }
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct ZoomButtonsProps {
    words: BoardWords,
    fit: bool,
    on_look: Callback<Look>,
}

/// Zoom without wheel, pinch or drag.
#[component]
fn ZoomButtons(props: &ZoomButtonsProps) -> Html {
    let BoardWords {
        zoom_in,
        zoom_out,
        fit,
    } = &props.words;
    let button = |label: &AttrValue, sign: &'static str, disabled: bool, look: Look| {
        let onclick = props.on_look.reform(move |_: MouseEvent| look);
        html! {
            <button type="button" class="icon-button" aria-label={label.clone()} title={label.clone()} {disabled} {onclick}>
                <svg viewBox="-10 -10 20 20" aria-hidden="true"><path d={sign} /></svg>
            </button>
        }
    };
    html! {
        <div class="board-zoom">
            { button(zoom_in, "M-6 0H6M0-6V6", false, Look::ZoomCenter(ZOOM_STEP)) }
            { button(zoom_out, "M-6 0H6", props.fit, Look::ZoomCenter(1.0 / ZOOM_STEP)) }
            { button(fit, "M-7-3V-7H-3M3-7H7V-3M7 3V7H3M-3 7H-7V3", props.fit, Look::Fit) }
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
        if let Some(root) = svg.cast::<Element>().filter(holds_focus) {
            focus_cell(&root, cell);
        }
    });
}
