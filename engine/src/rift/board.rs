//! The static part of a match's board: terrain as bit sets, corners and goals. Ships and mines are
//! part of the state.

use super::refusal::Obstacle;
use crate::grid::square::SpaceSet;
use crate::grid::{Heading, Plane, Space, Square};

/// The terrain of one square in all three planes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Terrain {
    /// Asteroids in planes -1, 0 and +1 `[RIFT-3.1]`.
    pub asteroids: [bool; 3],
    /// Whether a planet fills the square in all planes `[RIFT-3.2]`.
    pub has_planet: bool,
    /// Whether a star fills the square in all planes `[RIFT-3.2]`.
    pub has_star: bool,
    /// Whether the square is nebula `[RIFT-3.4]`.
    pub has_nebula: bool,
    /// Whether the square is a goal of a breakout.
    pub is_goal: bool,
}

impl Terrain {
    /// Returns the terrain of a board file symbol, or `None` for an unknown symbol. No symbol
    /// combines a nebula with a planet or star `[RIFT-3.9]`.
    #[must_use]
    pub fn of_symbol(symbol: char) -> Option<Self> {
        let asteroids = |is_low, is_middle, is_high| Self {
            asteroids: [is_low, is_middle, is_high],
            ..Self::default()
        };
        Some(match symbol {
            '.' => Self::default(),
            'b' => asteroids(true, false, false),
            'g' => asteroids(false, true, false),
            'w' => asteroids(false, false, true),
            'd' => asteroids(true, true, false),
            'u' => asteroids(false, true, true),
            'x' => asteroids(true, false, true),
            '@' => asteroids(true, true, true),
            '#' => Self {
                has_planet: true,
                ..Self::default()
            },
            '*' => Self {
                has_star: true,
                ..Self::default()
            },
            '~' => Self {
                has_nebula: true,
                ..Self::default()
            },
            _ => return None,
        })
    }

    /// Returns the board file symbol of this terrain. Asteroids in a nebula and goals have no
    /// symbol; the file lists them separately.
    #[must_use]
    pub const fn symbol(&self) -> char {
        if self.has_planet {
            return '#';
        }
        if self.has_star {
            return '*';
        }
        if self.has_nebula {
            return '~';
        }
        match self.asteroids {
            [false, false, false] => '.',
            [true, false, false] => 'b',
            [false, true, false] => 'g',
            [false, false, true] => 'w',
            [true, true, false] => 'd',
            [false, true, true] => 'u',
            [true, false, true] => 'x',
            [true, true, true] => '@',
        }
    }

    #[must_use]
    pub const fn has_asteroid(&self, plane: Plane) -> bool {
        self.asteroids[(plane.level() + 1) as usize]
    }

    pub const fn add_asteroid(&mut self, plane: Plane) {
        self.asteroids[(plane.level() + 1) as usize] = true;
    }

    /// Returns whether a planet or a star fills the square.
    #[must_use]
    pub const fn is_body(&self) -> bool {
        self.has_planet || self.has_star
    }

    /// Returns whether terrain fills the square in `plane` `[RIFT-2.8]`.
    #[must_use]
    pub const fn fills(&self, plane: Plane) -> bool {
        self.is_body() || self.has_asteroid(plane)
    }
}

/// The playing space of a match: columns and rows of squares, each in three planes `[RIFT-2.1]`.
/// Terrain never changes in play `[RIFT-3.7]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    width: u8,
    height: u8,
    terrain: Vec<Terrain>,
    solid: SpaceSet,
    nebula: [u32; 32],
}

impl Board {
    /// Creates a board of open space.
    #[must_use]
    pub fn empty(width: u8, height: u8) -> Self {
        Self {
            width,
            height,
            terrain: vec![Terrain::default(); usize::from(width) * usize::from(height)],
            solid: SpaceSet::default(),
            nebula: [0; 32],
        }
    }

    /// Sets the terrain of `square`. Squares off the board are ignored.
    pub fn put(&mut self, square: Square, terrain: Terrain) {
        if !self.contains(square) {
            return;
        }
        let at = usize::from(square.y()) * usize::from(self.width) + usize::from(square.x());
        self.terrain[at] = terrain;
        for plane in Plane::ALL.into_iter().filter(|plane| terrain.fills(*plane)) {
            self.solid.insert(Space::new(square, plane));
        }
        self.nebula[usize::from(square.y())] |= u32::from(terrain.has_nebula) << square.x();
    }

    /// Returns the number of columns.
    #[must_use]
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// Returns the number of rows.
    #[must_use]
    pub const fn height(&self) -> u8 {
        self.height
    }

    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        square.x() < self.width && square.y() < self.height
    }

    /// Returns the terrain of `square`; squares off the board count as open space.
    #[must_use]
    pub fn terrain(&self, square: Square) -> Terrain {
        if !self.contains(square) {
            return Terrain::default();
        }
        let at = usize::from(square.y()) * usize::from(self.width) + usize::from(square.x());
        self.terrain.get(at).copied().unwrap_or_default()
    }

    /// Returns whether terrain fills `space` `[RIFT-2.6]`.
    #[must_use]
    pub const fn is_solid(&self, space: Space) -> bool {
        self.solid.contains(space)
    }

    /// Returns the terrain that fills `space`, or `None` if ships can enter it.
    #[must_use]
    pub fn obstacle(&self, space: Space) -> Option<Obstacle> {
        if !self.is_solid(space) {
            return None;
        }
        let terrain = self.terrain(space.square());
        Some(match (terrain.has_planet, terrain.has_star) {
            (true, _) => Obstacle::Planet,
            (false, true) => Obstacle::Star,
            (false, false) => Obstacle::Asteroid,
        })
    }

    /// Returns whether `square` is nebula `[RIFT-3.4]`.
    #[must_use]
    pub const fn is_nebula(&self, square: Square) -> bool {
        self.nebula[square.y() as usize] >> square.x() & 1 == 1
    }

    /// Returns the space one step from `space` in direction `(dx, dy)`, or `None` beyond the edge.
    #[must_use]
    pub const fn neighbor(&self, space: Space, (dx, dy): (i8, i8)) -> Option<Space> {
        match space.offset(dx, dy) {
            Some(next) if self.contains(next.square()) => Some(next),
            Some(_) | None => None,
        }
    }

    /// Returns the four corner squares, clockwise from north-west, each with the heading along the
    /// diagonal to the center.
    #[must_use]
    pub const fn corners(&self) -> [(Square, Heading); 4] {
        let (x, y) = ((self.width - 1) as u16, (self.height - 1) as u16);
        [
            (Square::from_cell(0), Heading::SE),
            (Square::from_cell(x), Heading::SW),
            (Square::from_cell(y << 5 | x), Heading::NW),
            (Square::from_cell(y << 5), Heading::NE),
        ]
    }

    /// Iterates over all squares, row by row from the north.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let width = u16::from(self.width);
        (0..u16::from(self.height))
            .flat_map(move |y| (0..width).map(move |x| Square::from_cell(y << 5 | x)))
    }
}
