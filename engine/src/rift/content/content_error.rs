//! What keeps a board from being played: every fault a designer can make, as data.
//!
//! A file that is refused names its first fault as a [`LoadError`]; an editor shows all of them at
//! their squares. Finding them is the matter of `board_check` and `start_check`.

use super::start_check::StartError;
use crate::args::{Arg, Args};
use crate::error::LoadError;
use crate::error_reason::ErrorReason;
use crate::game::Game;
use crate::grid::{Space, Square};
use crate::rift::Rift;
use crate::rift::board_file::{BoardFile, MAX_BOARD_MINES};
use crate::rift::options::{MAX_SHIPS, MIN_SHIPS};

/// A ship's place or a mine, by its place in its list, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardObject {
    /// A starting place.
    Start(usize),
    /// A mine.
    Mine(usize),
}

impl BoardObject {
    /// Its place in the file.
    #[must_use]
    pub fn place(self) -> String {
        match self {
            Self::Start(n) => format!("starts[{n}]"),
            Self::Mine(n) => format!("mines[{n}]"),
        }
    }
}

/// Something that keeps a board from being played. Entries of lists are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContentError {
    /// What makes it no board at all, or an option that is none: the place and the reason.
    Shape {
        /// The place in the file.
        place: String,
        /// The reason.
        reason: ErrorReason,
    },
    /// Asteroids are named for a square off the board.
    AsteroidOff {
        /// The entry.
        entry: usize,
        /// The square.
        at: Square,
    },
    /// Asteroids are named for a planet or star.
    AsteroidOnBody {
        /// The entry.
        entry: usize,
        /// The square.
        at: Square,
    },
    /// A space is given a second asteroid.
    AsteroidTwice {
        /// The entry.
        entry: usize,
        /// The place in its list of planes.
        plane: usize,
        /// The space.
        space: Space,
    },
    /// Too few or too many starting places.
    Starts {
        /// How many there are.
        count: usize,
    },
    /// The fewest ships are more than there are places, or less than two.
    MinShips {
        /// The fewest ships.
        ships: u8,
        /// The starting places.
        starts: usize,
    },
    /// Too many mines.
    Mines {
        /// How many there are.
        count: usize,
    },
    /// An object stands off the board.
    Off {
        /// The object.
        object: BoardObject,
        /// The square.
        at: Square,
    },
    /// An object stands in terrain.
    Blocked {
        /// The object.
        object: BoardObject,
        /// The space.
        space: Space,
    },
    /// An object stands where another one does.
    Taken {
        /// The object.
        object: BoardObject,
        /// The space.
        space: Space,
        /// The one that was named before.
        by: BoardObject,
    },
    /// A mine is of a starting place that does not exist.
    Owner {
        /// The mine.
        mine: usize,
        /// The place that is named, from 1.
        owner: u8,
    },
    /// A starting place asks what no ship of its model can have.
    Start {
        /// The starting place.
        start: usize,
        /// What.
        fault: StartError,
    },
    /// A goal is off the board.
    GoalOff {
        /// The entry.
        goal: usize,
        /// The square.
        at: Square,
    },
    /// A goal that no ship can reach.
    GoalBlocked {
        /// The entry.
        goal: usize,
        /// The square.
        at: Square,
    },
    /// A breakout without a goal.
    NoGoal,
    /// A breakout with another number of marked ships than one.
    Marked {
        /// How many.
        count: usize,
    },
    /// The mode of puzzles without a puzzle.
    NoPuzzle,
    /// A puzzle in another mode.
    PuzzleMode,
    /// Nobody to fight.
    OneTeam,
    /// A puzzle of no turns.
    NoTurns,
    /// A puzzle without a ship to destroy.
    NoTargets,
    /// A target that does not exist.
    NoSuchTarget {
        /// The entry.
        entry: usize,
        /// The starting place that is named, from 1.
        target: u8,
    },
    /// A target that is named twice.
    TargetTwice {
        /// The entry.
        entry: usize,
        /// The starting place that is named, from 1.
        target: u8,
    },
    /// A puzzle that nobody could solve.
    NoSolver {
        /// The team that should.
        team: u8,
    },
}

