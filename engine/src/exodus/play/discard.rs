//! Discards kept Resistance cards for their bonus `[EXO-14.7]`, which is carried out like every
//! other effect.

use super::Play;
use crate::chance::Chance;
use crate::exodus::cards::ResistanceId;
use crate::exodus::event::Event;
use crate::exodus::game::Exodus;
use crate::exodus::refusal::{ActionRefusal, Refusal};
use crate::exodus::stage::Stage;
use crate::exodus::state::{MAX_TASKS, Public, State};
use crate::exodus::step::{Origin, Step, Task};
use crate::game::{EventSink, Seat};

/// Maximum number of tasks that a bonus adds to the stack: its program and one task of an effect.
const DEPTH: usize = 2;

impl Step {
    /// Returns whether the step belongs to a Conquest stage, in which no card can be discarded, not
    /// even one just won `[EXO-14.7]` `[EXO-14.8]`.
    #[must_use]
    pub const fn is_conquest(self) -> bool {
        matches!(Stage::of(self), Stage::Conquest) && !matches!(self, Self::End)
    }
}

impl Exodus {
    /// Checks whether a seat may discard a kept Resistance card now: whenever it is asked outside
    /// Conquest stages and has no open refit `[EXO-14.7]`. A newly won card stays until the end of
    /// the turn, because only Conquest stages follow in that turn `[EXO-14.8]`.
    pub(super) fn check_discard(
        &self,
        state: &State,
        seat: Seat,
        card: ResistanceId,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        if !public.mat(seat).trophies.contains(card.0) {
            return Err(ActionRefusal::NotKept.into());
        }
        check_interrupt(public)
    }

    /// Returns whether a seat without another choice is asked because it may discard a kept card,
    /// which is legal at any decision outside Conquest stages `[EXO-14.7]`. The house rule for
    /// quick steps turns this off `[EXO-17.31]`.
    pub(super) fn may_want_to_discard(&self, public: &Public, seat: Seat) -> bool {
        let has_card = !public.mat(seat).trophies.is_empty();
        has_card && !self.options.rules.has_quick_steps && check_interrupt(public).is_ok()
    }
}

/// Checks whether another action may be inserted before the current decision: not in a Conquest
/// stage, during a refit, or with a full task stack.
pub(super) fn check_interrupt(public: &Public) -> Result<(), Refusal> {
    if public.step.is_conquest() {
        return Err(ActionRefusal::InConquest.into());
    }
    let has_room = public.tasks.len() + DEPTH <= MAX_TASKS;
    if public.refit.is_some() || !has_room {
        return Err(ActionRefusal::Midway.into());
    }
    Ok(())
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Discards a kept Resistance card for its bonus and removes it from the game `[EXO-14.7]`.
    pub fn do_discard(&mut self, seat: Seat, card: ResistanceId) {
        let public = self.public_mut();
        public.mat_mut(seat).trophies.remove(card.0);
        public.decks.gone.insert(card.0);
        self.emit(Event::Discarded { seat, card });
        self.push_task(Task::Program {
            origin: Origin::Resistance(card, 0),
            owner: seat,
            rest: None,
        });
    }
}
