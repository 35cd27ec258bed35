//! The record of a running match of any game, including who plays each seat, which may change at
//! any time.

use super::running_table::updated_record;
use super::tabs::{TabsHandle, use_tabs};
use crate::game_ui::GameUi;
use crate::session_store::SessionStore;
use engine::game::{Game, Seat};
use protocol::online::Occupant;
use protocol::{CommitmentRecord, MatchSignatures, SeedCommitment};
use store::{PlayerKind, SaveRecord, StoreError, use_store};
use ui::l10n::use_phrases;
use ui::live_region::use_announcer;
use yew::prelude::*;

/// A change in the record of a match.
#[derive(Clone, PartialEq, Debug)]
pub enum RecordChange {
    /// Who plays each seat, in seat order.
    PlayerKinds(Vec<PlayerKind>),
    /// The tokens of seats on other screens.
    Tokens(Vec<(Seat, String)>),
    /// The seed commitment, with the parts of all players.
    SeedCommitment(SeedCommitment),
    /// How the seed was created.
    CommitmentRecord(CommitmentRecord),
    /// The keys and signatures of a match that is over.
    Signatures(Box<MatchSignatures>),
    /// Who plays the seats of an online table, in seat order.
    Occupants(Vec<Occupant>),
    /// How the seed was created, and a callback for when that is stored.
    Sealed(CommitmentRecord, Callback<()>),
}

impl RecordChange {
    /// Returns the callback for when the change is stored.
    fn on_saved(&self) -> Callback<()> {
        match self {
            Self::Sealed(_, on_saved) => on_saved.clone(),
            Self::PlayerKinds(_)
            | Self::Tokens(_)
            | Self::Occupants(_)
            | Self::Signatures(_)
            | Self::SeedCommitment(_)
            | Self::CommitmentRecord(_) => Callback::noop(),
        }
    }

    fn apply(self, record: &mut SaveRecord) {
        match self {
            Self::PlayerKinds(player_kinds) => record.player_kinds = player_kinds,
            Self::Tokens(tokens) => record.direct.get_or_insert_default().tokens = tokens,
            Self::Occupants(occupants) => {
                record.direct.get_or_insert_default().occupants = occupants;
            }
            Self::Signatures(signatures) => {
                record.direct.get_or_insert_default().signatures = Some(signatures);
            }
            Self::CommitmentRecord(commitment_record) | Self::Sealed(commitment_record, _) => {
                record.direct.get_or_insert_default().commitment_record =
                    Some(Box::new(commitment_record))
            }
            Self::SeedCommitment(commitment) => {
                record.direct.get_or_insert_default().commitment = Some(commitment)
            }
        }
    }
}

/// The current record of a match, and callbacks that change it.
pub struct RecordHandle {
    /// The record with the current players.
    pub record: SaveRecord,
    /// Changes who plays a seat, and stores that.
    pub set_player: Callback<(Seat, PlayerKind)>,
    /// The role of this tab among those of the match.
    pub tabs: TabsHandle,
    /// Applies a change to the record, and stores it.
    pub keep: Callback<RecordChange>,
}

/// Provides the record of a match and the callbacks that change it.
#[hook]
pub fn use_record_handle<G: GameUi>(
    session_store: &UseReducerHandle<SessionStore<G::Game>>,
    first: &SaveRecord,
) -> RecordHandle {
    let (store, announcer, phrases) = (use_store(), use_announcer(), use_phrases());
    let record = use_state(|| first.clone());
    // The latest state, even between two renderings, when several changes come at once.
    let latest = use_mut_ref(|| first.clone());
    let change = {
        let (session_store, set, latest) = (session_store.clone(), record.setter(), latest.clone());
        Callback::from(move |(change, is_own): (RecordChange, bool)| {
            let on_saved = change.on_saved();
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
                on_saved.emit(());
            });
            if let Some(store) = store.as_ref().filter(|_| is_own) {
                store.put(updated_record::<G>(&session_store, next), done);
            }
        })
    };
    let newest = use_mut_ref(|| change.clone());
    *newest.borrow_mut() = change;
    let apply_change = use_callback((), move |update: (RecordChange, bool), ()| {
        let change = newest.borrow().clone();
        change.emit(update);
    });
    let set_player_kinds = use_callback(
        apply_change.clone(),
        |(player_kinds, is_own): (Vec<PlayerKind>, bool), apply_change| {
            apply_change.emit((RecordChange::PlayerKinds(player_kinds), is_own));
        },
    );
    let keep = use_callback(apply_change.clone(), |change, apply_change| {
        apply_change.emit((change, true))
    });
    let tabs = use_tabs(
        session_store,
        &record.id,
        &record.player_kinds,
        &set_player_kinds,
    );
    let set_player = {
        let (latest, session_store, tabs) = (latest.clone(), session_store.clone(), tabs.clone());
        Callback::from(move |(seat, player_kind): (Seat, PlayerKind)| {
            let mut player_kinds = latest.borrow().player_kinds.clone();
            let seats = session_store.session.game().seats().iter().count();
            set_player_kind(&mut player_kinds, seats, seat, player_kind);
            tabs.seat.emit(player_kinds);
        })
    };
    RecordHandle {
        record: (*record).clone(),
        set_player,
        tabs,
        keep,
    }
}

/// Sets the player of a seat. A record from outside may name too few players: the others are
/// people.
fn set_player_kind(
    player_kinds: &mut Vec<PlayerKind>,
    seat_count: usize,
    seat: Seat,
    player_kind: PlayerKind,
) {
    player_kinds.resize(seat_count, PlayerKind::Human);
    if let Some(slot) = player_kinds.get_mut(seat.index()) {
        *slot = player_kind;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bots::Level;

    #[test]
    fn set_player_kind_changes_one_seat() {
        let bot = PlayerKind::Bot(Level::Admiral);
        let mut player_kinds = vec![PlayerKind::Human, bot];
        set_player_kind(&mut player_kinds, 2, Seat(0), bot);
        assert_eq!(player_kinds, [bot, bot]);
        set_player_kind(&mut player_kinds, 2, Seat(1), PlayerKind::Human);
        assert_eq!(player_kinds, [bot, PlayerKind::Human]);
    }

    #[test]
    fn seats_missing_from_a_record_are_human() {
        let bot = PlayerKind::Bot(Level::Ensign);
        let mut player_kinds = vec![bot];
        set_player_kind(&mut player_kinds, 3, Seat(2), bot);
        assert_eq!(player_kinds, [bot, PlayerKind::Human, bot]);
        set_player_kind(&mut player_kinds, 3, Seat(7), bot);
        assert_eq!(player_kinds, [bot, PlayerKind::Human, bot]);
    }
}
