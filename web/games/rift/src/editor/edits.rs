//! Applies the editor tools to a draft. Every edit is repeated at the images of the symmetry
//! setting.

use super::tool_settings::ToolSettings;
use crate::board_view::{index_of, square_at};
use board::SquareGrid;
use editor::{SymmetryTransform, grid_shapes};
use engine::grid::{Heading, Space, Square};
use engine::rift::board_file::StartMine;
use engine::rift::content::content_error::BoardObject;
use engine::rift::content::mats::{MAT_SIDE, Mat, mats};
use engine::rift::draft::MapDraft;

#[must_use]
pub fn grid_of(draft: &MapDraft) -> SquareGrid {
    SquareGrid {
        width: draft.file().width.into(),
        height: draft.file().height.into(),
    }
}

/// Returns the connected squares that have the same terrain as `at`.
#[must_use]
pub fn connected_area(draft: &MapDraft, at: Square) -> Vec<Square> {
    let grid = grid_of(draft);
    let terrain = draft.terrain(at);
    let is_alike =
        |index| square_at(grid, index).is_some_and(|square| draft.terrain(square) == terrain);
    squares(
        grid,
        grid_shapes::flood_fill(grid, index_of(grid, at), is_alike),
    )
}

/// Returns the squares with these grid numbers, without those outside the board.
#[must_use]
pub fn squares(grid: SquareGrid, indexes: Vec<u16>) -> Vec<Square> {
    let square = |index| square_at(grid, index);
    indexes.into_iter().filter_map(square).collect()
}

impl ToolSettings {
    /// Returns the images of a square under the symmetry setting, each with the transform that
    /// leads to it.
    fn images(&self, draft: &MapDraft, at: Square) -> Vec<(SymmetryTransform, Square)> {
        let grid = grid_of(draft);
        let images = self.symmetry.images(grid, index_of(grid, at)).into_iter();
        images
            .filter_map(|(motion, index)| Some((motion, square_at(grid, index)?)))
            .collect()
    }

    /// Paints squares and their images with the selected terrain.
    pub fn paint(&self, draft: &mut MapDraft, squares: &[Square]) {
        for square in squares {
            for (_, image) in self.images(draft, *square) {
                draft.paint(image, self.ground);
            }
        }
    }

    /// Removes terrain and pieces from squares and their images.
    pub fn erase(&self, draft: &mut MapDraft, squares: &[Square]) {
        for square in squares {
            for (_, image) in self.images(draft, *square) {
                draft.clear_square(image);
            }
        }
    }

    /// Adds a starting place, and its images for the next teams. Skips spaces that are occupied.
    /// Returns the first place that was added.
    pub fn put_ship(
        &self,
        draft: &mut MapDraft,
        at: Square,
        facing: Heading,
    ) -> Option<BoardObject> {
        let images = self.images(draft, at);
        let teams = u8::try_from(images.len()).unwrap_or(1);
        let mut first = None;
        for (n, (motion, image)) in (0u8..).zip(images) {
            if draft
                .object_in(Space::new(image, self.ship.plane))
                .is_some()
            {
                continue;
            }
            let mut start = self.start_at(image);
            start.facing = Heading::wrap(motion.map_direction(facing.number()));
            start.team = team_of_image(self.ship.team, n, teams);
            draft.add_start(start);
            let added = BoardObject::Start(draft.file().starts.len().saturating_sub(1));
            first = first.or(Some(added));
        }
        first
    }

    /// Adds a neutral mine and its images. Skips spaces that are occupied. Returns the first mine
    /// that was added.
    pub fn put_mine(&self, draft: &mut MapDraft, at: Square) -> Option<BoardObject> {
        let mut first = None;
        for (_, image) in self.images(draft, at) {
            if draft
                .object_in(Space::new(image, self.mine.plane))
                .is_some()
            {
                continue;
            }
            let template = self.mine.clone();
            draft.add_mine(StartMine {
                at: image,
                ..template
            });
            let added = BoardObject::Mine(draft.file().mines.len().saturating_sub(1));
            first = first.or(Some(added));
        }
        first
    }

    /// Returns the north-west corner of the mat when it is placed at `at`; rounded down to the mat
    /// grid if it snaps.
    #[must_use]
    pub const fn mat_corner(&self, at: Square) -> Square {
        if !self.mat.snaps {
            return at;
        }
        let (x, y) = (at.x() - at.x() % MAT_SIDE, at.y() - at.y() % MAT_SIDE);
        Square::from_cell((y as u16) << 5 | x as u16)
    }

    /// Places the selected mat at `at`, and paints the images of its squares.
    pub fn place_mat(&self, draft: &mut MapDraft, at: Square) {
        let Some(mat) = self.mat() else { return };
        let corner = self.mat_corner(at);
        let before = draft.clone();
        draft.place_mat(&mat, self.mat.is_overlay, corner, self.mat.quarter_turns);
        for square in mat_squares(corner) {
            if before.terrain(square) == draft.terrain(square) && self.mat.is_overlay {
                continue;
            }
            for (_, image) in self.images(&before, square) {
                draft.put(image, draft.terrain(square));
            }
        }
    }

    #[must_use]
    pub fn mat(&self) -> Option<Mat> {
        let all = mats().ok()?;
        let pieces = if self.mat.is_overlay {
            all.overlays
        } else {
            all.mats
        };
        pieces.into_iter().find(|mat| mat.id == self.mat.id)
    }
}

