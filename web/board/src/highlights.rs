//! What places of a board mean for the question that is asked now.

use super::cell::{BoardCell, CellState};
use engine::grid::PlaceSet;
use yew::prelude::*;

/// What places mean now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Highlights<S: PlaceSet> {
    /// May be picked.
    pub legal: S,
    /// Places of the last events.
    pub recent: S,
    /// In danger by the order that is looked at.
    pub threat: S,
    /// The place that is looked at closely.
    pub selected: Option<S::Place>,
}

impl<S: PlaceSet> Default for Highlights<S> {
    fn default() -> Self {
        Self {
            legal: S::default(),
            recent: S::default(),
            threat: S::default(),
            selected: None,
        }
    }
}

impl<S: PlaceSet> Highlights<S> {
    /// The cell of a place, which has nothing but its name and what it means.
    #[must_use]
    pub fn cell(&self, index: u16, place: S::Place, name: AttrValue) -> BoardCell {
        BoardCell {
            index,
            classes: AttrValue::default(),
            name,
            state: self.state(place),
            disabled: !self.legal.contains(place),
        }
    }

    /// The strongest meaning wins.
    fn state(&self, place: S::Place) -> CellState {
        if self.selected == Some(place) {
            CellState::Selected
        } else if self.legal.contains(place) {
            CellState::Legal
        } else if self.threat.contains(place) {
            CellState::Threat
        } else if self.recent.contains(place) {
            CellState::Recent
        } else {
            CellState::Idle
        }
    }
}
