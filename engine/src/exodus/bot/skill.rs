//! How thoroughly a level plans.

use crate::bots::Level;
use crate::chance::Chance;

/// How thoroughly a seat plans.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Heed that is paid to what others could do to its ships, in 256ths.
    pub heed: i32,
    /// How much it dares: what is won in a fight, in 256ths.
    pub dare: i32,
    /// Answers are misjudged by up to so much, in sixtieths of a victory point.
    pub blur: u32,
    /// Places for ships are misjudged by up to so much.
    pub haze: u32,
    /// Whether it thinks no longer than it must.
    pub quick: bool,
    /// Lots that say how.
    pub lot: u32,
    /// Turns after this one that are looked at.
    pub further: u8,
    /// Nodes that may be spent on looking ahead from a great decision; none who does not.
    pub budget: u32,
}

/// How seats plan that are only imagined.
pub const PLAYOUT_SKILL: Skill = Skill {
    heed: 128,
    dare: 256,
    blur: 14,
    haze: 8,
    quick: true,
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
                heed: 0,
                dare: 300,
                blur: 110,
                haze: 60,
                quick: false,
                ..PLAYOUT_SKILL
            },
            Level::Captain => Self {
                blur: 4,
                haze: 0,
                quick: false,
                ..PLAYOUT_SKILL
            },
            Level::Admiral => Self {
                blur: 0,
                haze: 0,
                quick: false,
                further: 1,
                budget: 24_000,
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

    /// The skill at a table of so many seats: imagined games take longer there.
    #[must_use]
    pub const fn for_seat_count(self, seats: u8) -> Self {
        Self {
            budget: self.budget * 2 / if seats > 2 { seats as u32 } else { 2 },
            further: if seats > 3 { 0 } else { self.further },
            ..self
        }
    }

    /// By how much an answer is misjudged; the same in all of a decision.
    #[must_use]
    pub const fn error(&self, what: u32, place: u32) -> i32 {
        hashed_error(self.lot, what, place, self.blur)
    }

    /// By how much a place for a ship is misjudged.
    #[must_use]
    pub const fn place_error(&self, ship: u32, hex: u32) -> i32 {
        hashed_error(self.lot, ship + 77, hex, self.haze)
    }
}

const fn hashed_error(lot: u32, what: u32, place: u32, most: u32) -> i32 {
    if most == 0 {
        return 0;
    }
    let mixed = (lot ^ ((what * 61 + place) << 8)).wrapping_mul(0x9e37_79b1);
    ((mixed >> 12) % most) as i32
}
