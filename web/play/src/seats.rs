//! A seat of any game: whether a person plays it, and how it is drawn.

use engine::game::Seat;
use store::PlayerKind;
use ui::panels::seat::SeatStyle as SeatArt;

/// Returns whether a person at this screen plays a seat. A record from outside may name too few
/// players: the others are people.
#[must_use]
pub fn is_human(player_kinds: &[PlayerKind], seat: Seat) -> bool {
    player_kinds
        .get(seat.index())
        .is_none_or(|player_kind| matches!(player_kind, PlayerKind::Human))
}

/// Returns the icon data of a seat.
#[must_use]
pub const fn seat_art(seat: Seat) -> SeatArt {
    SeatArt::new(seat.0)
}
