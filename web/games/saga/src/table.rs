//! The table of a running game of Saga: leaves with the sector map and the boards beside it, cards,
//! console, log.

mod actions;
pub mod board;
pub(super) mod bot_reasons;
mod card;
pub(super) mod console;
mod encounter;
mod events;
mod fleet;
pub(super) mod forecast;
pub mod glyphs;
pub(super) mod hand;
mod hex_card;
pub(super) mod keys;
mod mat;
pub(super) mod match_end;
mod mission;
pub(super) mod offers;
pub(super) mod orders;
pub(super) mod pending_input;
mod pick_resolver;
pub mod prompt;
mod seat_strip;
pub mod tab;
pub(super) mod table_tabs;
#[cfg(test)]
mod tests;
mod turn_track;

use crate::Ui;
pub use encounter::EncounterPanel;
pub use events::EventsPanel;
pub use fleet::FleetPanel;
use hand::HandPanel;
pub use mat::MatPanel;
pub use mission::MissionPanel;
pub use offers::{Offers, is_out_of_turn, pick_hex};
pub use pending_input::{InputMode, PendingInput};
pub use seat_strip::SeatStrip;
pub use tab::Tab;

use super::narrate::Narrator;
use engine::game::Seat;
use engine::saga::ids::{ArmadaId, IdSet};
use play::game_ui;
use ui::l10n::Phrases;

/// Everything that the parts of the table read. The match itself holds every secret: what is drawn comes
/// from the view.
pub type TableContext = game_ui::TableContext<Ui>;
/// The hands of the person at the table.
pub type TableActions = game_ui::TableActions<Ui>;

/// The action cards of a seat, where the eyes at this screen may see them.
#[must_use]
pub fn cards(watch: &TableContext, seat: Seat) -> Option<IdSet> {
    watch.view.hands.get(seat.index()).copied().flatten()
}

/// The seat whose things are shown first: the one that is asked here, or whose eyes look, or
/// whose turn it is.
#[must_use]
pub fn shown_seat(watch: &TableContext) -> Seat {
    let acting = watch.view.public.acting.map(|it| watch.table().owner(it));
    let own = watch.stand.seat.or(watch.view.viewer).or(acting);
    own.filter(|seat| watch.table().all_seats().has(*seat))
        .unwrap_or_default()
}

/// The armada that something is about: the one whose turn it is if it is the seat's own, or the
/// seat's first.
#[must_use]
pub fn armada_of(watch: &TableContext, seat: Seat) -> ArmadaId {
    let table = watch.table();
    let acting = watch.view.public.acting;
    let own = acting.filter(|armada| table.owner(*armada) == seat);
    own.or_else(|| table.fleet(seat).next()).unwrap_or_default()
}

/// Tells what is on this table, with the sectors by their names.
#[must_use]
pub fn narrator<'a>(watch: &'a TableContext, phrases: &'a Phrases) -> Narrator<'a> {
    Narrator::new(phrases, watch.table()).with_map(&watch.view.public)
}
