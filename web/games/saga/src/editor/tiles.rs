//! The tiles of the content set, and their names in the editor.

use crate::draft::content_set;
use engine::game::Game;
use engine::saga::Saga;
use engine::saga::figures::{SectorKind, Tile};
use std::rc::Rc;
use ui::form::Radio;
use ui::l10n::{Phrases, text_of};

#[must_use]
pub fn tiles() -> Vec<Tile> {
    let content = content_set();
    content
        .parts()
        .map_or_else(|_| Vec::new(), |parts| parts.tiles.clone())
}

#[must_use]
pub fn kind_name(phrases: &Phrases, kind: SectorKind) -> String {
    phrases.text(&format!("saga-editor-is-{}", kind.into_str()))
}

/// Describes a tile by type, color and cost.
#[must_use]
pub fn tile_text(phrases: &Phrases, tile: &Tile) -> String {
    let kind = kind_name(phrases, tile.kind);
    let Some(color) = tile.color else {
        return kind;
    };
    let color = text_of(phrases, Saga::NAME, "editor-color", color);
    let args = [
        ("id", tile.id.as_str().into()),
        ("kind", kind.into()),
        ("color", color.into()),
        ("cost", tile.cost.into()),
    ];
    phrases.say("saga-editor-tile", &args)
}

/// Returns some of the tiles as choices.
#[must_use]
pub fn radios(phrases: &Phrases, filter: impl Fn(&Tile) -> bool) -> Rc<[Radio]> {
    let tiles = tiles();
    let some = tiles.iter().filter(|tile| filter(tile));
    some.map(|tile| Radio::new(tile.id.clone(), tile_text(phrases, tile)))
        .collect()
}
