//! The hexes as cells: what each is called, and what it means for the question asked now.

use super::index_of;
use crate::board::{Cell, CellState};
use engine::exodus::Exodus;
use engine::exodus::star::{HexId, HexSet};
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

/// All cells in canonical order. A hex without a name is called by its number.
#[must_use]
pub fn cells(table: &Exodus, names: &BTreeMap<HexId, AttrValue>, sights: &Sights) -> Rc<[Cell]> {
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
    table.hexes().map(cell).collect()
}
