//! Speed and movement within a plane `[RIFT-7]`.

use super::super::action::{Pay, PlusMinus};
use super::super::event::{Event, ShieldCause};
use super::super::refusal::{Obstacle, Refusal};
use super::super::ship::{ShipId, Side};
use super::super::state::{AfterDetonation, Mine};
use super::{Play, ShipContext};
use crate::game::EventSink;
use crate::grid::Space;

impl ShipContext<'_> {
    /// Returns the next space in the direction of movement: ahead, or behind at negative speed;
    /// `None` beyond the edge `[RIFT-7.1]` `[RIFT-7.5]` `[RIFT-7.7]`.
    #[must_use]
    pub const fn next_space(&self) -> Option<Space> {
        let heading = if self.ship.speed < 0 {
            self.ship.heading.opposite()
        } else {
            self.ship.heading
        };
        self.game.board.neighbor(self.ship.space, heading.offset())
    }

    /// Returns the obstacle in the next space `[RIFT-2.8]` `[RIFT-7.11]`.
    #[must_use]
    pub fn next_obstacle(&self) -> Option<Obstacle> {
        match self.next_space() {
            Some(space) => self.game.obstacle(self.state, space),
            None => Some(Obstacle::Edge),
        }
    }

    /// Returns the space that a step would reach; a ship moves at most as many squares as its speed
    /// `[RIFT-7.5]` `[RIFT-7.6]`.
    ///
    /// # Errors
    /// Returns a refusal for a jump this turn, speed 0, all squares moved, or an obstacle.
    pub fn check_step(&self) -> Result<Space, Refusal> {
        let (moved, speed) = (self.state.turn.moved, self.ship.speed.unsigned_abs());
        if self.state.turn.has_warped {
            return Err(Refusal::Warped);
        }
        if speed == 0 {
            return Err(Refusal::Standing);
        }
        if moved >= speed {
            return Err(Refusal::MovedAll { moved, speed });
        }
        let next = self
            .next_space()
            .ok_or(Refusal::Blocked { by: Obstacle::Edge })?;
        match self.game.obstacle(self.state, next) {
            Some(by) => Err(Refusal::Blocked { by }),
            None => Ok(next),
        }
    }

    /// Checks whether the speed may change by one `[RIFT-7.1]` `[RIFT-7.3]`.
    ///
    /// # Errors
    /// Returns a refusal for a jump this turn, the top speed, or too little energy.
    pub const fn check_accelerate(&self, sign: PlusMinus) -> Result<(), Refusal> {
        if self.state.turn.has_warped {
            return Err(Refusal::Warped);
        }
        if (self.ship.speed + sign.to_i8()).abs() > self.build.speed {
            return Err(Refusal::SpeedLimit {
                limit: self.build.speed,
            });
        }
        self.check_afford(self.build.move_cost)
    }

    /// Returns the number of squares that must still be moved before the turn can end: the current
    /// speed less the squares moved so far `[RIFT-7.9]` `[RIFT-7.10]` `[A-10]`.
    #[must_use]
    pub const fn owed_squares(&self) -> u8 {
        if self.state.turn.has_warped {
            return 0;
        }
        self.ship
            .speed
            .unsigned_abs()
            .saturating_sub(self.state.turn.moved)
    }

    /// Returns whether the ship owes movement, cannot step, and cannot pay for any correction
    /// `[RIFT-7.12]` `[RIFT-7.14]` `[A-11]`.
    #[must_use]
    pub fn is_stuck(&self) -> bool {
        self.owed_squares() > 0
            && self.ship.energy() < self.build.move_cost
            && self.next_obstacle().is_some()
    }

    /// Checks whether the turn may end `[RIFT-7.9]` `[RIFT-7.12]`.
    ///
    /// # Errors
    /// Returns a refusal if movement is owed and the ship is not stuck.
    pub fn check_end_turn(&self) -> Result<(), Refusal> {
        match self.owed_squares() {
            0 => Ok(()),
            _ if self.is_stuck() => Ok(()),
            squares => Err(Refusal::Owed { squares }),
        }
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Moves the ship one square `[RIFT-7.5]`; a mine there is struck `[RIFT-7.15]`, mines beside
    /// the path have no effect `[RIFT-13.18]`.
    pub fn do_step(&mut self) {
        let Some(context) = ShipContext::active(self.game, self.state) else {
            return;
        };
        let (Some(to), id, from) = (context.next_space(), context.id, context.ship.space) else {
            return;
        };
        let side = if context.ship.speed < 0 {
            Side::Back
        } else {
            Side::Front
        };
        self.state.turn.moved += 1;
        self.leave_mine(id);
        self.emit(Event::Stepped { ship: id, from, to });
        self.enter(id, to);
        self.strike(id, side, AfterDetonation::Orders);
    }

    /// Changes the speed by one `[RIFT-7.3]`.
    pub fn do_accelerate(&mut self, sign: PlusMinus, pay: Pay) {
        let Some(id) = self.active() else { return };
        self.pay(pay);
        let from = self.state.ship(id).map_or(0, |ship| ship.speed);
        self.set_speed(id, from + sign.to_i8());
    }

    pub fn set_speed(&mut self, id: ShipId, to: i8) {
        let from = self.state.ship(id).map_or(to, |ship| ship.speed);
        if from != to {
            self.ship(id, |ship| ship.speed = to);
            self.emit(Event::SpeedChanged { ship: id, from, to });
        }
    }

    /// Moves a ship into a space, and reports when a nebula boundary takes its shields down or up
    /// `[RIFT-3.5]` `[A-36]`.
    pub fn enter(&mut self, id: ShipId, to: Space) {
        let Some(&before) = self.state.ship(id) else {
            return;
        };
        self.ship(id, |ship| ship.space = to);
        let board = &self.game.board;
        let (was_in_nebula, is_in_nebula) = (
            board.is_nebula(before.square()),
            board.is_nebula(to.square()),
        );
        if before.main >= 1 && was_in_nebula != is_in_nebula {
            let down = Event::ShieldsDown {
                ship: id,
                cause: ShieldCause::Nebula,
            };
            self.emit(if is_in_nebula {
                down
            } else {
                Event::ShieldsUp { ship: id }
            });
        }
    }

    /// Makes the waiting mine live in the space that the ship leaves `[RIFT-13.2]` `[RIFT-13.4]`
    /// `[A-20]`.
    pub fn leave_mine(&mut self, id: ShipId) {
        if !self.state.turn.has_waiting_mine {
            return;
        }
        let Some(ship) = self.state.ship(id) else {
            return;
        };
        let mine = Mine::new(ship.space, Some(self.game.owner(id)));
        self.state.turn.has_waiting_mine = false;
        if self.state.mines.push(mine).is_ok() {
            self.state.turn.mines_laid += 1;
            self.emit(Event::MineLeft { ship: id, mine });
        }
    }

    /// Performs the emergency stop of a stuck ship: it loses its speed and energy, but takes no
    /// damage `[RIFT-7.13]` `[A-11]`.
    pub fn stop_if_stuck(&mut self) {
        let Some(context) = ShipContext::active(self.game, self.state) else {
            return;
        };
        if !context.is_stuck() {
            return;
        }
        let (id, main) = (context.id, context.ship.main);
        self.emit(Event::EmergencyStop { ship: id });
        self.set_speed(id, 0);
        self.spend_main(id, main);
        self.ship(id, |ship| ship.aux = 0);
    }
}
