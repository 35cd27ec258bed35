//! The desk: one session in the hands of the page, changed by deeds, drawn by whoever reads it.

use derive_where::derive_where;
use engine::chance::Seed;
use engine::error::Cites;
use engine::game::{Game, Seat, Status};
use engine::save::code::{self, Code};
use engine::save::{self, SaveError, Saved};
use engine::session::{ActError, Kin, Position, Session, UndoError};
use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use yew::prelude::*;

#[cfg(test)]
mod tests;

/// What is done at a desk.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed<A> {
    /// A seat, or the table, gives an action, wherever the match stands.
    Act(Seat, A),
    /// Seats give actions that were decided on in a position, one after another, as far as they are
    /// accepted; where the match stands elsewhere by now, none of them.
    Give(Position, Rc<[(Seat, A)]>),
    /// A seat takes back its last action.
    Undo(Seat),
    /// A seat gives again what it took back.
    Redo(Seat),
    /// A seat takes back as much of its turn as the rules allow.
    TakeBack(Seat),
    /// Everything after so many entries of the log is as if it had never been: for lessons.
    Rewind(usize),
    /// The match is as these letters say (see [`written`]): it is played elsewhere, and this desk
    /// follows.
    Become(String),
    /// The match, in which nobody has chosen anything, is dealt anew from this seed.
    Deal(Seed),
    /// A seat takes back its last action, since all others agree.
    Granted(Seat),
    /// From now on nobody acts until the match is dealt anew; or everybody may again.
    Hold(bool),
    /// From now on taking back is asked for elsewhere; or is free again.
    Guard(Option<Outlet<A>>),
    /// From now on the match is played elsewhere, and deeds are sent there; or here again.
    Follow(Option<Outlet<A>>),
}

/// Where the deeds of a desk go whose match is played elsewhere, each with the position in which it
/// was decided on.
#[derive_where(Clone)]
pub struct Outlet<A>(pub Rc<dyn Fn(Position, Deed<A>)>);

impl<A> PartialEq for Outlet<A> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<A> fmt::Debug for Outlet<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Outlet")
    }
}

impl<A: Copy> Deed<A> {
    /// One seat gives actions that were decided on in a position.
    #[must_use]
    pub fn give(position: Position, seat: Seat, actions: &[A]) -> Self {
        let orders = actions.iter().map(|action| (seat, *action));
        Self::Give(position, orders.collect())
    }
}

/// Why the last deed was not done, or not to its end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refused<R> {
    /// A rule refuses it.
    Rule(R),
    /// It cannot be taken back, or given again.
    Undo(UndoError),
    /// The session did not take it for a reason that is no rule.
    Other,
}

/// What came of a deed.
#[derive(Clone, PartialEq, Debug)]
pub struct News<E, R> {
    /// What it made happen.
    pub events: Vec<E>,
    /// Why it was not done, or not to its end.
    pub refused: Option<Refused<R>>,
}

impl<E: Clone, R: std::fmt::Debug> News<E, R> {
    const NONE: Self = Self {
        events: Vec::new(),
        refused: None,
    };

    fn refusing(refused: Refused<R>) -> Self {
        Self {
            refused: Some(refused),
            ..Self::NONE
        }
    }

    /// Adds what came of an action.
    fn note(&mut self, done: Result<&[E], ActError<R>>) {
        match done {
            Ok(events) => self.events.extend_from_slice(events),
            Err(ActError::Refused(refusal)) => self.refused = Some(Refused::Rule(refusal)),
            Err(ActError::NoSuchSeat(_) | ActError::Draws(_)) => {
                self.refused = Some(Refused::Other)
            }
        }
    }

    /// What came of taking back, or giving again.
    fn of_undo(done: Result<(), UndoError>) -> Self {
        done.err()
            .map_or(Self::NONE, |error| Self::refusing(Refused::Undo(error)))
    }
}

type NewsOf<G> = News<<G as Game>::Event, <G as Game>::Refusal>;

