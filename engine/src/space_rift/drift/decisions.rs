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
    /// Returns the units without a hex: lifted units, and units on tiles that are set aside. They
    /// are still in the battle.
    #[must_use]
    pub fn unplaced_units(&self) -> UnitSet {
        let riders = self.riders.into_iter().flatten();
        riders.chain(self.lifted.iter().copied()).collect()
    }

    /// Returns whether this is a possible unfinished movement of the rift; checks positions from
    /// outside the game.
    #[must_use]
    pub fn is_consistent(&self, rift: &Rift) -> bool {
        let is_set_aside = |tile: &Tile| rift.hex(*tile).is_none();
        let riders = self.riders.iter().flatten().count();
        let are_on_tiles =
            Tile::all().all(|tile| self.riders[tile.index()].is_none() || is_set_aside(&tile));
        let units = riders + self.lifted.len();
        let steps = usize::from(self.slide.steps);
        // The chain over the edge has no more tiles than the number of hexes it moves.
        (1..=2).contains(&steps)
            && Tile::all().filter(is_set_aside).count() <= steps
            && are_on_tiles
            && usize::from(self.unplaced_units().len()) == units
            && self.pending_question(rift).is_some()
            && self.slide.can_reconnect(rift)
    }

    /// Returns the question that the mover must answer, even if only one choice is legal: first
    /// tiles that were set aside, then gaps `[SR-34.6]`, then units; `None` when the movement is
    /// over. Connected tiles have no gap, even if they enclose a hole `[SR-33.1]`.
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
    pub fn choices(&self, rift: &Rift, blocked: BlockedHexes) -> impl Iterator<Item = DriftChoice> {
        let (slide, rift) = (self.slide, *rift);
        let question = self.pending_question(&rift);
        let placements = match question {
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
                let hexes = settle_hexes(&rift, blocked).iter();
                Some(hexes.map(move |hex| DriftChoice::Settle(unit, hex)))
            }
            Some(DriftQuestion::Place(_) | DriftQuestion::Close) | None => None,
        };
        let tiles = placements.into_iter().flatten();
        let tiles = tiles.chain(closings.into_iter().flatten());
        tiles.chain(settlings.into_iter().flatten())
    }

    /// Calls `add` with all legal choices.
    pub fn for_each_choice(
        &self,
        rift: &Rift,
        blocked: BlockedHexes,
        add: impl FnMut(DriftChoice),
    ) {
        self.choices(rift, blocked).for_each(add);
    }

    /// Checks that a choice answers the pending question and is legal.
    ///
    /// # Errors
    /// Returns the first rule that the choice breaks.
    pub fn check(
        &self,
        rift: &Rift,
        blocked: BlockedHexes,
        choice: DriftChoice,
    ) -> Result<(), DriftRefusal> {
        let refuse = |is_illegal: bool, refusal: DriftRefusal| {
            if is_illegal { Err(refusal) } else { Ok(()) }
        };
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
                refuse(blocked.taken.contains(hex), DriftRefusal::Taken)?;
                refuse(
                    !settle_hexes(rift, blocked).contains(hex),
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
        } else if !slide
            .growing_moves(*rift)
            .any(|growing_move| growing_move == (tile, hex))
        {
            Err(DriftRefusal::NoGain)
        } else if !slide.closing_reconnects(rift, tile, hex) {
            Err(DriftRefusal::DeadEnd)
        } else {
            Ok(())
        }
    }
}

/// Returns the hexes where a lifted unit may be put down: tiles without a unit, else free hexes
/// adjacent to the rift, else the free hexes nearest to tile 1 `[SR-36.6]` `[SR-36.7]`.
fn settle_hexes(rift: &Rift, blocked: BlockedHexes) -> HexSet {
    let (tiles, occupied) = (rift.hexes(), blocked.taken);
    let free_tiles = tiles.difference(occupied);
    if !free_tiles.is_empty() {
        return free_tiles;
    }
    let usable = tiles.union(occupied).union(blocked.hazards).complement();
    let adjacent_hexes = tiles.neighbors().intersection(usable);
    if !adjacent_hexes.is_empty() {
        return adjacent_hexes;
    }
    let Some(center) = rift.hex(Tile::CENTRAL) else {
        return usable;
    };
    let min_distance = usable.iter().map(|hex| hex.distance(center)).min();
    let mut hexes = usable
        .iter()
        .filter(|hex| Some(hex.distance(center)) == min_distance);
    std::iter::from_fn(|| hexes.next()).collect()
}
