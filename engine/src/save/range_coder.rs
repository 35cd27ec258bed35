//! A range coder, which writes numbers in as few bits as their probability requires.
//!
//! A number out of `n` equally likely ones costs `log2 n` bits, fractions included; a bit that is
//! nearly always the same costs a small fraction of a bit. Writer and reader must ask for the same
//! numbers in the same order. Reading never fails: zeros follow the end of the data, and the
//! checksum of the whole code detects damage.

use crate::chance::Chance;

/// The lower limit of the range; below it, the range is extended by one byte.
const MIN_RANGE: u32 = 1 << 24;
/// The maximum number of outcomes of one step; larger numbers take several steps.
const MAX_TOTAL: u32 = 1 << 16;
/// The denominator of probabilities.
const PROBABILITY_SCALE: u32 = 1 << 12;

/// The probability that a bit is zero, learned from previous bits.
#[derive(Clone, Copy, Debug)]
pub struct BitModel {
    /// Probability of a zero bit, in parts of [`PROBABILITY_SCALE`].
    zero_probability: u16,
    /// The number of bits that the model has learned from, up to [`Self::SETTLED`].
    learned_bits: u8,
}

impl BitModel {
    /// A model in which both bits are equally likely.
    pub const EVEN: Self = Self {
        zero_probability: (PROBABILITY_SCALE / 2) as u16,
        learned_bits: 0,
    };

    /// A model in which the bit is nearly always zero.
    pub const ZERO: Self = Self {
        zero_probability: (PROBABILITY_SCALE - PROBABILITY_SCALE / 32) as u16,
        learned_bits: Self::SETTLED,
    };

    /// After this many bits each further bit moves the probability by a sixteenth of the distance.
    const SETTLED: u8 = 3;

    /// Returns the part of the range for `bit`: its start and its width.
    const fn part(self, bit: bool) -> (u32, u32) {
        let zero = self.zero_probability as u32;
        if bit {
            (zero, PROBABILITY_SCALE - zero)
        } else {
            (0, zero)
        }
    }

    /// Moves the probability toward `bit`: by half of the distance at first, later by less. It
    /// never reaches 0 or 1.
    const fn learn(&mut self, bit: bool) {
        let shift_width = self.learned_bits + 1;
        if bit {
            self.zero_probability -= self.zero_probability >> shift_width;
        } else {
            self.zero_probability +=
                (PROBABILITY_SCALE as u16 - self.zero_probability) >> shift_width;
        }
        if self.learned_bits < Self::SETTLED {
            self.learned_bits += 1;
        }
    }
}

/// Writes numbers and bits.
#[derive(Debug)]
pub struct RangeEncoder {
    bytes: Vec<u8>,
    low: u32,
    range: u32,
}

impl RangeEncoder {
    /// Creates an encoder without output.
    pub const fn new() -> Self {
        Self {
            bytes: Vec::new(),
            low: 0,
            range: u32::MAX,
        }
    }

