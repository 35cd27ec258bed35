//! A game being played: the set-up, the log of what was done, and the state they lead to.
//!
//! A session is its log. Everything else in it (state, events, snapshots) follows from the table,
//! the seed and the entries, so saving, going back and watching again are the same thing: playing
//! entries once more with their recorded draws. It knows no game and no file format; [`crate::save`]
//! writes sessions down.
//!
//! Entry number `n` draws from stream `n + 1` of the seed, the deal from stream 0. A loaded or
//! rewound session therefore goes on exactly as the first one did.

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
    Chance, ChanceOutcome, DynChance, OutcomeMismatch, Recorder, ScriptedChance, ScriptedPrefix,
    Seed, SeededRng,
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

/// Entries between two kept states.
const SNAPSHOT_INTERVAL: usize = 16;

/// One action that was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogEntry<A> {
    /// Who gave it.
    pub seat: Seat,
    /// What was done.
    pub action: A,
    /// Every outcome of chance it asked for, in order.
    pub draws: Vec<ChanceOutcome>,
    /// Whether the game lets it be taken back.
    pub reach: Undo,
}

impl<A> LogEntry<A> {
    /// Whether it showed nothing that was hidden and asked chance for nothing.
    const fn is_undoable(&self) -> bool {
        matches!(self.reach, Undo::Allowed) && self.draws.is_empty()
    }
}

/// Why an action was not carried out. The session is then unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError<R: fmt::Debug> {
    /// Nobody sits there.
    #[error("there is no seat {}", .0.0)]
    NoSuchSeat(Seat),
    /// A rule refuses it.
    #[error("refused: {0:?}")]
    Refused(R),
    /// The outcomes that came with it are not those it asks for.
    #[error("the draws do not fit, from number {} on", .0.index)]
    Draws(OutcomeMismatch),
}

/// Why a log cannot be played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ResumeError<R: fmt::Debug> {
    /// The draws of the deal are not those it asks for.
    #[error("the draws of the deal do not fit, from number {} on", .0.index)]
    Deal(OutcomeMismatch),
    /// An entry, counted from 0, is not accepted.
    #[error("entry {entry}: {cause}")]
    Entry {
        /// Its number.
        entry: usize,
        /// Why not.
        cause: ActError<R>,
    },
}

/// A game being played. What no action changes is shared between copies, so that a copy costs
/// little more than its state and its log.
#[derive(Clone)]
pub struct Session<G: Game> {
    game: Arc<G>,
    seed: Seed,
    deal: Vec<ChanceOutcome>,
    /// Whether it began in a position of somebody's choice and was not dealt.
    placed: bool,
    state: G::State,
    log: Vec<LogEntry<G::Action>>,
    /// What happened in each entry of the log.
    events: Vec<Arc<[G::Event]>>,
    /// The state before entries 0, [`SNAPSHOT_INTERVAL`], twice [`SNAPSHOT_INTERVAL`], ...
    snapshots: Vec<Arc<G::State>>,
    /// Entries taken back, the first to come again last.
    undone: Vec<LogEntry<G::Action>>,
    undo: UndoPolicy,
    /// What was told before the log, of a match that is played elsewhere.
    hearsay: Option<Arc<PartialSession<G::Event>>>,
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
    /// Equal options, seed, beginning and log. The rest follows from them.
    fn eq(&self, other: &Self) -> bool {
        self.game.options() == other.game.options()
            && self.seed == other.seed
            && self.deal == other.deal
            && self.placed == other.placed
            && self.snapshots.first() == other.snapshots.first()
            && self.hearsay == other.hearsay
            && self.log == other.log
            && self.state == other.state
    }
}

impl<G: Game> Session<G> {
    /// Deals a new game.
    #[must_use]
    pub fn new(game: G, seed: impl Into<Seed>) -> Self {
        let seed = seed.into();
        Self::new_with_chance(game, seed, &mut SeededRng::new(seed, 0))
    }

    /// Deals a new game with the outcomes of `chance`; play then draws from `seed`.
    #[must_use]
    pub fn new_with_chance(game: G, seed: impl Into<Seed>, chance: &mut impl Chance) -> Self {
        let seed = seed.into();
        let mut recorder = Recorder::new(chance);
        let state = game.deal(&mut DynChance(&mut recorder));
        Self {
            deal: recorder.draws,
            placed: false,
            game: Arc::new(game),
            seed,
            snapshots: vec![Arc::new(state.clone())],
            state,
            log: Vec::new(),
            events: Vec::new(),
            undone: Vec::new(),
            undo: UndoPolicy::Free,
            hearsay: None,
        }
    }

    /// Plays a recorded game again: its deal, then every entry with the draws it had.
    ///
    /// # Errors
    /// The first entry that this table does not accept.
    pub fn resume(
        game: G,
        seed: impl Into<Seed>,
        deal: &[ChanceOutcome],
        log: &[LogEntry<G::Action>],
    ) -> Result<Self, ResumeError<G::Refusal>> {
        let mut script = ScriptedChance::new(deal);
        let mut session = Self::new_with_chance(game, seed, &mut script);
        if let Some(fault) = script.fault() {
            return Err(ResumeError::Deal(fault));
        }
        session.replay_log(log)?;
        Ok(session)
    }

    /// Carries out every entry with the draws it had.
    pub(crate) fn replay_log(
        &mut self,
        log: &[LogEntry<G::Action>],
    ) -> Result<(), ResumeError<G::Refusal>> {
        for (entry, recorded) in log.iter().enumerate() {
            self.act_scripted(recorded.seat, recorded.action, &recorded.draws)
                .map_err(|cause| ResumeError::Entry { entry, cause })?;
        }
        Ok(())
    }

