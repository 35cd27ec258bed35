//! A seat of any game: who sits there, and how it is drawn.

use engine::game::Seat;
use store::Sitter;
use ui::console::seat::Seat as SeatArt;

/// Whether a person sits there. A record from outside may name too few: the others are people.
#[must_use]
pub fn is_human(sitters: &[Sitter], seat: Seat) -> bool {
    sitters
        .get(seat.index())
        .is_none_or(|sitter| matches!(sitter, Sitter::Human))
}

/// The drawing of a seat.
#[must_use]
pub const fn art(seat: Seat) -> SeatArt {
    SeatArt::new(seat.0)
}
