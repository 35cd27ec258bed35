//! A seat of any game: whether a person plays it, and how it is drawn.

use engine::game::Seat;
use store::PlayerKind;
use ui::panels::seat::SeatStyle as SeatArt;

/// Whether a person at this screen plays a seat. A record from outside may name too few players:
/// the others are people.
#[must_use]
pub fn is_human(sitters: &[PlayerKind], seat: Seat) -> bool {
    sitters
        .get(seat.index())
        .is_none_or(|sitter| matches!(sitter, PlayerKind::Human))
}

/// Returns the icon data of a seat.
#[must_use]
pub const fn seat_art(seat: Seat) -> SeatArt {
    SeatArt::new(seat.0)
}
