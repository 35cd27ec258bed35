//! A model for repetitive bytes such as options, in which ship after ship has the same model and
//! the same zeros.
//!
//! After the same two bytes as before, the model predicts the byte that followed then; a correct
//! prediction costs a fraction of a bit. Other bytes are learned bit by bit.

use super::range_coder::{BitModel, RangeDecoder, RangeEncoder};

/// The maximum distance of a prediction, in bytes; it limits the time for any text.
const WINDOW: usize = 512;
/// The number of bytes that must repeat.
const CONTEXT_LENGTH: usize = 2;

/// The previous bytes, and the probabilities learned from them.
#[derive(Debug)]
pub struct ByteModel {
    past: Vec<u8>,
    /// The models for a failed prediction, by the number of correct predictions just before.
    fails: [BitModel; 4],
    correct_streak: usize,
    /// Two trees of bit models: one for bytes after a zero, one for all others.
    trees: [[BitModel; 256]; 2],
}

impl ByteModel {
    /// Creates a model that has seen no bytes.
    pub const fn new() -> Self {
        Self {
            past: Vec::new(),
            fails: [BitModel::EVEN; 4],
            correct_streak: 0,
            trees: [[BitModel::EVEN; 256]; 2],
        }
    }

    /// Returns the byte that followed the last occurrence of the same two bytes.
    fn guess(&self) -> Option<u8> {
        let recent = &self.past[self.past.len().saturating_sub(WINDOW)..];
        let ending = recent.last_chunk::<CONTEXT_LENGTH>()?;
        let before = recent.windows(CONTEXT_LENGTH + 1).rev();
        before
            .filter_map(|window| window.split_last())
            .find_map(|(&next, start)| (start == ending).then_some(next))
    }

    fn learn(&mut self, byte: u8, is_guessed: bool) {
        self.correct_streak = if is_guessed {
            (self.correct_streak + 1).min(3)
        } else {
            0
        };
        self.past.push(byte);
    }

    fn tree(&mut self) -> &mut [BitModel; 256] {
        let after = self.past.last().is_none_or(|&byte| byte == 0);
        &mut self.trees[usize::from(after)]
    }

    /// Writes the next byte.
    pub fn write(&mut self, byte: u8, writer: &mut RangeEncoder) {
        if let Some(guess) = self.guess() {
            writer.bit(guess != byte, &mut self.fails[self.correct_streak]);
            if guess == byte {
                return self.learn(byte, true);
            }
        }
        let tree = self.tree();
        let mut node = 1;
        for bit_index in (0..8).rev() {
            let bit = byte >> bit_index & 1 == 1;
            writer.bit(bit, &mut tree[node & 255]);
            node = node << 1 | usize::from(bit);
        }
        self.learn(byte, false);
    }

    /// Reads the next byte.
    pub fn read(&mut self, reader: &mut RangeDecoder<'_>) -> u8 {
        if let Some(guess) = self.guess()
            && !reader.decode_bit(&mut self.fails[self.correct_streak])
        {
            self.learn(guess, true);
            return guess;
        }
        let tree = self.tree();
        let node = (0..8).fold(1, |node, _| {
            node << 1 | usize::from(reader.decode_bit(&mut tree[node & 255]))
        });
        let byte = (node & 255) as u8;
        self.learn(byte, false);
        byte
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &[u8]) -> Vec<u8> {
        let (mut model, mut writer) = (ByteModel::new(), RangeEncoder::new());
        text.iter().for_each(|&byte| model.write(byte, &mut writer));
        writer.finish()
    }

    #[test]
    fn written_bytes_are_read_back() {
        let all: Vec<u8> = (0..=255).chain((0..=255).rev()).collect();
        for text in [b"".as_slice(), b"rhino", &[0; 900], &all] {
            let bytes = written(text);
            let (mut model, mut reader) = (ByteModel::new(), RangeDecoder::new(&bytes));
            let decoded: Vec<u8> = text.iter().map(|_| model.read(&mut reader)).collect();
            assert_eq!(decoded, text);
        }
    }

    #[test]
    fn repeated_bytes_take_few_bits() {
        let single = written(b"\x05rhino\0\0\0\0\x01").len();
        let repeated = written(&b"\x05rhino\0\0\0\0\x01".repeat(20)).len();
        assert!(
            repeated < single + 40,
            "{single} bytes once, {repeated} twenty times"
        );
    }
}