    fn step(&mut self, start: u32, size: u32, total: u32) {
        self.range /= total;
        let (low, carry) = self.low.overflowing_add(start * self.range);
        self.low = low;
        if carry {
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
        self.range *= size;
        while self.range < MIN_RANGE {
            self.bytes.push((self.low >> 24) as u8);
            self.low <<= 8;
            self.range <<= 8;
        }
    }

    /// Writes `value`, one of `0..n`; writes nothing for a value out of range.
    pub fn number(&mut self, value: u32, n: u32) {
        if n < 2 || value >= n {
            return;
        }
        let last = n - 1;
        if last >= MAX_TOTAL {
            self.step(value / MAX_TOTAL, 1, last / MAX_TOTAL + 1);
            self.step(value % MAX_TOTAL, 1, MAX_TOTAL);
        } else {
            self.step(value, 1, n);
        }
    }

    /// Writes a bit and learns from it.
    pub fn bit(&mut self, encode_bit: bool, model: &mut BitModel) {
        let (start, size) = model.part(encode_bit);
        self.step(start, size, PROBABILITY_SCALE);
        model.learn(encode_bit);
    }

    /// Writes a number of any size; small numbers are short.
    pub fn count(&mut self, value: u64) {
        let bits = u64::BITS - value.leading_zeros();
        self.number(bits, u64::BITS + 1);
        for bit_index in (0..bits.saturating_sub(1)).rev() {
            self.number((value >> bit_index & 1) as u32, 2);
        }
    }

    /// Returns the bytes, without zeros at the end.
    pub fn finish(mut self) -> Vec<u8> {
        // It is enough to write the number in the range with the most trailing zero bits.
        let high = self.low.checked_add(self.range - 1);
        let shortest = (0..u32::BITS).rev().find_map(|zeros| {
            let round = self.low.checked_add((1u32 << zeros) - 1)? >> zeros << zeros;
            high.is_none_or(|high| round <= high).then_some(round)
        });
        self.low = shortest.unwrap_or(self.low);
        self.bytes.extend(self.low.to_be_bytes());
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

/// Reads what a [`RangeEncoder`] wrote.
#[derive(Debug)]
pub struct RangeDecoder<'a> {
    bytes: std::slice::Iter<'a, u8>,
    code: u32,
    range: u32,
}

impl<'a> RangeDecoder<'a> {
    /// Reads `bytes` from the start.
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut reader = Self {
            bytes: bytes.iter(),
            code: 0,
            range: u32::MAX,
        };
        (0..4).for_each(|_| reader.shift());
        reader
    }

    fn shift(&mut self) {
        let next = self.bytes.next().copied().unwrap_or(0);
        self.code = self.code << 8 | u32::from(next);
    }

    /// Returns the value of the next step in `0..total`.
    fn target(&mut self, total: u32) -> u32 {
        self.range /= total;
        (self.code / self.range).min(total - 1)
    }

    fn step(&mut self, start: u32, size: u32) {
        self.code -= start * self.range;
        self.range *= size;
        while self.range < MIN_RANGE {
            self.shift();
            self.range <<= 8;
        }
    }

    fn narrow(&mut self, n: u32) -> u32 {
        let value = self.target(n);
        self.step(value, 1);
        value
    }

    /// Reads one of `0..n`.
    pub fn number(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        let last = n - 1;
        if last >= MAX_TOTAL {
            let high = self.narrow(last / MAX_TOTAL + 1);
            let low = self.narrow(MAX_TOTAL);
            (high * MAX_TOTAL + low).min(last)
        } else {
            self.narrow(n)
        }
    }

    /// Reads a bit and learns from it.
    pub fn decode_bit(&mut self, model: &mut BitModel) -> bool {
        let bit = self.target(PROBABILITY_SCALE) >= model.part(true).0;
        let (start, size) = model.part(bit);
        self.step(start, size);
        model.learn(bit);
        bit
    }

    /// Reads a number of any size.
    pub fn count(&mut self) -> u64 {
        let bits = self.number(u64::BITS + 1);
        let first = u64::from(bits > 0);
        (1..bits).fold(first, |value, _| value << 1 | u64::from(self.number(2)))
    }
}

impl Chance for RangeDecoder<'_> {
    fn pick(&mut self, n: u32) -> u32 {
        self.number(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::SeededRng;

    #[test]
    fn written_numbers_are_read_back() {
        for seed in 0..200 {
            let mut chance = SeededRng::new(seed, 0);
            let numbers: Vec<(u32, u32)> = (0..chance.pick(60))
                .map(|_| {
                    let n = chance.pick(u32::MAX) >> chance.pick(32);
                    (chance.pick(n), n)
                })
                .collect();
            let mut writer = RangeEncoder::new();
            let mut model = BitModel::ZERO;
            for &(value, n) in &numbers {
                writer.number(value, n);
                writer.bit(value % 5 == 0, &mut model);
                writer.count(u64::from(value) * u64::from(n));
            }
            let bytes = writer.finish();
            let mut reader = RangeDecoder::new(&bytes);
            let mut model = BitModel::ZERO;
            for &(value, n) in &numbers {
                assert_eq!(reader.number(n), value, "of {n}");
                assert_eq!(reader.decode_bit(&mut model), value % 5 == 0);
                assert_eq!(reader.count(), u64::from(value) * u64::from(n));
            }
        }
    }

    #[test]
    fn carries_propagate_through_all_earlier_bytes() {
        let mut writer = RangeEncoder::new();
        (0..400).for_each(|_| writer.number(2, 3));
        writer.number(2, 3);
        let bytes = writer.finish();
        let mut reader = RangeDecoder::new(&bytes);
        assert!((0..401).all(|_| reader.number(3) == 2));
    }

    #[test]
    fn encoded_size_matches_the_probabilities() {
        let mut writer = RangeEncoder::new();
        (0..800).for_each(|value| writer.number(value % 32, 32));
        assert!((500..502).contains(&writer.finish().len()));
        let mut writer = RangeEncoder::new();
        let mut model = BitModel::ZERO;
        (0..800).for_each(|_| writer.bit(false, &mut model));
        assert!(writer.finish().len() < 10);
        assert!(RangeEncoder::new().finish().is_empty());
    }

    #[test]
    fn arbitrary_bytes_can_be_decoded() {
        for seed in 0..200 {
            let mut chance = SeededRng::new(seed, 1);
            let bytes: Vec<u8> = (0..40).map(|_| chance.pick(256) as u8).collect();
            let mut reader = RangeDecoder::new(&bytes);
            let mut model = BitModel::EVEN;
            for _ in 0..100 {
                let n = chance.pick(u32::MAX) >> chance.pick(32);
                assert!(reader.number(n) < n.max(1));
                reader.decode_bit(&mut model);
                reader.count();
            }
        }
    }
}
