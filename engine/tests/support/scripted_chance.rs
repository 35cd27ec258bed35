//! A chance source with scripted dice, and card draws from a script or a seed.

use engine::chance::{Chance, SeededRng};
use std::collections::VecDeque;

/// A chance source with queues of scripted dice and draws.
#[derive(Clone, Debug)]
pub struct ScriptedChance {
    dice: VecDeque<u8>,
    draws: VecDeque<u32>,
    rest: SeededRng,
    allows_unscripted: bool,
}

impl ScriptedChance {
    /// Creates a source without scripted dice.
    pub fn new() -> Self {
        Self {
            dice: VecDeque::new(),
            draws: VecDeque::new(),
            rest: SeededRng::new(1, 0),
            allows_unscripted: false,
        }
    }

    /// Adds dice, such as `5 6 1`.
    pub fn add(&mut self, faces: &str) {
        let faces = faces.split_whitespace();
        self.dice.extend(faces.map(|face| {
            let face = face.parse::<u8>().ok();
            let face = face.filter(|face| (1..=6).contains(face));
            face.expect("a face from 1 to 6")
        }));
    }

    /// Adds draws: each is an index into the set of possible cards, in ascending order.
    pub fn draw(&mut self, indices: &[u32]) {
        self.draws.extend(indices);
    }

    /// Draws dice that are not scripted from the seed from now on, instead of failing.
    pub fn allow_unscripted(&mut self) {
        self.allows_unscripted = true;
    }

    /// Returns whether all scripted dice and draws were used.
    pub fn is_spent(&self) -> bool {
        self.dice.is_empty() && self.draws.is_empty()
    }
}

impl Chance for ScriptedChance {
    fn pick(&mut self, n: u32) -> u32 {
        match self.draws.pop_front() {
            Some(index) => {
                assert!(index < n.max(1), "draw {index} of {n}");
                index
            }
            None => self.rest.pick(n),
        }
    }

    fn die(&mut self, sides: u32) -> u32 {
        match self.dice.pop_front() {
            Some(face) => u32::from(face),
            None if self.allows_unscripted => self.rest.die(sides),
            None => panic!("a die that is not written"),
        }
    }
}
