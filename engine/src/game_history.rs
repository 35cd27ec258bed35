//! A finished or running match for replay: its turns, and its statistics over time.
//!
//! All values are computed from one viewer's views and events, so a replay reveals no more than
//! play did. The game defines which events start a turn and which stats are tracked
//! ([`GameStats`]).

use crate::game::{Game, Seat, Status, Viewer};
use crate::session::Session;

/// The start of a turn, or of the equivalent in a game without turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnStart {
    /// The round, from 1.
    pub round: u16,
    /// The seat whose turn it is; [`Seat::TABLE`] if it is everybody's.
    pub seat: Seat,
    /// The number of the piece whose turn it is, in games where pieces take turns.
    pub piece: Option<u8>,
}

/// A statistic that is tracked over time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrackedStat {
    /// The kind of the statistic: a phrase key without the game's prefix.
    pub kind: &'static str,
    /// The seat that is measured.
    pub seat: Seat,
    /// The number of the piece that is measured; `None` for a statistic of the whole seat.
    pub piece: Option<u8>,
}

/// A game that reports turns and statistics of a match for its replay.
pub trait GameStats: Game {
    /// Returns the turn that `event` starts, if it starts one.
    fn turn_start(&self, event: &Self::Event) -> Option<TurnStart>;

    /// Returns the turn that the events of one log entry start. By default this is the turn of the
    /// first event that starts one.
    fn first_turn_start<'a>(
        &self,
        mut events: impl Iterator<Item = &'a Self::Event>,
    ) -> Option<TurnStart>
    where
        Self::Event: 'a,
    {
        events.find_map(|event| self.turn_start(event))
    }

    /// Returns whether an action whose first event starts a turn belongs to that turn. An action
    /// with events before the start belongs to the previous turn.
    fn turns_start_with_actions(&self) -> bool {
        true
    }

    /// Returns whether `event` ends one game of a match, after which another may start.
    fn ends_game(&self, _event: &Self::Event) -> bool {
        false
    }

    /// Returns whether `event` ends a turn before another turn has started.
    fn ends_turn(&self, _event: &Self::Event) -> bool {
        false
    }

    /// Returns the turn that is already in progress in the first position, if there is one.
    fn initial_turn(&self, _view: &Self::View) -> Option<TurnStart> {
        None
    }

    /// Returns whether `next`, taken by the seat that has just taken `last`, belongs to the same
    /// decision, such as one more order of several.
    fn continues_decision(&self, _last: Self::Action, _next: Self::Action) -> bool {
        false
    }

    /// Returns the stats to track. They stay the same all through a match.
    fn tracked_stats(&self) -> Vec<TrackedStat>;

    /// Appends the value of each stat in `view`, in the order of [`GameStats::tracked_stats`].
    fn measure(&self, view: &Self::View, values: &mut Vec<i32>);
}

/// One turn of a match. Positions are counted in log entries that led there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnSpan {
    /// The position before the first entry of the turn.
    pub from: usize,
    /// The position after its last entry.
    pub to: usize,
    /// The position in which a game of the match ended during this turn or before the next one.
    /// Later entries prepare another game, whose positions are not a result of this turn.
    pub ended: Option<usize>,
    /// Round, seat and piece of the turn.
    pub start: TurnStart,
}

impl TurnSpan {
    /// Returns the position that the turn led to, within the game of the match that the turn
    /// belongs to.
    ///
    /// ```
    /// use engine::game::Seat;
    /// use engine::game_history::{TurnSpan, TurnStart};
    ///
    /// let start = TurnStart { round: 1, seat: Seat(0), piece: None };
    /// let turn = TurnSpan { from: 4, to: 9, ended: Some(7), start };
    /// assert_eq!(turn.end_position(), 7);
    /// ```
    #[must_use]
    pub fn end_position(&self) -> usize {
        self.ended.unwrap_or(self.to)
    }
}

/// The values of all tracked stats in one position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatSample {
    /// The position, in log entries.
    pub at: usize,
    /// The values, in the order of [`GameHistory::stats`].
    pub values: Vec<i32>,
}

