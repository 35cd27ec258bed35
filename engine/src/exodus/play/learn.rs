//! Research `[EXO-7.1]`, and technologies that are given.

use super::{Course, Play};
use crate::chance::Chance;
use crate::exodus::action::Action;

use crate::exodus::event::Event;
use crate::exodus::refusal::Refusal;
use crate::exodus::state::State;
use crate::exodus::step::Task;
use crate::exodus::table::Exodus;
use crate::game::{Record, Seat};

impl Exodus {
    /// Whether a seat that is asked may give an action here.
    pub(super) fn may_learn(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        _action: Action,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// Appends what a seat that is asked may give here.
    pub(super) fn list_learn(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        _list: &mut Vec<Action>,
    ) {
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Goes on until somebody has a choice.
    pub fn learn_course(&mut self, _task: Task) -> Course {
        Course::Waits
    }

    /// Carries out an action that is allowed.
    pub fn do_learn(&mut self, _task: Task, _seat: Seat, _action: Action) {}
}
