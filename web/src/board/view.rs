//! The square board on the page: an SVG grid for eyes, fingers, keys and screen readers.

use super::cell::{Cell, Square};
use super::draw::Stroke;
use super::ground::Ground;
use super::labels::Labels;
use super::layer::Layer;
use super::square::{SquareGrid, UNIT, row_label};
use super::surface::{BoardWords, Looks, Wishes, use_surface};
use std::rc::Rc;
use yew::prelude::*;

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
    let surface = use_surface(Wishes {
        grid,
        cells: &props.cells,
        on_pick: &props.on_pick,
        on_hover: &props.on_hover,
        on_key: &props.on_key,
        on_draw: &props.on_draw,
        focus: props.focus,
    });
    let (at, view) = (surface.at, *surface.view);
    let drawn = props.on_draw.is_some().then_some("drawn-on");
    let looks = Looks {
        class: classes!(size_class(grid), drawn),
        ground: html! { <Ground {grid} major={props.major} /> },
        rows: html! { <Rows {grid} {at} label={props.label.clone()} cells={props.cells.clone()} /> },
        ring: focus_ring(grid, at),
        labels: html! { <Labels {grid} {view} /> },
    };
    surface.draw(&props.layers, &props.words, looks)
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
