//! Who sits where in a match that goes from hand to hand, in a letter for each seat.
//!
//! A link says who sits at the screen that sends it. Bots think where they sit: two screens that let
//! the same bot think could be of two minds.

use engine::game::{MAX_SEATS, Seat, Seats};
use store::Sitter;

/// A seat that is taken where the link comes from.
const TAKEN: char = 't';
/// A seat that is somewhere else.
const FREE: char = 'f';

/// The letters of a match whose seats are taken by `sitters`.
pub fn letters(seats: Seats, sitters: &[Sitter]) -> String {
    let letter = |seat: Seat| match sitters.get(seat.index()) {
        Some(Sitter::Away) => FREE,
        Some(Sitter::Human | Sitter::Bot(_)) | None => TAKEN,
    };
    seats.iter().map(letter).collect()
}

/// The seats that were free where a link came from; nothing when its letters fit no match with
/// these seats.
pub fn free(letters: &str, seats: Seats) -> Option<Seats> {
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
pub fn seated(seats: Seats, own: Seats) -> Vec<Sitter> {
    let count = seats.iter().map(|seat| seat.index() + 1).max().unwrap_or(0);
    let sitter = |place: usize| {
        if own.iter().any(|seat| seat.index() == place) {
            Sitter::Human
        } else {
            Sitter::Away
        }
    };
    (0..count).map(sitter).collect()
}

/// The seats that somebody who opens a link is expected to take: the only free one, or those of the
/// free ones that are asked now.
pub fn expected(free: Seats, waiting: Seats) -> Seats {
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
        let seats = Seats::first(3);
        let sitters = [Sitter::Human, Sitter::Away, Sitter::Bot(Level::Ensign)];
        let letters = letters(seats, &sitters);
        assert_eq!(letters, "tft");
        assert_eq!(free(&letters, seats), Some(Seats::only(Seat(1))));
        let own = seated(seats, Seats::only(Seat(1)));
        assert_eq!(own, [Sitter::Away, Sitter::Human, Sitter::Away]);
    }

    #[test]
    fn letters_of_another_match_fit_none() {
        let seats = Seats::first(2);
        for wrong in ["", "t", "tft", "tx", "tfé"] {
            assert_eq!(free(wrong, seats), None, "{wrong}");
        }
    }

    #[test]
    fn of_several_free_seats_the_one_that_is_asked_is_expected() {
        let (one, two) = (Seats::only(Seat(1)), Seats::only(Seat(2)));
        let both = one.with(Seat(2));
        assert_eq!(expected(one, two), one);
        assert_eq!(expected(both, two), two);
        assert_eq!(expected(both, Seats::only(Seat(0))), Seats::NONE);
    }
}
