//! Squares as places of the account.

use super::super::field::{contents, grid_of};
use super::super::table::flight::recent;
use super::account::Scribe;
use engine::grid::{Heading, Square};
use play::text::{Place, Point, Teller, ninth};

/// All squares, row by row.
pub(super) fn places(scribe: &Scribe<'_>) -> Vec<Place> {
    let table = scribe.watch.table();
    let grid = grid_of(table);
    let (width, height) = (i32::from(grid.width), i32::from(grid.height));
    let regions: Vec<(Option<Heading>, String)> = std::iter::once(None)
        .chain(Heading::ALL.map(Some))
        .map(|ninth| (ninth, Teller::region(scribe.phrases, ninth)))
        .collect();
    let region = |point| {
        let ninth = ninth(width, height, point);
        let found = regions.iter().find(|(at, _)| *at == ninth);
        found.map_or_else(String::new, |(_, name)| name.clone())
    };
    let last = recent(scribe.watch);
    let place = |square: Square| {
        let point = Point {
            x: square.x().into(),
            y: square.y().into(),
        };
        let terrain = table.board().terrain(square);
        Place {
            point,
            name: square.to_string(),
            names: Vec::new(),
            region: region(point),
            holds: holds(scribe, square),
            landmark: terrain.goal || terrain.planet || terrain.star || last.contains(&square),
        }
    };
    table.board().squares().map(place).collect()
}

fn holds(scribe: &Scribe<'_>, square: Square) -> Vec<String> {
    contents(
        scribe.watch.table(),
        &scribe.watch.view,
        &scribe.narrator,
        scribe.reader,
        square,
    )
}
