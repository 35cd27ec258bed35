//! What a player does at the table besides the shared actions: picking hexes and ships, and
//! performing several actions as one decision.

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
    let Some(seat) = actions.context.snapshot.seat else {
        return;
    };
    let passes = |action: &&Action| actions.allows(**action);
    let route: Vec<Action> = route.iter().take_while(passes).copied().collect();
    let Some(first) = route.first() else {
        return;
    };
    let session = &actions.context.snapshot.session;
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
    let actions = actions.clone();
    Callback::from(move |_| {
        actions.set_mode(tool);
        actions.select_tab(Tab::Map);
    })
}

/// Highlights a hex, and the action that picking it would give.
pub fn look_at_hex(actions: &TableActions, hex: Option<HexId>, picks: &PickActions) {
    let picks = hex.and_then(|hex| picks.get(&hex));
    let action = picks.and_then(|picks| picks.iter().find_map(PickAction::action));
    actions.set_hover(hex, action);
}

/// Picks a hex: performs its only effect, or asks if there are several. Without an effect it shows
/// the hex and why it is not legal.
pub fn pick(actions: &TableActions, hex: HexId) {
    let context = &actions.context;
    let mut picks = pick_resolver::picks(context, hex);
    actions.shown.set(Some(hex));
    match picks.len() {
        0 => {
            let (game, public) = (context.game(), &context.view.public);
            if let Some(action) =
                offers::refused_at(&context.offers, game, public, context.input, hex)
            {
                actions.order(action);
            }
        }
        1 => perform_pick(actions, picks.remove(0)),
        2.. => actions.set_mode(InputMode::Hex(hex)),
    }
}

/// Performs one of the effects of picking a hex.
pub fn perform_pick(actions: &TableActions, pick: PickAction) {
    match pick {
        PickAction::Order(action) => actions.order(action),
        PickAction::Route(route) => order_all(actions, &route),
        PickAction::Take(tool) => actions.set_mode(tool),
        PickAction::Ship(ship) => take_ship(actions, ship),
    }
}

/// Returns a click handler that performs one of the effects of picking a hex.
#[must_use]
pub fn on_pick(actions: &TableActions, pick: PickAction) -> Callback<MouseEvent> {
    let actions = actions.clone();
    Callback::from(move |_| perform_pick(&actions, pick.clone()))
}

/// Returns a click handler that selects a ship and shows its hex.
#[must_use]
pub fn on_ship(actions: &TableActions, ship: ShipId) -> Callback<MouseEvent> {
    let actions = actions.clone();
    Callback::from(move |_| {
        take_ship(&actions, ship);
        actions
            .shown
            .set(actions.context.view.public.ship(ship).hex);
    })
}

pub fn take_ship(actions: &TableActions, ship: ShipId) {
    let tool = InputMode::Free;
    actions.context.set_input.set(PendingInput {
        ship: Some(ship),
        tool,
    });
}

/// Selects the next or previous ship that can act.
pub fn show_next_ship(actions: &TableActions, direction: CycleDirection) {
    let context = &actions.context;
    let ships: Vec<_> = offers::actionable_pieces(&context.offers).iter().collect();
    let selected = offers::selected_ship(&context.offers, context.input);
    if let Some(ship) = cycle(&ships, selected, direction) {
        take_ship(actions, ship);
        actions.shown.set(context.view.public.ship(ship).hex);
    }
}
