//! A movement of the rift from the roll to the last unit put down: what waits for a decision, what
//! may be decided, and what happens without asking `[SR-42]`.
//!
//! Tiles come to rest one after the other: the chain by number, then what is placed, then what
//! closes gaps `[SR-36.10]`. Units that a tile only passes are left alone `[SR-36.9]`. Nothing of a
//! unit changes but its hex `[SR-36.4]`, and nothing of a feature `[SR-35.1]` `[SR-35.3]`
//! `[SR-35.4]`: what is in force on a hex is asked of the tiles when it matters `[SR-35.6]`.

use super::choice::{DriftChoice, DriftQuestion, DriftRefusal};
use super::event::RiftEvent;
use super::rift::Rift;
use super::roll::Impulse;
use super::slide::Slide;
use super::tile::Tile;
use super::waters::{Room, Waters};
use crate::game::Record;
use crate::kit::List;
use crate::space_rift::field::{Hex, HexSet};
use crate::space_rift::unit::{UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// A movement that is not over: plain data for the state. The tiles themselves are in the
/// [`Rift`], where they lie now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Drift {
    /// Which tiles moved, and which hexes they left.
    pub slide: Slide,
    /// Units on tiles that are set aside `[SR-34.1]`.
    pub riders: [Option<UnitId>; Tile::COUNT],
    /// Units that had to make room, in the order in which they are put down `[SR-36.6]`.
    pub lifted: List<UnitId, { Tile::COUNT }>,
}

impl Drift {
    /// Moves tile 1 and its chain with everything on them `[SR-32]`. Afterwards
    /// [`Drift::proceed`] goes on.
    pub fn begin(
        impulse: Impulse,
        rift: &mut Rift,
        waters: &mut impl Waters,
        record: &mut impl Record<RiftEvent>,
    ) -> Self {
        let before = *rift;
        record.note(RiftEvent::Stirred {
            number: impulse.number,
            direction: impulse.direction,
            steps: impulse.steps,
        });
        let slide = Slide::begin(rift, impulse, |shift| {
            record.note(RiftEvent::Shifted {
                tile: shift.tile,
                shove: shift.shove,
                from: shift.from,
                to: shift.to,
                step: shift.step,
            });
        });
        let mut drift = Self {
            slide,
            ..Self::default()
        };
        // All riders leave first: chain tiles move at the same time `[SR-36.8]`.
        for tile in slide.moved.iter() {
            if let Some(hex) = before.hex(tile) {
                drift.board(tile, hex, waters, record);
            }
        }
        for tile in slide.moved.iter() {
            let rider = drift.riders[tile.index()];
            if rift.hex(tile).is_none() {
                record.note(RiftEvent::SetAside { tile, rider });
            }
            drift.arrive(tile, rift, waters, record);
        }
        tell_gap(rift, record);
        drift
    }

    /// A tile leaves `hex` and takes along what stands there, unless that is a platform.
    fn board(
        &mut self,
        tile: Tile,
        hex: Hex,
        waters: &mut impl Waters,
        record: &mut impl Record<RiftEvent>,
    ) {
        let Some(unit) = waters.unit_at(hex) else {
            return;
        };
        if waters.is_platform(unit) {
            record.note(RiftEvent::LeftBehind { unit, tile, hex });
        } else {
            waters.lift(unit);
            self.riders[tile.index()] = Some(unit);
        }
    }

    /// A tile came to rest: its rider steps down, or makes room for who stands there `[SR-36.5]`.
    fn arrive(
        &mut self,
        tile: Tile,
        rift: &Rift,
        waters: &mut impl Waters,
        record: &mut impl Record<RiftEvent>,
    ) {
        let Some(hex) = rift.hex(tile) else {
            return;
        };
        let rider = self.riders[tile.index()].take();
        match (waters.unit_at(hex), rider) {
            (None, None) => {}
            (None, Some(unit)) => {
                waters.put(unit, hex);
                record.note(RiftEvent::Carried {
                    unit,
                    tile,
                    to: hex,
                });
            }
            (Some(unit), None) => record.note(RiftEvent::Caught { unit, tile, hex }),
            (Some(stays), Some(unit)) => {
                record.note(RiftEvent::Caught {
                    unit: stays,
                    tile,
                    hex,
                });
                record.note(RiftEvent::Lifted { unit, stays, tile });
                // A tile moves once a turn, so no more than six units are ever lifted.
                let _ = self.lifted.push(unit);
            }
        }
    }

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
            (_, DriftChoice::Place(..) | DriftChoice::Close(..) | DriftChoice::Settle(..)) => {
                Err(DriftRefusal::NotAsked)
            }
        }
    }

    fn check_closing(&self, rift: &Rift, tile: Tile, hex: Hex) -> Result<(), DriftRefusal> {
        let slide = self.slide;
        let Some(from) = rift.hex(tile) else {
            return Err(DriftRefusal::NotAsked);
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

    /// Carries out a decision that is legal. Afterwards [`Drift::proceed`] goes on.
    pub fn decide(
        &mut self,
        choice: DriftChoice,
        rift: &mut Rift,
        waters: &mut impl Waters,
        record: &mut impl Record<RiftEvent>,
    ) {
        self.carry_out(choice, false, rift, waters, record);
    }

    /// Carries out what is forced until the mover has to decide or the movement is over
    /// `[SR-33.4]` `[SR-33.6]`; says whether it is over.
    pub fn proceed(
        &mut self,
        rift: &mut Rift,
        waters: &mut impl Waters,
        record: &mut impl Record<RiftEvent>,
    ) -> bool {
        while self.question(rift).is_some() {
            let mut choices = self.choices(rift, waters.room());
            match (choices.next(), choices.next()) {
                (Some(choice), None) => {
                    drop(choices);
                    self.carry_out(choice, true, rift, waters, record);
                }
                (Some(_), Some(_)) | (None, _) => return false,
            }
        }
        true
    }

    fn carry_out(
        &mut self,
        choice: DriftChoice,
        forced: bool,
        rift: &mut Rift,
        waters: &mut impl Waters,
        record: &mut impl Record<RiftEvent>,
    ) {
        match choice {
            DriftChoice::Place(tile, hex) => {
                self.slide.place(rift, tile, hex);
                record.note(RiftEvent::Placed { tile, hex, forced });
                self.arrive(tile, rift, waters, record);
                tell_gap(rift, record);
            }
            DriftChoice::Close(tile, to) => {
                let Some(from) = rift.hex(tile) else {
                    return;
                };
                self.board(tile, from, waters, record);
                self.slide.close(rift, tile, to);
                record.note(RiftEvent::Closed {
                    tile,
                    from,
                    to,
                    forced,
                });
                self.arrive(tile, rift, waters, record);
                tell_gap(rift, record);
            }
            DriftChoice::Settle(unit, hex) => {
                self.lifted.remove(0);
                waters.put(unit, hex);
                let tile = rift.tile_at(hex);
                record.note(RiftEvent::Settled {
                    unit,
                    tile,
                    hex,
                    forced,
                });
            }
        }
    }
}

/// Says so when all tiles lie on the battlefield and some are cut off from tile 1 `[SR-33.2]`.
fn tell_gap(rift: &Rift, record: &mut impl Record<RiftEvent>) {
    let away = rift.home().inverse();
    if Slide::aside(rift).is_none() && !away.is_empty() {
        record.note(RiftEvent::Parted { away });
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