impl ContentError {
    /// The place in the file: a path of keys.
    #[must_use]
    pub fn place(&self) -> String {
        match self {
            Self::Shape { place, .. } => place.clone(),
            Self::AsteroidOff { entry, .. } | Self::AsteroidOnBody { entry, .. } => {
                format!("asteroids[{entry}].at")
            }
            Self::AsteroidTwice { entry, plane, .. } => {
                format!("asteroids[{entry}].planes[{plane}]")
            }
            Self::Starts { .. } | Self::Marked { .. } | Self::OneTeam => "starts".to_owned(),
            Self::MinShips { .. } => "min_ships".to_owned(),
            Self::Mines { .. } => "mines".to_owned(),
            Self::Off { object, .. }
            | Self::Blocked { object, .. }
            | Self::Taken { object, .. } => {
                format!("{}.at", object.place())
            }
            Self::Owner { mine, .. } => format!("mines[{mine}].owner"),
            Self::Start { start, fault } => format!("starts[{start}].{}", fault.key()),
            Self::GoalOff { goal, .. } | Self::GoalBlocked { goal, .. } => format!("goals[{goal}]"),
            Self::NoGoal => "goals".to_owned(),
            Self::NoPuzzle | Self::PuzzleMode => "puzzle".to_owned(),
            Self::NoTurns => "puzzle.turns".to_owned(),
            Self::NoTargets => "puzzle.targets".to_owned(),
            Self::NoSuchTarget { entry, .. } | Self::TargetTwice { entry, .. } => {
                format!("puzzle.targets[{entry}]")
            }
            Self::NoSolver { .. } => "puzzle.side".to_owned(),
        }
    }

    /// The line for whoever reads the file.
    fn message(&self) -> String {
        match self {
            Self::Shape { reason, .. } => reason.to_string(),
            Self::AsteroidOff { at, .. } | Self::Off { at, .. } | Self::GoalOff { at, .. } => {
                format!("{at} is off the board")
            }
            Self::AsteroidOnBody { at, .. } => format!("{at} is filled by a planet or star"),
            Self::AsteroidTwice { space, .. } => format!("{space} has an asteroid already"),
            Self::Starts { count } => {
                format!("{count} starting places; {MIN_SHIPS} to {MAX_SHIPS} are needed")
            }
            Self::MinShips { ships, starts } => {
                format!("{ships} is not within {MIN_SHIPS} to {starts}, the starting places")
            }
            Self::Mines { count } => {
                format!("{count} mines; at most {MAX_BOARD_MINES} are allowed")
            }
            Self::Blocked { space, .. } => format!("{space} is blocked by terrain"),
            Self::Taken { space, by, .. } => format!("{space} is taken by {}", by.place()),
            Self::Owner { owner, .. } => format!("there is no starting place {owner}"),
            Self::Start { fault, .. } => fault.message(),
            Self::GoalBlocked { at, .. } => format!("{at} is blocked in all planes"),
            Self::NoGoal => "a breakout needs a goal square".to_owned(),
            Self::Marked { count } => format!("a breakout needs one marked ship, not {count}"),
            Self::NoPuzzle => "the mode `puzzle` needs a puzzle".to_owned(),
            Self::PuzzleMode => "a puzzle needs the mode `puzzle`".to_owned(),
            Self::OneTeam => "2 teams are needed".to_owned(),
            Self::NoTurns => "1 turn is the least".to_owned(),
            Self::NoTargets => "a puzzle needs a ship to destroy".to_owned(),
            Self::NoSuchTarget { target, .. } => format!("there is no starting place {target}"),
            Self::TargetTwice { target, .. } => format!("{target} is named twice"),
            Self::NoSolver { team } => format!("team {team} has no ship that could solve it"),
        }
    }

    /// The fault as the refusal of `file`.
    #[must_use]
    pub fn to_load_error(&self, file: &str) -> LoadError {
        LoadError::new(file, self.place(), self.reason())
    }

    /// The reason, without its place.
    #[must_use]
    pub fn reason(&self) -> ErrorReason {
        if let Self::Shape { reason, .. } = self {
            return reason.clone();
        }
        ErrorReason::from_game(Rift::NAME, self.message(), self.phrase_key(), self.args())
    }

