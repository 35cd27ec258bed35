//! What positions of Space Rift are worth, for bots and hints. No rules.

use super::SpaceRift;
use super::action::Action;
use super::pilot::assess;
use super::state::State;
use crate::bots::Judge;
use crate::game::Seat;

/// Lead that doubles the odds. Fitted by `cargo xtask arena --game space-rift --levels captain`;
/// `docs/balance.md` has the figures.
const DOUBLES: i32 = 900;

impl Judge for SpaceRift {
    fn doubles(&self) -> i32 {
        DOUBLES
    }

    fn worth(&self, state: &State, seat: Seat) -> i32 {
        self.side_of(seat)
            .map_or(0, |side| assess(self, state, side))
    }

    fn side(&self, seat: Seat) -> u8 {
        self.side_of(seat).map_or(seat.0, |side| side as u8)
    }

    /// A draw is accepted by who is behind.
    fn remark(&self, state: &State, seat: Seat) -> Option<Action> {
        let answer = Action::AnswerDraw(self.worth(state, seat) < 0);
        self.may(state, seat, answer).ok().map(|()| answer)
    }
}
