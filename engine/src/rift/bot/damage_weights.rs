//! Bot weights for matches of more than two sides: other sides profit from the damage that a ship
//! deals, and all of them may attack it.

use super::super::Rift;
use super::super::evaluate::{SHIP_VALUE, ship_value};
use super::super::options::Mode;
use super::super::state::State;
use super::skill::Skill;
use crate::game::Seat;

/// Full weight of damage, in the sixteenths of [`DamageWeights::nonlethal`].
const FULL_DAMAGE: i32 = 16;
/// Weight of damage to one of several enemies, in sixteenths.
const MELEE_DAMAGE: i32 = 8;
/// Weight of damage in Centaur Ace, in sixteenths. It is low because only the player who destroys
/// the ship scores. Each quiet round adds one, so that a fight starts eventually.
const ACE_DAMAGE: i32 = 2;
/// Full weight of danger, in the quarters of [`DamageWeights::danger`].
const FULL_DANGER: i32 = 4;

/// Weights of damage dealt and of danger, by the number of sides left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DamageWeights {
    /// Number of sides that still have a ship.
    pub sides: u32,
    /// Weight of damage that does not destroy an enemy, in sixteenths.
    pub nonlethal: i32,
    /// Share of each enemy's attack that is expected to hit this seat, in quarters.
    pub danger: i32,
}

impl DamageWeights {
    /// Returns the weights for the sides that are left in `state`, as a bot of this skill uses
    /// them.
    pub fn new(game: &Rift, state: &State, skill: Skill) -> Self {
        let alive = |set: u32, id| set | 1 << (game.team_of_ship(id) & 31);
        let sides = state.living().map(|(id, _)| id).fold(0, alive).count_ones();
        let is_ace = game.rules().mode == Mode::Ace;
        let nonlethal = match (sides > 2 && skill.considers_third_parties, is_ace) {
            (false, _) => FULL_DAMAGE,
            (true, false) => MELEE_DAMAGE,
            (true, true) => (ACE_DAMAGE + i32::from(state.quiet_rounds)).min(FULL_DAMAGE),
        };
        let danger = match (is_ace, skill.considers_third_parties) {
            // A destroyed ship returns to play; only the lost point counts.
            (true, _) => 1,
            (false, true) => FULL_DANGER,
            (false, false) => (2 * FULL_DANGER / sides.max(2).cast_signed()).clamp(1, FULL_DANGER),
        };
        Self {
            sides,
            nonlethal,
            danger,
        }
    }

    /// Returns the part of the enemies' shields, hulls and stores that [`Rift::lead`] counts in
    /// full against `seat`, but that these weights discount.
    pub fn discounted_value(self, game: &Rift, state: &State, seat: Seat) -> i32 {
        let team = game.team_of(seat);
        let enemies = state
            .living()
            .filter(|(id, _)| game.team_of_ship(*id) != team);
        let parts: i32 = enemies
            .map(|(id, ship)| (ship_value(ship) - SHIP_VALUE) * game.ship_weight(id))
            .sum();
        let returns = game.rules().mode == Mode::Ace;
        parts * (FULL_DAMAGE - self.nonlethal) / FULL_DAMAGE / if returns { 2 } else { 1 }
    }

    /// Returns the discounted value of damage that does not destroy its target.
    pub const fn discount(self, value: i32) -> i32 {
        value * self.nonlethal / FULL_DAMAGE
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::options::{BoardChoice, Options};
    use super::*;
    use crate::bots::Level;
    use crate::chance::SeededRng;
    use crate::game::Game;

    fn deal(board: &str, players: u8) -> Result<(Rift, State), Box<dyn std::error::Error>> {
        let choice = BoardChoice::Shipped(board.to_owned());
        let game = Rift::new(Options::for_board(choice, players, players)?)?;
        let state = game.deal(&mut SeededRng::new(1, 0));
        Ok((game, state))
    }

    fn weights(game: &Rift, state: &State, level: Level) -> (i32, i32) {
        let bot_weights = DamageWeights::new(game, state, Skill::of(level));
        (bot_weights.nonlethal, bot_weights.danger)
    }

    #[test]
    fn damage_is_discounted_only_while_more_than_two_sides_remain()
    -> Result<(), Box<dyn std::error::Error>> {
        let (game, mut state) = deal("standard-3", 3)?;
        assert_eq!(
            weights(&game, &state, Level::Captain),
            (MELEE_DAMAGE, FULL_DANGER)
        );
        assert_eq!(weights(&game, &state, Level::Ensign), (FULL_DAMAGE, 2));
        let admiral_weights = DamageWeights::new(&game, &state, Skill::of(Level::Admiral));
        assert!(admiral_weights.discounted_value(&game, &state, Seat(0)) > 0);
        state
            .ships
            .iter_mut()
            .take(1)
            .for_each(|ship| ship.hull = 0);
        assert_eq!(
            weights(&game, &state, Level::Captain),
            (FULL_DAMAGE, FULL_DANGER)
        );
        let (game, state) = deal("cold-open", 2)?;
        assert_eq!(
            weights(&game, &state, Level::Captain),
            (FULL_DAMAGE, FULL_DANGER)
        );
        let bot_weights = DamageWeights::new(&game, &state, Skill::of(Level::Admiral));
        assert_eq!(bot_weights.discounted_value(&game, &state, Seat(0)), 0);
        Ok(())
    }

    #[test]
    fn quiet_rounds_restore_full_damage_weight_in_centaur_ace()
    -> Result<(), Box<dyn std::error::Error>> {
        let (game, mut state) = deal("corner-pocket", 4)?;
        assert_eq!(weights(&game, &state, Level::Captain), (ACE_DAMAGE, 1));
        state.quiet_rounds = 20;
        assert_eq!(weights(&game, &state, Level::Captain), (FULL_DAMAGE, 1));
        Ok(())
    }
}
