//! One cell of a board as the game describes it. What is on the cell is drawn in layers.

use yew::prelude::*;

/// What a cell means for the current decision, in ascending order; the highest state wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CellState {
    #[default]
    Idle,
    /// Something happened here just now.
    Recent,
    /// Something may be lost here.
    Threat,
    /// May be picked now.
    Legal,
    Selected,
}

impl CellState {
    /// The CSS class, which is also the name of the mark.
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

/// One cell of a board.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardCell {
    /// The index in the board's list of cells.
    pub index: u16,
    /// The CSS classes of the terrain.
    pub classes: AttrValue,
    /// The accessible name: coordinate, terrain, pieces, and the effect of Enter.
    pub name: AttrValue,
    pub state: CellState,
    /// Whether the cell cannot be picked now. It can still be hovered over, and picking it reports
    /// why not.
    pub disabled: bool,
}
