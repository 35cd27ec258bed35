//! What positions of Exodus are worth, for bots and hints. No rules.

use super::Exodus;
use super::action::Action;
use super::pilot::assess;
use super::state::State;
use crate::bots::Judge;
use crate::game::Seat;

/// Lead that doubles the odds, in sixtieths of a victory point.
const DOUBLES: i32 = 240;

impl Judge for Exodus {
    fn doubles(&self) -> i32 {
        DOUBLES
    }

    fn worth(&self, state: &State, seat: Seat) -> i32 {
        assess(self, state, seat)
    }

    /// Nothing is offered beside the course of play.
    fn remark(&self, _: &State, _: Seat) -> Option<Action> {
        None
    }
}
