//! The rift between movements: the hexes of its tiles, and its dial `[SR-30]`.

use super::tile::{Tile, TileSet};
use crate::chance::Chance;
use crate::space_rift::battlefield::{Direction, Hex, HexSet};
use serde::{Deserialize, Serialize};

/// The hexes of the six tiles, and the dial.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "RiftState"))]
pub struct Rift {
    /// Hex of each tile, by number; `None` only while it is set aside `[SR-34.1]`.
    pub tiles: [Option<Hex>; Tile::COUNT],
    /// Direction of number 1 of the dial; it never changes `[SR-30.8]`.
    pub dial: Direction,
}

/// The start of the rift in a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RiftSite {
    /// Hex of tile 1.
    pub center: Hex,
    /// Hexes of the other five tiles.
    #[cfg_attr(feature = "schema", ts(type = "[Hex, Hex, Hex, Hex, Hex]"))]
    pub others: [Hex; 5],
    /// Direction of number 1 of the dial; missing for a random direction `[SR-30.5]`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub dial: Option<Direction>,
}

impl RiftSite {
    /// Returns the six hexes, or fewer if one is listed twice.
    #[must_use]
    pub fn hexes(&self) -> HexSet {
        self.others
            .into_iter()
            .collect::<HexSet>()
            .with(self.center)
    }

    /// Returns whether a rift may start here: the six hexes are distinct and connected `[SR-30.7]`.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.hexes().len() == Tile::COUNT as u8 && self.hexes().is_connected()
    }

    /// Places the tiles: tile 1 on the center, the others at random `[SR-30.4]` `[SR-30.6]`; then
    /// sets the dial `[SR-30.5]`.
    pub fn set_up(&self, chance: &mut impl Chance) -> Rift {
        let mut others = self.others;
        chance.shuffle(&mut others);
        let [b, c, d, e, f] = others;
        let dial = self.dial.unwrap_or_else(|| {
            let turns = chance.pick(6) as u8;
            Direction::NorthEast.clockwise(turns)
        });
        Rift {
            tiles: [self.center, b, c, d, e, f].map(Some),
            dial,
        }
    }
}

impl Rift {
    /// Returns the hexes under the tiles.
    #[must_use]
    pub fn hexes(&self) -> HexSet {
        HexSet::from_optional(self.tiles.iter().copied())
    }

    /// Returns whether a tile covers the hex.
    #[must_use]
    pub fn covers(&self, hex: Hex) -> bool {
        self.tiles.contains(&Some(hex))
    }

    #[must_use]
    pub const fn hex(&self, tile: Tile) -> Option<Hex> {
        self.tiles[tile.index()]
    }

    /// Returns the tile on a hex.
    #[must_use]
    pub fn tile_at(&self, hex: Hex) -> Option<Tile> {
        Tile::all().find(|&tile| self.hex(tile) == Some(hex))
    }

    /// Returns the direction of a number on the dial `[SR-30.8]`; the numbers run clockwise
    /// `(AMB-02)`.
    #[must_use]
    pub const fn direction(&self, number: u8) -> Direction {
        self.dial.clockwise(number.wrapping_sub(1))
    }

    /// Returns the tiles connected with tile 1, including tile 1; empty while tile 1 is set aside.
    #[must_use]
    pub fn central_group(&self) -> TileSet {
        let Some(center) = self.hex(Tile::CENTRAL) else {
            return TileSet::NONE;
        };
        let (mut group, mut adjacent) = (TileSet::NONE.with(Tile::CENTRAL), center.neighbors());
        loop {
            let before = group;
            for (tile, hex) in Tile::all().zip(&self.tiles) {
                if let Some(hex) = hex
                    && !group.contains(tile)
                    && adjacent.contains(*hex)
                {
                    group = group.with(tile);
                    adjacent = adjacent.union(hex.neighbors());
                }
            }
            if group == before || group == TileSet::ALL {
                return group;
            }
        }
    }

    /// Returns whether all six tiles are connected on the battlefield `[SR-30.3]`.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.central_group() == TileSet::ALL
    }
}
