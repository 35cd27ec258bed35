//! Describes the hexes as board cells: their names for screen readers, and whether they can be
//! picked now.

use super::index_of;
use board::BoardCell;
use engine::exodus::Exodus;
use engine::exodus::hex::{HexId, HexSet};
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

pub type CellHighlights = board::Highlights<HexSet>;

/// Returns all cells in canonical order. A hex without a name is called by its number.
#[must_use]
pub fn cells(
    game: &Exodus,
    names: &BTreeMap<HexId, AttrValue>,
    highlights: &CellHighlights,
) -> Rc<[BoardCell]> {
    let cell = |hex: HexId| {
        let name = names.get(&hex).cloned();
        let name = name.unwrap_or_else(|| hex.0.to_string().into());
        highlights.cell(index_of(hex), hex, name)
    };
    game.hexes().map(cell).collect()
}
