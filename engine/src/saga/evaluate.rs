//! Evaluates positions of Saga for bots and hints.

use super::Saga;
use super::action::Action;
use super::bot::{BotContext, MarginalValues, campaign_lead, position_value};
use super::state::State;
use crate::bots::Evaluate;
use crate::game::Seat;

/// Lead that doubles the odds of winning, in hundredths of an encounter.
const ODDS_DOUBLING_LEAD: i32 = 400;

impl Evaluate for Saga {
    fn odds_doubling_lead(&self) -> i32 {
        ODDS_DOUBLING_LEAD
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let context = BotContext::of(self);
        let prices = MarginalValues::of(self, &state.public, &context);
        position_value(self, state, seat, &context, prices)
    }

    /// In the Arena a side leads the others, not the game.
    fn lead_over_game(&self, state: &State, worth: i32) -> i32 {
        if self.is_competitive() {
            worth
        } else {
            campaign_lead(self, &state.public, worth)
        }
    }

    /// In a campaign all win or lose together `[SAGA-END.1]`; partners sit opposite
    /// `[SAGA-ARN.21]`.
    fn side(&self, seat: Seat) -> u8 {
        if !self.is_competitive() {
            0
        } else if self.mission.flags.teams {
            seat.0 % 2
        } else {
            seat.0
        }
    }

    /// Saga has no draw offers or similar actions out of turn for bots to consider.
    fn out_of_turn_action(&self, _: &State, _: Seat) -> Option<Action> {
        None
    }
}
