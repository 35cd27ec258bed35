//! Describes the hexes as board cells: their names for screen readers, and whether they can be
//! picked now.

use super::{hex_at, index_of};
use board::BoardCell;
use board::pointy_hex::MAX_CELLS;
use engine::saga::hex::{HexId, HexSet};
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

pub type CellHighlights = board::Highlights<HexSet>;

/// Returns the cells of all hexes by number; the board uses those that it shows. A hex without a
/// name is called by its number.
#[must_use]
pub fn cells(names: &BTreeMap<HexId, AttrValue>, highlights: &CellHighlights) -> Rc<[BoardCell]> {
    let cell = |hex: HexId| {
        let name = names.get(&hex).cloned();
        let name = name.unwrap_or_else(|| hex.0.to_string().into());
        highlights.cell(index_of(hex), hex, name)
    };
    (0..MAX_CELLS).filter_map(hex_at).map(cell).collect()
}
