//! The bot of Centauri Rift: plans the whole turn of a ship under its energy.
//!
//! A turn is maneuver, volley, way out, housekeeping. The chart of a turn (`chart`) gives every
//! maneuver state with its least energy; the best places to fire from (`guns`) are each followed
//! by a way out to the best place to end in (`stand`), judged by what the enemies could do there
//! next (`threat`). The turns of all ships of a seat are ranked (`plotter`); an admiral plays the
//! best of them on a copy of the match, lets them be answered, and judges what is left
//! (`foresight`). Legality is not decided here: a plan is written by playing it (`scribe`).

mod bar_moves;
mod board_tables;
mod breakout_role;
mod damage_weights;
mod decision;
mod line_builder;
mod lookahead;
mod minor_choices;
mod planner;
mod seat_planner;
mod shortest_paths;
mod skill;
mod threat;
mod turn_actions;
mod turn_end_evaluator;
mod volley;

pub use decision::BotDecision;

use super::Rift;
use super::action::Action;
use super::state::State;
use crate::bots::Evaluate;
use crate::game::Seat;

/// What doubles the odds between teams of one ship. Fitted, as is that it grows with the ships of a
/// team, by `cargo xtask arena --levels captain`; `docs/balance.md` has the figures.
const DUEL: i32 = 180;

impl Evaluate for Rift {
    fn odds_doubling_lead(&self) -> i32 {
        let ships = i32::try_from(self.builds().len()).unwrap_or(2);
        let teams = i32::try_from(self.teams().len()).unwrap_or(2);
        DUEL * ships / teams.max(2)
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        self.position_value(state, seat)
    }

    fn side(&self, seat: Seat) -> u8 {
        self.team_of(seat)
    }

    fn out_of_turn_action(&self, state: &State, seat: Seat) -> Option<Action> {
        minor_choices::draw_answer(self, state, seat)
    }
}
