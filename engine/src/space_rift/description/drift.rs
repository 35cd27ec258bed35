//! Descriptions of the events of a rift movement.

use super::{Description, Term, of_side, of_unit};
use crate::space_rift::drift::{RiftEvent, ShiftCause, Tile};

fn of_tile(key: &'static str, tile: Tile) -> Description {
    Description::new(key).with("tile", tile.number())
}

impl RiftEvent {
    /// Returns the log entry of the event as a phrase with arguments.
    #[must_use]
    #[rustfmt::skip]
    pub fn description(&self) -> Description {
        match *self {
            Self::Rolled { mover, dice } => of_side("rift-rolled", mover).with("dice", Term::RiftDice(dice)),
            Self::Stirred { number, direction, steps } => Description::new("rift-stirred").with("number", number).with("direction", Term::Word(direction.into_str())).with("steps", steps),
            Self::Shifted { tile, cause, to: Some(to), .. } => of_tile(shifted(cause), tile).with("to", Term::Hex(to)).at(to),
            Self::Shifted { tile, to: None, .. } => of_tile("rift-over-edge", tile),
            Self::SetAside { tile, rider: None } => of_tile("rift-aside", tile),
            Self::SetAside { tile, rider: Some(unit) } => of_tile("rift-aside-unit", tile).with("unit", Term::Unit(unit)).of(unit),
            Self::Placed { tile, hex, .. } => of_tile("rift-placed", tile).with("at", Term::Hex(hex)).at(hex),
            Self::Parted { away } => Description::new("rift-parted").with("tiles", Term::Tiles(away)),
            Self::Closed { tile, from, to, .. } => of_tile("rift-closed", tile).with("to", Term::Hex(to)).with("from", Term::Hex(from)).at(to),
            Self::Carried { unit, tile, to } => of_tile("rift-carried", tile).with("to", Term::Hex(to)).with("unit", Term::Unit(unit)).at(to).of(unit),
            Self::Caught { unit, tile, hex } => of_tile("rift-caught", tile).with("unit", Term::Unit(unit)).with("at", Term::Hex(hex)).at(hex).of(unit),
            Self::LeftBehind { unit, tile, hex } => of_tile("rift-left-behind", tile).with("unit", Term::Unit(unit)).with("at", Term::Hex(hex)).at(hex).of(unit),
            Self::Lifted { unit, stays, tile } => of_tile("rift-lifted", tile).with("unit", Term::Unit(unit)).with("other", Term::Unit(stays)).of(unit),
            Self::Settled { unit, tile: Some(tile), hex, .. } => of_tile("rift-settled", tile).with("unit", Term::Unit(unit)).with("at", Term::Hex(hex)).at(hex).of(unit),
            Self::Settled { unit, tile: None, hex, .. } => of_unit("rift-settled-beside", unit).with("at", Term::Hex(hex)).at(hex),
            Self::Folded { tile, unit: None } => of_tile("rift-folded", tile),
            Self::Folded { tile, unit: Some(unit) } => of_tile("rift-folded-unit", tile).with("unit", Term::Unit(unit)).of(unit),
            Self::Flung { unit, from, row, column, to: Some(to), .. } => of_unit("rift-flung", unit).with("from", Term::Hex(from)).with("row", Term::Sum(row)).with("column", Term::Sum(column)).with("to", Term::Hex(to)).at(to),
            Self::Flung { unit, from, row, column, to: None, .. } => of_unit("rift-flung-back", unit).with("from", Term::Hex(from)).with("row", Term::Sum(row)).with("column", Term::Sum(column)).at(from),
        }
    }
}

const fn shifted(cause: ShiftCause) -> &'static str {
    match cause {
        ShiftCause::Central => "rift-central",
        ShiftCause::Pushed => "rift-pushed",
        ShiftCause::Pulled => "rift-pulled",
    }
}
