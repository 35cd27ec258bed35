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
pub struct Cell {
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

/// Properties of one drawn square.
#[derive(Properties, PartialEq)]
pub struct SquareProps {
    /// The place.
    pub cell: Cell,
    /// Column, from 0.
    pub column: u16,
    /// Row, from 0.
    pub row: u16,
    /// Side of a square in board units.
    pub side: i32,
    /// The one cell of the board that Tab reaches.
    pub current: bool,
}

/// One square: the part that is pointed at, focused and read out. Equal properties draw nothing anew.
#[component]
pub fn Square(props: &SquareProps) -> Html {
    let SquareProps {
        cell,
        column,
        row,
        side,
        current,
    } = props;
    let selected = cell.state == CellState::Selected;
    html! {
        <rect role="gridcell" class={classes!("cell", cell.state.class(), cell.classes.to_string())}
            x={(i32::from(*column) * side).to_string()} y={(i32::from(*row) * side).to_string()}
            width={side.to_string()} height={side.to_string()}
            data-cell={cell.index.to_string()} tabindex={if *current { "0" } else { "-1" }}
            aria-label={cell.name.clone()} aria-colindex={(column + 1).to_string()}
            aria-rowindex={(row + 1).to_string()} aria-selected={selected.to_string()}
            aria-disabled={cell.disabled.then_some("true")} />
    }
}
