//! What the mover may decide while the rift moves, asked of a movement that waits
//! `[SR-33.4]` `[SR-34.2]` `[SR-36.6]`.

use super::choice::{DriftChoice, DriftQuestion, DriftRefusal};
use super::course::Drift;
use super::rift::Rift;
use super::slide::Slide;
use super::tile::Tile;
use super::waters::Room;
use crate::space_rift::field::{Hex, HexSet};
use crate::space_rift::unit::UnitSet;

impl Drift {
    /// Units that stand nowhere for the moment: on tiles that are set aside, or lifted. They are in
    /// the battle all the same.
    #[must_use]
    pub fn aloft(&self) -> UnitSet {
        let riders = self.riders.into_iter().flatten();
        riders.chain(self.lifted.iter().copied()).collect()
    }

    /// Whether it can be the rest of a movement of this rift: for positions from outside.
    #[must_use]
    pub fn is_sound(&self, rift: &Rift) -> bool {
        let aside = |tile: &Tile| rift.hex(*tile).is_none();
        let riders = self.riders.iter().flatten().count();
        let seated = Tile::all().all(|tile| self.riders[tile.index()].is_none() || aside(&tile));
        let units = riders + self.lifted.len();
        let steps = usize::from(self.slide.steps);
        // A line leads over the edge with no more tiles than it moves hexes.
        (1..=2).contains(&steps)
            && Tile::all().filter(aside).count() <= steps
            && seated
            && usize::from(self.aloft().len()) == units
            && self.question(rift).is_some()
            && self.slide.can_end(rift)
    }

    /// What the mover must decide now, forced decisions included: first tiles that were set aside,
    /// then gaps `[SR-34.6]`, then units; nothing when the movement is over. Connected tiles have
    /// no gap, whatever they enclose `[SR-33.1]`.
    #[must_use]
    pub fn question(&self, rift: &Rift) -> Option<DriftQuestion> {
        if let Some(tile) = Slide::aside(rift) {
            Some(DriftQuestion::Place(tile))
        } else if !rift.is_connected() {
            Some(DriftQuestion::Close)
        } else {
            self.lifted.first().copied().map(DriftQuestion::Settle)
        }
    }

    /// Every decision that is legal now, by number and hex.
    pub fn choices(&self, rift: &Rift, room: Room) -> impl Iterator<Item = DriftChoice> {
        let (slide, rift) = (self.slide, *rift);
        let question = self.question(&rift);
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
                let moves = slide.closings(rift);
                Some(moves.map(|(tile, hex)| DriftChoice::Close(tile, hex)))
            }
            Some(DriftQuestion::Place(_) | DriftQuestion::Settle(_)) | None => None,
        };
        let settlings = match question {
            Some(DriftQuestion::Settle(unit)) => {
                let hexes = berths(&rift, room).iter();
                Some(hexes.map(move |hex| DriftChoice::Settle(unit, hex)))
            }
            Some(DriftQuestion::Place(_) | DriftQuestion::Close) | None => None,
        };
        let tiles = places.into_iter().flatten();
        let tiles = tiles.chain(closings.into_iter().flatten());
        tiles.chain(settlings.into_iter().flatten())
    }

    /// Lists every decision that is legal now.
    pub fn list(&self, rift: &Rift, room: Room, add: impl FnMut(DriftChoice)) {
        self.choices(rift, room).for_each(add);
    }

    /// Whether a decision is legal now.
    ///
    /// # Errors
    /// The first rule that refuses it.
    pub fn check(&self, rift: &Rift, room: Room, choice: DriftChoice) -> Result<(), DriftRefusal> {
        let refuse = |wrong: bool, why: DriftRefusal| if wrong { Err(why) } else { Ok(()) };
        match (self.question(rift), choice) {
            (Some(DriftQuestion::Place(asked)), DriftChoice::Place(tile, hex)) if asked == tile => {
                refuse(rift.covers(hex), DriftRefusal::Covered)?;
                refuse(!Slide::beside(rift).has(hex), DriftRefusal::NotBeside)?;
                refuse(!self.slide.mends(rift, tile, hex), DriftRefusal::Strands)
            }
            (Some(DriftQuestion::Close), DriftChoice::Close(tile, hex)) => {
                self.check_closing(rift, tile, hex)
            }
            (Some(DriftQuestion::Settle(asked)), DriftChoice::Settle(unit, hex))
                if asked == unit =>
            {
                refuse(room.taken.has(hex), DriftRefusal::Taken)?;
                refuse(!berths(rift, room).has(hex), DriftRefusal::NoTile)
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
        if slide.moved.has(tile) {
            Err(DriftRefusal::Moved)
        } else if !slide.open.has(hex) {
            Err(DriftRefusal::NotOpen)
        } else if from.distance(hex) > slide.steps {
            Err(DriftRefusal::TooFar)
        } else if !slide.growing(*rift).any(|grows| grows == (tile, hex)) {
            Err(DriftRefusal::NoGain)
        } else if !slide.closes(rift, tile, hex) {
            Err(DriftRefusal::DeadEnd)
        } else {
            Ok(())
        }
    }
}

/// Where a lifted unit may be put down: on a tile without a unit; with none, on a free hex beside
/// the rift; with none, on the free hexes nearest to tile 1 `[SR-36.6]` `[SR-36.7]`.
fn berths(rift: &Rift, room: Room) -> HexSet {
    let (tiles, occupied) = (rift.hexes(), room.taken);
    let free = tiles.minus(occupied);
    if !free.is_empty() {
        return free;
    }
    let usable = tiles.or(occupied).or(room.hazards).inverse();
    let beside = tiles.around().and(usable);
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
