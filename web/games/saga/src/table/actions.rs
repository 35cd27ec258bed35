//! What a person does at the table, besides what hands do at any: picking hexes.

use super::TableActions;
use super::pending_input::InputMode;
use super::tab::Tab;
use crate::table::{offers, pick_resolver};
use engine::game::Seat;
use engine::saga::action::Action;
use engine::saga::hex::HexId;
use play::game_ui::{CycleDirection, cycle};
use yew::prelude::*;

/// A press that gives an order of a seat: cards, abilities, repairs and tokens on events are free at
/// any waiting moment.
#[must_use]
pub fn on_give_as(actions: &TableActions, seat: Seat, action: Action) -> Callback<MouseEvent> {
    let hands = actions.clone();
    Callback::from(move |_| hands.order_as(seat, action))
}

/// Pointing at a hex shows the order that picking it would give.
pub fn look_at_hex(actions: &TableActions, hex: Option<HexId>) {
    let touches = hex
        .map(|hex| pick_resolver::picks(&actions.watch, hex))
        .unwrap_or_default();
    let action = touches.first().copied();
    actions.set_hover(hex, action);
}

/// Picking a hex does the only thing that it can do; of several one is asked for; another hex
/// shows what lies there, and why it is no order.
pub fn pick(actions: &TableActions, hex: HexId) {
    let watch = &actions.watch;
    let touches = pick_resolver::picks(watch, hex);
    actions.shown.set(Some(hex));
    match touches.as_slice() {
        [] => {
            let (table, public) = (watch.table(), &watch.view.public);
            if let Some(action) = offers::refused_at(&watch.offers, table, public, watch.aim, hex) {
                actions.order(action);
            }
        }
        [action] if is_of_place(*action) => actions.order(*action),
        [..] => actions.set_mode(InputMode::Hex(hex)),
    }
}

/// Shows the next hex that may be picked, or the one before.
pub fn next_place(actions: &TableActions, way: CycleDirection) {
    let places: Vec<HexId> = pick_resolver::pick_resolver(&actions.watch)
        .pickable_hexes()
        .iter()
        .collect();
    if let Some(hex) = cycle(&places, actions.watch.shown, way) {
        actions.shown.set(Some(hex));
        look_at_hex(actions, Some(hex));
    }
}

/// A press that shows what stands on a hex, on the map.
#[must_use]
pub fn show_on_map(actions: &TableActions, hex: Option<HexId>) -> Callback<MouseEvent> {
    let hands = actions.clone();
    Callback::from(move |_| {
        hands.shown.set(hex);
        hands.select_tab(Tab::Map);
    })
}

/// Whether an action is about a place, so that picking it is enough; what is done where an armada
/// stands has a button, and a pick of that hex asks first.
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