/// A whole match: its turns, and its stats between them.
///
/// ```
/// use engine::game::{Game, Viewer};
/// use engine::game_history::GameHistory;
/// use engine::rift::{Rift, options::Options};
/// use engine::session::Session;
///
/// let session = Session::new(Rift::new(Options::duel("standard-2", "rhino", "screech"))?, 7);
/// let history = GameHistory::new(&session, Viewer::Spectator);
/// // Nothing has been played: one sample, in the first position.
/// assert_eq!(history.samples.len(), 1);
/// assert_eq!(history.samples[0].values.len(), history.stats.len());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameHistory {
    /// The turns in order. Entries before the first turn belong to none.
    pub turns: Vec<TurnSpan>,
    /// The tracked statistics.
    pub stats: Vec<TrackedStat>,
    /// The values in the first position, between turns, where a game of the match ended, and in the
    /// last position.
    pub samples: Vec<StatSample>,
}

impl GameHistory {
    /// Computes the history of `session` from the views and events of `viewer`.
    #[must_use]
    pub fn new<G: GameStats>(session: &Session<G>, viewer: Viewer) -> Self {
        let (game, end) = (session.game(), session.log().len());
        let turn = |from: usize, beginning: TurnStart| TurnSpan {
            from,
            to: end,
            ended: None,
            start: beginning,
        };
        let begins = |entry: usize| {
            let beginning = game.first_turn_start(session.visible_events_at(entry, viewer))?;
            // An action that ends a turn, after which the next one starts by itself, belongs to the
            // first.
            let first = session.events_at(entry).first();
            let begins = first.is_some_and(|event| game.turn_start(event).is_some());
            let at_once = game.turns_start_with_actions() && begins;
            Some(turn(if at_once { entry } else { entry + 1 }, beginning))
        };
        let opening = session
            .view_at(0, viewer)
            .and_then(|view| game.initial_turn(&view))
            .map(|beginning| turn(0, beginning));
        let ends = |entry: &usize| {
            let mut seen = session.visible_events_at(*entry, viewer);
            seen.any(|event| game.ends_game(event))
        };
        let starts = opening.into_iter().chain((0..end).filter_map(begins));
        // No turn starts at the end of a finished match.
        let is_over = matches!(session.status(), Status::Over(_));
        let starts_before_end = |turn: &TurnSpan| turn.from < end || !is_over;
        let mut turns: Vec<TurnSpan> = starts.filter(starts_before_end).collect();
        let next: Vec<usize> = turns.iter().skip(1).map(|turn| turn.from).collect();
        for (turn, to) in turns.iter_mut().zip(next) {
            turn.to = to;
        }
        for turn in &mut turns {
            turn.ended = (turn.from..turn.to).find(ends).map(|entry| entry + 1);
        }
        let stops = sample_positions(&turns, end);
        let sample = |at: usize| {
            let mut values = Vec::new();
            game.measure(&session.view_at(at, viewer)?, &mut values);
            Some(StatSample { at, values })
        };
        Self {
            turns,
            stats: game.tracked_stats(),
            samples: stops.into_iter().filter_map(sample).collect(),
        }
    }

    /// Returns the index of the turn in progress at position `at`. At the position where a turn
    /// starts, this is that turn; `None` before the first turn.
    #[must_use]
    pub fn turn_at(&self, at: usize) -> Option<usize> {
        let started = self.turns.partition_point(|turn| turn.from <= at);
        started.checked_sub(1)
    }
}

/// Returns where stats are sampled: at the start, where turns start and games end, and at the end.
fn sample_positions(turns: &[TurnSpan], end: usize) -> Vec<usize> {
    let mut stops: Vec<usize> = turns.iter().map(|turn| turn.from).collect();
    stops.extend(turns.iter().filter_map(|turn| turn.ended));
    stops.extend([0, end]);
    stops.sort_unstable();
    stops.dedup();
    stops
}
