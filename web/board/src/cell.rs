//! One cell of a board as the game describes it. Layers draw the pieces on the cell.

use yew::prelude::*;

/// The state of a cell in the current decision, in ascending priority: if several apply, the last
/// one is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CellState {
    #[default]
    Idle,
    /// The last events took place on this cell.
    Recent,
    /// The previewed action endangers a piece on this cell.
    Threat,
    /// Picking this cell is a legal choice.
    Legal,
    Selected,
}

impl CellState {
    /// Returns the CSS class, which is also the name of the mark.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Idle => "idle",
            Self::Recent => "recent",
            Self::Threat => "threat",
            Self::Legal => "legal",
            Self::Selected => "selected",
        }
    }
}

/// One cell of a board, as the game describes it.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardCell {
    /// The position in the board's list of cells, from 0.
    pub index: u16,
    /// The CSS classes of the terrain.
    pub classes: AttrValue,
    /// The accessible name: coordinate, terrain, pieces, and the effect of Enter.
    pub name: AttrValue,
    pub state: CellState,
    /// Whether the cell cannot be picked now. It can still be hovered over, and picking it reports
    /// why not.
    pub is_disabled: bool,
}
