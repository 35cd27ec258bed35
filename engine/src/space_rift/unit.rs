//! Units on the battlefield, and sets of them. The figures define the abilities of a unit type, and
//! the scenario defines the units of a side.

use super::battlefield::Hex;
use crate::components::bit_set;
use serde::{Deserialize, Serialize};

/// Maximum number of units of both sides together.
pub const MAX_UNITS: usize = 32;

/// A unit, by its number: South's units in the order of the scenario, then North's.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Unit"))]
pub struct UnitId(pub u8);

impl UnitId {
    /// Returns the number as an array index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The class of a unit `[SR-2.1]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "class-", serialize_all = "kebab-case", const_into_str)]
pub enum Class {
    /// Fighter units, hit by circles.
    #[default]
    Fighter,
    /// Strike units, hit by triangles.
    Strike,
    /// Capital units, hit by squares.
    Capital,
}

/// The state of a unit `[SR-2.3]`; its flags are sets in the state of the battle `[SR-2.5]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "UnitState"))]
pub struct Unit {
    /// Hex of the unit; empty once it is out of the battle.
    pub hex: Option<Hex>,
    /// Number of ships; for a hull the number of escorts `[SR-2.6]`, which is 0 for a hull-only
    /// unit `[SR-2.7]`.
    pub ships: u8,
}

bit_set! {
    pub struct UnitSet(u32) of UnitId below MAX_UNITS, "a unit beyond the last";
}

impl UnitSet {
    /// Returns the units numbered from `from` to below `to`.
    #[must_use]
    pub const fn range(from: u8, to: u8) -> Self {
        Self(((1u64 << to) - (1u64 << from)) as u32)
    }
}
