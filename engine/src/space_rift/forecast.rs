//! Exact odds of a roll, for players before an attack and for bots. The shields decide which faces
//! hit `[SR-11]`.

use super::combat_roll::{CombatRoll, RollCause};
use super::dice::MAX_DICE;
use super::play::BattlefieldSnapshot;
use super::unit::UnitId;

/// The odds of a roll against one target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forecast {
    /// Number of dice that the attacker rolls.
    pub dice: u8,
    /// Expected number of hits, in hundredths.
    pub hits: u16,
    /// Probability of at least one hit, in permille.
    pub hit: u16,
    /// Probability that the target is eliminated, in permille.
    pub lost: u16,
    /// Expected number of red alerts, in hundredths.
    pub alerts: u16,
}

/// Returns a probability in permille, rounded.
fn permille(outcomes: u128, total: u128) -> u16 {
    ((outcomes * 1000 + total / 2) / total.max(1)) as u16
}

/// Returns the number of outcomes of `n` dice in which one face shows `a` times and another `b`
/// times.
fn outcomes(n: u8, a: u8, b: u8) -> u128 {
    let other_dice = n - a - b;
    choose(n, a) * choose(n - a, b) * 4u128.pow(u32::from(other_dice))
}

fn choose(n: u8, k: u8) -> u128 {
    (0..u128::from(k)).fold(1, |outcomes, i| outcomes * (u128::from(n) - i) / (i + 1))
}

impl BattlefieldSnapshot<'_> {
    /// Returns the odds of an attack that is not yet declared; all zero if it would have no dice.
    #[must_use]
    pub fn forecast(&self, roller: UnitId, target: UnitId, cause: RollCause) -> Forecast {
        let dice = self.dice_of(roller, target, cause);
        let (Some(from), Some(at)) = (self.public.hex_of(roller), self.public.hex_of(target))
        else {
            return Forecast::default();
        };
        self.forecast_of(&CombatRoll {
            roller: Some(roller),
            target,
            cause,
            from,
            at,
            dice: u8::try_from(dice).unwrap_or(0),
            is_wing: cause == RollCause::Sortie,
            ..CombatRoll::default()
        })
    }

    /// Returns the odds of a roll with its number of dice.
    #[must_use]
    pub fn forecast_of(&self, roll: &CombatRoll) -> Forecast {
        let n = roll.dice.min(MAX_DICE);
        let total = 6u128.pow(u32::from(n));
        let ignored = self.game.ignored_blasts(roll);
        let build = self.game.build(roll.target);
        let ships = self.public.unit(roll.target).ships;
        let (mut sum, mut with_hit, mut lost) = (0, 0, 0);
        for symbols in 0..=n {
            for blasts in 0..=n - symbols {
                let outcomes = outcomes(n, symbols, blasts);
                let hits =
                    (symbols + blasts.saturating_sub(ignored)).saturating_sub(roll.prevented);
                sum += outcomes * u128::from(hits);
                with_hit += if hits > 0 { outcomes } else { 0 };
                // Each hit on a hull beyond the escorts is confirmed by two faces of six [SR-11.6].
                let excess = u32::from(hits.saturating_sub(ships));
                let surviving = if build.has_hull() {
                    4u128.pow(excess) * 6u128.pow(u32::from(n) - excess)
                } else {
                    total * u128::from(hits < ships)
                };
                lost += outcomes * (total - surviving);
            }
        }
        Forecast {
            dice: n,
            hits: (sum * 100 / total) as u16,
            hit: permille(with_hit, total),
            lost: permille(lost, total * total),
            alerts: u16::from(n) * 100 / 6,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_by_face_add_up_to_all_rolls() {
        for n in 0..=MAX_DICE {
            let total: u128 = (0..=n)
                .flat_map(|a| (0..=n - a).map(move |b| outcomes(n, a, b)))
                .sum();
            assert_eq!(total, 6u128.pow(u32::from(n)));
        }
    }
}
