//! The stored record of the shared seed of a match, with which a browser can verify the match after
//! a reload: its secret, all commitments, how much of the log it received, and the reason if the
//! match cannot be verified.

use super::action_signature::{MatchId, PublicKey, SigningKey};
use super::match_signatures::{MatchSignatures, SignatureProof};
use super::seed_commitment::{Bytes32, SeedCommitment};
use super::view_fingerprint;
use engine::game::{Game, Seat, Status, Viewer};
use engine::session::{PositionId, Session};
use serde::{Deserialize, Serialize};

/// The reason why the randomness of a match cannot be verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ProofFailure {
    /// The match started before everybody had committed to a share of its seed.
    Begun,
    /// This browser was absent when the commitments were made, or has lost them.
    Absent,
    /// Entries that this browser had received were changed while it was disconnected.
    Changed,
    /// The match is over, but this browser has not received all entries.
    Untold,
    /// The match is over, but the shares were not revealed.
    Unopened,
    /// The shares do not produce the random results of the match.
    Chance,
}

impl ProofFailure {
    /// Returns the key of the phrase that explains the failure to the player.
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Begun => "direct-unproven-begun",
            Self::Absent => "direct-unproven-absent",
            Self::Changed => "direct-unproven-changed",
            Self::Untold => "direct-unproven-untold",
            Self::Unopened => "direct-unproven-unopened",
            Self::Chance => "direct-unproven-chance",
        }
    }
}

/// The end of the log that was received last, as the number of its entries and the last link of
/// their hash chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChainHead {
    /// The number of entries.
    pub entries: u32,
    /// The hash of the last entry together with all entries before it.
    pub link: Bytes32,
}

/// The data that a browser stores about the shared seed of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CommitmentRecord {
    /// The secret from which the shares are derived.
    pub secret: Bytes32,
    /// The number of the deal: 1, and one more for every new deal that everybody agreed to.
    pub round: u32,
    /// The commitments of all seats. Once they are set, no other list is accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "seals")]
    pub share_commitments: Option<Vec<(Seat, Bytes32)>>,
    /// The keys that were known when the match was dealt, as they were received first. No other list
    /// is accepted later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keys: Option<Vec<(Seat, PublicKey)>>,
    /// Whether the match was dealt with the seed of these commitments.
    #[serde(default)]
    #[serde(rename = "dealt")]
    pub is_dealt: bool,
    /// Whether everybody agreed to a new deal that has not started yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[serde(rename = "anew")]
    pub is_redeal_agreed: bool,
    /// The end of the log that was received last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<ChainHead>,
    /// The first view that the seat received of the deal: the number of entries and the fingerprint
    /// of the view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<(u32, u64)>,
    /// Whether the seed has 256 bits; older versions made seeds of 64 bits.
    #[serde(default)]
    #[serde(rename = "whole")]
    pub has_full_seed: bool,
    /// The reason why the match cannot be verified any more; `None` if it can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "flaw")]
    pub failure: Option<ProofFailure>,
}

impl CommitmentRecord {
    /// Creates the record of a seat that has not committed to anything yet.
    #[must_use]
    pub const fn new(secret: Bytes32) -> Self {
        Self {
            secret,
            round: 0,
            share_commitments: None,
            keys: None,
            is_dealt: false,
            is_redeal_agreed: false,
            head: None,
            first: None,
            has_full_seed: true,
            failure: None,
        }
    }

    /// Creates the record of a match that an older version stored, of which only the shares are
    /// known.
    #[must_use]
    pub fn from_legacy(secret: Bytes32, commitment: Option<&SeedCommitment>) -> Self {
        let share_commitments = commitment.map(SeedCommitment::commitments);
        Self {
            round: u32::from(share_commitments.is_some()),
            is_dealt: share_commitments.is_some(),
            has_full_seed: commitment.is_none_or(|commitment| commitment.has_full_seed),
            share_commitments,
            ..Self::new(secret)
        }
    }

    /// Returns this seat's share of the seed in the current round.
    #[must_use]
    pub fn seed_share(&self) -> Bytes32 {
        self.secret.derive_for_round(self.round)
    }

