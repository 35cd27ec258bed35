//! The first byte of a share code, which tells codes of one format from another, and the seed in it.

use super::SaveError;
use super::range::{Reader, Writer};
use crate::chance::Seed;

/// The number of the format of games that were dealt.
const DEALT: u8 = 1;
/// The number of the format of games that began in a position.
const PLACED: u8 = 2;
/// The same two with a seed of 256 bits; those of the first two are numbers.
const WHOLE_DEALT: u8 = 3;
const WHOLE_PLACED: u8 = 4;
/// Numbers beyond are none that a format will ever have: what begins with them is no code.
const FORMATS: u8 = 32;

/// The number of the format of a game with this seed that began in a position or was dealt.
pub const fn format(placed: bool, seed: Seed) -> u8 {
    match (placed, seed) {
        (false, Seed::Short(_)) => DEALT,
        (true, Seed::Short(_)) => PLACED,
        (false, Seed::Whole(_)) => WHOLE_DEALT,
        (true, Seed::Whole(_)) => WHOLE_PLACED,
    }
}

/// Whether a game of this format began in a position, and whether its seed has 256 bits.
pub fn kind(format: Option<u8>) -> Result<(bool, bool), SaveError> {
    match format {
        Some(DEALT) => Ok((false, false)),
        Some(PLACED) => Ok((true, false)),
        Some(WHOLE_DEALT) => Ok((false, true)),
        Some(WHOLE_PLACED) => Ok((true, true)),
        Some(found) if found > WHOLE_PLACED && found < FORMATS => Err(SaveError::Newer {
            found: u32::from(found),
            known: u32::from(WHOLE_PLACED),
        }),
        Some(_) | None => Err(SaveError::NotASave),
    }
}

/// Writes a seed, whose kind the format tells.
pub fn write_seed(seed: Seed, writer: &mut Writer) {
    match seed {
        Seed::Short(number) => writer.count(number),
        Seed::Whole(bytes) => {
            for byte in bytes {
                writer.number(u32::from(byte), 256);
            }
        }
    }
}

/// Reads a seed of 256 bits, or one that is a number.
pub fn read_seed(whole: bool, reader: &mut Reader<'_>) -> Seed {
    if whole {
        // Less than 256 each.
        Seed::Whole(std::array::from_fn(|_| reader.number(256) as u8))
    } else {
        Seed::Short(reader.count())
    }
}
