//! The table of a running match of Centauri Rift: board, console, orders, log, seats.

pub(super) mod actions;
pub(super) mod board;
pub(super) mod console;
pub(super) mod countdown;
mod goals;
pub(super) mod hint;
pub(super) mod keys;
pub(super) mod match_end;
pub(super) mod offers;
pub(super) mod orders;
pub(super) mod pending_input;
pub(super) mod prompt;
pub(super) mod recent_squares;
pub(super) mod seats;
#[cfg(test)]
mod tests;

use super::board_view::ActionPreview;
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
use yew::prelude::*;

/// Everything that the parts of the table read.
pub type TableContext = game_ui::TableContext<Ui>;
/// The hands of the person at the table.
pub type TableActions = game_ui::TableActions<Ui>;

/// What is looked at: a square of the board, or a ship, whose console is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InspectedPlace {
    Square(Square),
    Ship(ShipId),
}

/// The ship whose console is open: the one that was picked, else the one whose turn it is, else the first of the seat
/// that is asked.
#[must_use]
pub fn inspected_ship(watch: &TableContext) -> ShipId {
    let picked = match watch.shown {
        Some(InspectedPlace::Ship(ship)) => Some(ship),
        Some(InspectedPlace::Square(_)) | None => None,
    };
    let turn = watch.view.turn.ship;
    let own = || first_own(watch.table(), watch.stand.seat);
    picked.or(turn).or_else(own).unwrap_or(ShipId(0))
}

/// The first ship of a seat, living or not.
fn first_own(table: &Rift, seat: Option<Seat>) -> Option<ShipId> {
    let seat = seat?;
    (0..table.builds().len() as u8)
        .map(ShipId)
        .find(|&ship| table.owner(ship) == seat)
}

/// For whom the match is told: who is asked or, while nobody is, the first person at this screen.
#[must_use]
pub fn reader(watch: &TableContext, sitters: &[PlayerKind]) -> Option<Seat> {
    let mut seats = (0..sitters.len() as u8).map(Seat);
    let asked = watch.stand.seat;
    asked.or_else(|| seats.find(|&seat| is_human(sitters, seat)))
}

/// An order tried out; nothing when it is refused.
#[must_use]
pub fn preview_of(watch: &TableContext, action: Action) -> Option<ActionPreview> {
    let view = &watch.view;
    ActionPreview::of(watch.table(), view, watch.acting_seat(action)?, action)
}

/// The order that is looked at, tried out.
#[hook]
pub fn use_preview(watch: &TableContext) -> Rc<Option<ActionPreview>> {
    let (stand, looked) = (&watch.stand, watch.look.action);
    let asked = (stand.edition, stand.seat, stand.choosers);
    use_memo((asked, looked), |(_, looked)| preview_of(watch, (*looked)?))
}
