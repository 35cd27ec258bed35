//! The planning depth of the bot, by level.

use crate::bots::Level;
use crate::chance::Chance;

/// The depth and accuracy of planning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Weight of danger from the enemy's next turn, in 256ths.
    pub danger_weight: i32,
    /// Weight of possible attacks next turn, in 256ths.
    pub prospect_weight: i32,
    /// Cost of each hex of distance to the nearest target.
    pub distance: i32,
    /// Number of plans that are kept for each unit.
    pub plans: usize,
    /// Upper bound of the noise in the value of a card.
    pub card_noise: u32,
    /// Upper bound of the noise in the value of a move or attack; it is constant within a decision.
    pub value_noise: u32,
    /// Random number of the decision, from which this noise is derived.
    pub noise_seed: u32,
    /// Weight of the value of cards kept in hand, in 16ths.
    pub hand_weight: i32,
    /// Number of playouts for each answer to a small question.
    pub playouts: u32,
    /// Number of player-turns after the current one that playouts include.
    pub extra_turns: u8,
    /// Number of variants in which a turn is planned.
    pub variants: u8,
    /// Node limit for the playouts of an important decision; 0 for levels that do not use them.
    pub budget: u32,
}

/// The skill of turns that are planned in playouts.
pub const PLAYOUT_SKILL: Skill = Skill {
    danger_weight: 128,
    prospect_weight: 50,
    distance: 7,
    plans: 6,
    card_noise: 24,
    value_noise: 0,
    noise_seed: 0,
    hand_weight: 8,
    playouts: 0,
    extra_turns: 1,
    variants: 1,
    budget: 0,
};

impl Skill {
    /// Returns the skill of a level.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Ensign => Self {
                danger_weight: 0,
                plans: 4,
                card_noise: 400,
                value_noise: 150,
                hand_weight: 0,
                playouts: 2,
                ..PLAYOUT_SKILL
            },
            Level::Captain => Self {
                plans: 10,
                card_noise: 6,
                playouts: 64,
                ..PLAYOUT_SKILL
            },
            Level::Admiral => Self {
                plans: 10,
                card_noise: 3,
                playouts: 128,
                variants: 3,
                budget: 60_000,
                ..PLAYOUT_SKILL
            },
            Level::Legend => Self {
                variants: 4,
                extra_turns: 2,
                playouts: 512,
                budget: 1_000_000,
                ..Self::of(Level::Admiral)
            },
        }
    }

    /// Returns the skills with which a turn may be planned, the usual one first: they fear the
    /// enemy's next turn less or more.
    #[must_use]
    pub fn plan_variants(&self) -> Vec<Self> {
        let danger_weights = [128, 40, 300, 0];
        let other = |danger_weight: &i32| Self {
            danger_weight: self.danger_weight * danger_weight / 128,
            ..*self
        };
        danger_weights
            .iter()
            .take(usize::from(self.variants))
            .map(other)
            .collect()
    }

    /// Returns the skill with `factor` times the nodes.
    #[must_use]
    pub const fn with_node_factor(self, factor: u32) -> Self {
        Self {
            budget: self.budget.saturating_mul(factor),
            playouts: self.playouts.saturating_mul(factor),
            ..self
        }
    }

    /// Returns the skill for one decision, with a new random number.
    #[must_use]
    pub fn for_decision(self, rng: &mut impl Chance) -> Self {
        Self {
            noise_seed: rng.pick(1 << 16),
            ..self
        }
    }

    /// Returns the noise in a value; it is the same throughout a decision.
    #[must_use]
    pub const fn noise(&self, unit: usize, target: usize) -> i32 {
        if self.value_noise == 0 {
            return 0;
        }
        let mixed =
            (self.noise_seed ^ (unit as u32 * 31 + target as u32) << 8).wrapping_mul(0x9e37_79b1);
        ((mixed >> 12) % self.value_noise) as i32
    }
}
