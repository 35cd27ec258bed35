//! What positions of Exodus are worth, for bots and hints. No rules.

use super::Exodus;
use super::action::Action;
use super::bot::position_value;
use super::state::State;
use crate::bots::Evaluate;
use crate::game::Seat;

/// Lead that doubles the odds, in sixtieths of a victory point.
const ODDS_DOUBLING_LEAD: i32 = 240;

impl Evaluate for Exodus {
    fn odds_doubling_lead(&self) -> i32 {
        ODDS_DOUBLING_LEAD
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        position_value(self, state, seat)
    }

    /// Nothing is offered beside the course of play.
    fn out_of_turn_action(&self, _: &State, _: Seat) -> Option<Action> {
        None
    }
}
