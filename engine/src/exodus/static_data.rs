//! The static data of a table: the map, the figures, planets and cards, and the placements of parts
//! on blueprints. None of it changes in play.

use super::content::ContentSet;
use super::figures::{
    Ability, CardPool, Figures, MapHex, ModeFigures, Political, Resistance, Tile,
};
use super::layout::LayoutFile;
use super::part::{Item, PARTS};
use super::ship::ShipType;
use super::table::Exodus;
use serde::Serialize;
use std::collections::BTreeMap;

/// The static data of one table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Content<'a> {
    /// The map.
    #[cfg_attr(feature = "schema", ts(as = "LayoutFile"))]
    pub scenario: Option<LayoutFile>,
    /// Prices, amounts, technologies, ships and parts.
    pub figures: &'a Figures,
    /// Figures of the mode.
    pub mode: ModeFigures,
    /// Number of turns of this game; the maximum if a time limit was agreed on.
    pub turns: u8,
    /// Planet tiles, by their numbers; that of the Homes first.
    pub tiles: &'a [Tile],
    /// Political cards, by their numbers.
    pub political: &'a [Political],
    /// Resistance cards, by their numbers.
    pub resistance: &'a [Resistance],
    /// Ability cards, by their numbers.
    pub abilities: &'a [Ability],
    /// The cards that are used.
    pub boxed: CardPool,
    /// The hexes, by their numbers.
    pub hexes: &'a [MapHex],
    /// The cells that a part covers on the blueprint of a ship type, in each way in which it fits.
    #[cfg_attr(
        feature = "schema",
        ts(type = "Record<ShipType, Record<Part, Cell[][]>>")
    )]
    pub ways: BTreeMap<ShipType, PartPlacements>,
}

/// The cells of each placement of each part, as rows and columns.
pub type PartPlacements = BTreeMap<Item, Vec<Vec<(u8, u8)>>>;

/// A cell of a grid, from 0.
#[cfg(feature = "schema")]
#[derive(ts_rs::TS)]
#[ts(type = "[row: number, column: number]")]
pub struct Cell;

impl Exodus {
    /// Returns the static data of the table, with its layout from the content set.
    pub(super) fn content(&self, content: &ContentSet) -> Content<'_> {
        let ways = |kind: ShipType| (kind, self.part_placements(kind));
        Content {
            scenario: content.layout(&self.options).ok(),
            figures: &self.figures,
            mode: *self.mode(),
            turns: self.turns(),
            tiles: &self.tiles,
            political: &self.political,
            resistance: &self.resistance,
            abilities: &self.abilities,
            boxed: self.card_pool,
            hexes: &self.map_hexes,
            ways: ShipType::ALL.into_iter().map(ways).collect(),
        }
    }

    /// Returns the cells of each placement of each part on the grid of a ship type.
    fn part_placements(&self, kind: ShipType) -> PartPlacements {
        let grid = self.grids.of(kind);
        let ways = |item: &Item| {
            let ways = self.grids.placements(kind, *item).iter();
            let ways = ways.map(|cells| grid.cell_positions(*cells).collect());
            (*item, ways.collect())
        };
        Item::ALL.iter().take(PARTS).map(ways).collect()
    }
}
