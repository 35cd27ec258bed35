//! The host's side of the shared seed: first all commitments, then all shares. A match has one such
//! round. Commitments stay valid when guests come and go; another round needs the consent of all
//! seats.

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
    share_commitments: BTreeMap<u8, Bytes32>,
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
    /// the match keeps the seed of its deal.
    pub fn set_commitment(&mut self, record: CommitmentRecord, commitment: Option<SeedCommitment>) {
        self.record = Some(record);
        self.commitment = commitment;
    }

    /// Returns whether nobody may act yet, because the shared seed is not in force.
    #[must_use]
    pub fn is_waiting_for_seed(&self, session: &Session<G>) -> bool {
        let lacks_seed =
            self.record.is_some() && self.commitment.is_none() && !self.guest_seats.is_empty();
        lacks_seed && session.is_untouched()
    }

    /// Returns whether the match started without a shared seed.
    pub(super) fn has_begun_without_seed(&self, session: &Session<G>) -> bool {
        self.commitment.is_none() && (self.record.is_none() || !session.is_untouched())
    }

    /// Returns the effects that store the changed record.
    fn save_commitment(&self) -> Effects<G> {
        let record = self.record.clone().map(HostEffect::SaveCommitment);
        record.into_iter().collect()
    }

    /// Asks everybody for a commitment once all guests are present. Commitments that were already
    /// sent stay as they are.
    pub(super) fn request_commitments(&mut self, session: &Session<G>) -> Effects<G> {
        let is_ready = !self.is_missing()
            && self.is_waiting_for_seed(session)
            && self.pending_commitment.is_none();
        let Some(record) = self.record.as_mut().filter(|_| is_ready) else {
            return Vec::new();
        };
        record.round = record.round.max(1);
        let (round, own_share) = (record.round, record.seed_share());
        let Some(share_commitments) = &record.share_commitments else {
            record.has_full_seed = true;
            let share_commitment = own_share.commitment(self.host_seat);
            self.round = CommitRound::default();
            self.round
                .share_commitments
                .insert(self.host_seat.0, share_commitment);
            return self.send_commit_request(round);
        };
        self.round.parts.insert(self.host_seat.0, own_share);
        let guest_seats = self.guest_seats.iter().map(|guest_seat| guest_seat.seat);
        let present_seats = guest_seats.fold(SeatSet::singleton(self.host_seat), SeatSet::with);
        if share_commitments
            .iter()
            .fold(SeatSet::NONE, |all, (seat, _)| all.with(*seat))
            == present_seats
        {
            self.send_commit_request(round)
        } else {
            // The present players differ from those who committed.
            self.propose_redeal(session)
        }
    }

    /// Asks every guest for a commitment of this round.
    fn send_commit_request(&mut self, round: u32) -> Effects<G> {
        for (peer, _) in self.seated() {
            let connection = self.connections.entry(peer).or_default();
            connection.awaited_commitments = connection.awaited_commitments.saturating_add(1);
        }
        self.broadcast(&FromHost::Swear { round })
    }

    /// Handles a guest's commitment, one for each request. When all have arrived they are sent out
    /// and cannot change any more. A commitment of an earlier round is too late.
    pub(super) fn on_commitment(
        &mut self,
        (peer, seat): (Peer, Seat),
        round: u32,
        share_commitment: Bytes32,
        session: &Session<G>,
    ) -> Effects<G> {
        let awaited_commitments = self
            .connections
            .get_mut(&peer)
            .map(|connection| &mut connection.awaited_commitments);
        let Some(awaited_commitments) =
            awaited_commitments.filter(|awaited_commitments| **awaited_commitments > 0)
        else {
            return self.strike(peer);
        };
        *awaited_commitments -= 1;
        let party_count = self.guest_seats.len() + 1;
        let is_open = self.commitment.is_none() && self.pending_commitment.is_none();
        let Some(record) = self
            .record
            .as_mut()
            .filter(|record| is_open && record.round == round)
        else {
            return Vec::new();
        };
        if let Some(share_commitments) = &record.share_commitments {
            if !share_commitments.contains(&(seat, share_commitment)) {
                // The guest has lost its share, which the others rely on.
                return self.propose_redeal(session);
            }
            let share_commitments = share_commitments.clone();
            return vec![send::<G>(peer, &FromHost::Seals { share_commitments })];
        }
        self.round
            .share_commitments
            .insert(seat.0, share_commitment);
        if self.round.share_commitments.len() < party_count {
            return Vec::new();
        }
        let share_commitments = listed(&self.round.share_commitments);
        record.share_commitments = Some(share_commitments.clone());
        self.round
            .parts
            .insert(self.host_seat.0, record.seed_share());
        let mut effects = self.save_commitment();
        effects.extend(self.broadcast(&FromHost::Seals { share_commitments }));
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
        let is_open = self.commitment.is_none() && self.pending_commitment.is_none();
        let Some(record) = self
            .record
            .as_ref()
            .filter(|record| is_open && record.round == round)
        else {
            return Vec::new();
        };
        let share_commitments = record.share_commitments.clone().unwrap_or_default();
        if !share_commitments.contains(&(seat, part.commitment(seat))) {
            return self.strike(peer);
        }
        self.round.parts.insert(seat.0, part);
        if self.round.parts.len() < share_commitments.len() {
            return Vec::new();
        }
        self.pending_commitment = SeedCommitment::from_reveals(
            &share_commitments,
            &listed(&self.round.parts),
            record.has_full_seed,
        );
        let begin = self
            .pending_commitment
            .as_ref()
            .map(|commitment| HostEffect::Begin(commitment.seed()));
        begin.into_iter().collect()
    }

    /// Returns whether the match cannot start, because a new deal that it needs was rejected.
    #[must_use]
    pub fn is_stuck(&self) -> bool {
        let lacks_seed = self.commitment.is_none() && self.pending_commitment.is_none();
        lacks_seed && self.is_redeal_refused && self.vote.is_none() && !self.is_missing()
    }

    /// Proposes the new deal again, on the request of a user at the host's screen.
    pub fn propose_redeal_again(&mut self, session: &Session<G>) -> Effects<G> {
        if !self.is_stuck() || !self.is_waiting_for_seed(session) {
            return Vec::new();
        }
        self.is_redeal_refused = false;
        self.propose_redeal(session)
    }

    /// Asks everybody, including the host's own players, whether the match may be dealt again. A
    /// missing guest is asked when it returns.
    fn propose_redeal(&mut self, session: &Session<G>) -> Effects<G> {
        if self.vote.is_some() || self.is_redeal_refused || self.is_missing() {
            return Vec::new();
        }
        let guests: SeatSet = self.seated().into_iter().map(|(_, seat)| seat).collect();
        let asked = guests.with(self.host_seat);
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
        if let Some(record) = &mut self.record {
            record.start_round(record.round.saturating_add(1));
        }
        (self.pending_commitment, self.commitment) = (None, None);
        self.is_redeal_refused = false;
        let mut effects = self.save_commitment();
        effects.extend(self.request_commitments(session));
        effects
    }

    /// Announces that the match has started again with the shared seed, as soon as this is true.
    pub(super) fn confirm_seed(&mut self, session: &Session<G>) -> Effects<G> {
        let Some(commitment) = self.pending_commitment.take() else {
            return Vec::new();
        };
        if session.seed() != commitment.seed() {
            let is_untouched = session.is_untouched();
            self.pending_commitment = Some(commitment).filter(|_| is_untouched);
            return Vec::new();
        }
        if let Some(record) = &mut self.record {
            record.is_dealt = true;
        }
        self.round = CommitRound::default();
        self.commitment = Some(commitment.clone());
        let mut effects = self.save_commitment();
        for (peer, _) in self.seated() {
            effects.extend(self.send_seed(peer));
        }
        effects.push(HostEffect::SeedRevealed(commitment));
        effects
    }

    /// Sends a guest the commitments and the shares. In a game with hidden information the seed
    /// reveals everything, so the shares are sent only at the end.
    pub(super) fn send_seed(&self, peer: Peer) -> Effects<G> {
        let (Some(commitment), Some(record)) = (&self.commitment, &self.record) else {
            return Vec::new();
        };
        let (round, share_commitments) = (record.round, commitment.commitments());
        let mut effects = vec![send::<G>(
            peer,
            &FromHost::Sworn {
                round,
                share_commitments,
                keys: self.dealt_keys(),
            },
        )];
        if !G::HAS_SECRETS {
            let parts = commitment.parts.clone();
            effects.push(send::<G>(peer, &FromHost::Parts { parts }));
        }
        effects
    }

    /// Records that the match continues without a shared seed.
    pub(super) fn record_unproven_start(&mut self, session: &Session<G>) -> Effects<G> {
        let has_begun = !self.guest_seats.is_empty() && self.has_begun_without_seed(session);
        let Some(record) = self
            .record
            .as_mut()
            .filter(|record| has_begun && record.failure.is_none())
        else {
            return Vec::new();
        };
        record.record_failure(ProofFailure::Begun);
        self.save_commitment()
    }
}
