//! Action cards: committing, performing, reacting, taking back `[EXO-6]`.

use super::{Course, Play};
use crate::chance::Chance;
use crate::exodus::action::Action;

use crate::exodus::event::Event;
use crate::exodus::refusal::Refusal;
use crate::exodus::state::{Public, State};
use crate::exodus::step::{Round, Step};
use crate::exodus::table::Exodus;
use crate::game::{Record, Seat, Seats};

impl Exodus {
    /// The seats that play a card in a round `[EXO-6.1]` `[EXO-6.10]`.
    pub(super) fn players_of(&self, _public: &Public, _round: Round) -> Seats {
        self.all()
    }

    /// Whether a seat that is asked may give an action here.
    pub(super) fn may_cards(
        &self,
        _state: &State,
        _step: Step,
        _seat: Seat,
        _action: Action,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// Appends what a seat that is asked may give here.
    pub(super) fn list_cards(
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
    pub fn cards_course(&mut self, _step: Step) -> Course {
        Course::Waits
    }

    /// Carries out an action that is allowed.
    pub fn do_cards(&mut self, _step: Step, _seat: Seat, _action: Action) {}
}
