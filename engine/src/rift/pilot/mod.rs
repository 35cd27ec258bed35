//! The bot of Centauri Rift: plans the whole turn of a ship under its energy.
//!
//! A turn is maneuver, volley, way out, housekeeping. The chart of a turn (`chart`) gives every
//! maneuver state with its least energy; the best places to fire from (`guns`) are each followed
//! by a way out to the best place to end in (`stand`), judged by what the enemies could do there
//! next (`threat`). Legality is not decided here: a plan is written by playing it (`scribe`).

mod chart;
mod choice;
mod decision;
mod field;
mod guns;
mod planner;
mod scribe;
mod shuffle;
mod stand;
mod threat;
mod write;

pub use decision::Pilot;

use super::Rift;
use super::action::Action;
use super::state::State;
use crate::bots::{Judge, Level};
use crate::chance::{Chance, Seeded};
use crate::game::Seat;

impl Judge for Rift {
    const DOUBLES: i32 = 240;

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

/// A bot's own chance.
#[derive(Clone, Debug)]
pub(super) struct Lots(Seeded);

impl Lots {
    /// What a player misjudges a plan by: a weak one much; a good one so little that only plans
    /// as good as equal change places, and no two matches are alike.
    fn noise(&mut self, level: Level) -> i32 {
        let spread = match level {
            Level::Ensign => 60,
            Level::Captain => 6,
            Level::Admiral => 3,
        };
        self.0.pick(spread) as i32
    }
}
