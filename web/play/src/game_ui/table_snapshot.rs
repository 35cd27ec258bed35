//! A match as the parts of a table are given it.

use super::{GameUi, Perspective};
use crate::session_store::{CommandError, SessionStore};
use derive_where::derive_where;
use engine::game::{Game, Seat, SeatSet};
use engine::session::Session;
use std::rc::Rc;
use yew::prelude::*;

/// What happened, and to whom it is shown.
pub struct EventBatch<'a, G: Game> {
    /// The events.
    pub events: &'a [G::Event],
    /// The seats of people at this screen.
    pub people: SeatSet,
}

/// A match as it stood when the table was drawn: a snapshot, because a handle reads the newest
/// value and old and new properties would always be equal.
#[derive_where(Clone)]
pub struct TableSnapshot<G: GameUi> {
    /// The match.
    pub session: Rc<Session<G::Game>>,
    /// Rises with every deed.
    pub edition: u32,
    /// Why the last deed was not done.
    pub refused: Option<CommandError<G::Refusal>>,
    /// Where deeds are done.
    pub deeds: UseReducerDispatcher<SessionStore<G::Game>>,
    /// The seat at this screen that is asked now.
    pub seat: Option<Seat>,
    /// Those at this screen who are asked together with it.
    pub choosers: SeatSet,
    /// Whose eyes look.
    pub eyes: Perspective,
}

impl<G: GameUi> TableSnapshot<G> {
    /// The match at a desk as it stands now, for the seat that is asked here and those who are asked together with
    /// it, as these eyes see it.
    #[must_use]
    pub fn of(
        desk: &UseReducerHandle<SessionStore<G::Game>>,
        seat: Option<Seat>,
        choosers: SeatSet,
        eyes: Perspective,
    ) -> Self {
        Self {
            session: desk.session.clone(),
            edition: desk.edition,
            refused: desk.refused,
            deeds: desk.dispatcher(),
            seat,
            choosers,
            eyes,
        }
    }

    /// Everybody at this screen who is asked now.
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
            && self.eyes == other.eyes
    }
}
