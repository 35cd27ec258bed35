//! A match in progress: the game, the log of actions, and the resulting state.
//!
//! A session is its log. State, events and snapshots follow from the game, the seed and the
//! entries, so saving, rewinding and replaying are one operation: replaying entries with their
//! recorded draws. [`crate::save`] writes sessions to files and codes.
//!
//! Entry number `n` draws from stream `n + 1` of the seed, the deal from stream 0. A loaded or
//! rewound session therefore continues exactly as the first one did.

mod act;
mod log_relation;
mod partial_session;
mod planned_action;
mod position_id;
mod preview;
mod queries;
mod replay;
mod start_position;
mod undo;

use crate::chance::{
    Chance, ChanceOutcome, DynChance, OutcomeMismatch, Recorder, ScriptedChance, Seed, SeededRng,
};
use crate::game::{Game, Seat, Undo};
pub use log_relation::LogRelation;
pub use partial_session::{PartialSession, VisibleEntry};
pub use planned_action::PlannedAction;
pub use position_id::PositionId;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;
pub use undo::{UndoError, UndoPolicy};

/// The number of entries between two stored states.
const SNAPSHOT_INTERVAL: usize = 16;

/// One action that was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogEntry<A> {
    /// The seat that acted; [`Seat::TABLE`] for the table.
    pub seat: Seat,
    /// The action of the seat.
    pub action: A,
    /// Every random outcome that the action requested, in order.
    pub draws: Vec<ChanceOutcome>,
    /// Whether the game allows the action to be undone.
    #[serde(rename = "reach")]
    pub undo: Undo,
}

impl<A> LogEntry<A> {
    /// Returns whether the entry revealed nothing and requested no random outcome.
    const fn is_undoable(&self) -> bool {
        matches!(self.undo, Undo::Allowed) && self.draws.is_empty()
    }
}

/// The reason why an action was not carried out. The session is unchanged then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError<R: fmt::Debug> {
    /// The game has no such seat.
    #[error("there is no seat {}", .0.0)]
    NoSuchSeat(Seat),
    /// A rule forbids the action.
    #[error("refused: {0:?}")]
    Refused(R),
    /// The given outcomes differ from those that the action requests.
    #[error("the chance outcomes do not match, starting at index {}", .0.index)]
    Draws(OutcomeMismatch),
}

/// The reason why a log cannot be replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ResumeError<R: fmt::Debug> {
    /// The recorded draws differ from those that the deal requests.
    #[error("the chance outcomes of the deal do not match, starting at index {}", .0.index)]
    Deal(OutcomeMismatch),
    /// An entry of the log is not accepted.
    #[error("entry {entry}: {cause}")]
    Entry {
        /// Index of the action in the log.
        entry: usize,
        /// The reason why the entry is not accepted.
        cause: ActError<R>,
    },
}

/// A game in progress. Copies share all data that actions do not change, so a copy costs little
/// more than its state and its log.
///
/// ```
/// use engine::game::Game;
/// use engine::rift::{Rift, options::Options};
/// use engine::session::Session;
///
/// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
/// let mut session = Session::new(game, 7);
/// let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
/// let legal = session.legal_actions(seat);
///
/// let events = session.act(seat, legal[0])?;
/// assert!(!events.is_empty());
/// assert_eq!(session.log().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Session<G: Game> {
    game: Arc<G>,
    seed: Seed,
    deal: Vec<ChanceOutcome>,
    /// Whether the session began in a given position instead of a deal.
    starts_from_position: bool,
    state: G::State,
    log: Vec<LogEntry<G::Action>>,
    /// The events of each entry of the log.
    events: Vec<Arc<[G::Event]>>,
    /// The states before entry 0, [`SNAPSHOT_INTERVAL`], twice [`SNAPSHOT_INTERVAL`], and so on.
    snapshots: Vec<Arc<G::State>>,
    /// Undone entries; the next to be redone is last.
    undone: Vec<LogEntry<G::Action>>,
    undo: UndoPolicy,
    /// The visible entries before the log, in a partial session; `None` otherwise.
    partial: Option<Arc<PartialSession<G::Event>>>,
}

impl<G: Game> fmt::Debug for Session<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session")
            .field("game", &G::NAME)
            .field("seed", &self.seed)
            .field("log", &self.log)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

impl<G: Game> PartialEq for Session<G> {
    /// Compares options, seed, start and log. All other fields follow from them.
    fn eq(&self, other: &Self) -> bool {
        self.game.options() == other.game.options()
            && self.seed == other.seed
            && self.deal == other.deal
            && self.starts_from_position == other.starts_from_position
            && self.snapshots.first() == other.snapshots.first()
            && self.partial == other.partial
            && self.log == other.log
            && self.state == other.state
    }
}

