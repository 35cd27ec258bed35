//! Seats and sets of seats.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The maximum number of seats of any game.
pub const MAX_SEATS: usize = 12;

/// A player's place in a game: its number, counted from 0 in playing order.
///
/// ```
/// use engine::game::Seat;
///
/// assert_eq!(Seat(2).index(), 2);
/// assert_ne!(Seat::TABLE, Seat(0));
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Seat(pub u8);

impl Seat {
    /// The table itself, which acts when a clock runs out.
    pub const TABLE: Self = Self(u8::MAX);

    /// Returns the seat as an index into lists.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats. Human-readable formats write it as a list, others as one bit per seat.
///
/// ```
/// use engine::game::{Seat, SeatSet};
///
/// let allies: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
/// assert!(allies.contains(Seat(2)) && !allies.contains(Seat(1)));
/// assert_eq!(allies.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// assert_eq!(allies.with(Seat(1)), SeatSet::first(3));
/// assert_eq!(serde_json::to_string(&allies)?, "[0,2]");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "Seat[]"))]
pub struct SeatSet(u16);

#[cfg(feature = "schema")]
impl schemars::JsonSchema for SeatSet {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SeatSet".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Seat>::json_schema(generator)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let seats = Vec::<Seat>::deserialize(deserializer)?;
            Ok(seats.into_iter().collect())
        } else {
            u16::deserialize(deserializer).map(Self)
        }
    }
}

impl SeatSet {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Creates the set of the seats `0..count`.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        Self(((1u32 << count) - 1) as u16)
    }

    /// Creates the set of `seat` alone.
    #[must_use]
    pub const fn singleton(seat: Seat) -> Self {
        Self::NONE.with(seat)
    }

    /// Returns this set with `seat` added. Seats beyond [`MAX_SEATS`], such as the table, are
    /// ignored.
    ///
    /// ```
    /// use engine::game::{Seat, SeatSet};
    ///
    /// assert_eq!(SeatSet::NONE.with(Seat(3)), SeatSet::singleton(Seat(3)));
    /// assert!(SeatSet::NONE.with(Seat::TABLE).is_empty());
    /// ```
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        if seat.index() < MAX_SEATS {
            Self(self.0 | 1 << seat.0)
        } else {
            self
        }
    }

    /// Returns this set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        if seat.index() < MAX_SEATS {
            Self(self.0 & !(1 << seat.0))
        } else {
            self
        }
    }

    /// Returns whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 >> seat.0 & 1 == 1
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of seats in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0 & Self::first(MAX_SEATS as u8).0;
        std::iter::from_fn(move || {
            let next = rest.trailing_zeros();
            (rest != 0).then(|| {
                rest &= rest - 1;
                Seat(next as u8)
            })
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}
