//! What is told of a game when it is watched again: its turns, and its figures over time.
//!
//! Made from what a viewer may know, so that looking back tells nobody more than playing did. It
//! knows no game: which events begin a turn and which figures are followed is the game's to say
//! ([`GameStats`]). Whole numbers only, and no words.

use crate::game::{Game, Seat, Status, Viewer};
use crate::session::Session;

/// The beginning of a turn, or of what a game has in the place of turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnStart {
    /// The round that it is in, from 1.
    pub round: u16,
    /// Whose turn it is; the table's when it is everybody's.
    pub seat: Seat,
    /// The piece that has its turn, by its number.
    pub piece: Option<u8>,
}

/// A figure that is followed over time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrackedStat {
    /// What it measures: a phrase key without the game's prefix.
    pub kind: &'static str,
    /// Whose it is.
    pub seat: Seat,
    /// The piece that it is measured on, by its number; the seat as a whole when there is none.
    pub piece: Option<u8>,
}

/// What a game tells of itself to those who watch it again.
pub trait GameStats: Game {
    /// The beginning that `event` tells of, if it does.
    fn turn_start(&self, event: &Self::Event) -> Option<TurnStart>;

    /// The beginning that the events of one entry tell of, in their order: the first, unless the
    /// game says otherwise.
    fn first_turn_start<'a>(
        &self,
        mut events: impl Iterator<Item = &'a Self::Event>,
    ) -> Option<TurnStart>
    where
        Self::Event: 'a,
    {
        events.find_map(|event| self.turn_start(event))
    }

    /// Whether an action itself may begin a turn, which is then its first event; otherwise an action
    /// that tells nothing of its own before a turn begins ends the one before.
    fn turns_start_with_actions(&self) -> bool {
        true
    }

    /// Whether with `event` a game of a match ends, after which another may begin.
    fn ends_game(&self, _event: &Self::Event) -> bool {
        false
    }

    /// Whether with `event` a turn ends, where another may not have begun yet.
    fn ends_turn(&self, _event: &Self::Event) -> bool {
        false
    }

    /// The turn that goes on already in the first position of a game, if it is so.
    fn initial_turn(&self, _view: &Self::View) -> Option<TurnStart> {
        None
    }

    /// Whether `next`, given by the seat that has just given `last`, is still part of the same
    /// decision, such as one more order of several.
    fn continues_decision(&self, _last: Self::Action, _next: Self::Action) -> bool {
        false
    }

    /// The figures to follow, the same all through a game.
    fn tracked_stats(&self) -> Vec<TrackedStat>;

    /// Appends the value of each figure in `view`, in the order of [`GameStats::tracked_stats`].
    fn measure(&self, view: &Self::View, values: &mut Vec<i32>);
}

/// One turn of a game. Positions are counted in entries of the log that led there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnSpan {
    /// The position before its first entry.
    pub from: usize,
    /// The position after its last entry.
    pub to: usize,
    /// The position in which a game of the match ended by it, or before the next turn. What
    /// follows prepares another game, whose positions tell nothing of this turn.
    pub ended: Option<usize>,
    /// Whose it is.
    pub start: TurnStart,
}

impl TurnSpan {
    /// The position that it led to, in its own game of the match.
    #[must_use]
    pub fn end_position(&self) -> usize {
        self.ended.unwrap_or(self.to)
    }
}

/// The values of all figures in one position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatSample {
    /// The position.
    pub at: usize,
    /// The values, in the order of the figures.
    pub values: Vec<i32>,
}

/// A game as a whole: its turns, and its figures between them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameHistory {
    /// The turns in order. What happens before the first belongs to none.
    pub turns: Vec<TurnSpan>,
    /// What is measured.
    pub stats: Vec<TrackedStat>,
    /// The measures at the first position, between turns, where a game of the match ended, and at
    /// the last position.
    pub samples: Vec<StatSample>,
}

impl GameHistory {
    /// Tells of `session` what `viewer` may know.
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
            // An action that ends a turn, after which the next begins by itself, is of the first.
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
        let begun = opening.into_iter().chain((0..end).filter_map(begins));
        // A turn that would begin where the match is over is none.
        let over = matches!(session.status(), Status::Over(_));
        let is_one = |turn: &TurnSpan| turn.from < end || !over;
        let mut turns: Vec<TurnSpan> = begun.filter(is_one).collect();
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

    /// The turn that the entry before position `at` belongs to; at the first position, and where a
    /// turn is about to begin, the turn that begins there.
    #[must_use]
    pub fn turn_at(&self, at: usize) -> Option<usize> {
        let begun = self.turns.partition_point(|turn| turn.from <= at);
        begun.checked_sub(1)
    }
}

/// Where figures are taken: at the beginning, where turns begin and games end, and at the end.
fn sample_positions(turns: &[TurnSpan], end: usize) -> Vec<usize> {
    let mut stops: Vec<usize> = turns.iter().map(|turn| turn.from).collect();
    stops.extend(turns.iter().filter_map(|turn| turn.ended));
    stops.extend([0, end]);
    stops.sort_unstable();
    stops.dedup();
    stops
}
