//! What a person does at the table, besides what hands do at any: picking hexes and ships, giving orders
//! that belong together.

use super::Actions;
use super::aim::{Aim, Tool};
use super::tab::Tab;
use super::touch::Touch;
use crate::play::Deed;
use crate::play::hands::{Way, after};
use crate::play::line::Line;
use engine::exodus::action::Action;
use engine::exodus::ship::ShipId;
use engine::exodus::star::HexId;
use yew::prelude::*;

impl Actions {
    /// Gives orders that belong together, one after the other, as far as they are let pass. What is
    /// left when the game ends the decision itself answers nothing else.
    pub fn order_all(&self, route: &[Action]) {
        let Some(seat) = self.watch.stand.seat else {
            return;
        };
        let passes = |action: &&Action| self.lets_pass(**action);
        let route: Vec<Action> = route.iter().take_while(passes).copied().collect();
        let Some(first) = route.first() else {
            return;
        };
        let session = &self.watch.stand.session;
        let position = session.position();
        let line = Line::plan(session, seat, &route);
        // An order that is refused says why.
        let orders = if line.is_empty() {
            vec![*first]
        } else {
            line.rest(position)
        };
        self.do_now(Deed::give(position, seat, &orders));
    }

    /// A press that takes a tool in hand for which a hex of the map is chosen next.
    #[must_use]
    pub fn aim_on_map(&self, tool: Tool) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| {
            hands.take(tool);
            hands.turn_to(Tab::Map);
        })
    }

    /// Pointing at a hex shows the order that picking it would give.
    pub fn look_at_hex(&self, hex: Option<HexId>) {
        let touches = hex.map(|hex| self.watch.touches(hex)).unwrap_or_default();
        let action = touches.iter().find_map(Touch::action);
        self.point(hex, action);
    }

    /// Picking a hex does the only thing that it can do; of several one is asked for; another hex
    /// shows what lies there, and why it is no order.
    pub fn pick(&self, hex: HexId) {
        let watch = &self.watch;
        let mut touches = watch.touches(hex);
        self.shown.set(Some(hex));
        match touches.len() {
            0 => {
                let (table, public) = (watch.table(), watch.public());
                if let Some(action) = watch.offers.refused_at(table, public, watch.aim, hex) {
                    self.order(action);
                }
            }
            1 => self.touch(touches.remove(0)),
            2.. => self.take(Tool::Hex(hex)),
        }
    }

    /// Does one of the things that picking a hex may do.
    pub fn touch(&self, touch: Touch) {
        match touch {
            Touch::Order(action) => self.order(action),
            Touch::Route(route) => self.order_all(&route),
            Touch::Take(tool) => self.take(tool),
            Touch::Ship(ship) => self.take_ship(ship),
        }
    }

    /// A press that does one of the things that picking a hex may do.
    #[must_use]
    pub fn on_touch(&self, touch: Touch) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| hands.touch(touch.clone()))
    }

    /// A press that takes a ship in hand, and shows where it is.
    #[must_use]
    pub fn on_ship(&self, ship: ShipId) -> Callback<MouseEvent> {
        let hands = self.clone();
        Callback::from(move |_| {
            hands.take_ship(ship);
            hands.shown.set(hands.watch.public().ship(ship).hex);
        })
    }

    /// Takes a ship in hand.
    pub fn take_ship(&self, ship: ShipId) {
        let tool = Tool::Free;
        self.watch.set_aim.set(Aim {
            ship: Some(ship),
            tool,
        });
    }

    /// Takes the next ship that can act in hand, or the one before.
    pub fn next_ship(&self, way: Way) {
        let watch = &self.watch;
        let ships: Vec<_> = watch.offers.movers().iter().collect();
        let now = watch.offers.ship(watch.aim);
        if let Some(ship) = after(&ships, now, way) {
            self.take_ship(ship);
            self.shown.set(watch.public().ship(ship).hex);
        }
    }
}
