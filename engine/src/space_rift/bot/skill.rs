//! How thoroughly a level plans.

use crate::bots::Level;
use crate::chance::Chance;

/// How thoroughly a turn is planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Heed that is paid to what the enemy can do next, in 256ths.
    pub heed: i32,
    /// How much what could be struck next turn counts now, in 256ths.
    pub prospect: i32,
    /// What a hex takes that is missing to the next target.
    pub distance: i32,
    /// Plans of a unit that are kept.
    pub plans: usize,
    /// Cards are misjudged by up to so much.
    pub spread: u32,
    /// Moves and attacks are misjudged by up to so much, by lots drawn for a decision.
    pub blur: u32,
    /// These lots.
    pub lot: u32,
    /// How dear the cards are that stay in the hand, in 16ths.
    pub thrift: i32,
    /// Trials of each answer to a small question.
    pub trials: u32,
    /// Player-turns after this one that are looked at.
    pub further: u8,
    /// In how many ways a turn is planned.
    pub moods: u8,
    /// Nodes that may be spent on looking ahead from a great decision; none who does not.
    pub budget: u32,
}

/// How turns are planned that are only imagined.
pub const PLAYOUT_SKILL: Skill = Skill {
    heed: 128,
    prospect: 50,
    distance: 7,
    plans: 6,
    spread: 24,
    blur: 0,
    lot: 0,
    thrift: 8,
    trials: 0,
    further: 1,
    moods: 1,
    budget: 0,
};

impl Skill {
    /// The skill of a level.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Ensign => Self {
                heed: 0,
                plans: 4,
                spread: 400,
                blur: 150,
                thrift: 0,
                trials: 2,
                ..PLAYOUT_SKILL
            },
            Level::Captain => Self {
                plans: 10,
                spread: 6,
                trials: 64,
                ..PLAYOUT_SKILL
            },
            Level::Admiral => Self {
                plans: 10,
                spread: 3,
                trials: 128,
                moods: 3,
                budget: 60_000,
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

    /// By how much something is misjudged; the same in all of a decision.
    #[must_use]
    pub const fn error(&self, what: usize, place: usize) -> i32 {
        if self.blur == 0 {
            return 0;
        }
        let mixed = (self.lot ^ (what as u32 * 31 + place as u32) << 8).wrapping_mul(0x9e37_79b1);
        ((mixed >> 12) % self.blur) as i32
    }
}
