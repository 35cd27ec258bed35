//! Values of positions in Space Rift, for bots and hints.

use super::SpaceRift;
use super::action::Action;
use super::bot::position_value;
use super::state::State;
use crate::bots::Evaluate;
use crate::game::Seat;

/// Lead in the value of a position that doubles the odds of winning. Fitted by
/// `cargo xtask arena --game space-rift --levels captain`; `docs/balance.md` has the data.
const ODDS_DOUBLING_LEAD: i32 = 900;

impl Evaluate for SpaceRift {
    fn odds_doubling_lead(&self) -> i32 {
        ODDS_DOUBLING_LEAD
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        self.side_of(seat)
            .map_or(0, |side| position_value(self, state, side))
    }

    fn side(&self, seat: Seat) -> u8 {
        self.side_of(seat).map_or(seat.0, |side| side as u8)
    }

    /// A side that is behind accepts a draw.
    fn out_of_turn_action(&self, state: &State, seat: Seat) -> Option<Action> {
        let answer = Action::AnswerDraw(self.evaluate(state, seat) < 0);
        self.check(state, seat, answer).ok().map(|()| answer)
    }
}
