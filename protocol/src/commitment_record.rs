//! What a browser keeps of the chance that all made together, so that who comes back can still prove it: its secret, the
//! seals, how far it was told, and why nothing can be proven any more.

use super::seed_commitment::{Bytes32, SeedCommitment};
use super::view_fingerprint;
use engine::game::{Game, Seat, Status, Viewer};
use engine::session::{PositionId, Session};
use serde::{Deserialize, Serialize};

/// Why a match cannot be verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ProofFailure {
    /// It had begun before everybody had sealed a part of its chance.
    Begun,
    /// This browser was not there when the parts were sealed, or has lost what it knew of them.
    Absent,
    /// What this browser had been told was changed while its line was down.
    Changed,
    /// It is over, but nobody has told all of it.
    Untold,
    /// It is over, but the parts were not opened.
    Unopened,
    /// Its chance is not what the parts make of it.
    Chance,
}

impl ProofFailure {
    /// The phrase key of the sentence that a player reads.
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

/// What was told last: after so many entries, with the last link of their chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChainHead {
    /// How many entries.
    pub entries: u32,
    /// The hash of the last of them with all before it.
    pub link: Bytes32,
}

/// What a browser keeps of the making of a seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CommitmentRecord {
    /// What its parts are made from.
    pub secret: Bytes32,
    /// Which deal it is: 1, and one more for every deal that everybody agreed to.
    pub round: u32,
    /// What everybody sealed. Once it is there no other is accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seals: Option<Vec<(Seat, Bytes32)>>,
    /// Whether the match was dealt by them.
    #[serde(default)]
    pub dealt: bool,
    /// Whether all agreed to another deal that was not begun yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub anew: bool,
    /// What was told last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<ChainHead>,
    /// What the seat saw first of the deal, and after how many entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<(u32, u64)>,
    /// Whether the seed has 256 bits; those of older pages had 64.
    #[serde(default)]
    pub whole: bool,
    /// Why nothing can be proven any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flaw: Option<ProofFailure>,
}

impl CommitmentRecord {
    /// The vow of somebody who has promised nothing yet.
    #[must_use]
    pub const fn new(secret: Bytes32) -> Self {
        Self {
            secret,
            round: 0,
            seals: None,
            dealt: false,
            anew: false,
            head: None,
            first: None,
            whole: true,
            flaw: None,
        }
    }

    /// The vow of a match whose parts are known from a page that kept nothing else of it.
    #[must_use]
    pub fn from_legacy(secret: Bytes32, oath: Option<&SeedCommitment>) -> Self {
        let seals = oath.map(SeedCommitment::commitments);
        Self {
            round: u32::from(seals.is_some()),
            dealt: seals.is_some(),
            whole: oath.is_none_or(|oath| oath.whole),
            seals,
            ..Self::new(secret)
        }
    }

    /// Our part in the seed.
    #[must_use]
    pub fn seed_share(&self) -> Bytes32 {
        self.secret.derive_for_round(self.round)
    }

    /// Everybody has agreed to another deal: what was sealed counts for nothing.
    pub fn start_round(&mut self, round: u32) {
        *self = Self {
            round,
            head: self.head,
            flaw: self.flaw,
            ..Self::new(self.secret)
        };
    }

    /// Notes why nothing can be proven. The first reason stays, unless it was innocent and what was told is changed now.
    pub const fn record_failure(&mut self, flaw: ProofFailure) {
        let stays = match self.flaw {
            None => false,
            Some(ProofFailure::Begun | ProofFailure::Absent) => {
                !matches!(flaw, ProofFailure::Changed)
            }
            Some(_) => true,
        };
        if !stays {
            self.flaw = Some(flaw);
        }
    }
}

/// What may be known of whether the chance of a match is what all made together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofStatus {
    /// It is not over, and nothing speaks against it.
    Open,
    /// It is as everybody sealed it.
    Proven,
    /// It cannot be verified, and why.
    Unproven(ProofFailure),
}

/// What the answer of [`ProofInputs::prove`] depends on: while these are equal, so is the answer.
///
/// A match that was told in part has as many entries as the whole match that replaces it at the end, so that the number
/// of entries does not tell the two apart.
#[derive(Clone, PartialEq, Debug)]
pub struct ProofInputs {
    oath: Option<SeedCommitment>,
    sealed: bool,
    flaw: Option<ProofFailure>,
    position: PositionId,
    whole: bool,
    over: bool,
}

impl ProofInputs {
    /// The inputs for a match, what was opened and what is kept of it.
    #[must_use]
    pub fn of<G: Game>(
        oath: Option<&SeedCommitment>,
        vow: Option<&CommitmentRecord>,
        session: &Session<G>,
    ) -> Self {
        Self {
            oath: oath.cloned(),
            sealed: vow.is_some_and(|vow| vow.dealt),
            flaw: vow.and_then(|vow| vow.flaw),
            position: session.position_id(),
            whole: !session.is_partial(),
            over: matches!(session.status(), Status::Over(_)),
        }
    }

    /// Whether the match is over and proven to be as everybody sealed it, and if not, why.
    #[must_use]
    pub fn prove<G: Game>(&self, session: &Session<G>) -> ProofStatus {
        if let Some(flaw) = self.flaw {
            return ProofStatus::Unproven(flaw);
        }
        if !self.over {
            return ProofStatus::Open;
        }
        match &self.oath {
            _ if !self.whole => ProofStatus::Unproven(ProofFailure::Untold),
            None if self.sealed => ProofStatus::Unproven(ProofFailure::Unopened),
            None => ProofStatus::Unproven(ProofFailure::Begun),
            Some(oath) if oath.proves(session) => ProofStatus::Proven,
            Some(_) => ProofStatus::Unproven(ProofFailure::Chance),
        }
    }
}

/// Whether the seat saw this first, when so many entries of the whole match were played.
pub fn matches_first_view<G: Game>(
    whole: &Session<G>,
    seat: Seat,
    (entries, print): (u32, u64),
) -> bool {
    let entries = entries as usize;
    let view = whole.view_at(entries, Viewer::Seat(seat));
    view.is_some_and(|view| view_fingerprint::<G>(entries, &view) == print)
}
