//! Checks of the phase, and of concessions and offers of a draw.

use super::super::Rift;
use super::super::ship::Ship;
use super::super::state::{Phase, State, Turn};
use super::ensure;
use crate::error::ValidationResult;
use crate::game::SeatSet;

impl Rift {
    /// Checks seats that conceded, an offered draw, and the seats that agree to it: all of them
    /// exist, and the offering seat is still in play, agrees, and waits for another seat
    /// `[RIFT-15.6]`.
    pub(super) fn check_offers_and_concessions(&self, state: &State) -> ValidationResult {
        let all = self.all_seats();
        for (path, seats) in [("out", state.out), ("agreed", state.agreed)] {
            let unknown_seat = seats.iter().find(|seat| !all.contains(*seat));
            ensure(unknown_seat.is_none(), || {
                let seat = unknown_seat.unwrap_or_default().0;
                (path, format!("there is no seat {seat}"))
            })?;
        }
        let Some(seat) = state.offer else {
            let may_agree = state.phase == Phase::Interval || state.agreed == SeatSet::NONE;
            return ensure(may_agree, || ("agreed", "nobody offers a draw"));
        };
        ensure(all.contains(seat), || {
            ("offer", format!("there is no seat {}", seat.0))
        })?;
        let has_ended = matches!(state.phase, Phase::Interval | Phase::Over);
        ensure(!has_ended, || ("offer", "the game is over"))?;
        ensure(!state.out.contains(seat), || {
            ("offer", "the seat has given up")
        })?;
        let agrees = state.agreed.contains(seat);
        ensure(agrees, || ("agreed", "who offers a draw agrees to it"))?;
        let mut others = all.iter().filter(|seat| !state.out.contains(*seat));
        ensure(others.any(|seat| !state.agreed.contains(seat)), || {
            ("agreed", "everybody agrees, so the game is drawn")
        })
    }

    /// Checks that the state has what its phase requires.
    pub(super) fn check_phase(&self, state: &State) -> ValidationResult {
        match state.phase {
            Phase::Activation => self.check_activation(state),
            Phase::Orders => {
                let active = state.turn.ship.and_then(|id| state.ship(id));
                let is_alive = active.is_some_and(Ship::is_alive);
                ensure(is_alive, || ("turn.ship", "the active ship is lost"))
            }
            Phase::Return => self.check_return(state),
            Phase::Interval => {
                let is_series = self.rules.match_length > 1;
                ensure(is_series, || ("phase", "the match is not a series"))?;
                let waits = !self.seats_to_act(state).is_empty();
                ensure(waits, || ("agreed", "everybody is ready for the next game"))
            }
            Phase::Blast | Phase::Over => Ok(()),
        }
    }

    /// Checks that no ship is active, and that the team to play is the next in the cyclic order
    /// with a ship to activate `[RIFT-5.2]`.
    fn check_activation(&self, state: &State) -> ValidationResult {
        ensure(state.turn == Turn::default(), || {
            ("turn", "no ship is active before it is activated")
        })?;
        let is_ready = self.eligible(state).next().is_some();
        ensure(is_ready, || ("team", "no ship of it can be activated"))?;
        // With `is_everybody_first` a concession can make another team the next.
        let is_next = self.rules.is_everybody_first || self.next_team(state) == Some(state.team);
        ensure(is_next, || {
            ("team", "another team plays after the last one")
        })
    }

    /// Checks that a ship is about to return and that its owner has a choice `[RIFT-16.5]`
    /// `[RIFT-17.7]`.
    fn check_return(&self, state: &State) -> ValidationResult {
        let Some(ship) = self.returning_ship(state) else {
            return ensure(false, || ("phase", "no ship comes back"));
        };
        let has_choice = !self.is_automatic(state, ship) && self.return_places(state).len() > 1;
        ensure(has_choice, || {
            ("phase", "the ship comes back without being asked")
        })
    }
}
