//! What positions of Saga are worth, for bots and hints. No rules.

use super::Saga;
use super::action::Action;
use super::pilot::{Brief, Prices, assess, lead};
use super::state::State;
use crate::bots::Judge;
use crate::game::Seat;

/// Lead that doubles the odds, in hundredths of an encounter.
const DOUBLES: i32 = 400;

impl Judge for Saga {
    fn doubles(&self) -> i32 {
        DOUBLES
    }

    fn worth(&self, state: &State, seat: Seat) -> i32 {
        let brief = Brief::of(self);
        let prices = Prices::of(self, &state.public, &brief);
        assess(self, state, seat, &brief, prices)
    }

    /// In the Arena a side leads the others, not the game.
    fn lead(&self, state: &State, worth: i32) -> i32 {
        if self.is_rivalry() {
            worth
        } else {
            lead(self, &state.public, worth)
        }
    }

    /// In a campaign all win or lose together `[SAGA-END.1]`; partners sit opposite `[SAGA-ARN.21]`.
    fn side(&self, seat: Seat) -> u8 {
        if !self.is_rivalry() {
            0
        } else if self.mission.flags.teams {
            seat.0 % 2
        } else {
            seat.0
        }
    }

    /// Nothing is offered beside the course of play.
    fn remark(&self, _: &State, _: Seat) -> Option<Action> {
        None
    }
}
