//! Describes the hexes as board cells: their names for screen readers, and whether they can be
//! picked now.

use super::{BOARD, hex_at, index_of};
use board::BoardCell;
use board::grid::Grid;
use engine::space_rift::battlefield::{Hex, HexSet};
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

pub type CellHighlights = board::Highlights<HexSet>;

/// Returns all cells, row by row from the north-west. A hex without an entry in `names` is named by
/// its coordinates.
#[must_use]
pub fn cells(names: &BTreeMap<Hex, AttrValue>, highlights: &CellHighlights) -> Rc<[BoardCell]> {
    let cell = |hex: Hex| {
        let name = names.get(&hex).cloned();
        let name = name.unwrap_or_else(|| hex.to_string().into());
        highlights.cell(index_of(hex), hex, name)
    };
    (0..BOARD.count()).filter_map(hex_at).map(cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::CellState;

    #[test]
    fn cells_show_the_strongest_state_and_their_own_names() {
        let [a, b] = ["A1", "K13"].map(|name| name.parse::<Hex>().expect("a hex"));
        let names = BTreeMap::from([(b, AttrValue::from("there"))]);
        let highlights = CellHighlights {
            legal: HexSet::singleton(a).with(b),
            recent: HexSet::ALL,
            selected: Some(b),
            ..CellHighlights::default()
        };
        let cells = cells(&names, &highlights);
        assert_eq!(cells.len(), 138);
        let at = |hex| &cells[usize::from(index_of(hex))];
        assert_eq!((at(b).state, &*at(b).name), (CellState::Selected, "there"));
        assert_eq!((at(a).state, &*at(a).name), (CellState::Legal, "A1"));
        assert!(!at(a).is_disabled);
        assert_eq!(cells[1].state, CellState::Recent);
        assert!(cells[1].is_disabled);
        assert!(
            cells
                .iter()
                .enumerate()
                .all(|(n, cell)| usize::from(cell.index) == n)
        );
    }
}
