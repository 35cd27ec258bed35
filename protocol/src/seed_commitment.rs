//! Chance that nobody at the table could choose: everybody seals a part, then all parts are opened,
//! and the seed is made of all of them. Who opens another part than was sealed is found out; who
//! kept their own part secret until all were sealed knows that nobody chose the seed.

use engine::chance::Seed;
use engine::game::{Game, Seat};
use engine::session::Session;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// 32 bytes: a part of the seed, or its seal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Bytes32(pub [u8; 32]);

impl Bytes32 {
    /// The part of a round, made from what is kept secret: knowing one tells nothing of another.
    #[must_use]
    pub fn derive_for_round(&self, round: u32) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"part");
        hash.update(round.to_be_bytes());
        hash.update(self.0);
        Self(hash.finalize().into())
    }

    /// The seal of this part for a seat. Another seat cannot pass it off as its own.
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
        part.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl TryFrom<String> for Bytes32 {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err("not 32 bytes");
        }
        for (place, byte) in bytes.iter_mut().enumerate() {
            let digits = text.get(place * 2..place * 2 + 2).unwrap_or_default();
            *byte = u8::from_str_radix(digits, 16).map_err(|_| "not hexadecimal")?;
        }
        Ok(Self(bytes))
    }
}

/// All parts of a seed, in the order of the seats.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeedCommitment {
    /// Whose part it is, and the part.
    pub parts: Vec<(Seat, Bytes32)>,
    /// Whether the seed has all 256 bits; those of older pages had 64.
    #[serde(default)]
    pub whole: bool,
}

impl SeedCommitment {
    /// The parts that belong to these seals, and whether they make a seed of 256 bits; nothing when one of them does not
    /// belong there.
    #[must_use]
    pub fn from_reveals(
        seals: &[(Seat, Bytes32)],
        parts: &[(Seat, Bytes32)],
        whole: bool,
    ) -> Option<Self> {
        let fits = seals.len() == parts.len()
            && seals
                .iter()
                .zip(parts)
                .all(|((seat, seal), (other, part))| {
                    seat == other && part.commitment(*other) == *seal
                });
        fits.then(|| Self {
            parts: parts.to_vec(),
            whole,
        })
    }

    /// The seals of these parts.
    #[must_use]
    pub fn commitments(&self) -> Vec<(Seat, Bytes32)> {
        let parts = self.parts.iter();
        parts
            .map(|(seat, part)| (*seat, part.commitment(*seat)))
            .collect()
    }

    /// The seed: all of the hash of the parts, or of older pages the first 64 bits of it.
    #[must_use]
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new();
        for (seat, part) in &self.parts {
            hash.update([seat.0]);
            hash.update(part.0);
        }
        let bytes: [u8; 32] = hash.finalize().into();
        if self.whole {
            return Seed::Bytes(bytes);
        }
        let first = bytes.iter().take(8);
        let number = first.fold(0, |seed, &byte| seed << 8 | u64::from(byte));
        Seed::Number(number)
    }

    /// Whether the parts made the chance of this match: its seed is theirs, and every die and every
    /// card came from that seed.
    #[must_use]
    pub fn proves<G: Game>(&self, session: &Session<G>) -> bool {
        self.parts.len() > 1 && self.seed() == session.seed() && session.is_seeded()
    }
}
