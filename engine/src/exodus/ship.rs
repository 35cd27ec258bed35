//! Ships: types, numbers, sets, and what changes about one. What a type can do stands on the
//! blueprint of its owner.

use super::hex::HexId;
use crate::components::bit_set;
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// Ships of each type that a seat has `[EXO-7.9]`.
pub const OF_TYPE: u8 = 2;
/// Ships of a seat.
pub const FLEET: usize = 8;
/// Most ships of a game.
pub const MAX_SHIPS: usize = 6 * FLEET;

/// The four types `[EXO-9.1]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum ShipType {
    /// Dark Raider.
    #[default]
    Raider,
    /// Fighter.
    Fighter,
    /// Battle Carrier.
    Carrier,
    /// War Cruiser.
    Cruiser,
}

impl ShipType {
    /// All four, in the order of the table of ships.
    pub const ALL: [Self; 4] = [Self::Raider, Self::Fighter, Self::Carrier, Self::Cruiser];

    /// The type as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its key in content and phrases.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Raider => "raider",
            Self::Fighter => "fighter",
            Self::Carrier => "carrier",
            Self::Cruiser => "cruiser",
        }
    }
}

/// A ship: eight of each seat, two of each type.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct ShipId(pub u8);

impl ShipId {
    /// The ship of a seat of this type, the first (0) or the second (1).
    #[must_use]
    pub const fn of(seat: Seat, kind: ShipType, nth: u8) -> Self {
        Self(
            seat.0
                .wrapping_mul(8)
                .wrapping_add(kind as u8 * 2 + (nth & 1)),
        )
    }

    /// The ship of a seat in this place of its fleet, 0 to 7.
    #[must_use]
    pub const fn at(seat: Seat, place: usize) -> Self {
        Self(seat.0.wrapping_mul(8).wrapping_add((place & 7) as u8))
    }

    /// Whose it is.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self.0 / 8)
    }

    /// Its type.
    #[must_use]
    pub const fn kind(self) -> ShipType {
        ShipType::ALL[(self.0 % 8 / 2) as usize]
    }

    /// Its place in the fleet of its seat, 0 to 7.
    #[must_use]
    pub const fn place(self) -> usize {
        (self.0 % 8) as usize
    }

    /// Whether it is the first (0) or the second (1) of its type.
    #[must_use]
    pub const fn nth(self) -> u8 {
        self.0 % 2
    }
}

/// What changes about a ship. One out of play has no hex, no damage and no cargo `[EXO-9.8]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// Where it is; none in the stash.
    pub hex: Option<HexId>,
    /// Damage tokens on it.
    pub damage: u8,
    /// Cubes aboard.
    pub cargo: u8,
}

bit_set! {
    /// A set of ships.
    pub struct ShipSet(u64) of ShipId below MAX_SHIPS, "no ship has this number";
}

impl ShipSet {
    /// Whether there is none, for whoever writes it down.
    #[must_use]
    pub const fn has_none(&self) -> bool {
        self.is_empty()
    }

    /// All ships of a seat, in play or not.
    #[must_use]
    pub const fn fleet(seat: Seat) -> Self {
        if seat.0 < 6 {
            Self(0xff << (seat.0 * 8))
        } else {
            Self(0)
        }
    }
}
