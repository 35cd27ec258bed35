//! Ability cards: who may use one when, and using it up `[EXO-18.3]` `[EXO-18.5]`.

use super::Play;
use crate::chance::Chance;
use crate::exodus::cards::AbilityId;
use crate::exodus::event::Event;
use crate::exodus::figures::Window;
use crate::exodus::refusal::Refusal;
use crate::exodus::state::State;
use crate::exodus::table::Exodus;
use crate::game::{Record, Seat};

impl Exodus {
    /// An ability that a seat can use in a window, the first if there are more.
    #[must_use]
    pub fn usable(&self, state: &State, seat: Seat, window: Window) -> Option<AbilityId> {
        let held = state.own(seat).abilities.iter().map(AbilityId);
        let of_window = |card: &AbilityId| {
            self.ability(*card)
                .is_some_and(|ability| ability.window == window)
        };
        held.into_iter().find(of_window)
    }

    /// Whether a seat may use this ability in this window `[EXO-18.3]`.
    pub(in crate::exodus) fn may_invoke(
        &self,
        state: &State,
        seat: Seat,
        card: AbilityId,
        window: Window,
    ) -> Result<(), Refusal> {
        let ability = self.ability(card).filter(|_| state.holds(seat, card));
        match ability {
            None => Err(Refusal::NoAbility),
            Some(ability) if ability.window != window => Err(Refusal::OtherWindow),
            Some(_) => Ok(()),
        }
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Shows an ability, which is spent from now on.
    pub fn spend(&mut self, seat: Seat, card: AbilityId) {
        self.state.own_mut(seat).abilities.remove(card.0);
        let mat = self.public().mat_mut(seat);
        mat.abilities = mat.abilities.saturating_sub(1);
        mat.spent.insert(card.0);
        self.note(Event::Invoked { seat, card });
    }
}
