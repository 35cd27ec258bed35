//! The movement of tiles: the chain through tile 1, tiles that would leave the battlefield, and
//! gaps `[SR-32]` `[SR-33]` `[SR-34]`. Units are handled in `rift_movement.rs`.

use super::rift::Rift;
use super::roll::DriftImpulse;
use super::tile::{Tile, TileSet};
use crate::space_rift::battlefield::{Direction, Hex, HexSet, Point};
use serde::{Deserialize, Serialize};

/// The reason why a tile of the chain moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum ShiftCause {
    /// The tile is tile 1.
    Central,
    /// The tile was ahead of tile 1 `[SR-32.3]`.
    Pushed,
    /// The tile was behind tile 1 `[SR-32.3]`.
    Pulled,
}

/// The movement of one tile of the chain by one hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileShift {
    pub tile: Tile,
    pub cause: ShiftCause,
    /// Previous hex; `None` beyond the edge.
    pub from: Option<Hex>,
    /// New hex; `None` beyond the edge.
    pub to: Option<Hex>,
    /// Number of the step, from 1; the second step exists only after triples.
    pub step: u8,
}

/// The progress of a rift movement, in addition to the tiles' hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Slide"))]
pub struct TileSlide {
    /// Distance that tile 1 moved, and maximum distance of a closing move `[SR-33.3]`.
    pub steps: u8,
    /// Tiles that moved this turn `[SR-32.6]` and may not move again `[SR-33.7]`.
    pub moved: TileSet,
    /// Hexes that tiles have left and that no tile covers now `[SR-32.7]`.
    pub open: HexSet,
    /// Whether a tile was placed after being set aside `[SR-34.2]`.
    #[serde(rename = "relaid")]
    pub was_placed: bool,
}

/// The unbroken line of tiles through tile 1 `[SR-32.2]`.
#[derive(Clone, Copy, Default)]
struct Chain {
    ahead: TileSet,
    behind: TileSet,
}

impl Chain {
    fn of(points: &[Point; Tile::COUNT], direction: Direction) -> Self {
        Self {
            ahead: tiles_in_line(points, direction),
            behind: tiles_in_line(points, direction.opposite()),
        }
    }

    const fn cause(self, tile: Tile) -> Option<ShiftCause> {
        if tile.index() == Tile::CENTRAL.index() {
            Some(ShiftCause::Central)
        } else if self.ahead.contains(tile) {
            Some(ShiftCause::Pushed)
        } else if self.behind.contains(tile) {
            Some(ShiftCause::Pulled)
        } else {
            None
        }
    }
}

/// Returns the unbroken line of tiles next to tile 1 in one direction, without tile 1.
fn tiles_in_line(points: &[Point; Tile::COUNT], direction: Direction) -> TileSet {
    let mut tiles = TileSet::NONE;
    let mut next = points[0].neighbor(direction);
    while let Some(tile) = Tile::all().find(|tile| points[tile.index()] == next) {
        tiles = tiles.with(tile);
        next = next.neighbor(direction);
    }
    tiles
}

impl TileSlide {
    /// Moves tile 1 `[SR-32.1]` and its chain, which never collides with other tiles `[SR-32.5]`.
    /// Tiles that end beyond the edge are set aside `[SR-34.1]`; positions between two steps do not
    /// matter `[SR-32.4]`.
    pub fn begin(
        rift: &mut Rift,
        impulse: DriftImpulse,
        mut report: impl FnMut(TileShift),
    ) -> Self {
        let mut points = rift.tiles.map(|hex| hex.unwrap_or_default().point());
        let mut slide = Self {
            steps: impulse.steps,
            ..Self::default()
        };
        for step in 1..=impulse.steps {
            let chain = Chain::of(&points, impulse.direction);
            for tile in Tile::all() {
                let Some(cause) = chain.cause(tile) else {
                    continue;
                };
                let point = &mut points[tile.index()];
                let from = point.hex();
                *point = point.neighbor(impulse.direction);
                slide.moved = slide.moved.with(tile);
                slide.open = from.map_or(slide.open, |hex| slide.open.with(hex));
                report(TileShift {
                    tile,
                    cause,
                    from,
                    to: point.hex(),
                    step,
                });
            }
        }
        rift.tiles = points.map(Point::hex);
        slide.open = slide.open.difference(rift.hexes());
        slide
    }

    /// Returns the hexes where a tile that was set aside may be placed: without a tile, and
    /// adjacent to one `[SR-34.2]`. Units and features do not matter `[SR-34.5]`.
    #[must_use]
    pub fn adjacent_hexes(rift: &Rift) -> HexSet {
        rift.hexes().neighbors().difference(rift.hexes())
    }

    /// Returns the tile to be placed next `[SR-34.2]`; tile 1 is treated like any other
    /// `[SR-34.7]`.
    #[must_use]
    pub fn next_set_aside(rift: &Rift) -> Option<Tile> {
        Tile::all().find(|&tile| rift.hex(tile).is_none())
    }

