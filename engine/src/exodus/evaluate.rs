//! The value of positions for bots and hints.

use super::Exodus;
use super::action::Action;
use super::bot::position_value;
use super::state::State;
use crate::bots::Evaluate;
use crate::game::Seat;

/// Lead, in sixtieths of a victory point, that doubles the odds of winning.
const ODDS_DOUBLING_LEAD: i32 = 240;

impl Evaluate for Exodus {
    fn odds_doubling_lead(&self) -> i32 {
        ODDS_DOUBLING_LEAD
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        position_value(self, state, seat)
    }

    /// Bots take no actions out of turn.
    fn out_of_turn_action(&self, _: &State, _: Seat) -> Option<Action> {
        None
    }
}
