//! Reactions: the lower half of a face-up Action card, paid with cubes from the seat's Home
//! `[EXO-6.3]` to `[EXO-6.6]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::cards::ActionCard;
use crate::exodus::effect::Prohibition;
use crate::exodus::event::{CubeMoveReason, Event};
use crate::exodus::game::Exodus;
use crate::exodus::prompt::can_only_discard;
use crate::exodus::refusal::{CouncilRefusal, PendingDecision, Refusal};
use crate::exodus::state::{Public, State};
use crate::exodus::step::{Origin, Round, Step};
use crate::game::{Decline, EventSink, Seat, SeatSet};

impl Exodus {
    /// Returns the cost of activating a card, in cubes, or `None` if no seat played it in this
    /// round. A card is not used up `[EXO-6.6]` `(AMB-16)`; the cost with the seat's copy counts if
    /// it is lower.
    #[must_use]
    pub fn reaction_price(
        &self,
        public: &Public,
        seat: Seat,
        round: Round,
        card: ActionCard,
    ) -> Option<u8> {
        let played_card = |other: &Seat| public.mat(*other).played[round.index()] == Some(card);
        let played: SeatSet = self.all_seats().iter().filter(played_card).collect();
        let cost = |is_own| self.reaction_cost(public, seat, is_own);
        let own_cost = played.contains(seat).then(|| cost(true));
        let other = (!played.without(seat).is_empty()).then(|| cost(false));
        own_cost.into_iter().chain(other).min()
    }

    /// Returns whether the mode has reactions; in the short game technologies about reactions only
    /// give discounts `[EXO-17.7]` `[EXO-17.8]` `[EXO-19.7]`.
    fn has_reactions(&self, public: &Public) -> bool {
        !self.is_short() && !self.is_barred(public, Prohibition::ReactionStep)
    }

    /// Checks whether a seat may react with a card `[EXO-6.5]`; `Done`, which passes, is always
    /// legal.
    pub(super) fn check_react(
        &self,
        public: &Public,
        round: Round,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if action == Action::Done {
            return Ok(());
        }
        let Action::React(card) = action else {
            return Err(Refusal::NotNow(PendingDecision::React));
        };
        let Some(cost) = self.reaction_price(public, seat, round, card) else {
            let first_round_price = self.reaction_price(public, seat, Round::First, card);
            // First cards cannot be activated in the second reaction step (AMB-17).
            return Err(match first_round_price {
                Some(_) => CouncilRefusal::OldCard.into(),
                None => CouncilRefusal::NotOnTable.into(),
            });
        };
        if public.cubes(self.home(public, seat), seat) < cost {
            return Err(CouncilRefusal::TooFewCubes { count: cost }.into());
        }
        Ok(())
    }

    /// Returns how `seat` passes in a reaction step `[EXO-6.3]`, or where it is asked only because it
    /// may discard a kept card `[EXO-14.7]`. Neither concerns pieces of the seat. Before the seat's own
    /// action a discarded card may pay for it, so there nothing is declined.
    pub(in crate::exodus) fn decline_of(
        &self,
        state: &State,
        seat: Seat,
    ) -> Option<Decline<Action>> {
        let public = &state.public;
        let asked = self.seats_to_act(public);
        if public.task().is_some() || asked != SeatSet::singleton(seat) {
            return None;
        }
        let is_reaction = matches!(public.step, Step::React(..)) || {
            let mut legal = Vec::new();
            self.list_legal_actions(state, seat, &mut legal);
            can_only_discard(&legal)
        };
        is_reaction.then_some(Decline {
            action: Action::Done,
            is_affected: false,
        })
    }

    fn can_react(&self, public: &Public, round: Round, seat: Seat) -> bool {
        let mut cards = (0..self.figures().actions.len() as u8).map(ActionCard);
        cards.any(|card| {
            self.check_react(public, round, seat, Action::React(card))
                .is_ok()
        })
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Asks the next seat in turn order; each reacts at most once `[EXO-6.6]`.
    pub fn advance_react(&mut self, round: Round, at: u8) -> PlayFlow {
        let (game, public) = (self.game, &self.state.public);
        let seat = self.seat_at(at).filter(|_| game.has_reactions(public));
        let Some(seat) = seat else {
            return self.end_reactions(round);
        };
        let is_asked =
            game.can_react(public, round, seat) || game.may_want_to_discard(public, seat);
        if !public.ready.contains(seat) && is_asked {
            return PlayFlow::Wait;
        }
        self.go_to_step(Step::React(round, at + 1))
    }

    /// Reacts with a card or passes; the action must be legal. The cubes leave the planet before
    /// the reaction is performed.
    pub fn do_react(&mut self, round: Round, at: u8, seat: Seat, action: Action) {
        let (game, public) = (self.game, &self.state.public);
        let Action::React(card) = action else {
            self.go_to_step(Step::React(round, at + 1));
            return;
        };
        let cost = game.reaction_price(public, seat, round, card);
        let (Some(cost), Some(figures)) = (cost, game.action(card)) else {
            return;
        };
        self.emit(Event::Reacted { seat, card, cost });
        if cost > 0 {
            let hex = game.home(&self.state.public, seat);
            let public = self.public_mut();
            public.sector_mut(hex).cubes[seat.index()] -= cost;
            public.mat_mut(seat).on_cards += cost;
            self.emit(Event::Cubes {
                seat,
                hex,
                delta: i8::try_from(cost).map_or(i8::MIN, |cost| -cost),
                reason: CubeMoveReason::Reaction,
            });
        }
        self.perform_action(seat, figures.reaction, Origin::Reaction);
    }

    /// Returns the cubes on cards to the stashes `[EXO-6.5]` `(AMB-78)`.
    fn end_reactions(&mut self, round: Round) -> PlayFlow {
        for mat in &mut self.public_mut().mats {
            mat.stash += std::mem::take(&mut mat.on_cards);
        }
        self.go_to_step(match round {
            Round::First => Step::TakeBack(0),
            Round::Second | Round::Third => Step::Card(Round::Third),
        })
    }
}
