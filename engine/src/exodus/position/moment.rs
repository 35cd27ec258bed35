//! What a step of the turn brings with it `[EXO-3.2]`: nothing lies there of a stage that has not
//! come or is over, and only those are ready of whom that is asked.

use super::ensure;
use crate::error::LoadError;
use crate::exodus::cards::{Letter, Letters, PoliticalId};
use crate::exodus::figures::PoliticalKind;
use crate::exodus::stage::Stage;
use crate::exodus::state::{Bid, Public, SEATS};
use crate::exodus::step::{Round, Step};
use crate::exodus::table::Exodus;
use crate::game::{Seat, Seats};

impl Exodus {
    /// The counter of turns, and whether the last one has come `[EXO-3.1]` `[EXO-17.9]`.
    pub(super) fn check_turn(&self, public: &Public) -> Result<(), LoadError> {
        let begun = Stage::of(public.step) > Stage::Setup;
        let first = begun || public.turn == 1;
        ensure(first, "public.turn", "a game begins with the first turn")?;
        let clock = self.is_short() && self.options.minutes.is_some();
        let why = "no time was agreed on";
        ensure(clock || !public.called, "public.called", why)?;
        let last = public.called || public.turn >= self.turns();
        ensure(last || !public.last, "public.last", "not the last turn")?;
        let play = public.step == Step::Over || self.able(public).len() > 1;
        ensure(play, "public.resigned", "one is left, so it is over")
    }

    /// Markers of Trades, which are put down from the left `[EXO-7.18]`.
    pub(super) fn check_market(&self, public: &Public) -> Result<(), LoadError> {
        let filled = public.market.iter().take_while(|marker| marker.is_some());
        let filled = filled.count();
        let all = public.market.iter().flatten().count();
        let fits = filled == all && filled <= self.figures().market.len();
        let why = "markers lie on the spaces from the left on";
        ensure(fits, "public.market", why)
    }

    /// Who has committed, or has begun an action.
    pub(super) fn check_ready(&self, public: &Public) -> Result<(), LoadError> {
        let place = |at: u8| public.at(at).map_or(Seats::NONE, Seats::only);
        let some = match public.step {
            Step::Card(round) => self.players_of(public, round),
            Step::Perform(_, at) | Step::React(_, at) | Step::Bonus(at) => place(at),
            _ => {
                if public.step.is_sealed() || public.step == Step::Battle {
                    self.all()
                } else {
                    Seats::NONE
                }
            }
        };
        let fits = public.ready.iter().all(|seat| some.has(seat));
        ensure(fits, "public.ready", "nobody commits to anything here")?;
        let begins = matches!(public.step, Step::Perform(..) | Step::Bonus(_));
        let why = "the seat whose action has begun";
        ensure(!begins || !public.ready.is_empty(), "public.ready", why)
    }

    /// Political cards, votes and ties of the Council `[EXO-5.2]` to `[EXO-5.10]`.
    pub(super) fn check_council(&self, public: &Public) -> Result<(), LoadError> {
        self.check_agenda(public)?;
        let open = |letter: Letter| public.agenda[letter.index()].is_some();
        let mut tied = Letter::ALL.into_iter().filter(|at| public.tied.has(*at));
        let several = public.tied.single().is_none() && public.tied != Letters::default();
        let fits = if public.step == Step::Favor {
            several && tied.all(open)
        } else {
            public.tied == Letters::default()
        };
        let why = "several letters with cards, while the Chancellor chooses";
        ensure(fits, "public.tied", why)?;
        let kind = |card: PoliticalId| self.political(card).map(|card| card.kind);
        let law = |card: &PoliticalId| kind(*card) == Some(PoliticalKind::Law);
        let laws = public.laws.iter().all(law);
        ensure(laws, "public.laws", "a card that is no law")?;
        let left = matches!(public.step, Step::Vote | Step::Favor);
        let stays = |card| kind(card) == Some(PoliticalKind::Resolution) && !left;
        let resolution = public.resolution.is_none_or(stays);
        let why = "no resolution, or one that has left";
        ensure(resolution, "public.resolution", why)?;
        let sealed = Stage::of(public.step) < Stage::Council || public.step == Step::Vote;
        let shown = public.bids != [Bid::default(); SEATS];
        ensure(!(sealed && shown), "public.bids", "nobody has bid yet")
    }

