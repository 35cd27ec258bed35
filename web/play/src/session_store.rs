//! The desk: one session in the hands of the page, changed by deeds, drawn by whoever reads it.

use derive_where::derive_where;
use engine::chance::Seed;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, Status};
use engine::save::share_code::{self, ShareCode};
use engine::save::{self, SaveError, SaveFile};
use engine::session::{ActError, LogRelation, PositionId, Session, UndoError};
use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use yew::prelude::*;

#[cfg(test)]
mod tests;

/// What is done at a desk.
#[derive(Clone, PartialEq, Debug)]
pub enum SessionCommand<A> {
    /// A seat, or the table, gives an action, wherever the match stands.
    Act(Seat, A),
    /// Seats give actions that were decided on in a position, one after another, as far as they are
    /// accepted; where the match stands elsewhere by now, none of them.
    Give(PositionId, Rc<[(Seat, A)]>),
    /// A seat takes back its last action.
    Undo(Seat),
    /// A seat gives again what it took back.
    Redo(Seat),
    /// A seat takes back as much of its turn as the rules allow.
    TakeBack(Seat),
    /// Everything after so many entries of the log is as if it had never been: for lessons.
    Rewind(usize),
    /// The match is as these letters say (see [`encode_session`]): it is played elsewhere, and this desk
    /// follows.
    Replace(String),
    /// The match, in which nobody has chosen anything, is dealt anew from this seed.
    Redeal(Seed),
    /// A seat takes back its last action, since all others agree.
    GrantedUndo(Seat),
    /// From now on nobody acts until the match is dealt anew; or everybody may again.
    Hold(bool),
    /// From now on taking back is asked for elsewhere; or is free again.
    GuardUndo(Option<CommandSink<A>>),
    /// From now on the match is played elsewhere, and deeds are sent there; or here again.
    Follow(Option<CommandSink<A>>),
}

/// Where the deeds of a desk go whose match is played elsewhere, each with the position in which it
/// was decided on.
#[derive_where(Clone)]
pub struct CommandSink<A>(pub Rc<dyn Fn(PositionId, SessionCommand<A>)>);

impl<A> PartialEq for CommandSink<A> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<A> fmt::Debug for CommandSink<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Outlet")
    }
}

impl<A: Copy> SessionCommand<A> {
    /// One seat gives actions that were decided on in a position.
    #[must_use]
    pub fn give_line(position: PositionId, seat: Seat, actions: &[A]) -> Self {
        let orders = actions.iter().map(|action| (seat, *action));
        Self::Give(position, orders.collect())
    }
}

/// Why the last deed was not done, or not to its end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CommandError<R> {
    /// A rule refuses it.
    Rule(R),
    /// It cannot be taken back, or given again.
    Undo(UndoError),
    /// The session did not take it for a reason that is no rule.
    Other,
}

/// What came of a deed.
#[derive(Clone, PartialEq, Debug)]
pub struct CommandOutcome<E, R> {
    /// What it made happen.
    pub events: Vec<E>,
    /// Why it was not done, or not to its end.
    pub refused: Option<CommandError<R>>,
}

impl<E: Clone, R: std::fmt::Debug> CommandOutcome<E, R> {
    const NONE: Self = Self {
        events: Vec::new(),
        refused: None,
    };

    fn from_error(refused: CommandError<R>) -> Self {
        Self {
            refused: Some(refused),
            ..Self::NONE
        }
    }

    /// Adds what came of an action.
    fn note(&mut self, done: Result<&[E], ActError<R>>) {
        match done {
            Ok(events) => self.events.extend_from_slice(events),
            Err(ActError::Refused(refusal)) => self.refused = Some(CommandError::Rule(refusal)),
            Err(ActError::NoSuchSeat(_) | ActError::Draws(_)) => {
                self.refused = Some(CommandError::Other)
            }
        }
    }

