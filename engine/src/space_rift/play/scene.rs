//! The battlefield as it is now, in sets of hexes: who stands where, and which feature is in force
//! on each hex `[SR-8.1]`. Made anew from the state whenever it is asked for.

use crate::space_rift::field::{Hex, HexSet, Side};
use crate::space_rift::figures::Shelter;
use crate::space_rift::sight;
use crate::space_rift::state::Public;
use crate::space_rift::table::SpaceRift;
use crate::space_rift::unit::{Class, UnitId};

/// Sets of hexes of a state.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The table.
    pub table: &'a SpaceRift,
    /// The state.
    pub public: &'a Public,
    /// Hexes with units of South and of North.
    pub fleets: [HexSet; 2],
    /// Hexes with units that block sight `[SR-9.3]`.
    screens: HexSet,
    /// Hexes under the rift.
    pub rift: HexSet,
    /// Hexes with bare meteors `[SR-8.10]`.
    pub meteors: HexSet,
}

impl SpaceRift {
    /// The battlefield as it is in a state.
    #[must_use]
    pub fn scene<'a>(&'a self, public: &'a Public) -> Scene<'a> {
        let mut fleets = [HexSet::NONE; 2];
        let mut fighters = HexSet::NONE;
        let (north, small) = (
            self.force(Side::North).units,
            self.classes[Class::Fighter as usize],
        );
        let units = (0..self.builds.len() as u8).map(UnitId);
        for (id, unit) in units.zip(&public.units) {
            if let Some(hex) = unit.hex {
                fleets[usize::from(north.has(id))].insert(hex);
                if small.has(id) {
                    fighters.insert(hex);
                }
            }
        }
        let rift = public
            .rift
            .as_ref()
            .map_or(HexSet::NONE, |rift| rift.hexes());
        let mut meteors = HexSet::NONE;
        if !self.meteors.is_empty() {
            meteors = public.meteors.iter().copied().flatten().collect();
        }
        Scene {
            table: self,
            public,
            fleets,
            screens: fleets[0].or(fleets[1]).minus(fighters),
            rift,
            meteors: meteors.minus(rift),
        }
    }
}

impl Scene<'_> {
    /// All hexes with units.
    #[must_use]
    pub const fn occupied(&self) -> HexSet {
        self.fleets[0].or(self.fleets[1])
    }

    /// Hexes with units of the enemy of `side`.
    #[must_use]
    pub const fn enemies(&self, side: Side) -> HexSet {
        self.fleets[side.other().index()]
    }

    /// Asteroid fields in force `[SR-8.2]`.
    #[must_use]
    pub const fn asteroid(&self) -> HexSet {
        self.table.terrain.asteroid.minus(self.rift)
    }

    /// Planet hexes in force `[SR-8.3]` `[SR-35.2]`; those of a group that are not covered stay one
    /// group `[SR-35.7]`.
    #[must_use]
    pub const fn planet(&self) -> HexSet {
        self.table.terrain.planet.minus(self.rift)
    }

    /// Debris in force, wrecks included `[SR-8.8]` `[SR-20.8]`.
    #[must_use]
    pub fn debris(&self) -> HexSet {
        let mut debris = self.table.terrain.debris;
        for wreck in &*self.public.wrecks {
            debris.insert(*wreck);
        }
        debris.minus(self.rift)
    }

    /// Dead stars in force `[SR-8.9]` `[SR-35.5]`.
    #[must_use]
    pub const fn dead(&self) -> HexSet {
        self.table.terrain.dead.minus(self.rift)
    }

    /// Hexes without a feature; the rift is one `[SR-8.1]`.
    #[must_use]
    pub fn open(&self) -> HexSet {
        let features = self.table.terrain.asteroid.or(self.table.terrain.planet);
        let features = features.or(self.table.terrain.dead).or(self.debris());
        features.or(self.rift).inverse()
    }

    /// Hexes that no unit may enter by whatever move: those with units, dead stars, bare meteors
    /// `[SR-7.3]` `[SR-8.9]` `[SR-8.10]`.
    #[must_use]
    pub const fn closed(&self) -> HexSet {
        self.occupied().or(self.dead()).or(self.meteors)
    }

    /// Whether an enemy stands next to a hex, seen by `side`.
    #[must_use]
    pub const fn is_faced(&self, side: Side, hex: Hex) -> bool {
        hex.around().meets(self.enemies(side))
    }

    /// Whether a line of sight joins two hexes `[SR-9.2]` to `[SR-9.6]` `[SR-41.1]`; a planet group
    /// is clear to who is on it `[SR-8.7]`.
    #[must_use]
    pub fn sees(&self, from: Hex, to: Hex) -> bool {
        sight::is_clear(from, to, self.blocking(from, to))
    }

    /// The hexes that stop a line of sight between these two, wherever it runs `[SR-9.3]`.
    #[must_use]
    pub fn blocking(&self, from: Hex, to: Hex) -> HexSet {
        let mut planet = self.planet();
        if planet.has(from) && planet.has(to) {
            let group = self.table.terrain.group(from);
            if group.has(to) {
                planet = planet.minus(group);
            }
        }
        let features = self.asteroid().or(planet).or(self.dead()).or(self.rift);
        features.or(self.screens)
    }

    /// Dice that the feature of the target's hex takes `[SR-8.2]` `[SR-8.6]` `[SR-8.8]`
    /// `[SR-40.3]` `[SR-40.4]`.
    #[must_use]
    pub fn shelter(&self, from: Option<Hex>, to: Hex, range: u8) -> u8 {
        let shelters = &self.table.figures.shelters;
        let take = |shelter: Shelter| match range {
            0 | 1 => shelter.close,
            2.. => shelter.ranged,
        };
        if self.rift.has(to) {
            return take(shelters.rift);
        }
        let terrain = &self.table.terrain;
        if terrain.asteroid.has(to) {
            return take(shelters.asteroid);
        }
        if terrain.planet.has(to) {
            let group = terrain.group(to).minus(self.rift);
            return match from {
                Some(from) if group.has(from) => 0,
                Some(_) | None => take(shelters.planet),
            };
        }
        if self.debris().has(to) {
            return take(shelters.debris);
        }
        0
    }

    /// Units of a side that are in the battle, with their hexes.
    pub fn units(&self, side: Side) -> impl Iterator<Item = (UnitId, Hex)> {
        let own = self.table.force(side).units;
        own.iter()
            .filter_map(|unit| Some((unit, self.public.hex_of(unit)?)))
    }
}
