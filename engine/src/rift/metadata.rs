//! Facts about the game for setup pages: limits, names and the boards to choose from. All texts are
//! phrases of the page.

use super::board_file::BoardFile;
use super::content;
use super::options::Mode;
use std::ops::RangeInclusive;

/// Number of seats in a match.
pub const SEATS: RangeInclusive<u8> = 2..=12;
/// Number of ships in a match.
pub const SHIPS: RangeInclusive<u8> = 2..=24;
/// Approximate duration of a match, in minutes per ship.
pub const MINUTES_A_SHIP: u8 = 15;
/// The turn limits to choose from, in seconds; 0 means no limit. Other limits may be set `[RIFT-17.1]`.
pub const TURN_SECONDS: [u16; 5] = [0, 60, 90, 120, 180];
/// Range of custom turn limits on a setup page, in seconds `[RIFT-17.1]`.
pub const CUSTOM_TURN_SECONDS: RangeInclusive<u16> = 10..=3600;
/// Turn limit recommended to experienced players, in seconds `[RIFT-17.1]`.
pub const RECOMMENDED_TURN_SECONDS: u16 = 120;
/// Turn limit of the blitz preset, in seconds.
pub const BLITZ_TURN_SECONDS: u16 = 60;
/// Round from which sudden death applies, if the option is on.
pub const SUDDEN_DEATH_ROUND: u16 = 12;

/// A role in the making of the printed game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CreditRole {
    Designer,
    Artist,
    Publisher,
}

impl CreditRole {
    /// Returns the phrase key of the role's name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Designer => "role-designer",
            Self::Artist => "role-artist",
            Self::Publisher => "role-publisher",
        }
    }
}

/// Makers of the printed game, with their roles.
pub const CREDITS: [(CreditRole, &str); 3] = [
    (CreditRole::Designer, "Jacques Boulet"),
    (CreditRole::Artist, "Daniel Allen"),
    (CreditRole::Publisher, "Incurable Dreamer"),
];

/// A board that a player can choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioEntry {
    /// The board file, with id, name and blurb.
    pub board: BoardFile,
    /// Number of ships that the board can be played with.
    pub ships: RangeInclusive<u8>,
    /// Number of teams among the starting places.
    pub teams: u8,
    /// Modes that the board can be played in; the mode of its file comes first.
    pub modes: Vec<Mode>,
}

/// Returns the base boards, in the order in which they are offered.
#[must_use]
pub fn scenario_entries() -> Vec<ScenarioEntry> {
    content::board_ids()
        .filter_map(content::board)
        .map(ScenarioEntry::of)
        .collect()
}

impl ScenarioEntry {
    /// Creates the entry of a board from its file.
    #[must_use]
    pub fn of(board: BoardFile) -> Self {
        let saturating_u8 = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let mut teams: Vec<u8> = board.starts.iter().map(|start| start.team).collect();
        teams.sort_unstable();
        teams.dedup();
        Self {
            ships: saturating_u8(board.min_ship_count())..=saturating_u8(board.starts.len()),
            teams: saturating_u8(teams.len()),
            modes: modes(&board),
            board,
        }
    }
}

fn modes(board: &BoardFile) -> Vec<Mode> {
    let board_mode = board.mode;
    let others = [Mode::Elimination, Mode::Ace, Mode::Flagship];
    match board_mode {
        Mode::Puzzle => vec![board_mode],
        Mode::Elimination | Mode::Ace | Mode::Flagship | Mode::Breakout => {
            let more = others.into_iter().filter(|mode| *mode != board_mode);
            std::iter::once(board_mode).chain(more).collect()
        }
    }
}
