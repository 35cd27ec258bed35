//! The board of hexagons that lie on a flat side, on the page: an SVG grid for eyes, fingers, keys and
//! screen readers.

use super::cell::{Cell, CellState};
use super::draw::Stroke;
use super::flat::{FlatGrid, OUTLINE};
use super::flat_ground::{FlatGround, ring};
use super::grid::Grid;
use super::layer::Layer;
use super::surface::{BoardWords, Looks, Wishes, use_surface};
use std::rc::Rc;
use yew::prelude::*;

/// What a board of flat hexagons is given and gives back.
#[derive(Properties, PartialEq)]
pub struct FlatBoardProps {
    /// The hexagons.
    pub grid: FlatGrid,
    /// Name of the board for screen readers.
    pub label: AttrValue,
    /// One entry per hexagon, in the order of the grid.
    pub cells: Rc<[Cell]>,
    /// What stands small in each hexagon, in the order of the grid: its name, say.
    #[prop_or_default]
    pub names: Rc<[AttrValue]>,
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

/// A board of flat hexagons that knows no rule.
#[component]
pub fn FlatBoard(props: &FlatBoardProps) -> Html {
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
        class: classes!("flats", drawn),
        ground: html! { <FlatGround {grid} names={props.names.clone()} /> },
        rows: html! { <Rows {grid} {at} label={props.label.clone()} cells={props.cells.clone()} /> },
        ring: ring(grid, at),
        labels: Html::default(),
    };
    surface.draw(&props.layers, &props.words, looks)
}

#[derive(Properties, PartialEq)]
struct RowsProps {
    grid: FlatGrid,
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
    let hexagon = |index: u16| {
        let cell = cells.get(usize::from(index))?;
        let current = index == *at;
        Some(html! { <Hexagon key={index} grid={*grid} cell={cell.clone()} {current} /> })
    };
    let (columns, rows) = grid.size();
    let row = |y: u16| {
        html! {
            <g key={y} role="row" aria-rowindex={(y + 1).to_string()}>
                { for grid.row(y).into_iter().filter_map(hexagon) }
            </g>
        }
    };
    html! {
        <g role="grid" aria-label={label.clone()} aria-rowcount={rows.to_string()} aria-colcount={columns.to_string()}>
            { for (0..rows).map(row) }
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct HexagonProps {
    grid: FlatGrid,
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

/// The marks of flat hexagons. The middle stays free: there is what a hexagon is about.
pub fn mark(state: CellState) -> Option<Html> {
    let field = |size: &'static str| {
        html! { <path class="mark-field" d={OUTLINE} transform={format!("scale({size})")} /> }
    };
    match state {
        CellState::Idle => None,
        CellState::Recent => Some(field("0.96")),
        CellState::Threat => Some(html! { <>
            { field("0.96") }
            <path class="mark-line" d="M-68-48L-41-81M-84-21L-31-83M-91 14L-11-83M-81 38L12-75M-67 60L38-67M-49 76L57-53M-25 82L72-35M-3 83L84-22M31 83L91 10M51 74L78 41" />
        </> }),
        CellState::Legal => Some(html! { <>
            { field("0.93") }
            <path class="mark-notch" d="M0-70L-10-81H10ZM0 70L-10 81H10ZM61-35L65-49 75-32ZM61 35L65 49 75 32ZM-61-35L-65-49-75-32ZM-61 35L-65 49-75 32Z" />
        </> }),
        CellState::Selected => Some(html! { <>
            { field("0.96") }
            <path class="mark-line" d="M84-21L96 0 84 21M60 62L48 83H24M-24 83H-48L-60 62M-84 21L-96 0-84-21M-60-62L-48-83H-24M24-83H48L60-62" />
        </> }),
    }
}
