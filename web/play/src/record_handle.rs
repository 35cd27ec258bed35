//! Who sits at a running table of any game: somebody at this screen, or a bot. It may change at any
//! time and is in force at once.

use super::running_table::updated_record;
use super::tabs::{TabRole, TabsHandle, use_tabs};
use crate::game_ui::GameUi;
use crate::session_store::SessionStore;
use engine::game::{Game, Seat};
use protocol::{CommitmentRecord, SeedCommitment};
use store::{PlayerKind, SaveRecord, StoreError, use_store};
use ui::l10n::use_phrases;
use ui::live_region::use_announcer;
use yew::prelude::*;

/// What changes in the record of a match.
#[derive(Clone, PartialEq, Debug)]
pub enum RecordChange {
    /// Who sits where.
    Sitters(Vec<PlayerKind>),
    /// The tokens of seats at other screens.
    Tokens(Vec<(Seat, String)>),
    /// The parts of the seed that all made together.
    SeedCommitment(SeedCommitment),
    /// What is kept of making it.
    CommitmentRecord(CommitmentRecord),
    /// The same, with who is told when it is kept.
    Sealed(CommitmentRecord, Callback<()>),
}

impl RecordChange {
    /// Who is told when it is kept.
    fn on_saved(&self) -> Callback<()> {
        match self {
            Self::Sealed(_, kept) => kept.clone(),
            Self::Sitters(_)
            | Self::Tokens(_)
            | Self::SeedCommitment(_)
            | Self::CommitmentRecord(_) => Callback::noop(),
        }
    }

    fn apply(self, record: &mut SaveRecord) {
        match self {
            Self::Sitters(sitters) => record.sitters = sitters,
            Self::Tokens(tokens) => record.direct.get_or_insert_default().tokens = tokens,
            Self::CommitmentRecord(vow) | Self::Sealed(vow, _) => {
                record.direct.get_or_insert_default().vow = Some(Box::new(vow))
            }
            Self::SeedCommitment(oath) => record.direct.get_or_insert_default().oath = Some(oath),
        }
    }
}

/// The record of a match with those who sit at it now.
pub struct RecordHandle {
    /// The record.
    pub record: SaveRecord,
    /// Gives a seat to another, and keeps that.
    pub sit: Callback<(Seat, PlayerKind)>,
    /// What other tabs of the match know.
    pub tabs: TabsHandle,
    /// Changes the record, and keeps that.
    pub keep: Callback<RecordChange>,
}

/// The record of the match with those who sit at it now, and how a seat is given to another.
#[hook]
pub fn use_record_handle<G: GameUi>(
    desk: &UseReducerHandle<SessionStore<G::Game>>,
    first: &SaveRecord,
) -> RecordHandle {
    let (shelf, announcer, phrases) = (use_store(), use_announcer(), use_phrases());
    let record = use_state(|| first.clone());
    // As it stands also between two drawings, when several changes come at once.
    let latest = use_mut_ref(|| first.clone());
    let change = {
        let (desk, set, latest) = (desk.clone(), record.setter(), latest.clone());
        Callback::from(move |(change, ours): (RecordChange, bool)| {
            let kept_now = change.on_saved();
            let next = {
                let mut record = latest.borrow_mut();
                change.apply(&mut record);
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
                shelf.put(updated_record::<G>(&desk, next), done);
            }
        })
    };
    let newest = use_mut_ref(|| change.clone());
    *newest.borrow_mut() = change;
    let make = use_callback((), move |made: (RecordChange, bool), ()| {
        let change = newest.borrow().clone();
        change.emit(made);
    });
    let reseat = use_callback(
        make.clone(),
        |(sitters, ours): (Vec<PlayerKind>, bool), make| {
            make.emit((RecordChange::Sitters(sitters), ours));
        },
    );
    let keep = use_callback(make.clone(), |change, make| make.emit((change, true)));
    let tabs = use_tabs(desk, &record.id, &record.sitters, &reseat);
    let sit = {
        let (latest, desk, tabs) = (latest.clone(), desk.clone(), tabs.clone());
        Callback::from(move |(seat, sitter): (Seat, PlayerKind)| {
            let mut sitters = latest.borrow().sitters.clone();
            let seats = desk.session.game().seats().iter().count();
            set_player_kind(&mut sitters, seats, seat, sitter);
            // Only the tab that leads keeps the match.
            match tabs.tab {
                TabRole::Follower => tabs.seat.emit(sitters),
                TabRole::Leader | TabRole::Unsettled => reseat.emit((sitters, true)),
            }
        })
    };
    RecordHandle {
        record: (*record).clone(),
        sit,
        tabs,
        keep,
    }
}

/// Gives a seat to a sitter. A record from outside may name too few: the others are people.
fn set_player_kind(sitters: &mut Vec<PlayerKind>, seats: usize, seat: Seat, sitter: PlayerKind) {
    sitters.resize(seats, PlayerKind::Human);
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
        let bot = PlayerKind::Bot(Level::Admiral);
        let mut sitters = vec![PlayerKind::Human, bot];
        set_player_kind(&mut sitters, 2, Seat(0), bot);
        assert_eq!(sitters, [bot, bot]);
        set_player_kind(&mut sitters, 2, Seat(1), PlayerKind::Human);
        assert_eq!(sitters, [bot, PlayerKind::Human]);
    }

    #[test]
    fn seats_that_a_record_does_not_name_are_people() {
        let bot = PlayerKind::Bot(Level::Ensign);
        let mut sitters = vec![bot];
        set_player_kind(&mut sitters, 3, Seat(2), bot);
        assert_eq!(sitters, [bot, PlayerKind::Human, bot]);
        set_player_kind(&mut sitters, 3, Seat(7), bot);
        assert_eq!(sitters, [bot, PlayerKind::Human, bot]);
    }
}
