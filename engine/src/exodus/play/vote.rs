//! The vote: a sealed all-pay bid `[EXO-5.4]` to `[EXO-5.9]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::cards::{AbilityId, Letter, LetterSet};
use crate::exodus::effect::{BidKind, Effect, Resource};
use crate::exodus::event::{Event, ResourceReason};
use crate::exodus::figures::Window;
use crate::exodus::game::Exodus;
use crate::exodus::refusal::{CouncilRefusal, PendingDecision, Refusal};
use crate::exodus::state::{Bid, Public, State};
use crate::exodus::step::Step;
use crate::game::{EventSink, Seat, Undo};

impl Exodus {
    /// Returns the letter that a set of tokens votes for: it must hold exactly one token, for a
    /// letter that has a card `[EXO-5.5]` `(AMB-09)`.
    #[must_use]
    pub fn vote_target(&self, public: &Public, letters: LetterSet) -> Option<Letter> {
        letters
            .only_letter()
            .filter(|letter| public.agenda[letter.index()].is_some())
    }

    /// Returns the total of a letter: for each valid vote one for the token, the CP of the bid, and
    /// the amount that an ability adds `[EXO-5.7]`.
    #[must_use]
    pub fn votes_for(&self, public: &Public, letter: Letter) -> u16 {
        let bids = self
            .all_seats()
            .iter()
            .map(|seat| public.bids[seat.index()]);
        let valid = bids.filter(|bid| self.vote_target(public, bid.letters) == Some(letter));
        valid.map(|bid| 1 + bid.total()).sum()
    }

    /// Returns the amount that an ability adds to a bid `[EXO-18.5]`.
    #[must_use]
    pub fn ability_bonus(&self, card: AbilityId, kind: BidKind) -> u8 {
        let effects = self.ability(card).map_or(&[][..], |card| &card.effects);
        let added = effects.iter().map(|effect| {
            if let Effect::Bid(bid_kind, count) = effect
                && *bid_kind == kind
            {
                *count
            } else {
                0
            }
        });
        added.sum()
    }

    /// Checks whether a seat may bid this amount, with or without an ability of this window.
    pub(super) fn check_bid(
        &self,
        state: &State,
        seat: Seat,
        bid: (u8, bool),
        window: Window,
    ) -> Result<(), Refusal> {
        if u16::from(bid.0) > state.public.mat(seat).cp {
            return Err(if window == Window::Vote {
                CouncilRefusal::TooMuch.into()
            } else {
                CouncilRefusal::TooMuchForOrder.into()
            });
        }
        if bid.1 && self.usable_ability(state, seat, window).is_none() {
            return Err(CouncilRefusal::NoBoost.into());
        }
        Ok(())
    }

    /// Appends every bid that a seat can make.
    pub(super) fn list_bids(
        &self,
        state: &State,
        seat: Seat,
        window: Window,
        list: &mut Vec<Action>,
    ) {
        let max_cp = state.public.mat(seat).cp.min(255) as u8;
        let ability_choices: &[bool] = match self.usable_ability(state, seat, window) {
            Some(_) => &[false, true],
            None => &[false],
        };
        let bids = ability_choices
            .iter()
            .flat_map(|&uses_ability| (0..=max_cp).map(move |cp| Action::Bid(cp, uses_ability)));
        list.extend(bids);
    }

    /// Checks whether a seat may choose these vote tokens, make this bid, or break the tie for this
    /// letter; the error is the reason.
    pub(super) fn check_council(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if let Action::Favor(letter) = action
            && step == Step::Favor
        {
            let is_tied = state.public.tied.contains(letter);
            return is_tied.then_some(()).ok_or(CouncilRefusal::NotTied.into());
        }
        let letters = state.private(seat).plan.letters;
        if let Action::Vote(tokens) = action
            && step == Step::Vote
        {
            return match letters {
                Some(_) => Err(CouncilRefusal::TokensChosen.into()),
                None => self.check_vote(&state.public, tokens),
            };
        }
        if let Action::Bid(cp, uses_ability) = action
            && step == Step::Vote
        {
            letters.ok_or(CouncilRefusal::TokensFirst)?;
            return self.check_bid(state, seat, (cp, uses_ability), Window::Vote);
        }
        Err(Refusal::NotNow(if step == Step::Favor {
            PendingDecision::Favor
        } else if letters.is_some() {
            PendingDecision::VoteBid
        } else {
            PendingDecision::Vote
        }))
    }

    /// Checks whether a set of tokens can be committed: any set, or only a valid set under the
    /// house rule `[EXO-17.26]`.
    fn check_vote(&self, public: &Public, letters: LetterSet) -> Result<(), Refusal> {
        if !letters.is_valid() {
            return Err(CouncilRefusal::NoSuchLetter.into());
        }
        let must_be_valid = self.options.rules.has_safe_votes;
        if must_be_valid && self.vote_target(public, letters).is_none() {
            return Err(CouncilRefusal::InvalidVote.into());
        }
        Ok(())
    }

