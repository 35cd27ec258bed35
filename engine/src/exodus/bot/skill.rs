//! The skill of each bot level: how well it judges and how far it looks ahead.

use crate::bots::Level;
use crate::chance::Chance;

/// How well a seat judges positions and how much it searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Weight of the threat of other fleets, in 256ths.
    pub heed: i32,
    /// Boldness: the weight of gains in fights, in 256ths.
    pub dare: i32,
    /// Upper bound of the random error in judging answers, in sixtieths of a victory point.
    pub blur: u32,
    /// Upper bound of the random error in judging destinations of ships, in sixtieths of a victory
    /// point.
    pub haze: u32,
    /// Whether it evaluates as few options as possible, for playouts.
    pub quick: bool,
    /// Random number that selects the errors of this decision.
    pub lot: u32,
    /// Turns after this one that playouts cover.
    pub further: u8,
    /// Nodes that playouts may spend on an important decision; 0 for no lookahead.
    pub budget: u32,
}

/// The skill of all seats in playouts.
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
    /// Returns the skill of a level.
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

    /// Returns the skill with newly drawn errors for one decision.
    #[must_use]
    pub fn for_decision(self, lots: &mut impl Chance) -> Self {
        Self {
            lot: lots.pick(1 << 16),
            ..self
        }
    }

    /// Returns the skill scaled to the number of seats: playouts take longer with more of them.
    #[must_use]
    pub const fn for_seat_count(self, seats: u8) -> Self {
        Self {
            budget: self.budget * 2 / if seats > 2 { seats as u32 } else { 2 },
            further: if seats > 3 { 0 } else { self.further },
            ..self
        }
    }

    /// Returns the error in judging an answer; it is the same throughout a decision.
    #[must_use]
    pub const fn error(&self, what: u32, place: u32) -> i32 {
        hashed_error(self.lot, what, place, self.blur)
    }

    /// Returns the error in judging a ship's destination.
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
