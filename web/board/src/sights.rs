//! What places of a board mean for the question that is asked now.

use super::cell::{Cell, CellState};
use engine::grid::Places;
use yew::prelude::*;

/// What places mean now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sights<S: Places> {
    /// May be picked.
    pub legal: S,
    /// Places of the last events.
    pub recent: S,
    /// In danger by the order that is looked at.
    pub threat: S,
    /// The place that is looked at closely.
    pub selected: Option<S::Place>,
}

impl<S: Places> Default for Sights<S> {
    fn default() -> Self {
        Self {
            legal: S::default(),
            recent: S::default(),
            threat: S::default(),
            selected: None,
        }
    }
}

impl<S: Places> Sights<S> {
    /// The cell of a place, which has nothing but its name and what it means.
    #[must_use]
    pub fn cell(&self, index: u16, place: S::Place, name: AttrValue) -> Cell {
        Cell {
            index,
            classes: AttrValue::default(),
            name,
            state: self.state(place),
            disabled: !self.legal.holds(place),
        }
    }

    /// The strongest meaning wins.
    fn state(&self, place: S::Place) -> CellState {
        if self.selected == Some(place) {
            CellState::Selected
        } else if self.legal.holds(place) {
            CellState::Legal
        } else if self.threat.holds(place) {
            CellState::Threat
        } else if self.recent.holds(place) {
            CellState::Recent
        } else {
            CellState::Idle
        }
    }
}
