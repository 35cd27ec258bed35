//! The record of a running match of any game, including who plays each seat, which may change at
//! any time.

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

/// A change in the record of a match.
#[derive(Clone, PartialEq, Debug)]
pub enum RecordChange {
    /// Who plays each seat, in seat order.
    Sitters(Vec<PlayerKind>),
    /// The tokens of seats at other screens.
    Tokens(Vec<(Seat, String)>),
    /// The seed commitment, with the parts of all players.
    SeedCommitment(SeedCommitment),
    /// How the seed was created.
    CommitmentRecord(CommitmentRecord),
    /// How the seed was created, and a callback for when that is stored.
    Sealed(CommitmentRecord, Callback<()>),
}

impl RecordChange {
    /// Returns the callback for when the change is stored.
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

/// The current record of a match, and callbacks that change it.
pub struct RecordHandle {
    /// The record with the current players.
    pub record: SaveRecord,
    /// Changes who plays a seat, and stores that.
    pub sit: Callback<(Seat, PlayerKind)>,
    /// The role of this tab among those of the match.
    pub tabs: TabsHandle,
    /// Applies a change to the record, and stores it.
    pub keep: Callback<RecordChange>,
}

/// Provides the record of a match and the callbacks that change it.
#[hook]
pub fn use_record_handle<G: GameUi>(
    desk: &UseReducerHandle<SessionStore<G::Game>>,
    first: &SaveRecord,
) -> RecordHandle {
    let (shelf, announcer, phrases) = (use_store(), use_announcer(), use_phrases());
    let record = use_state(|| first.clone());
    // The latest state, even between two renderings, when several changes come at once.
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
                // If storing fails, the page keeps the record as long as it is open, and the player
                // was told.
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
            // Only the leading tab stores the match.
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

/// Sets the player of a seat. A record from outside may name too few players: the others are
/// people.
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
