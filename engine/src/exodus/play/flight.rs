//! Reveals and carries out all movement orders at once; only the hex where a ship ends counts
//! `[EXO-11.11]` `[EXO-11.12]` `[EXO-11.13]`. Also computes reachable hexes for screens and bots.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::components::ArrayVec;
use crate::exodus::action::Token;
use crate::exodus::event::Event;
use crate::exodus::game::Exodus;
use crate::exodus::hex::{Direction, HexId, HexSet};
use crate::exodus::ship::{FLEET, ShipId};
use crate::exodus::state::{Plan, Public, SEATS, TokenStack};
use crate::game::{EventSink, Undo};

/// The hexes of a flight: the starting hex, and one for each token.
pub type Flight = ArrayVec<HexId, 4>;

impl Exodus {
    /// Returns the hexes along a stack of tokens; a blank token repeats the current hex.
    #[must_use]
    pub fn flight(&self, from: HexId, stack: TokenStack) -> Flight {
        let mut flight = Flight::new();
        let mut hex = from;
        let _ = flight.push(hex);
        for token in stack.tokens() {
            if let Token::Go(direction) = token {
                hex = self.next(hex, direction).unwrap_or(hex);
            }
            let _ = flight.push(hex);
        }
        flight
    }

    /// Returns the hex where a stack ends.
    #[must_use]
    pub fn flight_end(&self, from: HexId, stack: TokenStack) -> HexId {
        self.flight(from, stack).last().copied().unwrap_or(from)
    }

    /// Returns the hexes within `steps` steps, the starting hex included.
    #[must_use]
    pub fn hexes_within(&self, from: HexId, steps: u8) -> HexSet {
        (0..steps).fold(HexSet::NONE.with(from), |reached, _| {
            let next = |hex| Direction::ALL.map(|direction| self.next(hex, direction));
            let neighbors = reached.iter().flat_map(next).flatten();
            reached.union(neighbors.collect())
        })
    }

    /// Returns the hexes in which a ship can end this stage; empty for a ship that is not in play.
    #[must_use]
    pub fn reach(&self, public: &Public, ship: ShipId) -> HexSet {
        let seat = ship.seat();
        let speed = self.speed(public, seat, ship.kind(), public.hurried.contains(seat));
        let hex = public.ship(ship).hex;
        hex.map_or(HexSet::NONE, |hex| self.hexes_within(hex, speed))
    }

    /// Returns the shortest stack of at most `max_tokens` tokens from one hex to another.
    #[must_use]
    pub fn route(&self, from: HexId, to: HexId, max_tokens: u8) -> Option<TokenStack> {
        if from == to {
            return Some(TokenStack::default());
        }
        (1..=max_tokens.min(3)).find_map(|steps| self.route_of(from, to, steps))
    }

    /// Returns a stack of exactly `steps` directions, trying low direction numbers first.
    fn route_of(&self, from: HexId, to: HexId, steps: u8) -> Option<TokenStack> {
        if !self.hexes_within(from, steps).contains(to) {
            return None;
        }
        Direction::ALL.into_iter().find_map(|direction| {
            let next = self.next(from, direction)?;
            let mut stack = TokenStack::default().with_token(Token::Go(direction));
            if steps > 1 {
                let rest = self.route_of(next, to, steps - 1)?;
                stack = rest.tokens().fold(stack, TokenStack::with_token);
            } else if next != to {
                return None;
            }
            Some(stack)
        })
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Reveals all orders and carries them out; the short game has no orders.
    pub fn reveal_orders(&mut self) -> PlayFlow {
        if !self.game.is_short() {
            self.undo = Undo::Barrier;
            self.fly_all();
        }
        self.determine_visibility();
        self.begin_uncloak(0)
    }

    fn fly_all(&mut self) {
        let order = self.public_mut().order;
        let fleets = order.iter().map(|&seat| self.state.public.fleet(seat));
        let ships: Vec<ShipId> = fleets
            .flat_map(|fleet| fleet.iter().collect::<Vec<_>>())
            .collect();
        let stack_of = |play: &Self, ship: ShipId| {
            play.state.private(ship.seat()).plan.orders[ship.fleet_index()]
        };
        for &ship in &ships {
            let stack = stack_of(self, ship);
            let mut tokens = ArrayVec::new();
            for token in stack.tokens() {
                let _ = tokens.push(token);
            }
            if stack.token_count() > 0 {
                self.emit(Event::OrderShown { ship, tokens });
            }
        }
        for ship in ships {
            let stack = stack_of(self, ship);
            let from = self.public_mut().ship(ship).hex;
            if let Some(from) = from.filter(|_| stack.token_count() > 0) {
                let path = self.game.flight(from, stack);
                self.public_mut().ship_mut(ship).hex = path.last().copied();
                self.emit(Event::Flown { ship, path });
            }
        }
        for private in &mut self.state.private {
            private.plan = Plan::default();
        }
        self.public_mut().tokens = [[0; FLEET]; SEATS];
    }
}
