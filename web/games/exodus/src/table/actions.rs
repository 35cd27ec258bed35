//! What a person does at the table, besides what hands do at any: picking hexes and ships, giving orders
//! that belong together.

use super::Actions;
use super::aim::{Aim, Tool};
use super::tab::Tab;
use super::touch::{Touch, Touches};
use crate::table::{offers, touch};
use engine::exodus::action::Action;
use engine::exodus::ship::ShipId;
use engine::exodus::star::HexId;
use play::desk::Deed;
use play::game_ui::{Way, after};
use play::line::Line;
use yew::prelude::*;

/// Gives orders that belong together, one after the other, as far as they are let pass. What is
/// left when the game ends the decision itself answers nothing else.
pub fn order_all(actions: &Actions, route: &[Action]) {
    let Some(seat) = actions.watch.stand.seat else {
        return;
    };
    let passes = |action: &&Action| actions.lets_pass(**action);
    let route: Vec<Action> = route.iter().take_while(passes).copied().collect();
    let Some(first) = route.first() else {
        return;
    };
    let session = &actions.watch.stand.session;
    let position = session.position();
    let line = Line::plan(session, seat, &route);
    // An order that is refused says why.
    let orders = if line.is_empty() {
        vec![*first]
    } else {
        line.rest(position)
    };
    actions.do_now(Deed::give(position, seat, &orders));
}

/// A press that takes a tool in hand for which a hex of the map is chosen next.
#[must_use]
pub fn aim_on_map(actions: &Actions, tool: Tool) -> Callback<MouseEvent> {
    let hands = actions.clone();
    Callback::from(move |_| {
        hands.take(tool);
        hands.turn_to(Tab::Map);
    })
}

/// Pointing at a hex shows the order that picking it would give.
pub fn look_at_hex(actions: &Actions, hex: Option<HexId>, touches: &Touches) {
    let touches = hex.and_then(|hex| touches.get(&hex));
    let action = touches.and_then(|touches| touches.iter().find_map(Touch::action));
    actions.point(hex, action);
}

/// Picking a hex does the only thing that it can do; of several one is asked for; another hex
/// shows what lies there, and why it is no order.
pub fn pick(actions: &Actions, hex: HexId) {
    let watch = &actions.watch;
    let mut touches = touch::touches(watch, hex);
    actions.shown.set(Some(hex));
    match touches.len() {
        0 => {
            let (table, public) = (watch.table(), &watch.view.public);
            if let Some(action) = offers::refused_at(&watch.offers, table, public, watch.aim, hex) {
                actions.order(action);
            }
        }
        1 => act_on(actions, touches.remove(0)),
        2.. => actions.take(Tool::Hex(hex)),
    }
}

/// Does one of the things that picking a hex may do.
pub fn act_on(actions: &Actions, touch: Touch) {
    match touch {
        Touch::Order(action) => actions.order(action),
        Touch::Route(route) => order_all(actions, &route),
        Touch::Take(tool) => actions.take(tool),
        Touch::Ship(ship) => take_ship(actions, ship),
    }
}

/// A press that does one of the things that picking a hex may do.
#[must_use]
pub fn on_touch(actions: &Actions, touch: Touch) -> Callback<MouseEvent> {
    let hands = actions.clone();
    Callback::from(move |_| act_on(&hands, touch.clone()))
}

/// A press that takes a ship in hand, and shows where it is.
#[must_use]
pub fn on_ship(actions: &Actions, ship: ShipId) -> Callback<MouseEvent> {
    let hands = actions.clone();
    Callback::from(move |_| {
        take_ship(&hands, ship);
        hands.shown.set(hands.watch.view.public.ship(ship).hex);
    })
}

/// Takes a ship in hand.
pub fn take_ship(actions: &Actions, ship: ShipId) {
    let tool = Tool::Free;
    actions.watch.set_aim.set(Aim {
        ship: Some(ship),
        tool,
    });
}

/// Takes the next ship that can act in hand, or the one before.
pub fn next_ship(actions: &Actions, way: Way) {
    let watch = &actions.watch;
    let ships: Vec<_> = offers::movers(&watch.offers).iter().collect();
    let now = offers::ship(&watch.offers, watch.aim);
    if let Some(ship) = after(&ships, now, way) {
        take_ship(actions, ship);
        actions.shown.set(watch.view.public.ship(ship).hex);
    }
}
