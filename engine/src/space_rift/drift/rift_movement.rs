//! A movement of the rift, from the roll until the last unit is put down `[SR-42]`; `decisions.rs`
//! contains the choices of the mover.
//!
//! Tiles come to rest one by one: the chain by number, then placed tiles, then those that close
//! gaps `[SR-36.10]`. Units that a tile only passes are not affected `[SR-36.9]`. Only the hex of a
//! unit changes `[SR-36.4]`, and features do not change `[SR-35.1]` `[SR-35.3]` `[SR-35.4]`: the
//! effective feature of a hex is computed from the tiles when needed `[SR-35.6]`.

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

/// An unfinished movement, as plain data for the state. The tiles themselves are in the [`Rift`],
/// at their current hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "DriftState"))]
pub struct Drift {
    /// Tiles that have moved, and hexes they have left.
    pub slide: TileSlide,
    /// Units on tiles that are set aside `[SR-34.1]`.
    pub riders: [Option<UnitId>; Tile::COUNT],
    /// Lifted units, in the order in which they are put down `[SR-36.6]`.
    pub lifted: ArrayVec<UnitId, { Tile::COUNT }>,
}

impl Drift {
    /// Moves tile 1 and its chain with everything on them `[SR-32]`; [`Drift::proceed`] then
    /// continues.
    pub fn begin(
        impulse: DriftImpulse,
        rift: &mut Rift,
        context: &mut impl DriftContext,
        event_sink: &mut impl EventSink<RiftEvent>,
    ) -> Self {
        let before = *rift;
        event_sink.emit(RiftEvent::Stirred {
            number: impulse.number,
            direction: impulse.direction,
            steps: impulse.steps,
        });
        let slide = TileSlide::begin(rift, impulse, |shift| {
            event_sink.emit(RiftEvent::Shifted {
                tile: shift.tile,
                cause: shift.cause,
                from: shift.from,
                to: shift.to,
                step: shift.step,
            });
        });
        let mut drift = Self {
            slide,
            ..Self::default()
        };
        // All units are picked up first, because chain tiles move at the same time `[SR-36.8]`.
        for tile in slide.moved.iter() {
            if let Some(hex) = before.hex(tile) {
                drift.pick_up_rider(tile, hex, context, event_sink);
            }
        }
        for tile in slide.moved.iter() {
            let rider = drift.riders[tile.index()];
            if rift.hex(tile).is_none() {
                event_sink.emit(RiftEvent::SetAside { tile, rider });
            }
            drift.set_down_rider(tile, rift, context, event_sink);
        }
        emit_gap(rift, event_sink);
        drift
    }

    /// Picks up the unit on a tile that leaves `hex`, unless it is a platform.
    fn pick_up_rider(
        &mut self,
        tile: Tile,
        hex: Hex,
        context: &mut impl DriftContext,
        event_sink: &mut impl EventSink<RiftEvent>,
    ) {
        let Some(unit) = context.unit_at(hex) else {
            return;
        };
        if context.is_platform(unit) {
            event_sink.emit(RiftEvent::LeftBehind { unit, tile, hex });
        } else {
            context.lift_unit(unit);
            self.riders[tile.index()] = Some(unit);
        }
    }

    /// Puts down the unit of a tile that came to rest, or lifts it if the hex is occupied
    /// `[SR-36.5]`.
    fn set_down_rider(
        &mut self,
        tile: Tile,
        rift: &Rift,
        context: &mut impl DriftContext,
        event_sink: &mut impl EventSink<RiftEvent>,
    ) {
        let Some(hex) = rift.hex(tile) else {
            return;
        };
        let rider = self.riders[tile.index()].take();
        match (context.unit_at(hex), rider) {
            (None, None) => {}
            (None, Some(unit)) => {
                context.put_unit(unit, hex);
                event_sink.emit(RiftEvent::Carried {
                    unit,
                    tile,
                    to: hex,
                });
            }
            (Some(unit), None) => event_sink.emit(RiftEvent::Caught { unit, tile, hex }),
            (Some(stays), Some(unit)) => {
                event_sink.emit(RiftEvent::Caught {
                    unit: stays,
                    tile,
                    hex,
                });
                event_sink.emit(RiftEvent::Lifted { unit, stays, tile });
                // A tile moves once a turn, so at most six units are lifted.
                let _ = self.lifted.push(unit);
            }
        }
    }

    /// Applies a legal choice; [`Drift::proceed`] then continues.
    pub fn decide(
        &mut self,
        choice: DriftChoice,
        rift: &mut Rift,
        context: &mut impl DriftContext,
        event_sink: &mut impl EventSink<RiftEvent>,
    ) {
        self.apply_choice(choice, false, rift, context, event_sink);
    }

    /// Applies forced choices until the mover must choose or the movement is over `[SR-33.4]`
    /// `[SR-33.6]`. Returns whether it is over.
    pub fn proceed(
        &mut self,
        rift: &mut Rift,
        context: &mut impl DriftContext,
        event_sink: &mut impl EventSink<RiftEvent>,
    ) -> bool {
        while self.pending_question(rift).is_some() {
            let mut choices = self.choices(rift, context.blocked_hexes());
            match (choices.next(), choices.next()) {
                (Some(choice), None) => {
                    drop(choices);
                    self.apply_choice(choice, true, rift, context, event_sink);
                }
                (Some(_), Some(_)) | (None, _) => return false,
            }
        }
        true
    }

    fn apply_choice(
        &mut self,
        choice: DriftChoice,
        is_forced: bool,
        rift: &mut Rift,
        context: &mut impl DriftContext,
        event_sink: &mut impl EventSink<RiftEvent>,
    ) {
        match choice {
            DriftChoice::Place(tile, hex) => {
                self.slide.place_tile(rift, tile, hex);
                event_sink.emit(RiftEvent::Placed {
                    tile,
                    hex,
                    is_forced,
                });
                self.set_down_rider(tile, rift, context, event_sink);
                emit_gap(rift, event_sink);
            }
            DriftChoice::Close(tile, to) => {
                let Some(from) = rift.hex(tile) else {
                    return;
                };
                self.pick_up_rider(tile, from, context, event_sink);
                self.slide.close_gap(rift, tile, to);
                event_sink.emit(RiftEvent::Closed {
                    tile,
                    from,
                    to,
                    is_forced,
                });
                self.set_down_rider(tile, rift, context, event_sink);
                emit_gap(rift, event_sink);
            }
            DriftChoice::Settle(unit, hex) => {
                self.lifted.remove(0);
                context.put_unit(unit, hex);
                let tile = rift.tile_at(hex);
                event_sink.emit(RiftEvent::Settled {
                    unit,
                    tile,
                    hex,
                    is_forced,
                });
            }
        }
    }
}

/// Emits an event if all tiles are on the battlefield and some are cut off from tile 1 `[SR-33.2]`.
fn emit_gap(rift: &Rift, event_sink: &mut impl EventSink<RiftEvent>) {
    if !event_sink.is_enabled() {
        return;
    }
    let away = rift.central_group().inverse();
    if TileSlide::next_set_aside(rift).is_none() && !away.is_empty() {
        event_sink.emit(RiftEvent::Parted { away });
    }
}
