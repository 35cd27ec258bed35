//! The planning depth of the bot, by level.

use crate::bots::Level;
use crate::chance::Chance;

/// The depth and accuracy of planning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Weight of danger from the enemy's next turn, in 256ths.
    pub heed: i32,
    /// Weight of possible attacks next turn, in 256ths.
    pub prospect: i32,
    /// Cost of each hex of distance to the nearest target.
    pub distance: i32,
    /// Number of plans that are kept for each unit.
    pub plans: usize,
    /// Upper bound of the random error in the value of a card.
    pub spread: u32,
    /// Upper bound of the error in the value of a move or attack; it is constant within a decision.
    pub blur: u32,
    /// Random number of the decision, from which these errors are derived.
    pub lot: u32,
    /// Weight of the value of cards kept in hand, in 16ths.
    pub thrift: i32,
    /// Number of playouts for each answer to a small question.
    pub trials: u32,
    /// Number of player-turns after the current one that playouts include.
    pub further: u8,
    /// Number of variants in which a turn is planned.
    pub moods: u8,
    /// Node limit for the playouts of an important decision; 0 for levels that do not use them.
    pub budget: u32,
}

/// The skill of turns that are planned in playouts.
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
    /// Returns the skill of a level.
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

    /// Returns the skill for one decision, with a new random number.
    #[must_use]
    pub fn for_decision(self, lots: &mut impl Chance) -> Self {
        Self {
            lot: lots.pick(1 << 16),
            ..self
        }
    }

    /// Returns the error in a value; it is the same throughout a decision.
    #[must_use]
    pub const fn error(&self, what: usize, place: usize) -> i32 {
        if self.blur == 0 {
            return 0;
        }
        let mixed = (self.lot ^ (what as u32 * 31 + place as u32) << 8).wrapping_mul(0x9e37_79b1);
        ((mixed >> 12) % self.blur) as i32
    }
}
