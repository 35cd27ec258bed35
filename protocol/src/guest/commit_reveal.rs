//! The guest's side of the shared seed. It commits to one share per match, reveals it for one list
//! of commitments only, and repeats this only for a new deal that it agreed to.

use super::{Guest, GuestEffect};
use crate::action_signature::PublicKey;
use crate::commitment_record::ProofFailure;
use crate::hash_chain::HashChain;
use crate::message::{FromGuest, to_json};
use crate::seed_commitment::{Bytes32, SeedCommitment};
use engine::game::{Game, Seat};

impl<G: Game> Guest<G> {
    /// Returns the effect that stores the changed record.
    pub(super) fn save_commitment(&self) -> GuestEffect<G> {
        GuestEffect::SaveCommitment(self.record.clone())
    }

    /// Records that the match cannot be verified any more.
    pub(super) fn record_failure(&mut self, failure: ProofFailure) -> Vec<GuestEffect<G>> {
        if self.record.failure.is_some() {
            return Vec::new();
        }
        self.record.record_failure(failure);
        vec![self.save_commitment()]
    }

    /// Handles the assignment of a seat. A match that started without a shared seed, as the host
    /// says, cannot get one.
    pub(super) fn on_welcome(
        &mut self,
        seat: Seat,
        token: String,
        has_begun: bool,
    ) -> Vec<GuestEffect<G>> {
        self.seat = Some(seat);
        self.chain = HashChain::new(seat);
        self.has_begun = has_begun;
        if has_begun && self.record.is_dealt {
            return vec![GuestEffect::ProtocolViolation];
        }
        let mut effects = vec![GuestEffect::Seated(seat, token)];
        if has_begun {
            effects.extend(self.record_failure(ProofFailure::Begun));
        }
        effects
    }

    /// Handles the request for a commitment, for the known deal or for a new deal that the guest
    /// agreed to. A host that received more commitments could choose among deals. A request before
    /// the match counts as invalid, because the commitment could not be stored with the match.
    pub(super) fn on_commit_request(&mut self, round: u32) -> Vec<GuestEffect<G>> {
        let Some(seat) = self
            .seat
            .filter(|_| self.has_update && round > 0 && round >= self.record.round)
        else {
            return self.strike();
        };
        let mut effects = Vec::new();
        if round > self.record.round {
            let is_bound = self.record.share_commitments.is_some();
            if is_bound && !self.record.is_redeal_agreed {
                return vec![GuestEffect::ProtocolViolation];
            }
            self.record.start_round(round);
            self.commitment = None;
            effects.push(self.save_commitment());
        }
        self.record.has_full_seed |= self.record.share_commitments.is_none();
        let share_commitment = self.record.seed_share().commitment(seat);
        effects.push(GuestEffect::Send(to_json(
            &FromGuest::<G::Action>::Commit {
                round,
                share_commitment,
            },
        )));
        effects
    }

    /// Handles the list of all commitments. The guest's own must be among them, and no other list
    /// is accepted later. The share is revealed only after the list is stored, so that closing the
    /// connection does not release the guest from it.
    pub(super) fn on_commitments(
        &mut self,
        share_commitments: Vec<(Seat, Bytes32)>,
    ) -> Vec<GuestEffect<G>> {
        let Some(seat) = self
            .seat
            .filter(|_| self.has_update && self.record.round > 0)
        else {
            return self.strike();
        };
        let part = self.record.seed_share();
        let known = self.record.share_commitments.as_ref();
        let is_own_included = share_commitments.contains(&(seat, part.commitment(seat)));
        if !is_own_included || known.is_some_and(|known| *known != share_commitments) {
            return vec![GuestEffect::ProtocolViolation];
        }
        self.record.share_commitments = Some(share_commitments);
        let reveal = self.reveal();
        reveal
            .map(|reveal| GuestEffect::SaveThenReveal(self.record.clone(), reveal))
            .into_iter()
            .collect()
    }

    /// Returns the message that reveals the guest's share, unless the match is already dealt with
    /// the shared seed. Call it only after the record is stored.
    #[must_use]
    pub fn reveal(&self) -> Option<String> {
        let (round, part) = (self.record.round, self.record.seed_share());
        let can_reveal =
            self.has_update && self.record.share_commitments.is_some() && !self.record.is_dealt;
        can_reveal.then(|| to_json(&FromGuest::<G::Action>::Reveal { round, part }))
    }

    /// Handles the message that the match is dealt with the seed of these commitments. If the guest
    /// knows other commitments, the host dealt again. A match that was received before the
    /// commitments cannot be dealt without this guest.
    pub(super) fn on_seed_in_force(
        &mut self,
        round: u32,
        share_commitments: &[(Seat, Bytes32)],
        keys: Option<Vec<(Seat, PublicKey)>>,
    ) -> Vec<GuestEffect<G>> {
        if !self.accepts_keys(share_commitments, keys) {
            return vec![GuestEffect::ProtocolViolation];
        }
        match &self.record.share_commitments {
            None if self.has_update && self.record.failure.is_none() => {
                vec![GuestEffect::ProtocolViolation]
            }
            None => {
                self.has_unknown_commitments = true;
                self.record.round = self.record.round.max(round);
                self.record.record_failure(ProofFailure::Absent);
                vec![self.save_commitment()]
            }
            Some(known) if known == share_commitments && round == self.record.round => {
                self.is_redealt = !std::mem::replace(&mut self.record.is_dealt, true);
                vec![self.save_commitment()]
            }
            Some(_) => vec![GuestEffect::ProtocolViolation],
        }
    }

    /// Handles the revealed shares. A guest that does not know the commitments cannot verify them.
    pub(super) fn on_reveals(&mut self, parts: &[(Seat, Bytes32)]) -> Vec<GuestEffect<G>> {
        let Some(share_commitments) = self.record.share_commitments.as_ref() else {
            return if self.record.failure.is_some() {
                Vec::new()
            } else {
                vec![GuestEffect::ProtocolViolation]
            };
        };
        match SeedCommitment::from_reveals(share_commitments, parts, self.record.has_full_seed)
            .filter(|_| self.record.is_dealt)
        {
            Some(commitment) => {
                self.commitment = Some(commitment.clone());
                vec![GuestEffect::SeedRevealed(commitment)]
            }
            None => vec![GuestEffect::ProtocolViolation],
        }
    }

    /// Returns whether the match may have this many entries: no action is played before the shared
    /// seed is in force. A spectator knows nothing of the seed.
    pub(super) fn is_progress_allowed(&mut self, entries: usize) -> bool {
        if self.watching.is_some() {
            return true;
        }
        let first = *self.start.get_or_insert(entries);
        self.record.is_dealt || self.record.failure.is_some() || entries == first
    }
}
