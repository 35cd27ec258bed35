//! The table of a running game of Saga: tabs with the sector map and the other boards, cards,
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
pub(super) mod match_story;
mod mission;
pub(super) mod offers;
pub(super) mod orders;
pub(super) mod pending_input;
mod pick_resolver;
pub mod prompt;
mod seat_strip;
pub(super) mod status;
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

/// The [context](game_ui::TableContext) of this game's tables. Its session holds all secrets, so
/// parts must draw only from the view.
pub type TableContext = game_ui::TableContext<Ui>;
pub type TableActions = game_ui::TableActions<Ui>;

/// Returns the action cards of a seat, if the current perspective may see them.
#[must_use]
pub fn cards(context: &TableContext, seat: Seat) -> Option<IdSet> {
    context.view.hands.get(seat.index()).copied().flatten()
}

/// Returns the seat that is shown first: the one that is asked here, the one of the perspective, or
/// the one whose turn it is.
#[must_use]
pub fn shown_seat(context: &TableContext) -> Seat {
    let acting = context
        .view
        .public
        .acting
        .map(|armada| context.game().owner(armada));
    let seat = context.snapshot.seat.or(context.view.viewer).or(acting);
    seat.filter(|seat| context.game().all_seats().contains(*seat))
        .unwrap_or_default()
}

/// Returns the armada that a seat's decision is about: the acting one if it belongs to the seat, or
/// the seat's first armada.
#[must_use]
pub fn armada_of(context: &TableContext, seat: Seat) -> ArmadaId {
    let game = context.game();
    let acting = context.view.public.acting;
    let acting_own = acting.filter(|armada| game.owner(*armada) == seat);
    acting_own
        .or_else(|| game.fleet(seat).next())
        .unwrap_or_default()
}

/// Returns a narrator for this table that names sectors.
#[must_use]
pub fn narrator<'a>(context: &'a TableContext, phrases: &'a Phrases) -> Narrator<'a> {
    Narrator::new(phrases, context.game()).with_map(&context.view.public)
}
