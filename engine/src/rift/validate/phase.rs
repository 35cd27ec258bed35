//! What belongs to the phase at hand, and what is said across the table.

use super::super::Rift;
use super::super::ship::Ship;
use super::super::state::{Phase, State, Turn};
use super::ensure;
use crate::error::ValidationResult;
use crate::game::SeatSet;

impl Rift {
    /// Seats that gave up, an offer of a draw and who agrees to it: all of them are at the table, an
    /// offer is of one who plays, agrees to it, and waits for somebody `[RIFT-15.6]`.
    pub(super) fn check_talk(&self, state: &State) -> ValidationResult {
        let all = self.all_seats();
        for (place, seats) in [("out", state.out), ("agreed", state.agreed)] {
            let stranger = seats.iter().find(|seat| !all.has(*seat));
            ensure(stranger.is_none(), || {
                let seat = stranger.unwrap_or_default().0;
                (place, format!("there is no seat {seat}"))
            })?;
        }
        let Some(seat) = state.offer else {
            let may = state.phase == Phase::Interval || state.agreed == SeatSet::NONE;
            return ensure(may, || ("agreed", "nobody offers a draw"));
        };
        ensure(all.has(seat), || {
            ("offer", format!("there is no seat {}", seat.0))
        })?;
        let ended = matches!(state.phase, Phase::Interval | Phase::Over);
        ensure(!ended, || ("offer", "the game is over"))?;
        ensure(!state.out.has(seat), || ("offer", "the seat has given up"))?;
        let agrees = state.agreed.has(seat);
        ensure(agrees, || ("agreed", "who offers a draw agrees to it"))?;
        let mut others = all.iter().filter(|seat| !state.out.has(*seat));
        ensure(others.any(|seat| !state.agreed.has(seat)), || {
            ("agreed", "everybody agrees, so the game is drawn")
        })
    }

    /// The phase has what it asks for.
    pub(super) fn check_phase(&self, state: &State) -> ValidationResult {
        match state.phase {
            Phase::Activation => self.check_activation(state),
            Phase::Orders => {
                let active = state.turn.ship.and_then(|id| state.ship(id));
                let alive = active.is_some_and(Ship::is_alive);
                ensure(alive, || ("turn.ship", "the active ship is lost"))
            }
            Phase::Return => self.check_return(state),
            Phase::Interval => {
                let series = self.rules.match_length > 1;
                ensure(series, || ("phase", "the match is no series"))?;
                let waits = !self.seats_to_act(state).is_empty();
                ensure(waits, || ("agreed", "everybody is ready for the next game"))
            }
            Phase::Blast | Phase::Over => Ok(()),
        }
    }

    /// No ship is active, and the team to play is the next in the circle that has one to activate
    /// `[RIFT-5.2]`.
    fn check_activation(&self, state: &State) -> ValidationResult {
        ensure(state.turn == Turn::default(), || {
            ("turn", "no ship is active before it is activated")
        })?;
        let ready = self.eligible(state).next().is_some();
        ensure(ready, || ("team", "no ship of it can be activated"))?;
        // Where everybody comes first, it may be another's turn as soon as somebody gives up.
        let next = self.rules.everybody_first || self.next_team(state) == Some(state.team);
        ensure(next, || ("team", "another team plays after the last one"))
    }

    /// A ship comes back, and its owner has a choice `[RIFT-16.5]` `[RIFT-17.7]`.
    fn check_return(&self, state: &State) -> ValidationResult {
        let Some(ship) = self.returning_ship(state) else {
            return ensure(false, || ("phase", "no ship comes back"));
        };
        let asked = !self.is_automatic(state, ship) && self.return_places(state).len() > 1;
        ensure(asked, || {
            ("phase", "the ship comes back without being asked")
        })
    }
}
