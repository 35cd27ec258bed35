//! Squares as places of the text model.

use super::super::board_view::{contents, grid_of};
use super::super::table::recent_squares::recent_squares;
use super::text_model::TextModelBuilder;
use engine::grid::{Heading, Square};
use match_text::{GridPoint, TextFormatter, TextPlace, board_sector};

/// Returns all squares, row by row.
pub(super) fn places(builder: &TextModelBuilder<'_>) -> Vec<TextPlace> {
    let game = builder.context.game();
    let grid = grid_of(game);
    let (width, height) = (i32::from(grid.width), i32::from(grid.height));
    let regions: Vec<(Option<Heading>, String)> = std::iter::once(None)
        .chain(Heading::ALL.map(Some))
        .map(|sector| (sector, TextFormatter::region(builder.phrases, sector)))
        .collect();
    let region = |point| {
        let sector = board_sector(width, height, point);
        let found = regions.iter().find(|(at, _)| *at == sector);
        found.map_or_else(String::new, |(_, name)| name.clone())
    };
    let last = recent_squares(builder.context);
    let place = |square: Square| {
        let point = GridPoint {
            x: square.x().into(),
            y: square.y().into(),
        };
        let terrain = game.board().terrain(square);
        TextPlace {
            point,
            name: square.to_string(),
            names: Vec::new(),
            region: region(point),
            holds: square_contents(builder, square),
            is_landmark: terrain.is_goal
                || terrain.has_planet
                || terrain.has_star
                || last.contains(&square),
        }
    };
    game.board().squares().map(place).collect()
}

fn square_contents(builder: &TextModelBuilder<'_>, square: Square) -> Vec<String> {
    contents(
        builder.context.game(),
        &builder.context.view,
        &builder.narrator,
        builder.reader,
        square,
    )
}
