//! What a set-up page says about the game before a match: numbers, names and the boards on offer.
//! No sentences; phrases are the page's.

use super::board_file::BoardFile;
use super::content;
use super::options::Mode;
use std::ops::RangeInclusive;

/// Seats of a match.
pub const SEATS: RangeInclusive<u8> = 2..=12;
/// Ships of a match.
pub const SHIPS: RangeInclusive<u8> = 2..=24;
/// About how long a match takes, in minutes a ship.
pub const MINUTES_A_SHIP: u8 = 15;
/// Turn limits on offer, in seconds; 0 is none, and any other may be set `[RIFT-17.1]`.
pub const TURN_SECONDS: [u16; 5] = [0, 60, 90, 120, 180];
/// Turn limits of one's own that a set-up page takes, in seconds `[RIFT-17.1]`.
pub const OWN_TURN_SECONDS: RangeInclusive<u16> = 10..=3600;
/// The turn limit recommended to experienced players, in seconds `[RIFT-17.1]`.
pub const RECOMMENDED_TURN_SECONDS: u16 = 120;
/// The turn limit of a blitz, in seconds.
pub const BLITZ_TURN_SECONDS: u16 = 60;
/// From which round sudden death counts, where it is played.
pub const SUDDEN_DEATH_ROUND: u16 = 12;

/// What somebody did for the printed game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CreditRole {
    /// Made the game.
    Designer,
    /// Drew it.
    Artist,
    /// Published it.
    Publisher,
}

impl CreditRole {
    /// The phrase key of its name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Designer => "role-designer",
            Self::Artist => "role-artist",
            Self::Publisher => "role-publisher",
        }
    }
}

/// Who made the printed game.
pub const CREDITS: [(CreditRole, &str); 3] = [
    (CreditRole::Designer, "Jacques Boulet"),
    (CreditRole::Artist, "Daniel Allen"),
    (CreditRole::Publisher, "Incurable Dreamer"),
];

/// A board on offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioEntry {
    /// The board, with its id, name and blurb.
    pub board: BoardFile,
    /// How many ships can play on it.
    pub ships: RangeInclusive<u8>,
    /// How many teams its starting places are of.
    pub teams: u8,
    /// The modes that it can be played in, its own first.
    pub modes: Vec<Mode>,
}

/// The boards of the box, in the order in which they are offered.
#[must_use]
pub fn scenario_entries() -> Vec<ScenarioEntry> {
    content::board_ids()
        .filter_map(content::board)
        .map(ScenarioEntry::of)
        .collect()
}

impl ScenarioEntry {
    /// What a board offers.
    #[must_use]
    pub fn of(board: BoardFile) -> Self {
        let short = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let mut teams: Vec<u8> = board.starts.iter().map(|start| start.team).collect();
        teams.sort_unstable();
        teams.dedup();
        Self {
            ships: short(board.fewest_ships())..=short(board.starts.len()),
            teams: short(teams.len()),
            modes: modes(&board),
            board,
        }
    }
}

fn modes(board: &BoardFile) -> Vec<Mode> {
    let own = board.mode;
    let others = [Mode::Elimination, Mode::Ace, Mode::Flagship];
    match own {
        Mode::Puzzle => vec![own],
        Mode::Elimination | Mode::Ace | Mode::Flagship | Mode::Breakout => {
            let more = others.into_iter().filter(|mode| *mode != own);
            std::iter::once(own).chain(more).collect()
        }
    }
}
