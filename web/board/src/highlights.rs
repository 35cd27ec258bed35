//! Highlights of a board: which places are legal, recent, threatened or selected.

use super::cell::{BoardCell, CellState};
use engine::grid::PlaceSet;
use yew::prelude::*;

/// The highlighted places, from which cells get their state.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Highlights<S: PlaceSet> {
    /// Places that may be picked.
    pub legal: S,
    /// Places of the last events.
    pub recent: S,
    /// Places in danger from the action that is being considered.
    pub threat: S,
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
    /// Returns the cell of a place with its name and state, and without CSS classes.
    #[must_use]
    pub fn cell(&self, index: u16, place: S::Place, name: AttrValue) -> BoardCell {
        BoardCell {
            index,
            classes: AttrValue::default(),
            name,
            state: self.state(place),
            is_disabled: !self.legal.contains(place),
        }
    }

    /// Returns the state of a place; the highest one wins.
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
