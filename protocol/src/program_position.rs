//! The position that a program without the engine decides in.

use super::online::TableResult;
use super::seed_commitment::Bytes32;
use engine::game::{Seat, SeatSet};
use serde::Serialize;

/// The number of actions that are listed at most. Others are legal all the same.
pub const MAX_ACTIONS: usize = 1000;

/// A message to a program that a guest with the engine does not receive.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "t", rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ProgramMessage"))]
pub(super) enum ToProgram<A> {
    /// The current position, sent when the program connects and after every change of the match.
    Position(ProgramPosition<A>),
}

/// The position in which a program decides.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ProgramPosition"))]
pub(super) struct ProgramPosition<A> {
    /// The seat of the program.
    pub seat: Seat,
    /// The number of log entries.
    pub entries: u32,
    /// The name of the position, which the answer repeats: 32 bytes as hexadecimal digits.
    pub place: Bytes32,
    /// The last link of the hash chain of everything that the seat has received, which the program
    /// signs together with its action, if it has a key.
    pub after: Bytes32,
    /// The seats that the match waits for.
    pub waiting: SeatSet,
    /// The legal actions of the seat: empty if the match does not wait for it, and at most 1000.
    pub actions: Vec<A>,
    /// Whether all legal actions are listed.
    pub is_complete: bool,
    /// What the seat may do at any time, such as concede.
    pub asides: Vec<A>,
    /// Whether the seat may ask to undo its last action.
    pub can_undo: bool,
    /// How the match ended; null while it is played.
    pub result: Option<TableResult>,
    /// What the seat sees, in the form of the type `View` of the game in the JavaScript package.
    pub view: serde_json::Value,
}
