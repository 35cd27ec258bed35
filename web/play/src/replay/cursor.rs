//! The position in a replay, and its automatic playback.

use engine::game_history::GameHistory;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// The size of one step in a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StepSize {
    /// One entry of the log.
    #[default]
    Entry,
    /// To the next turn.
    Turn,
    /// To the next round.
    Round,
}

impl StepSize {
    /// All step sizes, the shortest first.
    pub const ALL: [Self; 3] = [Self::Entry, Self::Turn, Self::Round];

    /// Returns the name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Entry => "action",
            Self::Turn => "turn",
            Self::Round => "round",
        }
    }
}

/// The speed of automatic playback.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ReplaySpeed {
    /// Slow enough to read along.
    Slow,
    /// Slow enough to follow.
    #[default]
    Normal,
    /// Fast, for an overview.
    Fast,
    /// Very fast, to find a position.
    Fastest,
}

impl ReplaySpeed {
    /// All speeds, the slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Fastest];

    /// Returns the name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::Fastest => "fastest",
        }
    }

    /// Returns how long a position is shown, in milliseconds.
    const fn pause(self, step_size: StepSize) -> u32 {
        let entry_pause = match self {
            Self::Slow => 1600,
            Self::Normal => 800,
            Self::Fast => 400,
            Self::Fastest => 160,
        };
        match step_size {
            StepSize::Entry => entry_pause,
            StepSize::Turn | StepSize::Round => entry_pause * 2,
        }
    }
}

/// The positions at which a replay stops, in ascending order, including beginning and end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayStops {
    /// The last position.
    pub end: usize,
    /// The positions where turns begin.
    pub turns: Vec<usize>,
    /// The positions where rounds begin.
    pub rounds: Vec<usize>,
}

impl ReplayStops {
    /// Returns the stops of a match of `end` entries.
    #[must_use]
    pub fn new(history: &GameHistory, end: usize) -> Self {
        let mut round = None;
        let turns = &history.turns;
        let begins = |turn: &&engine::game_history::TurnSpan| {
            let is_first = round != Some(turn.start.round);
            round = Some(turn.start.round);
            is_first
        };
        let rounds = turns.iter().filter(begins).map(|turn| turn.from).collect();
        Self {
            end,
            turns: stops(turns.iter().map(|turn| turn.from).collect(), end),
            rounds: stops(rounds, end),
        }
    }

    /// Returns the step sizes that differ: without rounds if every round has one turn.
    #[must_use]
    pub fn step_sizes(&self) -> Vec<StepSize> {
        let differs =
            |step_size: &StepSize| *step_size != StepSize::Round || self.rounds != self.turns;
        StepSize::ALL.into_iter().filter(differs).collect()
    }

    fn stops(&self, step_size: StepSize) -> Option<&[usize]> {
        match step_size {
            StepSize::Entry => None,
            StepSize::Turn => Some(&self.turns),
            StepSize::Round => Some(&self.rounds),
        }
    }

    /// Returns the position one step after `at`; at most the end.
    #[must_use]
    pub fn after(&self, at: usize, step_size: StepSize) -> usize {
        let next = match self.stops(step_size) {
            None => Some(at + 1),
            Some(stops) => stops.iter().copied().find(|&stop| stop > at),
        };
        next.unwrap_or(self.end).min(self.end)
    }

    /// Returns the position one step before `at`; at least the beginning.
    #[must_use]
    pub fn before(&self, at: usize, step_size: StepSize) -> usize {
        let last = match self.stops(step_size) {
            None => at.checked_sub(1),
            Some(stops) => stops.iter().copied().rfind(|&stop| stop < at),
        };
        last.unwrap_or(0)
    }
}

fn stops(mut stops: Vec<usize>, end: usize) -> Vec<usize> {
    stops.extend([0, end]);
    stops.sort_unstable();
    stops.dedup();
    stops
}

/// A command to a replay cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayCommand {
    /// Go to a position, and stop playback.
    Seek(usize),
    /// Go one step forward, and stop playback.
    Forward(StepSize),
    /// Go one step back, and stop playback.
    Back(StepSize),
    /// Start or stop playback; at the end, start from the beginning.
    Toggle,
    /// One more step of running playback.
    Tick,
    /// Change the step size.
    SetStepSize(StepSize),
    /// Change the speed.
    Speed(ReplaySpeed),
}

