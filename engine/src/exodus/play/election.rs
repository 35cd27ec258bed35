//! The election: a sealed all-pay bid for the Turn Order cards `[EXO-5.16]` to `[EXO-5.19]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::effect::{BidKind, Resource};
use crate::exodus::event::{Event, ResourceReason};
use crate::exodus::figures::Window;
use crate::exodus::game::Exodus;
use crate::exodus::refusal::{CouncilRefusal, PendingDecision, Refusal};
use crate::exodus::state::{Bid, Public, State};
use crate::exodus::step::{Round, Step};
use crate::game::{EventSink, Seat, SeatSet};

impl Exodus {
    /// Returns the seats with the highest bid among seats without a new Turn Order card. The old
    /// Chancellor comes last in a tie and is excluded while other seats are tied `[EXO-5.18]`.
    #[must_use]
    pub fn contenders(&self, public: &Public) -> SeatSet {
        let total = |seat: Seat| public.bids[seat.index()].total();
        let unranked = public.order.iter().copied();
        let unranked: SeatSet = unranked
            .filter(|seat| !public.elected.contains(seat))
            .collect();
        let best = unranked.iter().map(total).max();
        let tied: SeatSet = unranked
            .iter()
            .filter(|&seat| Some(total(seat)) == best)
            .collect();
        if tied.len() > 1 {
            tied.without(public.chancellor())
        } else {
            tied
        }
    }

    /// Checks whether a seat may make this bid for the turn order, or rank this tied seat first;
    /// the error is the reason.
    pub(super) fn check_election(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if let Action::Bid(cp, has_boost) = action
            && step == Step::Election
        {
            return self.check_bid(state, seat, (cp, has_boost), Window::Order);
        }
        if let Action::Rank(first) = action
            && step == Step::Rank
        {
            return if first == seat {
                Err(CouncilRefusal::RanksSelf.into())
            } else if self.contenders(&state.public).contains(first) {
                Ok(())
            } else {
                Err(CouncilRefusal::NotRanked.into())
            };
        }
        Err(Refusal::NotNow(if step == Step::Election {
            PendingDecision::Election
        } else {
            PendingDecision::Rank
        }))
    }

    /// Appends the bids for the turn order, or the tied seats that the old Chancellor may rank
    /// first.
    pub(super) fn list_election(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        if step == Step::Election {
            self.list_bids(state, seat, Window::Order, list);
        } else {
            let contenders = self.contenders(&state.public);
            list.extend(contenders.iter().map(Action::Rank));
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs the election until a seat has a choice.
    pub fn advance_election(&mut self, step: Step) -> PlayFlow {
        if step == Step::Rank {
            return self.rank_contenders();
        }
        if !self.are_all_ready() {
            return PlayFlow::Wait;
        }
        self.reveal_bids(BidKind::Order);
        self.public_mut().elected.clear();
        let order = self.state.public.order;
        for &seat in order.iter() {
            let bid = self.state.public.bids[seat.index()];
            self.emit(Event::BidShown { seat, bid });
            self.pay(
                seat,
                Resource::Cp,
                u16::from(bid.cp),
                ResourceReason::Election,
            );
        }
        self.go_to_step(Step::Rank)
    }

    /// Commits a bid for the turn order or ranks a tied seat first; the action must be legal.
    pub fn do_election(&mut self, _step: Step, seat: Seat, action: Action) {
        if let Action::Bid(cp, has_boost) = action {
            self.state.private_mut(seat).plan.bid = Bid {
                cp,
                uses_ability: has_boost,
                ..Bid::default()
            };
            self.commit(seat);
        }
        if let Action::Rank(first) = action {
            self.elect_seat(first);
            let by = seat;
            self.emit(Event::Ranked { by, seat: first });
        }
    }

    /// Gives the next Turn Order card to the highest bid `[EXO-5.17]`; the old Chancellor breaks
    /// ties. All cards change hands at once `[EXO-5.19]`.
    fn rank_contenders(&mut self) -> PlayFlow {
        loop {
            let contenders = self.game.contenders(&self.state.public);
            match contenders.len() {
                0 => break,
                1 => contenders.iter().for_each(|seat| self.elect_seat(seat)),
                2.. => return PlayFlow::Wait,
            }
        }
        let public = self.public_mut();
        let order = std::mem::take(&mut public.elected);
        public.order = order;
        let turn = public.turn;
        self.emit(Event::Elected { turn, order });
        self.go_to_step(Step::Card(Round::First))
    }

    fn elect_seat(&mut self, seat: Seat) {
        // Cannot fail: there is a card for each seat, and no seat is elected twice.
        let _ = self.public_mut().elected.push(seat);
    }
}
