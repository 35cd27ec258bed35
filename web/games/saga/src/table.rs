//! The table of a running game of Saga: leaves with the sector map and the boards beside it, cards,
//! console, log.

mod actions;
pub(super) mod aim;
pub(super) mod banner;
pub mod board;
mod card;
pub(super) mod console;
mod course;
mod encounter;
mod events;
mod fleet;
pub(super) mod hand;
mod hex_card;
pub(super) mod keys;
pub(super) mod leaves;
mod mat;
mod mission;
pub(super) mod motive;
pub(super) mod offers;
pub(super) mod orders;
pub(super) mod outlook;
pub mod prompt;
mod seat_strip;
pub mod signs;
pub mod tab;
#[cfg(test)]
mod tests;
mod touch;

use crate::Ui;
pub use aim::{Aim, Tool};
pub use encounter::EncounterLeaf;
pub use events::EventsLeaf;
pub use fleet::FleetLeaf;
use hand::HandLeaf;
pub use mat::MatLeaf;
pub use mission::MissionLeaf;
pub use offers::{Offers, is_free, place};
pub use seat_strip::SeatStrip;
pub use tab::Tab;

use super::narrate::Narrator;
use engine::game::Seat;
use engine::saga::ids::{ArmadaId, Bits};
use play::game_ui;
use ui::l10n::Phrases;

/// Everything that the parts of the table read. The match itself holds every secret: what is drawn comes
/// from the view.
pub type Watch = game_ui::Watch<Ui>;
/// The hands of the person at the table.
pub type Actions = game_ui::Hands<Ui>;

/// The action cards of a seat, where the eyes at this screen may see them.
#[must_use]
pub fn cards(watch: &Watch, seat: Seat) -> Option<Bits> {
    watch.view.hands.get(seat.index()).copied().flatten()
}

/// The seat whose things are shown first: the one that is asked here, or whose eyes look, or
/// whose turn it is.
#[must_use]
pub fn shown_seat(watch: &Watch) -> Seat {
    let acting = watch.view.public.acting.map(|it| watch.table().owner(it));
    let own = watch.stand.seat.or(watch.view.viewer).or(acting);
    own.filter(|seat| watch.table().all().has(*seat))
        .unwrap_or_default()
}

/// The armada that something is about: the one whose turn it is if it is the seat's own, or the
/// seat's first.
#[must_use]
pub fn armada_of(watch: &Watch, seat: Seat) -> ArmadaId {
    let table = watch.table();
    let acting = watch.view.public.acting;
    let own = acting.filter(|armada| table.owner(*armada) == seat);
    own.or_else(|| table.fleet(seat).next()).unwrap_or_default()
}

/// Tells what is on this table, with the sectors by their names.
#[must_use]
pub fn narrator<'a>(watch: &'a Watch, phrases: &'a Phrases) -> Narrator<'a> {
    Narrator::new(phrases, watch.table()).on(&watch.view.public)
}
