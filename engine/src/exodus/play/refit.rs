//! Buying and fitting parts and rockets `[EXO-7.11]` `[EXO-9]`.

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
    /// Whether a seat may begin to move its parts now `[EXO-17.20]`.
    pub(super) fn may_rearrange(&self, _state: &State, _seat: Seat) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// Whether a seat that is asked may give an action here.
    pub(super) fn may_refit(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        _action: Action,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// Appends what a seat that is asked may give here.
    pub(super) fn list_refit(
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
    pub fn refit_course(&mut self, _task: Task) -> Course {
        Course::Waits
    }

    /// Carries out an action that is allowed.
    pub fn do_fitting(&mut self, _task: Task, _seat: Seat, _action: Action) {}

    /// Gives items.
    pub fn give_item(
        &mut self,
        _seat: Seat,
        _item: crate::exodus::part::Item,
        _count: u8,
        _origin: crate::exodus::step::Origin,
    ) {
    }

    /// Begins to move own parts, by the house switch `[EXO-17.20]`.
    pub fn do_refit(&mut self, _seat: Seat) {}
}
