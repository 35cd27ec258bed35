//! Whom a game waits for, and how it ended `[EXO-16.8]`. Points are counted in play.

use super::state::{Public, State};
use super::step::Step;
use super::table::Exodus;
use crate::game::{Outcome, Seat, Seats, Status};
use std::cmp::Reverse;

impl Exodus {
    /// Whom the game waits for, or how it ended.
    pub(super) fn status_of(&self, state: &State) -> Status {
        if state.public.step == Step::Over {
            Status::Over(self.outcome(&state.public))
        } else {
            Status::WaitingFor(self.asked(state))
        }
    }

    /// The seat with the most victory points; in a tie the one with the lower Turn Order card.
    /// Who gave up cannot win.
    fn outcome(&self, public: &Public) -> Outcome {
        let able = |seat: &Seat| !public.resigned.has(*seat);
        let seats = (0u8..).zip(public.order.iter().copied());
        let seats = seats.filter(|(_, seat)| able(seat));
        let first = seats.max_by_key(|(rank, seat)| (public.mat(*seat).track, Reverse(*rank)));
        let left = self.all().iter().filter(able).count();
        Outcome {
            winners: first.map_or(Seats::NONE, |(_, seat)| Seats::only(seat)),
            reason: if left > 1 {
                "over-points"
            } else {
                "over-alone"
            },
        }
    }
}
