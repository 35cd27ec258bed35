//! Turns a plan into actions. Each action is applied to a copy of the match, so an illegal action
//! never enters the line.

use super::super::Rift;
use super::super::action::{Action, Pay, PlusMinus};
use super::super::refusal::Refusal;
use super::super::ship::Side;
use super::super::state::{Phase, State};
use super::bar_moves::{BarMove, bar_move_cost};
use super::shortest_paths::ManeuverOrder;
use super::volley::Shot;
use crate::chance::ZeroChance;
use crate::game::{Game, NullSink, Seat};

/// A line of actions and the match after it.
#[derive(Clone, Debug)]
pub struct LineBuilder<'a> {
    game: &'a Rift,
    seat: Seat,
    /// The match after the line.
    pub state: State,
    pub line: Vec<Action>,
}

impl<'a> LineBuilder<'a> {
    /// Starts an empty line in `state`.
    pub fn new(game: &'a Rift, state: &State, seat: Seat) -> Self {
        Self {
            game,
            seat,
            state: state.clone(),
            line: Vec::new(),
        }
    }

    /// Returns the line and the match after it.
    pub fn finish(self) -> (Vec<Action>, State) {
        (self.line, self.state)
    }

    /// Appends an action if it is legal, and returns whether it was.
    pub fn push_if_legal(&mut self, action: Action) -> bool {
        let result = self.game.act(
            &mut self.state,
            self.seat,
            action,
            &mut ZeroChance,
            &mut NullSink,
        );
        if result.is_ok() {
            self.line.push(action);
        }
        result.is_ok()
    }

    /// Returns whether the ship can still be given actions.
    pub fn takes_orders(&self) -> bool {
        self.state.phase == Phase::Orders
    }

    /// Returns the default payment of a cost; it includes the shield unit only if the cost cannot
    /// be paid otherwise `[RIFT-6.8]`.
    fn pay(&self, price: u8) -> Pay {
        let ship = self.state.turn.ship.and_then(|id| self.state.ship(id));
        let default_pay = ship.and_then(|ship| ship.default_payment(price));
        default_pay
            .or_else(|| {
                ship.map(|ship| Pay {
                    main: price.min(ship.main),
                    aux: price.saturating_sub(ship.main),
                })
            })
            .unwrap_or_default()
    }

    /// Appends one action of a maneuver; returns whether it was legal.
    pub fn push_move(&mut self, order: ManeuverOrder) -> bool {
        let price = self
            .state
            .turn
            .ship
            .map_or(0, |id| self.game.build(id).move_cost);
        let plus_minus = |sign: i8| {
            if sign < 0 {
                PlusMinus::Minus
            } else {
                PlusMinus::Plus
            }
        };
        self.push_if_legal(match order {
            ManeuverOrder::Start => return true,
            ManeuverOrder::Step => Action::Step,
            ManeuverOrder::Speed(sign) => Action::Accelerate(plus_minus(sign), self.pay(price)),
            ManeuverOrder::Turn(sign) => Action::Rotate(plus_minus(sign), self.pay(price)),
            ManeuverOrder::Plane(sign) => Action::ChangePlane(plus_minus(sign), self.pay(price)),
            ManeuverOrder::Warp(squares) => {
                Action::Warp(squares, self.pay(self.game.figures().warp_cost))
            }
        })
    }

    /// Appends a shot; the side is named only where two sides are open `[RIFT-11.13]`.
    pub fn push_shot(&mut self, shot: Shot) -> bool {
        let mount = self
            .state
            .turn
            .ship
            .and_then(|id| self.game.build(id).mount(shot.mount));
        let price = mount.map_or(0, |mount| self.game.figures().gun(mount.weapon).cost);
        let fire = |side: Option<Side>| Action::Fire(shot.mount, side, self.pay(price));
        let without_side = fire(None);
        let action = match self.game.check_action(&self.state, self.seat, without_side) {
            Err(Refusal::SideNeeded { .. }) => fire(Some(shot.side)),
            Ok(()) | Err(_) => without_side,
        };
        self.push_if_legal(action)
    }

    /// Appends a rearrangement of shield bars.
    pub fn push_bar_move(&mut self, bar_move: BarMove) -> bool {
        let pay = self.pay(bar_move_cost(self.game, bar_move));
        self.push_if_legal(match bar_move {
            BarMove::Relocate(from, to) => Action::Relocate(from, to, pay),
            BarMove::Swap(a, b) => Action::Swap(a, b, pay),
        })
    }

    /// Stores the remaining energy: charges the ion cannon, then moves all but the shield unit to
    /// the auxiliary store.
    pub fn push_charging(&mut self) {
        let free = |builder: &Self| {
            let ship = builder
                .state
                .turn
                .ship
                .and_then(|id| builder.state.ship(id));
            ship.map_or((0, 0), |ship| (ship.main.saturating_sub(1), ship.aux))
        };
        let charge = self.game.figures().charge_cost;
        let (main, aux) = free(self);
        if main.saturating_add(aux) >= charge {
            self.push_if_legal(Action::ChargeIon(self.pay(charge)));
        }
        let (main, aux) = free(self);
        let aux_capacity = self.state.turn.ship.map_or(0, |id| self.game.build(id).aux);
        let units = main.min(aux_capacity.saturating_sub(aux));
        if units > 0 {
            self.push_if_legal(Action::Charge(units));
        }
    }
}
