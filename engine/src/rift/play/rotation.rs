//! Rotation and plane changes `[RIFT-8]`. Neither changes the speed or the squares moved
//! `[RIFT-8.4]` `[RIFT-7.8]`.

use super::super::action::{Pay, PlusMinus};
use super::super::event::Event;
use super::super::refusal::Refusal;
use super::super::ship::Side;
use super::super::state::AfterDetonation;
use super::{Play, ShipContext};
use crate::game::EventSink;
use crate::grid::Space;

impl ShipContext<'_> {
    /// Checks whether the ship may turn; it may at any speed, also after a jump `[RIFT-8.1]`
    /// `[A-48]`.
    ///
    /// # Errors
    /// Returns a refusal for too little energy.
    pub const fn check_rotate(&self) -> Result<(), Refusal> {
        self.check_afford(self.build.move_cost)
    }

    /// Returns the space that a plane change would reach `[RIFT-2.11]` `[RIFT-8.2]`.
    ///
    /// # Errors
    /// Returns a refusal for no plane there, an obstacle, or too little energy.
    pub fn check_change_plane(&self, sign: PlusMinus) -> Result<Space, Refusal> {
        let to = self
            .ship
            .space
            .offset_plane(sign.to_i8())
            .ok_or(Refusal::NoPlane)?;
        if let Some(by) = self.game.obstacle(self.state, to) {
            return Err(Refusal::PlaneBlocked { by });
        }
        self.check_afford(self.build.move_cost)?;
        Ok(to)
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Turns the ship by 45 degrees `[RIFT-8.1]`.
    pub fn do_rotate(&mut self, sign: PlusMinus, pay: Pay) {
        let Some(id) = self.active() else { return };
        self.pay(pay);
        let Some(from) = self.state.ship(id).map(|ship| ship.heading) else {
            return;
        };
        let to = from.rotated(sign.to_i8());
        self.ship(id, |ship| ship.heading = to);
        self.emit(Event::Rotated { ship: id, from, to });
    }

    /// Moves the ship up or down by one plane. A mine there is struck: on the front, or on the back
    /// if the ship moves in reverse or laid that mine this turn `[RIFT-8.2]` `[RIFT-8.3]`
    /// `[RIFT-13.8]` `[A-21]`.
    pub fn do_change_plane(&mut self, sign: PlusMinus, pay: Pay) {
        let Some(id) = self.active() else { return };
        self.pay(pay);
        let Some(&ship) = self.state.ship(id) else {
            return;
        };
        let Some(to) = ship.space.offset_plane(sign.to_i8()) else {
            return;
        };
        self.leave_mine(id);
        let is_own_fresh_mine = self
            .state
            .mine_at(to)
            .is_some_and(|mine| self.state.is_fresh(mine));
        let side = if ship.speed < 0 || is_own_fresh_mine {
            Side::Back
        } else {
            Side::Front
        };
        self.emit(Event::PlaneChanged {
            ship: id,
            from: ship.space,
            to,
        });
        self.enter(id, to);
        self.strike(id, side, AfterDetonation::Orders);
    }
}
