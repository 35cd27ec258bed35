//! How thoroughly a level plans.

use crate::bots::Level;
use crate::chance::Chance;

/// How thoroughly a seat plans.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Answers are misjudged by up to so much, in hundredths of an encounter.
    pub blur: u32,
    /// How often dice are imagined for an answer that rolls.
    pub tries: u8,
    /// Positions that a plan of movement looks at.
    pub paths: u16,
    /// Lots that say how answers are misjudged.
    pub lot: u32,
    /// Rounds after this one that are looked at.
    pub further: u8,
    /// Nodes that may be spent on looking ahead from a great decision; none who does not.
    pub budget: u32,
}

/// How seats plan that are only imagined.
pub const PLAYOUT_SKILL: Skill = Skill {
    blur: 0,
    tries: 2,
    paths: 40,
    lot: 0,
    further: 0,
    budget: 0,
};

impl Skill {
    /// The skill of a level.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Ensign => Self {
                blur: 120,
                tries: 2,
                paths: 30,
                ..PLAYOUT_SKILL
            },
            Level::Captain => Self {
                tries: 6,
                paths: 240,
                ..PLAYOUT_SKILL
            },
            Level::Admiral => Self {
                tries: 6,
                paths: 240,
                further: 1,
                budget: 5_000,
                ..PLAYOUT_SKILL
            },
        }
    }

    /// The skill in one decision.
    #[must_use]
    pub fn for_decision(self, lots: &mut impl Chance) -> Self {
        Self {
            lot: lots.pick(1 << 16),
            ..self
        }
    }

    /// By how much an answer is misjudged; the same in all of a decision.
    #[must_use]
    pub const fn error(&self, what: u32) -> i32 {
        if self.blur == 0 {
            return 0;
        }
        let mixed = (self.lot ^ (what << 8)).wrapping_mul(0x9e37_79b1);
        ((mixed >> 12) % self.blur) as i32
    }
}
