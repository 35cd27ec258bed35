//! Checks the state that belongs to a step of the turn `[EXO-3.2]`: no state may remain from a past
//! stage or exist before its stage, and only seats that were asked can be ready.

use super::{StateCheck, ensure};
use crate::error::LoadError;
use crate::exodus::cards::{Letter, LetterSet, PoliticalId};
use crate::exodus::figures::PoliticalKind;
use crate::exodus::stage::Stage;
use crate::exodus::state::{Bid, SEATS};
use crate::exodus::step::{Round, Step};
use crate::game::{Seat, SeatSet};

impl StateCheck<'_> {
    /// Checks the turn counter and the mark of the last turn `[EXO-3.1]` `[EXO-17.9]`.
    pub(super) fn check_turn(&self) -> Result<(), LoadError> {
        let has_begun = Stage::of(self.public.step) > Stage::Setup;
        let turn_fits = has_begun || self.public.turn == 1;
        ensure(
            turn_fits,
            "public.turn",
            "a game begins with the first turn",
        )?;
        let has_time_limit = self.game.is_short() && self.game.options.minutes.is_some();
        let reason = "no time was agreed on";
        ensure(
            has_time_limit || !self.public.is_time_called,
            "public.called",
            reason,
        )?;
        let is_last = self.public.is_time_called || self.public.turn >= self.game.turns();
        ensure(
            is_last || !self.public.is_last_turn,
            "public.last",
            "not the last turn",
        )?;
        let has_several_left =
            self.public.step == Step::Over || self.game.active_seats(self.public).len() > 1;
        ensure(
            has_several_left,
            "public.resigned",
            "one is left, so it is over",
        )
    }

    /// Checks the markers of Trades, which fill the market from the left `[EXO-7.18]`.
    pub(super) fn check_market(&self) -> Result<(), LoadError> {
        let filled = self
            .public
            .market
            .iter()
            .take_while(|marker| marker.is_some());
        let filled_count = filled.count();
        let total = self.public.market.iter().flatten().count();
        let fits = filled_count == total && filled_count <= self.game.figures().market.len();
        let reason = "markers lie on the spaces from the left on";
        ensure(fits, "public.market", reason)
    }

    /// Checks which seats have committed or begun an action.
    pub(super) fn check_ready(&self) -> Result<(), LoadError> {
        let seat_at = |position: u8| {
            self.public
                .at(position)
                .map_or(SeatSet::NONE, SeatSet::singleton)
        };
        let allowed = match self.public.step {
            Step::Card(round) => self.game.players_of(self.public, round),
            Step::Perform(_, position) | Step::React(_, position) | Step::Bonus(position) => {
                seat_at(position)
            }
            _ => {
                if self.public.step.is_sealed() || self.public.step == Step::Battle {
                    self.game.all_seats()
                } else {
                    SeatSet::NONE
                }
            }
        };
        let fits = self.public.ready.iter().all(|seat| allowed.contains(seat));
        ensure(fits, "public.ready", "nobody commits to anything here")?;
        let needs_ready_seat = matches!(self.public.step, Step::Perform(..) | Step::Bonus(_));
        let reason = "the seat whose action has begun";
        ensure(
            !needs_ready_seat || !self.public.ready.is_empty(),
            "public.ready",
            reason,
        )
    }

    /// Checks Political cards, votes and ties of the Council `[EXO-5.2]` to `[EXO-5.10]`.
    pub(super) fn check_council(&self) -> Result<(), LoadError> {
        self.check_agenda()?;
        let open = |letter: Letter| self.public.agenda[letter.index()].is_some();
        let mut tied = Letter::ALL
            .into_iter()
            .filter(|at| self.public.tied.contains(*at));
        let has_several =
            self.public.tied.only_letter().is_none() && self.public.tied != LetterSet::default();
        let fits = if self.public.step == Step::Favor {
            has_several && tied.all(open)
        } else {
            self.public.tied == LetterSet::default()
        };
        let reason = "several letters with cards, while the Chancellor chooses";
        ensure(fits, "public.tied", reason)?;
        let kind = |card: PoliticalId| self.game.political(card).map(|card| card.kind);
        let law = |card: &PoliticalId| kind(*card) == Some(PoliticalKind::Law);
        let are_laws_valid = self.public.laws.iter().all(law);
        ensure(are_laws_valid, "public.laws", "a card that is not a law")?;
        let has_left = matches!(self.public.step, Step::Vote | Step::Favor);
        let may_stay = |card| kind(card) == Some(PoliticalKind::Resolution) && !has_left;
        let is_resolution_valid = self.public.resolution.is_none_or(may_stay);
        let reason = "no resolution, or one that has left";
        ensure(is_resolution_valid, "public.resolution", reason)?;
        let is_sealed =
            Stage::of(self.public.step) < Stage::Council || self.public.step == Step::Vote;
        let is_shown = self.public.bids != [Bid::default(); SEATS];
        ensure(
            !(is_sealed && is_shown),
            "public.bids",
            "nobody has bid yet",
        )
    }

    /// Checks the cards on A, B and C, which are there from the vote to the adoption.
    fn check_agenda(&self) -> Result<(), LoadError> {
        let card_count = self.public.agenda.iter().flatten().count();
        let filled = self.public.agenda.iter().take_while(|card| card.is_some());
        let (default_count, two_seat_count) = self.game.frame().agenda;
        let max_cards = usize::from(if self.game.seat_count() == 2 {
            two_seat_count
        } else {
            default_count
        });
        let fits = if self.public.step == Step::Vote {
            (1..=max_cards).contains(&card_count) && filled.count() == card_count
        } else if self.public.step == Step::Favor {
            (2..=max_cards).contains(&card_count) && filled.count() == card_count
        } else if self.public.step == Step::Adopt {
            card_count == 1
        } else {
            card_count == 0
        };
        let reason = "cards lie there from the vote on until one of them is adopted";
        ensure(fits, "public.agenda", reason)
    }

    /// Checks the Bonus Action cards and the election `[EXO-5.14]` to `[EXO-5.19]`.
    pub(super) fn check_election(&self) -> Result<(), LoadError> {
        let step = self.public.step;
        let before = Stage::of(step) < Stage::Council
            || matches!(step, Step::Vote | Step::Favor | Step::Adopt);
        let (offered, max_offered) = (self.public.offered.len(), self.game.offer_count());
        let fits = if step == Step::Offer {
            offered < max_offered
        } else if step == Step::Pick {
            (1..=max_offered).contains(&offered)
        } else {
            offered == 0 || (!before && offered <= max_offered)
        };
        let reason = "Bonus cards that the Vice-Chancellor offers this turn";
        ensure(fits, "public.offered", reason)?;
        let is_picked = !before && !matches!(step, Step::Offer | Step::Pick);
        let taken = |card: u8| is_picked && self.public.offered.contains(card);
        let fits = self.public.bonus.is_none_or(|card| taken(card.0));
        let reason = "one that was offered, once it is picked";
        ensure(fits, "public.bonus", reason)?;
        let once: SeatSet = self.public.elected.iter().copied().collect();
        let fits = if step == Step::Rank {
            once.len() as usize == self.public.elected.len()
                && self.game.contenders(self.public).len() > 1
        } else {
            self.public.elected.is_empty()
        };
        let reason = "seats that were ordered before those that are tied";
        ensure(fits, "public.elected", reason)
    }

    /// Checks the played Action cards and the cubes on them `[EXO-6.1]` `[EXO-6.5]`.
    pub(super) fn check_played(&self) -> Result<(), LoadError> {
        let rounds = match self.public.step {
            Step::Card(round) => round.index(),
            Step::Perform(round, _) | Step::React(round, _) => round.index() + 1,
            Step::TakeBack(_) => 1,
            _ => {
                if Stage::of(self.public.step) < Stage::Action {
                    0
                } else {
                    Round::ALL.len()
                }
            }
        };
        for (n, mat) in self.public.mats.iter().enumerate() {
            let (played, later) = mat.played.split_at(rounds);
            let cards = || played.iter().flatten();
            let once = |card| cards().filter(|other| *other == card).count() == 1;
            let is_once = cards().all(once);
            let third = self.game.players_of(self.public, Round::Third);
            let is_third = mat.played[2].is_none() || third.contains(Seat(n as u8));
            let fits = is_once && is_third && later.iter().all(Option::is_none);
            let reason = "cards that were played so far, each once";
            ensure(fits, format!("public.mats[{n}].played"), reason)?;
            let may_hold_cubes = matches!(self.public.step, Step::React(..)) || mat.on_cards == 0;
            let reason = "cubes lie on cards while there are reactions";
            ensure(may_hold_cubes, format!("public.mats[{n}].on_cards"), reason)?;
        }
        Ok(())
    }

    /// Checks the tokens taken and the abilities used in the current income `[EXO-4.3]`.
    pub(super) fn check_income(&self) -> Result<(), LoadError> {
        let seat = if let Step::Income(at) = self.public.step {
            self.public.at(at)
        } else {
            None
        };
        let hex_count = seat.map_or(0, |_| self.game.map_hexes.len());
        let reason = "a number for each hex in an income, and none outside";
        ensure(self.public.taken.len() == hex_count, "public.taken", reason)?;
        let spent = seat.map_or_else(Default::default, |seat| self.public.mat(seat).spent);
        let fits = self.public.income_abilities.difference(spent).is_empty();
        let reason = "abilities that were used in the income at hand";
        ensure(fits, "public.prospecting", reason)
    }
}
