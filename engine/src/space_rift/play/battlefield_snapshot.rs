//! The units and features of a state as sets of hexes, on top of [`EffectiveTerrain`]. A snapshot
//! is computed from the state each time it is needed.

use super::EffectiveTerrain;
use crate::space_rift::battlefield::{Hex, HexSet, Side};
use crate::space_rift::game::SpaceRift;
use crate::space_rift::line_of_sight;
use crate::space_rift::state::Public;
use crate::space_rift::unit::{Class, MAX_UNITS, UnitId};
use std::ops::Deref;

/// The battlefield of a state as sets of hexes.
#[derive(Clone, Copy, Debug)]
pub struct BattlefieldSnapshot<'a> {
    terrain: EffectiveTerrain<'a>,
    /// Hexes with units of South, and of North.
    pub fleets: [HexSet; 2],
    /// Hexes with uncovered meteors `[SR-8.10]`.
    pub meteors: HexSet,
}

impl<'a> Deref for BattlefieldSnapshot<'a> {
    type Target = EffectiveTerrain<'a>;

    fn deref(&self) -> &EffectiveTerrain<'a> {
        &self.terrain
    }
}

impl SpaceRift {
    /// Computes the battlefield of a state.
    #[must_use]
    pub fn battlefield<'a>(&'a self, public: &'a Public) -> BattlefieldSnapshot<'a> {
        let terrain = self.effective_terrain(public);
        let mut meteors = HexSet::NONE;
        if !self.meteors.is_empty() {
            meteors = HexSet::from_optional(public.meteors.iter().copied());
        }
        BattlefieldSnapshot {
            terrain,
            fleets: self.fleets_on(public),
            meteors: meteors.difference(terrain.rift),
        }
    }

    /// Returns the hexes with units of each side. South's units come first, so each fleet is read
    /// in one pass.
    fn fleets_on(&self, public: &Public) -> [HexSet; 2] {
        let all = &public.units[..self.builds.len().min(MAX_UNITS)];
        let north = self.side_setup(Side::North).units.first();
        let (south, north) =
            all.split_at(north.map_or(all.len(), |unit| unit.index().min(all.len())));
        [south, north].map(|fleet| HexSet::from_optional(fleet.iter().map(|unit| unit.hex)))
    }
}

impl BattlefieldSnapshot<'_> {
    /// Returns all hexes with units.
    #[must_use]
    pub const fn occupied(&self) -> HexSet {
        self.fleets[0].union(self.fleets[1])
    }

    /// Returns the hexes with enemy units, as seen by `side`.
    #[must_use]
    pub const fn enemies(&self, side: Side) -> HexSet {
        self.fleets[side.other().index()]
    }

    /// Returns the hexes that no unit may enter by any move: those with units, dead stars and
    /// uncovered meteors `[SR-7.3]` `[SR-8.9]` `[SR-8.10]`.
    #[must_use]
    pub fn impassable_hexes(&self) -> HexSet {
        self.occupied().union(self.dead_stars()).union(self.meteors)
    }

    /// Returns whether an enemy of `side` is adjacent to a hex.
    #[must_use]
    pub const fn is_enemy_adjacent(&self, side: Side, hex: Hex) -> bool {
        hex.neighbors().intersects(self.enemies(side))
    }

    /// Returns whether there is a line of sight between two hexes `[SR-9.2]` to `[SR-9.6]`
    /// `[SR-41.1]`; a planet group does not block it for units on that group `[SR-8.7]`.
    #[must_use]
    pub fn has_line_of_sight(&self, from: Hex, to: Hex) -> bool {
        let features = self.blocking_features(from, to);
        // Fighters do not block sight, but most lines are clear even with them; a first test with
        // all units is faster than telling them apart.
        line_of_sight::is_clear(from, to, features.union(self.occupied()))
            || line_of_sight::is_clear(from, to, features.union(self.blocking_units()))
    }

    /// Returns the hexes with units that block sight `[SR-9.3]`.
    fn blocking_units(&self) -> HexSet {
        let fighters = self.game.classes[Class::Fighter as usize];
        self.occupied().difference(self.public.hexes(fighters))
    }

    /// Returns all hexes that would block a line of sight between these two if the line touched
    /// them `[SR-9.3]`.
    #[must_use]
    pub fn sight_blockers(&self, from: Hex, to: Hex) -> HexSet {
        self.blocking_features(from, to)
            .union(self.blocking_units())
    }

    /// Returns the features that block sight `[SR-9.3]`; a planet group does not for units on it
    /// `[SR-8.7]`.
    fn blocking_features(&self, from: Hex, to: Hex) -> HexSet {
        let mut planet = self.planet();
        if planet.contains(from) && planet.contains(to) {
            let group = self.game.terrain.group(from);
            if group.contains(to) {
                planet = planet.difference(group);
            }
        }
        self.asteroid()
            .union(planet)
            .union(self.dead_stars())
            .union(self.rift)
    }

    /// Iterates over the units of a side that are in the battle, with their hexes.
    pub fn units(&self, side: Side) -> impl Iterator<Item = (UnitId, Hex)> {
        let units = self.game.side_setup(side).units;
        units
            .iter()
            .filter_map(|unit| Some((unit, self.public.hex_of(unit)?)))
    }
}
