//! The static data of a table as JSON: the map, the figures, planets and cards, and the placements
//! of parts on blueprints. None of it changes in play.

use super::content::ContentSet;
use super::figures::MapHex;
use super::part::{Item, PARTS};
use super::ship::ShipType;
use super::table::Exodus;
use serde_json::{Map, Value, json};

impl Exodus {
    /// Returns the static data of the table, with its layout from the content set.
    pub(super) fn static_data_json(&self, content: &ContentSet) -> Value {
        json!({
            "scenario": content.layout(&self.options).ok(),
            "figures": self.figures,
            "mode": self.mode(),
            "turns": self.turns(),
            "tiles": self.tiles,
            "political": self.political,
            "resistance": self.resistance,
            "abilities": self.abilities,
            "boxed": {
                "political": self.card_pool.political,
                "resistance": self.card_pool.resistance,
                "abilities": self.card_pool.abilities,
            },
            "hexes": self.map_hexes.iter().map(map_hex_json).collect::<Value>(),
            "ways": self.placements_json(),
        })
    }

    /// Returns for each ship type and part the cells of each placement, as rows and columns.
    fn placements_json(&self) -> Value {
        let of = |kind: ShipType| {
            let grid = self.grids.of(kind);
            let ways = |item: &Item| {
                let ways = self.grids.placements(kind, *item).iter();
                let ways = ways.map(|cells| json!(grid.cell_positions(*cells).collect::<Vec<_>>()));
                (item.key().to_owned(), ways.collect::<Value>())
            };
            let parts = Item::ALL.iter().take(PARTS).map(ways);
            let parts = Value::Object(parts.collect::<Map<_, _>>());
            (kind.key().to_owned(), parts)
        };
        Value::Object(ShipType::ALL.into_iter().map(of).collect::<Map<_, _>>())
    }
}

/// Returns a hex of the map as at the start of the game.
fn map_hex_json(map_hex: &MapHex) -> Value {
    json!({
        "axial": map_hex.axial,
        "home": map_hex.home,
        "guard": map_hex.guard,
        "kind": map_hex.kind,
        "neighbors": map_hex.neighbors,
    })
}
