//! The position format `exodus-position/1`: a whole state in words, for researchers, for bug
//! reports and for beginning anywhere. Hexes, ships and cards are numbered as in play.
//!
//! What is read is checked against the table: nothing twice, nothing that there is not, nothing that
//! the step at hand does not bring with it. States of matches are held to the same in tests and
//! debug builds. The checks stand in the files beside this.

mod cards;
mod combat;
mod map;
mod mats;
mod plans;
mod step_state;
mod tasks;
mod turn_point;

use super::ship::ShipSet;
use super::state::{Private, Public, SEATS, State};
use super::step::Step;
use super::table::Exodus;
use crate::error::{LoadError, ensure};
use serde::{Deserialize, Serialize};

/// The value of `format` in a position.
pub const FORMAT: &str = "exodus-position/1";

/// Everything that changes in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always [`FORMAT`].
    pub format: String,
    /// What lies on the table.
    pub public: Public,
    /// What each seat alone sees, by seat.
    pub private: Vec<Private>,
    /// Ships that stay cloaked until the end of the turn; none, if it is left out.
    #[serde(default, skip_serializing_if = "ShipSet::has_none")]
    pub stayed: ShipSet,
}

impl Exodus {
    /// A state in words.
    pub(super) fn position_of(&self, state: &State) -> Position {
        let count = usize::from(self.seat_count());
        let private = state.private.iter().take(count);
        Position {
            format: FORMAT.to_owned(),
            public: state.public,
            private: private.cloned().collect(),
            stayed: state.stayed,
        }
    }

    /// The state that a position describes.
    ///
    /// # Errors
    /// Names the place in the position that cannot be played, and why.
    pub(super) fn state_of(&self, position: Position) -> Result<State, LoadError> {
        ensure(position.format == FORMAT, "format", "another format")?;
        let count = usize::from(self.seat_count());
        let all = position.private.len() == count;
        ensure(all, "private", "one of each seat")?;
        let mut state = State {
            public: position.public,
            private: Default::default(),
            stayed: position.stayed,
        };
        for (place, private) in state.private.iter_mut().zip(position.private) {
            *place = private;
        }
        self.check_state(&state)?;
        Ok(state)
    }

    /// Whether play can have led to a state: nothing twice and nothing missing, and on the table only
    /// what the step at hand brings with it.
    ///
    /// # Errors
    /// Names the place in the position of the state that cannot be so, and why.
    pub(super) fn check_state(&self, state: &State) -> Result<(), LoadError> {
        let check = StateCheck {
            table: self,
            state,
            public: &state.public,
        };
        check.check()
    }
}

/// A state held against its table.
struct StateCheck<'a> {
    table: &'a Exodus,
    state: &'a State,
    public: &'a Public,
}

impl StateCheck<'_> {
    /// What holds in every step first, then what this one brings with it.
    fn check(&self) -> Result<(), LoadError> {
        self.check_map()?;
        for place in 0..SEATS {
            self.check_mat(place)?;
        }
        self.check_cards()?;
        self.check_turn_point()?;
        self.check_tasks()?;
        self.check_turn()?;
        self.check_market()?;
        if self.public.step == Step::Over {
            // It may be over in the middle of anything, for who is left alone has won.
            return Ok(());
        }
        self.check_ready()?;
        self.check_council()?;
        self.check_election()?;
        self.check_played()?;
        self.check_income()?;
        self.check_rockets()?;
        self.check_stage()?;
        for seat in self.table.all_seats().iter() {
            self.check_plan(seat)?;
        }
        self.check_answers()
    }

    /// Who is asked has an answer.
    fn check_answers(&self) -> Result<(), LoadError> {
        for seat in self.table.seats_to_act(self.public).iter() {
            let mut list = Vec::new();
            self.table.list_legal_actions(self.state, seat, &mut list);
            let why = "a seat that is asked can do nothing";
            ensure(!list.is_empty(), "public.step", why)?;
        }
        Ok(())
    }
}
