//! Precomputed lines of a board: the first terrain in each heading from each space, and its
//! distance. They are built once for a game, since terrain never changes in play `[RIFT-3.7]`;
//! ships and mines are not included.

use super::board::Board;
use super::refusal::Obstacle;
use crate::grid::{Heading, Plane, Space};

/// The end of a line of sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SightBound {
    /// Terrain or the edge of the board `[RIFT-11.5]`.
    Solid(Obstacle),
    /// A nebula boundary `[RIFT-3.6]` `[A-02]`.
    Nebula,
}

/// The line from a space in one heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SightLine {
    /// End of the line of sight: terrain, the edge, or a nebula boundary, whichever is nearest.
    pub bound: SightBound,
    /// Distance to the end of sight, in squares.
    pub sight: u8,
    /// First terrain or the edge; nebulae do not stop a ship.
    pub wall: Obstacle,
    /// Distance to the wall, in squares.
    pub lane: u8,
}

/// The lines of a whole board.
#[derive(Clone, Debug)]
pub struct SightLineTable {
    width: u8,
    height: u8,
    lines: Vec<[SightLine; 8]>,
}

impl SightLineTable {
    /// Computes the lines of a board.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let spaces = Plane::ALL.into_iter().flat_map(|plane| {
            let squares = board.squares();
            squares.map(move |square| Space::new(square, plane))
        });
        let from = |space: Space| Heading::ALL.map(|heading| SightLine::of(board, space, heading));
        Self {
            width: board.width(),
            height: board.height(),
            lines: spaces.map(from).collect(),
        }
    }

    /// Returns the line from a space in a heading.
    #[must_use]
    pub fn line(&self, from: Space, heading: Heading) -> SightLine {
        let (square, plane) = (from.square(), from.plane());
        let level = (plane.level() + 1) as usize;
        let row = level * usize::from(self.height) + usize::from(square.y());
        let index = row * usize::from(self.width) + usize::from(square.x());
        let lines = self.lines.get(index);
        lines.map_or(SightLine::NONE, |lines| {
            lines[usize::from(heading.number() & 7)]
        })
    }
}

impl SightLine {
    /// The line of a space at the edge.
    const NONE: Self = Self {
        bound: SightBound::Solid(Obstacle::Edge),
        sight: 1,
        wall: Obstacle::Edge,
        lane: 1,
    };

    fn of(board: &Board, from: Space, heading: Heading) -> Self {
        let is_cloud = board.is_nebula(from.square());
        let (mut boundary, mut space, mut lane) = (None, from, 1);
        let wall = loop {
            let Some(next) = board.neighbor(space, heading.offset()) else {
                break Obstacle::Edge;
            };
            if let Some(by) = board.obstacle(next) {
                break by;
            }
            if boundary.is_none() && board.is_nebula(next.square()) != is_cloud {
                boundary = Some(lane);
            }
            (space, lane) = (next, lane + 1);
        };
        let bound = boundary.map_or(SightBound::Solid(wall), |_| SightBound::Nebula);
        Self {
            bound,
            sight: boundary.unwrap_or(lane),
            wall,
            lane,
        }
    }
}
