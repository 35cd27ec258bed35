//! What a board reports.

use super::pen::StrokeEvent;
use yew::prelude::*;

/// Who is told of what is done on a board.
#[derive(Clone, PartialEq, Default)]
pub struct BoardCallbacks {
    /// A cell was picked: click, tap, Enter or Space. Disabled cells are reported as well, so that the
    /// game can say why not.
    pub pick: Callback<u16>,
    /// A cell is pointed at or focused; `None` when none is any longer.
    pub hover: Callback<Option<u16>>,
    /// A key that the board has no use for, while it has the focus.
    pub key: Callback<KeyboardEvent>,
    /// Told of drags cell by cell, which then draw in place of moving the view; two fingers still
    /// move it.
    pub draw: Option<Callback<StrokeEvent>>,
}

impl BoardCallbacks {
    /// Of a board whose cells are places, as `place_at` finds them.
    pub fn for_places<P: 'static>(
        place_at: impl Fn(u16) -> Option<P> + Clone + 'static,
        pick: impl Fn(P) + 'static,
        hover: impl Fn(Option<P>) + 'static,
    ) -> Self {
        let picked = place_at.clone();
        Self {
            pick: Callback::from(move |cell| picked(cell).into_iter().for_each(&pick)),
            hover: Callback::from(move |cell: Option<u16>| hover(cell.and_then(&place_at))),
            ..Self::default()
        }
    }
}
