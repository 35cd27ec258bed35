//! Movement orders: sealed stacks of tokens, one for each ship or group `[EXO-11.6]` to
//! `[EXO-11.9]`.

use super::loading::own_hex;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::{Action, Token};
use crate::exodus::event::Event;
use crate::exodus::figures::Window;
use crate::exodus::game::Exodus;
use crate::exodus::hex::Direction;
use crate::exodus::refusal::{ConquestRefusal, PendingDecision, Refusal, ShipOperation};
use crate::exodus::ship::{FLEET, ShipId};
use crate::exodus::state::{Plan, Public, State, TokenStack};
use crate::game::{EventSink, Seat, Undo};

/// The number of a blank token in a stack.
const BLANK: u8 = 7;

impl TokenStack {
    /// Iterates over the tokens from the top.
    pub fn tokens(self) -> impl Iterator<Item = Token> {
        let numbers = self.0.into_iter().take_while(|&token| token != 0);
        numbers.map(|token| Direction::new(token).map_or(Token::Blank, Token::Go))
    }

    /// Returns the number of tokens.
    #[must_use]
    pub fn token_count(self) -> u8 {
        self.tokens().count() as u8
    }

    /// Returns the stack with one more token at its bottom, or unchanged if it is full.
    #[must_use]
    pub fn with_token(mut self, token: Token) -> Self {
        if let Some(slot) = self.0.iter_mut().find(|token| **token == 0) {
            *slot = match token {
                Token::Blank => BLANK,
                Token::Go(direction) => direction.number(),
            };
        }
        self
    }

    /// Returns whether the stack has only valid tokens and no gaps.
    #[must_use]
    pub fn is_well_formed(self) -> bool {
        let height = usize::from(self.token_count());
        self.0.iter().all(|&token| token <= BLANK)
            && self.0[height..].iter().all(|&token| token == 0)
    }
}

impl Plan {
    /// Returns the fleet index of the ship that leads the group of a ship; its own index if it
    /// follows no ship.
    #[must_use]
    pub fn leader_of(&self, index: usize) -> usize {
        match self.leads[index % FLEET] {
            0 => index,
            leader => usize::from(leader - 1) % FLEET,
        }
    }

    /// Iterates over the indices of the ships in a ship's group.
    pub fn group(&self, index: usize) -> impl Iterator<Item = usize> {
        let leader = self.leader_of(index);
        (0..FLEET).filter(move |&other| self.leader_of(other) == leader)
    }
}

