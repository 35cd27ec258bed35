//! What a player does at the table besides giving actions: setting the input mode, and picking
//! squares, ships and shield bars.

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

/// Whether an action needs a confirmation: it takes the shield unit while the shields are up, or it
/// ends the turn of a player who asked for warnings.
pub fn needs_confirmation(hands: &TableActions, action: Action) -> bool {
    match warned_of(hands, action) {
        Some(OrderWarning::ShieldsDown) => true,
        Some(OrderWarning::TurnEnds { .. }) => hands.cautious,
        None => false,
    }
}

fn warned_of(hands: &TableActions, action: Action) -> Option<OrderWarning> {
    let watch = &hands.watch;
    let giver = watch.acting_seat(action)?;
    watch.table().order_warning(&watch.view, giver, action)
}

/// Returns the warning shown before an action that needs confirmation.
#[must_use]
pub fn warning(hands: &TableActions, phrases: &Phrases, action: Action) -> String {
    match warned_of(hands, action) {
        Some(OrderWarning::TurnEnds { lost }) => {
            phrases.say("rift-warning-energy-lost", &[("units", lost.into())])
        }
        Some(OrderWarning::ShieldsDown) => phrases.text("rift-preview-shields-down"),
        None => String::new(),
    }
}

/// Sets an input mode, or clears it if it is already set.
pub fn toggle(hands: &TableActions, tool: InputMode) {
    let held = hands.watch.aim.tool == tool;
    hands.look.clear();
    hands.set_mode(if held { InputMode::Free } else { tool });
}

/// Returns a click handler that toggles an input mode.
#[must_use]
pub fn on_toggle(hands: &TableActions, tool: InputMode) -> Callback<MouseEvent> {
    let hands = hands.clone();
    Callback::from(move |_| toggle(&hands, tool))
}

/// Plays the first legal action that fits; if there is none, the first refused one, so that its
/// reason is shown.
pub fn give_first_order(hands: &TableActions, fits: fn(Action) -> bool) {
    if let Some(offer) = find(&hands.watch.offers, fits) {
        hands.order(offer.action);
    }
}

/// Handles a digit, counted from 0: fires the mount of that number, or picks the answer at that
/// place.
pub fn press_digit(hands: &TableActions, n: u8) {
    if hands.watch.view.phase == Phase::Orders {
        return fire(hands, MountId(n));
    }
    if let Some(action) = hands.watch.offers.legal().nth(usize::from(n)) {
        hands.order(action);
    }
}

/// Fires a mount, or asks for the side if two are open.
fn fire(hands: &TableActions, mount: MountId) {
    let fits = move |action| matches!(action, Action::Fire(m, _, _) if m == mount);
    let offers = &hands.watch.offers;
    if legal(offers, fits).count() > 1 {
        toggle(hands, InputMode::Fire(mount));
    } else if let Some(offer) = find(offers, fits) {
        hands.order(offer.action);
    }
}

/// Sets whether costs are paid from the auxiliary store first, or from the main reactor.
pub fn pay(hands: &TableActions, aux: bool) {
    hands.watch.set_aim.set(PendingInput {
        pay_aux: aux,
        ..hands.watch.aim
    });
}

/// Returns the largest charge that keeps the shield unit and fits the store `[RIFT-6.2]`.
#[must_use]
pub fn largest_charge(hands: &TableActions) -> Option<Action> {
    let view = &hands.watch.view;
    let main = view.turn.ship.and_then(|id| view.ship(id))?.main;
    let fits = |action| matches!(action, Action::Charge(units) if units < main);
    let charges = legal(&hands.watch.offers, fits);
    charges.last().map(|offer| offer.action)
}

/// Charges the energy that would be lost, and ends the turn.
pub fn store_and_end_turn(hands: &TableActions) {
    let stand = &hands.watch.stand;
    let (Some(seat), Some(charge)) = (stand.seat, largest_charge(hands)) else {
        return;
    };
    let end = Action::EndTurn;
    if needs_confirmation(hands, end) {
        hands.order_as(seat, charge);
        hands.order(end);
    } else if hands.allows(charge) && hands.allows(end) {
        let position = stand.session.position_id();
        hands.dispatch(SessionCommand::give_line(position, seat, &[charge, end]));
    }
}

/// Highlights a square, and the action that picking it would give.
pub fn look_at_square(hands: &TableActions, square: Option<Square>) {
    let watch = &hands.watch;
    let action = square.and_then(|square| {
        let mut offers = on_square(&watch.offers, watch.aim.tool, square);
        offers.next().map(|offer| offer.action)
    });
    hands.set_hover(square.map(InspectedPlace::Square), action);
}

/// Picks a square: plays its only action, asks if there are several, or opens the console of a ship
/// if there are none.
pub fn pick(hands: &TableActions, square: Square) {
    let watch = &hands.watch;
    let (table, view) = (watch.table(), &watch.view);
    let ships: Vec<ShipId> = pile(table, view, square)
        .into_iter()
        .rev()
        .filter_map(|(_, piece)| match piece {
            Piece::Ship(ship) => Some(ship),
            Piece::Mine(_) | Piece::Asteroid => None,
        })
        .collect();
    let ready = |ship: &&ShipId| watch.offers.is_legal(Action::Activate(**ship));
    let mut ready = ships.iter().filter(ready);
    match (ready.next(), ready.next()) {
        (Some(ship), None) => return hands.order(Action::Activate(*ship)),
        // The buttons decide which of two ships is meant.
        (Some(_), Some(_)) => return show_next(hands, &ships),
        (None, _) => {}
    }
    let mut offers = on_square(&watch.offers, watch.aim.tool, square);
    match (offers.next(), offers.next()) {
        (Some(offer), None) => hands.order(offer.action),
        (Some(_), Some(_)) => toggle(hands, InputMode::Square(square)),
        (None, _) => show_next(hands, &ships),
    }
}

/// Opens the console of one of the ships: the one after the ship whose console is open.
fn show_next(hands: &TableActions, ships: &[ShipId]) {
    let now = inspected_ship(&hands.watch);
    let at = ships
        .iter()
        .position(|&ship| ship == now)
        .map_or(0, |at| at + 1);
    if let Some(&ship) = ships.get(at).or(ships.first()) {
        hands.shown.set(Some(InspectedPlace::Ship(ship)));
    }
}

/// Handles a press on a shield bar: picks it up, puts it back, or moves the picked one there.
pub fn press_bar(hands: &TableActions, slot: Slot) {
    match hands.watch.aim.tool {
        InputMode::Bar(from) if from == slot => toggle(hands, InputMode::Free),
        InputMode::Bar(from) => move_bar(hands, from, slot),
        InputMode::Free
        | InputMode::Warp
        | InputMode::Fire(_)
        | InputMode::Square(_)
        | InputMode::Charge
        | InputMode::Confirm(_)
        | InputMode::Refusals => toggle(hands, InputMode::Bar(slot)),
    }
}

/// Moves a bar to a slot, or swaps it with the bar there; picks up `to` if neither is legal.
pub fn move_bar(hands: &TableActions, from: Slot, to: Slot) {
    let goals = bar_targets(&hands.watch.offers, from);
    match goals.into_iter().find(|(slot, _)| *slot == to) {
        Some((_, action)) => hands.order(action),
        None => toggle(hands, InputMode::Bar(to)),
    }
}
