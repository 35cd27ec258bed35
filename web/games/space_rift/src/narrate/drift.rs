//! The rift in words: every step of a drift, and the fold.

use super::Narrator;
use engine::space_rift::battlefield::Hex;
use engine::space_rift::drift::{RiftEvent, ShiftCause, Tile, TileSet};
use ui::l10n::MessageDescriptor;
use ui::live_region::Weight;

impl Narrator<'_> {
    /// Returns the phrase and arguments for an event of the rift.
    #[rustfmt::skip]
    pub(super) fn drift_line(&self, event: RiftEvent) -> MessageDescriptor {
        match event {
            RiftEvent::Rolled { mover, dice } => self.side_line("rift-rolled", mover).with("dice", dice.map(|die| die.to_string()).join(", ")),
            RiftEvent::Stirred { number, direction, steps } => MessageDescriptor::new("rift-stirred").with("number", number).with("direction", self.direction(direction)).with("steps", steps),
            RiftEvent::Shifted { tile, cause, to: Some(to), .. } => self.to(tile_line(shift_key(cause), tile), to),
            RiftEvent::Shifted { tile, to: None, .. } => tile_line("rift-over-edge", tile),
            RiftEvent::SetAside { tile, rider: None } => tile_line("rift-aside", tile),
            RiftEvent::SetAside { tile, rider: Some(unit) } => tile_line("rift-aside-unit", tile).with("unit", self.unit(unit)),
            RiftEvent::Placed { tile, hex, .. } => tile_line("rift-placed", tile).with("at", self.hex(hex)),
            RiftEvent::Parted { away } => MessageDescriptor::new("rift-parted").with("tiles", self.tiles(away)),
            RiftEvent::Closed { tile, from, to, .. } => self.to(tile_line("rift-closed", tile), to).with("from", self.hex(from)),
            RiftEvent::Carried { unit, tile, to } => self.to(tile_line("rift-carried", tile), to).with("unit", self.unit(unit)),
            RiftEvent::Caught { unit, tile, hex } => tile_line("rift-caught", tile).with("unit", self.unit(unit)).with("at", self.hex(hex)),
            RiftEvent::LeftBehind { unit, tile, hex } => tile_line("rift-left-behind", tile).with("unit", self.unit(unit)).with("at", self.hex(hex)),
            RiftEvent::Lifted { unit, stays, tile } => tile_line("rift-lifted", tile).with("unit", self.unit(unit)).with("other", self.unit(stays)),
            RiftEvent::Settled { unit, tile: Some(tile), hex, .. } => tile_line("rift-settled", tile).with("unit", self.unit(unit)).with("at", self.hex(hex)),
            RiftEvent::Settled { unit, tile: None, hex, .. } => self.unit_line("rift-settled-beside", unit).with("at", self.hex(hex)),
            RiftEvent::Folded { tile, unit: None } => tile_line("rift-folded", tile),
            RiftEvent::Folded { tile, unit: Some(unit) } => tile_line("rift-folded-unit", tile).with("unit", self.unit(unit)),
            RiftEvent::Flung { unit, from, row, column, to, .. } => {
                let line = self.unit_line(flung_key(to), unit).with("from", self.hex(from)).with("row", pair(row)).with("column", pair(column));
                to.map_or(line.clone(), |to| self.to(line, to))
            }
        }
    }

    fn to(&self, line: MessageDescriptor, to: Hex) -> MessageDescriptor {
        line.with("to", self.hex(to))
    }

    /// Lists tiles by their numbers.
    #[must_use]
    pub fn tiles(&self, tiles: TileSet) -> String {
        let numbers: Vec<String> = tiles.iter().map(|tile| tile.number().to_string()).collect();
        self.phrases.list(&numbers)
    }
}

fn tile_line(key: &'static str, tile: Tile) -> MessageDescriptor {
    MessageDescriptor::new(key).with("tile", tile.number())
}

fn pair([first, second]: [u8; 2]) -> String {
    format!("{first} + {second}")
}

const fn shift_key(cause: ShiftCause) -> &'static str {
    match cause {
        ShiftCause::Central => "rift-central",
        ShiftCause::Pushed => "rift-pushed",
        ShiftCause::Pulled => "rift-pulled",
    }
}

const fn flung_key(to: Option<Hex>) -> &'static str {
    match to {
        Some(_) => "rift-flung",
        None => "rift-flung-back",
    }
}

/// Returns how important an event of the rift is for those who listen.
pub(super) const fn weight(event: &RiftEvent) -> Weight {
    match event {
        RiftEvent::Rolled { .. } | RiftEvent::Shifted { .. } | RiftEvent::Caught { .. } => {
            Weight::Detail
        }
        RiftEvent::SetAside { .. }
        | RiftEvent::Placed { .. }
        | RiftEvent::Parted { .. }
        | RiftEvent::Closed { .. }
        | RiftEvent::Carried { .. }
        | RiftEvent::LeftBehind { .. }
        | RiftEvent::Lifted { .. }
        | RiftEvent::Settled { .. }
        | RiftEvent::Folded { .. } => Weight::Plain,
        RiftEvent::Stirred { .. } | RiftEvent::Flung { .. } => Weight::Key,
    }
}
