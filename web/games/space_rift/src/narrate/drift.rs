//! The rift in words: every step of its movement, and the fold.

use super::Narrator;
use engine::space_rift::drift::{RiftEvent, Shove, Tile, Tiles};
use engine::space_rift::field::Hex;
use ui::l10n::Line;
use ui::live::Weight;

impl Narrator<'_> {
    /// The sentence for what happens to the rift or by it.
    #[rustfmt::skip]
    pub(super) fn drift_line(&self, event: RiftEvent) -> Line {
        match event {
            RiftEvent::Rolled { mover, dice } => self.by("rift-rolled", mover).with("dice", dice.map(|die| die.to_string()).join(", ")),
            RiftEvent::Stirred { number, direction, steps } => Line::new("rift-stirred").with("number", number).with("direction", self.direction(direction)).with("steps", steps),
            RiftEvent::Shifted { tile, shove, to: Some(to), .. } => self.to(tiled(shifted(shove), tile), to),
            RiftEvent::Shifted { tile, to: None, .. } => tiled("rift-over-edge", tile),
            RiftEvent::SetAside { tile, rider: None } => tiled("rift-aside", tile),
            RiftEvent::SetAside { tile, rider: Some(unit) } => tiled("rift-aside-unit", tile).with("unit", self.unit(unit)),
            RiftEvent::Placed { tile, hex, .. } => tiled("rift-placed", tile).with("at", self.hex(hex)),
            RiftEvent::Parted { away } => Line::new("rift-parted").with("tiles", self.tiles(away)),
            RiftEvent::Closed { tile, from, to, .. } => self.to(tiled("rift-closed", tile), to).with("from", self.hex(from)),
            RiftEvent::Carried { unit, tile, to } => self.to(tiled("rift-carried", tile), to).with("unit", self.unit(unit)),
            RiftEvent::Caught { unit, tile, hex } => tiled("rift-caught", tile).with("unit", self.unit(unit)).with("at", self.hex(hex)),
            RiftEvent::LeftBehind { unit, tile, hex } => tiled("rift-left-behind", tile).with("unit", self.unit(unit)).with("at", self.hex(hex)),
            RiftEvent::Lifted { unit, stays, tile } => tiled("rift-lifted", tile).with("unit", self.unit(unit)).with("other", self.unit(stays)),
            RiftEvent::Settled { unit, tile: Some(tile), hex, .. } => tiled("rift-settled", tile).with("unit", self.unit(unit)).with("at", self.hex(hex)),
            RiftEvent::Settled { unit, tile: None, hex, .. } => self.of("rift-settled-beside", unit).with("at", self.hex(hex)),
            RiftEvent::Folded { tile, unit: None } => tiled("rift-folded", tile),
            RiftEvent::Folded { tile, unit: Some(unit) } => tiled("rift-folded-unit", tile).with("unit", self.unit(unit)),
            RiftEvent::Flung { unit, from, row, column, to, .. } => {
                let line = self.of(flung(to), unit).with("from", self.hex(from)).with("row", pair(row)).with("column", pair(column));
                to.map_or(line.clone(), |to| self.to(line, to))
            }
        }
    }

    fn to(&self, line: Line, to: Hex) -> Line {
        line.with("to", self.hex(to))
    }

    /// Tiles by their numbers.
    #[must_use]
    pub fn tiles(&self, tiles: Tiles) -> String {
        let numbers: Vec<String> = tiles.iter().map(|tile| tile.number().to_string()).collect();
        self.phrases.list(&numbers)
    }
}

fn tiled(key: &'static str, tile: Tile) -> Line {
    Line::new(key).with("tile", tile.number())
}

fn pair([first, second]: [u8; 2]) -> String {
    format!("{first} + {second}")
}

const fn shifted(shove: Shove) -> &'static str {
    match shove {
        Shove::Central => "rift-central",
        Shove::Pushed => "rift-pushed",
        Shove::Pulled => "rift-pulled",
    }
}

const fn flung(to: Option<Hex>) -> &'static str {
    match to {
        Some(_) => "rift-flung",
        None => "rift-flung-back",
    }
}

/// How much it matters to those who listen.
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
