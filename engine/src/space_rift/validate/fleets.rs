//! Checks of units, sets of units, meteors and wrecks.

use super::{ValidationResult, ensure, ensure_with};
use crate::space_rift::battlefield::HexSet;
use crate::space_rift::effect::Effect;
use crate::space_rift::game::SpaceRift;
use crate::space_rift::state::{Phase, Public, Task};
use crate::space_rift::unit::{Unit, UnitId, UnitSet};

impl Public {
    /// Returns the units that have no hex during a rift movement but are still in the battle.
    pub(super) fn unplaced_units(&self) -> UnitSet {
        let drift = self.drift.as_ref();
        drift.map_or(UnitSet::NONE, |drift| drift.unplaced_units())
    }
}

impl SpaceRift {
    /// Returns all units of the battle.
    fn all_units(&self) -> UnitSet {
        UnitSet::range(0, self.builds.len() as u8)
    }

    /// Returns the units on the battlefield.
    fn units_on_map(&self, public: &Public) -> UnitSet {
        let all = self.all_units().iter();
        all.filter(|unit| public.hex_of(*unit).is_some()).collect()
    }

    /// Returns the maximum number of ships of a unit: the ships it starts with, or the maximum that
    /// a card allows its type `[SR-2.3]` `[SR-14.4]`.
    fn max_ships(&self, unit: UnitId) -> u8 {
        let build = self.build(unit);
        match self.grapple_rule() {
            Some(Effect::TakeShip {
                own, full_ships, ..
            }) if own == build.code && self.has_combat_cards() => build.ships.max(full_ships),
            Some(_) | None => build.ships,
        }
    }

    /// Checks that each unit is alone on a possible hex and has a possible number of ships.
    pub(super) fn check_units(&self, public: &Public) -> ValidationResult {
        let unplaced = public.unplaced_units();
        let mut taken = HexSet::NONE;
        for (n, unit) in public.units.iter().enumerate() {
            let Some(build) = self.builds.get(n) else {
                let is_default = *unit == Unit::default();
                ensure_with(
                    is_default,
                    || format!("public.units[{n}]"),
                    "there is no such unit",
                )?;
                continue;
            };
            let (id, ships_path) = (UnitId(n as u8), || format!("public.units[{n}].ships"));
            let fits = unit.ships <= self.max_ships(id);
            ensure_with(fits, ships_path, "too many ships")?;
            let Some(hex) = unit.hex else {
                let has_no_ships = unit.ships == 0 || unplaced.contains(id);
                ensure_with(
                    has_no_ships,
                    ships_path,
                    "a unit out of the battle has no ships",
                )?;
                continue;
            };
            let has_ships = build.has_hull() || unit.ships > 0;
            ensure_with(has_ships, ships_path, "a unit in the battle has a ship")?;
            let path = || format!("public.units[{n}].hex");
            ensure_with(!taken.contains(hex), path, "two units on one hex")?;
            taken.insert(hex);
        }
        self.check_hexes(public)
    }

    /// Checks that no unit is on an impossible hex `[SR-7.3]` `[SR-8.9]` `[SR-8.10]` `[SR-17.1]`.
    fn check_hexes(&self, public: &Public) -> ValidationResult {
        let snapshot = self.battlefield(public);
        let (dead, meteors) = (snapshot.dead_stars(), snapshot.meteors);
        for (unit, build) in (0u8..).map(UnitId).zip(&*self.builds) {
            let Some(hex) = public.hex_of(unit) else {
                continue;
            };
            let path = || format!("public.units[{}].hex", unit.0);
            let orbits = build.abilities.is_in_orbit;
            let is_in_orbit = !orbits || build.orbit.contains(hex);
            ensure_with(
                is_in_orbit,
                path,
                "it stays in its orbit, beside the planet",
            )?;
            // When the rift moves away under a platform, it stays on the uncovered feature.
            let is_uncovered = orbits && hex == build.hex;
            ensure_with(
                !dead.contains(hex) || is_uncovered,
                path,
                "a dead star is there",
            )?;
            let is_free = orbits || !meteors.contains(hex);
            ensure_with(is_free, path, "a meteor lies there")?;
        }
        Ok(())
    }

