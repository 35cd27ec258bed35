//! A guest's side of making a seed together: it seals one part for a match, opens it for one list of seals, and does so
//! again only where it has agreed to another deal itself.

use super::{Guest, Heard};
use crate::chain::Chain;
use crate::message::{FromGuest, write};
use crate::oath::{Oath, Part};
use crate::vow::Flaw;
use engine::game::{Game, Seat};

impl<G: Game> Guest<G> {
    /// What is kept of the seed, after it has changed.
    pub(super) fn vowed(&self) -> Heard<G> {
        Heard::Vowed(self.vow.clone())
    }

    /// Nothing can be proven any more, and why.
    pub(super) fn spoil(&mut self, flaw: Flaw) -> Vec<Heard<G>> {
        if self.vow.flaw.is_some() {
            return Vec::new();
        }
        self.vow.spoil(flaw);
        vec![self.vowed()]
    }

    /// The host has given us a seat. A match that it says to have begun without a seed of all cannot have one.
    pub(super) fn seated(&mut self, seat: Seat, token: String, begun: bool) -> Vec<Heard<G>> {
        self.seat = Some(seat);
        self.chain = Chain::new(seat);
        self.begun = begun;
        if begun && self.vow.dealt {
            return vec![Heard::Distrusted];
        }
        let mut heard = vec![Heard::Seated(seat, token)];
        if begun {
            heard.extend(self.spoil(Flaw::Begun));
        }
        heard
    }

    /// A part is to be sealed: for the deal that we know, or for another that we have agreed to. Who asks for more wants
    /// to choose among deals; and before we were told the match there would be nothing to keep our promise with.
    pub(super) fn swear(&mut self, round: u32) -> Vec<Heard<G>> {
        let Some(seat) = self
            .seat
            .filter(|_| self.met && round > 0 && round >= self.vow.round)
        else {
            return self.strike();
        };
        let mut heard = Vec::new();
        if round > self.vow.round {
            let bound = self.vow.seals.is_some();
            if bound && !self.vow.anew {
                return vec![Heard::Distrusted];
            }
            self.vow.renew(round);
            self.oath = None;
            heard.push(self.vowed());
        }
        self.vow.whole |= self.vow.seals.is_none();
        let seal = self.vow.part().seal(seat);
        heard.push(Heard::Send(write(&FromGuest::<G::Action>::Commit {
            round,
            seal,
        })));
        heard
    }

    /// All seals are there. Ours must be among them, and no others come later. Our part is opened when they are kept: who
    /// then closes the line and begins again finds us bound.
    pub(super) fn sealed(&mut self, seals: Vec<(Seat, Part)>) -> Vec<Heard<G>> {
        let Some(seat) = self.seat.filter(|_| self.met && self.vow.round > 0) else {
            return self.strike();
        };
        let part = self.vow.part();
        let known = self.vow.seals.as_ref();
        let ours = seals.contains(&(seat, part.seal(seat)));
        if !ours || known.is_some_and(|known| *known != seals) {
            return vec![Heard::Distrusted];
        }
        self.vow.seals = Some(seals);
        let reveal = self.reveal();
        reveal
            .map(|reveal| Heard::Sealed(self.vow.clone(), reveal))
            .into_iter()
            .collect()
    }

    /// The message that opens our part, while the match is not dealt by what all sealed: for the one who has kept that.
    #[must_use]
    pub fn reveal(&self) -> Option<String> {
        let (round, part) = (self.vow.round, self.vow.part());
        let sealed = self.met && self.vow.seals.is_some() && !self.vow.dealt;
        sealed.then(|| write(&FromGuest::<G::Action>::Reveal { round, part }))
    }

    /// The match has the seed of these seals. If they are others than those that we know, there was another deal. A match
    /// that was told before they were made is not dealt without us.
    pub(super) fn in_force(&mut self, round: u32, seals: &[(Seat, Part)]) -> Vec<Heard<G>> {
        match &self.vow.seals {
            None if self.met && self.vow.flaw.is_none() => vec![Heard::Distrusted],
            None => {
                self.absent = true;
                self.vow.round = self.vow.round.max(round);
                self.spoil(Flaw::Absent)
            }
            Some(known) if known == seals && round == self.vow.round => {
                self.redealt = !std::mem::replace(&mut self.vow.dealt, true);
                vec![self.vowed()]
            }
            Some(_) => vec![Heard::Distrusted],
        }
    }

    /// What was in the seals. Who does not know the seals cannot prove it.
    pub(super) fn opened(&mut self, parts: &[(Seat, Part)]) -> Vec<Heard<G>> {
        let Some(seals) = self.vow.seals.as_ref() else {
            return if self.vow.flaw.is_some() {
                Vec::new()
            } else {
                vec![Heard::Distrusted]
            };
        };
        match Oath::opened(seals, parts, self.vow.whole).filter(|_| self.vow.dealt) {
            Some(oath) => {
                self.oath = Some(oath.clone());
                vec![Heard::Sworn(oath)]
            }
            None => vec![Heard::Distrusted],
        }
    }

    /// Whether play may have come so far: until the seed of all is in force nothing is played.
    pub(super) fn may_stand_at(&mut self, entries: usize) -> bool {
        let first = *self.start.get_or_insert(entries);
        self.vow.dealt || self.vow.flaw.is_some() || entries == first
    }
}
