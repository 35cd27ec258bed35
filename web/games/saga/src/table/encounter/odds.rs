//! Chances of checks and fights in whole percents, without cards and abilities, computed by the
//! engine.

use engine::saga::Saga;
use engine::saga::armada::Target;
use engine::saga::bot::{CHANCE_SCALE, CombatOdds, FightSetup, check_chance};
use engine::saga::effect::Stat;
use engine::saga::figures::CardCheck;
use engine::saga::ids::ArmadaId;
use engine::saga::state::Public;

/// Converts a chance out of [`CHANCE_SCALE`] to whole percents.
#[must_use]
pub fn percent(chance: i32) -> u8 {
    let percent = (i64::from(chance) * 100 + i64::from(CHANCE_SCALE) / 2) / i64::from(CHANCE_SCALE);
    u8::try_from(percent.clamp(0, 100)).unwrap_or(0)
}

/// Returns the chance that an armada wins a fight from its beginning; `None` against targets that
/// do not fight.
#[must_use]
pub fn fight_chance(game: &Saga, public: &Public, armada: ArmadaId, foe: Target) -> Option<u8> {
    let figures = game.foe(public, foe);
    let seat = game.owner(armada);
    let first = game.stat(public, seat, Stat::Speed) > figures.speed;
    (figures.hull > 0).then(|| win_chance(game, public, armada, foe, (figures.hull, first)))
}

/// Returns the chance that an armada wins against the remaining Hull, striking first or not.
#[must_use]
pub fn win_chance(
    game: &Saga,
    public: &Public,
    armada: ArmadaId,
    foe: Target,
    (hull, is_first_strike): (u8, bool),
) -> u8 {
    let face = game.frame().success;
    let duel = FightSetup {
        combat: game.dice_pool(public, armada, Stat::Combat),
        shield: game.dice_pool(public, armada, Stat::Shield),
        hull: public.mat(game.owner(armada)).hull,
        attack: game.foe(public, foe).attack,
        foe_hull: hull,
        acts_first: is_first_strike,
        attack_face: face,
        defense_face: face,
    };
    percent(CombatOdds::default().fight(duel).win)
}

/// Returns the chance that an armada passes a check; `None` if the stat is still to be chosen.
#[must_use]
pub fn pass_chance(game: &Saga, public: &Public, armada: ArmadaId, test: CardCheck) -> Option<u8> {
    let dice = game.dice_pool(public, armada, test.stat?);
    Some(percent(check_chance(
        dice,
        game.frame().success,
        test.required_successes,
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_rounded_to_whole_percents() {
        assert_eq!(percent(0), 0);
        assert_eq!(percent(CHANCE_SCALE), 100);
        assert_eq!(percent(check_chance(4, 4, 2)), 69);
        assert_eq!(percent(check_chance(4, 4, 3)), 31);
    }
}
