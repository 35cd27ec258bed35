//! What picking a hex does with what is in hand: one order, a whole route, something to take in
//! hand, or a choice among several of these.

use super::aim::{Aim, Tool};
use super::offers::mover;
use super::{Offers, Watch};
use engine::exodus::Exodus;
use engine::exodus::action::{Action, Token};
use engine::exodus::ship::ShipId;
use engine::exodus::star::{HexId, HexSet};
use engine::exodus::state::{Public, Stack};
use engine::exodus::step::Step;

/// One thing that picking a hex may do.
#[derive(Clone, PartialEq, Debug)]
pub enum Touch {
    /// Gives an order.
    Order(Action),
    /// Gives the orders that lead the ship in hand there, one after the other.
    Route(Vec<Action>),
    /// Takes a rocket or a planet in hand: its target is chosen next.
    Take(Tool),
    /// Takes a ship in hand.
    Ship(ShipId),
}

impl Touch {
    /// The action that is looked at for it.
    #[must_use]
    pub fn action(&self) -> Option<Action> {
        match self {
            Self::Order(action) => Some(*action),
            Self::Route(route) => route.first().copied(),
            Self::Take(_) | Self::Ship(_) => None,
        }
    }
}

/// A table with what somebody can order there, and with something in hand.
#[derive(Clone, Copy)]
pub struct Grasp<'a> {
    /// The table.
    pub table: &'a Exodus,
    /// What everybody sees.
    pub public: &'a Public,
    /// What can be ordered.
    pub offers: &'a Offers,
    /// What is in hand.
    pub aim: Aim,
}

impl Grasp<'_> {
    /// What picking a hex may do; nothing where it only shows what is there.
    #[must_use]
    pub fn touches(self, hex: HexId) -> Vec<Touch> {
        let orders = self.offers.at(self.table, self.public, self.aim, hex);
        let mut touches: Vec<Touch> = orders.map(Touch::Order).collect();
        if aims(self.aim.tool) && !touches.is_empty() {
            return touches;
        }
        if touches.is_empty() {
            touches.extend(self.route(hex).map(Touch::Route));
        }
        touches.extend(tools(self.offers, hex).into_iter().map(Touch::Take));
        let hand = self.offers.ship(self.aim);
        let movers = self.offers.movers();
        let here = self.public.ships_at(hex).and(movers).iter();
        touches.extend(here.filter(|ship| Some(*ship) != hand).map(Touch::Ship));
        touches
    }

    /// The hexes that may be picked: for an order, or to take something in hand.
    #[must_use]
    pub fn touchable(self) -> HexSet {
        let hexes = self.table.hexes();
        hexes.filter(|hex| !self.touches(*hex).is_empty()).collect()
    }

    /// The ship in hand, where it ends by what is ordered, and how many steps it may still be given;
    /// none where no ship is flown.
    #[must_use]
    pub fn flight_left(self) -> Option<(ShipId, HexId, u8)> {
        let (table, public) = (self.table, self.public);
        let ship = self.offers.ship(self.aim)?;
        let end = self.offers.end_of(table, public, ship)?;
        if public.step == Step::Orders {
            let left = table.tokens_left(public, &self.offers.plan, ship);
            return Some((ship, end, left));
        }
        let open = matches!(public.step, Step::Open(_));
        open.then(|| (ship, end, table.steps_left(public, ship)))
    }

    /// The orders by which the ship in hand gets to a hex that is not the next one.
    fn route(self, hex: HexId) -> Option<Vec<Action>> {
        let (ship, end, left) = self.flight_left()?;
        let open = matches!(self.public.step, Step::Open(_));
        let route: Stack = self.table.route(end, hex, left)?;
        let order = |token: Token| match token {
            Token::Go(direction) if open => Action::Step(ship, direction),
            Token::Go(_) | Token::Blank => Action::Order(ship, token),
        };
        let route: Vec<Action> = route.tokens().map(order).collect();
        let first = *route.first()?;
        self.offers.is_legal(first).then_some(route)
    }
}

impl Watch {
    /// The table with what is in hand.
    #[must_use]
    pub fn grasp(&self) -> Grasp<'_> {
        Grasp {
            table: self.table(),
            public: self.public(),
            offers: &self.offers,
            aim: self.aim,
        }
    }

    /// What picking a hex may do; nothing where it only shows what is there.
    #[must_use]
    pub fn touches(&self, hex: HexId) -> Vec<Touch> {
        self.grasp().touches(hex)
    }
}

/// Whether a tool waits for a hex of its own.
#[must_use]
pub const fn aims(tool: Tool) -> bool {
    matches!(tool, Tool::Salvo(..) | Tool::Arms(_) | Tool::Ferry(_))
}

/// What can be taken in hand on a hex: its rockets, or a cube that goes to another planet.
fn tools(offers: &Offers, hex: HexId) -> Vec<Tool> {
    let mut tools = Vec::new();
    for action in offers.legal() {
        let tool = if let Action::Target(rocket, from, _) = action {
            (from == hex).then_some(Tool::Salvo(rocket, from))
        } else if let Action::Ferry(from, _) = action {
            (from == hex).then_some(Tool::Ferry(from))
        } else {
            None
        };
        if let Some(tool) = tool.filter(|tool| !tools.contains(tool)) {
            tools.push(tool);
        }
    }
    tools
}

/// Whether an action is that of the ship in hand, or of no ship.
#[must_use]
pub fn is_near(action: Action, ship: Option<ShipId>) -> bool {
    mover(action).is_none_or(|mover| Some(mover) == ship)
}
