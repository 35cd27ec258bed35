//! A guest's side of making a seed together: it seals one part for a match, opens it for one list of seals, and does so
//! again only where it has agreed to another deal itself.

use super::{Guest, GuestEffect};
use crate::commitment_record::ProofFailure;
use crate::hash_chain::HashChain;
use crate::message::{FromGuest, to_json};
use crate::seed_commitment::{Bytes32, SeedCommitment};
use engine::game::{Game, Seat};

impl<G: Game> Guest<G> {
    /// What is kept of the seed, after it has changed.
    pub(super) fn save_commitment(&self) -> GuestEffect<G> {
        GuestEffect::SaveCommitment(self.record.clone())
    }

    /// Nothing can be proven any more, and why.
    pub(super) fn record_failure(&mut self, flaw: ProofFailure) -> Vec<GuestEffect<G>> {
        if self.record.flaw.is_some() {
            return Vec::new();
        }
        self.record.record_failure(flaw);
        vec![self.save_commitment()]
    }

    /// The host has given us a seat. A match that it says to have begun without a seed of all cannot have one.
    pub(super) fn on_welcome(
        &mut self,
        seat: Seat,
        token: String,
        begun: bool,
    ) -> Vec<GuestEffect<G>> {
        self.seat = Some(seat);
        self.chain = HashChain::new(seat);
        self.begun = begun;
        if begun && self.record.dealt {
            return vec![GuestEffect::ProtocolViolation];
        }
        let mut heard = vec![GuestEffect::Seated(seat, token)];
        if begun {
            heard.extend(self.record_failure(ProofFailure::Begun));
        }
        heard
    }

    /// A part is to be sealed: for the deal that we know, or for another that we have agreed to. Who asks for more wants
    /// to choose among deals; and before we were told the match there would be nothing to keep our promise with.
    pub(super) fn on_commit_request(&mut self, round: u32) -> Vec<GuestEffect<G>> {
        let Some(seat) = self
            .seat
            .filter(|_| self.has_update && round > 0 && round >= self.record.round)
        else {
            return self.strike();
        };
        let mut heard = Vec::new();
        if round > self.record.round {
            let bound = self.record.seals.is_some();
            if bound && !self.record.anew {
                return vec![GuestEffect::ProtocolViolation];
            }
            self.record.start_round(round);
            self.commitment = None;
            heard.push(self.save_commitment());
        }
        self.record.whole |= self.record.seals.is_none();
        let seal = self.record.seed_share().commitment(seat);
        heard.push(GuestEffect::Send(to_json(
            &FromGuest::<G::Action>::Commit { round, seal },
        )));
        heard
    }

    /// All seals are there. Ours must be among them, and no others come later. Our part is opened when they are kept: who
    /// then closes the line and begins again finds us bound.
    pub(super) fn on_commitments(&mut self, seals: Vec<(Seat, Bytes32)>) -> Vec<GuestEffect<G>> {
        let Some(seat) = self
            .seat
            .filter(|_| self.has_update && self.record.round > 0)
        else {
            return self.strike();
        };
        let part = self.record.seed_share();
        let known = self.record.seals.as_ref();
        let ours = seals.contains(&(seat, part.commitment(seat)));
        if !ours || known.is_some_and(|known| *known != seals) {
            return vec![GuestEffect::ProtocolViolation];
        }
        self.record.seals = Some(seals);
        let reveal = self.reveal();
        reveal
            .map(|reveal| GuestEffect::SaveThenReveal(self.record.clone(), reveal))
            .into_iter()
            .collect()
    }

    /// The message that opens our part, while the match is not dealt by what all sealed: for the one who has kept that.
    #[must_use]
    pub fn reveal(&self) -> Option<String> {
        let (round, part) = (self.record.round, self.record.seed_share());
        let sealed = self.has_update && self.record.seals.is_some() && !self.record.dealt;
        sealed.then(|| to_json(&FromGuest::<G::Action>::Reveal { round, part }))
    }

    /// The match has the seed of these seals. If they are others than those that we know, there was another deal. A match
    /// that was told before they were made is not dealt without us.
    pub(super) fn on_seed_in_force(
        &mut self,
        round: u32,
        seals: &[(Seat, Bytes32)],
    ) -> Vec<GuestEffect<G>> {
        match &self.record.seals {
            None if self.has_update && self.record.flaw.is_none() => {
                vec![GuestEffect::ProtocolViolation]
            }
            None => {
                self.absent = true;
                self.record.round = self.record.round.max(round);
                self.record_failure(ProofFailure::Absent)
            }
            Some(known) if known == seals && round == self.record.round => {
                self.redealt = !std::mem::replace(&mut self.record.dealt, true);
                vec![self.save_commitment()]
            }
            Some(_) => vec![GuestEffect::ProtocolViolation],
        }
    }

    /// What was in the seals. Who does not know the seals cannot prove it.
    pub(super) fn on_reveals(&mut self, parts: &[(Seat, Bytes32)]) -> Vec<GuestEffect<G>> {
        let Some(seals) = self.record.seals.as_ref() else {
            return if self.record.flaw.is_some() {
                Vec::new()
            } else {
                vec![GuestEffect::ProtocolViolation]
            };
        };
        match SeedCommitment::from_reveals(seals, parts, self.record.whole)
            .filter(|_| self.record.dealt)
        {
            Some(oath) => {
                self.commitment = Some(oath.clone());
                vec![GuestEffect::SeedRevealed(oath)]
            }
            None => vec![GuestEffect::ProtocolViolation],
        }
    }

    /// Whether play may have come so far: until the seed of all is in force nothing is played.
    pub(super) fn is_progress_allowed(&mut self, entries: usize) -> bool {
        let first = *self.start.get_or_insert(entries);
        self.record.dealt || self.record.flaw.is_some() || entries == first
    }
}
