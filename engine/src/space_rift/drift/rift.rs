//! The rift at rest: where its tiles lie and where its dial points `[SR-30]`.

use super::tile::{Tile, TileSet};
use crate::chance::Chance;
use crate::space_rift::battlefield::{Direction, Hex, HexSet};
use serde::{Deserialize, Serialize};

/// The six tiles and the dial.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rift {
    /// The hex of each tile, by number; none only while it is set aside `[SR-34.1]`.
    pub tiles: [Option<Hex>; Tile::COUNT],
    /// Where number 1 of the dial points; it never turns `[SR-30.8]`.
    pub dial: Direction,
}

/// Where a battle's rift begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiftSite {
    /// The hex of tile 1.
    pub center: Hex,
    /// The hexes of the others.
    pub others: [Hex; 5],
    /// Where number 1 of the dial points; none leaves it to chance `[SR-30.5]`.
    #[serde(default)]
    pub dial: Option<Direction>,
}

impl RiftSite {
    /// Its six hexes, or fewer when one is named twice.
    #[must_use]
    pub fn hexes(&self) -> HexSet {
        self.others
            .into_iter()
            .collect::<HexSet>()
            .with(self.center)
    }

    /// Whether a rift may begin here: six distinct hexes, connected `[SR-30.7]`.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.hexes().len() == Tile::COUNT as u8 && self.hexes().is_connected()
    }

    /// Lays the tiles: 1 on the center, the others as they come `[SR-30.4]` `[SR-30.6]`; then the
    /// dial `[SR-30.5]`.
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
    /// The hexes under the tiles.
    #[must_use]
    pub fn hexes(&self) -> HexSet {
        HexSet::of_placed(self.tiles.iter().copied())
    }

    /// Whether a tile lies on the hex.
    #[must_use]
    pub fn covers(&self, hex: Hex) -> bool {
        self.tiles.contains(&Some(hex))
    }

    /// The hex of a tile.
    #[must_use]
    pub const fn hex(&self, tile: Tile) -> Option<Hex> {
        self.tiles[tile.index()]
    }

    /// The tile on a hex.
    #[must_use]
    pub fn tile_at(&self, hex: Hex) -> Option<Tile> {
        Tile::all().find(|&tile| self.hex(tile) == Some(hex))
    }

    /// Where a number of the dial points `[SR-30.8]`: they run clockwise `(AMB-02)`.
    #[must_use]
    pub const fn direction(&self, number: u8) -> Direction {
        self.dial.clockwise(number.wrapping_sub(1))
    }

    /// The tiles that are connected with tile 1, itself included; none while it is set aside.
    #[must_use]
    pub fn home_group(&self) -> TileSet {
        let Some(center) = self.hex(Tile::CENTRAL) else {
            return TileSet::NONE;
        };
        let (mut home, mut beside) = (TileSet::NONE.with(Tile::CENTRAL), center.neighbors());
        loop {
            let before = home;
            for (tile, hex) in Tile::all().zip(&self.tiles) {
                if let Some(hex) = hex
                    && !home.has(tile)
                    && beside.has(*hex)
                {
                    home = home.with(tile);
                    beside = beside.or(hex.neighbors());
                }
            }
            if home == before || home == TileSet::ALL {
                return home;
            }
        }
    }

    /// Whether all six tiles lie connected on the battlefield `[SR-30.3]`.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.home_group() == TileSet::ALL
    }
}
