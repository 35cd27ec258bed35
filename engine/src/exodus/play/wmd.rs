//! Stage IV: rockets `[EXO-10]`.

use super::{Course, Play};
use crate::chance::Chance;
use crate::exodus::action::Action;

use crate::exodus::event::Event;
use crate::exodus::refusal::Refusal;
use crate::exodus::state::{Public, State};
use crate::exodus::step::Step;
use crate::exodus::table::Exodus;
use crate::game::{Record, Seat};

impl Exodus {
    /// The seat that chooses which cubes die next `[EXO-10.10]`.
    pub(super) fn killer(&self, _public: &Public) -> Option<Seat> {
        None
    }

    /// Whether a seat that is asked may give an action here.
    pub(super) fn may_wmd(
        &self,
        _state: &State,
        _step: Step,
        _seat: Seat,
        _action: Action,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// Appends what a seat that is asked may give here.
    pub(super) fn list_wmd(
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
    pub fn wmd_course(&mut self, _step: Step) -> Course {
        Course::Waits
    }

    /// Carries out an action that is allowed.
    pub fn do_wmd(&mut self, _step: Step, _seat: Seat, _action: Action) {}
}