impl<G: Game> Session<G> {
    /// Deals a new game.
    ///
    /// ```
    /// use engine::game::Game;
    /// use engine::rift::{Rift, options::Options};
    /// use engine::session::Session;
    ///
    /// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    /// // The same seed deals the same game.
    /// assert_eq!(Session::new(game.clone(), 7), Session::new(game, 7));
    /// # Ok::<(), engine::error::LoadError>(())
    /// ```
    #[must_use]
    pub fn new(game: G, seed: impl Into<Seed>) -> Self {
        let seed = seed.into();
        Self::new_with_chance(game, seed, &mut SeededRng::new(seed, 0))
    }

    /// Deals a new game with outcomes of `chance`. Later actions draw from `seed`.
    #[must_use]
    pub fn new_with_chance(game: G, seed: impl Into<Seed>, chance: &mut impl Chance) -> Self {
        let seed = seed.into();
        let mut recorder = Recorder::new(chance);
        let state = game.deal(&mut DynChance(&mut recorder));
        Self {
            deal: recorder.draws,
            starts_from_position: false,
            game: Arc::new(game),
            seed,
            snapshots: vec![Arc::new(state.clone())],
            state,
            log: Vec::new(),
            events: Vec::new(),
            undone: Vec::new(),
            undo: UndoPolicy::Free,
            partial: None,
        }
    }

    /// Replays a recorded game: its deal, then every entry, each with its recorded draws.
    ///
    /// ```
    /// use engine::game::Game;
    /// use engine::rift::{Rift, options::Options};
    /// use engine::session::Session;
    ///
    /// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    /// let mut session = Session::new(game.clone(), 7);
    /// let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
    /// session.act(seat, session.legal_actions(seat)[0])?;
    ///
    /// let again = Session::resume(game, 7, session.deal(), session.log())?;
    /// assert_eq!(again, session);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns the first entry that this game does not accept.
    pub fn resume(
        game: G,
        seed: impl Into<Seed>,
        deal: &[ChanceOutcome],
        log: &[LogEntry<G::Action>],
    ) -> Result<Self, ResumeError<G::Refusal>> {
        let mut script = ScriptedChance::new(deal);
        let mut session = Self::new_with_chance(game, seed, &mut script);
        if let Some(mismatch) = script.mismatch() {
            return Err(ResumeError::Deal(mismatch));
        }
        session.replay_log(log)?;
        Ok(session)
    }

    /// Returns the game that is played.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the seed of all random outcomes that are not recorded yet.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the outcomes that dealt the start position.
    #[must_use]
    pub fn deal(&self) -> &[ChanceOutcome] {
        &self.deal
    }

    /// Returns all actions in order, without those that were undone.
    #[must_use]
    pub fn log(&self) -> &[LogEntry<G::Action>] {
        &self.log
    }

    /// Returns the current state, with the secrets of all seats.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Returns the state after the first `entries` entries; `None` beyond the end of the log, and
    /// for entries of a partial session of which only the events are known.
    ///
    /// ```
    /// use engine::game::Game;
    /// use engine::rift::{Rift, options::Options};
    /// use engine::session::Session;
    ///
    /// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    /// let mut session = Session::new(game, 7);
    /// let dealt = session.state().clone();
    /// let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
    /// session.act(seat, session.legal_actions(seat)[0])?;
    ///
    /// assert_eq!(session.state_at(0), Some(dealt));
    /// assert_eq!(session.state_at(1).as_ref(), Some(session.state()));
    /// assert_eq!(session.state_at(2), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn state_at(&self, entries: usize) -> Option<G::State> {
        let entries = entries.checked_sub(self.visible_entry_count())?;
        if entries == self.log.len() {
            return Some(self.state.clone());
        }
        let snapshot = entries / SNAPSHOT_INTERVAL;
        let mut state = G::State::clone(self.snapshots.get(snapshot)?);
        // A list and not `NullSink`: see `DynChance`.
        let mut events = Vec::new();
        for entry in self.log.get(snapshot * SNAPSHOT_INTERVAL..entries)? {
            let mut script = ScriptedChance::new(&entry.draws);
            events.clear();
            self.game
                .act(
                    &mut state,
                    entry.seat,
                    entry.action,
                    &mut DynChance(&mut script),
                    &mut events,
                )
                .ok()?;
        }
        Some(state)
    }
}
