//! What a player does at the table besides the shared actions: picking hexes and ships, and giving
//! several actions as one.

use super::TableActions;
use super::pending_input::{InputMode, PendingInput};
use super::pick_resolver::{PickAction, PickActions};
use super::tab::Tab;
use crate::table::{offers, pick_resolver};
use engine::exodus::action::Action;
use engine::exodus::hex::HexId;
use engine::exodus::ship::ShipId;
use play::action_line::ActionLine;
use play::game_ui::{CycleDirection, cycle};
use play::session_store::SessionCommand;
use yew::prelude::*;

/// Plays several actions as one decision, in order, up to the first one that the table does not
/// allow.
pub fn order_all(actions: &TableActions, route: &[Action]) {
    let Some(seat) = actions.watch.stand.seat else {
        return;
    };
    let passes = |action: &&Action| actions.allows(**action);
    let route: Vec<Action> = route.iter().take_while(passes).copied().collect();
    let Some(first) = route.first() else {
        return;
    };
    let session = &actions.watch.stand.session;
    let position = session.position_id();
    let line = ActionLine::accepted(session, seat, &route);
    // A refused action shows its reason.
    let orders = if line.is_empty() {
        vec![*first]
    } else {
        line.remaining(position)
    };
    actions.dispatch(SessionCommand::give_line(position, seat, &orders));
}

/// Returns a click handler that sets an input mode and shows the map to pick a target.
#[must_use]
pub fn on_pick_target(actions: &TableActions, tool: InputMode) -> Callback<MouseEvent> {
    let hands = actions.clone();
    Callback::from(move |_| {
        hands.set_mode(tool);
        hands.select_tab(Tab::Map);
    })
}

/// Highlights a hex, and the action that picking it would give.
pub fn look_at_hex(actions: &TableActions, hex: Option<HexId>, touches: &PickActions) {
    let touches = hex.and_then(|hex| touches.get(&hex));
    let action = touches.and_then(|touches| touches.iter().find_map(PickAction::action));
    actions.set_hover(hex, action);
}

/// Picks a hex: does the only thing possible, or asks if there are several. Otherwise it shows the
/// hex and why it is not legal.
pub fn pick(actions: &TableActions, hex: HexId) {
    let watch = &actions.watch;
    let mut touches = pick_resolver::picks(watch, hex);
    actions.shown.set(Some(hex));
    match touches.len() {
        0 => {
            let (table, public) = (watch.table(), &watch.view.public);
            if let Some(action) = offers::refused_at(&watch.offers, table, public, watch.aim, hex) {
                actions.order(action);
            }
        }
        1 => perform_pick(actions, touches.remove(0)),
        2.. => actions.set_mode(InputMode::Hex(hex)),
    }
}

/// Performs one of the effects of picking a hex.
pub fn perform_pick(actions: &TableActions, touch: PickAction) {
    match touch {
        PickAction::Order(action) => actions.order(action),
        PickAction::Route(route) => order_all(actions, &route),
        PickAction::Take(tool) => actions.set_mode(tool),
        PickAction::Ship(ship) => take_ship(actions, ship),
    }
}

/// Returns a click handler that performs one of the effects of picking a hex.
#[must_use]
pub fn on_pick(actions: &TableActions, touch: PickAction) -> Callback<MouseEvent> {
    let hands = actions.clone();
    Callback::from(move |_| perform_pick(&hands, touch.clone()))
}

/// Returns a click handler that selects a ship and shows its hex.
#[must_use]
pub fn on_ship(actions: &TableActions, ship: ShipId) -> Callback<MouseEvent> {
    let hands = actions.clone();
    Callback::from(move |_| {
        take_ship(&hands, ship);
        hands.shown.set(hands.watch.view.public.ship(ship).hex);
    })
}

pub fn take_ship(actions: &TableActions, ship: ShipId) {
    let tool = InputMode::Free;
    actions.watch.set_aim.set(PendingInput {
        ship: Some(ship),
        tool,
    });
}

/// Selects the next or previous ship that can act.
pub fn next_ship(actions: &TableActions, way: CycleDirection) {
    let watch = &actions.watch;
    let ships: Vec<_> = offers::actionable_pieces(&watch.offers).iter().collect();
    let now = offers::selected_ship(&watch.offers, watch.aim);
    if let Some(ship) = cycle(&ships, now, way) {
        take_ship(actions, ship);
        actions.shown.set(watch.view.public.ship(ship).hex);
    }
}
