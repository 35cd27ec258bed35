//! Ships: types, numbers, sets, and what changes about one. What a type can do stands on the
//! blueprint of its owner.

use super::star::HexId;
use crate::game::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

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

/// A set of ships, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ShipSet(u64);

impl ShipSet {
    /// No ship.
    pub const NONE: Self = Self(0);

    /// All ships of a seat, in play or not.
    #[must_use]
    pub const fn fleet(seat: Seat) -> Self {
        if seat.0 < 6 {
            Self(0xff << (seat.0 * 8))
        } else {
            Self(0)
        }
    }

    /// This set and `ship`.
    #[must_use]
    pub const fn with(self, ship: ShipId) -> Self {
        Self(self.0 | 1 << (ship.0 & 63))
    }

    /// Puts `ship` in.
    pub const fn insert(&mut self, ship: ShipId) {
        self.0 |= 1 << (ship.0 & 63);
    }

    /// Takes `ship` out.
    pub const fn remove(&mut self, ship: ShipId) {
        self.0 &= !(1 << (ship.0 & 63));
    }

    /// Whether `ship` is in it.
    #[must_use]
    pub const fn has(self, ship: ShipId) -> bool {
        ship.0 < 64 && self.0 >> ship.0 & 1 == 1
    }

    /// Ships of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Ships of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Ships of this set and not of the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether no ship is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many ships are in it.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The ship with the lowest number.
    #[must_use]
    pub const fn first(self) -> Option<ShipId> {
        if self.0 == 0 {
            None
        } else {
            Some(ShipId(self.0.trailing_zeros() as u8))
        }
    }

    /// The ships in ascending order.
    pub fn iter(self) -> impl Iterator<Item = ShipId> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let next = rest.first()?;
            rest.remove(next);
            Some(next)
        })
    }
}

impl FromIterator<ShipId> for ShipSet {
    fn from_iter<I: IntoIterator<Item = ShipId>>(ships: I) -> Self {
        ships.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for ShipSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for ShipSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let ships = Vec::<ShipId>::deserialize(deserializer)?;
            if ships.iter().any(|ship| usize::from(ship.0) >= MAX_SHIPS) {
                return Err(D::Error::custom("no ship has this number"));
            }
            Ok(ships.into_iter().collect())
        } else {
            u64::deserialize(deserializer).map(Self)
        }
    }
}