    /// What came of taking back, or giving again.
    fn from_undo(done: Result<(), UndoError>) -> Self {
        done.err().map_or(Self::NONE, |error| {
            Self::from_error(CommandError::Undo(error))
        })
    }
}

type OutcomeOf<G> = CommandOutcome<<G as Game>::Event, <G as Game>::Refusal>;

/// A session in the hands of the page.
pub struct SessionStore<G: Game> {
    /// The match.
    pub session: Rc<Session<G>>,
    /// Rises with every deed, done or refused.
    pub edition: u32,
    /// Rises with every deed that changed the match.
    pub changes: u32,
    /// Why the last deed was not done, or not to its end.
    pub refused: Option<CommandError<G::Refusal>>,
    /// What came of the deeds that nobody has been told of. Several can be done before the page is
    /// drawn again.
    untold: Rc<RefCell<Vec<OutcomeOf<G>>>>,
    /// Where deeds go while the match is played elsewhere.
    outlet: Option<CommandSink<G::Action>>,
    /// Who is asked before anything is taken back.
    guard: Option<CommandSink<G::Action>>,
    /// Whether nobody may act until the match is dealt anew.
    held: bool,
}

impl<G: Game> SessionStore<G> {
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
    fn with_sinks(
        &self,
        outlet: Option<CommandSink<G::Action>>,
        guard: Option<CommandSink<G::Action>>,
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
    fn with_hold(self: Rc<Self>, held: bool) -> Rc<Self> {
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
    pub const fn is_following(&self) -> bool {
        self.outlet.is_some()
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.session.status(), Status::Over(_))
    }

    /// What came of every deed since this was asked last, in order: for the one who tells it.
    #[must_use]
    pub fn take_outcomes(&self) -> Vec<OutcomeOf<G>> {
        self.untold.take()
    }
}

/// Does a deed; says what came of it, and nothing when it is too late for it.
fn apply<G: Game>(
    session: &mut Session<G>,
    deed: SessionCommand<G::Action>,
) -> Option<OutcomeOf<G>> {
    let mut news = CommandOutcome::NONE;
    match deed {
        SessionCommand::Act(seat, action) => news.note(session.act(seat, action)),
        SessionCommand::Give(position, orders) => {
            if session.position_id() != position {
                return None;
            }
            for &(seat, action) in orders.iter() {
                news.note(session.act(seat, action));
                if news.refused.is_some() {
                    break;
                }
            }
        }
        SessionCommand::Undo(seat) => news = CommandOutcome::from_undo(session.undo(seat)),
        SessionCommand::Redo(seat) => match session.redo(seat) {
            Ok(events) => news.events = events.to_vec(),
            Err(error) => news = CommandOutcome::from_undo(Err(error)),
        },
        SessionCommand::TakeBack(seat) => {
            news = CommandOutcome::from_undo(session.undo_turn(seat).map(|_| ()))
        }
        SessionCommand::Rewind(entries) => match rewind(session, entries) {
            Some(before) => *session = before,
            None => news = CommandOutcome::from_error(CommandError::Other),
        },
        SessionCommand::Replace(text) => match decode_session(&text, session.game()) {
            Ok(next) => return replace(session, next),
            Err(_) => news = CommandOutcome::from_error(CommandError::Other),
        },
        SessionCommand::Redeal(_) if !session.is_untouched() => return None,
        SessionCommand::Redeal(seed) => match redeal(session, seed) {
            Some(anew) => *session = anew,
            None => news = CommandOutcome::from_error(CommandError::Other),
        },
        SessionCommand::GrantedUndo(seat) => news = CommandOutcome::from_undo(session.undo(seat)),
        SessionCommand::GuardUndo(_) | SessionCommand::Follow(_) | SessionCommand::Hold(_) => {
            return None;
        }
    }
    Some(news)
}

/// How a desk that follows is told how a match stands: its share code, or the save of one that is
/// known only by what was told.
#[must_use]
pub fn encode_session<G: Game>(session: &Session<G>) -> Option<String> {
    if session.is_partial() {
        Some(save::encode(session))
    } else {
        share_code::encode(session)
    }
}

/// Reads what was written, at the table of a desk.
fn decode_session<G: Game>(text: &str, table: &G) -> Result<Session<G>, SaveError> {
    if text.starts_with('{') {
        SaveFile::read(text)?.open_at(table)
    } else {
        ShareCode::read(text)?.open_at(table)
    }
}

/// Puts what the match has become in its place; the news are what happened since. Nothing when it is
/// as it was.
fn replace<G: Game>(session: &mut Session<G>, next: Session<G>) -> Option<OutcomeOf<G>> {
    let since = match next.log_relation(session) {
        LogRelation::Same => return None,
        LogRelation::Ahead(entries) => next.entry_count() - entries,
        // What was taken back has no news.
        LogRelation::Behind(_) | LogRelation::Forked(_) | LogRelation::Unrelated => {
            next.entry_count()
        }
    };
    *session = next;
    let entries = since..session.entry_count();
    let mut news = CommandOutcome::NONE;
    for entry in entries {
        news.events.extend_from_slice(session.events_at(entry));
    }
    Some(news)
}

/// The session from another seed; one that did not begin with a deal keeps its beginning.
fn redeal<G: Game>(session: &Session<G>, seed: Seed) -> Option<Session<G>> {
    if session.is_seeded() {
        Some(Session::new(session.game().clone(), seed))
    } else {
        session.branch_at(0, seed)
    }
}

/// The session after its first `entries` entries.
fn rewind<G: Game>(session: &Session<G>, entries: usize) -> Option<Session<G>> {
    let log = session.log().get(..entries)?;
    session.with_log(log).ok()
}

impl<G: Game + 'static> Reducible for SessionStore<G>
where
    G::Refusal: RuleRefusal,
{
    type Action = SessionCommand<G::Action>;

    fn reduce(self: Rc<Self>, deed: Self::Action) -> Rc<Self> {
        match deed {
            SessionCommand::Follow(outlet) => self.with_sinks(outlet, self.guard.clone()),
            SessionCommand::GuardUndo(guard) => self.with_sinks(self.outlet.clone(), guard),
            SessionCommand::Hold(held) => self.with_hold(held),
            SessionCommand::Replace(_)
            | SessionCommand::Redeal(_)
            | SessionCommand::GrantedUndo(_) => self.after(deed),
            SessionCommand::Act(..)
            | SessionCommand::Give(..)
            | SessionCommand::Undo(_)
            | SessionCommand::Redo(_)
            | SessionCommand::TakeBack(_)
            | SessionCommand::Rewind(_) => {
                if self.held {
                    return self;
                }
                let back = matches!(
                    deed,
                    SessionCommand::Undo(_) | SessionCommand::Redo(_) | SessionCommand::TakeBack(_)
                );
                match self
                    .outlet
                    .as_ref()
                    .or(self.guard.as_ref().filter(|_| back))
                {
                    // Sent once: a reducer runs once for each deed.
                    Some(elsewhere) => {
                        elsewhere.0(self.session.position_id(), deed);
                        self
                    }
                    None => self.after(deed),
                }
            }
        }
    }
}

impl<G: Game + 'static> SessionStore<G>
where
    G::Refusal: RuleRefusal,
{
    /// The desk after a deed.
    fn after(self: Rc<Self>, deed: SessionCommand<G::Action>) -> Rc<Self> {
        let mut session = (*self.session).clone();
        // Who knows a match only by what was told of it cannot go on alone.
        let alone = session.is_partial() && !matches!(deed, SessionCommand::Replace(_));
        let held = self.held && !matches!(deed, SessionCommand::Redeal(_));
        let done = if alone {
            Some(CommandOutcome::from_error(CommandError::Other))
        } else {
            apply(&mut session, deed)
        };
        let Some(news) = done else {
            return self;
        };
        let changed = news.refused.is_none() || session.entry_count() != self.session.entry_count();
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