/// A session in the hands of the page.
pub struct Desk<G: Game> {
    /// The match.
    pub session: Rc<Session<G>>,
    /// Rises with every deed, done or refused.
    pub edition: u32,
    /// Rises with every deed that changed the match.
    pub changes: u32,
    /// Why the last deed was not done, or not to its end.
    pub refused: Option<Refused<G::Refusal>>,
    /// What came of the deeds that nobody has been told of. Several can be done before the page is
    /// drawn again.
    untold: Rc<RefCell<Vec<NewsOf<G>>>>,
    /// Where deeds go while the match is played elsewhere.
    outlet: Option<Outlet<G::Action>>,
    /// Who is asked before anything is taken back.
    guard: Option<Outlet<G::Action>>,
    /// Whether nobody may act until the match is dealt anew.
    held: bool,
}

impl<G: Game> Desk<G> {
    /// A desk for a session.
    #[must_use]
    pub fn new(session: Rc<Session<G>>) -> Self {
        Self {
            session,
            edition: 0,
            changes: 0,
            refused: None,
            untold: Rc::default(),
            outlet: None,
            guard: None,
            held: false,
        }
    }

    /// The desk with its deeds sent elsewhere.
    fn bound(
        &self,
        outlet: Option<Outlet<G::Action>>,
        guard: Option<Outlet<G::Action>>,
    ) -> Rc<Self> {
        Rc::new(Self {
            session: self.session.clone(),
            edition: self.edition.wrapping_add(1),
            changes: self.changes,
            refused: None,
            untold: self.untold.clone(),
            outlet,
            guard,
            held: self.held,
        })
    }

    /// The desk at which nobody may act, or everybody again.
    fn holding(self: Rc<Self>, held: bool) -> Rc<Self> {
        if self.held == held {
            return self;
        }
        Rc::new(Self {
            session: self.session.clone(),
            edition: self.edition.wrapping_add(1),
            // Who was kept from acting is asked again.
            changes: self.changes.wrapping_add(1),
            refused: None,
            untold: self.untold.clone(),
            outlet: self.outlet.clone(),
            guard: self.guard.clone(),
            held,
        })
    }

    /// Whether nobody may act until the match is dealt anew.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.held
    }

    /// Whether the match is played elsewhere, and only shown here.
    #[must_use]
    pub const fn follows(&self) -> bool {
        self.outlet.is_some()
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.session.status(), Status::Over(_))
    }

    /// What came of every deed since this was asked last, in order: for the one who tells it.
    #[must_use]
    pub fn take_news(&self) -> Vec<NewsOf<G>> {
        self.untold.take()
    }
}

/// Does a deed; says what came of it, and nothing when it is too late for it.
fn carry_out<G: Game>(session: &mut Session<G>, deed: Deed<G::Action>) -> Option<NewsOf<G>> {
    let mut news = News::NONE;
    match deed {
        Deed::Act(seat, action) => news.note(session.act(seat, action)),
        Deed::Give(position, orders) => {
            if session.position() != position {
                return None;
            }
            for &(seat, action) in orders.iter() {
                news.note(session.act(seat, action));
                if news.refused.is_some() {
                    break;
                }
            }
        }
        Deed::Undo(seat) => news = News::of_undo(session.undo(seat)),
        Deed::Redo(seat) => match session.redo(seat) {
            Ok(events) => news.events = events.to_vec(),
            Err(error) => news = News::of_undo(Err(error)),
        },
        Deed::TakeBack(seat) => news = News::of_undo(session.take_back_turn(seat).map(|_| ())),
        Deed::Rewind(entries) => match rewound(session, entries) {
            Some(before) => *session = before,
            None => news = News::refusing(Refused::Other),
        },
        Deed::Become(text) => match read(&text, session.game()) {
            Ok(next) => return became(session, next),
            Err(_) => news = News::refusing(Refused::Other),
        },
        Deed::Deal(_) if !session.is_untouched() => return None,
        Deed::Deal(seed) => match dealt_anew(session, seed) {
            Some(anew) => *session = anew,
            None => news = News::refusing(Refused::Other),
        },
        Deed::Granted(seat) => news = News::of_undo(session.undo(seat)),
        Deed::Guard(_) | Deed::Follow(_) | Deed::Hold(_) => return None,
    }
    Some(news)
}

