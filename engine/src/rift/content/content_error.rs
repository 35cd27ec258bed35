//! The errors that keep a board from being played, as data.
//!
//! A rejected file reports its first error as a [`LoadError`]; an editor shows all of them at their
//! squares. `board_check` and `start_check` find them.

use super::start_check::StartError;
use crate::args::{Arg, Args};
use crate::error::LoadError;
use crate::error_reason::ErrorReason;
use crate::game::Game;
use crate::grid::{Space, Square};
use crate::rift::Rift;
use crate::rift::board_file::{BoardFile, MAX_BOARD_MINES};
use crate::rift::options::{MAX_SHIPS, MIN_SHIPS};

/// A starting place or a mine, by its index in the board's list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardObject {
    /// A starting place, counted from 0.
    Start(usize),
    /// A mine, counted from 0.
    Mine(usize),
}

impl BoardObject {
    /// Returns the path of keys in the board file.
    #[must_use]
    pub fn path(self) -> String {
        match self {
            Self::Start(n) => format!("starts[{n}]"),
            Self::Mine(n) => format!("mines[{n}]"),
        }
    }
}

/// An error that keeps a board from being played. List entries are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContentError {
    /// The file does not have the shape of a board, or an option is invalid.
    Shape {
        /// Path of keys in the board file.
        path: String,
        reason: ErrorReason,
    },
    /// Asteroids are placed off the board.
    AsteroidOff {
        /// Index in the list of asteroids.
        entry: usize,
        at: Square,
    },
    /// Asteroids are placed on a planet or star.
    AsteroidOnBody {
        /// Index in the list of asteroids.
        entry: usize,
        at: Square,
    },
    /// A space has two asteroids.
    AsteroidTwice {
        /// Index in the list of asteroids.
        entry: usize,
        /// Index in the entry's list of planes.
        plane: usize,
        space: Space,
    },
    /// There are too few or too many starting places.
    Starts { count: usize },
    /// The minimum number of ships exceeds the number of starting places, or is less than two.
    MinShips {
        /// Value of `min_ships` in the file.
        ships: u8,
        /// Number of starting places on the board.
        starts: usize,
    },
    /// There are too many mines.
    Mines { count: usize },
    /// A square of the object lies outside the width or the height.
    Off { object: BoardObject, at: Square },
    /// Terrain fills the space of an object.
    Blocked { object: BoardObject, space: Space },
    /// Two objects share a space.
    Taken {
        object: BoardObject,
        space: Space,
        /// The object that comes first in the file.
        by: BoardObject,
    },
    /// A mine belongs to a starting place that does not exist.
    Owner {
        /// Index in the list of mines.
        mine: usize,
        /// Number of the starting place, from 1.
        owner: u8,
    },
    /// A starting place has values that no ship of its model can have.
    Start {
        /// Index in the list of starting places.
        start: usize,
        error: StartError,
    },
    /// A goal is off the board.
    GoalOff {
        /// Index in the list of goals.
        goal: usize,
        at: Square,
    },
    /// Terrain blocks a goal in every plane.
    GoalBlocked {
        /// Index in the list of goals.
        goal: usize,
        at: Square,
    },
    /// A breakout has no goal.
    NoGoal,
    /// A breakout has no marked ship or more than one.
    Marked {
        /// Number of marked ships on the board.
        count: usize,
    },
    /// The mode is `puzzle`, but the board has no puzzle.
    NoPuzzle,
    /// The board has a puzzle, but the mode is another.
    PuzzleMode,
    /// There is only one team.
    OneTeam,
    /// A puzzle allows no turns.
    NoTurns,
    /// A puzzle has no ship to destroy.
    NoTargets,
    /// A puzzle target does not exist.
    NoSuchTarget {
        /// Index in the list of targets.
        entry: usize,
        /// Number of the starting place, from 1.
        target: u8,
    },
    /// A puzzle target is named twice.
    TargetTwice {
        /// Index in the list of targets.
        entry: usize,
        /// Number of the starting place, from 1.
        target: u8,
    },
    /// The team that must solve the puzzle has no ships.
    NoSolver {
        /// Number of the team, from 1.
        team: u8,
    },
}