    /// Checks that each set contains only units that exist and can be in it.
    pub(super) fn check_sets(&self, public: &Public) -> ValidationResult {
        let own = self.side_setup(public.active).units;
        let in_battle = self.units_on_map(public).union(public.unplaced_units());
        let only_active_side = "only units of the side whose turn it is";
        let only_in_battle = "only units in the battle";
        let sets = [
            ("ordered", public.ordered, own, only_active_side),
            ("ordered", public.ordered, in_battle, only_in_battle),
            ("from_left", public.from_left, own, only_active_side),
            ("from_right", public.from_right, own, only_active_side),
            ("moved", public.moved, own, only_active_side),
            ("landed", public.landed, own, only_active_side),
            ("fought", public.fought, own, only_active_side),
            ("began_inside", public.began_inside, own, only_active_side),
            ("held", public.held, own, only_active_side),
            ("alert", public.alert, in_battle, only_in_battle),
            (
                "restored",
                public.restored,
                self.all_units(),
                only_in_battle,
            ),
        ];
        for (name, set, allowed, reason) in sets {
            let fits = set.difference(allowed).is_empty();
            ensure_with(fits, || format!("public.{name}"), reason)?;
        }
        let is_disjoint = public.from_left.intersection(public.from_right).is_empty();
        ensure(
            is_disjoint,
            "public.from_right",
            "ordered by one section only",
        )?;
        let is_restoring = matches!(public.task, Some(Task::Restore { .. }))
            || public.phase == Phase::Over
            || public.restored.is_empty();
        ensure(is_restoring, "public.restored", "no ships come back now")?;
        let is_own = public.boosted.is_none_or(|(unit, _)| own.contains(unit));
        ensure(is_own, "public.boosted", only_active_side)?;
        let boost_fits = public.boosted.is_none_or(|(_, hexes)| hexes <= 8);
        ensure(boost_fits, "public.boosted", "at most 8 hexes")?;
        check_unit_flags(public)
    }

    /// Checks that meteors and wrecks belong to this game, each on a separate hex `[SR-20.4]`
    /// `[SR-20.8]`.
    pub(super) fn check_meteors_and_wrecks(&self, public: &Public) -> ValidationResult {
        let count = self.meteors.len();
        let mut taken = HexSet::NONE;
        for (n, hex) in public.meteors.iter().enumerate() {
            let Some(hex) = *hex else { continue };
            let path = || format!("public.meteors[{n}]");
            ensure_with(n < count, path, "there is no such meteor")?;
            ensure_with(!taken.contains(hex), path, "two meteors on one hex")?;
            taken.insert(hex);
            let is_not_discarded = public.spent_meteors >> n & 1 == 0;
            ensure_with(
                is_not_discarded,
                path,
                "a meteor that is discarded lies nowhere",
            )?;
        }
        for (name, bits) in [
            ("spent_meteors", public.spent_meteors),
            ("flown_meteors", public.flown_meteors),
        ] {
            let is_known = u32::from(bits) >> count == 0;
            ensure_with(
                is_known,
                || format!("public.{name}"),
                "there is no such meteor",
            )?;
        }
        let terrain = &self.terrain;
        let mut taken = terrain.asteroid.union(terrain.planet);
        taken = taken.union(terrain.dead).union(terrain.debris);
        for (n, hex) in public.wrecks.iter().enumerate() {
            let path = || format!("public.wrecks[{n}]");
            let fits = n < usize::from(self.wrecks);
            ensure_with(fits, path, "more wrecks than there are")?;
            ensure_with(!taken.contains(*hex), path, "something lies there already")?;
            taken.insert(*hex);
        }
        Ok(())
    }
}

/// Checks that no unit has moved or fought before the movement phase `[SR-4.5]`.
fn check_unit_flags(public: &Public) -> ValidationResult {
    match public.phase {
        Phase::Start
        | Phase::Meteors
        | Phase::Shower(_)
        | Phase::Drift
        | Phase::Opening
        | Phase::Command
        | Phase::Orders
        | Phase::Ordered => {}
        Phase::Movement
        | Phase::Moved
        | Phase::MovedOther
        | Phase::Combat
        | Phase::Ending
        | Phase::Drawing
        | Phase::Reward
        | Phase::Sale
        | Phase::Over => return Ok(()),
    }
    for (name, set) in [
        ("moved", public.moved),
        ("landed", public.landed),
        ("fought", public.fought),
        ("held", public.held),
    ] {
        ensure_with(
            set.is_empty(),
            || format!("public.{name}"),
            "nobody has moved or fought in this phase",
        )?;
    }
    Ok(())
}
