//! The letters in a turn link that say which seats are played at the sender's screen.
//!
//! Bots play only where they were set up: the same bot at two screens could make two different
//! decisions.

use engine::game::{MAX_SEATS, Seat, SeatSet};
use store::PlayerKind;

/// A seat that is played at the sender's screen.
const HERE: char = 't';
/// A seat that is played elsewhere.
const ELSEWHERE: char = 'f';

/// Encodes the seats of a match as letters.
pub fn encode_seats(seats: SeatSet, player_kinds: &[PlayerKind]) -> String {
    let letter = |seat: Seat| match player_kinds.get(seat.index()) {
        Some(PlayerKind::Remote) => ELSEWHERE,
        Some(PlayerKind::Human | PlayerKind::Bot(_)) | None => HERE,
    };
    seats.iter().map(letter).collect()
}

/// Decodes the seats that were free at the sender; `None` if the letters do not fit a match with
/// these seats.
pub fn free_seats(letters: &str, seats: SeatSet) -> Option<SeatSet> {
    let fits = letters.len() == seats.len() as usize
        && letters
            .chars()
            .all(|letter| [HERE, ELSEWHERE].contains(&letter));
    if !fits || letters.len() > MAX_SEATS {
        return None;
    }
    let pairs = seats.iter().zip(letters.chars());
    Some(
        pairs
            .filter(|(_, letter)| *letter == ELSEWHERE)
            .map(|(seat, _)| seat)
            .collect(),
    )
}

/// Returns the players of all seats for a person who takes the seats in `own_seats`: all others are
/// away.
pub fn players_for(seats: SeatSet, own_seats: SeatSet) -> Vec<PlayerKind> {
    let count = seats.iter().map(|seat| seat.index() + 1).max().unwrap_or(0);
    let player_kind = |index: usize| {
        if own_seats.iter().any(|seat| seat.index() == index) {
            PlayerKind::Human
        } else {
            PlayerKind::Remote
        }
    };
    (0..count).map(player_kind).collect()
}

/// Returns the seats that a person who opens a link is expected to take: the only free one, or
/// those free ones that have to act.
pub fn expected_seats(free: SeatSet, waiting: SeatSet) -> SeatSet {
    if free.len() == 1 {
        return free;
    }
    free.iter().filter(|&seat| waiting.contains(seat)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bots::Level;

    #[test]
    fn seat_letters_encode_which_seats_are_free() {
        let seats = SeatSet::first(3);
        let player_kinds = [
            PlayerKind::Human,
            PlayerKind::Remote,
            PlayerKind::Bot(Level::Ensign),
        ];
        let letters = encode_seats(seats, &player_kinds);
        assert_eq!(letters, "tft");
        assert_eq!(
            free_seats(&letters, seats),
            Some(SeatSet::singleton(Seat(1)))
        );
        let players = players_for(seats, SeatSet::singleton(Seat(1)));
        assert_eq!(
            players,
            [PlayerKind::Remote, PlayerKind::Human, PlayerKind::Remote]
        );
    }

    #[test]
    fn seat_letters_of_another_match_are_rejected() {
        let seats = SeatSet::first(2);
        for letters in ["", "t", "tft", "tx", "tfé"] {
            assert_eq!(free_seats(letters, seats), None, "{letters}");
        }
    }

    #[test]
    fn the_free_seat_that_has_to_act_is_expected() {
        let (one, two) = (SeatSet::singleton(Seat(1)), SeatSet::singleton(Seat(2)));
        let both = one.with(Seat(2));
        assert_eq!(expected_seats(one, two), one);
        assert_eq!(expected_seats(both, two), two);
        assert_eq!(
            expected_seats(both, SeatSet::singleton(Seat(0))),
            SeatSet::NONE
        );
    }
}
