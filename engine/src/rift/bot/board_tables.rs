//! Lookup tables of the board for one planning run: space indices, neighbors, contents, and lines
//! of sight to targets. They are built once per run and hold geometry only.

use super::super::Rift;
use super::super::ship::ShipId;
use super::super::state::State;
use crate::grid::{Heading, Plane, Space, Square};

/// Index of a space, from 0: plane by plane, then row by row.
pub type SpaceIndex = u16;

/// The index that stands for a space beyond the edge.
pub const NO_SPACE: SpaceIndex = SpaceIndex::MAX;

/// Distance in steps that crossing a nebula boundary adds.
const NEBULA_EDGE_STEPS: u8 = 2;

/// The content of a space that blocks or damages ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpaceContent {
    Free,
    /// Terrain that fills the space.
    Solid,
    /// A live mine: a ship can enter the space, but takes damage.
    Mine,
    Ship,
}

/// What a shot can hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShotTarget {
    /// An enemy ship.
    Ship(ShipId),
    /// A mine, by its index in the state's list.
    Mine(u8),
}

/// A target in sight, with its distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SightedTarget {
    pub target: ShotTarget,
    /// Distance in squares along the line of fire.
    pub distance: u8,
}

/// The board, as indexed tables for one planning run.
#[derive(Clone, Debug)]
pub struct BoardTables {
    width: u16,
    height: u16,
    next: Vec<[SpaceIndex; 8]>,
    contents: Vec<SpaceContent>,
    nebula: Vec<bool>,
}

impl BoardTables {
    /// Builds the tables from the terrain, the mines, and those ships for which `includes` returns
    /// true.
    pub fn new(game: &Rift, state: &State, includes: impl Fn(ShipId) -> bool) -> Self {
        let board = game.board();
        let (width, height) = (u16::from(board.width()), u16::from(board.height()));
        let mut board_tables = Self {
            width,
            height,
            next: Vec::new(),
            contents: Vec::new(),
            nebula: Vec::new(),
        };
        for space in 0..width * height * 3 {
            let space = board_tables.space(space);
            let is_solid = board.is_solid(space);
            board_tables.contents.push(if is_solid {
                SpaceContent::Solid
            } else {
                SpaceContent::Free
            });
            board_tables.nebula.push(board.is_nebula(space.square()));
            let next = |n| {
                board
                    .neighbor(space, Heading::wrap(n).offset())
                    .map_or(NO_SPACE, |next| board_tables.index_of(next))
            };
            board_tables.next.push([0, 1, 2, 3, 4, 5, 6, 7].map(next));
        }
        for mine in state.mines.iter() {
            board_tables.put(board_tables.index_of(mine.space()), SpaceContent::Mine);
        }
        for (id, ship) in state.living().filter(|(id, _)| includes(*id)) {
            let _ = id;
            board_tables.put(board_tables.index_of(ship.space), SpaceContent::Ship);
        }
        board_tables
    }

    /// Returns the number of spaces.
    pub const fn len(&self) -> usize {
        self.width as usize * self.height as usize * 3
    }

    /// Returns the index of a space on the board.
    pub const fn index_of(&self, space: Space) -> SpaceIndex {
        let level = (space.plane().level() + 1) as u16;
        let square = space.square();
        (level * self.height + square.y() as u16) * self.width + square.x() as u16
    }

    /// Returns the space of an index.
    pub const fn space(&self, space: SpaceIndex) -> Space {
        let (row, x) = (space / self.width, space % self.width);
        let (level, y) = (row / self.height, row % self.height);
        let plane = match level {
            0 => Plane::LOW,
            1 => Plane::MIDDLE,
            _ => Plane::HIGH,
        };
        Space::new(Square::from_cell(y << 5 | x), plane)
    }

    /// Sets the content of a space; [`SpaceContent::Free`] clears it.
    pub fn put(&mut self, space: SpaceIndex, content: SpaceContent) {
        if let Some(entry) = self.contents.get_mut(usize::from(space)) {
            *entry = content;
        }
    }

    /// Returns the content of a space; beyond the edge it is solid.
    pub fn content(&self, space: SpaceIndex) -> SpaceContent {
        self.contents
            .get(usize::from(space))
            .copied()
            .unwrap_or(SpaceContent::Solid)
    }

    pub fn is_nebula(&self, space: SpaceIndex) -> bool {
        self.nebula
            .get(usize::from(space))
            .copied()
            .unwrap_or(false)
    }

    /// Returns the adjacent space in a direction of the same plane, or [`NO_SPACE`].
    pub fn next(&self, space: SpaceIndex, direction: u8) -> SpaceIndex {
        self.next
            .get(usize::from(space))
            .map_or(NO_SPACE, |next| next[usize::from(direction & 7)])
    }