/// How a desk that follows is told how a match stands: its share code, or the save of one that is
/// known only by what was told.
#[must_use]
pub fn written<G: Game>(session: &Session<G>) -> Option<String> {
    if session.is_hearsay() {
        Some(save::encode(session))
    } else {
        code::encode(session)
    }
}

/// Reads what was written, at the table of a desk.
fn read<G: Game>(text: &str, table: &G) -> Result<Session<G>, SaveError> {
    if text.starts_with('{') {
        Saved::read(text)?.open_at(table)
    } else {
        Code::read(text)?.open_at(table)
    }
}

/// Puts what the match has become in its place; the news are what happened since. Nothing when it is
/// as it was.
fn became<G: Game>(session: &mut Session<G>, next: Session<G>) -> Option<NewsOf<G>> {
    let since = match next.kin(session) {
        Kin::Same => return None,
        Kin::Ahead(entries) => next.entries() - entries,
        // What was taken back has no news.
        Kin::Behind(_) | Kin::Forked(_) | Kin::Stranger => next.entries(),
    };
    *session = next;
    let entries = since..session.entries();
    let mut news = News::NONE;
    for entry in entries {
        news.events.extend_from_slice(session.events_at(entry));
    }
    Some(news)
}

/// The session from another seed; one that did not begin with a deal keeps its beginning.
fn dealt_anew<G: Game>(session: &Session<G>, seed: Seed) -> Option<Session<G>> {
    if session.is_seeded() {
        Some(Session::new(session.game().clone(), seed))
    } else {
        session.branch_at(0, seed)
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
        match deed {
            Deed::Follow(outlet) => self.bound(outlet, self.guard.clone()),
            Deed::Guard(guard) => self.bound(self.outlet.clone(), guard),
            Deed::Hold(held) => self.holding(held),
            Deed::Become(_) | Deed::Deal(_) | Deed::Granted(_) => self.done(deed),
            Deed::Act(..)
            | Deed::Give(..)
            | Deed::Undo(_)
            | Deed::Redo(_)
            | Deed::TakeBack(_)
            | Deed::Rewind(_) => {
                if self.held {
                    return self;
                }
                let back = matches!(deed, Deed::Undo(_) | Deed::Redo(_) | Deed::TakeBack(_));
                match self
                    .outlet
                    .as_ref()
                    .or(self.guard.as_ref().filter(|_| back))
                {
                    // Sent once: a reducer runs once for each deed.
                    Some(elsewhere) => {
                        elsewhere.0(self.session.position(), deed);
                        self
                    }
                    None => self.done(deed),
                }
            }
        }
    }
}

impl<G: Game + 'static> Desk<G>
where
    G::Refusal: Cites,
{
    /// The desk after a deed.
    fn done(self: Rc<Self>, deed: Deed<G::Action>) -> Rc<Self> {
        let mut session = (*self.session).clone();
        // Who knows a match only by what was told of it cannot go on alone.
        let alone = session.is_hearsay() && !matches!(deed, Deed::Become(_));
        let held = self.held && !matches!(deed, Deed::Deal(_));
        let done = if alone {
            Some(News::refusing(Refused::Other))
        } else {
            carry_out(&mut session, deed)
        };
        let Some(news) = done else {
            return self;
        };
        let changed = news.refused.is_none() || session.entries() != self.session.entries();
        let refused = news.refused;
        self.untold.borrow_mut().push(news);
        Rc::new(Self {
            session: if changed {
                Rc::new(session)
            } else {
                self.session.clone()
            },
            edition: self.edition.wrapping_add(1),
            changes: self.changes.wrapping_add(changed.into()),
            refused,
            untold: self.untold.clone(),
            outlet: self.outlet.clone(),
            guard: self.guard.clone(),
            held,
        })
    }
}