impl Exodus {
    /// Checks whether a seat may add this token, form this group, use the speed ability, or commit
    /// its orders; the error is the reason.
    pub(super) fn check_plan(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match action {
            Action::Order(ship, token) => self.check_order(state, seat, ship, token),
            Action::Join(ship, leader) => self.check_join(state, seat, ship, leader),
            Action::Invoke(card) => {
                self.check_invoke(state, seat, card, Window::Orders)?;
                let is_second = state.private(seat).plan.hurries;
                (!is_second).then_some(()).ok_or(Refusal::SecondAbility)
            }
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow(PendingDecision::Orders)),
        }
    }

    /// Checks whether a token may be added to an order: the stack has fewer tokens than the slowest
    /// ship of the group has speed, and never leaves the map `[EXO-11.6]` to `[EXO-11.8]`.
    fn check_order(
        &self,
        state: &State,
        seat: Seat,
        ship: ShipId,
        token: Token,
    ) -> Result<(), Refusal> {
        let hex = own_hex(&state.public, seat, ship, ShipOperation::Order)?;
        let plan = &state.private(seat).plan;
        if self.speed(&state.public, seat, ship.kind(), plan.hurries) == 0 {
            return Err(ConquestRefusal::NoDrive.into());
        }
        if self.tokens_left(&state.public, plan, ship) == 0 {
            return Err(ConquestRefusal::TooManyTokens.into());
        }
        if let Token::Go(direction) = token {
            let end = self.flight_end(hex, plan.orders[ship.fleet_index()]);
            self.next(end, direction).ok_or(ConquestRefusal::OffMap)?;
        }
        Ok(())
    }

    /// Returns the number of tokens that may still be added to a ship's stack: the speed of the
    /// slowest ship in its group minus the tokens already there `[EXO-11.6]` `[EXO-11.7]`.
    #[must_use]
    pub fn tokens_left(&self, public: &Public, plan: &Plan, ship: ShipId) -> u8 {
        let seat = ship.seat();
        let drives = plan.group(ship.fleet_index()).map(|index| {
            let kind = ShipId::at(seat, index).kind();
            self.drive(&public.mat(seat).blueprints[kind.index()])
        });
        // Effects change all drives alike, so the slowest drive stays the slowest.
        let speed = self.speed_by(public, drives.min().unwrap_or(0), plan.hurries);
        speed.saturating_sub(plan.orders[ship.fleet_index()].token_count())
    }

    /// Checks whether a ship may join the group of another: both are in the same hex and able to
    /// move, and the joining ship has no order and no followers. It takes over the existing order
    /// of the group `[EXO-11.7]`.
    fn check_join(
        &self,
        state: &State,
        seat: Seat,
        ship: ShipId,
        leader: ShipId,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        let hex = |ship| own_hex(public, seat, ship, ShipOperation::Join);
        let are_in_different_hexes = hex(ship)? != hex(leader)?;
        if ship == leader {
            return Err(ConquestRefusal::JoinsItself.into());
        }
        if are_in_different_hexes {
            return Err(ConquestRefusal::GroupApart.into());
        }
        let plan = &state.private(seat).plan;
        let speed = |ship: ShipId| self.speed(public, seat, ship.kind(), plan.hurries);
        if speed(ship) == 0 || speed(leader) == 0 {
            return Err(ConquestRefusal::NoDrive.into());
        }
        let is_ungrouped = plan.leader_of(ship.fleet_index()) == ship.fleet_index()
            && plan.group(ship.fleet_index()).count() < 2;
        let has_order = plan.orders[ship.fleet_index()].token_count() > 0;
        if !is_ungrouped
            || has_order
            || plan.leader_of(leader.fleet_index()) != leader.fleet_index()
        {
            return Err(ConquestRefusal::Grouped.into());
        }
        if plan.orders[leader.fleet_index()].token_count() > speed(ship) {
            return Err(ConquestRefusal::GroupTooFast.into());
        }
        Ok(())
    }

    /// Appends the orders that a seat may give. Whether a ship may take another token is checked
    /// once for all tokens.
    pub(super) fn list_orders(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        let (public, plan) = (&state.public, &state.private(seat).plan);
        let fleet = public.fleet(seat);
        for ship in fleet.iter() {
            if let Some(hex) = public.ship(ship).hex
                && self.tokens_left(public, plan, ship) > 0
            {
                let end = self.flight_end(hex, plan.orders[ship.fleet_index()]);
                let directions = Direction::ALL.into_iter();
                let directions =
                    directions.filter(|&direction| self.next(end, direction).is_some());
                let tokens = [Token::Blank].into_iter().chain(directions.map(Token::Go));
                list.extend(tokens.map(|token| Action::Order(ship, token)));
            }
            let leaders = fleet.iter();
            let leaders =
                leaders.filter(|&leader| self.check_join(state, seat, ship, leader).is_ok());
            list.extend(leaders.map(|leader| Action::Join(ship, leader)));
        }
    }

    /// Returns whether a seat has a ship that can move.
    pub(super) fn can_move(&self, public: &Public, seat: Seat) -> bool {
        let mut ships = public.fleet(seat).iter();
        let blueprints = &public.mat(seat).blueprints;
        ships.any(|ship| self.drive(&blueprints[ship.kind().index()]) > 0)
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Waits until all have committed; a seat without a movable ship commits nothing. Then the
    /// heights of the stacks become public `[EXO-11.9]`.
    pub fn advance_orders(&mut self) -> PlayFlow {
        let game = self.game;
        let public = self.public_mut();
        let done = |&seat: &Seat| public.ready.contains(seat) || !game.can_move(public, seat);
        public.ready = game.all_seats().iter().filter(done).collect();
        if public.ready != game.all_seats() {
            return PlayFlow::Wait;
        }
        self.undo = Undo::Barrier;
        let order = self.public_mut().order;
        for &seat in &*order {
            self.show_stacks(seat);
        }
        self.open_moves(0)
    }

    /// Reveals the stack heights of a seat, and the speed ability if it was used with the orders.
    fn show_stacks(&mut self, seat: Seat) {
        let plan = self.state.private(seat).plan;
        let ability = self.game.usable_ability(self.state, seat, Window::Orders);
        if let Some(card) = ability.filter(|_| plan.hurries) {
            self.spend_ability(seat, card);
            let public = self.public_mut();
            public.hurried = public.hurried.with(seat);
        }
        for ship in self.public_mut().fleet(seat).iter() {
            let tokens = plan.orders[ship.fleet_index()].token_count();
            self.public_mut().tokens[seat.index()][ship.fleet_index()] = tokens;
            if tokens > 0 {
                self.emit(Event::Stacked { ship, tokens });
            }
        }
    }

    /// Adds a token to a stack, forms a group, uses the speed ability, or commits.
    pub fn do_plan(&mut self, seat: Seat, action: Action) {
        let plan = &mut self.state.private_mut(seat).plan;
        match action {
            Action::Order(ship, token) => {
                let stack = plan.orders[ship.fleet_index()].with_token(token);
                let group: Vec<usize> = plan.group(ship.fleet_index()).collect();
                for index in group {
                    plan.orders[index] = stack;
                }
            }
            Action::Join(ship, leader) => {
                plan.leads[ship.fleet_index()] = leader.fleet_index() as u8 + 1;
                plan.orders[ship.fleet_index()] = plan.orders[leader.fleet_index()];
            }
            Action::Invoke(_) => {
                plan.hurries = true;
            }
            _ => {
                let public = self.public_mut();
                public.ready = public.ready.with(seat);
                self.emit(Event::Committed { seat });
            }
        }
    }
}