    /// Carries out `action` for `seat`, with outcomes from the seed; gives back what happened.
    ///
    /// # Errors
    /// Why it is not allowed.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<&[G::Event], ActError<G::Refusal>> {
        let mut chance = self.chance();
        self.act_with(seat, action, &mut chance)
    }

    /// Carries out `action` with outcomes of one's own, such as real dice at the table.
    ///
    /// # Errors
    /// Why it is not allowed.
    pub fn act_with(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut impl Chance,
    ) -> Result<&[G::Event], ActError<G::Refusal>> {
        let step = self.attempt(seat, action, chance)?;
        self.undone.clear();
        Ok(self.commit(step))
    }

    /// Carries out `action` with exactly these outcomes.
    ///
    /// # Errors
    /// Why it is not allowed, or that it asks for other draws.
    pub fn act_scripted(
        &mut self,
        seat: Seat,
        action: G::Action,
        draws: &[ChanceOutcome],
    ) -> Result<&[G::Event], ActError<G::Refusal>> {
        let mut script = ScriptedChance::new(draws);
        let step = self.attempt(seat, action, &mut script)?;
        if let Some(fault) = script.fault() {
            return Err(ActError::Draws(fault));
        }
        self.undone.clear();
        Ok(self.commit(step))
    }

    /// Carries out `action` with these outcomes as far as they go, and with those of the seed after
    /// them.
    ///
    /// # Errors
    /// Why it is not allowed, or where the outcomes are others than those it asks for.
    pub fn act_with_prefix(
        &mut self,
        seat: Seat,
        action: G::Action,
        draws: &[ChanceOutcome],
    ) -> Result<&[G::Event], ActError<G::Refusal>> {
        let mut led = ScriptedPrefix::new(draws, self.chance());
        let step = self.attempt(seat, action, &mut led)?;
        if let Some(fault) = led.fault() {
            return Err(ActError::Draws(fault));
        }
        self.undone.clear();
        Ok(self.commit(step))
    }

    /// The outcomes that the seed holds for the next entry.
    fn chance(&self) -> SeededRng {
        SeededRng::new(self.seed, self.log.len() as u64 + 1)
    }

    /// What `action` would lead to. Nothing is changed.
    fn attempt(
        &self,
        seat: Seat,
        action: G::Action,
        chance: &mut impl Chance,
    ) -> Result<AppliedAction<G>, ActError<G::Refusal>> {
        self.attempt_in(&self.state, seat, action, chance)
    }

    /// What `action` would lead to from any state.
    fn attempt_in(
        &self,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        chance: &mut impl Chance,
    ) -> Result<AppliedAction<G>, ActError<G::Refusal>> {
        if seat != Seat::TABLE && !self.game.seats().has(seat) {
            return Err(ActError::NoSuchSeat(seat));
        }
        let mut state = state.clone();
        let mut events = Vec::new();
        let mut recorder = Recorder::new(chance);
        let mut chance = DynChance(&mut recorder);
        let reach = self
            .game
            .act(&mut state, seat, action, &mut chance, &mut events)
            .map_err(ActError::Refused)?;
        let draws = recorder.draws;
        Ok(AppliedAction {
            entry: LogEntry {
                seat,
                action,
                draws,
                reach,
            },
            state,
            events,
        })
    }

    fn commit(&mut self, step: AppliedAction<G>) -> &[G::Event] {
        self.state = step.state;
        // What is placed need not be what play can lead to in all that a game cannot check.
        debug_assert!(
            self.placed || self.game.validate(&self.state).is_ok(),
            "{:?} after {:?}",
            self.game.validate(&self.state),
            step.entry
        );
        self.log.push(step.entry);
        self.events.push(step.events.into());
        if self.log.len().is_multiple_of(SNAPSHOT_INTERVAL) {
            self.snapshots.push(Arc::new(self.state.clone()));
        }
        self.events.last().map_or(&[], |events| events)
    }

    /// The table.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The seed.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The outcomes of the deal.
    #[must_use]
    pub fn deal(&self) -> &[ChanceOutcome] {
        &self.deal
    }

    /// Everything that was done, in order, without what was taken back.
    #[must_use]
    pub fn log(&self) -> &[LogEntry<G::Action>] {
        &self.log
    }

    /// The state now, with everybody's secrets.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// The state after the first `entries` entries; `None` beyond the end of the log, and for entries
    /// of which something was only told.
    #[must_use]
    pub fn state_at(&self, entries: usize) -> Option<G::State> {
        let entries = entries.checked_sub(self.visible_entry_count())?;
        if entries == self.log.len() {
            return Some(self.state.clone());
        }
        let kept = entries / SNAPSHOT_INTERVAL;
        let mut state = G::State::clone(self.snapshots.get(kept)?);
        // A list and not `Silent`: see `DynChance`.
        let mut unheard = Vec::new();
        for entry in self.log.get(kept * SNAPSHOT_INTERVAL..entries)? {
            let mut script = ScriptedChance::new(&entry.draws);
            unheard.clear();
            self.game
                .act(
                    &mut state,
                    entry.seat,
                    entry.action,
                    &mut DynChance(&mut script),
                    &mut unheard,
                )
                .ok()?;
        }
        Some(state)
    }
}

/// An action carried out on a copy.
struct AppliedAction<G: Game> {
    entry: LogEntry<G::Action>,
    state: G::State,
    events: Vec<G::Event>,
}
