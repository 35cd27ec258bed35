//! Moves components out of a stash: cubes to the Home, ships to its hex. A move of more components
//! than the stash has moves all of them `[EXO-1.4]`.

use super::Play;
use crate::chance::Chance;
use crate::exodus::event::{CubeMoveReason, Event};
use crate::exodus::ship::{SHIPS_PER_TYPE, Ship, ShipId, ShipType};
use crate::exodus::state::Public;
use crate::game::{EventSink, Seat};

impl Public {
    /// Returns a ship of this type that is not in play `[EXO-7.9]`.
    #[must_use]
    pub fn unused_ship(&self, seat: Seat, kind: ShipType) -> Option<ShipId> {
        (0..SHIPS_PER_TYPE)
            .map(|nth| ShipId::of(seat, kind, nth))
            .find(|&ship| self.ship(ship).hex.is_none())
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Moves cubes from the stash to the seat's Home planet, at most as many as the stash has.
    pub fn place_cubes(&mut self, seat: Seat, count: u8, reason: CubeMoveReason) {
        let hex = self.game.home(&self.state.public, seat);
        let public = &mut self.state.public;
        if public.sector(hex).is_destroyed {
            return;
        }
        let mat = public.mat_mut(seat);
        let count = count.min(mat.stash);
        mat.stash -= count;
        if count == 0 {
            return;
        }
        public.sector_mut(hex).cubes[seat.index()] += count;
        let delta = i8::try_from(count).unwrap_or(i8::MAX);
        self.emit(Event::Cubes {
            seat,
            hex,
            delta,
            reason,
        });
    }

    /// Puts a ship from the stash into the hex of the seat's Home, undamaged and empty, for a price
    /// or free; returns whether the stash had one `[EXO-7.8]`.
    pub fn launch_ship(&mut self, seat: Seat, kind: ShipType, price: Option<(u8, u8)>) -> bool {
        let home = self.game.home(&self.state.public, seat);
        let Some(ship) = self.state.public.unused_ship(seat, kind) else {
            return false;
        };
        *self.public_mut().ship_mut(ship) = Ship {
            hex: Some(home),
            ..Ship::default()
        };
        self.emit(Event::Built { ship, price });
        true
    }
}