    /// Returns the public key with which this seat signs its actions.
    #[must_use]
    pub fn public_key(&self) -> PublicKey {
        SigningKey::derive(self.secret).public_key()
    }

    /// Checks the signatures of a whole match that is over, as far as they were received. A browser that
    /// does not know the commitments of the deal cannot.
    #[must_use]
    pub fn check_signatures<G: Game>(
        &self,
        signatures: Option<&MatchSignatures>,
        session: &Session<G>,
    ) -> SignatureProof {
        let keys = self.keys.as_deref().filter(|keys| !keys.is_empty());
        match (keys, &self.share_commitments, signatures) {
            (None, ..) | (_, None, _) => SignatureProof::Unused,
            (Some(_), Some(_), None) => SignatureProof::Withheld,
            (Some(keys), Some(commitments), Some(signatures)) => {
                signatures.summarize(MatchId::of(commitments), session, Some(keys))
            }
        }
    }

    /// Starts a new round that everybody agreed to, which invalidates earlier commitments.
    pub fn start_round(&mut self, round: u32) {
        *self = Self {
            round,
            head: self.head,
            failure: self.failure,
            ..Self::new(self.secret)
        };
    }

    /// Records the reason why the match cannot be verified. The first reason stays, except that
    /// [`ProofFailure::Changed`] replaces a failure without a culprit.
    pub const fn record_failure(&mut self, failure: ProofFailure) {
        let keeps_existing = match self.failure {
            None => false,
            Some(ProofFailure::Begun | ProofFailure::Absent) => {
                !matches!(failure, ProofFailure::Changed)
            }
            Some(_) => true,
        };
        if !keeps_existing {
            self.failure = Some(failure);
        }
    }
}

/// The result of verifying the randomness of a match against the commitments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofStatus {
    /// The match is not over, and there is no failure so far.
    Open,
    /// The random results follow from the committed shares.
    Proven,
    /// The match cannot be verified, for this reason.
    Unproven(ProofFailure),
}

/// All inputs of [`ProofInputs::prove`]: equal inputs give equal results.
///
/// A partial session has as many entries as the full match that replaces it at the end, so the
/// number of entries alone does not distinguish them.
#[derive(Clone, PartialEq, Debug)]
pub struct ProofInputs {
    commitment: Option<SeedCommitment>,
    is_dealt: bool,
    failure: Option<ProofFailure>,
    position: PositionId,
    has_full_seed: bool,
    is_over: bool,
}

impl ProofInputs {
    /// Collects the inputs from a match, the revealed shares, and the stored record.
    #[must_use]
    pub fn of<G: Game>(
        commitment: Option<&SeedCommitment>,
        record: Option<&CommitmentRecord>,
        session: &Session<G>,
    ) -> Self {
        Self {
            commitment: commitment.cloned(),
            is_dealt: record.is_some_and(|record| record.is_dealt),
            failure: record.and_then(|record| record.failure),
            position: session.position_id(),
            has_full_seed: !session.is_partial(),
            is_over: matches!(session.status(), Status::Over(_)),
        }
    }

    /// Verifies the match if it is over, and otherwise returns the reason why it cannot be
    /// verified.
    #[must_use]
    pub fn prove<G: Game>(&self, session: &Session<G>) -> ProofStatus {
        if let Some(failure) = self.failure {
            return ProofStatus::Unproven(failure);
        }
        if !self.is_over {
            return ProofStatus::Open;
        }
        match &self.commitment {
            _ if !self.has_full_seed => ProofStatus::Unproven(ProofFailure::Untold),
            None if self.is_dealt => ProofStatus::Unproven(ProofFailure::Unopened),
            None => ProofStatus::Unproven(ProofFailure::Begun),
            Some(commitment) if commitment.proves(session) => ProofStatus::Proven,
            Some(_) => ProofStatus::Unproven(ProofFailure::Chance),
        }
    }
}

/// Returns whether the seat's first view had this fingerprint after this number of entries of the
/// full match.
pub fn matches_first_view<G: Game>(
    whole: &Session<G>,
    seat: Seat,
    (entries, print): (u32, u64),
) -> bool {
    let entries = entries as usize;
    let view = whole.view_at(entries, Viewer::Seat(seat));
    view.is_some_and(|view| view_fingerprint::<G>(entries, &view) == print)
}
