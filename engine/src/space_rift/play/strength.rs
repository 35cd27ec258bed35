//! The number of dice of a unit against another, and its possible targets `[SR-9]` `[SR-10.3]` to
//! `[SR-10.5]`, including the abilities of platforms and carriers `[SR-17]`.

use super::{BattlefieldSnapshot, EffectiveTerrain};
use crate::space_rift::battlefield::{Hex, HexSet};
use crate::space_rift::combat_roll::{CombatRoll, RollCause};
use crate::space_rift::refusal::Refusal;
use crate::space_rift::unit::{Class, UnitId, UnitSet};

impl EffectiveTerrain<'_> {
    /// Returns the dice of an attack that is not yet declared, by the rules and the command card.
    #[must_use]
    pub fn dice_of(&self, roller: UnitId, target: UnitId, cause: RollCause) -> i16 {
        let (Some(from), Some(at)) = (self.public.hex_of(roller), self.public.hex_of(target))
        else {
            return 0;
        };
        let range = if cause == RollCause::Sortie {
            1
        } else {
            from.distance(at)
        };
        self.dice(&CombatRoll {
            roller: Some(roller),
            target,
            cause,
            range,
            from,
            at,
            is_wing: cause == RollCause::Sortie,
            ..CombatRoll::default()
        })
    }

    /// Returns the dice of a roll `[SR-10.5]`: those of the unit type, regardless of its ships
    /// `[SR-2.4]`, changed by the wing `[SR-17.6]`, the red-alert marker `[SR-12.9]`, the feature
    /// of the target's hex, and cards. Those of the command card apply to attacks only `[SR-13.2]`.
    #[must_use]
    pub fn dice(&self, roll: &CombatRoll) -> i16 {
        let Some(roller) = roll.roller else {
            return i16::from(roll.dice);
        };
        let build = self.game.build(roller);
        let escorts = i16::from(self.public.unit(roller).ships);
        let attacks = matches!(
            roll.cause,
            RollCause::Attack | RollCause::Bonus | RollCause::Sortie
        );
        let mut dice = if roll.cause == RollCause::Sortie {
            escorts * i16::from(build.abilities.sortie)
        } else {
            let wing = if roll.range == 1 {
                build.abilities.wing
            } else {
                0
            };
            i16::from(build.dice_at(roll.range)) + escorts * i16::from(wing)
        };
        if roll.cause == RollCause::Sortie && dice == 0 {
            return 0;
        }
        dice -= i16::from(self.public.alert.contains(roller));
        if attacks {
            let [close, ranged] = self.game.orders_in_force(self.public).dice;
            dice += i16::from(if roll.range == 1 { close } else { ranged });
        }
        let has_cover =
            !roll.ignores_cover && !build.abilities.is_in_orbit && (attacks || !roll.is_wing);
        if has_cover {
            let from = (!roll.is_wing).then_some(roll.from);
            dice -= i16::from(self.cover_dice(from, roll.at, roll.range));
        }
        dice + i16::from(roll.more)
    }
}

