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
pub fn fight_chance(table: &Saga, public: &Public, armada: ArmadaId, foe: Target) -> Option<u8> {
    let figures = table.foe(public, foe);
    let seat = table.owner(armada);
    let first = table.stat(public, seat, Stat::Speed) > figures.speed;
    (figures.hull > 0).then(|| win_chance(table, public, armada, foe, (figures.hull, first)))
}

/// Returns the chance that an armada wins against the remaining Hull, striking first or not.
#[must_use]
pub fn win_chance(
    table: &Saga,
    public: &Public,
    armada: ArmadaId,
    foe: Target,
    (hull, first): (u8, bool),
) -> u8 {
    let face = table.frame().success;
    let duel = FightSetup {
        combat: table.dice_pool(public, armada, Stat::Combat),
        shield: table.dice_pool(public, armada, Stat::Shield),
        hull: public.mat(table.owner(armada)).hull,
        attack: table.foe(public, foe).attack,
        foe_hull: hull,
        acts_first: first,
        attack_face: face,
        defense_face: face,
    };
    percent(CombatOdds::default().fight(duel).win)
}

/// Returns the chance that an armada passes a check; `None` if the stat is still to be chosen.
#[must_use]
pub fn pass_chance(table: &Saga, public: &Public, armada: ArmadaId, test: CardCheck) -> Option<u8> {
    let dice = table.dice_pool(public, armada, test.stat?);
    Some(percent(check_chance(
        dice,
        table.frame().success,
        test.need,
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