    /// The squares of `board` that it is about; none when it is about the whole.
    #[must_use]
    pub fn squares(&self, board: &BoardFile) -> Vec<Square> {
        let start = |n: usize| board.starts.get(n).map(|start| start.at);
        let named = |number: u8| usize::from(number).checked_sub(1).and_then(start);
        match self {
            Self::AsteroidOff { at, .. }
            | Self::AsteroidOnBody { at, .. }
            | Self::Off { at, .. }
            | Self::GoalOff { at, .. }
            | Self::GoalBlocked { at, .. } => vec![*at],
            Self::AsteroidTwice { space, .. }
            | Self::Blocked { space, .. }
            | Self::Taken { space, .. } => vec![space.square()],
            Self::Owner { mine, .. } => board
                .mines
                .get(*mine)
                .map(|mine| mine.at)
                .into_iter()
                .collect(),
            Self::Start { start: n, .. } => start(*n).into_iter().collect(),
            Self::TargetTwice { target, .. } => named(*target).into_iter().collect(),
            Self::Marked { .. } => {
                let marked = board.starts.iter().filter(|start| start.flag);
                marked.map(|start| start.at).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The phrase key of the sentence a player reads.
    fn phrase_key(&self) -> &'static str {
        match self {
            Self::Shape { reason, .. } => reason.phrase(),
            Self::AsteroidOff { .. } | Self::Off { .. } | Self::GoalOff { .. } => {
                "editor-fault-off"
            }
            Self::AsteroidOnBody { .. } => "editor-fault-asteroid-on-body",
            Self::AsteroidTwice { .. } => "editor-fault-asteroid-twice",
            Self::Starts { .. } => "editor-fault-starts",
            Self::MinShips { .. } => "editor-fault-min-ships",
            Self::Mines { .. } => "editor-fault-mines",
            Self::Blocked { .. } => "editor-fault-blocked",
            Self::Taken { .. } => "editor-fault-taken",
            Self::Owner { .. } => "editor-fault-owner",
            Self::Start { fault, .. } => fault.phrase_key(),
            Self::GoalBlocked { .. } => "editor-fault-goal-blocked",
            Self::NoGoal => "editor-fault-no-goal",
            Self::Marked { .. } => "editor-fault-marked",
            Self::NoPuzzle => "editor-fault-no-puzzle",
            Self::PuzzleMode => "editor-fault-puzzle-mode",
            Self::OneTeam => "editor-fault-one-team",
            Self::NoTurns => "editor-fault-no-turns",
            Self::NoTargets => "editor-fault-no-targets",
            Self::NoSuchTarget { .. } => "editor-fault-no-such-target",
            Self::TargetTwice { .. } => "editor-fault-target-twice",
            Self::NoSolver { .. } => "editor-fault-no-solver",
        }
    }

    /// The numbers and names of the sentence. Starting places count from 1 here.
    fn args(&self) -> Args {
        let number = |value: usize| Arg::Number(i64::try_from(value).unwrap_or(i64::MAX));
        let label = |text: String| Arg::Label(text);
        match self {
            Self::Shape { reason, .. } => reason.args().to_vec(),
            Self::AsteroidOff { at, .. }
            | Self::AsteroidOnBody { at, .. }
            | Self::Off { at, .. }
            | Self::GoalOff { at, .. }
            | Self::GoalBlocked { at, .. } => vec![("at", label(at.to_string()))],
            Self::AsteroidTwice { space, .. }
            | Self::Blocked { space, .. }
            | Self::Taken { space, .. } => vec![
                ("at", label(space.square().to_string())),
                ("plane", label(space.plane().to_string())),
            ],
            Self::Starts { count } => vec![
                ("count", number(*count)),
                ("fewest", number(MIN_SHIPS)),
                ("most", number(MAX_SHIPS)),
            ],
            Self::MinShips { ships, starts } => vec![
                ("ships", number(usize::from(*ships))),
                ("fewest", number(MIN_SHIPS)),
                ("most", number(*starts)),
            ],
            Self::Mines { count } => {
                vec![("count", number(*count)), ("most", number(MAX_BOARD_MINES))]
            }
            Self::Owner { owner, .. } => vec![("start", number(usize::from(*owner)))],
            Self::Start { start, fault } => {
                let mut args = vec![("start", number(start + 1))];
                args.extend(fault.args());
                args
            }
            Self::Marked { count } => vec![("count", number(*count))],
            Self::NoSuchTarget { target, .. } | Self::TargetTwice { target, .. } => {
                vec![("start", number(usize::from(*target)))]
            }
            Self::NoSolver { team } => vec![("team", number(usize::from(*team)))],
            Self::NoGoal
            | Self::NoPuzzle
            | Self::PuzzleMode
            | Self::OneTeam
            | Self::NoTurns
            | Self::NoTargets => Args::new(),
        }
    }
}

/// A fault of the shape: its place, a line for whoever reads the file, the phrase and its figures.
pub(super) fn shape_error(
    place: impl Into<String>,
    line: impl Into<String>,
    phrase: &'static str,
    args: Args,
) -> ContentError {
    let reason = ErrorReason::from_game(Rift::NAME, line, phrase, args);
    let place = place.into();
    ContentError::Shape { place, reason }
}
