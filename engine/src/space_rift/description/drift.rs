//! Descriptions of the events of a rift movement.

use super::{Description, Term, for_side, for_unit};
use crate::space_rift::drift::{RiftEvent, ShiftCause, Tile};

fn for_tile(key: &'static str, tile: Tile) -> Description {
    Description::new(key).with("tile", tile.number())
}

impl RiftEvent {
    /// Returns the log entry of the event as a phrase with arguments.
    #[must_use]
    #[rustfmt::skip]
    pub fn description(&self) -> Description {
        match *self {
            Self::Rolled { mover, dice } => for_side("rift-rolled", mover).with("dice", Term::RiftDice(dice)),
            Self::Stirred { number, direction, steps } => Description::new("rift-stirred").with("number", number).with("direction", Term::Word(direction.into_str())).with("steps", steps),
            Self::Shifted { tile, cause, to: Some(to), .. } => for_tile(shift_key(cause), tile).with("to", Term::Hex(to)).at(to),
            Self::Shifted { tile, to: None, .. } => for_tile("rift-over-edge", tile),
            Self::SetAside { tile, rider: None } => for_tile("rift-aside", tile),
            Self::SetAside { tile, rider: Some(unit) } => for_tile("rift-aside-unit", tile).with("unit", Term::Unit(unit)).of(unit),
            Self::Placed { tile, hex, .. } => for_tile("rift-placed", tile).with("at", Term::Hex(hex)).at(hex),
            Self::Parted { away } => Description::new("rift-parted").with("tiles", Term::Tiles(away)),
            Self::Closed { tile, from, to, .. } => for_tile("rift-closed", tile).with("to", Term::Hex(to)).with("from", Term::Hex(from)).at(to),
            Self::Carried { unit, tile, to } => for_tile("rift-carried", tile).with("to", Term::Hex(to)).with("unit", Term::Unit(unit)).at(to).of(unit),
            Self::Caught { unit, tile, hex } => for_tile("rift-caught", tile).with("unit", Term::Unit(unit)).with("at", Term::Hex(hex)).at(hex).of(unit),
            Self::LeftBehind { unit, tile, hex } => for_tile("rift-left-behind", tile).with("unit", Term::Unit(unit)).with("at", Term::Hex(hex)).at(hex).of(unit),
            Self::Lifted { unit, stays, tile } => for_tile("rift-lifted", tile).with("unit", Term::Unit(unit)).with("other", Term::Unit(stays)).of(unit),
            Self::Settled { unit, tile: Some(tile), hex, .. } => for_tile("rift-settled", tile).with("unit", Term::Unit(unit)).with("at", Term::Hex(hex)).at(hex).of(unit),
            Self::Settled { unit, tile: None, hex, .. } => for_unit("rift-settled-beside", unit).with("at", Term::Hex(hex)).at(hex),
            Self::Folded { tile, unit: None } => for_tile("rift-folded", tile),
            Self::Folded { tile, unit: Some(unit) } => for_tile("rift-folded-unit", tile).with("unit", Term::Unit(unit)).of(unit),
            Self::Flung { unit, from, row_dice, column_dice, to: Some(to), .. } => for_unit("rift-flung", unit).with("from", Term::Hex(from)).with("row", Term::Sum(row_dice)).with("column", Term::Sum(column_dice)).with("to", Term::Hex(to)).at(to),
            Self::Flung { unit, from, row_dice, column_dice, to: None, .. } => for_unit("rift-flung-back", unit).with("from", Term::Hex(from)).with("row", Term::Sum(row_dice)).with("column", Term::Sum(column_dice)).at(from),
        }
    }
}

const fn shift_key(cause: ShiftCause) -> &'static str {
    match cause {
        ShiftCause::Central => "rift-central",
        ShiftCause::Pushed => "rift-pushed",
        ShiftCause::Pulled => "rift-pulled",
    }
}
