//! Warp jumps `[RIFT-9]`.

use super::super::action::Pay;
use super::super::event::Event;
use super::super::refusal::{Obstacle, Refusal};
use super::super::ship::Side;
use super::super::state::AfterDetonation;
use super::nearest_objects::NearestObjects;
use super::{Play, ShipContext};
use crate::game::EventSink;

impl ShipContext<'_> {
    /// Checks whether the ship may jump at all: once a turn, at any speed, but not while a mine
    /// waits under it `[RIFT-9.1]` `[RIFT-9.8]` `[A-20]`. The cost is the same for all models
    /// `[A-55]`.
    ///
    /// # Errors
    /// Returns a refusal for a jump this turn, a waiting mine, or too little energy.
    pub const fn check_order_warp(&self) -> Result<(), Refusal> {
        if self.state.turn.has_warped {
            return Err(Refusal::Warped);
        }
        if self.state.turn.has_waiting_mine {
            return Err(Refusal::WarpWaitingMine);
        }
        self.check_afford(self.game.figures.warp_cost)
    }

    /// Returns the number of free squares straight ahead, and the obstacle that limits it; `None`
    /// if the full range is free `[RIFT-9.2]` `[RIFT-9.3]` `[A-12]`.
    #[must_use]
    pub fn warp_lane(&self) -> (u8, Option<Obstacle>) {
        self.warp_lane_among(&NearestObjects::ships(self))
    }

    /// Returns the same as [`ShipContext::warp_lane`] when the nearest ships are known.
    pub(super) fn warp_lane_among(&self, ships: &NearestObjects) -> (u8, Option<Obstacle>) {
        let heading = self.ship.heading;
        let line = self.game.lines.line(self.ship.space, heading);
        let (at, by) = match ships.distance(heading) {
            at if at < line.lane => (at, Obstacle::Ship),
            _ => (line.lane, line.wall),
        };
        match self.game.figures.warp_range {
            range if at > range => (range, None),
            _ => (at - 1, Some(by)),
        }
    }

    /// Checks whether the ship may jump this number of squares `[RIFT-9.1]` `[RIFT-9.3]`.
    ///
    /// # Errors
    /// Returns the refusals of [`ShipContext::check_order_warp`], and one for a number out of
    /// range, or an obstacle on the way.
    pub fn check_warp(&self, squares: u8) -> Result<(), Refusal> {
        self.check_order_warp()?;
        let max = self.game.figures.warp_range;
        if squares == 0 || squares > max {
            return Err(Refusal::WarpRange { max });
        }
        match self.warp_lane() {
            (free, Some(by)) if squares > free => Err(Refusal::WarpBlocked { at: free + 1, by }),
            (_, Some(_) | None) => Ok(()),
        }
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Starts a jump. The ship then has its top speed and owes no movement this turn `[RIFT-9.5]`
    /// `[RIFT-9.6]` `[A-49]`.
    pub fn do_warp(&mut self, squares: u8, pay: Pay) {
        let Some(id) = self.active() else { return };
        self.pay(pay);
        let Some(&ship) = self.state.ship(id) else {
            return;
        };
        let (dx, dy) = ship.heading.offset();
        let reach = squares.cast_signed();
        let to = ship
            .space
            .offset(dx * reach, dy * reach)
            .unwrap_or(ship.space);
        self.state.turn.has_warped = true;
        self.emit(Event::Warped {
            ship: id,
            from: ship.space,
            to,
            squares,
        });
        self.set_speed(id, self.game.build(id).speed);
        self.continue_warp(squares);
    }

    /// Moves the ship through the rest of a jump. Each mine on the way is struck on the front and
    /// resolved before the ship continues `[RIFT-9.4]` `[A-13]`.
    pub fn continue_warp(&mut self, squares: u8) {
        let Some(id) = self.active() else { return };
        for remaining_squares in (0..squares).rev() {
            let Some(&ship) = self.state.ship(id) else {
                return;
            };
            let Some(next) = self.game.board.neighbor(ship.space, ship.heading.offset()) else {
                return;
            };
            self.enter(id, next);
            if self.state.mine_at(next).is_some() {
                self.strike(id, Side::Front, AfterDetonation::Warp(remaining_squares));
                return;
            }
        }
    }
}
