//! The questions and legal choices during a movement of the rift `[SR-33.4]` `[SR-34.2]`
//! `[SR-36.6]`.

use super::choice::{DriftChoice, DriftQuestion, DriftRefusal};
use super::drift_context::BlockedHexes;
use super::rift::Rift;
use super::rift_movement::Drift;
use super::slide::TileSlide;
use super::tile::Tile;
use crate::space_rift::battlefield::{Hex, HexSet};
use crate::space_rift::unit::UnitSet;

impl Drift {
    /// Returns the units without a hex at the moment: lifted, or on tiles that are set aside. They
    /// are still in the battle.
    #[must_use]
    pub fn unplaced_units(&self) -> UnitSet {
        let riders = self.riders.into_iter().flatten();
        riders.chain(self.lifted.iter().copied()).collect()
    }

    /// Whether this can be an unfinished movement of the rift; used for positions from outside.
    #[must_use]
    pub fn is_consistent(&self, rift: &Rift) -> bool {
        let aside = |tile: &Tile| rift.hex(*tile).is_none();
        let riders = self.riders.iter().flatten().count();
        let are_on_tiles =
            Tile::all().all(|tile| self.riders[tile.index()].is_none() || aside(&tile));
        let units = riders + self.lifted.len();
        let steps = usize::from(self.slide.steps);
        // The chain over the edge has no more tiles than the number of hexes it moves.
        (1..=2).contains(&steps)
            && Tile::all().filter(aside).count() <= steps
            && are_on_tiles
            && usize::from(self.unplaced_units().len()) == units
            && self.pending_question(rift).is_some()
            && self.slide.can_reconnect(rift)
    }

    /// Returns the question that the mover must answer, even if only one choice is legal: first
    /// tiles that were set aside, then gaps `[SR-34.6]`, then units; `None` when the movement is
    /// over. Connected tiles have no gap, whatever they enclose `[SR-33.1]`.
    #[must_use]
    pub fn pending_question(&self, rift: &Rift) -> Option<DriftQuestion> {
        if let Some(tile) = TileSlide::next_set_aside(rift) {
            Some(DriftQuestion::Place(tile))
        } else if !rift.is_connected() {
            Some(DriftQuestion::Close)
        } else {
            self.lifted.first().copied().map(DriftQuestion::Settle)
        }
    }

    /// Iterates over all legal choices, by number and hex.
    pub fn choices(&self, rift: &Rift, room: BlockedHexes) -> impl Iterator<Item = DriftChoice> {
        let (slide, rift) = (self.slide, *rift);
        let question = self.pending_question(&rift);
        let places = match question {
            Some(DriftQuestion::Place(tile)) => Some(
                slide
                    .placements(rift)
                    .map(move |hex| DriftChoice::Place(tile, hex)),
            ),
            Some(DriftQuestion::Close | DriftQuestion::Settle(_)) | None => None,
        };
        let closings = match question {
            Some(DriftQuestion::Close) => {
                let moves = slide.closing_moves(rift);
                Some(moves.map(|(tile, hex)| DriftChoice::Close(tile, hex)))
            }
            Some(DriftQuestion::Place(_) | DriftQuestion::Settle(_)) | None => None,
        };
        let settlings = match question {
            Some(DriftQuestion::Settle(unit)) => {
                let hexes = settle_hexes(&rift, room).iter();
                Some(hexes.map(move |hex| DriftChoice::Settle(unit, hex)))
            }
            Some(DriftQuestion::Place(_) | DriftQuestion::Close) | None => None,
        };
        let tiles = places.into_iter().flatten();
        let tiles = tiles.chain(closings.into_iter().flatten());
        tiles.chain(settlings.into_iter().flatten())
    }

    /// Calls `add` with all legal choices.
    pub fn list(&self, rift: &Rift, room: BlockedHexes, add: impl FnMut(DriftChoice)) {
        self.choices(rift, room).for_each(add);
    }

    /// Checks whether a choice is legal.
    ///
    /// # Errors
    /// Returns the first rule against it.
    pub fn check(
        &self,
        rift: &Rift,
        room: BlockedHexes,
        choice: DriftChoice,
    ) -> Result<(), DriftRefusal> {
        let refuse = |wrong: bool, why: DriftRefusal| if wrong { Err(why) } else { Ok(()) };
        match (self.pending_question(rift), choice) {
            (Some(DriftQuestion::Place(asked)), DriftChoice::Place(tile, hex)) if asked == tile => {
                refuse(rift.covers(hex), DriftRefusal::Covered)?;
                refuse(
                    !TileSlide::adjacent_hexes(rift).contains(hex),
                    DriftRefusal::NotBeside,
                )?;
                refuse(
                    !self.slide.placement_reconnects(rift, tile, hex),
                    DriftRefusal::Strands,
                )
            }
            (Some(DriftQuestion::Close), DriftChoice::Close(tile, hex)) => {
                self.check_closing(rift, tile, hex)
            }
            (Some(DriftQuestion::Settle(asked)), DriftChoice::Settle(unit, hex))
                if asked == unit =>
            {
                refuse(room.taken.contains(hex), DriftRefusal::Taken)?;
                refuse(
                    !settle_hexes(rift, room).contains(hex),
                    DriftRefusal::NoTile,
                )
            }
            (Some(DriftQuestion::Place(_)), _) => Err(DriftRefusal::PlaceFirst),
            (Some(DriftQuestion::Settle(_)), _) => Err(DriftRefusal::SettleFirst),
            (Some(DriftQuestion::Close) | None, _) => Err(DriftRefusal::CloseFirst),
        }
    }

    fn check_closing(&self, rift: &Rift, tile: Tile, hex: Hex) -> Result<(), DriftRefusal> {
        let slide = self.slide;
        let Some(from) = rift.hex(tile) else {
            return Err(DriftRefusal::PlaceFirst);
        };
        if slide.moved.contains(tile) {
            Err(DriftRefusal::Moved)
        } else if !slide.open.contains(hex) {
            Err(DriftRefusal::NotOpen)
        } else if from.distance(hex) > slide.steps {
            Err(DriftRefusal::TooFar)
        } else if !slide.growing_moves(*rift).any(|grows| grows == (tile, hex)) {
            Err(DriftRefusal::NoGain)
        } else if !slide.closing_reconnects(rift, tile, hex) {
            Err(DriftRefusal::DeadEnd)
        } else {
            Ok(())
        }
    }
}

/// Returns the hexes where a lifted unit may be put down: tiles without a unit; if there are none,
/// free hexes adjacent to the rift; if there are none either, the free hexes nearest to tile 1
/// `[SR-36.6]` `[SR-36.7]`.
fn settle_hexes(rift: &Rift, room: BlockedHexes) -> HexSet {
    let (tiles, occupied) = (rift.hexes(), room.taken);
    let free = tiles.difference(occupied);
    if !free.is_empty() {
        return free;
    }
    let usable = tiles.union(occupied).union(room.hazards).complement();
    let beside = tiles.neighbors().intersection(usable);
    if !beside.is_empty() {
        return beside;
    }
    let Some(center) = rift.hex(Tile::CENTRAL) else {
        return usable;
    };
    let nearest = usable.iter().map(|hex| hex.distance(center)).min();
    let mut hexes = usable
        .iter()
        .filter(|hex| Some(hex.distance(center)) == nearest);
    std::iter::from_fn(|| hexes.next()).collect()
}