    /// Iterates over the hexes where the next tile may be placed so that the rift can be connected
    /// again `[SR-34.3]`.
    pub fn placements(self, rift: Rift) -> impl Iterator<Item = Hex> {
        let tile = Self::next_set_aside(&rift);
        let hexes = tile.map_or(HexSet::NONE, |_| Self::adjacent_hexes(&rift));
        let fits =
            move |hex: &Hex| tile.is_some_and(|tile| self.placement_reconnects(&rift, tile, *hex));
        hexes.iter().filter(fits)
    }

    /// Returns whether the rift can be connected again after a tile is placed on an adjacent hex.
    #[must_use]
    pub fn placement_reconnects(&self, rift: &Rift, tile: Tile, hex: Hex) -> bool {
        let (mut slide, mut rift) = (*self, *rift);
        slide.place_tile(&mut rift, tile, hex);
        slide.can_reconnect(&rift)
    }

    /// Places a tile that was set aside `[SR-34.4]`.
    pub fn place_tile(&mut self, rift: &mut Rift, tile: Tile, hex: Hex) {
        rift.tiles[tile.index()] = Some(hex);
        self.moved = self.moved.with(tile);
        self.open.remove(hex);
        self.was_placed = true;
    }

    /// Iterates over the closing moves that enlarge the group of tile 1 `[SR-33.3]` (a) to (c), by
    /// tile and hex. Since the group grows each time, there are at most five in a row `[SR-33.8]`.
    pub fn growing_moves(self, rift: Rift) -> impl Iterator<Item = (Tile, Hex)> {
        self.growing_from(rift, rift.central_group())
    }

    /// Iterates over the moves of [`Self::growing_moves`] for a known group of tile 1.
    fn growing_from(self, rift: Rift, group: TileSet) -> impl Iterator<Item = (Tile, Hex)> {
        // Only a hex adjacent to the group can enlarge it.
        let group_hexes = group.iter().filter_map(|tile| rift.hex(tile));
        let adjacent_hexes = group_hexes.fold(HexSet::NONE, |all, hex| all.union(hex.neighbors()));
        let joining_hexes = self.open.intersection(adjacent_hexes);
        let unmoved = self.moved.inverse().iter();
        let unmoved = unmoved.filter_map(move |tile| Some((tile, rift.hex(tile)?)));
        let moves_of = move |(tile, from): (Tile, Hex)| {
            joining_hexes
                .iter()
                .filter(move |&hex| from.distance(hex) <= self.steps)
                .map(move |hex| (tile, hex))
        };
        unmoved.flat_map(moves_of).filter(move |&(tile, hex)| {
            // A tile from outside joins the group; the move of a tile of the group may split it.
            let mut after = rift;
            after.tiles[tile.index()] = Some(hex);
            !group.contains(tile) || after.central_group().len() > group.len()
        })
    }

    /// Iterates over the legal closing moves, after which the rift can still be connected
    /// `[SR-33.3]`, by tile and hex. `[SR-33.9]` counts them over all shapes.
    pub fn closing_moves(self, rift: Rift) -> impl Iterator<Item = (Tile, Hex)> {
        self.growing_moves(rift)
            .filter(move |&(tile, hex)| self.closing_reconnects(&rift, tile, hex))
    }

    /// Returns whether the rift can still be connected after this closing move `[SR-33.3]` (d).
    /// After doubles this is always possible, as the count of all shapes shows `[SR-33.9]`, unless
    /// a tile was placed elsewhere after being set aside.
    #[must_use]
    pub fn closing_reconnects(&self, rift: &Rift, tile: Tile, hex: Hex) -> bool {
        if self.steps == 1 && !self.was_placed {
            return true;
        }
        let (mut slide, mut rift) = (*self, *rift);
        slide.close_gap(&mut rift, tile, hex);
        slide.can_reconnect(&rift)
    }

    /// Moves a tile to an open hex `[SR-33.5]`.
    pub fn close_gap(&mut self, rift: &mut Rift, tile: Tile, hex: Hex) {
        if let Some(vacated) = rift.hex(tile) {
            self.open.insert(vacated);
        }
        self.open.remove(hex);
        rift.tiles[tile.index()] = Some(hex);
        self.moved = self.moved.with(tile);
    }

    /// Returns whether the rift is connected, or placements and closing moves can connect it.
    #[must_use]
    pub fn can_reconnect(&self, rift: &Rift) -> bool {
        if let Some(tile) = Self::next_set_aside(rift) {
            let mut hexes = Self::adjacent_hexes(rift).iter();
            return hexes.any(|hex| self.placement_reconnects(rift, tile, hex));
        }
        let group = rift.central_group();
        group == TileSet::ALL
            || self
                .growing_from(*rift, group)
                .any(|(tile, hex)| self.closing_reconnects(rift, tile, hex))
    }
}
