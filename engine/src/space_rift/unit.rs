//! Units on the battlefield: what changes about one, and sets of them. What a type of unit can do
//! stands in the figures; who fields which is the scenario's.

use super::battlefield::Hex;
use crate::components::bit_set;
use serde::{Deserialize, Serialize};

/// Most units of a battle, both sides together.
pub const MAX_UNITS: usize = 32;

/// A unit, by its number: South's in the order of the scenario, then North's.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct UnitId(pub u8);

impl UnitId {
    /// The unit as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The three classes `[SR-2.1]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Green circles.
    #[default]
    Fighter,
    /// Blue triangles.
    Strike,
    /// Purple squares.
    Capital,
}

/// What changes about a unit `[SR-2.3]`; its flags are sets in the state `[SR-2.5]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Where it is; `None` once it is out of the battle.
    pub hex: Option<Hex>,
    /// Its ships; the escorts of a hull `[SR-2.6]`, none of a bare hull `[SR-2.7]`.
    pub ships: u8,
}

bit_set! {
    /// A set of units.
    pub struct UnitSet(u32) of UnitId below MAX_UNITS, "a unit beyond the last";
}

impl UnitSet {
    /// The units numbered `from` to below `to`.
    #[must_use]
    pub const fn range(from: u8, to: u8) -> Self {
        Self(((1u64 << to) - (1u64 << from)) as u32)
    }
}