    /// The cards on A, B and C, from the vote to the adoption of one of them.
    fn check_agenda(&self, public: &Public) -> Result<(), LoadError> {
        let cards = public.agenda.iter().flatten().count();
        let filled = public.agenda.iter().take_while(|card| card.is_some());
        let (usual, duel) = self.frame().agenda;
        let most = usize::from(if self.count() == 2 { duel } else { usual });
        let fits = if public.step == Step::Vote {
            (1..=most).contains(&cards) && filled.count() == cards
        } else if public.step == Step::Favor {
            (2..=most).contains(&cards) && filled.count() == cards
        } else if public.step == Step::Adopt {
            cards == 1
        } else {
            cards == 0
        };
        let why = "cards lie there from the vote on until one of them is adopted";
        ensure(fits, "public.agenda", why)
    }

    /// Bonus cards and the election `[EXO-5.14]` to `[EXO-5.19]`.
    pub(super) fn check_election(&self, public: &Public) -> Result<(), LoadError> {
        let step = public.step;
        let before = Stage::of(step) < Stage::Council
            || matches!(step, Step::Vote | Step::Favor | Step::Adopt);
        let (offered, most) = (public.offered.len(), self.offers());
        let fits = if step == Step::Offer {
            offered < most
        } else if step == Step::Pick {
            (1..=most).contains(&offered)
        } else {
            offered == 0 || (!before && offered <= most)
        };
        let why = "Bonus cards that the Vice-Chancellor offers this turn";
        ensure(fits, "public.offered", why)?;
        let picked = !before && !matches!(step, Step::Offer | Step::Pick);
        let taken = |card: u8| picked && public.offered.has(card);
        let fits = public.bonus.is_none_or(|card| taken(card.0));
        let why = "one that was offered, once it is picked";
        ensure(fits, "public.bonus", why)?;
        let once: Seats = public.elected.iter().copied().collect();
        let fits = if step == Step::Rank {
            once.len() as usize == public.elected.len() && self.contenders(public).len() > 1
        } else {
            public.elected.is_empty()
        };
        let why = "seats that were ordered before those that are tied";
        ensure(fits, "public.elected", why)
    }

    /// Action cards on the table, and cubes on them `[EXO-6.1]` `[EXO-6.5]`.
    pub(super) fn check_played(&self, public: &Public) -> Result<(), LoadError> {
        let rounds = match public.step {
            Step::Card(round) => round.index(),
            Step::Perform(round, _) | Step::React(round, _) => round.index() + 1,
            Step::TakeBack(_) => 1,
            _ => {
                if Stage::of(public.step) < Stage::Action {
                    0
                } else {
                    Round::ALL.len()
                }
            }
        };
        for (n, mat) in public.mats.iter().enumerate() {
            let (played, later) = mat.played.split_at(rounds);
            let cards = || played.iter().flatten();
            let once = |card| cards().filter(|other| *other == card).count() == 1;
            let once = cards().all(once);
            let third = self.players_of(public, Round::Third);
            let third = mat.played[2].is_none() || third.has(Seat(n as u8));
            let fits = once && third && later.iter().all(Option::is_none);
            let why = "cards that were played so far, each once";
            ensure(fits, format!("public.mats[{n}].played"), why)?;
            let reacts = matches!(public.step, Step::React(..)) || mat.on_cards == 0;
            let why = "cubes lie on cards while there are reactions";
            ensure(reacts, format!("public.mats[{n}].on_cards"), why)?;
        }
        Ok(())
    }

    /// Tokens taken, and abilities used, in the income at hand `[EXO-4.3]`.
    pub(super) fn check_income(&self, public: &Public) -> Result<(), LoadError> {
        let seat = if let Step::Income(at) = public.step {
            public.at(at)
        } else {
            None
        };
        let hexes = seat.map_or(0, |_| self.sites.len());
        let why = "a number for each hex in an income, and none outside";
        ensure(public.taken.len() == hexes, "public.taken", why)?;
        let spent = seat.map_or_else(Default::default, |seat| public.mat(seat).spent);
        let fits = public.prospecting.minus(spent).is_empty();
        let why = "abilities that were used in the income at hand";
        ensure(fits, "public.prospecting", why)
    }
}