/// Returns the squares of a mat whose north-west corner is `corner`.
pub fn mat_squares(corner: Square) -> impl Iterator<Item = Square> {
    let cells = (0..MAT_SIDE).flat_map(|y| (0..MAT_SIDE).map(move |x| (x, y)));
    cells.filter_map(move |(x, y)| Square::new(corner.x() + x, corner.y() + y))
}

/// Returns the team of an image: teams are numbered in groups of `images`, and images go around
/// within the group of the first.
const fn team_of_image(team: u8, image: u8, images: u8) -> u8 {
    let images = if images == 0 { 1 } else { images };
    let place = team.saturating_sub(1);
    place - place % images + (place % images + image) % images + 1
}

/// Returns the heading from one square toward another; `None` for the same square.
#[must_use]
pub fn heading_to(from: Square, to: Square) -> Option<Heading> {
    let (dx, dy) = (
        i32::from(to.x()) - i32::from(from.x()),
        i32::from(to.y()) - i32::from(from.y()),
    );
    if (dx, dy) == (0, 0) {
        return None;
    }
    // A component under half the greater one counts as zero, so that directions near an axis snap
    // to it.
    let longest = dx.abs().max(dy.abs());
    let sign_of = |d: i32| if 2 * d.abs() > longest { d.signum() } else { 0 };
    let step = (sign_of(dx), sign_of(dy));
    Heading::ALL.into_iter().find(|heading| {
        let (x, y) = heading.offset();
        (i32::from(x), i32::from(y)) == step
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use editor::Symmetry;
    use engine::rift::draft::TerrainBrush;

    fn square(label: &str) -> Square {
        Square::parse(label).expect("a label")
    }

    fn tools(symmetry: Symmetry) -> ToolSettings {
        ToolSettings {
            symmetry,
            ..ToolSettings::default()
        }
    }

    #[test]
    fn images_of_a_ship_have_rotated_headings_and_other_teams() {
        let mut draft = MapDraft::blank(8, 8);
        let tools = tools(Symmetry::QuarterTurn);
        let first = tools.put_ship(&mut draft, square("A1"), Heading::SE);
        assert_eq!(first, Some(BoardObject::Start(0)));
        let starts: Vec<(u8, String, Heading)> = draft
            .file()
            .starts
            .iter()
            .map(|start| (start.team, start.at.to_string(), start.facing))
            .collect();
        let row = |team, at: &str, facing| (team, at.to_owned(), facing);
        let expected = [
            row(1, "A1", Heading::SE),
            row(2, "H8", Heading::NW),
            row(3, "H1", Heading::SW),
            row(4, "A8", Heading::NE),
        ];
        assert_eq!(starts, expected);
        assert_eq!(draft.content_errors(), []);
        assert!(draft.warnings().is_empty());
        assert_eq!(tools.put_ship(&mut draft, square("A8"), Heading::N), None);
    }

    #[test]
    fn teams_of_images_are_numbered_within_their_group() {
        let teams_of = |team| [team_of_image(team, 0, 2), team_of_image(team, 1, 2)];
        assert_eq!(
            [teams_of(1), teams_of(2), teams_of(3)],
            [[1, 2], [2, 1], [3, 4]]
        );
        assert_eq!(team_of_image(0, 0, 1), 1);
    }

    #[test]
    fn painting_with_half_turn_symmetry_gives_a_symmetric_board() {
        let mut draft = MapDraft::blank(8, 4);
        let mut tools = tools(Symmetry::HalfTurn);
        tools.ground = TerrainBrush::Planet;
        tools.paint(&mut draft, &[square("B1"), square("C2")]);
        assert_eq!(
            draft.file().rows,
            [".#......", "..#.....", ".....#..", "......#."]
        );
        tools.erase(&mut draft, &[square("G4")]);
        assert_eq!(draft.terrain(square("B1")), Default::default());
    }

    #[test]
    fn a_mat_snaps_to_the_mat_grid_unless_snapping_is_off() {
        let mut draft = MapDraft::blank(8, 8);
        let mut tools = tools(Symmetry::HalfTurn);
        tools.place_mat(&mut draft, square("C3"));
        assert!(draft.terrain(square("B2")).asteroids[1]);
        assert!(draft.terrain(square("G7")).asteroids[1]);
        tools.symmetry = Symmetry::None;
        tools.mat.snaps = false;
        tools.place_mat(&mut draft, square("C3"));
        assert!(draft.terrain(square("D4")).asteroids[1]);
    }

    #[test]
    fn a_connected_area_has_the_same_terrain() {
        let mut draft = MapDraft::blank(4, 4);
        for label in ["B1", "B2", "B3", "B4"] {
            draft.paint(square(label), TerrainBrush::Star);
        }
        assert_eq!(connected_area(&draft, square("A1")).len(), 4);
        assert_eq!(connected_area(&draft, square("B2")).len(), 4);
        assert_eq!(connected_area(&draft, square("D4")).len(), 8);
    }

    #[test]
    fn a_drag_sets_the_nearest_heading() {
        let to = |label| heading_to(square("D4"), square(label));
        assert_eq!(to("D4"), None);
        assert_eq!(to("D1"), Some(Heading::N));
        assert_eq!(to("H5"), Some(Heading::E));
        assert_eq!(to("F6"), Some(Heading::SE));
        assert_eq!(to("B5"), Some(Heading::W));
        assert_eq!(to("A1"), Some(Heading::NW));
    }
}
