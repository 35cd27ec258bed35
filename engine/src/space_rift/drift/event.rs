//! The events of a rift movement, step by step, so that a page can show why each tile moved. All
//! events are public.

use super::slide::ShiftCause;
use super::tile::{Tile, TileSet};
use crate::space_rift::battlefield::{Direction, Hex, Side};
use crate::space_rift::unit::UnitId;
use serde::{Deserialize, Serialize};

/// One event of a rift movement. `forced` means that the mover had no choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case")]
#[cfg_attr(test, derive(strum::VariantNames))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum RiftEvent {
    /// The rift roll `[SR-31.1]`.
    Rolled { mover: Side, dice: [u8; 3] },
    /// The roll moves tile 1 `[SR-31.5]`.
    Stirred {
        number: u8,
        direction: Direction,
        steps: u8,
    },
    /// A tile of the chain moved one hex; `None` is beyond the edge `[SR-32.3]`.
    Shifted {
        tile: Tile,
        #[serde(rename = "shove")]
        cause: ShiftCause,
        from: Option<Hex>,
        to: Option<Hex>,
        step: u8,
    },
    /// A tile would leave the battlefield and was set aside, with the unit on it `[SR-34.1]`.
    SetAside { tile: Tile, rider: Option<UnitId> },
    /// A tile that was set aside was placed `[SR-34.2]`.
    Placed {
        tile: Tile,
        hex: Hex,
        #[serde(rename = "forced")]
        is_forced: bool,
    },
    /// Some tiles are cut off from tile 1 `[SR-33.2]`.
    Parted { away: TileSet },
    /// A tile moved to an open hex to close a gap `[SR-33.5]`.
    Closed {
        tile: Tile,
        from: Hex,
        to: Hex,
        #[serde(rename = "forced")]
        is_forced: bool,
    },
    /// A unit moved with its tile to this hex `[SR-36.2]`.
    Carried { unit: UnitId, tile: Tile, to: Hex },
    /// A tile came to rest on a unit's hex `[SR-36.1]`.
    Caught { unit: UnitId, tile: Tile, hex: Hex },
    /// A platform stayed where its tile was `[SR-36.3]`.
    LeftBehind { unit: UnitId, tile: Tile, hex: Hex },
    /// A unit was lifted to make room for `stays`, where its tile came to rest `[SR-36.5]`.
    Lifted {
        unit: UnitId,
        stays: UnitId,
        tile: Tile,
    },
    /// A lifted unit was put down on a tile, or beside the rift if all tiles are occupied
    /// `[SR-36.6]` `[SR-36.7]`.
    Settled {
        unit: UnitId,
        tile: Option<Tile>,
        hex: Hex,
        #[serde(rename = "forced")]
        is_forced: bool,
    },
    /// The fold roll; `unit` is on the tile with this number and is flung `[SR-37.1]` `[SR-37.2]`.
    Folded { tile: Tile, unit: Option<UnitId> },
    /// A unit was flung: two dice for the row, two for the column, the hex they count to, and the
    /// hex where the unit lands; `None` if it stays where it was `[SR-37.3]` to `[SR-37.6]`.
    Flung {
        unit: UnitId,
        from: Hex,
        #[serde(rename = "row")]
        row_dice: [u8; 2],
        #[serde(rename = "column")]
        column_dice: [u8; 2],
        counted: Hex,
        to: Option<Hex>,
    },
}
