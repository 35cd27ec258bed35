//! Editing of terrain, square by square.

use super::MapDraft;
use crate::grid::{Plane, Square};
use crate::rift::board::Terrain;
use crate::rift::board_file::Asteroids;

/// The terrain that a brush paints on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TerrainBrush {
    Open,
    /// An asteroid in one plane; asteroids in other planes and a nebula stay `[RIFT-3.1]`
    /// `[RIFT-3.9]`.
    Asteroid(Plane),
    /// A planet `[RIFT-3.2]`.
    Planet,
    /// A star `[RIFT-3.2]`.
    Star,
    /// A nebula; asteroids on the square stay `[RIFT-3.4]`.
    Nebula,
    /// A goal of a breakout.
    Goal,
}

impl TerrainBrush {
    /// All brushes, in the order in which an editor offers them.
    pub const ALL: [Self; 8] = [
        Self::Asteroid(Plane::LOW),
        Self::Asteroid(Plane::MIDDLE),
        Self::Asteroid(Plane::HIGH),
        Self::Planet,
        Self::Star,
        Self::Nebula,
        Self::Goal,
        Self::Open,
    ];

    /// Returns the terrain of a square after painting over `before`. A planet or star replaces
    /// everything, and is replaced by any other terrain.
    #[must_use]
    pub fn applied_to(self, before: Terrain) -> Terrain {
        let is_goal = before.is_goal;
        let layer_base = if before.is_body() {
            Terrain::default()
        } else {
            before
        };
        match self {
            Self::Open => Terrain::default(),
            Self::Asteroid(plane) => {
                let mut terrain = Terrain {
                    is_goal,
                    ..layer_base
                };
                terrain.add_asteroid(plane);
                terrain
            }
            Self::Planet => Terrain {
                has_planet: true,
                ..Terrain::default()
            },
            Self::Star => Terrain {
                has_star: true,
                ..Terrain::default()
            },
            Self::Nebula => Terrain {
                has_nebula: true,
                is_goal,
                ..layer_base
            },
            Self::Goal => Terrain {
                is_goal: true,
                ..layer_base
            },
        }
    }
}

impl MapDraft {
    /// Returns the terrain of a square.
    #[must_use]
    pub fn terrain(&self, square: Square) -> Terrain {
        let row = self.0.rows.get(usize::from(square.y()));
        let symbol = row.and_then(|row| row.chars().nth(usize::from(square.x())));
        let mut terrain = symbol.and_then(Terrain::of_symbol).unwrap_or_default();
        for more in self.0.asteroids.iter().filter(|more| more.at == square) {
            for plane in &more.planes {
                terrain.add_asteroid(*plane);
            }
        }
        terrain.is_goal = self.0.goals.contains(&square);
        terrain
    }

    /// Paints a square. Squares off the board are ignored.
    pub fn paint(&mut self, square: Square, brush: TerrainBrush) {
        self.put(square, brush.applied_to(self.terrain(square)));
    }

    /// Replaces the terrain of a square; ships and mines stay.
    pub fn put(&mut self, square: Square, terrain: Terrain) {
        if !self.contains(square) || self.terrain(square) == terrain {
            return;
        }
        let column = usize::from(square.x());
        if let Some(row) = self.0.rows.get_mut(usize::from(square.y())) {
            let symbols = row.chars().enumerate();
            *row = symbols
                .map(|(x, symbol)| {
                    if x == column {
                        terrain.symbol()
                    } else {
                        symbol
                    }
                })
                .collect();
        }
        self.0.asteroids.retain(|more| more.at != square);
        if terrain.has_nebula && terrain.asteroids != [false; 3] {
            let planes = Plane::ALL.into_iter();
            let planes = planes
                .filter(|plane| terrain.has_asteroid(*plane))
                .collect();
            self.0.asteroids.push(Asteroids { at: square, planes });
        }
        let is_goal = self.0.goals.contains(&square);
        if is_goal && !terrain.is_goal {
            self.0.goals.retain(|goal| *goal != square);
        } else if terrain.is_goal && !is_goal {
            self.0.goals.push(square);
        }
    }
}
