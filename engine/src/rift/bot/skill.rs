//! The planning depth of the bot, by level and by whether a turn is real or imagined.

use crate::bots::Level;
use crate::chance::{Chance, SeededRng};

/// The depth and accuracy of planning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Maximum number of firing positions that are followed to the end of the turn.
    pub candidates: usize,
    /// Number of turn ends that are tried for each firing position.
    pub exits: usize,
    /// Maximum number of the seat's ships that are planned for.
    pub ships: usize,
    /// Maximum number of enemies whose threat is computed, nearest first.
    pub enemies: usize,
    /// Upper bound of the random noise added to the value of a plan.
    pub noise: u32,
    /// Number of turns in sixteen that are planned without regard to danger.
    pub careless_turns: u32,
    /// Whether the bot considers who profits from damage if more than two sides fight.
    pub considers_third_parties: bool,
    /// Whether the bot rearranges shield bars toward the expected damage and lays mines.
    pub uses_shields_and_mines: bool,
    /// Maximum number of plans whose replies are examined; 0 for levels without lookahead.
    pub lookaheads: usize,
}

/// The skill for imagined turns: the replies to a turn, and the turn after them.
pub const PLAYOUT_SKILL: Skill = Skill {
    candidates: 10,
    exits: 1,
    ships: 2,
    enemies: 3,
    noise: 1,
    careless_turns: 0,
    considers_third_parties: true,
    uses_shields_and_mines: true,
    lookaheads: 0,
};

/// Noise of a turn planned without regard to danger; it exceeds the difference between most plans.
const CARELESS_NOISE: u32 = 1000;

impl Skill {
    /// Returns the skill of a level.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Ensign => Self {
                candidates: 6,
                exits: 1,
                ships: 24,
                enemies: 1,
                noise: 260,
                careless_turns: 5,
                considers_third_parties: false,
                uses_shields_and_mines: false,
                lookaheads: 0,
            },
            Level::Captain => Self {
                candidates: 24,
                exits: 1,
                ships: 24,
                enemies: 6,
                // So small that only plans of almost equal value change places, yet no two matches
                // are alike.
                noise: 6,
                careless_turns: 0,
                considers_third_parties: true,
                uses_shields_and_mines: true,
                lookaheads: 0,
            },
            Level::Admiral => Self {
                candidates: 40,
                exits: 3,
                ships: 24,
                enemies: 6,
                noise: 3,
                careless_turns: 0,
                considers_third_parties: true,
                uses_shields_and_mines: true,
                lookaheads: 10,
            },
            Level::Legend => Self {
                candidates: 80,
                lookaheads: 60,
                ..Self::of(Level::Admiral)
            },
        }
    }

    /// Returns the skill with `factor` times the plans to look ahead.
    #[must_use]
    pub const fn with_node_factor(self, factor: u32) -> Self {
        Self {
            lookaheads: self.lookaheads.saturating_mul(factor as usize),
            ..self
        }
    }

    /// Returns the skill for one decision: usually this one, sometimes one without regard to what
    /// the enemy can do next.
    #[must_use]
    pub fn for_decision(self, rng: &mut BotRng) -> Self {
        if self.careless_turns == 0 || rng.0.pick(16) >= self.careless_turns {
            return self;
        }
        Self {
            noise: CARELESS_NOISE,
            enemies: 0,
            ..self
        }
    }

    /// Returns the number of firing positions for each of several ships.
    #[must_use]
    pub const fn candidates_per_ship(&self, ships: usize) -> usize {
        let share = self.candidates * 2 / (1 + ships);
        if share > 4 { share } else { 4 }
    }
}

/// The random number generator of the bot, separate from that of the game.
#[derive(Clone, Debug)]
pub struct BotRng(pub SeededRng);

impl BotRng {
    /// Returns noise from 0 to just below `bound`.
    pub fn noise(&mut self, bound: u32) -> i32 {
        self.0.pick(bound) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_ensign_sometimes_plans_carelessly() {
        for (level, min, max) in [
            (Level::Ensign, 260, 370),
            (Level::Captain, 0, 0),
            (Level::Admiral, 0, 0),
            (Level::Legend, 0, 0),
        ] {
            let careless = (0..1000).filter(|seed| {
                let mut rng = BotRng(SeededRng::new(*seed, 0));
                Skill::of(level).for_decision(&mut rng).noise == CARELESS_NOISE
            });
            let count = careless.count();
            assert!((min..=max).contains(&count), "{level:?}: {count}");
        }
    }
}
