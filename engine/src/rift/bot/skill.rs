//! How thoroughly a turn is planned, by level and by how far ahead it lies.

use crate::bots::Level;
use crate::chance::{Chance, SeededRng};

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
    /// How many turns of sixteen are planned without care.
    pub slips: u32,
    /// Whether it asks who profits, where more than two sides fight.
    pub knows_melees: bool,
    /// Whether bars are moved to where the next blow will fall, and mines laid.
    pub keeps_house: bool,
    /// Most plans whose answer is looked at; none for those who do not look ahead.
    pub looks: usize,
}

/// How a turn that is only imagined is planned: the answer, and the turn after it.
pub const PLAYOUT_SKILL: Skill = Skill {
    candidates: 10,
    exits: 1,
    ships: 2,
    enemies: 3,
    spread: 1,
    slips: 0,
    knows_melees: true,
    keeps_house: true,
    looks: 0,
};

/// What plans are misjudged by in a turn that is planned without care: more than most of them
/// differ by.
const CARELESS_ERROR: u32 = 1000;

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
                slips: 5,
                knows_melees: false,
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
                slips: 0,
                knows_melees: true,
                keeps_house: true,
                looks: 0,
            },
            Level::Admiral => Self {
                candidates: 40,
                exits: 3,
                ships: 24,
                enemies: 6,
                spread: 3,
                slips: 0,
                knows_melees: true,
                keeps_house: true,
                looks: 10,
            },
        }
    }

    /// The skill in one decision: as it is, or, now and then, without care for what the enemy
    /// can do next.
    #[must_use]
    pub fn for_decision(self, lots: &mut BotRng) -> Self {
        if self.slips == 0 || lots.0.pick(16) >= self.slips {
            return self;
        }
        Self {
            spread: CARELESS_ERROR,
            enemies: 0,
            ..self
        }
    }

    /// The places to fire from that each of several ships may try.
    #[must_use]
    pub const fn candidates_per_ship(&self, ships: usize) -> usize {
        let share = self.candidates * 2 / (1 + ships);
        if share > 4 { share } else { 4 }
    }
}

/// A bot's own chance.
#[derive(Clone, Debug)]
pub struct BotRng(pub SeededRng);

impl BotRng {
    /// What a plan is misjudged by: 0 to just below `spread`.
    pub fn noise(&mut self, spread: u32) -> i32 {
        self.0.pick(spread) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_ensign_forgets_its_care_now_and_then() {
        for (level, fewest, most) in [
            (Level::Ensign, 260, 370),
            (Level::Captain, 0, 0),
            (Level::Admiral, 0, 0),
        ] {
            let careless = (0..1000).filter(|seed| {
                let mut lots = BotRng(SeededRng::new(*seed, 0));
                Skill::of(level).for_decision(&mut lots).spread == CARELESS_ERROR
            });
            let count = careless.count();
            assert!((fewest..=most).contains(&count), "{level:?}: {count}");
        }
    }
}
