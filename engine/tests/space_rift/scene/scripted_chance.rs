//! A chance source with scripted dice and seeded card draws.

use engine::chance::{Chance, SeededRng};
use std::collections::VecDeque;

/// Scripted dice. Every draw other than a six-sided die comes from a seed.
#[derive(Clone, Debug)]
pub struct ScriptedChance {
    dice: VecDeque<u32>,
    seeded: SeededRng,
    allows_unscripted: bool,
}

impl ScriptedChance {
    /// Creates a source without scripted dice.
    pub fn new() -> Self {
        Self {
            dice: VecDeque::new(),
            seeded: SeededRng::new(1, 0),
            allows_unscripted: false,
        }
    }

    /// Adds dice: `SQ TR CI BL ST RA` for battle dice, `1` to `6` for others.
    pub fn add(&mut self, text: &str) {
        let faces = ["SQ", "TR", "CI", "BL", "ST", "RA"];
        for word in text.split_whitespace() {
            let face = faces.iter().position(|face| *face == word);
            let number = || word.parse::<usize>().ok()?.checked_sub(1);
            let value = face
                .or_else(number)
                .unwrap_or_else(|| panic!("no die {word}"));
            self.dice.push_back(value as u32);
        }
    }

    /// Lets dice that are not scripted come from the seed from now on.
    pub fn allow_unscripted(&mut self) {
        self.allows_unscripted = true;
    }

    /// Returns whether all scripted dice were used.
    pub fn is_spent(&self) -> bool {
        self.dice.is_empty()
    }
}

impl Chance for ScriptedChance {
    fn pick(&mut self, n: u32) -> u32 {
        match (n, self.dice.pop_front()) {
            (6, Some(value)) => value,
            (6, None) if !self.allows_unscripted => panic!("a die that is not written"),
            (_, Some(value)) => {
                self.dice.push_front(value);
                self.seeded.pick(n)
            }
            (_, None) => self.seeded.pick(n),
        }
    }
}
