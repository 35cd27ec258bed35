//! Stage III `[EXO-6]`: Action cards are committed, performed and taken back, then the Bonus Action
//! follows. The order is card, reaction, take-back, card, reaction, card, Bonus Action `(AMB-02)`.
//! [`super::reactions`] has the reactions.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::cards::ActionCard;
use crate::exodus::effect::ActionKind;
use crate::exodus::event::Event;
use crate::exodus::figures::BonusFigures;
use crate::exodus::game::Exodus;
use crate::exodus::mat::Mat;
use crate::exodus::refusal::{CouncilRefusal, PendingDecision, Refusal};
use crate::exodus::state::{Public, State};
use crate::exodus::step::{Origin, Round, Step};
use crate::exodus::tech::Tech;
use crate::game::{EventSink, Seat, SeatSet, Undo};

impl Round {
    /// All three rounds.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];

    /// Returns the round as an array index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Exodus {
    /// Returns the seats that play a card in a round. A third card needs Master Politics, which may
    /// have been learned this turn `[EXO-6.1]` `[EXO-6.10]` `[EXO-6.12]` `[EXO-8.9]`; in the short
    /// game every seat plays three cards and the technology does nothing `[EXO-17.7]` `[EXO-17.8]`.
    pub(in crate::exodus) fn players_of(&self, public: &Public, round: Round) -> SeatSet {
        let knows_master_politics =
            |seat: &Seat| public.mat(*seat).techs.contains(Tech::MasterPolitics);
        match round {
            Round::First | Round::Second => self.all_seats(),
            Round::Third if self.is_short() => self.all_seats(),
            Round::Third => self
                .all_seats()
                .iter()
                .filter(knows_master_politics)
                .collect(),
        }
    }

    /// Iterates over the Action cards that a seat can still play; a hand has more cards than a turn
    /// has rounds `[EXO-6.13]`.
    pub fn hand(&self, mat: &Mat) -> impl Iterator<Item = ActionCard> + use<> {
        let played = mat.played;
        let card_count = self.figures().actions.len() as u8;
        let all = (0..card_count).map(ActionCard);
        all.filter(move |card| !played.contains(&Some(*card)))
    }

    /// Returns whether a seat knows the technology to take its first card back `[EXO-6.7]`
    /// `[EXO-8.6]`. A technology learned this turn counts `(AMB-18)`.
    fn can_take_back(&self, public: &Public, seat: Seat) -> bool {
        let mat = public.mat(seat);
        mat.techs.contains(Tech::BasicPolitics) && mat.played[Round::First.index()].is_some()
    }

    /// Checks whether a seat may take its first card back `[EXO-6.7]` or leave it `(AMB-19)`.
    fn check_take_back(&self, public: &Public, seat: Seat, action: Action) -> Result<(), Refusal> {
        if action == Action::Done {
            Ok(())
        } else if action != Action::TakeBack {
            Err(Refusal::NotNow(PendingDecision::TakeBack))
        } else if self.can_take_back(public, seat) {
            Ok(())
        } else {
            Err(CouncilRefusal::CannotTakeBack.into())
        }
    }

    /// Checks whether a seat may play this Action card, react with it, or take its first card back,
    /// depending on the step; the error is the reason.
    pub(super) fn check_cards(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        if let Step::Card(_) = step
            && let Action::Play(card) = action
        {
            let is_in_hand = self.hand(public.mat(seat)).any(|held| held == card);
            return if self.action(card).is_none() {
                Err(CouncilRefusal::NoActionCard.into())
            } else if is_in_hand {
                Ok(())
            } else {
                Err(CouncilRefusal::NotInHand.into())
            };
        }
        if let Step::React(round, _) = step {
            return self.check_react(public, round, seat, action);
        }
        if let Step::TakeBack(_) = step {
            return self.check_take_back(public, seat, action);
        }
        Err(Refusal::NotNow(PendingDecision::Card))
    }

    /// Appends the cards that a seat may play, its reactions, or the choice to take its first card
    /// back, depending on the step.
    pub(super) fn list_cards(&self, state: &State, step: Step, seat: Seat, list: &mut Vec<Action>) {
        if let Step::Card(_) = step {
            list.extend(self.hand(state.public.mat(seat)).map(Action::Play));
            return;
        }
        let cards = (0..self.figures().actions.len() as u8).map(ActionCard);
        let all = cards.map(Action::React);
        let all = all.chain([Action::TakeBack, Action::Done]);
        list.extend(all.filter(|&action| self.check_cards(state, step, seat, action).is_ok()));
    }

