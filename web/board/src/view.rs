//! A board on the page: an SVG grid for eyes, fingers, keys and screen readers, whatever its cells are.

use super::cell::{Cell, CellState};
use super::draw::Stroke;
use super::face::{Face, Outline, Row};
use super::flat::FlatGrid;
use super::hex::HexGrid;
use super::layer::Layer;
use super::peak::PeakGrid;
use super::square::SquareGrid;
use super::surface::{BoardWords, Looks, Wishes, use_surface};
use std::rc::Rc;
use yew::prelude::*;

/// A board of squares; its sign is after how many of them a line is stronger, 0 for none.
pub type SquareBoard = Board<SquareGrid>;
/// A board of hexagons in straight rows.
pub type HexBoard = Board<HexGrid>;
/// A board of hexagons on a flat side; its signs are what stands small in each, in the order of the
/// grid.
pub type FlatBoard = Board<FlatGrid>;
/// A growing board of hexagons.
pub type PeakBoard = Board<PeakGrid>;

/// What a board is given and gives back.
#[derive(Properties, PartialEq)]
pub struct BoardProps<G: Face> {
    /// The places of the cells.
    pub grid: G,
    /// Name of the board for screen readers.
    pub label: AttrValue,
    /// One entry per cell, in the order of the numbers, shown or not.
    pub cells: Rc<[Cell]>,
    /// What the game adds to the ground.
    #[prop_or_default]
    pub sign: G::Sign,
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

/// A board that knows no rule.
#[component]
pub fn Board<G: Face>(props: &BoardProps<G>) -> Html {
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
    let (label, cells) = (props.label.clone(), props.cells.clone());
    let drawn = props.on_draw.is_some().then_some("drawn-on");
    let looks = Looks {
        class: classes!(grid.class(), drawn),
        ground: grid.ground(&props.sign),
        rows: html! { <Rows<G> {grid} {at} {label} {cells} /> },
        ring: grid.ring(at),
        labels: grid.labels(view),
    };
    surface.draw(&props.layers, &props.words, looks)
}

#[derive(Properties, PartialEq)]
struct RowsProps<G: Face> {
    grid: G,
    cells: Rc<[Cell]>,
    at: u16,
    label: AttrValue,
}

/// The grid that keys and screen readers walk; not drawn again while the view moves.
#[component]
fn Rows<G: Face>(props: &RowsProps<G>) -> Html {
    let RowsProps {
        grid,
        cells,
        at,
        label,
    } = props;
    let rows = grid.rows();
    let (height, width) = (rows.len().to_string(), grid.columns().to_string());
    let row = |(y, row): (u16, Row)| {
        let place = |(index, column): (u16, u16)| {
            let cell = cells.get(usize::from(index))?.clone();
            let current = index == *at;
            Some(html! { <Place<G> key={index} grid={*grid} {cell} {column} row={y} {current} /> })
        };
        html! {
            <g key={row.key} role="row" aria-label={row.label} aria-rowindex={(y + 1).to_string()}>
                { for row.cells.into_iter().filter_map(place) }
            </g>
        }
    };
    html! {
        <g role="grid" aria-label={label.clone()} aria-rowcount={height} aria-colcount={width}>
            { for (0..).zip(rows).map(row) }
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct PlaceProps<G: Face> {
    grid: G,
    cell: Cell,
    column: u16,
    row: u16,
    /// The one cell of the board that Tab reaches.
    current: bool,
}

/// One cell: the part that is pointed at, focused and read out. Equal properties draw nothing anew.
#[component]
fn Place<G: Face>(props: &PlaceProps<G>) -> Html {
    let PlaceProps {
        grid,
        cell,
        column,
        row,
        current,
    } = props;
    let (tag, path, square) = match G::OUTLINE {
        Outline::Square => ("rect", None, Some(grid.bounds(cell.index))),
        Outline::Path(path) => ("path", Some(path), None),
    };
    let middle = path.map(|_| {
        let (x, y) = grid.center(cell.index);
        format!("translate({x} {y})")
    });
    let selected = cell.state == CellState::Selected;
    html! {
        <@{tag} role="gridcell" class={classes!("cell", cell.state.class(), cell.classes.to_string())}
            d={path} transform={middle}
            x={square.map(|it| it.x.to_string())} y={square.map(|it| it.y.to_string())}
            width={square.map(|it| it.width.to_string())} height={square.map(|it| it.height.to_string())}
            data-cell={cell.index.to_string()} tabindex={if *current { "0" } else { "-1" }}
            aria-label={cell.name.clone()} aria-colindex={(column + 1).to_string()}
            aria-rowindex={(row + 1).to_string()} aria-selected={selected.to_string()}
            aria-disabled={cell.disabled.then_some("true")} />
    }
}
