//! The rules of the Scanning Report in a scenario file.

use serde::{Deserialize, Serialize};

/// The treatment of the two locations of a Scanning Report.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum ScanMode {
    /// Places one XPM.
    #[default]
    Normal,
    /// Puts Astartium on all matching sectors.
    AstartiumAll,
    /// Does nothing.
    Off,
}

/// Sectors on which no XPM is placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "ScanBar")
)]
pub enum ScanRestriction {
    /// Sectors with a Starbase, active or not.
    AnyStarbase,
}

/// The rules of the Scanning Report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScanRule {
    /// How the report treats its locations.
    pub xpm: ScanMode,
    /// Whether sectors are added if no XPM could be placed.
    #[serde(rename = "expand_on_fail")]
    pub expands_on_fail: bool,
    /// Sectors on which no XPM is placed.
    pub forbid_on: Vec<ScanRestriction>,
}

impl Default for ScanRule {
    fn default() -> Self {
        Self {
            xpm: ScanMode::Normal,
            expands_on_fail: true,
            forbid_on: Vec::new(),
        }
    }
}
