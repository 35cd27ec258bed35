//! The Bonus Action card of a turn: the Vice-Chancellor offers some, the Chancellor picks one
//! `[EXO-5.14]` `[EXO-5.15]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::cards::BonusCard;
use crate::exodus::event::Event;
use crate::exodus::game::Exodus;
use crate::exodus::refusal::{CouncilRefusal, PendingDecision, Refusal};
use crate::exodus::state::State;
use crate::exodus::step::Step;
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Returns how many cards are offered: the number in the figures, but at most the number of
    /// Bonus Action cards.
    #[must_use]
    pub fn offer_count(&self) -> u8 {
        let (default_count, two_seat_count) = self.frame().offer;
        let count = if self.seat_count() == 2 {
            two_seat_count
        } else {
            default_count
        };
        count.min(self.bonus_cards())
    }

    fn bonus_cards(&self) -> u8 {
        self.figures().bonus.len() as u8
    }

    /// Checks whether the Vice-Chancellor may offer, or the Chancellor may pick, a Bonus Action
    /// card; the error is the reason. The offer is public and must be made `(AMB-15)` `(AMB-73)`;
    /// the Chancellor may pick none.
    pub(super) fn check_bonus(
        &self,
        state: &State,
        step: Step,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let offered = state.public.offered;
        if let Action::Offer(card) = action
            && step == Step::Offer
        {
            return if card.0 >= self.bonus_cards() {
                Err(CouncilRefusal::NoBonusCard.into())
            } else if offered.contains(card.0) {
                Err(CouncilRefusal::AlreadyOffered.into())
            } else {
                Ok(())
            };
        }
        if let Action::Pick(card) = action
            && step == Step::Pick
        {
            let is_offered = offered.contains(card.0);
            return is_offered
                .then_some(())
                .ok_or(CouncilRefusal::NotOffered.into());
        }
        if action == Action::Done && step == Step::Pick {
            return Ok(());
        }
        Err(Refusal::NotNow(if step == Step::Offer {
            PendingDecision::Offer
        } else {
            PendingDecision::Pick
        }))
    }

    /// Appends the legal offers of the Vice-Chancellor or the legal picks of the Chancellor.
    pub(super) fn list_bonus(&self, state: &State, step: Step, seat: Seat, list: &mut Vec<Action>) {
        let cards = || (0..self.bonus_cards()).map(BonusCard);
        let all = cards()
            .map(Action::Offer)
            .chain(cards().map(Action::Pick))
            .chain([Action::Done]);
        list.extend(all.filter(|&action| self.check_bonus(state, step, seat, action).is_ok()));
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Waits for offers until enough cards are offered, then for the pick.
    pub fn advance_bonus(&mut self, step: Step) -> PlayFlow {
        let offered = self.state.public.offered.len();
        if step == Step::Pick && offered > 0 {
            return PlayFlow::Wait;
        }
        if step == Step::Pick {
            return self.go_to_step(Step::Election);
        }
        if offered >= self.game.offer_count() {
            return self.go_to_step(Step::Pick);
        }
        PlayFlow::Wait
    }

    /// Offers or picks a Bonus Action card; the action must be legal.
    pub fn do_bonus(&mut self, step: Step, seat: Seat, action: Action) {
        if let Action::Offer(card) = action {
            self.public_mut().offered.insert(card.0);
            self.emit(Event::Offered { seat, card });
        }
        if step == Step::Pick {
            let card = if let Action::Pick(card) = action {
                Some(card)
            } else {
                None
            };
            self.public_mut().bonus = card;
            self.emit(Event::Picked { seat, card });
            self.go_to_step(Step::Election);
        }
    }
}
