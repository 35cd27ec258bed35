//! The cells of a board, row by row: the elements that take the pointer and the focus and that
//! screen readers read.

use super::cell::{BoardCell, CellState};
use super::grid_view::{CellOutline, CellRow, GridView};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct RowsProps<G: GridView> {
    pub grid: G,
    /// The current description of the cells.
    pub cells: Rc<[BoardCell]>,
    /// The index of the only cell in the tab order.
    pub cursor_cell: u16,
    /// The accessible name of the board.
    pub label: AttrValue,
}

/// Renders the grid for keyboards and screen readers. It is not rendered again while the viewport
/// changes.
#[component]
pub fn Rows<G: GridView>(props: &RowsProps<G>) -> Html {
    let RowsProps {
        grid,
        cells,
        cursor_cell,
        label,
    } = props;
    let rows = grid.rows();
    let (height, width) = (rows.len().to_string(), grid.columns().to_string());
    let row = |(y, row): (u16, CellRow)| {
        let cell_element = |(index, column): (u16, u16)| {
            let cell = cells.get(usize::from(index))?.clone();
            let is_current = index == *cursor_cell;
            Some(
                html! { <CellElement<G> key={index} grid={*grid} {cell} {column} row={y} {is_current} /> },
            )
        };
        html! {
            <g key={row.key} role="row" aria-label={row.label} aria-rowindex={(y + 1).to_string()}>
                { for row.cells.into_iter().filter_map(cell_element) }
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
struct CellElementProps<G: GridView> {
    grid: G,
    cell: BoardCell,
    column: u16,
    row: u16,
    /// Whether this is the only cell of the board in the tab order.
    is_current: bool,
}

/// Renders one cell: the element that takes the pointer and the focus. It is not rendered again
/// while its properties stay equal.
#[component]
fn CellElement<G: GridView>(props: &CellElementProps<G>) -> Html {
    let CellElementProps {
        grid,
        cell,
        column,
        row,
        is_current,
    } = props;
    let (tag, path, square) = match G::OUTLINE {
        CellOutline::Square => ("rect", None, Some(grid.bounds(cell.index))),
        CellOutline::Path(path) => ("path", Some(path), None),
    };
    let translation = path.map(|_| {
        let (x, y) = grid.center(cell.index);
        format!("translate({x} {y})")
    });
    let is_selected = cell.state == CellState::Selected;
    html! {
        <@{tag} role="gridcell" class={classes!("cell", cell.state.class(), cell.classes.to_string())}
            d={path} transform={translation}
            x={square.map(|square| square.x.to_string())} y={square.map(|square| square.y.to_string())}
            width={square.map(|square| square.width.to_string())} height={square.map(|square| square.height.to_string())}
            data-cell={cell.index.to_string()} tabindex={if *is_current { "0" } else { "-1" }}
            aria-label={cell.name.clone()} aria-colindex={(column + 1).to_string()}
            aria-rowindex={(row + 1).to_string()} aria-selected={is_selected.to_string()}
            aria-disabled={cell.is_disabled.then_some("true")} />
    }
}
