//! The desk: one session in the hands of the page, changed by deeds, drawn by whoever reads it.

use engine::error::Cites;
use engine::game::{Game, Seat, Status};
use engine::session::{ActError, Session, UndoError};
use std::rc::Rc;
use yew::prelude::*;

/// What is done at a desk.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Deed<A> {
    /// A seat, or the table, gives an action.
    Act(Seat, A),
    /// A seat takes back its last action.
    Undo(Seat),
    /// A seat gives again what it took back.
    Redo(Seat),
    /// A seat takes back as much of its turn as the rules allow.
    TakeBack(Seat),
    /// Everything after so many entries of the log is as if it had never been: for lessons.
    Rewind(usize),
}

/// Why the last deed was not done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refused<R> {
    /// A rule refuses it.
    Rule(R),
    /// It cannot be taken back, or given again.
    Undo(UndoError),
    /// The session did not take it for a reason that is no rule.
    Other,
}

/// A session in the hands of the page.
pub struct Desk<G: Game> {
    /// The match.
    pub session: Rc<Session<G>>,
    /// Rises with every deed, done or refused.
    pub edition: u32,
    /// What the last deed made happen.
    pub news: Rc<[G::Event]>,
    /// Why the last deed was not done.
    pub refused: Option<Refused<G::Refusal>>,
}

impl<G: Game> Desk<G> {
    /// A desk for a session.
    #[must_use]
    pub fn new(session: Rc<Session<G>>) -> Self {
        Self {
            session,
            edition: 0,
            news: Rc::from([]),
            refused: None,
        }
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.session.status(), Status::Over(_))
    }

    fn refuse(&self, refused: Refused<G::Refusal>) -> Self {
        Self {
            session: self.session.clone(),
            edition: self.edition.wrapping_add(1),
            news: Rc::from([]),
            refused: Some(refused),
        }
    }
}

/// The session after its first `entries` entries.
fn rewound<G: Game>(session: &Session<G>, entries: usize) -> Option<Session<G>> {
    let log = session.log().get(..entries)?;
    session.with_log(log).ok()
}

impl<G: Game + 'static> Reducible for Desk<G>
where
    G::Refusal: Cites,
{
    type Action = Deed<G::Action>;

    fn reduce(self: Rc<Self>, deed: Self::Action) -> Rc<Self> {
        let mut session = (*self.session).clone();
        let done = match deed {
            Deed::Act(seat, action) => {
                session
                    .act(seat, action)
                    .map(Rc::from)
                    .map_err(|error| match error {
                        ActError::Refused(refusal) => Refused::Rule(refusal),
                        ActError::NoSuchSeat(_) | ActError::Draws => Refused::Other,
                    })
            }
            Deed::Undo(seat) => session
                .undo(seat)
                .map(|()| Rc::from([]))
                .map_err(Refused::Undo),
            Deed::Redo(seat) => session.redo(seat).map(Rc::from).map_err(Refused::Undo),
            Deed::TakeBack(seat) => session
                .take_back_turn(seat)
                .map(|_| Rc::from([]))
                .map_err(Refused::Undo),
            Deed::Rewind(entries) => rewound(&session, entries)
                .map(|before| {
                    session = before;
                    Rc::from([])
                })
                .ok_or(Refused::Other),
        };
        Rc::new(match done {
            Ok(news) => Self {
                session: Rc::new(session),
                edition: self.edition.wrapping_add(1),
                news,
                refused: None,
            },
            Err(refused) => self.refuse(refused),
        })
    }
}