    /// Returns the space one plane up (`levels` = 1) or down (-1), or [`NO_SPACE`].
    pub const fn next_plane(&self, space: SpaceIndex, levels: i8) -> SpaceIndex {
        let layer = self.width * self.height;
        if levels > 0 {
            if space < 2 * layer {
                space + layer
            } else {
                NO_SPACE
            }
        } else if space >= layer {
            space - layer
        } else {
            NO_SPACE
        }
    }

    /// Returns the number of steps from every space to the nearest of `goals`. Terrain blocks the
    /// way, ships and mines do not. Crossing a nebula boundary, which no shot does, adds
    /// [`NEBULA_EDGE_STEPS`]. Unreachable spaces have the maximum value.
    pub fn distances(&self, goals: impl Iterator<Item = SpaceIndex>) -> Vec<u8> {
        let mut steps = vec![u8::MAX; self.len()];
        let mut queue: std::collections::VecDeque<SpaceIndex> = goals.collect();
        for &goal in &queue {
            if let Some(entry) = steps.get_mut(usize::from(goal)) {
                *entry = 0;
            }
        }
        while let Some(space) = queue.pop_front() {
            let current = steps.get(usize::from(space)).copied().unwrap_or(u8::MAX);
            let neighbors = (0..8u8).map(|direction| self.next(space, direction));
            let planes = [-1, 1].map(|levels| self.next_plane(space, levels));
            for next in neighbors.chain(planes) {
                if next == NO_SPACE || self.content(next) == SpaceContent::Solid {
                    continue;
                }
                let boundary_cost = if self.is_nebula(space) == self.is_nebula(next) {
                    0
                } else {
                    NEBULA_EDGE_STEPS
                };
                let distance = current.saturating_add(1 + boundary_cost);
                if let Some(entry) = steps.get_mut(usize::from(next))
                    && distance < *entry
                {
                    *entry = distance;
                    queue.push_back(next);
                }
            }
        }
        steps
    }

    /// Iterates over the free spaces from `space` in a direction, within the range of a shot and on
    /// the same side of the nebula boundary.
    pub fn ray(
        &self,
        space: SpaceIndex,
        direction: u8,
        reach: u8,
    ) -> impl Iterator<Item = SpaceIndex> {
        let is_nebula = self.is_nebula(space);
        let step = move |&at: &SpaceIndex| Some(self.next(at, direction));
        std::iter::successors(step(&space), step)
            .take(usize::from(reach))
            .take_while(move |&at| {
                self.content(at) == SpaceContent::Free && self.is_nebula(at) == is_nebula
            })
    }
}

/// The target in sight for every space and line direction.
#[derive(Clone, Debug)]
pub struct SightTable {
    targets: Vec<Option<SightedTarget>>,
}

impl SightTable {
    /// Traces lines outward from every target: all enemies of `id` and all mines.
    pub fn new(game: &Rift, state: &State, board_tables: &BoardTables, id: ShipId) -> Self {
        let mut sights = Self {
            targets: vec![None; board_tables.len() * 8],
        };
        let team = game.team_of_ship(id);
        for (n, mine) in (0u8..).zip(state.mines.iter()) {
            sights.trace_lines(
                game,
                board_tables,
                board_tables.index_of(mine.space()),
                ShotTarget::Mine(n),
            );
        }
        for (other, ship) in state.living() {
            if game.team_of_ship(other) != team {
                sights.trace_lines(
                    game,
                    board_tables,
                    board_tables.index_of(ship.space),
                    ShotTarget::Ship(other),
                );
            }
        }
        sights
    }

    fn trace_lines(
        &mut self,
        game: &Rift,
        board_tables: &BoardTables,
        at: SpaceIndex,
        target: ShotTarget,
    ) {
        let figures = game.figures();
        let reach = figures
            .laser
            .range
            .max(figures.torpedo.range)
            .max(figures.ion.range);
        for direction in 0..8u8 {
            let back = usize::from((direction + 4) & 7);
            for (distance, space) in (1u8..).zip(board_tables.ray(at, direction, reach)) {
                if let Some(mark) = self.targets.get_mut(usize::from(space) * 8 + back) {
                    *mark = Some(SightedTarget { target, distance });
                }
            }
        }
    }

    /// Returns the target in sight from `space` in a direction.
    pub fn at(&self, space: SpaceIndex, direction: u8) -> Option<SightedTarget> {
        self.targets
            .get(usize::from(space) * 8 + usize::from(direction & 7))
            .copied()
            .flatten()
    }
}
