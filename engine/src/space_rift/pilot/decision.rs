//! One decision of a seat, as its level makes it.

use super::super::SpaceRift;
use super::super::action::Action;
use super::super::view::View;
use crate::bots::{Bot, Greedy, Level};
use crate::chance::Seeded;
use crate::game::Seat;
use std::task::Poll;

/// One decision of a seat.
#[derive(Debug)]
pub struct Pilot {
    greedy: Greedy<SpaceRift, Seeded>,
}

impl Pilot {
    /// A bot for `seat`, which sees `view` and draws from `chance`.
    #[must_use]
    pub fn new(game: &SpaceRift, view: &View, seat: Seat, _: Level, chance: Seeded) -> Self {
        Self {
            greedy: Greedy::new(game, view, seat, chance),
        }
    }
}

impl Bot<SpaceRift> for Pilot {
    fn think(&mut self, game: &SpaceRift, nodes: u32) -> Poll<Vec<Action>> {
        self.greedy.think(game, nodes)
    }
}
