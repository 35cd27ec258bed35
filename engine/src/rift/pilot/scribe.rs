//! Writes a plan down as orders, carrying each out on a copy of the match: what the rules refuse
//! is never written.

use super::super::Rift;
use super::super::action::{Action, Pay, Sense};
use super::super::refusal::Refusal;
use super::super::ship::Side;
use super::super::state::{Phase, State};
use super::chart::Move;
use super::guns::Shot;
use super::shuffle::{Shuffle, price};
use crate::chance::Still;
use crate::game::{Game, Seat, Silent};

/// A line of orders and the match after them.
#[derive(Clone, Debug)]
pub struct Scribe<'a> {
    table: &'a Rift,
    seat: Seat,
    /// The match after the line.
    pub state: State,
    /// The orders.
    pub line: Vec<Action>,
}

impl<'a> Scribe<'a> {
    /// Begins a line in `state`.
    pub fn new(table: &'a Rift, state: &State, seat: Seat) -> Self {
        Self {
            table,
            seat,
            state: state.clone(),
            line: Vec::new(),
        }
    }

    /// The line and the match after it.
    pub fn done(self) -> (Vec<Action>, State) {
        (self.line, self.state)
    }

    /// Writes an order, if it is allowed; answers whether it was.
    pub fn give(&mut self, action: Action) -> bool {
        let done = self
            .table
            .act(&mut self.state, self.seat, action, &mut Still, &mut Silent);
        if done.is_ok() {
            self.line.push(action);
        }
        done.is_ok()
    }

    /// Whether the ship still takes orders.
    pub fn goes_on(&self) -> bool {
        self.state.phase == Phase::Orders
    }

    /// The usual payment of a price; with the shield unit where it must be `[RIFT-6.8]`.
    fn pay(&self, price: u8) -> Pay {
        let ship = self.state.turn.ship.and_then(|id| self.state.ship(id));
        let usual = ship.and_then(|ship| ship.usual_payment(price));
        usual
            .or_else(|| {
                ship.map(|ship| Pay {
                    main: price.min(ship.main),
                    aux: price.saturating_sub(ship.main),
                })
            })
            .unwrap_or_default()
    }

    /// Writes one order of a maneuver.
    pub fn steer(&mut self, by: Move) -> bool {
        let price = self
            .state
            .turn
            .ship
            .map_or(0, |id| self.table.build(id).move_cost);
        let sense = |sign: i8| if sign < 0 { Sense::Minus } else { Sense::Plus };
        self.give(match by {
            Move::Start => return true,
            Move::Step => Action::Step,
            Move::Speed(sign) => Action::Accelerate(sense(sign), self.pay(price)),
            Move::Turn(sign) => Action::Rotate(sense(sign), self.pay(price)),
            Move::Plane(sign) => Action::ChangePlane(sense(sign), self.pay(price)),
            Move::Warp(squares) => Action::Warp(squares, self.pay(self.table.figures().warp_cost)),
        })
    }

    /// Writes a shot; names its side only where two are open `[RIFT-11.13]`.
    pub fn shoot(&mut self, shot: Shot) -> bool {
        let mount = self
            .state
            .turn
            .ship
            .and_then(|id| self.table.build(id).mount(shot.mount));
        let price = mount.map_or(0, |mount| self.table.figures().gun(mount.weapon).cost);
        let fire = |side: Option<Side>| Action::Fire(shot.mount, side, self.pay(price));
        let plain = fire(None);
        let action = match self.table.check(&self.state, self.seat, plain) {
            Err(Refusal::SideNeeded { .. }) => fire(Some(shot.side)),
            Ok(()) | Err(_) => plain,
        };
        self.give(action)
    }

    /// Writes a rearrangement of bars.
    pub fn shuffle(&mut self, shuffle: Shuffle) -> bool {
        let pay = self.pay(price(self.table, shuffle));
        self.give(match shuffle {
            Shuffle::Relocate(from, to) => Action::Relocate(from, to, pay),
            Shuffle::Swap(a, b) => Action::Swap(a, b, pay),
        })
    }

    /// Keeps what is left: charges the ion canon, then the auxiliary store with all but the
    /// shield unit.
    pub fn store(&mut self) {
        let free = |scribe: &Self| {
            let ship = scribe.state.turn.ship.and_then(|id| scribe.state.ship(id));
            ship.map_or((0, 0), |ship| (ship.main.saturating_sub(1), ship.aux))
        };
        let charge = self.table.figures().charge_cost;
        let (main, aux) = free(self);
        if main.saturating_add(aux) >= charge {
            self.give(Action::ChargeIon(self.pay(charge)));
        }
        let (main, aux) = free(self);
        let most = self
            .state
            .turn
            .ship
            .map_or(0, |id| self.table.build(id).aux);
        let units = main.min(most.saturating_sub(aux));
        if units > 0 {
            self.give(Action::Charge(units));
        }
    }
}
