//! The first byte of a share code, which distinguishes the formats, and the seed.

use super::SaveError;
use super::range_coder::{RangeDecoder, RangeEncoder};
use crate::chance::Seed;

/// The format of games that were dealt.
const DEALT: u8 = 1;
/// The format of games that began in a position.
const PLACED: u8 = 2;
/// The same two formats for seeds of 256 bits; the first two have 64-bit numbers as seeds.
const DEALT_256_BIT: u8 = 3;
const PLACED_256_BIT: u8 = 4;
/// Upper bound of all present and future formats; bytes that start with a larger number are not a
/// code.
const FORMATS: u8 = 32;

/// Returns the format for a game that began in a position or was dealt, with this seed.
pub const fn format_byte(starts_from_position: bool, seed: Seed) -> u8 {
    match (starts_from_position, seed) {
        (false, Seed::Number(_)) => DEALT,
        (true, Seed::Number(_)) => PLACED,
        (false, Seed::Bytes(_)) => DEALT_256_BIT,
        (true, Seed::Bytes(_)) => PLACED_256_BIT,
    }
}

/// Returns whether a game of this format began in a position, and whether its seed has 256 bits.
pub fn parse_format(format: Option<u8>) -> Result<(bool, bool), SaveError> {
    match format {
        Some(DEALT) => Ok((false, false)),
        Some(PLACED) => Ok((true, false)),
        Some(DEALT_256_BIT) => Ok((false, true)),
        Some(PLACED_256_BIT) => Ok((true, true)),
        Some(found) if found > PLACED_256_BIT && found < FORMATS => Err(SaveError::Newer {
            found: u32::from(found),
            known: u32::from(PLACED_256_BIT),
        }),
        Some(_) | None => Err(SaveError::NotASave),
    }
}

/// Writes a seed; the format tells its kind.
pub fn write_seed(seed: Seed, writer: &mut RangeEncoder) {
    match seed {
        Seed::Number(number) => writer.count(number),
        Seed::Bytes(bytes) => {
            for byte in bytes {
                writer.number(u32::from(byte), 256);
            }
        }
    }
}

/// Reads a seed of 256 bits (`is_full`) or a 64-bit number.
pub fn read_seed(is_full: bool, reader: &mut RangeDecoder<'_>) -> Seed {
    if is_full {
        // Each number is below 256.
        Seed::Bytes(std::array::from_fn(|_| reader.number(256) as u8))
    } else {
        Seed::Number(reader.count())
    }
}