/// The state of a replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayCursor {
    /// The positions at which it stops.
    pub stops: Rc<ReplayStops>,
    /// The position, as the number of log entries that are applied.
    pub at: usize,
    /// Whether playback is running.
    pub is_running: bool,
    pub step_size: StepSize,
    pub speed: ReplaySpeed,
}

impl Reducible for ReplayCursor {
    type Action = ReplayCommand;

    fn reduce(self: Rc<Self>, command: ReplayCommand) -> Rc<Self> {
        let mut next = (*self).clone();
        let end = self.stops.end;
        match command {
            ReplayCommand::Seek(at) => (next.at, next.is_running) = (at.min(end), false),
            ReplayCommand::Forward(step_size) => {
                (next.at, next.is_running) = (self.stops.after(self.at, step_size), false);
            }
            ReplayCommand::Back(step_size) => {
                (next.at, next.is_running) = (self.stops.before(self.at, step_size), false);
            }
            ReplayCommand::Toggle => {
                next.is_running = !self.is_running && end > 0;
                if next.is_running && self.at == end {
                    next.at = 0;
                }
            }
            ReplayCommand::Tick => {
                next.at = self.stops.after(self.at, self.step_size);
                next.is_running = self.is_running && next.at < end;
            }
            ReplayCommand::SetStepSize(step_size) => next.step_size = step_size,
            ReplayCommand::Speed(speed) => next.speed = speed,
        }
        Rc::new(next)
    }
}

/// Returns a cursor that begins at a position, with a timer for playback.
#[hook]
pub fn use_replay_cursor(stops: Rc<ReplayStops>, at: usize) -> UseReducerHandle<ReplayCursor> {
    let player = use_reducer(move || ReplayCursor {
        at: at.min(stops.end),
        stops,
        is_running: false,
        step_size: StepSize::default(),
        speed: ReplaySpeed::default(),
    });
    let tick = player.dispatcher();
    let now = (player.is_running, player.at, player.step_size, player.speed);
    use_effect_with(now, move |&(running, _, step_size, speed)| {
        let timer = running.then(|| {
            Timeout::new(speed.pause(step_size), move || {
                tick.dispatch(ReplayCommand::Tick)
            })
        });
        move || drop(timer)
    });
    player
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player() -> Rc<ReplayCursor> {
        Rc::new(ReplayCursor {
            stops: Rc::new(ReplayStops {
                end: 9,
                turns: vec![0, 3, 6, 9],
                rounds: vec![0, 6, 9],
            }),
            at: 0,
            is_running: false,
            step_size: StepSize::Entry,
            speed: ReplaySpeed::Normal,
        })
    }

    fn after(dispatcher: &[ReplayCommand]) -> (usize, bool) {
        let last = dispatcher
            .iter()
            .fold(player(), |player, command| player.reduce(*command));
        (last.at, last.is_running)
    }

    #[test]
    fn forward_and_back_go_to_the_adjacent_stop() {
        use ReplayCommand::{Back, Forward, Seek};
        assert_eq!(after(&[Forward(StepSize::Entry)]).0, 1);
        assert_eq!(after(&[Seek(4), Forward(StepSize::Turn)]).0, 6);
        assert_eq!(after(&[Seek(4), Back(StepSize::Turn)]).0, 3);
        assert_eq!(after(&[Seek(4), Forward(StepSize::Round)]).0, 6);
        assert_eq!(after(&[Seek(4), Back(StepSize::Round)]).0, 0);
        assert_eq!(after(&[Back(StepSize::Entry)]).0, 0);
        assert_eq!(after(&[Seek(99), Forward(StepSize::Entry)]).0, 9);
        assert_eq!(after(&[Seek(9), Forward(StepSize::Round)]).0, 9);
    }

    #[test]
    fn rounds_of_one_turn_have_no_step_size() {
        let mut stops = (*player().stops).clone();
        assert_eq!(stops.step_sizes(), StepSize::ALL);
        stops.rounds = stops.turns.clone();
        assert_eq!(stops.step_sizes(), [StepSize::Entry, StepSize::Turn]);
    }

    #[test]
    fn playback_stops_at_the_end_and_restarts_from_the_beginning() {
        use ReplayCommand::{Seek, Tick, Toggle};
        assert_eq!(after(&[Toggle, Tick]), (1, true));
        assert_eq!(after(&[Seek(8), Toggle, Tick]), (9, false));
        assert_eq!(after(&[Seek(9), Toggle]), (0, true));
        assert_eq!(after(&[Toggle, Tick, Toggle]), (1, false));
        assert_eq!(after(&[Toggle, Seek(5)]), (5, false));
    }
}
