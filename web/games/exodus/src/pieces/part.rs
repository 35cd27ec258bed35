//! Ship parts as shapes of cells with symbol and value: drives with chevrons, cannons with a
//! muzzle, shields with an arc.

use super::{BoardPoint, draw_at, pack_picture, picture, rocket};
use engine::exodus::blueprint::CellSet;
use engine::exodus::content::pack_support::item_slot;
use engine::exodus::part::{Item, ItemKind, Rocket};
use std::fmt::Write;
use yew::prelude::*;

/// Side of a cell in units of the drawing.
pub const CELL: i32 = 28;

/// A cell by row and column.
pub type GridCell = (u8, u8);

/// Returns the cells marked with `#` in rows of text, as used in the content files.
#[must_use]
pub fn cells_from_rows(rows: &[String]) -> Vec<GridCell> {
    let row = |(row, text): (u8, &String)| {
        let text = (0u8..).zip(text.bytes().collect::<Vec<_>>());
        text.filter(|(_, byte)| *byte == b'#')
            .map(move |(column, _)| (row, column))
            .collect::<Vec<_>>()
    };
    (0u8..).zip(rows).flat_map(row).collect()
}

/// Returns the cells of a set on a grid with the given number of columns.
#[must_use]
pub fn cells_in_set(cells: CellSet, column_count: u8) -> Vec<GridCell> {
    let column_count = column_count.max(1);
    let all = (0..32u8).filter(|n| cells >> n & 1 == 1);
    all.map(|n| (n / column_count, n % column_count)).collect()
}

#[must_use]
pub fn cell_center((row, column): GridCell) -> BoardPoint {
    let at = |n: u8| i32::from(n) * CELL + CELL / 2;
    (at(column), at(row))
}

/// Returns the style class of a kind of item.
#[must_use]
pub const fn class_name(kind: ItemKind) -> &'static str {
    match kind {
        ItemKind::Drive => "of-drive",
        ItemKind::Cannon => "of-cannon",
        ItemKind::Shield => "of-shield",
        ItemKind::Rocket => "of-rocket",
    }
}

/// Draws a part over its cells as one shape, with its symbol in the first cell and its value in the
/// last.
pub fn part(item: Item, value: u8, cells: &[GridCell]) -> Html {
    let (Some(first), Some(last)) = (cells.first(), cells.last()) else {
        return Html::default();
    };
    let rest = cells.iter().filter(|cell| *cell != first && *cell != last);
    let rivet = |cell: &GridCell| {
        let (x, y) = cell_center(*cell);
        html! { <circle class="exo-rivet" cx={x.to_string()} cy={y.to_string()} r="3" /> }
    };
    let (x, y) = cell_center(*last);
    html! {
        <g class={classes!("exo-part", class_name(item.kind()))}>
            <path class="exo-part-edge" d={outline(cells, 2)} />
            <path class="exo-part-body" d={outline(cells, 1)} />
            <path class="exo-part-seam" d={seams(cells)} />
            { for rest.map(rivet) }
            { draw_at(cell_center(*first), symbol(item)) }
            if cells.len() > 1 {
                <text class="exo-part-value" x={x.to_string()} y={(y + 7).to_string()}>{ value }</text>
            }
        </g>
    }
}

/// Returns all cells as one path in which adjacent cells merge.
fn outline(cells: &[GridCell], inset: i32) -> String {
    let mut path = String::new();
    let has = |row: i32, column: i32| {
        cells
            .iter()
            .any(|(r, c)| i32::from(*r) == row && i32::from(*c) == column)
    };
    for (row, column) in cells {
        let (row, column) = (i32::from(*row), i32::from(*column));
        let edge = |is_open: bool| if is_open { 0 } else { inset };
        let left = column * CELL + edge(has(row, column - 1));
        let right = (column + 1) * CELL - edge(has(row, column + 1));
        let top = row * CELL + edge(has(row - 1, column));
        let bottom = (row + 1) * CELL - edge(has(row + 1, column));
        // Writing into a string cannot fail.
        write!(path, "M{left} {top}H{right}V{bottom}H{left}Z").ok();
    }
    path
}

