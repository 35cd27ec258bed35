//! What happens while the rift moves, step by step, so that a page can show why each tile moved.
//! Everything is public.

use super::slide::ShiftCause;
use super::tile::{Tile, TileSet};
use crate::space_rift::battlefield::{Direction, Hex, Side};
use crate::space_rift::unit::UnitId;
use serde::{Deserialize, Serialize};

/// One thing that happened to the rift or by it. `forced` says that the mover had no choice.
#[allow(
    missing_docs,
    reason = "fields are named for what they hold, variants explained each for itself"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum RiftEvent {
    /// The rift roll `[SR-31.1]`.
    Rolled { mover: Side, dice: [u8; 3] },
    /// The dice agree: tile 1 moves `[SR-31.5]`.
    Stirred {
        number: u8,
        direction: Direction,
        steps: u8,
    },
    /// A tile of the chain moved one hex; `None` is beyond the edge `[SR-32.3]`.
    Shifted {
        tile: Tile,
        shove: ShiftCause,
        from: Option<Hex>,
        to: Option<Hex>,
        step: u8,
    },
    /// A tile would leave the battlefield, with what stands on it `[SR-34.1]`.
    SetAside { tile: Tile, rider: Option<UnitId> },
    /// It came back `[SR-34.2]`.
    Placed { tile: Tile, hex: Hex, forced: bool },
    /// Tiles are cut off from tile 1 `[SR-33.2]`.
    Parted { away: TileSet },
    /// A tile moved into an open hex to close a gap `[SR-33.5]`.
    Closed {
        tile: Tile,
        from: Hex,
        to: Hex,
        forced: bool,
    },
    /// A unit moved with its tile and rests there now `[SR-36.2]`.
    Carried { unit: UnitId, tile: Tile, to: Hex },
    /// A tile came to rest under a unit `[SR-36.1]`.
    Caught { unit: UnitId, tile: Tile, hex: Hex },
    /// A platform stays where its tile was `[SR-36.3]`.
    LeftBehind { unit: UnitId, tile: Tile, hex: Hex },
    /// A unit must make room for `stays`, where its tile came to rest `[SR-36.5]`.
    Lifted {
        unit: UnitId,
        stays: UnitId,
        tile: Tile,
    },
    /// It was put down again; on a tile, or beside the rift when all are taken `[SR-36.6]`
    /// `[SR-36.7]`.
    Settled {
        unit: UnitId,
        tile: Option<Tile>,
        hex: Hex,
        forced: bool,
    },
    /// The fold die; `unit` is flung, if one stands on that tile `[SR-37.1]` `[SR-37.2]`.
    Folded { tile: Tile, unit: Option<UnitId> },
    /// A unit is flung: two dice for the row, two for the hex, the hex that they count to, and
    /// where the unit lands; `None` leaves it where it was `[SR-37.3]` to `[SR-37.6]`.
    Flung {
        unit: UnitId,
        from: Hex,
        row: [u8; 2],
        column: [u8; 2],
        counted: Hex,
        to: Option<Hex>,
    },
}
