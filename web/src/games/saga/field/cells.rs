//! The hexes as cells: what each is called, and what it means for the question asked now.

use super::{hex_at, index_of};
use crate::board::peak::MOST;
use crate::board::{Cell, CellState};
use engine::saga::hex::{HexId, HexSet};
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

/// What hexes mean now.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sights {
    /// May be picked.
    pub legal: HexSet,
    /// Hexes of the last events.
    pub recent: HexSet,
    /// In danger by the order that is looked at.
    pub threat: HexSet,
    /// The hex that is looked at closely.
    pub selected: Option<HexId>,
}

impl Sights {
    fn state(&self, hex: HexId) -> CellState {
        if self.selected == Some(hex) {
            CellState::Selected
        } else if self.legal.has(hex) {
            CellState::Legal
        } else if self.threat.has(hex) {
            CellState::Threat
        } else if self.recent.has(hex) {
            CellState::Recent
        } else {
            CellState::Idle
        }
    }
}

/// The cells of all hexes in the order of their numbers; the board takes those that it shows. A hex
/// without a name is called by its number.
#[must_use]
pub fn cells(names: &BTreeMap<HexId, AttrValue>, sights: &Sights) -> Rc<[Cell]> {
    let cell = |hex: HexId| Cell {
        index: index_of(hex),
        classes: AttrValue::default(),
        name: names
            .get(&hex)
            .cloned()
            .unwrap_or_else(|| hex.0.to_string().into()),
        state: sights.state(hex),
        disabled: !sights.legal.has(hex),
    };
    (0..MOST).filter_map(hex_at).map(cell).collect()
}
