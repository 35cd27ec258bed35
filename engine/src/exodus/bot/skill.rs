//! The skill of each bot level: the quality of its evaluation and its lookahead.

use crate::bots::Level;
use crate::chance::Chance;

/// The quality of a seat's evaluation and the extent of its search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Weight of the threat of other fleets, in 256ths.
    pub threat_weight: i32,
    /// Weight of gains in fights, in 256ths; a bolder bot has a higher weight.
    pub boldness: i32,
    /// Upper bound of the random noise in the value of answers, in sixtieths of a victory point.
    pub answer_noise: u32,
    /// Upper bound of the random noise in the value of destinations of ships, in sixtieths of a
    /// victory point.
    pub move_noise: u32,
    /// Whether the seat evaluates as few options as possible, for playouts.
    pub is_quick: bool,
    /// Random number that selects the noise of this decision.
    pub noise_seed: u32,
    /// Number of turns after the current turn that playouts cover.
    pub extra_turns: u8,
    /// Nodes that playouts may spend on an important decision; 0 for no lookahead.
    pub budget: u32,
}

/// The skill of all seats in playouts.
pub const PLAYOUT_SKILL: Skill = Skill {
    threat_weight: 128,
    boldness: 256,
    answer_noise: 14,
    move_noise: 8,
    is_quick: true,
    noise_seed: 0,
    extra_turns: 0,
    budget: 0,
};

impl Skill {
    /// Returns the skill of a level.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Ensign => Self {
                threat_weight: 0,
                boldness: 300,
                answer_noise: 110,
                move_noise: 60,
                is_quick: false,
                ..PLAYOUT_SKILL
            },
            Level::Captain => Self {
                answer_noise: 4,
                move_noise: 0,
                is_quick: false,
                ..PLAYOUT_SKILL
            },
            Level::Admiral => Self {
                answer_noise: 0,
                move_noise: 0,
                is_quick: false,
                extra_turns: 1,
                budget: 24_000,
                ..PLAYOUT_SKILL
            },
            Level::Legend => Self {
                budget: 480_000,
                ..Self::of(Level::Admiral)
            },
        }
    }

    /// Returns the skill with `factor` times the nodes.
    #[must_use]
    pub const fn with_node_factor(self, factor: u32) -> Self {
        Self {
            budget: self.budget.saturating_mul(factor),
            ..self
        }
    }

    /// Returns the skill with newly drawn noise for one decision.
    #[must_use]
    pub fn for_decision(self, rng: &mut impl Chance) -> Self {
        Self {
            noise_seed: rng.pick(1 << 16),
            ..self
        }
    }

    /// Returns the skill scaled to the number of seats: playouts take longer with more seats.
    #[must_use]
    pub const fn for_seat_count(self, seats: u8) -> Self {
        Self {
            budget: self.budget * 2 / if seats > 2 { seats as u32 } else { 2 },
            extra_turns: if seats > 3 { 0 } else { self.extra_turns },
            ..self
        }
    }

    /// Returns the random noise in the value of an answer; it is the same throughout a decision.
    #[must_use]
    pub const fn noise(&self, topic: u32, option: u32) -> i32 {
        hashed_noise(self.noise_seed, topic, option, self.answer_noise)
    }

    /// Returns the random noise in the value of a ship's destination.
    #[must_use]
    pub const fn destination_noise(&self, ship: u32, hex: u32) -> i32 {
        hashed_noise(self.noise_seed, ship + 77, hex, self.move_noise)
    }
}

const fn hashed_noise(noise_seed: u32, topic: u32, option: u32, bound: u32) -> i32 {
    if bound == 0 {
        return 0;
    }
    let mixed = (noise_seed ^ ((topic * 61 + option) << 8)).wrapping_mul(0x9e37_79b1);
    ((mixed >> 12) % bound) as i32
}
