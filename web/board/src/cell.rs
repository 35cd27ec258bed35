//! One place of a board as the board is told about it. Not what stands there: that is drawn in layers.

use yew::prelude::*;

/// What a cell means for the question that is being asked now; the strongest meaning wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CellState {
    /// Nothing special.
    #[default]
    Idle,
    /// Something has just happened here.
    Recent,
    /// Something may be lost here.
    Threat,
    /// May be picked now.
    Legal,
    /// Is picked.
    Selected,
}

impl CellState {
    /// The style class, and the name of the mark.
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

/// One place of a board.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardCell {
    /// Position in the board's list.
    pub index: u16,
    /// Style classes of the terrain.
    pub classes: AttrValue,
    /// What a screen reader says: coordinate, terrain, pieces, and what Enter would do.
    pub name: AttrValue,
    /// What the cell means now.
    pub state: CellState,
    /// Cannot be picked now; it can still be pointed at and asked about.
    pub disabled: bool,
}
