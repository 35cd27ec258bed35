//! The session store: a reducer that holds one session, applies commands to it, and is read by
//! components.

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

/// A command to a session store.
#[derive(Clone, PartialEq, Debug)]
pub enum SessionCommand<A> {
    /// A seat, or the table, takes an action in any position of the match.
    Act(Seat, A),
    /// Seats take actions that were decided in a position, in order, until one of them is not
    /// accepted. Nothing happens if the match is in another position.
    Give(PositionId, Rc<[(Seat, A)]>),
    /// A seat undoes its last action.
    Undo(Seat),
    /// A seat redoes what it undid.
    Redo(Seat),
    /// A seat takes back as much of its turn as the rules permit.
    UndoTurn(Seat),
    /// Removes all entries after this number of log entries; for lessons.
    Rewind(usize),
    /// Replaces the match by the one in this text (see [`encode_session`]), because it runs
    /// elsewhere and this store follows.
    Replace(String),
    /// Deals the match anew from this seed, before any choice was made.
    Redeal(Seed),
    /// A seat undoes its last action with the consent of all others.
    GrantedUndo(Seat),
    /// Blocks all actions until the match is dealt anew, or permits them again.
    Hold(bool),
    /// Sends undo requests to a sink from now on, or handles them here again.
    GuardUndo(Option<CommandSink<A>>),
    /// Sends commands to a sink because the match runs elsewhere, or handles them here again.
    Follow(Option<CommandSink<A>>),
}

/// The receiver of a store's commands while its match runs elsewhere, each with the position in
/// which it was given.
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
    /// Creates the command by which one seat takes actions that were decided in a position.
    #[must_use]
    pub fn give_line(position: PositionId, seat: Seat, actions: &[A]) -> Self {
        let orders = actions.iter().map(|action| (seat, *action));
        Self::Give(position, orders.collect())
    }
}

/// Why the last command failed, entirely or in part.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CommandError<R> {
    /// A rule refuses it.
    Rule(R),
    /// It cannot be undone or redone.
    Undo(UndoError),
    /// The session refuses it for a reason other than a rule.
    Other,
}

#[derive(Clone, PartialEq, Debug)]
pub struct CommandOutcome<E, R> {
    /// The events that it caused.
    pub events: Vec<E>,
    /// The error if it failed, entirely or in part.
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

    /// Adds the result of an action.
    fn add_result(&mut self, done: Result<&[E], ActError<R>>) {
        match done {
            Ok(events) => self.events.extend_from_slice(events),
            Err(ActError::Refused(refusal)) => self.refused = Some(CommandError::Rule(refusal)),
            Err(ActError::NoSuchSeat(_) | ActError::Draws(_)) => {
                self.refused = Some(CommandError::Other)
            }
        }
    }

    /// Returns the outcome of an undo or redo.
    fn from_undo(done: Result<(), UndoError>) -> Self {
        done.err().map_or(Self::NONE, |error| {
            Self::from_error(CommandError::Undo(error))
        })
    }
}

type OutcomeOf<G> = CommandOutcome<<G as Game>::Event, <G as Game>::Refusal>;

/// A session in the page, changed by [`SessionCommand`]s.
pub struct SessionStore<G: Game> {
    pub session: Rc<Session<G>>,
    /// Counter that rises with every command, accepted or refused.
    pub edition: u32,
    /// Counter that rises with every command that changed the match.
    pub change_count: u32,
    /// Why the last command failed, entirely or in part.
    pub refused: Option<CommandError<G::Refusal>>,
    /// Outcomes that were not announced yet. Several commands can be applied between two
    /// renderings.
    unannounced: Rc<RefCell<Vec<OutcomeOf<G>>>>,
    /// Receives commands while the match runs elsewhere.
    command_sink: Option<CommandSink<G::Action>>,
    /// Receives undo requests that need the consent of others.
    undo_sink: Option<CommandSink<G::Action>>,
    /// Whether all actions are blocked until the match is dealt anew.
    is_held: bool,
}

impl<G: Game> SessionStore<G> {
    /// Creates a store for a session.
    #[must_use]
    pub fn new(session: Rc<Session<G>>) -> Self {
        Self {
            session,
            edition: 0,
            change_count: 0,
            refused: None,
            unannounced: Rc::default(),
            command_sink: None,
            undo_sink: None,
            is_held: false,
        }
    }

