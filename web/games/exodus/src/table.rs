//! The table of a running game of Exodus: leaves with the star map and the boards beside it, cards,
//! console, log.

mod actions;
mod battle;
pub mod blueprints;
pub mod board;
mod card;
pub(super) mod console;
mod council;
mod empires;
pub(super) mod forecast;
pub mod glyphs;
pub(super) mod hand;
mod hex_card;
pub(super) mod keys;
pub mod market;
pub(super) mod match_end;
pub(super) mod offers;
pub(super) mod orders;
pub(super) mod pending_input;
mod pick_resolver;
pub mod prompt;
mod rockets;
mod seat_strip;
pub mod tab;
pub(super) mod table_tabs;
pub mod techs;
#[cfg(test)]
mod tests;
mod turn_track;

pub use blueprints::BlueprintPanel;
pub use council::CouncilPanel;
pub use empires::EmpiresPanel;
pub use market::MarketPanel;
pub use offers::{Offers, acting_piece};
#[cfg(test)]
use orders::has_control;
pub use pending_input::InputMode;
pub use pick_resolver::PickAction;
pub use tab::Tab;
pub use techs::TechPanel;

use super::narrate::Narrator;
use crate::Ui;
use engine::exodus::state::Private;
use engine::game::Seat;
use play::game_ui;
use ui::l10n::Phrases;

/// Everything that the parts of the table read. The match itself holds every secret: what is drawn comes
/// from the view.
pub type TableContext = game_ui::TableContext<Ui>;
/// The hands of the person at the table.
pub type TableActions = game_ui::TableActions<Ui>;

/// What a seat alone sees, where the eyes at this screen may see it.
#[must_use]
pub fn private(watch: &TableContext, seat: Seat) -> Option<&Private> {
    watch.view.private(seat)
}

/// The seat whose things are shown first: the one that is asked here, or whose eyes look.
#[must_use]
pub fn shown_seat(watch: &TableContext) -> Seat {
    let own = watch.view.own.as_ref().map(|(seat, _)| *seat);
    watch.stand.seat.or(own).unwrap_or_default()
}

/// Tells what is on this table, with the planets by their names.
#[must_use]
pub fn narrator<'a>(watch: &'a TableContext, phrases: &'a Phrases) -> Narrator<'a> {
    Narrator::new(phrases, watch.table()).with_map(&watch.view.public)
}