/// Returns the lines between adjacent cells of one part.
fn seams(cells: &[GridCell]) -> String {
    let mut path = String::new();
    for (row, column) in cells {
        let (x, y) = (i32::from(*column) * CELL, i32::from(*row) * CELL);
        if cells.contains(&(*row, column + 1)) {
            write!(path, "M{} {}V{}", x + CELL, y + 5, y + CELL - 5).ok();
        }
        if cells.contains(&(row + 1, *column)) {
            write!(path, "M{} {}H{}", x + 5, y + CELL, x + CELL - 5).ok();
        }
    }
    path
}

/// Draws the symbol of an item around its center, 20 units wide.
pub fn symbol(item: Item) -> Html {
    if let Some(picture) = pack_picture(&item_slot(item.key()), 11) {
        return picture;
    }
    let d = match item {
        Item::Nuclear => "M-7 3L0-4 7 3",
        Item::Fusion => "M-7 0L0-7 7 0M-7 7L0 0 7 7",
        Item::Antigravity => "M-7-3L0-10 7-3M-7 3L0-4 7 3M-7 9L0 2 7 9",
        Item::Phase => "M-9 0H-1M5-5A7 7 0 0 1 5 5M1-3A4 4 0 0 1 1 3",
        Item::Ssl => "M-9 0H9M-9-4H-4V4H-9ZM5-4L9 0 5 4",
        Item::Plasma => "M-9-3H-3V3H-9ZM4-6C9-6 10-1 8 2 6 6 1 6 0 2-1-2 1-6 4-6Z",
        Item::Antimatter => "M-9-3H-4V3H-9ZM4-8L5.5-2 10 0 5.5 2 4 8 2.5 2-2 0 2.5-2Z",
        Item::Em => "M0-9L8-6V1C8 5 4 8 0 10-4 8-8 5-8 1V-6ZM1-5L-3 1H3L-1 6",
        Item::Mg => "M0-9L8-6V1C8 5 4 8 0 10-4 8-8 5-8 1V-6ZM-8-2H8M-7 4H7M-3-8V8M3-8V8",
        Item::Qgp => "M0-9L8-6V1C8 5 4 8 0 10-4 8-8 5-8 1V-6ZM0-4.5h.1M-3.5 2h.1M3.5 2h.1",
        Item::Hypersonic => return rocket_symbol(Rocket::Hypersonic),
        Item::Biochemical => return rocket_symbol(Rocket::Biochemical),
        Item::Graviton => return rocket_symbol(Rocket::Graviton),
    };
    let class = classes!("exo-symbol", class_name(item.kind()));
    html! { <path {class} {d} /> }
}

fn rocket_symbol(rocket: Rocket) -> Html {
    html! { <g transform="scale(0.46)">{ rocket::body(rocket) }</g> }
}

pub fn icon(item: Item, label: Option<AttrValue>) -> Html {
    picture("exo-icon", 12, label, symbol(item))
}

/// Returns a part in its shape as an inline picture; `cells` are its cells after rotation.
pub fn shape(item: Item, value: u8, cells: &[GridCell], label: Option<AttrValue>) -> Html {
    let extent = |side: fn(&GridCell) -> u8| cells.iter().map(side).max().map_or(1, |max| max + 1);
    let (rows, columns) = (extent(|cell| cell.0), extent(|cell| cell.1));
    let frame = format!(
        "-3 -3 {} {}",
        i32::from(columns) * CELL + 6,
        i32::from(rows) * CELL + 6
    );
    let class = classes!(
        "exo-picture",
        "exo-shape",
        format!("rows-{rows}"),
        format!("columns-{columns}")
    );
    let (role, hidden) = (
        label.is_some().then_some("img"),
        label.is_none().then_some("true"),
    );
    html! {
        <svg {class} viewBox={frame} {role} aria-label={label} aria-hidden={hidden}>{ part(item, value, cells) }</svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_parsed_from_rows_and_sets() {
        let rows = ["##.".to_owned(), ".##".to_owned()];
        let cells = [(0, 0), (0, 1), (1, 1), (1, 2)];
        assert_eq!(cells_from_rows(&rows), cells);
        assert_eq!(cells_in_set(0b110_011, 3), cells);
        assert_eq!(cell_center((1, 2)), (70, 42));
    }

    #[test]
    fn adjacent_cells_share_one_outline() {
        assert_eq!(outline(&[(0, 0)], 2), "M2 2H26V26H2Z");
        assert_eq!(
            outline(&[(0, 0), (0, 1)], 2),
            "M2 2H28V26H2ZM28 2H54V26H28Z"
        );
        assert_eq!(seams(&[(0, 0), (1, 0)]), "M5 28H23");
    }
}
