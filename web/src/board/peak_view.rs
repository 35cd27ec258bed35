//! The board of hexagons with a corner on top that grows, on the page: an SVG grid for eyes, fingers,
//! keys and screen readers.

use super::cell::{Cell, CellState};
use super::draw::Stroke;
use super::grid::Grid;
use super::layer::Layer;
use super::peak::{OUTLINE, PeakGrid, TALL};
use super::surface::{BoardWords, Looks, Wishes, use_surface};
use std::fmt::Write;
use std::rc::Rc;
use yew::prelude::*;

/// What a growing board is given and gives back.
#[derive(Properties, PartialEq)]
pub struct PeakBoardProps {
    /// The hexagons that are shown.
    pub grid: PeakGrid,
    /// Name of the board for screen readers.
    pub label: AttrValue,
    /// One entry per hexagon, shown or not, in the order of the numbers.
    pub cells: Rc<[Cell]>,
    /// Drawings, in the order of the pile.
    #[prop_or_default]
    pub layers: Vec<Layer>,
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

/// A growing board of hexagons that knows no rule.
#[component]
pub fn PeakBoard(props: &PeakBoardProps) -> Html {
    let grid = props.grid;
    let surface = use_surface(Wishes {
        grid,
        cells: &props.cells,
        on_pick: &props.on_pick,
        on_hover: &props.on_hover,
        on_key: &props.on_key,
        on_draw: &props.on_draw,
        focus: props.focus,
    });
    let at = surface.at;
    let drawn = props.on_draw.is_some().then_some("drawn-on");
    let looks = Looks {
        class: classes!("peaks", drawn),
        ground: html! { <PeakGround {grid} /> },
        rows: html! { <Rows {grid} {at} label={props.label.clone()} cells={props.cells.clone()} /> },
        ring: ring(grid, at),
        labels: Html::default(),
    };
    surface.draw(&props.layers, &props.words, looks)
}

#[derive(Properties, PartialEq)]
struct GroundProps {
    grid: PeakGrid,
}

/// Quiet fields and lines below everything. Drawn anew only when the board grows.
#[component]
fn PeakGround(props: &GroundProps) -> Html {
    let all = outlines(props.grid);
    html! {
        <g class="ground peak-ground" aria-hidden="true">
            <path class="ground-field" d={all.clone()} />
            <path class="ground-lines" d={all} />
        </g>
    }
}

/// All shown hexagons as one path.
#[must_use]
pub fn outlines(grid: PeakGrid) -> String {
    let mut path = String::new();
    for index in grid.all() {
        let (x, y) = grid.center(index);
        // The outline without its beginning; writing into a string cannot fail.
        write!(path, "M{x} {}l87 50v100l-87 50-87-50v-100z", y - TALL).ok();
    }
    path
}

/// The ring around the hexagon with the focus.
fn ring(grid: PeakGrid, at: u16) -> Html {
    let (x, y) = grid.center(at);
    html! {
        <g class="board-ring" aria-hidden="true" transform={format!("translate({x} {y}) scale(0.95)")}>
            <path class="board-ring-gap" d={OUTLINE} />
            <path class="board-ring-line" d={OUTLINE} />
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct RowsProps {
    grid: PeakGrid,
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
    let (columns, rows) = grid.size();
    let row = |(y, row): (usize, Vec<u16>)| {
        let hexagon = |index: u16| {
            let cell = cells.get(usize::from(index))?.clone();
            let (column, current) = (grid.place(index).0, index == *at);
            Some(
                html! { <Hexagon key={index} grid={*grid} {cell} {current} {column} row={y as u16} /> },
            )
        };
        // Rows keep their identity by what they hold, because more may come above them.
        let key = row.first().map_or(0, |cell| grid.center(*cell).1);
        html! {
            <g {key} role="row" aria-rowindex={(y + 1).to_string()}>
                { for row.into_iter().filter_map(hexagon) }
            </g>
        }
    };
    html! {
        <g role="grid" aria-label={label.clone()} aria-rowcount={rows.to_string()} aria-colcount={columns.to_string()}>
            { for grid.rows().into_iter().enumerate().map(row) }
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct HexagonProps {
    grid: PeakGrid,
    cell: Cell,
    current: bool,
    column: u16,
    row: u16,
}

/// One hexagon: the part that is pointed at, focused and read out. Equal properties draw nothing anew.
#[component]
fn Hexagon(props: &HexagonProps) -> Html {
    let HexagonProps {
        grid,
        cell,
        current,
        column,
        row,
    } = props;
    let (x, y) = grid.center(cell.index);
    let selected = cell.state == CellState::Selected;
    html! {
        <path role="gridcell" class={classes!("cell", cell.state.class(), cell.classes.to_string())}
            d={OUTLINE} transform={format!("translate({x} {y})")}
            data-cell={cell.index.to_string()} tabindex={if *current { "0" } else { "-1" }}
            aria-label={cell.name.clone()} aria-colindex={(column + 1).to_string()}
            aria-rowindex={(row + 1).to_string()} aria-selected={selected.to_string()}
            aria-disabled={cell.disabled.then_some("true")} />
    }
}

/// The marks of hexagons with a corner on top. The middle stays free: there is what a hexagon is about.
pub fn mark(state: CellState) -> Option<Html> {
    let field = |size: &'static str| {
        html! { <path class="mark-field" d={OUTLINE} transform={format!("scale({size})")} /> }
    };
    match state {
        CellState::Idle => None,
        CellState::Recent => Some(field("0.96")),
        CellState::Threat => Some(html! { <>
            { field("0.96") }
            <path class="mark-line" d="M-48-68L-21-84M-83-21L-20-84M-83 12L12-84M-83 38L34-78M-60 60L68-58M-39 75L83-44M-21 84L83-20M3 84L83 4M36 74L83 28" />
        </> }),
        CellState::Legal => Some(html! { <>
            { field("0.93") }
            <path class="mark-notch" d="M70 0L81-10V10ZM-70 0L-81 10V-10ZM35-61L49-65 32-75ZM-35-61L-49-65-32-75ZM35 61L49 65 32 75ZM-35 61L-49 65-32 75Z" />
        </> }),
        CellState::Selected => Some(html! { <>
            { field("0.96") }
            <path class="mark-line" d="M-21-84L0-96 21-84M62-60L83-48V-24M83 24V48L62 60M21 84L0 96-21 84M-62 60L-83 48V24M-83-24V-48L-62-60" />
        </> }),
    }
}
