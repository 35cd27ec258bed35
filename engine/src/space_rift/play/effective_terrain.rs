//! The effective feature of each hex `[SR-8.1]`, and its reduction of dice. Units are not included.

use crate::space_rift::battlefield::{Hex, HexSet};
use crate::space_rift::figures::CoverDice;
use crate::space_rift::game::SpaceRift;
use crate::space_rift::state::Public;

/// The effective features of a state.
#[derive(Clone, Copy, Debug)]
pub struct EffectiveTerrain<'a> {
    pub game: &'a SpaceRift,
    pub public: &'a Public,
    /// Hexes under the rift.
    pub rift: HexSet,
}

impl SpaceRift {
    /// Computes the effective features of a state.
    #[must_use]
    pub fn effective_terrain<'a>(&'a self, public: &'a Public) -> EffectiveTerrain<'a> {
        let rift = public.rift.as_ref();
        EffectiveTerrain {
            game: self,
            public,
            rift: rift.map_or(HexSet::NONE, |rift| rift.hexes()),
        }
    }
}

impl EffectiveTerrain<'_> {
    /// Returns the hexes of effective asteroid fields `[SR-8.2]`.
    #[must_use]
    pub const fn asteroid(&self) -> HexSet {
        self.game.terrain.asteroid.difference(self.rift)
    }

    /// Returns the hexes of effective planets `[SR-8.3]` `[SR-35.2]`; the uncovered hexes of a
    /// group remain one group `[SR-35.7]`.
    #[must_use]
    pub const fn planet(&self) -> HexSet {
        self.game.terrain.planet.difference(self.rift)
    }

    /// Returns the hexes of effective debris, including wrecks `[SR-8.8]` `[SR-20.8]`.
    #[must_use]
    pub fn debris(&self) -> HexSet {
        let mut debris = self.game.terrain.debris;
        for wreck in &*self.public.wrecks {
            debris.insert(*wreck);
        }
        debris.difference(self.rift)
    }

    /// Returns the hexes of effective dead stars `[SR-8.9]` `[SR-35.5]`.
    #[must_use]
    pub const fn dead_stars(&self) -> HexSet {
        self.game.terrain.dead.difference(self.rift)
    }

    /// Returns the hexes without a feature; the rift counts as a feature `[SR-8.1]`.
    #[must_use]
    pub fn featureless_hexes(&self) -> HexSet {
        let features = self.game.terrain.asteroid.union(self.game.terrain.planet);
        let features = features.union(self.game.terrain.dead).union(self.debris());
        features.union(self.rift).complement()
    }

    /// Returns the dice that the feature of the target's hex takes away `[SR-8.2]` `[SR-8.6]`
    /// `[SR-8.8]` `[SR-40.3]` `[SR-40.4]`.
    #[must_use]
    pub fn cover_dice(&self, from: Option<Hex>, to: Hex, range: u8) -> u8 {
        let cover = &self.game.figures.cover;
        let dice_at_range = |cover_dice: CoverDice| match range {
            0 | 1 => cover_dice.close,
            2.. => cover_dice.ranged,
        };
        if self.rift.contains(to) {
            return dice_at_range(cover.rift);
        }
        let terrain = &self.game.terrain;
        if terrain.asteroid.contains(to) {
            return dice_at_range(cover.asteroid);
        }
        if terrain.planet.contains(to) {
            let group = terrain.group(to).difference(self.rift);
            return match from {
                Some(from) if group.contains(from) => 0,
                Some(_) | None => dice_at_range(cover.planet),
            };
        }
        if self.debris().contains(to) {
            return dice_at_range(cover.debris);
        }
        0
    }
}
