//! The callbacks by which a board reports user input.

use super::stroke_tracker::StrokeEvent;
use yew::prelude::*;

/// The callbacks by which one board reports user input to its game.
#[derive(Clone, PartialEq, Default)]
pub struct BoardCallbacks {
    /// Called with a cell that was picked by click, tap, Enter or Space. Disabled cells are
    /// reported as well, so that the game can explain why they cannot be used.
    pub pick: Callback<u16>,
    /// Called with the cell that is hovered or focused, or with `None` when neither applies.
    pub hover: Callback<Option<u16>>,
    /// Called with keys that the focused board does not handle itself.
    pub key: Callback<KeyboardEvent>,
    /// Called with the steps of a stroke, cell by cell. If set, dragging draws instead of panning;
    /// two fingers still pan.
    pub draw: Option<Callback<StrokeEvent>>,
}

impl BoardCallbacks {
    /// Creates callbacks for a board of game-specific places; `place_at` maps a cell to its place.
    pub fn for_places<P: 'static>(
        place_at: impl Fn(u16) -> Option<P> + Clone + 'static,
        pick: impl Fn(P) + 'static,
        hover: impl Fn(Option<P>) + 'static,
    ) -> Self {
        let pick_place_at = place_at.clone();
        Self {
            pick: Callback::from(move |cell| pick_place_at(cell).into_iter().for_each(&pick)),
            hover: Callback::from(move |cell: Option<u16>| hover(cell.and_then(&place_at))),
            ..Self::default()
        }
    }
}
