//! A blueprint as a grid drawing: cells, fitted parts, possible placements of the held part, and
//! the current one.

use super::super::super::pieces::hull;
use super::super::super::pieces::part::{self, CELL};
use super::outline::outline;
use super::placement::{GridCell, Point};
use engine::exodus::blueprint::Grid;
use engine::exodus::part::Item;
use engine::exodus::ship::ShipType;
use web_sys::Element;
use yew::prelude::*;

/// Margin for letters and numbers at the left and top; the other sides have the same.
const MARGIN: i32 = 18;
/// Distance between the fine lines of the grid paper.
const FINE_LINE_DISTANCE: usize = 7;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnPart {
    pub item: Item,
    pub grid_cells: Vec<GridCell>,
    pub value: u8,
}

/// Everything that the drawing of a blueprint shows.
pub struct BlueprintGridLook<'a> {
    pub kind: ShipType,
    pub grid: &'a Grid,
    pub parts: Vec<DrawnPart>,
    /// The index of the part that the keyboard cursor is on.
    pub chosen: Option<usize>,
    /// Cells that the held part could cover.
    pub open: Vec<GridCell>,
    /// The current placement of the held part, and whether it is legal.
    pub ghost: Option<(DrawnPart, bool)>,
}

/// Returns width and height of the drawing.
fn size(grid: &Grid) -> (i32, i32) {
    let (width, height) = (i32::from(grid.columns), i32::from(grid.rows));
    (width * CELL + 2 * MARGIN, height * CELL + 2 * MARGIN)
}

/// Returns the SVG view box of the drawing.
#[must_use]
pub fn frame(grid: &Grid) -> String {
    let (width, height) = size(grid);
    format!("{0} {0} {width} {height}", -MARGIN)
}

/// Converts a point of the screen to hundredths of a cell; `None` outside of the drawing.
#[must_use]
pub fn point(element: &Element, grid: &Grid, x: i32, y: i32) -> Option<Point> {
    let rect = element.get_bounding_client_rect();
    let (width, height) = size(grid);
    let (width, height) = (f64::from(width), f64::from(height));
    let (x, y) = (f64::from(x) - rect.left(), f64::from(y) - rect.top());
    if x < 0.0 || y < 0.0 || x > rect.width() || y > rect.height() {
        return None;
    }
    let units = (width / rect.width().max(1.0)).max(height / rect.height().max(1.0));
    let on = |at: f64, room: f64, size: f64| {
        let unit = (at - room / 2.0) * units + size / 2.0 - f64::from(MARGIN);
        (unit * 100.0 / f64::from(CELL)).round() as i32
    };
    Some((on(x, rect.width(), width), on(y, rect.height(), height)))
}

/// Returns the cell at a point; `None` if the grid has none there.
#[must_use]
pub fn cell_at(grid: &Grid, at: Point) -> Option<GridCell> {
    let row = u8::try_from(at.1.div_euclid(100)).ok()?;
    let column = u8::try_from(at.0.div_euclid(100)).ok()?;
    grid.bit(row, column).map(|_| (row, column))
}

pub fn blueprint_grid(look: &BlueprintGridLook<'_>) -> Html {
    let grid = look.grid;
    let (width, height) = size(grid);
    let grid_cells: Vec<GridCell> = grid.cell_positions(grid.cells).collect();
    let fitted = |(index, drawn): (usize, &DrawnPart)| {
        let class = classes!(
            "exo-fitted",
            (look.chosen == Some(index)).then_some("chosen")
        );
        html! { <g key={index} {class}>{ part::part(drawn.item, drawn.value, &drawn.grid_cells) }</g> }
    };
    html! {<>
        <rect class="exo-paper" x={(-MARGIN).to_string()} y={(-MARGIN).to_string()} width={width.to_string()} height={height.to_string()} rx="6" />
        <path class="exo-paper-fine" d={fine_lines_path(width, height)} />
        { silhouette(look.kind, grid) }
        <path class="exo-paper-grid" d={outline(&grid_cells, 0)} />
        { for grid_cells.iter().map(|grid_cell| cell(grid_cell, look.open.contains(grid_cell))) }
        { for (0..grid.columns).map(letter) }
        { for (0..grid.rows).map(number) }
        { for look.parts.iter().enumerate().map(fitted) }
        if let Some((drawn, legal)) = &look.ghost {
            <g class={classes!("exo-ghost", if *legal { "legal" } else { "blocked" })}>{ part::part(drawn.item, drawn.value, &drawn.grid_cells) }</g>
        }
    </>}
}

fn fine_lines_path(width: i32, height: i32) -> String {
    let across = (-MARGIN..=width - MARGIN).step_by(FINE_LINE_DISTANCE);
    let down = (-MARGIN..=height - MARGIN).step_by(FINE_LINE_DISTANCE);
    let mut path = String::new();
    for x in across.skip(1) {
        path += &format!("M{x} {}v{height}", -MARGIN);
    }
    for y in down.skip(1) {
        path += &format!("M{} {y}h{width}", -MARGIN);
    }
    path
}

/// Draws the outline of the ship behind its cells, bow right.
fn silhouette(kind: ShipType, grid: &Grid) -> Html {
    let (x, y) = (
        i32::from(grid.columns) * CELL / 2,
        i32::from(grid.rows) * CELL / 2,
    );
    // A ship is 46 units wide, which leaves a small margin on both sides.
    let size = f64::from(grid.rows) * f64::from(CELL) / 50.0;
    let transform = format!("translate({x} {y}) rotate(90) scale({size:.2})");
    html! { <g class="exo-paper-hull" {transform}>{ hull::outline_drawing(kind) }</g> }
}

fn cell((row, column): &GridCell, is_open: bool) -> Html {
    let (x, y) = (i32::from(*column) * CELL, i32::from(*row) * CELL);
    let class = classes!("exo-cell", is_open.then_some("open"));
    let side = (CELL - 2).to_string();
    html! { <rect {class} x={(x + 1).to_string()} y={(y + 1).to_string()} width={side.clone()} height={side} rx="3" /> }
}

fn letter(column: u8) -> Html {
    let x = i32::from(column) * CELL + CELL / 2;
    html! { <text class="exo-paper-mark" x={x.to_string()} y="-5">{ char::from(b'a' + column % 26) }</text> }
}

fn number(row: u8) -> Html {
    let y = i32::from(row) * CELL + CELL / 2 + 4;
    html! { <text class="exo-paper-mark" x="-10" y={y.to_string()}>{ row + 1 }</text> }
}
