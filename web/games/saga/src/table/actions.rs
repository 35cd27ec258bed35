//! What a player does at the table besides the shared actions: picking hexes.

use super::TableActions;
use super::pending_input::InputMode;
use super::tab::Tab;
use crate::table::{offers, pick_resolver};
use engine::game::Seat;
use engine::saga::action::Action;
use engine::saga::hex::HexId;
use play::game_ui::{CycleDirection, cycle};
use yew::prelude::*;

/// Returns a click handler that plays an action of a seat: cards, abilities, repairs and event
/// tokens are free whenever the game waits.
#[must_use]
pub fn on_give_as(actions: &TableActions, seat: Seat, action: Action) -> Callback<MouseEvent> {
    let actions = actions.clone();
    Callback::from(move |_| actions.order_as(seat, action))
}

/// Highlights a hex, and the action that picking it would give.
pub fn look_at_hex(actions: &TableActions, hex: Option<HexId>) {
    let picks = hex
        .map(|hex| pick_resolver::picks(&actions.context, hex))
        .unwrap_or_default();
    let action = picks.first().copied();
    actions.set_hover(hex, action);
}

/// Picks a hex: plays its only action, or asks if there are several. Without an action it shows the
/// hex and why it is not legal.
pub fn pick(actions: &TableActions, hex: HexId) {
    let context = &actions.context;
    let picks = pick_resolver::picks(context, hex);
    actions.shown.set(Some(hex));
    match picks.as_slice() {
        [] => {
            let (game, public) = (context.game(), &context.view.public);
            if let Some(action) =
                offers::refused_at(&context.offers, game, public, context.input, hex)
            {
                actions.order(action);
            }
        }
        [action] if is_of_place(*action) => actions.order(*action),
        [..] => actions.set_mode(InputMode::Hex(hex)),
    }
}

/// Shows the next or previous hex that can be picked.
pub fn show_next_place(actions: &TableActions, direction: CycleDirection) {
    let places: Vec<HexId> = pick_resolver::pick_resolver(&actions.context)
        .pickable_hexes()
        .iter()
        .collect();
    if let Some(hex) = cycle(&places, actions.context.shown, direction) {
        actions.shown.set(Some(hex));
        look_at_hex(actions, Some(hex));
    }
}

/// Returns a click handler that shows a hex on the map.
#[must_use]
pub fn show_on_map(actions: &TableActions, hex: Option<HexId>) -> Callback<MouseEvent> {
    let actions = actions.clone();
    Callback::from(move |_| {
        actions.shown.set(hex);
        actions.select_tab(Tab::Map);
    })
}

/// Returns whether picking a hex plays an action directly. Actions in an armada's sector have a
/// button, and picking that hex asks first.
const fn is_of_place(action: Action) -> bool {
    !matches!(
        action,
        Action::PickUp
            | Action::Maneuver(_, None)
            | Action::Build
            | Action::Siege
            | Action::Encounter(_)
            | Action::Project(..)
            | Action::Fight(_)
            | Action::Duel(_)
    )
}
