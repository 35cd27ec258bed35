//! The Conquest stage, step by step `[EXO-11.2]`.

use super::{Course, Play};
use crate::chance::Chance;
use crate::exodus::action::Action;

use crate::exodus::event::Event;
use crate::exodus::refusal::Refusal;
use crate::exodus::state::{Public, State};
use crate::exodus::step::Step;
use crate::exodus::table::Exodus;
use crate::game::{Record, Seat, Seats};

impl Exodus {
    /// The seat that moves openly at a place: in turn order, in the short game in reverse
    /// `[EXO-11.10]` `[EXO-17.5]`.
    pub(super) fn opener(&self, public: &Public, at: u8) -> Option<Seat> {
        if self.is_short() {
            let place = self.count().checked_sub(1)?.checked_sub(at)?;
            public.at(place)
        } else {
            public.at(at)
        }
    }

    /// The seats that have a choice in the battle at hand.
    pub(super) fn fighters(&self, _state: &State) -> Seats {
        Seats::NONE
    }

    /// Whether a seat that is asked may give an action here.
    pub(super) fn may_conquest(
        &self,
        _state: &State,
        _step: Step,
        _seat: Seat,
        _action: Action,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// Appends what a seat that is asked may give here.
    pub(super) fn list_conquest(
        &self,
        _state: &State,
        _step: Step,
        _seat: Seat,
        _list: &mut Vec<Action>,
    ) {
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Goes on until somebody has a choice.
    pub fn conquest_course(&mut self, _step: Step) -> Course {
        Course::Waits
    }

    /// Carries out an action that is allowed.
    pub fn do_conquest(&mut self, _step: Step, _seat: Seat, _action: Action) {}
}