impl BattlefieldSnapshot<'_> {
    /// Checks whether the unit may fight this turn; returns its hex `[SR-10.1]` `[SR-10.4]`; the
    /// rift does not prevent it `[SR-40.1]` `[SR-40.2]`.
    pub fn check_fight(&self, unit: UnitId) -> Result<Hex, Refusal> {
        let (build, public) = (self.game.build(unit), self.public);
        let Some(from) = public.hex_of(unit).filter(|_| build.side == public.active) else {
            return Err(Refusal::NotYourUnit);
        };
        if !public.ordered.contains(unit) {
            Err(Refusal::NotOrdered)
        } else if public.fought.contains(unit) {
            Err(Refusal::HasFought)
        } else if public.landed.contains(unit) && build.class != Class::Fighter {
            Err(Refusal::Landed)
        } else if build.abilities.is_in_orbit && public.moved.contains(unit) {
            Err(Refusal::PlatformMoved)
        } else {
            Ok(from)
        }
    }

    /// Checks whether a unit at `from` can attack a target, if it may fight at all.
    pub fn check_target(&self, unit: UnitId, from: Hex, target: UnitId) -> Result<(), Refusal> {
        let build = self.game.build(unit);
        let Some(at) = self.public.hex_of(target) else {
            return Err(Refusal::NoTarget);
        };
        if self.game.build(target).side == build.side {
            return Err(Refusal::OwnTarget);
        }
        let range = from.distance(at);
        if range == 1 {
            if self.game.orders_in_force(self.public).forbids_close {
                return Err(Refusal::NoCloseQuarters);
            }
        } else if self.is_enemy_adjacent(build.side, from) {
            return Err(Refusal::EnemyAdjacent);
        } else if range > build.range {
            return Err(Refusal::OutOfRange { range: build.range });
        } else if !build.abilities.is_in_orbit && !self.has_line_of_sight(from, at) {
            return Err(Refusal::NoSight);
        }
        if self.dice_of(unit, target, RollCause::Attack) < 1 {
            Err(Refusal::NoDice)
        } else {
            Ok(())
        }
    }

    /// Returns the enemy units that a unit can attack from a hex.
    #[must_use]
    pub fn targets(&self, unit: UnitId, from: Hex) -> UnitSet {
        self.target_candidates(unit, from).collect()
    }

    /// Returns whether the unit has any target.
    pub(super) fn has_target(&self, unit: UnitId, from: Hex) -> bool {
        self.target_candidates(unit, from).next().is_some()
    }

    /// Iterates over the possible targets by number; if an enemy is adjacent to the unit, only over
    /// adjacent ones.
    fn target_candidates(&self, unit: UnitId, from: Hex) -> impl Iterator<Item = UnitId> {
        let build = self.game.build(unit);
        let enemies = self.enemies(build.side);
        let adjacent_enemies = from.neighbors().intersection(enemies);
        let hexes = match adjacent_enemies.is_empty() {
            true => from.within(build.range).intersection(enemies),
            false => adjacent_enemies,
        };
        let enemies = match hexes.is_empty() {
            true => UnitSet::NONE,
            false => self.game.side_setup(build.side.other()).units,
        };
        enemies.iter().filter(move |target| {
            let at = self.public.hex_of(*target);
            at.is_some_and(|at| hexes.contains(at))
                && self.check_target(unit, from, *target).is_ok()
        })
    }

    /// Returns the hexes from which the fighters of a carrier can be launched `[SR-17.7]`.
    #[must_use]
    pub fn launch_hexes(&self, carrier: UnitId, from: Hex) -> HexSet {
        let free = self
            .featureless_hexes()
            .difference(self.occupied())
            .difference(self.meteors);
        let (mut frontier, mut reached) = (HexSet::singleton(from), HexSet::NONE);
        for _ in 0..self.game.build(carrier).abilities.launch {
            frontier = frontier.neighbors().intersection(free).difference(reached);
            reached = reached.union(frontier);
        }
        reached
    }

    /// Checks whether a carrier may make a sortie against a target `[SR-17.7]`; returns the launch
    /// hex.
    pub fn check_sortie(&self, carrier: UnitId, target: UnitId) -> Result<Hex, Refusal> {
        let from = self.check_fight(carrier)?;
        let (build, public) = (self.game.build(carrier), self.public);
        if build.abilities.sortie == 0 {
            return Err(Refusal::NoCarrier);
        }
        if public.unit(carrier).ships == 0 {
            return Err(Refusal::NoWing);
        }
        if public.moved.contains(carrier) {
            return Err(Refusal::CarrierMoved);
        }
        if self.is_enemy_adjacent(build.side, from) {
            return Err(Refusal::EnemyAdjacent);
        }
        if self.game.orders_in_force(public).forbids_close {
            return Err(Refusal::NoCloseQuarters);
        }
        let at = public.hex_of(target).ok_or(Refusal::NoTarget)?;
        if self.game.build(target).side == build.side {
            return Err(Refusal::OwnTarget);
        }
        let launches = self
            .launch_hexes(carrier, from)
            .intersection(at.neighbors());
        let launch = launches.first().ok_or(Refusal::NoLaunch)?;
        if self.dice_of(carrier, target, RollCause::Sortie) < 1 {
            return Err(Refusal::NoDice);
        }
        Ok(launch)
    }
}
