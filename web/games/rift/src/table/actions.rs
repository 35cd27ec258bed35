//! Player input at the table other than actions: setting the input mode, and picking squares, ships
//! and shield bars.

use super::super::board_view::{Piece, pile};
use super::offers::{bar_targets, find, legal, on_square};
use super::pending_input::{InputMode, PendingInput};
use super::{InspectedPlace, TableActions, inspected_ship};
use engine::grid::Square;
use engine::rift::action::Action;
use engine::rift::play::OrderWarning;
use engine::rift::ship::{MountId, ShipId, Slot};
use engine::rift::state::Phase;
use play::session_store::SessionCommand;
use ui::l10n::Phrases;
use yew::prelude::*;

/// Returns whether an action needs a confirmation: it takes the shield unit while the shields are
/// up, or it ends the turn of a player who asked for warnings.
pub fn needs_confirmation(actions: &TableActions, action: Action) -> bool {
    match order_warning(actions, action) {
        Some(OrderWarning::ShieldsDown) => true,
        Some(OrderWarning::TurnEnds { .. }) => actions.confirms_end_turn,
        None => false,
    }
}

fn order_warning(actions: &TableActions, action: Action) -> Option<OrderWarning> {
    let context = &actions.context;
    let acting_seat = context.acting_seat(action)?;
    context
        .game()
        .order_warning(&context.view, acting_seat, action)
}

/// Returns the warning shown before an action that needs confirmation.
#[must_use]
pub fn warning(actions: &TableActions, phrases: &Phrases, action: Action) -> String {
    match order_warning(actions, action) {
        Some(OrderWarning::TurnEnds { lost }) => {
            phrases.say("rift-warning-energy-lost", &[("units", lost.into())])
        }
        Some(OrderWarning::ShieldsDown) => phrases.text("rift-preview-shields-down"),
        None => String::new(),
    }
}

/// Sets an input mode, or clears it if it is already set.
pub fn toggle(actions: &TableActions, tool: InputMode) {
    let is_set = actions.context.input.tool == tool;
    actions.hover.clear();
    actions.set_mode(if is_set { InputMode::Free } else { tool });
}

/// Returns a click handler that toggles an input mode.
#[must_use]
pub fn on_toggle(actions: &TableActions, tool: InputMode) -> Callback<MouseEvent> {
    let actions = actions.clone();
    Callback::from(move |_| toggle(&actions, tool))
}

/// Plays the first legal action that fits; otherwise tries the first refused one, so that its
/// reason is shown.
pub fn give_first_order(actions: &TableActions, fits: fn(Action) -> bool) {
    if let Some(offer) = find(&actions.context.offers, fits) {
        actions.order(offer.action);
    }
}

/// Handles a digit key, counted from 0: fires the mount with that number, or picks the answer with
/// that index.
pub fn press_digit(actions: &TableActions, n: u8) {
    if actions.context.view.phase == Phase::Orders {
        return fire(actions, MountId(n));
    }
    if let Some(action) = actions.context.offers.legal().nth(usize::from(n)) {
        actions.order(action);
    }
}

/// Fires a mount, or asks for the side if two are possible.
fn fire(actions: &TableActions, mount: MountId) {
    let fits = move |action| matches!(action, Action::Fire(m, _, _) if m == mount);
    let offers = &actions.context.offers;
    if legal(offers, fits).count() > 1 {
        toggle(actions, InputMode::Fire(mount));
    } else if let Some(offer) = find(offers, fits) {
        actions.order(offer.action);
    }
}

/// Sets whether costs are paid from the auxiliary store first, or from the main reactor.
pub fn pay(actions: &TableActions, pays_aux: bool) {
    actions.context.set_input.set(PendingInput {
        pays_aux,
        ..actions.context.input
    });
}

/// Returns the largest charge that keeps the shield unit and fits the store `[RIFT-6.2]`.
#[must_use]
pub fn largest_charge(actions: &TableActions) -> Option<Action> {
    let view = &actions.context.view;
    let main = view.turn.ship.and_then(|id| view.ship(id))?.main;
    let fits = |action| matches!(action, Action::Charge(units) if units < main);
    let charges = legal(&actions.context.offers, fits);
    charges.last().map(|offer| offer.action)
}

