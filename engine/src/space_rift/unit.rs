//! Units on the battlefield: what changes about one, and sets of them. What a type of unit can do
//! stands in the figures; who fields which is the scenario's.

use super::field::Hex;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

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
pub struct Unit {
    /// Where it is; `None` once it is out of the battle.
    pub hex: Option<Hex>,
    /// Its ships; the escorts of a hull `[SR-2.6]`, none of a bare hull `[SR-2.7]`.
    pub ships: u8,
}

/// A set of units, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct UnitSet(u32);

impl UnitSet {
    /// No unit.
    pub const NONE: Self = Self(0);

    /// The units numbered `from` to below `to`.
    #[must_use]
    pub const fn range(from: u8, to: u8) -> Self {
        Self(((1u64 << to) - (1u64 << from)) as u32)
    }

    /// This set and `unit`.
    #[must_use]
    pub const fn with(self, unit: UnitId) -> Self {
        Self(self.0 | 1 << (unit.0 & 31))
    }

    /// Puts `unit` in.
    pub const fn insert(&mut self, unit: UnitId) {
        self.0 |= 1 << (unit.0 & 31);
    }

    /// Takes `unit` out.
    pub const fn remove(&mut self, unit: UnitId) {
        self.0 &= !(1 << (unit.0 & 31));
    }

    /// Whether `unit` is in it.
    #[must_use]
    pub const fn has(self, unit: UnitId) -> bool {
        unit.0 < 32 && self.0 >> unit.0 & 1 == 1
    }

    /// Units of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Units of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Units of this set and not of the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether no unit is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many units are in it.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The unit with the lowest number.
    #[must_use]
    pub const fn first(self) -> Option<UnitId> {
        if self.0 == 0 {
            None
        } else {
            Some(UnitId(self.0.trailing_zeros() as u8))
        }
    }

    /// The units in ascending order.
    pub fn iter(self) -> impl Iterator<Item = UnitId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let unit = Self(rest).first()?;
            rest &= rest - 1;
            Some(unit)
        })
    }
}

impl FromIterator<UnitId> for UnitSet {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> Self {
        units.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for UnitSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for UnitSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return u32::deserialize(deserializer).map(Self);
        }
        let units = Vec::<UnitId>::deserialize(deserializer)?;
        match units.iter().all(|unit| unit.index() < MAX_UNITS) {
            true => Ok(units.into_iter().collect()),
            false => Err(D::Error::custom("a unit beyond the last")),
        }
    }
}
