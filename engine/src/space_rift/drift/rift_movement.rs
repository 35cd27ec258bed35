//! A movement of the rift from the roll to the last unit put down `[SR-42]`; what the mover may
//! decide in it is in `decisions.rs`.
//!
//! Tiles come to rest one after the other: the chain by number, then what is placed, then what
//! closes gaps `[SR-36.10]`. Units that a tile only passes are left alone `[SR-36.9]`. Nothing of a
//! unit changes but its hex `[SR-36.4]`, and nothing of a feature `[SR-35.1]` `[SR-35.3]`
//! `[SR-35.4]`: what is in force on a hex is asked of the tiles when it matters `[SR-35.6]`.

use super::choice::DriftChoice;
use super::drift_context::DriftContext;
use super::event::RiftEvent;
use super::rift::Rift;
use super::roll::DriftImpulse;
use super::slide::TileSlide;
use super::tile::Tile;
use crate::components::ArrayVec;
use crate::game::EventSink;
use crate::space_rift::battlefield::Hex;
use crate::space_rift::unit::UnitId;
use serde::{Deserialize, Serialize};

/// A movement that is not over: plain data for the state. The tiles themselves are in the
/// [`Rift`], where they lie now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drift {
    /// Which tiles moved, and which hexes they left.
    pub slide: TileSlide,
    /// Units on tiles that are set aside `[SR-34.1]`.
    pub riders: [Option<UnitId>; Tile::COUNT],
    /// Units that had to make room, in the order in which they are put down `[SR-36.6]`.
    pub lifted: ArrayVec<UnitId, { Tile::COUNT }>,
}

impl Drift {
    /// Moves tile 1 and its chain with everything on them `[SR-32]`. Afterwards
    /// [`Drift::proceed`] goes on.
    pub fn begin(
        impulse: DriftImpulse,
        rift: &mut Rift,
        waters: &mut impl DriftContext,
        record: &mut impl EventSink<RiftEvent>,
    ) -> Self {
        let before = *rift;
        record.emit(RiftEvent::Stirred {
            number: impulse.number,
            direction: impulse.direction,
            steps: impulse.steps,
        });
        let slide = TileSlide::begin(rift, impulse, |shift| {
            record.emit(RiftEvent::Shifted {
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
                drift.pick_up_rider(tile, hex, waters, record);
            }
        }
        for tile in slide.moved.iter() {
            let rider = drift.riders[tile.index()];
            if rift.hex(tile).is_none() {
                record.emit(RiftEvent::SetAside { tile, rider });
            }
            drift.set_down_rider(tile, rift, waters, record);
        }
        record_gap(rift, record);
        drift
    }

    /// A tile leaves `hex` and takes along what stands there, unless that is a platform.
    fn pick_up_rider(
        &mut self,
        tile: Tile,
        hex: Hex,
        waters: &mut impl DriftContext,
        record: &mut impl EventSink<RiftEvent>,
    ) {
        let Some(unit) = waters.unit_at(hex) else {
            return;
        };
        if waters.is_platform(unit) {
            record.emit(RiftEvent::LeftBehind { unit, tile, hex });
        } else {
            waters.lift(unit);
            self.riders[tile.index()] = Some(unit);
        }
    }

    /// A tile came to rest: its rider steps down, or makes room for who stands there `[SR-36.5]`.
    fn set_down_rider(
        &mut self,
        tile: Tile,
        rift: &Rift,
        waters: &mut impl DriftContext,
        record: &mut impl EventSink<RiftEvent>,
    ) {
        let Some(hex) = rift.hex(tile) else {
            return;
        };
        let rider = self.riders[tile.index()].take();
        match (waters.unit_at(hex), rider) {
            (None, None) => {}
            (None, Some(unit)) => {
                waters.put(unit, hex);
                record.emit(RiftEvent::Carried {
                    unit,
                    tile,
                    to: hex,
                });
            }
            (Some(unit), None) => record.emit(RiftEvent::Caught { unit, tile, hex }),
            (Some(stays), Some(unit)) => {
                record.emit(RiftEvent::Caught {
                    unit: stays,
                    tile,
                    hex,
                });
                record.emit(RiftEvent::Lifted { unit, stays, tile });
                // A tile moves once a turn, so no more than six units are ever lifted.
                let _ = self.lifted.push(unit);
            }
        }
    }

    /// Carries out a decision that is legal. Afterwards [`Drift::proceed`] goes on.
    pub fn decide(
        &mut self,
        choice: DriftChoice,
        rift: &mut Rift,
        waters: &mut impl DriftContext,
        record: &mut impl EventSink<RiftEvent>,
    ) {
        self.carry_out(choice, false, rift, waters, record);
    }

    /// Carries out what is forced until the mover has to decide or the movement is over
    /// `[SR-33.4]` `[SR-33.6]`; says whether it is over.
    pub fn proceed(
        &mut self,
        rift: &mut Rift,
        waters: &mut impl DriftContext,
        record: &mut impl EventSink<RiftEvent>,
    ) -> bool {
        while self.pending_question(rift).is_some() {
            let mut choices = self.choices(rift, waters.blocked_hexes());
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
        waters: &mut impl DriftContext,
        record: &mut impl EventSink<RiftEvent>,
    ) {
        match choice {
            DriftChoice::Place(tile, hex) => {
                self.slide.place(rift, tile, hex);
                record.emit(RiftEvent::Placed { tile, hex, forced });
                self.set_down_rider(tile, rift, waters, record);
                record_gap(rift, record);
            }
            DriftChoice::Close(tile, to) => {
                let Some(from) = rift.hex(tile) else {
                    return;
                };
                self.pick_up_rider(tile, from, waters, record);
                self.slide.close(rift, tile, to);
                record.emit(RiftEvent::Closed {
                    tile,
                    from,
                    to,
                    forced,
                });
                self.set_down_rider(tile, rift, waters, record);
                record_gap(rift, record);
            }
            DriftChoice::Settle(unit, hex) => {
                self.lifted.remove(0);
                waters.put(unit, hex);
                let tile = rift.tile_at(hex);
                record.emit(RiftEvent::Settled {
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
fn record_gap(rift: &Rift, record: &mut impl EventSink<RiftEvent>) {
    if !record.is_enabled() {
        return;
    }
    let away = rift.home_group().inverse();
    if TileSlide::next_set_aside(rift).is_none() && !away.is_empty() {
        record.emit(RiftEvent::Parted { away });
    }
}