/// Charges the energy that would otherwise be lost, and ends the turn.
pub fn store_and_end_turn(actions: &TableActions) {
    let snapshot = &actions.context.snapshot;
    let (Some(seat), Some(charge)) = (snapshot.seat, largest_charge(actions)) else {
        return;
    };
    let end = Action::EndTurn;
    if needs_confirmation(actions, end) {
        actions.order_as(seat, charge);
        actions.order(end);
    } else if actions.allows(charge) && actions.allows(end) {
        let position = snapshot.session.position_id();
        actions.dispatch(SessionCommand::give_line(position, seat, &[charge, end]));
    }
}

/// Highlights the square under the pointer, and previews the action of picking it.
pub fn look_at_square(actions: &TableActions, square: Option<Square>) {
    let context = &actions.context;
    let action = square.and_then(|square| {
        let mut offers = on_square(&context.offers, context.input.tool, square);
        offers.next().map(|offer| offer.action)
    });
    actions.set_hover(square.map(InspectedPlace::Square), action);
}

/// Picks a square: plays its only action, asks if there are several, or opens the console of a ship
/// if there are none.
pub fn pick(actions: &TableActions, square: Square) {
    let context = &actions.context;
    let (game, view) = (context.game(), &context.view);
    let ships: Vec<ShipId> = pile(game, view, square)
        .into_iter()
        .rev()
        .filter_map(|(_, piece)| match piece {
            Piece::Ship(ship) => Some(ship),
            Piece::Mine(_) | Piece::Asteroid => None,
        })
        .collect();
    let is_ready = |ship: &&ShipId| context.offers.is_legal(Action::Activate(**ship));
    let mut ready = ships.iter().filter(is_ready);
    match (ready.next(), ready.next()) {
        (Some(ship), None) => return actions.order(Action::Activate(*ship)),
        // The buttons decide which of two ships is meant.
        (Some(_), Some(_)) => return show_next(actions, &ships),
        (None, _) => {}
    }
    let mut offers = on_square(&context.offers, context.input.tool, square);
    match (offers.next(), offers.next()) {
        (Some(offer), None) => actions.order(offer.action),
        (Some(_), Some(_)) => toggle(actions, InputMode::Square(square)),
        (None, _) => show_next(actions, &ships),
    }
}

/// Opens the console of one of the ships: the one after the ship whose console is open.
fn show_next(actions: &TableActions, ships: &[ShipId]) {
    let inspected = inspected_ship(&actions.context);
    let at = ships
        .iter()
        .position(|&ship| ship == inspected)
        .map_or(0, |at| at + 1);
    if let Some(&ship) = ships.get(at).or(ships.first()) {
        actions.shown.set(Some(InspectedPlace::Ship(ship)));
    }
}

/// Handles a press on a shield bar: picks it up, puts it back, or moves the picked bar to its slot.
pub fn press_bar(actions: &TableActions, slot: Slot) {
    match actions.context.input.tool {
        InputMode::Bar(from) if from == slot => toggle(actions, InputMode::Free),
        InputMode::Bar(from) => move_bar(actions, from, slot),
        InputMode::Free
        | InputMode::Warp
        | InputMode::Fire(_)
        | InputMode::Square(_)
        | InputMode::Charge
        | InputMode::Confirm(_)
        | InputMode::Refusals => toggle(actions, InputMode::Bar(slot)),
    }
}

/// Moves a bar to a slot, or swaps it with the bar in that slot; picks up the bar `to` if neither
/// is legal.
pub fn move_bar(actions: &TableActions, from: Slot, to: Slot) {
    let goals = bar_targets(&actions.context.offers, from);
    match goals.into_iter().find(|(slot, _)| *slot == to) {
        Some((_, action)) => actions.order(action),
        None => toggle(actions, InputMode::Bar(to)),
    }
}
