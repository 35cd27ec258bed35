//! The market `[EXO-7.18]`.

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
    pub(super) fn may_trade(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        _action: Action,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// Appends what a seat that is asked may give here.
    pub(super) fn list_trade(
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
    pub fn trade_course(&mut self, _task: Task) -> Course {
        Course::Waits
    }

    /// Carries out an action that is allowed.
    pub fn do_trade(&mut self, _task: Task, _seat: Seat, _action: Action) {}
}
