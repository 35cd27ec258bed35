//! The snapshot of a match that table components receive.

use super::{GameUi, Perspective};
use crate::session_store::{CommandError, SessionStore};
use derive_where::derive_where;
use engine::game::{Game, Seat, SeatSet, Viewer};
use engine::session::Session;
use std::rc::Rc;
use ui::l10n::Phrases;
use ui::motion::CombatScene;
use yew::prelude::*;

/// A batch of events, and the seats to which they are shown.
pub struct EventBatch<'a, G: Game> {
    pub events: &'a [G::Event],
    /// The seats of people at this screen.
    pub people: SeatSet,
}

/// Events that may have resolved an attack, as the combat stage shows it.
pub struct CombatMoment<'a, G: GameUi> {
    pub game: &'a G::Game,
    pub phrases: &'a Phrases,
    /// The view of this screen's perspective before the events.
    pub before: &'a G::View,
    /// The view of this screen's perspective after the events.
    pub after: &'a G::View,
    pub events: &'a [G::Event],
}

/// Returns the scene of the attack that events have resolved; `None` without one.
pub type CombatSceneOf<G> = fn(&CombatMoment<'_, G>) -> Option<CombatScene>;

/// A match at the time of rendering. It is a snapshot because a handle reads the newest value, so
/// that old and new properties would always be equal.
#[derive_where(Clone)]
pub struct TableSnapshot<G: GameUi> {
    pub session: Rc<Session<G::Game>>,
    /// Counter that rises with every command.
    pub edition: u32,
    /// Why the last command was refused.
    pub refused: Option<CommandError<G::Refusal>>,
    /// Dispatches session commands.
    pub dispatcher: UseReducerDispatcher<SessionStore<G::Game>>,
    /// The seat at this screen that has to act.
    pub seat: Option<Seat>,
    /// The other seats at this screen that choose together with it.
    pub choosers: SeatSet,
    /// Whose view is shown.
    pub perspective: Perspective,
}

impl<G: GameUi> TableSnapshot<G> {
    /// Takes a snapshot of a session store, for the seat that has to act here, those who choose
    /// together with it, and a perspective.
    #[must_use]
    pub fn of(
        session_store: &UseReducerHandle<SessionStore<G::Game>>,
        seat: Option<Seat>,
        choosers: SeatSet,
        perspective: Perspective,
    ) -> Self {
        Self {
            session: session_store.session.clone(),
            edition: session_store.edition,
            refused: session_store.refused,
            dispatcher: session_store.dispatcher(),
            seat,
            choosers,
            perspective,
        }
    }

    /// Returns the seat of this screen: the one that has to act here, or else the one whose view is
    /// shown. `None` for spectators.
    #[must_use]
    pub fn screen_seat(&self) -> Option<Seat> {
        let viewer = match self.perspective.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        self.seat.or(viewer)
    }

    /// Returns the events since the last entry with one that `begins` a part of the match, as far
    /// as they are shown here; all events if there is none.
    pub fn visible_events_since(
        &self,
        begins: impl Fn(&G::Event) -> bool,
    ) -> impl Iterator<Item = &G::Event> {
        let (session, viewer) = (&self.session, self.perspective.viewer);
        let end = session.entry_count();
        let is_beginning = |entry: &usize| session.events_at(*entry).iter().any(&begins);
        let first = (0..end).rev().find(is_beginning).unwrap_or(0);
        (first..end).flat_map(move |entry| session.visible_events_at(entry, viewer))
    }

    /// Returns all seats at this screen that have to act.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        self.seat
            .map_or(SeatSet::NONE, |seat| self.choosers.with(seat))
    }
}

impl<G: GameUi> PartialEq for TableSnapshot<G> {
    fn eq(&self, other: &Self) -> bool {
        self.edition == other.edition
            && self.seat == other.seat
            && self.choosers == other.choosers
            && self.perspective == other.perspective
    }
}
