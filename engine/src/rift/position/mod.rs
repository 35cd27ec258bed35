//! The position format `rift-position/1`: a whole state in words, for researchers, for bug reports
//! and for beginning anywhere. Writing one is in `write`, reading in `read`; what is read is held to
//! what every state of the table keeps (`validate/`).
//!
//! What is left out of a ship is as on its starting place, and what is left out of a position as at the
//! beginning of a round. What a ship is built of stands in the options, not here.

mod read;
mod write;

use super::board_file::StartBars;
use super::ship::{Ion, ShipId, Side};
use super::state::{AfterDetonation, Ending, Phase};
use crate::game::Seat;
use crate::grid::{Heading, Space};
use serde::{Deserialize, Serialize};

/// The value of `format` in a position.
pub const FORMAT: &str = "rift-position/1";

/// Everything that changes in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always [`FORMAT`].
    pub format: String,
    /// The round, from 1.
    #[serde(default = "one")]
    pub round: u16,
    /// What is waited for.
    #[serde(default = "activation")]
    pub phase: Phase,
    /// The team to play, as its place in the order of teams, from 0 `[RIFT-5.1]`.
    #[serde(default)]
    pub team: u8,
    /// The team that acted last; left out, the one before the team to play `[RIFT-5.6]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<u8>,
    /// The ships, in the order of the options.
    pub ships: Vec<ShipAt>,
    /// Live mines, in the order in which they were laid.
    #[serde(default)]
    pub mines: Vec<MineAt>,
    /// Memory of the active ship's turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnProgress>,
    /// The detonation being resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wave: Option<WaveProgress>,
    /// Complete rounds without damage `[RIFT-15.7]`.
    #[serde(default)]
    pub quiet: u8,
    /// Whether a ship was damaged in this round.
    #[serde(default)]
    pub damaged: bool,
    /// Turns that the side of a puzzle has begun.
    #[serde(default)]
    pub turns: u8,
    /// Points of each seat; none are zero `[RIFT-16.3]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i8>,
    /// Half wins of each team in a series; none are zero `[RIFT-15.5]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wins: Vec<u8>,
    /// Games of a series played to the end.
    #[serde(default)]
    pub games: u8,
    /// Seats that gave up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<Seat>,
    /// The seat that offers a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Seat>,
    /// Seats that agree to it, or are ready for the next game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<Seat>,
    /// How the match, or a game of a series, ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<PositionResult>,
}

/// A ship in its space. Hull 0 is a ship that is lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipAt {
    /// Its space: a square, and a plane where it is not the middle one.
    pub at: Space,
    /// Where its bow points, by the compass `[RIFT-2.5]`.
    #[serde(with = "super::board_file::compass")]
    pub facing: Heading,
    /// Squares a turn, negative in reverse.
    #[serde(default)]
    pub speed: i8,
    /// Main reactor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub main: Option<u8>,
    /// Auxiliary store.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aux: Option<u8>,
    /// Hull points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hull: Option<u8>,
    /// Torpedoes left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub torpedoes: Option<u8>,
    /// Mines left in the store.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mines: Option<u8>,
    /// Bars, outer and inner, by side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bars: Option<StartBars>,
    /// Charge of the ion canon.
    #[serde(default)]
    pub ion: Ion,
    /// Whether its token shows Ready; left out, it does unless the ship is the active one
    /// `[RIFT-5.3]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ready: Option<bool>,
}

/// A live mine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MineAt {
    /// Its space.
    pub at: Space,
    /// Who laid it; nobody's if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
}

/// Memory of a ship's turn `[RIFT-5.8]`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TurnProgress {
    /// The active ship.
    pub ship: Option<ShipId>,
    /// Squares stepped in the plane `[RIFT-7.4]`.
    pub moved: u8,
    /// Shots fired by each mount; none are zero `[RIFT-11.9]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shots: Vec<u8>,
    /// Mines it laid: so many at the end of the list `[RIFT-13.8]`.
    pub laid: u8,
    /// Whether it jumped `[RIFT-9.1]`.
    pub warped: bool,
    /// Whether the ion canon fired a charged shot `[RIFT-12.3]`.
    pub fired_charged: bool,
    /// Whether a released mine waits under it `[RIFT-13.3]`.
    pub waiting_mine: bool,
    /// Whether the clock has run out `[RIFT-17.3]`.
    pub timed_out: bool,
}

/// Mines that go off together, and the sides chosen so far `[RIFT-13.14]`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WaveProgress {
    /// The mines, by their places in the list of mines, from 0.
    pub mines: Vec<u8>,
    /// The sides chosen, in the order of the questions.
    pub sides: Vec<Side>,
    /// The ship that struck the mine, and on which side `[RIFT-13.7]`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub struck: Option<(ShipId, Side)>,
    /// What follows.
    pub after: AfterDetonation,
}

/// How it ended, and who won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionResult {
    /// Nobody in a draw.
    pub winners: Vec<Seat>,
    /// Why it ended.
    pub ending: Ending,
}

const fn one() -> u16 {
    1
}

const fn activation() -> Phase {
    Phase::Activation
}
