//! The options of a match: board, teams, ships and rules.

use super::board_file::BoardFile;
use serde::{Deserialize, Deserializer, Serialize};

/// Minimum number of ships in a match.
pub const MIN_SHIPS: usize = 2;
/// Maximum number of ships in a match.
pub const MAX_SHIPS: usize = 24;

/// The options of a match `[RIFT-1.1]`.
///
/// They are complete: `rules` holds every rule of the match, and a value that is left out has the
/// first value in the table of rules. The defaults of a board are applied when options are created
/// for it, and can then be changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Options {
    /// Board on which the match is played.
    pub board: BoardChoice,
    /// Team of each seat, in seat order; seats with equal numbers are allies `[RIFT-1.3]`.
    pub teams: Vec<u8>,
    /// Ships, in the order of the board's starting places.
    pub ships: Vec<ShipChoice>,
    /// Rules of the match.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(as = "RuleChanges", optional = nullable))]
    pub rules: HouseRules,
}

/// A board by its id, or a custom board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum BoardChoice {
    /// A board of the content set, by its id.
    Shipped(String),
    /// A complete custom board file.
    Custom(Box<BoardFile>),
}

/// One ship and its owner. A seat may own several ships, of one model or of different ones
/// `[RIFT-1.4]`; each has its own console `[RIFT-18.2]`, and they are told apart by their numbers
/// `[RIFT-18.3]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ShipChoice {
    /// Seat of the owner, from 0 `[RIFT-1.3]`.
    pub seat: u8,
    /// Id of the ship's model.
    pub model: String,
    /// Changes to the values of the model.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub handicap: Handicap,
}

/// A handicap: changes to the values of a ship's model.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Handicap {
    /// Change to the main reactor, -2 to 2.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub main: i8,
    /// Change to the auxiliary store, -3 to 3.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub aux: i8,
    /// Change to the hull, -4 to 4.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub hull: i8,
    /// Strength of all shield bars: 0 for that of the model, or 1 to 6.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub bars: u8,
}

/// The goal of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Mode {
    /// The last team with a ship wins `[RIFT-15.2]`.
    #[default]
    Elimination,
    /// The first player with the target score wins; destroyed ships return `[RIFT-16.2]`.
    Ace,
    /// A team that loses its marked ship is out.
    Flagship,
    /// The marked ship must reach a goal square.
    Breakout,
    /// Certain ships must be destroyed within a number of turns.
    Puzzle,
}

/// The team that acts first `[RIFT-4.11]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum FirstPlayer {
    /// A random team.
    #[default]
    Random,
    /// The team of this seat.
    Seat(u8),
    /// In a series the team that lost the previous game; in the first game a random team.
    Loser,
}

/// The value of a drawn game in a series `[RIFT-15.5]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum DrawnGames {
    /// A drawn game does not count and is replayed.
    #[default]
    Replay,
    /// A drawn game counts half a win for everybody.
    Half,
}

/// The rules of a match that can be chosen. A board may set its own defaults.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Rules"))]
pub struct HouseRules {
    /// Goal of the match.
    pub mode: Mode,
    /// Time limit of a turn in seconds; 0 for none `[RIFT-17.1]`.
    pub turn_seconds: u16,
    /// Whether a ship that runs out of time first makes the steps it owes `[RIFT-17.4]`.
    #[serde(rename = "timeout_autopilot")]
    pub has_timeout_autopilot: bool,
    /// Points that win in Centaur Ace `[RIFT-16.2]`.
    pub ace_target: u8,
    /// Whether blasts set off other mines `[RIFT-13.15]`.
    #[serde(rename = "chain_mines")]
    pub has_chain_mines: bool,
    /// Whether allied ships may be shot at `[RIFT-11.7]`.
    #[serde(rename = "friendly_fire")]
    pub allows_friendly_fire: bool,
    /// Whether tied sides and corners are chosen automatically `[RIFT-17.7]`.
    #[serde(rename = "auto_choices")]
    pub has_auto_choices: bool,
    /// Number of rounds without damage after which the match ends; 0 for no limit `[RIFT-15.7]`.
    pub quiet_rounds: u8,
    /// Number of the last round; 0 for no limit `[RIFT-15.7]`.
    pub round_limit: u16,
    /// Number of games in the series: 1, 3 or 5 `[RIFT-15.5]`.
    #[cfg_attr(feature = "schema", ts(type = "1 | 3 | 5"))]
    pub match_length: u8,
    /// Value of a drawn game in a series.
    pub drawn_games: DrawnGames,
    /// Team that acts first.
    pub first: FirstPlayer,
    /// Whether the match is limited to the contents of as many boxes as its number of ships needs
    /// `[RIFT-1.9]`.
    #[serde(rename = "box_limits")]
    pub has_box_limits: bool,
    /// Round from which the strongest shield bar of every ship loses 1 point each turn; 0 for
    /// never.
    pub sudden_death: u16,
    /// Whether models are picked in a fleet draft, in which a team may pick no model for more than
    /// half of its ships, rounded up `[RIFT-18.7]`.
    #[serde(rename = "fleet_draft")]
    pub has_fleet_draft: bool,
    /// Whether all players have a first turn in a round before any has a second, regardless of
    /// teams; missing if it is off `[RIFT-18.8]`.
    // The option was added later, so that old saves and codes are read and written unchanged.
    #[serde(
        skip_serializing_if = "std::ops::Not::not",
        deserialize_with = "missing_is_false"
    )]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    #[serde(rename = "everybody_first")]
    pub is_everybody_first: bool,
}

/// Rules that differ from those of the board.
#[cfg(feature = "schema")]
#[derive(ts_rs::TS)]
#[ts(type = "Partial<Rules>")]
pub struct RuleChanges;

/// Deserializes an option at the end of binary data; if the data ends before it, the option is off.
fn missing_is_false<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    let is_human_readable = deserializer.is_human_readable();
    match bool::deserialize(deserializer) {
        Err(_) if !is_human_readable => Ok(false),
        said => said,
    }
}

impl Default for HouseRules {
    fn default() -> Self {
        Self {
            mode: Mode::Elimination,
            turn_seconds: 0,
            has_timeout_autopilot: false,
            ace_target: 3,
            has_chain_mines: false,
            allows_friendly_fire: false,
            has_auto_choices: false,
            quiet_rounds: 20,
            round_limit: 0,
            match_length: 1,
            drawn_games: DrawnGames::Replay,
            first: FirstPlayer::Random,
            has_box_limits: false,
            sudden_death: 0,
            has_fleet_draft: false,
            is_everybody_first: false,
        }
    }
}