    /// Returns the action that the Bonus Action card of the turn grants to all seats; `None` for
    /// MOVE `[EXO-6.11]`.
    fn bonus_action_kind(&self, public: &Public) -> Option<ActionKind> {
        let card = public.bonus.and_then(|card| self.bonus(card))?;
        match *card {
            BonusFigures::Action(kind) => Some(kind),
            BonusFigures::Move => None,
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs the Action stage until a seat has a choice.
    pub fn advance_cards(&mut self, step: Step) -> PlayFlow {
        if let Step::Card(round) = step {
            return self.reveal_cards(round);
        }
        if let Step::Perform(round, at) = step {
            return self.perform_main_action(round, at);
        }
        if let Step::React(round, at) = step {
            return self.advance_react(round, at);
        }
        if let Step::TakeBack(at) = step {
            return self.advance_take_back(at);
        }
        if let Step::Bonus(at) = step {
            return self.bonus_action(at);
        }
        PlayFlow::Wait
    }

    /// Plays an Action card, reacts, or takes a card back; the action must be legal.
    pub fn do_cards(&mut self, step: Step, seat: Seat, action: Action) {
        if let Action::Play(card) = action {
            self.state.private_mut(seat).plan.card = Some(card);
            self.commit(seat);
        }
        if let Step::React(round, at) = step {
            self.do_react(round, at, seat, action);
        }
        if let Step::TakeBack(at) = step {
            if action == Action::TakeBack {
                self.take_back(seat);
            }
            self.go_to_step(Step::TakeBack(at + 1));
        }
    }

    /// Reveals all cards at once after the last commitment; main actions follow in turn order
    /// `[EXO-6.1]` `[EXO-6.8]` `[EXO-6.10]`.
    fn reveal_cards(&mut self, round: Round) -> PlayFlow {
        let players = self.game.players_of(&self.state.public, round);
        if players
            .iter()
            .any(|seat| !self.state.public.ready.contains(seat))
        {
            return PlayFlow::Wait;
        }
        let order = self.state.public.order;
        for &seat in order.iter().filter(|&&seat| players.contains(seat)) {
            let plan = std::mem::take(&mut self.state.private_mut(seat).plan);
            self.public_mut().mat_mut(seat).played[round.index()] = plan.card;
            if let Some(card) = plan.card {
                self.undo = Undo::Barrier;
                self.emit(Event::CardShown { seat, card, round });
            }
        }
        self.go_to_step(Step::Perform(round, 0))
    }

    /// Starts the next main action in turn order; several seats may perform the same action, and
    /// each may decline `[EXO-6.2]` `(AMB-21)`.
    fn perform_main_action(&mut self, round: Round, at: u8) -> PlayFlow {
        let Some(seat) = self.seat_at(at) else {
            return self.go_to_step(match round {
                Round::First | Round::Second => Step::React(round, 0),
                Round::Third => Step::Bonus(0),
            });
        };
        let card = self.state.public.mat(seat).played[round.index()];
        let kind = card.and_then(|card| self.game.action(card));
        match kind.map(|card| card.main) {
            Some(kind) if !self.state.public.ready.contains(seat) => {
                self.perform_action(seat, kind, Origin::Card(round))
            }
            Some(_) | None => self.go_to_step(Step::Perform(round, at + 1)),
        }
    }

    /// Lets a seat perform an action; the step continues afterwards.
    pub fn perform_action(&mut self, seat: Seat, kind: ActionKind, origin: Origin) -> PlayFlow {
        let public = self.public_mut();
        public.ready = public.ready.with(seat);
        self.begin_action(seat, kind, origin);
        PlayFlow::Continue
    }

    /// Asks the next seat that may take its first card back, which is optional `(AMB-19)`.
    fn advance_take_back(&mut self, at: u8) -> PlayFlow {
        let Some(seat) = self.seat_at(at) else {
            return self.go_to_step(Step::Card(Round::Second));
        };
        let (game, public) = (self.game, &self.state.public);
        if game.can_take_back(public, seat) || game.may_want_to_discard(public, seat) {
            return PlayFlow::Wait;
        }
        self.go_to_step(Step::TakeBack(at + 1))
    }

    /// Returns the first Action card of a seat to its hand.
    fn take_back(&mut self, seat: Seat) {
        let played = &mut self.public_mut().mat_mut(seat).played;
        if let Some(card) = played[Round::First.index()].take() {
            self.emit(Event::TookBack { seat, card });
        }
    }

    /// Lets the next seat perform the Bonus Action; MOVE has no effect here, and no seat reacts
    /// `[EXO-6.11]`.
    fn bonus_action(&mut self, at: u8) -> PlayFlow {
        let kind = self.game.bonus_action_kind(&self.state.public);
        let (Some(seat), Some(kind)) = (self.seat_at(at), kind) else {
            return self.go_to_step(Step::Target(0));
        };
        if self.state.public.ready.contains(seat) {
            return self.go_to_step(Step::Bonus(at + 1));
        }
        self.perform_action(seat, kind, Origin::Bonus)
    }
}
