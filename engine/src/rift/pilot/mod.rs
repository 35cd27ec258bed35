//! The bot of Centauri Rift: plans the whole turn of a ship under its energy.
//!
//! A turn is maneuver, volley, way out, housekeeping. The chart of a turn (`chart`) gives every
//! maneuver state with its least energy; the best places to fire from (`guns`) are each followed
//! by a way out to the best place to end in (`stand`), judged by what the enemies could do there
//! next (`threat`). The turns of all ships of a seat are ranked (`plotter`); an admiral plays the
//! best of them on a copy of the match, lets them be answered, and judges what is left
//! (`foresight`). Legality is not decided here: a plan is written by playing it (`scribe`).

mod chart;
mod choice;
mod decision;
mod field;
mod foresight;
mod guns;
mod planner;
mod plotter;
mod scribe;
mod shuffle;
mod skill;
mod stand;
mod threat;
mod write;

pub use decision::Pilot;

use super::Rift;
use super::action::Action;
use super::state::State;
use crate::bots::Judge;
use crate::game::Seat;

impl Judge for Rift {
    /// Fitted by `cargo xtask arena --levels captain` to the mirrored duels of all models on six
    /// boards: 268 matches, a surprise of 0.90 bits at each decision.
    const DOUBLES: i32 = 180;

    fn worth(&self, state: &State, seat: Seat) -> i32 {
        self.worth_of(state, seat)
    }

    fn side(&self, seat: Seat) -> u8 {
        self.team_of(seat)
    }

    fn remark(&self, state: &State, seat: Seat) -> Option<Action> {
        choice::remark(self, state, seat)
    }
}