    /// Returns the store with these sinks.
    fn with_sinks(
        &self,
        command_sink: Option<CommandSink<G::Action>>,
        undo_sink: Option<CommandSink<G::Action>>,
    ) -> Rc<Self> {
        Rc::new(Self {
            session: self.session.clone(),
            edition: self.edition.wrapping_add(1),
            change_count: self.change_count,
            refused: None,
            unannounced: self.unannounced.clone(),
            command_sink,
            undo_sink,
            is_held: self.is_held,
        })
    }

    /// Returns the store with actions blocked or permitted.
    fn with_hold(self: Rc<Self>, is_held: bool) -> Rc<Self> {
        if self.is_held == is_held {
            return self;
        }
        Rc::new(Self {
            session: self.session.clone(),
            edition: self.edition.wrapping_add(1),
            // Bots and forced actions are tried again.
            change_count: self.change_count.wrapping_add(1),
            refused: None,
            unannounced: self.unannounced.clone(),
            command_sink: self.command_sink.clone(),
            undo_sink: self.undo_sink.clone(),
            is_held,
        })
    }

    /// Returns whether all actions are blocked until the match is dealt anew.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.is_held
    }

    /// Returns whether the match runs elsewhere and is only shown here.
    #[must_use]
    pub const fn is_following(&self) -> bool {
        self.command_sink.is_some()
    }

    /// Returns whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.session.status(), Status::Over(_))
    }

    /// Removes and returns the outcomes since the last call, in order, for announcements.
    #[must_use]
    pub fn take_outcomes(&self) -> Vec<OutcomeOf<G>> {
        self.unannounced.take()
    }
}

/// Applies a command; returns its outcome, or `None` if it came too late.
fn apply<G: Game>(
    session: &mut Session<G>,
    command: SessionCommand<G::Action>,
) -> Option<OutcomeOf<G>> {
    let mut outcome = CommandOutcome::NONE;
    match command {
        SessionCommand::Act(seat, action) => outcome.add_result(session.act(seat, action)),
        SessionCommand::Give(position, orders) => {
            if session.position_id() != position {
                return None;
            }
            for &(seat, action) in orders.iter() {
                outcome.add_result(session.act(seat, action));
                if outcome.refused.is_some() {
                    break;
                }
            }
        }
        SessionCommand::Undo(seat) => outcome = CommandOutcome::from_undo(session.undo(seat)),
        SessionCommand::Redo(seat) => match session.redo(seat) {
            Ok(events) => outcome.events = events.to_vec(),
            Err(error) => outcome = CommandOutcome::from_undo(Err(error)),
        },
        SessionCommand::UndoTurn(seat) => {
            outcome = CommandOutcome::from_undo(session.undo_turn(seat).map(|_| ()))
        }
        SessionCommand::Rewind(entries) => match rewind(session, entries) {
            Some(before) => *session = before,
            None => outcome = CommandOutcome::from_error(CommandError::Other),
        },
        SessionCommand::Replace(text) => match decode_session(&text, session.game()) {
            Ok(next) => return replace(session, next),
            Err(_) => outcome = CommandOutcome::from_error(CommandError::Other),
        },
        SessionCommand::Redeal(_) if !session.is_untouched() => return None,
        SessionCommand::Redeal(seed) => match redeal(session, seed) {
            Some(redealt) => *session = redealt,
            None => outcome = CommandOutcome::from_error(CommandError::Other),
        },
        SessionCommand::GrantedUndo(seat) => {
            outcome = CommandOutcome::from_undo(session.undo(seat))
        }
        SessionCommand::GuardUndo(_) | SessionCommand::Follow(_) | SessionCommand::Hold(_) => {
            return None;
        }
    }
    Some(outcome)
}

/// Encodes a match for a store that follows: as a share code, or as a save if it is a partial
/// session.
#[must_use]
pub fn encode_session<G: Game>(session: &Session<G>) -> Option<String> {
    if session.is_partial() {
        Some(save::encode(session))
    } else {
        share_code::encode(session)
    }
}

/// Reads a match that [`encode_session`] wrote, for the same game options.
fn decode_session<G: Game>(text: &str, game: &G) -> Result<Session<G>, SaveError> {
    if text.starts_with('{') {
        SaveFile::read(text)?.open_at(game)
    } else {
        ShareCode::read(text)?.open_at(game)
    }
}

