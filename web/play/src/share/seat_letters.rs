//! Who sits where in a match that goes from hand to hand, in a letter for each seat.
//!
//! A link says who sits at the screen that sends it. Bots think where they sit: two screens that let
//! the same bot think could be of two minds.

use engine::game::{MAX_SEATS, Seat, SeatSet};
use store::PlayerKind;

/// A seat that is taken where the link comes from.
const TAKEN: char = 't';
/// A seat that is somewhere else.
const FREE: char = 'f';

/// The letters of a match whose seats are taken by `sitters`.
pub fn encode_seats(seats: SeatSet, sitters: &[PlayerKind]) -> String {
    let letter = |seat: Seat| match sitters.get(seat.index()) {
        Some(PlayerKind::Away) => FREE,
        Some(PlayerKind::Human | PlayerKind::Bot(_)) | None => TAKEN,
    };
    seats.iter().map(letter).collect()
}

/// The seats that were free where a link came from; nothing when its letters fit no match with
/// these seats.
pub fn free_seats(letters: &str, seats: SeatSet) -> Option<SeatSet> {
    let fits = letters.len() == seats.len() as usize
        && letters
            .chars()
            .all(|letter| [TAKEN, FREE].contains(&letter));
    if !fits || letters.len() > MAX_SEATS {
        return None;
    }
    let places = seats.iter().zip(letters.chars());
    Some(
        places
            .filter(|(_, letter)| *letter == FREE)
            .map(|(seat, _)| seat)
            .collect(),
    )
}

/// Who sits where for somebody who takes the seats in `own`: all others are elsewhere.
pub fn players_for(seats: SeatSet, own: SeatSet) -> Vec<PlayerKind> {
    let count = seats.iter().map(|seat| seat.index() + 1).max().unwrap_or(0);
    let sitter = |place: usize| {
        if own.iter().any(|seat| seat.index() == place) {
            PlayerKind::Human
        } else {
            PlayerKind::Away
        }
    };
    (0..count).map(sitter).collect()
}

/// The seats that somebody who opens a link is expected to take: the only free one, or those of the
/// free ones that are asked now.
pub fn expected_seats(free: SeatSet, waiting: SeatSet) -> SeatSet {
    if free.len() == 1 {
        return free;
    }
    free.iter().filter(|&seat| waiting.has(seat)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bots::Level;

    #[test]
    fn who_sends_a_turn_says_which_seats_are_free() {
        let seats = SeatSet::first(3);
        let sitters = [
            PlayerKind::Human,
            PlayerKind::Away,
            PlayerKind::Bot(Level::Ensign),
        ];
        let letters = encode_seats(seats, &sitters);
        assert_eq!(letters, "tft");
        assert_eq!(free_seats(&letters, seats), Some(SeatSet::only(Seat(1))));
        let own = players_for(seats, SeatSet::only(Seat(1)));
        assert_eq!(own, [PlayerKind::Away, PlayerKind::Human, PlayerKind::Away]);
    }

    #[test]
    fn letters_of_another_match_fit_none() {
        let seats = SeatSet::first(2);
        for wrong in ["", "t", "tft", "tx", "tfé"] {
            assert_eq!(free_seats(wrong, seats), None, "{wrong}");
        }
    }

    #[test]
    fn of_several_free_seats_the_one_that_is_asked_is_expected() {
        let (one, two) = (SeatSet::only(Seat(1)), SeatSet::only(Seat(2)));
        let both = one.with(Seat(2));
        assert_eq!(expected_seats(one, two), one);
        assert_eq!(expected_seats(both, two), two);
        assert_eq!(expected_seats(both, SeatSet::only(Seat(0))), SeatSet::NONE);
    }
}
