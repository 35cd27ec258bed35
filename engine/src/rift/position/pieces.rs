//! Ships and mines of a position.

use super::super::board_file::StartBars;
use super::super::ship::Ion;
use crate::game::Seat;
use crate::grid::{Heading, Space};
use serde::{Deserialize, Serialize};

/// A ship. One with hull 0 is destroyed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "ShipAt", deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(rename = "ShipAt", optional_fields)
)]
pub struct ShipEntry {
    /// Space of the ship: its square, and its plane if that is not 0.
    pub at: Space,
    /// Heading of the ship, as a compass name `[RIFT-2.5]`.
    #[serde(with = "super::super::board_file::compass")]
    #[cfg_attr(feature = "schema", ts(as = "crate::grid::heading::CompassName"))]
    pub facing: Heading,
    /// Speed in squares per turn; negative in reverse.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub speed: i8,
    /// Energy in the main reactor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub main: Option<u8>,
    /// Energy in the auxiliary store.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aux: Option<u8>,
    /// Hull points; 0 for a destroyed ship.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hull: Option<u8>,
    /// Torpedoes in store.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub torpedoes: Option<u8>,
    /// Mines in store.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mines: Option<u8>,
    /// Shield bars by side, as outer and inner strength.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bars: Option<StartBars>,
    /// Charge state of the ion cannon.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub ion: Ion,
    /// Whether the ship is Ready; if missing, it is unless it is the active ship `[RIFT-5.3]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "ready")]
    pub is_ready: Option<bool>,
}

/// A live mine, with its space and owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "MineAt", deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(rename = "MineAt", optional_fields)
)]
pub struct MineEntry {
    /// Space of the mine: its square, and its plane if that is not 0.
    pub at: Space,
    /// Seat that laid the mine; missing for a neutral mine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
}
