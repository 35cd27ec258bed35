//! A match as the parts of a table are given it.

use super::{Eyes, GameUi};
use crate::desk::{Desk, Refused};
use derive_where::derive_where;
use engine::game::{Game, Seat, Seats};
use engine::session::Session;
use std::rc::Rc;
use yew::prelude::*;

/// What happened, and to whom it is shown.
pub struct News<'a, G: Game> {
    /// The events.
    pub events: &'a [G::Event],
    /// The seats of people at this screen.
    pub people: Seats,
}

/// A match as it stood when the table was drawn: a snapshot, because a handle reads the newest
/// value and old and new properties would always be equal.
#[derive_where(Clone)]
pub struct Stand<G: GameUi> {
    /// The match.
    pub session: Rc<Session<G::Game>>,
    /// Rises with every deed.
    pub edition: u32,
    /// Why the last deed was not done.
    pub refused: Option<Refused<G::Refusal>>,
    /// Where deeds are done.
    pub deeds: UseReducerDispatcher<Desk<G::Game>>,
    /// The seat at this screen that is asked now.
    pub seat: Option<Seat>,
    /// Those at this screen who are asked together with it.
    pub choosers: Seats,
    /// Whose eyes look.
    pub eyes: Eyes,
}

impl<G: GameUi> Stand<G> {
    /// The match at a desk as it stands now, for the seat that is asked here and those who are asked together with
    /// it, as these eyes see it.
    #[must_use]
    pub fn of(
        desk: &UseReducerHandle<Desk<G::Game>>,
        seat: Option<Seat>,
        choosers: Seats,
        eyes: Eyes,
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
    pub fn asked(&self) -> Seats {
        self.seat
            .map_or(Seats::NONE, |seat| self.choosers.with(seat))
    }
}

impl<G: GameUi> PartialEq for Stand<G> {
    fn eq(&self, other: &Self) -> bool {
        self.edition == other.edition
            && self.seat == other.seat
            && self.choosers == other.choosers
            && self.eyes == other.eyes
    }
}
