//! Ability cards in their windows `[EXO-18.3]` `[EXO-18.5]`. The card's effect beats the rules
//! `[EXO-18.4]`. Whether a seat is asked depends only on its public number of abilities, so that
//! asking reveals no hidden ability.

use super::Play;
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::cards::{AbilityId, CardSet};
use crate::exodus::event::Event;
use crate::exodus::figures::Window;
use crate::exodus::game::Exodus;
use crate::exodus::refusal::Refusal;
use crate::exodus::state::{Public, State};
use crate::exodus::step::{Step, Task};
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Returns the first unused ability of a seat that fits this window, or `None`.
    #[must_use]
    pub fn usable_ability(&self, state: &State, seat: Seat, window: Window) -> Option<AbilityId> {
        self.ability_for_window(state.private(seat).abilities, window)
    }

    /// Returns the first ability of a set that can be used in this window.
    #[must_use]
    pub fn ability_for_window(&self, held: CardSet, window: Window) -> Option<AbilityId> {
        let mut held = held.iter().map(AbilityId);
        held.find(|&card| self.window_of(card) == Some(window))
    }

    fn window_of(&self, card: AbilityId) -> Option<Window> {
        self.ability(card).map(|ability| ability.window)
    }

    /// Returns whether the current question is a window for any ability. The answer depends on
    /// public information only, so a screen that hides a seat's abilities may show it.
    #[must_use]
    pub fn is_window(&self, public: &Public) -> bool {
        if let Some(task) = public.task() {
            return matches!(task, Task::Action { .. });
        }
        match public.step {
            Step::Vote
            | Step::Election
            | Step::Growth(_)
            | Step::Income(_)
            | Step::Target(_)
            | Step::Orders
            | Step::Deploy(_) => true,
            Step::Open(_) => self.is_short(),
            Step::Battle => {
                let battle = public.battle.as_ref();
                battle.is_some_and(|battle| !battle.window.is_empty())
            }
            _ => false,
        }
    }

    /// Checks whether a seat may use an ability in this window; the error is the reason
    /// `[EXO-18.3]` `[EXO-18.5]`.
    pub(super) fn check_invoke(
        &self,
        state: &State,
        seat: Seat,
        card: AbilityId,
        window: Window,
    ) -> Result<(), Refusal> {
        if !state.holds(seat, card) {
            let is_used = state.public.mat(seat).spent.contains(card.0);
            return Err(if is_used {
                Refusal::AbilityUsed
            } else {
                Refusal::NoAbility
            });
        }
        if self.window_of(card) == Some(window) {
            Ok(())
        } else {
            Err(Refusal::OtherWindow)
        }
    }

    /// Appends the actions that use an ability of the seat in this window.
    pub(super) fn list_invokes(
        &self,
        state: &State,
        seat: Seat,
        window: Window,
        list: &mut Vec<Action>,
    ) {
        let cards = state.private(seat).abilities.iter().map(AbilityId);
        let fit = cards.filter(|&card| self.check_invoke(state, seat, card, window).is_ok());
        list.extend(fit.map(Action::Invoke));
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Reveals an ability and marks it as spent; it stays face up `[EXO-18.3]`.
    pub fn spend_ability(&mut self, seat: Seat, card: AbilityId) {
        self.state.private_mut(seat).abilities.remove(card.0);
        let mat = self.public_mut().mat_mut(seat);
        mat.abilities = mat.abilities.saturating_sub(1);
        mat.spent.insert(card.0);
        self.emit(Event::Invoked { seat, card });
    }
}
