//! The beginning of an action, whichever it is, and those of one step `[EXO-7]`.

use super::{Course, Play};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::cards::{CardSet, ResistanceId};
use crate::exodus::effect::Deed;
use crate::exodus::event::Event;
use crate::exodus::refusal::Refusal;
use crate::exodus::state::State;
use crate::exodus::step::{Origin, Task};
use crate::exodus::table::Exodus;
use crate::game::{Record, Seat};

impl Exodus {
    /// Whether a seat may discard a kept Resistance card now `[EXO-14.7]`.
    pub(super) fn may_discard(
        &self,
        _state: &State,
        _seat: Seat,
        _card: ResistanceId,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// Whether a seat that is asked may give an action here.
    pub(super) fn may_deed(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        _action: Action,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// Appends what a seat that is asked may give here.
    pub(super) fn list_deed(
        &self,
        _state: &State,
        _task: Task,
        _seat: Seat,
        _list: &mut Vec<Action>,
    ) {
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// A seat may perform an action now, before anything else goes on.
    pub fn begin_deed(&mut self, seat: Seat, deed: Deed, origin: Origin) {
        self.note(Event::DeedBegan { seat, deed, origin });
        self.push(Task::Deed {
            seat,
            deed,
            origin,
            invoked: CardSet::NONE,
        });
    }

    /// Goes on until somebody has a choice.
    pub fn deed_course(&mut self, _task: Task) -> Course {
        Course::Waits
    }

    /// Carries out an action that is allowed.
    pub fn do_deed(&mut self, _task: Task, _seat: Seat, _action: Action) {}

    /// Discards a kept Resistance card for its bonus `[EXO-14.7]`.
    pub fn do_discard(&mut self, _seat: Seat, _card: ResistanceId) {}
}
