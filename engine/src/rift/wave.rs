//! A detonation that is being resolved: the mines that detonate together, the sides chosen so far,
//! and the continuation of play.

use super::mine::MineSet;
use super::options::MAX_SHIPS;
use super::ship::{ShipId, Side};
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Maximum number of choices in one detonation. From 26 of the spaces around a ship a blast reaches
/// more than one of its sides: four squares on each of two lines in three planes, and the spaces
/// above and below `[RIFT-13.10]` `[RIFT-13.11]`.
pub const MAX_SIDE_CHOICES: usize = 26 * MAX_SHIPS;

/// Number of sides in one 64-bit word.
const SIDES_PER_WORD: usize = 32;
/// Number of words for all sides.
const WORD_COUNT: usize = MAX_SIDE_CHOICES.div_ceil(SIDES_PER_WORD);
/// Number of words that are always serialized; further ones only if enough sides are chosen.
const FIXED_WORDS: usize = 2;
/// Number of serialized elements that are always present.
const FIXED_ELEMENTS: usize = 4 + FIXED_WORDS;

/// The continuation of play after a detonation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum AfterDetonation {
    /// The turn continues.
    #[default]
    Orders,
    /// A warp jump continues for this number of squares `[RIFT-9.4]`.
    Warp(u8),
    /// The turn ends `[RIFT-5.11]`.
    End,
}

/// Mines that detonate together, and the sides chosen so far `[RIFT-13.14]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wave {
    pub mines: MineSet,
    /// Sides chosen so far, two bits each, in the order in which the owners are asked.
    pub sides: [u64; WORD_COUNT],
    /// Number of sides chosen.
    pub chosen: u16,
    /// Ship that struck the mine, and the side that it hit; `None` if the mine was not struck
    /// `[RIFT-13.7]`.
    pub struck: Option<(ShipId, Side)>,
    /// Part of the turn that continues after the detonation.
    pub after: AfterDetonation,
}

impl Wave {
    /// Returns the side of choice `n`.
    #[must_use]
    pub const fn side(&self, n: usize) -> Side {
        let word = self.sides[n / SIDES_PER_WORD % WORD_COUNT];
        Side::ALL[(word >> (2 * (n % SIDES_PER_WORD)) & 3) as usize]
    }

    /// Adds the answer to the next choice.
    pub const fn choose(&mut self, side: Side) {
        let n = self.chosen as usize;
        self.sides[n / SIDES_PER_WORD % WORD_COUNT] |= (side as u64) << (2 * (n % SIDES_PER_WORD));
        self.chosen = self.chosen.saturating_add(1);
    }

    /// Returns the number of words that are serialized for this number of chosen sides.
    fn serialized_words(chosen: u16) -> usize {
        usize::from(chosen)
            .div_ceil(SIDES_PER_WORD)
            .clamp(FIXED_WORDS, WORD_COUNT)
    }
}

impl Serialize for Wave {
    /// The additional words come last, so that states with few sides keep their earlier serialized
    /// form.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (always, more) = self.sides.split_at(FIXED_WORDS);
        let more = more
            .iter()
            .take(Self::serialized_words(self.chosen) - FIXED_WORDS);
        let mut row = serializer.serialize_tuple(FIXED_ELEMENTS + more.len())?;
        row.serialize_element(&self.mines)?;
        for word in always {
            row.serialize_element(word)?;
        }
        row.serialize_element(&self.chosen)?;
        row.serialize_element(&self.struck)?;
        row.serialize_element(&self.after)?;
        for word in more {
            row.serialize_element(word)?;
        }
        row.end()
    }
}

impl<'de> Deserialize<'de> for Wave {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_tuple(FIXED_ELEMENTS + WORD_COUNT - FIXED_WORDS, WaveVisitor)
    }
}

struct WaveVisitor;

impl<'de> Visitor<'de> for WaveVisitor {
    type Value = Wave;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a detonation")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut row: A) -> Result<Wave, A::Error> {
        let mut wave = Wave {
            mines: next(&mut row)?,
            ..Wave::default()
        };
        for word in wave.sides.iter_mut().take(FIXED_WORDS) {
            *word = next(&mut row)?;
        }
        wave.chosen = next(&mut row)?;
        wave.struck = next(&mut row)?;
        wave.after = next(&mut row)?;
        if usize::from(wave.chosen) > MAX_SIDE_CHOICES {
            return Err(A::Error::custom("more sides than questions"));
        }
        let serialized_words = Wave::serialized_words(wave.chosen);
        for word in wave
            .sides
            .iter_mut()
            .take(serialized_words)
            .skip(FIXED_WORDS)
        {
            *word = next(&mut row)?;
        }
        Ok(wave)
    }
}

fn next<'de, T: Deserialize<'de>, A: SeqAccess<'de>>(row: &mut A) -> Result<T, A::Error> {
    row.next_element()?
        .ok_or_else(|| A::Error::custom("the list is too short"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a detonation in which this number of sides is chosen, never the first side.
    fn chosen(sides: usize) -> Wave {
        let mut wave = Wave {
            mines: MineSet::singleton(5),
            struck: Some((ShipId(3), Side::Back)),
            after: AfterDetonation::Warp(2),
            ..Wave::default()
        };
        (0..sides).for_each(|n| wave.choose(Side::ALL[1 + n % 3]));
        wave
    }

    #[test]
    fn a_wave_stores_the_maximum_number_of_sides() {
        let wave = chosen(MAX_SIDE_CHOICES);
        let stored = (0..MAX_SIDE_CHOICES).map(|n| wave.side(n));
        assert!(stored.eq((0..MAX_SIDE_CHOICES).map(|n| Side::ALL[1 + n % 3])));
    }

    #[test]
    fn waves_with_up_to_64_sides_keep_their_binary_form() {
        for sides in [0, 1, 32, 64] {
            let wave = chosen(sides);
            let before = (
                1u64 << 5,
                [wave.sides[0], wave.sides[1]],
                sides as u8,
                wave.struck,
                wave.after,
            );
            let bytes = postcard::to_allocvec(&wave).expect("plain numbers");
            assert_eq!(bytes, postcard::to_allocvec(&before).expect("the same"));
            assert_eq!(postcard::from_bytes::<Wave>(&bytes).ok(), Some(wave));
        }
    }

    #[test]
    fn waves_with_many_sides_round_trip_and_too_many_are_refused() {
        for sides in [65, 97, MAX_SIDE_CHOICES] {
            let wave = chosen(sides);
            let bytes = postcard::to_allocvec(&wave).expect("plain numbers");
            assert_eq!(postcard::from_bytes::<Wave>(&bytes).ok(), Some(wave));
            let text = serde_json::to_string(&wave).expect("plain numbers");
            assert_eq!(serde_json::from_str::<Wave>(&text).ok(), Some(wave));
        }
        let mut wave = chosen(MAX_SIDE_CHOICES);
        wave.chosen += 1;
        let bytes = postcard::to_allocvec(&wave).expect("plain numbers");
        assert!(postcard::from_bytes::<Wave>(&bytes).is_err());
    }
}
