//! Who sits at a running table of any game: somebody at this screen, or a bot. It may change at any
//! time and is in force at once.

use super::run::kept;
use super::tabs::{Tab, Tabs, use_tabs};
use crate::desk::Desk;
use crate::game_ui::GameUi;
use engine::game::{Game, Seat};
use protocol::{Oath, Vow};
use store::{SaveRecord, Sitter, StoreError, use_shelf};
use ui::l10n::use_phrases;
use ui::live::use_announcer;
use yew::prelude::*;

/// What changes in the record of a match.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// Who sits where.
    Sitters(Vec<Sitter>),
    /// The tokens of seats at other screens.
    Tokens(Vec<(Seat, String)>),
    /// The parts of the seed that all made together.
    Oath(Oath),
    /// What is kept of making it.
    Vow(Vow),
    /// The same, with who is told when it is kept.
    Sealed(Vow, Callback<()>),
}

impl Change {
    /// Who is told when it is kept.
    fn waiting(&self) -> Callback<()> {
        match self {
            Self::Sealed(_, kept) => kept.clone(),
            Self::Sitters(_) | Self::Tokens(_) | Self::Oath(_) | Self::Vow(_) => Callback::noop(),
        }
    }

    fn made(self, record: &mut SaveRecord) {
        match self {
            Self::Sitters(sitters) => record.sitters = sitters,
            Self::Tokens(tokens) => record.direct.get_or_insert_default().tokens = tokens,
            Self::Vow(vow) | Self::Sealed(vow, _) => {
                record.direct.get_or_insert_default().vow = Some(Box::new(vow))
            }
            Self::Oath(oath) => record.direct.get_or_insert_default().oath = Some(oath),
        }
    }
}

/// The record of a match with those who sit at it now.
pub struct Seated {
    /// The record.
    pub record: SaveRecord,
    /// Gives a seat to another, and keeps that.
    pub sit: Callback<(Seat, Sitter)>,
    /// What other tabs of the match know.
    pub tabs: Tabs,
    /// Changes the record, and keeps that.
    pub keep: Callback<Change>,
}

/// The record of the match with those who sit at it now, and how a seat is given to another.
#[hook]
pub fn use_record<G: GameUi>(desk: &UseReducerHandle<Desk<G::Game>>, first: &SaveRecord) -> Seated {
    let (shelf, announcer, phrases) = (use_shelf(), use_announcer(), use_phrases());
    let record = use_state(|| first.clone());
    // As it stands also between two drawings, when several changes come at once.
    let latest = use_mut_ref(|| first.clone());
    let change = {
        let (desk, set, latest) = (desk.clone(), record.setter(), latest.clone());
        Callback::from(move |(change, ours): (Change, bool)| {
            let kept_now = change.waiting();
            let next = {
                let mut record = latest.borrow_mut();
                change.made(&mut record);
                record.clone()
            };
            set.set(next.clone());
            let (announcer, phrases) = (announcer.clone(), phrases.clone());
            let done = Callback::from(move |result: Result<(), StoreError>| {
                if let Err(error) = result {
                    announcer.alert(phrases.text(error.phrase()));
                }
                // What the browser refuses to keep is kept by this page as long as it is open, and the player knows.
                kept_now.emit(());
            });
            if let Some(shelf) = shelf.as_ref().filter(|_| ours) {
                shelf.put(kept::<G>(&desk, next), done);
            }
        })
    };
    let newest = use_mut_ref(|| change.clone());
    *newest.borrow_mut() = change;
    let make = use_callback((), move |made: (Change, bool), ()| {
        let change = newest.borrow().clone();
        change.emit(made);
    });
    let reseat = use_callback(
        make.clone(),
        |(sitters, ours): (Vec<Sitter>, bool), make| {
            make.emit((Change::Sitters(sitters), ours));
        },
    );
    let keep = use_callback(make.clone(), |change, make| make.emit((change, true)));
    let tabs = use_tabs(desk, &record.id, &record.sitters, &reseat);
    let sit = {
        let (now, desk, tabs) = (record.sitters.clone(), desk.clone(), tabs.clone());
        Callback::from(move |(seat, sitter): (Seat, Sitter)| {
            let mut sitters = now.clone();
            let seats = desk.session.game().seats().iter().count();
            seat_at(&mut sitters, seats, seat, sitter);
            // Only the tab that leads keeps the match.
            match tabs.tab {
                Tab::Follows => tabs.seat.emit(sitters),
                Tab::Leads | Tab::Unsettled => reseat.emit((sitters, true)),
            }
        })
    };
    Seated {
        record: (*record).clone(),
        sit,
        tabs,
        keep,
    }
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
