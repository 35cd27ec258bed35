//! The tools of the scenario editor and their settings.

use super::tiles::tiles;
use editor::ToolKind;
use engine::saga::draft::{MapDraft, PlayerVariant};
use engine::saga::figures::SectorKind;
use ui::icon::Icon;

/// A tool; it decides what a press or a drag on the board does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    #[default]
    Select,
    Sector,
    /// Sets where armadas start.
    Start,
    /// Removes sectors from the board.
    Eraser,
    Hand,
}

impl ToolKind for Tool {
    const ALL: &'static [(Self, &'static str, &'static str, Option<Icon>)] = &[
        (Self::Select, "select", "V", Some(Icon::Pointer)),
        (Self::Sector, "sector", "B", Some(Icon::Brush)),
        (Self::Start, "start", "S", Some(Icon::Ship)),
        (Self::Eraser, "eraser", "E", Some(Icon::Eraser)),
        (Self::Hand, "hand", "H", Some(Icon::Hand)),
    ];
}

/// What the tile tool places: a tile of a type, or `None` for a random one.
pub type TileBrush = Option<SectorKind>;

/// The choices of the tile tool, in the order of the palette.
pub const BRUSHES: [TileBrush; 7] = [
    None,
    Some(SectorKind::Asteroid),
    Some(SectorKind::Planetary),
    Some(SectorKind::Open),
    Some(SectorKind::Nebula),
    Some(SectorKind::Dawn),
    Some(SectorKind::BlackHole),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ToolSettings {
    pub tool: Tool,
    pub pen: TileBrush,
    /// The number of players that is edited; `None` for all.
    pub side: PlayerVariant,
}

impl ToolSettings {
    /// Places sectors of the selected type; if no tile of it is left, a random one of the type. The
    /// Jumpgate stays.
    #[must_use]
    pub fn place_tiles(self, draft: &MapDraft, hexes: &[[i8; 2]]) -> MapDraft {
        let tiles = tiles();
        let mut draft = draft.clone();
        for hex in hexes.iter().filter(|hex| **hex != [0, 0]) {
            draft = match self.pen {
                None => draft.with_tile(self.side, *hex, None, &[]),
                Some(kind) => {
                    let content = draft.hex_content(self.side, *hex);
                    let current_tile = content.sector.and_then(|sector| sector.tile);
                    let is_kind = |id: &String| {
                        let mut candidates = tiles.iter();
                        candidates.any(|tile| tile.id == *id && tile.kind == kind)
                    };
                    // Painting the same hex again changes nothing.
                    if current_tile.as_ref().is_some_and(is_kind) {
                        continue;
                    }
                    match draft.free_tile(self.side, kind, &tiles) {
                        Some(tile) => draft.with_tile(self.side, *hex, Some(&tile.id), &[]),
                        None if kind.is_common() => draft.with_tile(self.side, *hex, None, &[kind]),
                        None => continue,
                    }
                }
            };
        }
        draft
    }

    /// Removes sectors from the board.
    #[must_use]
    pub fn erase(self, draft: &MapDraft, hexes: &[[i8; 2]]) -> MapDraft {
        let all = hexes.iter();
        all.fold(draft.clone(), |draft, hex| {
            draft.without_sector(self.side, *hex)
        })
    }

    /// Toggles whether armadas start on a hex.
    #[must_use]
    pub fn toggle_start(self, draft: &MapDraft, hex: [i8; 2]) -> MapDraft {
        let content = draft.hex_content(self.side, hex);
        let has_armada_start = draft.value(self.side, "armada_start").is_some();
        if has_armada_start && !content.starts.is_empty() {
            draft.without_start(self.side, hex)
        } else {
            draft.with_start(self.side, hex)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use editor::all_tools_resolve;

    #[test]
    fn every_tool_has_a_unique_name_and_key() {
        assert!(all_tools_resolve::<Tool>());
    }

    #[test]
    fn each_tile_is_placed_once_and_then_random_ones_of_its_type() {
        let tools = ToolSettings {
            pen: Some(SectorKind::Nebula),
            ..ToolSettings::default()
        };
        let hexes = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [0, 0]];
        let draft = tools.place_tiles(&MapDraft::blank(), &hexes);
        let map = draft.map(None);
        assert_eq!(map.fixed.len(), 6);
        let mut ids: Vec<_> = map
            .fixed
            .iter()
            .filter_map(|sector| sector.tile.clone())
            .collect();
        ids.sort_unstable();
        assert_eq!(ids, ["N01", "N02", "N03", "N04", "S01"]);
        let last = draft
            .hex_content(None, [0, -1])
            .sector
            .expect("it was laid");
        assert_eq!((last.tile, last.types), (None, vec![SectorKind::Nebula]));
        assert_eq!(tools.place_tiles(&draft, &[[1, 0]]), draft);
        let wiped = tools.erase(&draft, &hexes);
        assert_eq!(wiped.map(None).fixed.len(), 1);
    }

    #[test]
    fn the_start_tool_toggles_a_start() {
        let tools = ToolSettings::default();
        let draft = tools.toggle_start(&MapDraft::blank(), [1, 0]);
        assert_eq!(draft.hex_content(None, [1, 0]).starts.len(), 4);
        let with_second_start = tools.toggle_start(&draft, [0, 0]);
        assert_eq!(with_second_start.hex_content(None, [1, 0]).starts, [0]);
        let without_starts =
            tools.toggle_start(&tools.toggle_start(&with_second_start, [1, 0]), [0, 0]);
        assert_eq!(without_starts, MapDraft::blank());
    }
}
