//! The bot of Centauri Rift. It plans the whole turn of a ship within its energy.
//!
//! A turn consists of a maneuver, a volley, a retreat, and the use of the remaining energy.
//! `shortest_paths` finds every reachable pose with its lowest energy cost. From each of the best
//! firing positions (`volley`) the `planner` finds a path to the best pose to end the turn
//! (`turn_end_evaluator`), given what the enemies could do there next (`threat`). `seat_planner`
//! ranks the turns of all ships of a seat; an admiral plays the best of them on a copy of the match
//! and evaluates the replies (`lookahead`). The bot implements no rules: `line_builder` applies
//! every planned action to a copy of the match.

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

/// Lead that doubles the odds of winning between teams of one ship. This number and its growth with
/// the ships per team are fitted by `cargo xtask arena --levels captain`; `docs/balance.md` has the
/// data.
const DUEL_DOUBLING_LEAD: i32 = 180;

impl Evaluate for Rift {
    fn odds_doubling_lead(&self) -> i32 {
        let ships = i32::try_from(self.builds().len()).unwrap_or(2);
        let teams = i32::try_from(self.teams().len()).unwrap_or(2);
        DUEL_DOUBLING_LEAD * ships / teams.max(2)
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
