//! The position format `rift-position/1`: a complete state as readable text, for research, bug
//! reports, and matches from any position. `write` produces it, `read` parses it, and `validate`
//! checks the result like any other state.
//!
//! Values left out of a ship are those of its starting place, and values left out of a position are
//! those at the start of a round. The builds of ships are part of the options.

mod pieces;
mod read;
mod write;

pub use pieces::{MineEntry, ShipEntry};

use super::ship::{ShipId, Side};
use super::state::{AfterDetonation, Ending, Phase};
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// Value of the key `format` in a position.
pub const FORMAT: &str = "rift-position/1";

/// A position: all values of a match that change in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(optional_fields))]
pub struct Position {
    /// File format and its version; always `rift-position/1`.
    #[cfg_attr(feature = "schema", ts(type = "'rift-position/1'"))]
    pub format: String,
    /// Number of the round, from 1.
    #[serde(default = "first_round")]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub round: u16,
    /// Phase of play: the decision that the match waits for.
    #[serde(default = "activation")]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub phase: Phase,
    /// Index of the team to play in the order of teams, from 0 `[RIFT-5.1]`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub team: u8,
    /// Index of the team that acted last; if missing, the team before the one to play `[RIFT-5.6]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<u8>,
    /// Ships, in the order of the options.
    pub ships: Vec<ShipEntry>,
    /// Live mines, in the order in which they were laid.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub mines: Vec<MineEntry>,
    /// Record of the active ship's turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnProgress>,
    /// Detonation that is being resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wave: Option<WaveProgress>,
    /// Number of complete rounds without damage `[RIFT-15.7]`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub quiet: u8,
    /// Whether a ship was damaged in this round.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    #[serde(rename = "damaged")]
    pub has_damage: bool,
    /// Number of turns that the solving side of a puzzle has begun.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub turns: u8,
    /// Points of each seat; an empty list means no points `[RIFT-16.3]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub scores: Vec<i8>,
    /// Wins of each team in a series, counted in halves; an empty list means no wins `[RIFT-15.5]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub wins: Vec<u8>,
    /// Number of finished games of a series.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub games: u8,
    /// Seats that have conceded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub out: Vec<Seat>,
    /// Seat that offers a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Seat>,
    /// Seats that agree to the draw, or that are ready for the next game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub agreed: Vec<Seat>,
    /// Result of the match, or of the game of a series, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "verdict")]
    pub result: Option<PositionResult>,
}

/// The record of a ship's turn `[RIFT-5.8]`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "TurnSoFar"))]
pub struct TurnProgress {
    /// The active ship.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub ship: Option<ShipId>,
    /// Squares moved by steps `[RIFT-7.4]`.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub moved: u8,
    /// Shots fired by each mount; an empty list means no shots `[RIFT-11.9]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub shots: Vec<u8>,
    /// Number of mines laid this turn, which are the last in the list of mines `[RIFT-13.8]`.
    #[serde(rename = "laid")]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub mines_laid: u8,
    /// Whether the ship has made a warp jump `[RIFT-9.1]`.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    #[serde(rename = "warped")]
    pub has_warped: bool,
    /// Whether the ion cannon has fired a charged shot `[RIFT-12.3]`.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    #[serde(rename = "fired_charged")]
    pub has_fired_charged: bool,
    /// Whether a released mine waits under the ship `[RIFT-13.3]`.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    #[serde(rename = "waiting_mine")]
    pub has_waiting_mine: bool,
    /// Whether the clock has run out `[RIFT-17.3]`.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    #[serde(rename = "timed_out")]
    pub has_timed_out: bool,
}

/// Mines that detonate together, and the sides chosen so far `[RIFT-13.14]`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(rename = "WaveSoFar", optional_fields)
)]
pub struct WaveProgress {
    /// Indices of the mines in the list of mines, from 0.
    pub mines: Vec<u8>,
    /// Sides chosen so far, in the order in which the owners are asked.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub sides: Vec<Side>,
    /// Ship that struck the mine, and the side that it hit `[RIFT-13.7]`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub struck: Option<(ShipId, Side)>,
    /// Part of the turn that continues after the detonation.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub after: AfterDetonation,
}

/// The result of a match or game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Verdict"))]
pub struct PositionResult {
    /// Winning seats; none in a draw.
    pub winners: Vec<Seat>,
    /// Reason why the game ended.
    pub ending: Ending,
}

const fn first_round() -> u16 {
    1
}

const fn activation() -> Phase {
    Phase::Activation
}