    /// Appends the vote tokens, the bids, or the tied letters that a seat may choose.
    pub(super) fn list_council(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        if state.private(seat).plan.letters.is_some() {
            return self.list_bids(state, seat, Window::Vote, list);
        }
        let votes = LetterSet::ALL.into_iter().map(Action::Vote);
        let all = votes.chain(Letter::ALL.into_iter().map(Action::Favor));
        list.extend(all.filter(|&action| self.check_council(state, step, seat, action).is_ok()));
    }
}

impl Bid {
    /// Returns the total of the bid: its CP and the amount that an ability adds.
    #[must_use]
    pub const fn total(self) -> u16 {
        self.cp as u16 + self.extra as u16
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Chooses vote tokens, commits a bid, or breaks a tie of the vote; the action must be legal.
    pub fn do_council(&mut self, _step: Step, seat: Seat, action: Action) {
        if let Action::Vote(letters) = action {
            self.state.private_mut(seat).plan.letters = Some(letters);
        }
        if let Action::Bid(cp, uses_ability) = action {
            let plan = &mut self.state.private_mut(seat).plan;
            let letters = plan.letters.unwrap_or_default();
            plan.bid = Bid {
                letters,
                cp,
                uses_ability,
                extra: 0,
            };
            self.commit(seat);
        }
        if let Action::Favor(letter) = action {
            self.emit(Event::Favored { seat, letter });
            self.public_mut().tied = LetterSet::default();
            self.adopt_card(letter);
        }
    }

    /// Marks a sealed choice of a seat as committed.
    pub fn commit(&mut self, seat: Seat) {
        let public = self.public_mut();
        public.ready = public.ready.with(seat);
        self.emit(Event::Committed { seat });
    }

    /// Returns whether all seats have committed.
    pub fn are_all_ready(&self) -> bool {
        self.game
            .all_seats()
            .iter()
            .all(|seat| self.state.public.ready.contains(seat))
    }

    /// Reveals all votes at once after the last commitment `[EXO-5.5]`.
    pub fn advance_vote(&mut self) -> PlayFlow {
        if !self.are_all_ready() {
            return PlayFlow::Wait;
        }
        self.reveal_bids(BidKind::Vote);
        let order = self.state.public.order;
        for &seat in order.iter() {
            self.show_vote(seat);
        }
        self.count_votes()
    }

    /// Makes all bids public and spends the abilities used with them, even with an invalid vote.
    pub fn reveal_bids(&mut self, kind: BidKind) {
        self.undo = Undo::Barrier;
        let window = match kind {
            BidKind::Vote => Window::Vote,
            BidKind::Order => Window::Order,
        };
        let order = self.state.public.order;
        for &seat in order.iter() {
            let plan = std::mem::take(&mut self.state.private_mut(seat).plan);
            let mut bid = plan.bid;
            let card = self.game.usable_ability(self.state, seat, window);
            bid.extra = 0;
            if let Some(card) = card.filter(|_| bid.uses_ability) {
                self.spend_ability(seat, card);
                bid.extra = self.game.ability_bonus(card, kind);
            }
            self.public_mut().bids[seat.index()] = bid;
        }
    }

    /// Reveals and pays a vote, whatever its outcome; an invalid vote also costs the penalty, up to
    /// the CP left `[EXO-5.6]` `[EXO-5.7]` `(AMB-13)`. Tokens return to their owners `[EXO-5.9]`.
    fn show_vote(&mut self, seat: Seat) {
        let public = &self.state.public;
        let bid = public.bids[seat.index()];
        let is_valid = self.game.vote_target(public, bid.letters).is_some();
        self.emit(Event::VoteShown {
            seat,
            bid,
            is_valid,
        });
        self.pay(seat, Resource::Cp, u16::from(bid.cp), ResourceReason::Vote);
        if !is_valid {
            let penalty = u16::from(self.game.frame().penalty);
            self.pay(seat, Resource::Cp, penalty, ResourceReason::Penalty);
        }
    }

    /// Adopts the card with the highest total; the Chancellor breaks ties, even if all totals are 0
    /// `[EXO-5.8]` `(AMB-10)`.
    fn count_votes(&mut self) -> PlayFlow {
        let (game, public) = (self.game, &self.state.public);
        let letters = Letter::ALL.into_iter();
        let revealed = letters.filter(|letter| public.agenda[letter.index()].is_some());
        let totals: Vec<(Letter, u16)> = revealed
            .map(|letter| (letter, game.votes_for(public, letter)))
            .collect();
        let best = totals.iter().map(|&(_, total)| total).max();
        for &(letter, total) in &totals {
            self.emit(Event::Total { letter, total });
        }
        let leaders = totals.iter().filter(|&&(_, total)| Some(total) == best);
        let tied: LetterSet = leaders.map(|&(letter, _)| letter).collect();
        if let Some(letter) = tied.only_letter() {
            self.adopt_card(letter);
            return PlayFlow::Continue;
        }
        self.public_mut().tied = tied;
        self.emit(Event::VoteTied { letters: tied });
        self.go_to_step(Step::Favor)
    }
}
