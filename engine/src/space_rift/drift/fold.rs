//! Folds in space: after a movement of the rift, a unit on it may be flung far away `[SR-37]`.

use super::drift_context::{BlockedHexes, DriftContext};
use super::event::RiftEvent;
use super::rift::Rift;
use super::tile::Tile;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::space_rift::battlefield::{Hex, HexSet, Side};

/// Makes the fold roll after a movement, and flings the one unit that it hits, if any `[SR-37.9]`.
/// Only the hex of the unit changes `[SR-37.8]`. Rows and columns are counted from the mover's
/// corner, whoever owns the unit `(AMB-16)`.
pub fn fold(
    mover: Side,
    rift: &Rift,
    context: &mut impl DriftContext,
    chance: &mut impl Chance,
    event_sink: &mut impl EventSink<RiftEvent>,
) {
    let number = chance.die(6) as u8;
    let tile = Tile::of_number(number).unwrap_or_default();
    let flung = rift
        .hex(tile)
        .and_then(|hex| Some((hex, context.unit_at(hex)?)))
        .filter(|(_, unit)| !context.is_platform(*unit));
    event_sink.emit(RiftEvent::Folded {
        tile,
        unit: flung.map(|(_, unit)| unit),
    });
    let Some((from, unit)) = flung else {
        return;
    };
    let row_dice = [chance.die(6) as u8, chance.die(6) as u8];
    let column_dice = [chance.die(6) as u8, chance.die(6) as u8];
    let counted = counted_hex(
        mover,
        row_dice[0] + row_dice[1],
        column_dice[0] + column_dice[1],
    )
    .unwrap_or(from);
    let to = landing_hex(
        mover,
        counted,
        closed_hexes(rift, context.blocked_hexes()).without(from),
    );
    if let Some(hex) = to {
        context.lift_unit(unit);
        context.put_unit(unit, hex);
    }
    event_sink.emit(RiftEvent::Flung {
        unit,
        from,
        row_dice,
        column_dice,
        counted,
        to,
    });
}

/// Returns the hexes on which no unit can land: those with units, dead stars and meteors. Features
/// covered by the rift have no effect `[SR-37.5]` `[SR-37.7]`.
fn closed_hexes(rift: &Rift, blocked: BlockedHexes) -> HexSet {
    blocked
        .taken
        .union(blocked.hazards.difference(rift.hexes()))
}

/// Returns the hex for the sums of two dice each `[SR-37.3]` `[SR-37.4]`: row 12 wraps to the
/// mover's baseline, and a column beyond the end of a short row is its last hex `(AMB-15)`.
#[must_use]
pub fn counted_hex(mover: Side, row: u8, column: u8) -> Option<Hex> {
    let count = if row == 12 { 1 } else { row };
    let row = Hex::row_from_baseline(mover, count)?;
    Hex::hex_from_left(mover, row, column.min(Hex::row_length(row)))
}

/// Returns where a unit lands if the dice count to the hex `counted`: on that hex, or on the
/// nearest open hex counted before it, or on the nearest open hex after it `[SR-37.5]`; `None` if
/// the whole row is closed.
#[must_use]
pub fn landing_hex(mover: Side, counted: Hex, closed_hexes: HexSet) -> Option<Hex> {
    let row = counted.row();
    let length = Hex::row_length(row);
    let count = match mover {
        Side::South => counted.column(),
        Side::North => length + 1 - counted.column(),
    };
    let backward = (1..=count).rev();
    let mut hexes = backward
        .chain(count + 1..=length)
        .filter_map(|count| Hex::hex_from_left(mover, row, count));
    hexes.find(|hex| !closed_hexes.contains(*hex))
}
