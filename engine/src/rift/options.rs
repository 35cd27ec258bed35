//! Everything chosen before a match begins.

use super::board_file::BoardFile;
use serde::{Deserialize, Deserializer, Serialize};

/// Fewest ships of a match.
pub const MIN_SHIPS: usize = 2;
/// Most ships of a match.
pub const MAX_SHIPS: usize = 24;

/// The options of a match `[RIFT-1.1]`.
///
/// They stand for themselves: `rules` holds in full what is played by, and a value left out has
/// the first value of the rules' table. The defaults that a board sets come in when options are
/// made for it, with [`Options::for_board`] or [`BoardChoice::rules`], and may be changed then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Where the match is played.
    pub board: BoardChoice,
    /// The team of each seat, in seat order; equal numbers fly together `[RIFT-1.3]`.
    pub teams: Vec<u8>,
    /// The ships, in the order of the board's starting places.
    pub ships: Vec<ShipChoice>,
    /// The variations.
    #[serde(default)]
    pub rules: HouseRules,
}

/// A shipped board by its id, or a board of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardChoice {
    /// A board of the box.
    Shipped(String),
    /// A whole board file.
    Custom(Box<BoardFile>),
}

/// One ship and its owner. A seat may own several, of one model or of different ones
/// `[RIFT-1.4]`; each has a console of its own `[RIFT-18.2]`, and they are told apart by their
/// numbers `[RIFT-18.3]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipChoice {
    /// The owner's seat, from 0 `[RIFT-1.3]`.
    pub seat: u8,
    /// Id of its model.
    pub model: String,
    /// What it has more or less than its model.
    #[serde(default)]
    pub handicap: Handicap,
}

/// More or less than the model's figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Handicap {
    /// Main reactor, -2 to 2.
    pub main: i8,
    /// Auxiliary store, -3 to 3.
    pub aux: i8,
    /// Hull, -4 to 4.
    pub hull: i8,
    /// Strength of its bars, 0 (as the model) or 1 to 6.
    pub bars: u8,
}

/// How the match is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The last team with a ship `[RIFT-15.2]`.
    #[default]
    Elimination,
    /// The first to so many points; destroyed ships come back `[RIFT-16.2]`.
    Ace,
    /// A team that loses its marked ship is out.
    Flagship,
    /// The marked ship must reach a goal square.
    Breakout,
    /// Destroy the named ships within so many turns.
    Puzzle,
}

/// Who begins `[RIFT-4.11]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FirstPlayer {
    /// A team drawn by chance.
    #[default]
    Random,
    /// The team of this seat.
    Seat(u8),
    /// In a series the team that lost the game before; drawn by chance in the first.
    Loser,
}

/// What a drawn game of a series counts `[RIFT-15.5]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DrawnGames {
    /// Nothing: it is played again.
    #[default]
    Replay,
    /// Half a win for everybody.
    Half,
}

/// The switches of a match; a board may set its own defaults.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HouseRules {
    /// How the match is won.
    pub mode: Mode,
    /// Seconds a turn; 0 for no limit `[RIFT-17.1]`.
    pub turn_seconds: u16,
    /// A ship out of time flies what it owes `[RIFT-17.4]`.
    pub timeout_autopilot: bool,
    /// Points that win in Centaur Ace `[RIFT-16.2]`.
    pub ace_target: u8,
    /// Blasts set off other mines `[RIFT-13.15]`.
    pub chain_mines: bool,
    /// Allied ships may be shot at `[RIFT-11.7]`.
    pub friendly_fire: bool,
    /// Tied sides and corners are never asked `[RIFT-17.7]`.
    pub auto_choices: bool,
    /// Rounds without damage that draw the match; 0 for none `[RIFT-15.7]`.
    pub quiet_rounds: u8,
    /// Last round; 0 for none `[RIFT-15.7]`.
    pub round_limit: u16,
    /// Games of the series: 1, 3 or 5 `[RIFT-15.5]`.
    pub match_length: u8,
    /// What a drawn game of a series counts.
    pub drawn_games: DrawnGames,
    /// Who begins.
    pub first: FirstPlayer,
    /// Only what boxes hold: as many boxes as the number of ships needs `[RIFT-1.9]`.
    pub box_limits: bool,
    /// From this round every ship's strongest bar loses 1 a turn; 0 for never.
    pub sudden_death: u16,
    /// Fleet draft: models are picked in turn, in a team none more often than half of its ships,
    /// rounded up `[RIFT-18.7]`.
    pub fleet_draft: bool,
    /// Nobody takes a second turn of a round before everybody has had a first, whatever the team
    /// `[RIFT-18.8]`. It came later than the others: options that do not say it are off, and options
    /// that are off do not say it, so that old saves and codes are read and written as they were.
    #[serde(
        skip_serializing_if = "std::ops::Not::not",
        deserialize_with = "missing_is_false"
    )]
    pub everybody_first: bool,
}

/// A switch at the end of what is written; off where that ends before it.
fn missing_is_false<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    let in_words = deserializer.is_human_readable();
    match bool::deserialize(deserializer) {
        Err(_) if !in_words => Ok(false),
        said => said,
    }
}

impl Default for HouseRules {
    fn default() -> Self {
        Self {
            mode: Mode::Elimination,
            turn_seconds: 0,
            timeout_autopilot: false,
            ace_target: 3,
            chain_mines: false,
            friendly_fire: false,
            auto_choices: false,
            quiet_rounds: 20,
            round_limit: 0,
            match_length: 1,
            drawn_games: DrawnGames::Replay,
            first: FirstPlayer::Random,
            box_limits: false,
            sudden_death: 0,
            fleet_draft: false,
            everybody_first: false,
        }
    }
}
