//! The static data of a game: the map, the figures, planets and cards, and the placements of parts
//! on blueprints. It never changes in play.

use super::content::ContentSet;
use super::figures::{
    Ability, CardPool, Figures, MapHex, ModeFigures, Political, Resistance, Tile,
};
use super::game::Exodus;
use super::layout::LayoutFile;
use super::part::{Item, PARTS};
use super::ship::ShipType;
use serde::Serialize;
use std::collections::BTreeMap;

/// The static data of one game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Content<'a> {
    /// The layout of the map; `None` if it cannot be loaded.
    #[cfg_attr(feature = "schema", ts(as = "LayoutFile"))]
    pub scenario: Option<LayoutFile>,
    /// Prices, amounts, technologies, ships and parts.
    pub figures: &'a Figures,
    /// Figures that depend on the game mode.
    pub mode: ModeFigures,
    /// Number of turns of this game; the maximum if a time limit was agreed on.
    pub turns: u8,
    /// Planet tiles, indexed by tile number; the Home tile first.
    pub tiles: &'a [Tile],
    /// Political cards, indexed by card number.
    pub political: &'a [Political],
    /// Resistance cards, indexed by card number.
    pub resistance: &'a [Resistance],
    /// Ability cards, indexed by card number.
    pub abilities: &'a [Ability],
    /// The cards in use with the options of the game.
    pub boxed: CardPool,
    /// The hexes of the map, indexed by hex number.
    pub hexes: &'a [MapHex],
    /// The cells that each part covers on the blueprint of a ship type, for each placement.
    #[cfg_attr(
        feature = "schema",
        ts(type = "Record<ShipType, Record<Part, Cell[][]>>")
    )]
    pub ways: BTreeMap<ShipType, PartPlacements>,
}

/// The cells of each placement of each part, as rows and columns.
pub type PartPlacements = BTreeMap<Item, Vec<Vec<(u8, u8)>>>;

/// A cell of a grid as row and column, from 0.
#[cfg(feature = "schema")]
#[derive(ts_rs::TS)]
#[ts(type = "[row: number, column: number]")]
pub struct Cell;

impl Exodus {
    /// Returns the static data of the game, with its layout from the content set.
    pub(super) fn content(&self, content: &ContentSet) -> Content<'_> {
        let placements = |kind: ShipType| (kind, self.part_placements(kind));
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
            ways: ShipType::ALL.into_iter().map(placements).collect(),
        }
    }

    /// Returns the cells of each placement of each part on the grid of a ship type.
    fn part_placements(&self, kind: ShipType) -> PartPlacements {
        let grid = self.grids.of(kind);
        let placements = |item: &Item| {
            let placements = self.grids.placements(kind, *item).iter();
            let placements = placements.map(|cells| grid.cell_positions(*cells).collect());
            (*item, placements.collect())
        };
        Item::ALL.iter().take(PARTS).map(placements).collect()
    }
}
