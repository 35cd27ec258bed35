//! Commit and reveal for a seed that nobody can choose: everybody commits to a share, then all
//! shares are revealed, and the seed is computed from all of them. A share that does not match its
//! commitment is detected. A player who keeps their share secret until all have committed knows
//! that nobody chose the seed.

use super::hex::{bytes_from_hex, hex_text};
use engine::chance::Seed;
use engine::game::{Game, Seat};
use engine::session::Session;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// 32 bytes: a share of the seed, or the commitment to one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Bytes32(pub [u8; 32]);

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Bytes32 {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Bytes32".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "32 bytes as hexadecimal digits.",
            "type": "string",
            "pattern": "^[0-9a-f]{64}$",
        })
    }
}

impl Bytes32 {
    /// Derives the share of a round from a secret. One share reveals nothing about another.
    #[must_use]
    pub fn derive_for_round(&self, round: u32) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"part");
        hash.update(round.to_be_bytes());
        hash.update(self.0);
        Self(hash.finalize().into())
    }

    /// Returns the commitment to this share for a seat. No other seat can reuse it.
    #[must_use]
    pub fn commitment(&self, seat: Seat) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"seal");
        hash.update([seat.0]);
        hash.update(self.0);
        Self(hash.finalize().into())
    }
}

impl From<Bytes32> for String {
    fn from(part: Bytes32) -> Self {
        hex_text(&part.0)
    }
}

impl TryFrom<String> for Bytes32 {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        bytes_from_hex(&text).map(Self)
    }
}

/// All shares of a seed, in the order of the seats.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeedCommitment {
    /// Each seat with its share.
    pub parts: Vec<(Seat, Bytes32)>,
    /// Whether the seed has all 256 bits; older versions made seeds of 64 bits.
    #[serde(default)]
    #[serde(rename = "whole")]
    pub has_full_seed: bool,
}

impl SeedCommitment {
    /// Matches shares with commitments and determines whether they give a seed of 256 bits. Returns
    /// `None` if a share does not match its commitment.
    #[must_use]
    pub fn from_reveals(
        share_commitments: &[(Seat, Bytes32)],
        parts: &[(Seat, Bytes32)],
        has_full_seed: bool,
    ) -> Option<Self> {
        let fits = share_commitments.len() == parts.len()
            && share_commitments.iter().zip(parts).all(
                |((seat, share_commitment), (other, part))| {
                    seat == other && part.commitment(*other) == *share_commitment
                },
            );
        fits.then(|| Self {
            parts: parts.to_vec(),
            has_full_seed,
        })
    }

    /// Returns the commitments to these shares.
    #[must_use]
    pub fn commitments(&self) -> Vec<(Seat, Bytes32)> {
        let parts = self.parts.iter();
        parts
            .map(|(seat, part)| (*seat, part.commitment(*seat)))
            .collect()
    }

    /// Returns the seed: the hash of all shares, or its first 64 bits for older versions.
    #[must_use]
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new();
        for (seat, part) in &self.parts {
            hash.update([seat.0]);
            hash.update(part.0);
        }
        let bytes: [u8; 32] = hash.finalize().into();
        if self.has_full_seed {
            return Seed::Bytes(bytes);
        }
        let first = bytes.iter().take(8);
        let number = first.fold(0, |seed, &byte| seed << 8 | u64::from(byte));
        Seed::Number(number)
    }

    /// Returns whether the shares produced the randomness of this match: the match has their seed,
    /// and every random result follows from it.
    #[must_use]
    pub fn proves<G: Game>(&self, session: &Session<G>) -> bool {
        self.parts.len() > 1 && self.seed() == session.seed() && session.is_seeded()
    }
}
