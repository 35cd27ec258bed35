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

    /// Returns the players' lead over the game in a campaign. In the Arena sides lead each other,
    /// so the value of the position is the lead.
    fn lead_over_game(&self, state: &State, value: i32) -> i32 {
        if self.is_competitive() {
            value
        } else {
            campaign_lead(self, &state.public, value)
        }
    }

    /// Returns the number of a seat's side. All seats of a campaign are one side `[SAGA-END.1]`; in
    /// the Arena partners sit opposite each other `[SAGA-ARN.21]`.
    fn side(&self, seat: Seat) -> u8 {
        if !self.is_competitive() {
            0
        } else if self.mission.flags.has_teams {
            seat.0 % 2
        } else {
            seat.0
        }
    }

    /// Returns `None`: Saga has no draw offers or similar actions that bots take out of turn.
    fn out_of_turn_action(&self, _: &State, _: Seat) -> Option<Action> {
        None
    }
}
