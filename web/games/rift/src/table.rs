//! The table of a running match of Centauri Rift: board, console, orders, log, seats.

pub(super) mod actions;
pub(super) mod board;
pub(super) mod console;
pub(super) mod countdown;
mod goals;
pub(super) mod hint;
pub(super) mod keys;
pub(super) mod match_end;
pub(super) mod match_story;
pub(super) mod offers;
pub(super) mod orders;
pub(super) mod pending_input;
pub(super) mod prompt;
pub(super) mod recent_squares;
pub(super) mod seats;
mod side_view;
pub(super) mod status;
#[cfg(test)]
mod tests;
mod volley;

use super::board_view::ActionPreview;
use super::narrate::Narrator;
use crate::Ui;
pub use board::TableBoard;
use engine::game::Seat;
use engine::grid::Square;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::ship::ShipId;
use play::game_ui;
use play::seats::is_human;
use std::rc::Rc;
use store::PlayerKind;
use ui::l10n::Phrases;
use yew::prelude::*;

pub type TableContext = game_ui::TableContext<Ui>;
pub type TableActions = game_ui::TableActions<Ui>;

/// The place that the player inspects: a square of the board, or a ship whose console is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InspectedPlace {
    Square(Square),
    Ship(ShipId),
}

/// Returns the ship whose console is open: the picked one, else the ship whose turn it is, else the
/// first ship of the seat that must act.
#[must_use]
pub fn inspected_ship(context: &TableContext) -> ShipId {
    let picked = match context.shown {
        Some(InspectedPlace::Ship(ship)) => Some(ship),
        Some(InspectedPlace::Square(_)) | None => None,
    };
    let turn = context.view.turn.ship;
    let own_ship = || first_ship_of(context.game(), context.snapshot.seat);
    picked.or(turn).or_else(own_ship).unwrap_or(ShipId(0))
}

/// Returns the first ship of a seat, even if it is destroyed.
fn first_ship_of(game: &Rift, seat: Option<Seat>) -> Option<ShipId> {
    let seat = seat?;
    (0..game.builds().len() as u8)
        .map(ShipId)
        .find(|&ship| game.owner(ship) == seat)
}

/// Returns the seat that the text addresses: the seat that must act or, if there is none, the first
/// person at this screen.
#[must_use]
pub fn reader(context: &TableContext, player_kinds: &[PlayerKind]) -> Option<Seat> {
    let mut seats = (0..player_kinds.len() as u8).map(Seat);
    let asked = context.snapshot.seat;
    asked.or_else(|| seats.find(|&seat| is_human(player_kinds, seat)))
}

/// Tries an action on the current view; returns `None` if it is refused.
#[must_use]
pub fn preview_of(context: &TableContext, action: Action) -> Option<ActionPreview> {
    let view = &context.view;
    ActionPreview::of(context.game(), view, context.acting_seat(action)?, action)
}

/// Returns the preview of the action under the pointer, memoized.
/// Returns the preview of an action as a sentence; `None` if nothing would change.
#[must_use]
pub fn forecast_text(context: &TableContext, phrases: &Phrases, action: Action) -> Option<String> {
    let preview = preview_of(context, action)?;
    let narrator = Narrator::new(phrases, context.game());
    let forecast = narrator.preview(&context.view, &preview.after, &preview.events);
    (!forecast.is_empty()).then_some(forecast)
}

#[hook]
pub fn use_preview(context: &TableContext) -> Rc<Option<ActionPreview>> {
    let (snapshot, hovered) = (&context.snapshot, context.hover.action);
    let identity = (snapshot.edition, snapshot.seat, snapshot.choosers);
    use_memo((identity, hovered), |(_, hovered)| {
        preview_of(context, (*hovered)?)
    })
}
