//! Playing space: what stands in a space and what is in the way `[RIFT-2]` `[RIFT-3]`.

use super::super::Rift;
use super::super::refusal::Obstacle;
use super::super::state::State;
use crate::grid::Space;

impl Rift {
    /// The terrain that fills `space`, if any `[RIFT-3.1]` `[RIFT-3.2]`.
    #[must_use]
    pub fn terrain_obstacle(&self, space: Space) -> Option<Obstacle> {
        self.board.obstacle(space)
    }

    /// What keeps a ship out of `space`: terrain of that plane, a planet or star, another ship;
    /// mines and nebulae do not `[RIFT-2.6]` `[RIFT-2.8]` `[RIFT-3.8]`. What stands in another
    /// plane of the square is not asked `[RIFT-2.7]` `[RIFT-7.16]`, nor are neighbors beside a
    /// diagonal `[RIFT-2.10]` `[A-01]`.
    #[must_use]
    pub fn obstacle(&self, state: &State, space: Space) -> Option<Obstacle> {
        self.terrain_obstacle(space)
            .or_else(|| state.ship_at(space).map(|_| Obstacle::Ship))
    }
}
