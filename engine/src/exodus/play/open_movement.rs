//! Open movement: ships without tokens move step by step before the reveal `[EXO-11.10]`; in the
//! short game all ships do, in reverse turn order `[EXO-17.5]`.

use super::loading::own_hex;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::cards::AbilityId;
use crate::exodus::event::Event;
use crate::exodus::figures::Window;
use crate::exodus::game::Exodus;
use crate::exodus::hex::Direction;
use crate::exodus::refusal::{ConquestRefusal, PendingDecision, Refusal, ShipOperation};
use crate::exodus::ship::{FLEET, ShipId};
use crate::exodus::state::{Public, State};
use crate::exodus::step::Step;
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Returns the seat that moves openly at this position: in turn order, or in reverse in the
    /// short game `[EXO-11.10]` `[EXO-17.5]`.
    pub(in crate::exodus) fn open_mover(&self, public: &Public, at: u8) -> Option<Seat> {
        if self.is_short() {
            let position = self.seat_count().checked_sub(1)?.checked_sub(at)?;
            public.at(position)
        } else {
            public.at(at)
        }
    }

    /// Checks whether a seat may move this ship a step openly, use the speed ability, or end its
    /// movement; the error is the reason.
    pub(super) fn check_open_movement(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        match action {
            Action::Step(ship, direction) => {
                let hex = own_hex(public, seat, ship, ShipOperation::Step)?;
                self.check_step(public, ship)?;
                self.next(hex, direction)
                    .ok_or(ConquestRefusal::LeavesMap)?;
                Ok(())
            }
            Action::Invoke(card) => self.check_use_speed_ability(state, seat, card),
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow(PendingDecision::Open)),
        }
    }

    /// Checks whether a seat may use the speed ability during open movement: only in the short
    /// game, which has no orders `[EXO-17.5]`, and only once.
    fn check_use_speed_ability(
        &self,
        state: &State,
        seat: Seat,
        card: AbilityId,
    ) -> Result<(), Refusal> {
        self.check_invoke(state, seat, card, Window::Orders)?;
        if !self.is_short() {
            Err(Refusal::OtherWindow)
        } else if state.public.hurried.contains(seat) {
            Err(Refusal::SecondAbility)
        } else {
            Ok(())
        }
    }

    /// Checks whether a ship may move a step openly: it has no tokens and has speed left.
    fn check_step(&self, public: &Public, ship: ShipId) -> Result<(), Refusal> {
        if public.tokens[ship.seat().index()][ship.fleet_index()] > 0 {
            return Err(ConquestRefusal::HasTokens.into());
        }
        let is_hurried = public.hurried.contains(ship.seat());
        if self.speed(public, ship.seat(), ship.kind(), is_hurried) == 0 {
            return Err(ConquestRefusal::NoDrive.into());
        }
        if self.steps_left(public, ship) == 0 {
            return Err(ConquestRefusal::NoSpeed.into());
        }
        Ok(())
    }

    /// Appends the steps that the ships of a seat may move. Whether a ship may move at all is
    /// checked once for all directions.
    pub(super) fn list_steps(&self, public: &Public, seat: Seat, list: &mut Vec<Action>) {
        for ship in public.fleet(seat).iter() {
            if let (Some(hex), Ok(())) = (public.ship(ship).hex, self.check_step(public, ship)) {
                let steps = Direction::ALL.into_iter();
                let steps = steps.filter(|&direction| self.next(hex, direction).is_some());
                list.extend(steps.map(|direction| Action::Step(ship, direction)));
            }
        }
    }

    /// Returns the steps that a ship of the seat moving openly has left `[EXO-11.10]`.
    #[must_use]
    pub fn steps_left(&self, public: &Public, ship: ShipId) -> u8 {
        let seat = ship.seat();
        let speed = self.speed(public, seat, ship.kind(), public.hurried.contains(seat));
        speed.saturating_sub(public.moved[ship.fleet_index()])
    }

    /// Returns whether a seat has a choice in open movement. In the short game the speed ability is
    /// used in this step, so a seat with any unused ability is asked while the ability could help,
    /// which reveals no hidden ability.
    fn can_step(&self, public: &Public, seat: Seat) -> bool {
        let could_hurry = self.is_short() && public.mat(seat).abilities > 0;
        let is_hurried = could_hurry || public.hurried.contains(seat);
        public.fleet(seat).iter().any(|ship| {
            let index = ship.fleet_index();
            public.tokens[seat.index()][index] == 0
                && public.moved[index] < self.speed(public, seat, ship.kind(), is_hurried)
        })
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Begins the open movement of the seat at this position.
    pub fn open_moves(&mut self, at: u8) -> PlayFlow {
        self.public_mut().moved = [0; FLEET];
        self.go_to_step(Step::Open(at))
    }

    /// Asks the seat at this position until it has no ship that can move on.
    pub fn advance_open(&mut self, at: u8) -> PlayFlow {
        let game = self.game;
        match game.open_mover(self.public_mut(), at) {
            Some(seat) if game.can_step(self.public_mut(), seat) => PlayFlow::Wait,
            Some(_) => self.open_moves(at + 1),
            None => self.go_to_step(Step::Reveal),
        }
    }

    /// Moves a ship a step, uses the speed ability, or ends the seat's open movement.
    pub fn do_open(&mut self, at: u8, seat: Seat, action: Action) {
        match action {
            Action::Step(ship, direction) => self.step_openly(ship, direction),
            Action::Invoke(card) => {
                self.spend_ability(seat, card);
                let public = self.public_mut();
                public.hurried = public.hurried.with(seat);
            }
            _ => {
                self.open_moves(at + 1);
            }
        }
    }

    fn step_openly(&mut self, ship: ShipId, direction: Direction) {
        let game = self.game;
        let public = self.public_mut();
        if let Some(from) = public.ship(ship).hex
            && let Some(to) = game.next(from, direction)
        {
            public.ship_mut(ship).hex = Some(to);
            public.moved[ship.fleet_index()] += 1;
            self.emit(Event::Stepped { ship, from, to });
        }
    }
}
