//! The table of a running game of Exodus: leaves with the star map and the boards beside it, cards,
//! console, log.

mod actions;
pub(super) mod aim;
pub(super) mod banner;
mod battle;
pub mod blueprints;
pub mod board;
mod card;
pub(super) mod console;
mod council;
mod course;
mod empires;
pub(super) mod hand;
mod hex_card;
pub(super) mod keys;
pub(super) mod leaves;
pub mod market;
pub(super) mod offers;
pub(super) mod orders;
pub(super) mod outlook;
pub mod prompt;
mod rockets;
mod seat_strip;
pub mod signs;
pub mod tab;
pub mod techs;
#[cfg(test)]
mod tests;
mod touch;

pub use aim::Tool;
pub use blueprints::BlueprintLeaf;
pub use council::CouncilLeaf;
pub use empires::EmpiresLeaf;
pub use market::MarketLeaf;
pub use offers::{Offers, mover};
#[cfg(test)]
use orders::orders_of;
pub use tab::Tab;
pub use techs::TechLeaf;
pub use touch::Touch;

use super::narrate::Narrator;
use crate::Ui;
use engine::exodus::state::Private;
use engine::game::Seat;
use play::game_ui;
use ui::l10n::Phrases;

/// Everything that the parts of the table read. The match itself holds every secret: what is drawn comes
/// from the view.
pub type Watch = game_ui::Watch<Ui>;
/// The hands of the person at the table.
pub type Actions = game_ui::Hands<Ui>;

/// What a seat alone sees, where the eyes at this screen may see it.
#[must_use]
pub fn private(watch: &Watch, seat: Seat) -> Option<&Private> {
    watch.view.private(seat)
}

/// The seat whose things are shown first: the one that is asked here, or whose eyes look.
#[must_use]
pub fn shown_seat(watch: &Watch) -> Seat {
    let own = watch.view.own.as_ref().map(|(seat, _)| *seat);
    watch.stand.seat.or(own).unwrap_or_default()
}

/// Tells what is on this table, with the planets by their names.
#[must_use]
pub fn narrator<'a>(watch: &'a Watch, phrases: &'a Phrases) -> Narrator<'a> {
    Narrator::new(phrases, watch.table()).on(&watch.view.public)
}
