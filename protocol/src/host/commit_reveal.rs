//! The host's side of the shared seed: first all commitments, then all shares. A match has one such
//! round. Commitments stay valid whoever comes and goes; another round needs everybody's consent.

use super::{Effects, Host, HostEffect, Peer, send};
use crate::commitment_record::{CommitmentRecord, ProofFailure};
use crate::message::FromHost;
use crate::seed_commitment::{Bytes32, SeedCommitment};
use crate::undo_vote::{Proposal, UndoVote};
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, SeatSet};
use engine::session::Session;
use std::collections::BTreeMap;

/// A round of commitments and shares in progress.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CommitRound {
    /// Commitments that were not sent to anybody yet.
    seals: BTreeMap<u8, Bytes32>,
    parts: BTreeMap<u8, Bytes32>,
}

fn listed(parts: &BTreeMap<u8, Bytes32>) -> Vec<(Seat, Bytes32)> {
    let all = parts.iter();
    all.map(|(seat, part)| (Seat(*seat), *part)).collect()
}

impl<G: Game> Host<G>
where
    G::Refusal: RuleRefusal,
{
    /// Sets the stored record of the shared seed, and the shares if they are known. Without a call,
    /// seeds stay as they were dealt.
    pub fn set_commitment(&mut self, vow: CommitmentRecord, oath: Option<SeedCommitment>) {
        self.record = Some(vow);
        self.commitment = oath;
    }

    /// Whether nobody may act yet, because the shared seed is not in force.
    #[must_use]
    pub fn is_waiting_for_seed(&self, session: &Session<G>) -> bool {
        let waits = self.record.is_some() && self.commitment.is_none() && !self.places.is_empty();
        waits && session.is_untouched()
    }

    /// Whether the match started without a shared seed.
    pub(super) fn has_begun_without_seed(&self, session: &Session<G>) -> bool {
        self.commitment.is_none() && (self.record.is_none() || !session.is_untouched())
    }

    /// The effects that store the changed record.
    fn save_commitment(&self) -> Effects<G> {
        let vow = self.record.clone().map(HostEffect::SaveCommitment);
        vow.into_iter().collect()
    }

    /// Asks everybody for a commitment once all guests are present. Commitments that were already
    /// sent stay as they are.
    pub(super) fn request_commitments(&mut self, session: &Session<G>) -> Effects<G> {
        let ready = !self.is_missing()
            && self.is_waiting_for_seed(session)
            && self.pending_commitment.is_none();
        let Some(vow) = self.record.as_mut().filter(|_| ready) else {
            return Vec::new();
        };
        vow.round = vow.round.max(1);
        let (round, own) = (vow.round, vow.seed_share());
        let Some(seals) = &vow.seals else {
            vow.whole = true;
            let seal = own.commitment(self.own);
            self.round = CommitRound::default();
            self.round.seals.insert(self.own.0, seal);
            return self.send_commit_request(round);
        };
        self.round.parts.insert(self.own.0, own);
        let places = self.places.iter().map(|place| place.seat);
        let here = places.fold(SeatSet::only(self.own), SeatSet::with);
        if seals
            .iter()
            .fold(SeatSet::NONE, |all, (seat, _)| all.with(*seat))
            == here
        {
            self.send_commit_request(round)
        } else {
            // Other players are here now than those who committed.
            self.propose_redeal(session)
        }
    }

    /// Asks every guest for a commitment of this round.
    fn send_commit_request(&mut self, round: u32) -> Effects<G> {
        for (peer, _) in self.seated() {
            let caller = self.connections.entry(peer).or_default();
            caller.owed = caller.owed.saturating_add(1);
        }
        self.broadcast(&FromHost::Swear { round })
    }

    /// Handles a guest's commitment, one for each request. When all have arrived they are sent out
    /// and cannot change any more. One of an earlier round is late.
    pub(super) fn on_commitment(
        &mut self,
        (peer, seat): (Peer, Seat),
        round: u32,
        seal: Bytes32,
        session: &Session<G>,
    ) -> Effects<G> {
        let owed = self
            .connections
            .get_mut(&peer)
            .map(|caller| &mut caller.owed);
        let Some(owed) = owed.filter(|owed| **owed > 0) else {
            return self.strike(peer);
        };
        *owed -= 1;
        let all = self.places.len() + 1;
        let open = self.commitment.is_none() && self.pending_commitment.is_none();
        let Some(vow) = self
            .record
            .as_mut()
            .filter(|vow| open && vow.round == round)
        else {
            return Vec::new();
        };
        if let Some(seals) = &vow.seals {
            if !seals.contains(&(seat, seal)) {
                // The guest has lost its share, which the others rely on.
                return self.propose_redeal(session);
            }
            let seals = seals.clone();
            return vec![send::<G>(peer, &FromHost::Seals { seals })];
        }
        self.round.seals.insert(seat.0, seal);
        if self.round.seals.len() < all {
            return Vec::new();
        }
        let seals = listed(&self.round.seals);
        vow.seals = Some(seals.clone());
        self.round.parts.insert(self.own.0, vow.seed_share());
        let mut effects = self.save_commitment();
        effects.extend(self.broadcast(&FromHost::Seals { seals }));
        effects
    }

    /// Handles a guest's share. When all have arrived the seed is computed, unless a share does not
    /// match its commitment.
    pub(super) fn on_reveal(
        &mut self,
        peer: Peer,
        seat: Seat,
        round: u32,
        part: Bytes32,
    ) -> Effects<G> {
        let open = self.commitment.is_none() && self.pending_commitment.is_none();
        let Some(vow) = self
            .record
            .as_ref()
            .filter(|vow| open && vow.round == round)
        else {
            return Vec::new();
        };
        let seals = vow.seals.clone().unwrap_or_default();
        if !seals.contains(&(seat, part.commitment(seat))) {
            return self.strike(peer);
        }
        self.round.parts.insert(seat.0, part);
        if self.round.parts.len() < seals.len() {
            return Vec::new();
        }
        self.pending_commitment =
            SeedCommitment::from_reveals(&seals, &listed(&self.round.parts), vow.whole);
        let begin = self
            .pending_commitment
            .as_ref()
            .map(|oath| HostEffect::Begin(oath.seed()));
        begin.into_iter().collect()
    }

    /// Whether the match cannot start, because a new deal that it needs was rejected.
    #[must_use]
    pub fn is_stuck(&self) -> bool {
        let waits = self.commitment.is_none() && self.pending_commitment.is_none();
        waits && self.refused && self.vote.is_none() && !self.is_missing()
    }

    /// Proposes the new deal again, on the request of a user at the host's screen.
    pub fn propose_redeal_again(&mut self, session: &Session<G>) -> Effects<G> {
        if !self.is_stuck() || !self.is_waiting_for_seed(session) {
            return Vec::new();
        }
        self.refused = false;
        self.propose_redeal(session)
    }

    /// Asks everybody, including the host's own players, whether the match may be dealt again. A
    /// missing guest is asked when it returns.
    fn propose_redeal(&mut self, session: &Session<G>) -> Effects<G> {
        if self.vote.is_some() || self.refused || self.is_missing() {
            return Vec::new();
        }
        let guests: SeatSet = self.seated().into_iter().map(|(_, seat)| seat).collect();
        let asked = guests.with(self.own);
        self.vote = Some(UndoVote::new(
            Proposal::Redeal,
            session.position_id(),
            asked,
        ));
        self.vote_number = self.vote_number.wrapping_add(1);
        let mut effects = self.broadcast(&FromHost::Anew);
        effects.extend([
            HostEffect::VoteStarted(self.vote_number),
            HostEffect::VoteRequested(Proposal::Redeal),
        ]);
        effects
    }

    /// Starts the new deal that everybody agreed to.
    pub(super) fn redeal(&mut self, session: &Session<G>) -> Effects<G> {
        if let Some(vow) = &mut self.record {
            vow.start_round(vow.round.saturating_add(1));
        }
        (self.pending_commitment, self.commitment) = (None, None);
        self.refused = false;
        let mut effects = self.save_commitment();
        effects.extend(self.request_commitments(session));
        effects
    }

    /// Announces that the match has started again with the shared seed, as soon as that is so.
    pub(super) fn confirm_seed(&mut self, session: &Session<G>) -> Effects<G> {
        let Some(oath) = self.pending_commitment.take() else {
            return Vec::new();
        };
        if session.seed() != oath.seed() {
            let untouched = session.is_untouched();
            self.pending_commitment = Some(oath).filter(|_| untouched);
            return Vec::new();
        }
        if let Some(vow) = &mut self.record {
            vow.dealt = true;
        }
        self.round = CommitRound::default();
        self.commitment = Some(oath.clone());
        let mut effects = self.save_commitment();
        for (peer, _) in self.seated() {
            effects.extend(self.send_seed(peer));
        }
        effects.push(HostEffect::SeedRevealed(oath));
        effects
    }

    /// Sends a guest the commitments and the shares. In a game with hidden information the seed
    /// reveals everything, so the shares are sent only at the end.
    pub(super) fn send_seed(&self, peer: Peer) -> Effects<G> {
        let (Some(oath), Some(vow)) = (&self.commitment, &self.record) else {
            return Vec::new();
        };
        let (round, seals) = (vow.round, oath.commitments());
        let mut effects = vec![send::<G>(peer, &FromHost::Sworn { round, seals })];
        if !G::HAS_SECRETS {
            let parts = oath.parts.clone();
            effects.push(send::<G>(peer, &FromHost::Parts { parts }));
        }
        effects
    }

    /// Records that the match goes on without a shared seed.
    pub(super) fn record_unproven_start(&mut self, session: &Session<G>) -> Effects<G> {
        let begun = !self.places.is_empty() && self.has_begun_without_seed(session);
        let Some(vow) = self
            .record
            .as_mut()
            .filter(|vow| begun && vow.flaw.is_none())
        else {
            return Vec::new();
        };
        vow.record_failure(ProofFailure::Begun);
        self.save_commitment()
    }
}
