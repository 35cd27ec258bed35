//! How thoroughly a level plans.

use crate::bots::Level;

/// How thoroughly a turn is planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Heed that is paid to what the enemy can do next, in 256ths.
    pub heed: i32,
    /// Plans of a unit that are kept.
    pub plans: usize,
    /// Cards are misjudged by up to so much.
    pub spread: u32,
    /// How dear the cards are that stay in the hand, in 16ths.
    pub thrift: i32,
    /// Trials of each answer to a small question.
    pub trials: u32,
    /// Nodes that may be spent on looking ahead from a great decision; none who does not.
    pub budget: u32,
}

/// How turns are planned that are only imagined.
pub const IMAGINED: Skill = Skill {
    heed: 256,
    plans: 6,
    spread: 24,
    thrift: 8,
    trials: 0,
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
                thrift: 0,
                trials: 3,
                budget: 0,
            },
            Level::Captain => Self {
                heed: 256,
                plans: 10,
                spread: 6,
                thrift: 8,
                trials: 16,
                budget: 0,
            },
            Level::Admiral => Self {
                heed: 256,
                plans: 10,
                spread: 3,
                thrift: 8,
                trials: 24,
                budget: 60_000,
            },
        }
    }
}
