//! How thoroughly a turn is planned, by level and by how far ahead it lies.

use crate::bots::Level;
use crate::chance::{Chance, Seeded};

/// How thoroughly a turn is planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Most places to fire from that are followed to the end of the turn.
    pub candidates: usize,
    /// In how many places each of them may end.
    pub exits: usize,
    /// Most own ships that are planned for.
    pub ships: usize,
    /// Most enemies whose reach is charted: the nearest.
    pub enemies: usize,
    /// Plans are misjudged by up to so much.
    pub spread: u32,
    /// Whether bars are moved to where the next blow will fall, and mines laid.
    pub keeps_house: bool,
    /// Most plans whose answer is looked at; none for those who do not look ahead.
    pub looks: usize,
}

/// How a turn that is only imagined is planned: the answer, and the turn after it.
pub const IMAGINED: Skill = Skill {
    candidates: 10,
    exits: 1,
    ships: 2,
    enemies: 3,
    spread: 1,
    keeps_house: true,
    looks: 0,
};

impl Skill {
    /// The skill of a level.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Ensign => Self {
                candidates: 6,
                exits: 1,
                ships: 24,
                enemies: 1,
                spread: 260,
                keeps_house: false,
                looks: 0,
            },
            Level::Captain => Self {
                candidates: 24,
                exits: 1,
                ships: 24,
                enemies: 6,
                // So little that only plans as good as equal change places, and no two matches
                // are alike.
                spread: 6,
                keeps_house: true,
                looks: 0,
            },
            Level::Admiral => Self {
                candidates: 40,
                exits: 3,
                ships: 24,
                enemies: 6,
                spread: 3,
                keeps_house: true,
                looks: 10,
            },
        }
    }

    /// The places to fire from that each of several ships may try.
    #[must_use]
    pub const fn share(&self, ships: usize) -> usize {
        let share = self.candidates * 2 / (1 + ships);
        if share > 4 { share } else { 4 }
    }
}

/// A bot's own chance.
#[derive(Clone, Debug)]
pub struct Lots(pub Seeded);

impl Lots {
    /// What a plan is misjudged by: 0 to just below `spread`.
    pub fn noise(&mut self, spread: u32) -> i32 {
        self.0.pick(spread) as i32
    }
}
