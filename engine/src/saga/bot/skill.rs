//! The search effort and the judgment noise of each bot level.

use crate::bots::Level;
use crate::chance::Chance;

/// Parameters of a bot's judgment and search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Upper bound of the noise in the value of an answer, in hundredths of an encounter.
    pub noise_range: u32,
    /// Number of dice samples for an answer that rolls.
    pub tries: u8,
    /// Maximum number of positions that the movement planner visits.
    pub paths: u16,
    /// Random seed of the noise in this decision.
    pub noise_seed: u32,
    /// Number of rounds after the current one that a playout lasts.
    pub extra_rounds: u8,
    /// Node budget for the search of an important decision; 0 turns the search off.
    pub budget: u32,
}

/// Skill of all seats in playouts.
pub const PLAYOUT_SKILL: Skill = Skill {
    noise_range: 0,
    tries: 2,
    paths: 40,
    noise_seed: 0,
    extra_rounds: 0,
    budget: 0,
};

impl Skill {
    /// Returns the skill of a bot level.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Ensign => Self {
                noise_range: 120,
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
                extra_rounds: 1,
                budget: 5_000,
                ..PLAYOUT_SKILL
            },
            Level::Legend => Self {
                budget: 60_000,
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

    /// Returns the skill for one decision, with a random `noise_seed`.
    #[must_use]
    pub fn for_decision(self, rng: &mut impl Chance) -> Self {
        Self {
            noise_seed: rng.pick(1 << 16),
            ..self
        }
    }

    /// Returns the noise that is added to the value of answer number `answer`; constant within a
    /// decision.
    #[must_use]
    pub const fn noise(&self, answer: u32) -> i32 {
        if self.noise_range == 0 {
            return 0;
        }
        let mixed = (self.noise_seed ^ (answer << 8)).wrapping_mul(0x9e37_79b1);
        ((mixed >> 12) % self.noise_range) as i32
    }
}
