//! Who sits at a running table of any game: somebody at this screen, or a bot. It may change at any
//! time and is in force at once.

use super::Desk;
use super::run::{Hosted, kept};
use crate::l10n::use_phrases;
use crate::live::use_announcer;
use crate::store::{SaveRecord, Sitter, StoreError, use_shelf};
use engine::game::Seat;
use yew::prelude::*;

/// The record of the match with those who sit at it now, and how a seat is given to another.
#[hook]
pub fn use_record<G: Hosted>(
    desk: &UseReducerHandle<Desk<G>>,
    first: &SaveRecord,
) -> (SaveRecord, Callback<(Seat, Sitter)>) {
    let (shelf, announcer, phrases) = (use_shelf(), use_announcer(), use_phrases());
    let record = use_state(|| first.clone());
    let (now, desk, set) = ((*record).clone(), desk.clone(), record.setter());
    let sit = Callback::from(move |(seat, sitter): (Seat, Sitter)| {
        let mut next = now.clone();
        let seats = desk.session.game().seats().iter().count();
        seat_at(&mut next.sitters, seats, seat, sitter);
        set.set(next.clone());
        let (announcer, phrases) = (announcer.clone(), phrases.clone());
        let done = Callback::from(move |result: Result<(), StoreError>| {
            if let Err(error) = result {
                announcer.alert(phrases.text(error.phrase()));
            }
        });
        if let Some(shelf) = &shelf {
            shelf.put(kept(&desk, next), done);
        }
    });
    ((*record).clone(), sit)
}

/// Gives a seat to a sitter. A record from outside may name too few: the others are people.
fn seat_at(sitters: &mut Vec<Sitter>, seats: usize, seat: Seat, sitter: Sitter) {
    sitters.resize(seats, Sitter::Human);
    if let Some(place) = sitters.get_mut(seat.index()) {
        *place = sitter;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bots::Level;

    #[test]
    fn a_seat_is_given_to_another() {
        let bot = Sitter::Bot(Level::Admiral);
        let mut sitters = vec![Sitter::Human, bot];
        seat_at(&mut sitters, 2, Seat(0), bot);
        assert_eq!(sitters, [bot, bot]);
        seat_at(&mut sitters, 2, Seat(1), Sitter::Human);
        assert_eq!(sitters, [bot, Sitter::Human]);
    }

    #[test]
    fn seats_that_a_record_does_not_name_are_people() {
        let bot = Sitter::Bot(Level::Ensign);
        let mut sitters = vec![bot];
        seat_at(&mut sitters, 3, Seat(2), bot);
        assert_eq!(sitters, [bot, Sitter::Human, bot]);
        seat_at(&mut sitters, 3, Seat(7), bot);
        assert_eq!(sitters, [bot, Sitter::Human, bot]);
    }
}
