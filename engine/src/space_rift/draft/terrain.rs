//! Editing of features, hex by hex. Adjacent planet hexes form one group `[SR-8.3]`.

use super::MapDraft;
use crate::space_rift::battlefield::{Hex, HexSet};

/// A feature that the editor can paint on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "cell-", serialize_all = "kebab-case", const_into_str)]
pub enum TerrainBrush {
    Open,
    /// An asteroid field `[SR-8.2]`.
    Asteroid,
    /// A planet `[SR-8.3]`.
    Planet,
    /// Ship debris `[SR-8.8]`.
    Debris,
    /// A dead star `[SR-8.9]`.
    #[strum(serialize = "dead")]
    DeadStar,
}

impl TerrainBrush {
    /// All brushes, in the order in which an editor offers them.
    pub const ALL: [Self; 5] = [
        Self::Asteroid,
        Self::Planet,
        Self::Debris,
        Self::DeadStar,
        Self::Open,
    ];
}

impl MapDraft {
    /// Returns the feature of a hex, ignoring the rift.
    #[must_use]
    pub fn brush_at(&self, hex: Hex) -> TerrainBrush {
        let terrain = &self.0.terrain;
        if terrain.asteroid.contains(&hex) {
            TerrainBrush::Asteroid
        } else if terrain.planet.iter().flatten().any(|planet| *planet == hex) {
            TerrainBrush::Planet
        } else if terrain.debris.contains(&hex) {
            TerrainBrush::Debris
        } else if terrain.deadstar.contains(&hex) {
            TerrainBrush::DeadStar
        } else {
            TerrainBrush::Open
        }
    }

    /// Replaces the feature of a hex.
    pub fn paint(&mut self, hex: Hex, brush: TerrainBrush) {
        if self.brush_at(hex) == brush {
            return;
        }
        let terrain = &mut self.0.terrain;
        for hexes in [
            &mut terrain.asteroid,
            &mut terrain.debris,
            &mut terrain.deadstar,
        ] {
            hexes.retain(|other| *other != hex);
        }
        let planets = terrain.planet.iter().flatten().copied();
        let mut planets: Vec<Hex> = planets.filter(|other| *other != hex).collect();
        match brush {
            TerrainBrush::Open => {}
            TerrainBrush::Asteroid => terrain.asteroid.push(hex),
            TerrainBrush::Debris => terrain.debris.push(hex),
            TerrainBrush::DeadStar => terrain.deadstar.push(hex),
            TerrainBrush::Planet => planets.push(hex),
        }
        let before: HexSet = terrain.planet.iter().flatten().copied().collect();
        if before != planets.iter().copied().collect() {
            terrain.planet = group_planets(&planets);
        }
    }
}

/// Groups adjacent planet hexes; the groups are in the order of their first hexes.
fn group_planets(planets: &[Hex]) -> Vec<Vec<Hex>> {
    let all: HexSet = planets.iter().copied().collect();
    let mut remaining = all;
    let mut groups = Vec::new();
    for first in planets {
        if !remaining.contains(*first) {
            continue;
        }
        let group = all.connected_group(*first);
        remaining = remaining.difference(group);
        let hexes = planets.iter().copied();
        groups.push(hexes.filter(|hex| group.contains(*hex)).collect());
    }
    groups
}
