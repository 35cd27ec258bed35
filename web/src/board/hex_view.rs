//! The hex board on the page: an SVG grid for eyes, fingers, keys and screen readers.

use super::cell::{Cell, CellState};
use super::draw::Stroke;
use super::grid::Grid;
use super::hex::{HexGrid, OUTLINE};
use super::hex_ground::{HexGround, HexLabels, ring};
use super::layer::Layer;
use super::surface::{BoardWords, Looks, Wishes, use_surface};
use std::rc::Rc;
use yew::prelude::*;

/// What a hex board is given and gives back.
#[derive(Properties, PartialEq)]
pub struct HexBoardProps {
    /// The hexagons.
    pub grid: HexGrid,
    /// Name of the board for screen readers.
    pub label: AttrValue,
    /// One entry per hexagon, row by row from the top left.
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

/// A board of hexagons that knows no rule.
#[component]
pub fn HexBoard(props: &HexBoardProps) -> Html {
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
    let (at, view) = (surface.at, *surface.view);
    let drawn = props.on_draw.is_some().then_some("drawn-on");
    let looks = Looks {
        class: classes!("hexes", drawn),
        ground: html! { <HexGround {grid} /> },
        rows: html! { <Rows {grid} {at} label={props.label.clone()} cells={props.cells.clone()} /> },
        ring: ring(grid, at),
        labels: html! { <HexLabels {grid} {view} /> },
    };
    surface.draw(&props.layers, &props.words, looks)
}

#[derive(Properties, PartialEq)]
struct RowsProps {
    grid: HexGrid,
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
    let hexagon = |cell: &Cell| {
        let current = cell.index == *at;
        html! { <Hexagon key={cell.index} grid={*grid} cell={cell.clone()} {current} /> }
    };
    let row = |y: u16| {
        let start = usize::from(grid.row_start(y));
        let end = start + usize::from(grid.row_length(y));
        let cells = cells.get(start..end).unwrap_or_default();
        html! {
            <g key={y} role="row" aria-label={grid.row_label(y)} aria-rowindex={(y + 1).to_string()}>
                { for cells.iter().map(hexagon) }
            </g>
        }
    };
    html! {
        <g role="grid" aria-label={label.clone()} aria-rowcount={grid.rows.to_string()} aria-colcount={grid.columns.to_string()}>
            { for (0..grid.rows).map(row) }
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct HexagonProps {
    grid: HexGrid,
    cell: Cell,
    current: bool,
}

/// One hexagon: the part that is pointed at, focused and read out. Equal properties draw nothing anew.
#[component]
fn Hexagon(props: &HexagonProps) -> Html {
    let HexagonProps {
        grid,
        cell,
        current,
    } = props;
    let (x, y) = grid.center(cell.index);
    let (column, row) = grid.place(cell.index);
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

/// The marks of hexagons.
pub fn mark(state: CellState) -> Option<Html> {
    let field = |size: &'static str| {
        html! { <path class="mark-field" d={OUTLINE} transform={format!("scale({size})")} /> }
    };
    match state {
        CellState::Idle => None,
        CellState::Recent => Some(field("0.95")),
        CellState::Threat => Some(html! { <>
            { field("0.95") }
            <path class="mark-line" d="M-47-12L-8-50M-47 20L24-42M-38 44L42-28M-12 50L47 0M20 42L47 22" />
        </> }),
        CellState::Legal => Some(html! { <>{ field("0.9") }<circle class="mark-dot" r="9" /></> }),
        CellState::Selected => Some(html! { <>
            { field("0.94") }
            <path class="mark-line" d="M-46-4V-27L-26-39M26-39L46-27V-4M-20-42L0-54 20-42M46 8V27L26 39M-26 39L-46 27V8M-20 42L0 54 20 42" />
        </> }),
    }
}
