//! What belongs to the phase at hand, and what is said across the table.

use super::super::Rift;
use super::super::ship::Ship;
use super::super::state::{Phase, State, Turn};
use super::hold;
use crate::error::Checked;
use crate::game::Seats;

impl Rift {
    /// Seats that gave up, an offer of a draw and who agrees to it: all of them are at the table, an
    /// offer is of one who plays, agrees to it, and waits for somebody `[RIFT-15.6]`.
    pub(super) fn check_talk(&self, state: &State) -> Checked {
        let all = self.all_seats();
        for (place, seats) in [("out", state.out), ("agreed", state.agreed)] {
            let stranger = seats.iter().find(|seat| !all.has(*seat));
            hold(stranger.is_none(), || {
                let seat = stranger.unwrap_or_default().0;
                (place, format!("there is no seat {seat}"))
            })?;
        }
        let Some(seat) = state.offer else {
            let may = state.phase == Phase::Interval || state.agreed == Seats::NONE;
            return hold(may, || ("agreed", "nobody offers a draw"));
        };
        hold(all.has(seat), || {
            ("offer", format!("there is no seat {}", seat.0))
        })?;
        let ended = matches!(state.phase, Phase::Interval | Phase::Over);
        hold(!ended, || ("offer", "the game is over"))?;
        hold(!state.out.has(seat), || ("offer", "the seat has given up"))?;
        let agrees = state.agreed.has(seat);
        hold(agrees, || ("agreed", "who offers a draw agrees to it"))?;
        let mut others = all.iter().filter(|seat| !state.out.has(*seat));
        hold(others.any(|seat| !state.agreed.has(seat)), || {
            ("agreed", "everybody agrees, so the game is drawn")
        })
    }

    /// The phase has what it asks for.
    pub(super) fn check_moment(&self, state: &State) -> Checked {
        match state.phase {
            Phase::Activation => self.check_activation(state),
            Phase::Orders => {
                let active = state.turn.ship.and_then(|id| state.ship(id));
                let alive = active.is_some_and(Ship::alive);
                hold(alive, || ("turn.ship", "the active ship is lost"))
            }
            Phase::Return => self.check_return(state),
            Phase::Interval => {
                let series = self.rules.match_length > 1;
                hold(series, || ("phase", "the match is no series"))?;
                let waits = !self.waited_for(state).is_empty();
                hold(waits, || ("agreed", "everybody is ready for the next game"))
            }
            Phase::Blast | Phase::Over => Ok(()),
        }
    }

    /// No ship is active, and the team to play is the next in the circle that has one to activate
    /// `[RIFT-5.2]`.
    fn check_activation(&self, state: &State) -> Checked {
        hold(state.turn == Turn::default(), || {
            ("turn", "no ship is active before it is activated")
        })?;
        let ready = self.eligible(state).next().is_some();
        hold(ready, || ("team", "no ship of it can be activated"))?;
        // Where everybody comes first, it may be another's turn as soon as somebody gives up.
        let next = self.rules.everybody_first || self.next_team(state) == Some(state.team);
        hold(next, || ("team", "another team plays after the last one"))
    }

    /// A ship comes back, and its owner has a choice `[RIFT-16.5]` `[RIFT-17.7]`.
    fn check_return(&self, state: &State) -> Checked {
        let Some(ship) = self.returning(state) else {
            return hold(false, || ("phase", "no ship comes back"));
        };
        let asked = !self.answers_itself(state, ship) && self.places(state).len() > 1;
        hold(asked, || {
            ("phase", "the ship comes back without being asked")
        })
    }
}
