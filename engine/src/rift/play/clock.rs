//! Timed turns `[RIFT-17]`. The engine has no clock; the table reports when time has run out.

use super::super::Rift;
use super::super::event::Event;
use super::super::refusal::Refusal;
use super::super::ship::ShipId;
use super::super::state::{Phase, State};
use super::{Play, ShipContext};
use crate::game::{EventSink, Seat, SeatSet};

/// Time limit in seconds for a choice of a player who is not active `[RIFT-17.5]`.
const CHOICE_SECONDS: u16 = 20;

/// The running clock, and the seats that it applies to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// The clock of a turn; these seats share it until a ship is active `[RIFT-17.1]`
    /// `[RIFT-17.8]`.
    Turn {
        /// Seats that may act.
        seats: SeatSet,
        /// Time limit of the whole turn, in seconds.
        seconds: u16,
    },
    /// The clock of a choice; the turn clock is paused `[RIFT-17.5]`.
    Choice {
        /// Seat that must choose.
        seat: Seat,
        /// Time limit of this choice, in seconds.
        seconds: u16,
    },
}

impl Rift {
    /// Returns the running clock; `None` in an untimed match or when nobody must act `[RIFT-17.1]`
    /// `[RIFT-17.5]` `[RIFT-17.8]`.
    #[must_use]
    pub fn clock(&self, state: &State) -> Option<Clock> {
        let seconds = self.rules.turn_seconds;
        if seconds == 0 {
            return None;
        }
        let seats = self.seats_to_act(state);
        match state.phase {
            Phase::Interval | Phase::Over => None,
            Phase::Activation | Phase::Orders => Some(Clock::Turn { seats, seconds }),
            Phase::Blast | Phase::Return => {
                let seat = seats.iter().next()?;
                let captain = state.turn.ship.map(|ship| self.owner(ship));
                Some(if captain == Some(seat) {
                    Clock::Turn { seats, seconds }
                } else {
                    Clock::Choice {
                        seat,
                        seconds: CHOICE_SECONDS,
                    }
                })
            }
        }
    }

    /// Checks whether the table may report a time-out, for which a clock must run.
    pub(super) fn check_time_out(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if matches!(state.phase, Phase::Over | Phase::Interval) {
            return Err(self.pending_refusal(state, seat));
        }
        if seat != Seat::TABLE {
            return Err(Refusal::ClockOfTable);
        }
        self.clock(state).map(|_| ()).ok_or(Refusal::NoClock)
    }
}

impl Rift {
    /// Returns whether it is this seat's turn and its time has run out `[RIFT-17.5]`.
    fn is_out_of_time(&self, state: &State, seat: Seat) -> bool {
        let active = state.turn.ship.map(|ship| self.owner(ship));
        state.turn.has_timed_out && active == Some(seat)
    }

    /// Returns whether choices about this ship are automatic: by option, or because its owner has
    /// conceded or run out of time `[RIFT-17.5]` `[RIFT-17.7]`.
    pub(in crate::rift) fn is_automatic(&self, state: &State, ship: ShipId) -> bool {
        let owner = self.owner(ship);
        self.rules.has_auto_choices
            || state.out.contains(owner)
            || self.is_out_of_time(state, owner)
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Applies a time-out. A turn ends after the actions already taken; if another player's choice
    /// is pending, only that choice is settled `[RIFT-17.3]` `[RIFT-17.5]` `[RIFT-17.8]` `[A-29]`.
    pub fn do_time_out(&mut self) {
        let is_own_turn = matches!(self.game.clock(self.state), Some(Clock::Turn { .. }));
        self.emit(Event::TimeRanOut {
            ship: self.active(),
        });
        if self.state.phase == Phase::Activation {
            let first_ship = self.game.eligible(self.state).min();
            let Some(ship) = first_ship else { return };
            self.do_activate(ship);
        }
        self.state.turn.has_timed_out |= is_own_turn;
        match self.state.phase {
            Phase::Activation | Phase::Interval | Phase::Over => {}
            Phase::Orders => self.time_out_turn(),
            Phase::Blast => {
                if let Some(question) = self.game.pending_side_choice(self.state) {
                    self.answer_automatically(question);
                    self.resolve_when_answered();
                }
            }
            Phase::Return => {
                if let Some(ship) = self.game.returning_ship(self.state) {
                    self.return_automatically(ship);
                    self.continue_returns();
                }
            }
        }
    }

    /// Ends the turn if its time has run out.
    pub fn end_turn_if_timed_out(&mut self) {
        if self.state.turn.has_timed_out && self.state.phase == Phase::Orders {
            self.time_out_turn();
        }
    }

    /// Ends a turn by time-out: performed actions stand, owed movement is waived, speed is kept,
    /// and no energy is taken; a waiting mine detonates. With the autopilot the ship first makes
    /// the steps it owes `[RIFT-17.3]` `[RIFT-17.4]`.
    fn time_out_turn(&mut self) {
        while self.game.rules.has_timeout_autopilot
            && self.state.phase == Phase::Orders
            && ShipContext::active(self.game, self.state)
                .is_some_and(|context| context.check_step().is_ok())
        {
            let before = self.active();
            self.do_step();
            if self.active() != before || self.state.turn.ship.is_none() {
                return;
            }
        }
        if self.state.phase == Phase::Orders
            && self.state.result.is_none()
            && !self.detonate_waiting_mine()
        {
            self.finish_turn();
        }
    }
}
