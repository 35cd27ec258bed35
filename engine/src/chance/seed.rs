//! Seeds: 256 bits that nobody can guess, or a 64-bit number in older games, in lessons and for
//! seeds that a person enters.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::fmt;

/// The source of all random outcomes of a game.
///
/// ```
/// use engine::chance::Seed;
///
/// let seed = Seed::from(31);
/// assert_eq!(seed.to_string(), "000000000000001f");
/// assert_eq!(Seed::parse("1f"), Some(seed));
/// assert_eq!(Seed::parse("not hexadecimal"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seed {
    /// A 64-bit number.
    Number(u64),
    /// 256 bits.
    Bytes([u8; 32]),
}

impl Default for Seed {
    fn default() -> Self {
        Self::Number(0)
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<[u8; 32]> for Seed {
    fn from(bytes: [u8; 32]) -> Self {
        Self::Bytes(bytes)
    }
}

impl Seed {
    /// Reads a seed as it is displayed: 64 hexadecimal digits, or up to 16 for a number.
    #[must_use]
    pub fn parse(digits: &str) -> Option<Self> {
        if digits.len() < 64 {
            return u64::from_str_radix(digits, 16).ok().map(Self::Number);
        }
        if digits.len() > 64 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            let pair = digits.get(2 * at..2 * at + 2)?;
            *byte = u8::from_str_radix(pair, 16).ok()?;
        }
        Some(Self::Bytes(bytes))
    }

    /// Folds the seed into a number, for streams that are only named after it, such as those of
    /// bots.
    ///
    /// ```
    /// use engine::chance::Seed;
    ///
    /// assert_eq!(Seed::Number(7).to_u64(), 7);
    /// assert_eq!(Seed::Bytes([1; 32]).to_u64(), 0);
    /// ```
    #[must_use]
    pub fn to_u64(self) -> u64 {
        match self {
            Self::Number(number) => number,
            Self::Bytes(bytes) => bytes
                .chunks(8)
                .map(|word| {
                    word.iter()
                        .fold(0, |number, &byte| number << 8 | u64::from(byte))
                })
                .fold(0, |all, word| all ^ word),
        }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number:016x}"),
            Self::Bytes(bytes) => bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

/// Reads a whole number, or a text of up to 16 or exactly 64 hexadecimal digits.
impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seed = match Value::deserialize(deserializer)? {
            Value::Number(number) => number.as_u64().map(Self::Number),
            Value::String(digits) => Self::parse(&digits),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
        };
        seed.ok_or_else(|| {
            D::Error::custom(
                "a seed is a whole number, up to 16 hexadecimal digits, or 64 hexadecimal digits",
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Chance, SeededRng};

    #[test]
    fn a_displayed_seed_parses_to_the_same_seed() {
        let mut bytes = [7; 32];
        bytes[31] = 0xAB;
        for seed in [Seed::Number(0), Seed::Number(u64::MAX), Seed::Bytes(bytes)] {
            assert_eq!(Seed::parse(&seed.to_string()), Some(seed));
        }
        assert_eq!(Seed::parse("1f"), Some(Seed::Number(31)));
        for wrong in ["", "x", &"0".repeat(65), &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(Seed::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_seed_bit_changes_the_numbers_and_outputs_are_pinned() {
        let rolls = |seed: Seed| {
            let mut chance = SeededRng::new(seed, 1);
            (0..8).map(|_| chance.pick(1000)).collect::<Vec<_>>()
        };
        let first = rolls(Seed::Bytes([0; 32]));
        for bit in 0..256 {
            let mut bytes = [0; 32];
            bytes[bit / 8] = 1 << (bit % 8);
            assert_ne!(rolls(Seed::Bytes(bytes)), first, "bit {bit}");
        }
        assert_ne!(rolls(Seed::Number(0)), first);
        // Pinned to the output of ChaCha8 with these bytes as its key.
        let seed = Seed::Bytes(std::array::from_fn(|byte_index| byte_index as u8));
        let dice = |stream| {
            let mut chance = SeededRng::new(seed, stream);
            (0..8).map(|_| chance.die(6)).collect::<Vec<_>>()
        };
        assert_eq!(dice(0), [4, 3, 3, 2, 1, 2, 6, 5]);
        assert_eq!(dice(1), [6, 5, 4, 4, 3, 1, 4, 2]);
    }
}