/// Replaces the session; the outcome has the events since then. `None` if nothing changed.
fn replace<G: Game>(session: &mut Session<G>, next: Session<G>) -> Option<OutcomeOf<G>> {
    let since = match next.log_relation(session) {
        LogRelation::Same => return None,
        LogRelation::Ahead(entries) => next.entry_count() - entries,
        // Undone entries have no events.
        LogRelation::Behind(_) | LogRelation::Forked(_) | LogRelation::Unrelated => {
            next.entry_count()
        }
    };
    *session = next;
    let entries = since..session.entry_count();
    let mut outcome = CommandOutcome::NONE;
    for entry in entries {
        outcome.events.extend_from_slice(session.events_at(entry));
    }
    Some(outcome)
}

/// Returns the session with another seed; one that did not begin with a deal keeps its start.
fn redeal<G: Game>(session: &Session<G>, seed: Seed) -> Option<Session<G>> {
    if session.is_seeded() {
        Some(Session::new(session.game().clone(), seed))
    } else {
        session.branch_at(0, seed)
    }
}

/// Returns the session after its first `entry_count` entries.
fn rewind<G: Game>(session: &Session<G>, entry_count: usize) -> Option<Session<G>> {
    let log = session.log().get(..entry_count)?;
    session.with_log(log).ok()
}

impl<G: Game + 'static> Reducible for SessionStore<G>
where
    G::Refusal: RuleRefusal,
{
    type Action = SessionCommand<G::Action>;

    fn reduce(self: Rc<Self>, command: Self::Action) -> Rc<Self> {
        match command {
            SessionCommand::Follow(command_sink) => {
                self.with_sinks(command_sink, self.undo_sink.clone())
            }
            SessionCommand::GuardUndo(undo_sink) => {
                self.with_sinks(self.command_sink.clone(), undo_sink)
            }
            SessionCommand::Hold(held) => self.with_hold(held),
            SessionCommand::Replace(_)
            | SessionCommand::Redeal(_)
            | SessionCommand::GrantedUndo(_) => self.with_command(command),
            SessionCommand::Act(..)
            | SessionCommand::Give(..)
            | SessionCommand::Undo(_)
            | SessionCommand::Redo(_)
            | SessionCommand::UndoTurn(_)
            | SessionCommand::Rewind(_) => {
                if self.is_held {
                    return self;
                }
                let back = matches!(
                    command,
                    SessionCommand::Undo(_) | SessionCommand::Redo(_) | SessionCommand::UndoTurn(_)
                );
                match self
                    .command_sink
                    .as_ref()
                    .or(self.undo_sink.as_ref().filter(|_| back))
                {
                    // This sends the command once, because a reducer runs once for each command.
                    Some(elsewhere) => {
                        elsewhere.0(self.session.position_id(), command);
                        self
                    }
                    None => self.with_command(command),
                }
            }
        }
    }
}

impl<G: Game + 'static> SessionStore<G>
where
    G::Refusal: RuleRefusal,
{
    /// Returns the store after a command.
    fn with_command(self: Rc<Self>, command: SessionCommand<G::Action>) -> Rc<Self> {
        let mut session = (*self.session).clone();
        // A partial session cannot continue alone.
        let is_refused = session.is_partial() && !matches!(command, SessionCommand::Replace(_));
        let is_held = self.is_held && !matches!(command, SessionCommand::Redeal(_));
        let done = if is_refused {
            Some(CommandOutcome::from_error(CommandError::Other))
        } else {
            apply(&mut session, command)
        };
        let Some(outcome) = done else {
            return self;
        };
        let changed =
            outcome.refused.is_none() || session.entry_count() != self.session.entry_count();
        let refused = outcome.refused;
        self.unannounced.borrow_mut().push(outcome);
        Rc::new(Self {
            session: if changed {
                Rc::new(session)
            } else {
                self.session.clone()
            },
            edition: self.edition.wrapping_add(1),
            change_count: self.change_count.wrapping_add(changed.into()),
            refused,
            unannounced: self.unannounced.clone(),
            command_sink: self.command_sink.clone(),
            undo_sink: self.undo_sink.clone(),
            is_held,
        })
    }
}
