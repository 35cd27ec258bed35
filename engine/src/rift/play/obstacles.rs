//! Obstacles in the playing space `[RIFT-2]` `[RIFT-3]`.

use super::super::Rift;
use super::super::refusal::Obstacle;
use super::super::state::State;
use crate::grid::Space;

impl Rift {
    /// Returns the terrain that fills `space` `[RIFT-3.1]` `[RIFT-3.2]`.
    #[must_use]
    pub fn terrain_obstacle(&self, space: Space) -> Option<Obstacle> {
        self.board.obstacle(space)
    }

    /// Returns the obstacle that keeps a ship out of `space`: terrain of that plane, a planet or
    /// star, or another ship; mines and nebulae are none `[RIFT-2.6]` `[RIFT-2.8]` `[RIFT-3.8]`.
    /// Other planes of the square do not matter `[RIFT-2.7]` `[RIFT-7.16]`, nor do the squares
    /// beside a diagonal `[RIFT-2.10]` `[A-01]`.
    #[must_use]
    pub fn obstacle(&self, state: &State, space: Space) -> Option<Obstacle> {
        self.terrain_obstacle(space)
            .or_else(|| state.ship_at(space).map(|_| Obstacle::Ship))
    }
}
