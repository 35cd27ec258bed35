//! Ships: types, numbers, sets, and the state of one ship. The blueprint of the owner determines
//! the abilities of a ship type.

use super::hex::HexId;
use crate::components::bit_set;
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// Number of ships of each type that a seat has `[EXO-7.9]`.
pub const SHIPS_PER_TYPE: u8 = 2;
/// Number of ships of a seat.
pub const FLEET: usize = 8;
/// Maximum number of ships in a game.
pub const MAX_SHIPS: usize = 6 * FLEET;

/// One of the four ship types. Lists by ship type are in this order `[EXO-9.1]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum ShipType {
    /// Dark Raider, the cheapest type, with a small grid and no transport.
    #[default]
    Raider,
    /// Fighter, with a medium grid and no transport.
    Fighter,
    /// Battle Carrier, which transports the most cubes.
    Carrier,
    /// War Cruiser, with the largest grid and little transport.
    Cruiser,
}

impl ShipType {
    /// All four types, in the order of table D-4.
    pub const ALL: [Self; 4] = [Self::Raider, Self::Fighter, Self::Carrier, Self::Cruiser];

    /// Returns the type as an array index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the key of the type in content files and phrases.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.into_str()
    }
}

/// A ship by its number: eight ships for each seat, two of each type in the order of the types.
/// Ship 13 is the second carrier of seat 1.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Ship"))]
pub struct ShipId(pub u8);

impl ShipId {
    /// Returns the first (0) or second (1) ship of a type of a seat.
    #[must_use]
    pub const fn of(seat: Seat, kind: ShipType, nth: u8) -> Self {
        Self(
            seat.0
                .wrapping_mul(8)
                .wrapping_add(kind as u8 * 2 + (nth & 1)),
        )
    }

    /// Returns the ship of a seat at this index of its fleet, 0 to 7.
    #[must_use]
    pub const fn at(seat: Seat, fleet_index: usize) -> Self {
        Self(seat.0.wrapping_mul(8).wrapping_add((fleet_index & 7) as u8))
    }

    /// Returns the owner of the ship.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self.0 / 8)
    }

    /// Returns the type of the ship.
    #[must_use]
    pub const fn kind(self) -> ShipType {
        ShipType::ALL[(self.0 % 8 / 2) as usize]
    }

    /// Returns the index of the ship in its seat's fleet, 0 to 7.
    #[must_use]
    pub const fn fleet_index(self) -> usize {
        (self.0 % 8) as usize
    }

    /// Returns whether the ship is the first (0) or the second (1) of its type.
    #[must_use]
    pub const fn nth(self) -> u8 {
        self.0 % 2
    }
}

/// The changing state of a ship. A ship out of play has no hex, no damage and no cargo `[EXO-9.8]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "ShipState"))]
pub struct Ship {
    /// The hex of the ship; `null` in the stash.
    pub hex: Option<HexId>,
    /// Damage tokens on the ship.
    pub damage: u8,
    /// Number of cubes aboard.
    pub cargo: u8,
}

bit_set! {
    /// Ships as one bit each; the bit is the number of the ship.
    pub struct ShipSet(u64) of ShipId below MAX_SHIPS, "no ship has this number";
}

impl ShipSet {
    /// Returns whether the set is empty; takes a reference because serde's `skip_serializing_if`
    /// needs it.
    #[must_use]
    pub const fn has_none(&self) -> bool {
        self.is_empty()
    }

    /// Returns all ships of a seat, in play or not.
    #[must_use]
    pub const fn fleet(seat: Seat) -> Self {
        if seat.0 < 6 {
            Self(0xff << (seat.0 * 8))
        } else {
            Self(0)
        }
    }
}