impl ContentError {
    /// Returns the path of keys in the board file.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Self::Shape { path, .. } => path.clone(),
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
                format!("{}.at", object.path())
            }
            Self::Owner { mine, .. } => format!("mines[{mine}].owner"),
            Self::Start { start, error } => format!("starts[{start}].{}", error.key()),
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

    /// Returns the message for the author of the file, in English.
    fn message(&self) -> String {
        match self {
            Self::Shape { reason, .. } => reason.to_string(),
            Self::AsteroidOff { at, .. } | Self::Off { at, .. } | Self::GoalOff { at, .. } => {
                format!("{at} is off the board")
            }
            Self::AsteroidOnBody { at, .. } => format!("{at} is filled by a planet or star"),
            Self::AsteroidTwice { space, .. } => format!("{space} already has an asteroid"),
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
            Self::Taken { space, by, .. } => format!("{space} is taken by {}", by.path()),
            Self::Owner { owner, .. } => format!("there is no starting place {owner}"),
            Self::Start { error, .. } => error.message(),
            Self::GoalBlocked { at, .. } => format!("{at} is blocked in all planes"),
            Self::NoGoal => "a breakout needs a goal square".to_owned(),
            Self::Marked { count } => format!("a breakout needs one marked ship, not {count}"),
            Self::NoPuzzle => "the mode `puzzle` needs a puzzle".to_owned(),
            Self::PuzzleMode => "a puzzle needs the mode `puzzle`".to_owned(),
            Self::OneTeam => "2 teams are needed".to_owned(),
            Self::NoTurns => "at least 1 turn is needed".to_owned(),
            Self::NoTargets => "a puzzle needs a ship to destroy".to_owned(),
            Self::NoSuchTarget { target, .. } => format!("there is no starting place {target}"),
            Self::TargetTwice { target, .. } => format!("{target} is named twice"),
            Self::NoSolver { team } => format!("team {team} has no ship to solve it with"),
        }
    }

    /// Returns the error as the load error of `file`.
    #[must_use]
    pub fn to_load_error(&self, file: &str) -> LoadError {
        LoadError::new(file, self.path(), self.reason())
    }

    /// Returns the reason of the error without its path.
    #[must_use]
    pub fn reason(&self) -> ErrorReason {
        if let Self::Shape { reason, .. } = self {
            return reason.clone();
        }
        ErrorReason::from_game(Rift::NAME, self.message(), self.phrase_key(), self.args())
    }

    /// Returns the squares of `board` that the error concerns; none if it concerns the whole board.
    #[must_use]
    pub fn squares(&self, board: &BoardFile) -> Vec<Square> {
        let start = |n: usize| board.starts.get(n).map(|start| start.at);
        let square_of_start = |number: u8| usize::from(number).checked_sub(1).and_then(start);
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
            Self::TargetTwice { target, .. } => square_of_start(*target).into_iter().collect(),
            Self::Marked { .. } => {
                let marked = board.starts.iter().filter(|start| start.is_marked);
                marked.map(|start| start.at).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the phrase key of the message for players.
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
            Self::Start { error, .. } => error.phrase_key(),
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

    /// Returns the arguments of the phrase. Starting places count from 1 here.
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
            Self::Start { start, error } => {
                let mut args = vec![("start", number(start + 1))];
                args.extend(error.args());
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

/// Creates a shape error from its path, the message for authors, and the phrase with its arguments.
pub(super) fn shape_error(
    path: impl Into<String>,
    message: impl Into<String>,
    phrase: &'static str,
    args: Args,
) -> ContentError {
    let reason = ErrorReason::from_game(Rift::NAME, message, phrase, args);
    let path = path.into();
    ContentError::Shape { path, reason }
}
