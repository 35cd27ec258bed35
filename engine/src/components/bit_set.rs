//! Sets of ships, hexes, cards and other items with small numbers, one bit each.
//!
//! A set is as large as one integer, so a state that holds it is copied with it. Human-readable
//! formats write it as a list of members, others as its bits.

/// Declares a set of up to 32 or 64 members in the bits of a `u32` or `u64`. A member is a `u8` or
/// a struct around one. A text with a member that is not below the number after `below` is rejected
/// with the message after it.
macro_rules! bit_set {
    (
        $(#[$doc:meta])*
        pub struct $Set:ident($Bits:ty) of $Member:ident below $end:expr, $message:literal;
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $Set($Bits);

        impl $Set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// Returns the bit of a member; too high a number shares the bit of another member.
            const fn bit(member: $Member) -> $Bits {
                let number = $crate::components::bit_set::bit_set!(@number $Member, member);
                1 << (number as u32 & (<$Bits>::BITS - 1))
            }

            /// Returns this set with the member added.
            #[must_use]
            pub const fn with(self, member: $Member) -> Self {
                Self(self.0 | Self::bit(member))
            }

            /// Adds the member.
            pub const fn insert(&mut self, member: $Member) {
                self.0 |= Self::bit(member);
            }

            /// Removes the member; does nothing if the set does not contain it.
            pub const fn remove(&mut self, member: $Member) {
                self.0 &= !Self::bit(member);
            }

            /// Returns whether the member is in the set.
            #[must_use]
            pub const fn contains(self, member: $Member) -> bool {
                let number = $crate::components::bit_set::bit_set!(@number $Member, member);
                (number as u32) < <$Bits>::BITS && self.0 >> number & 1 == 1
            }

            /// Returns the members of both sets.
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Returns the members of either set.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Returns the members of this set that are not in `other`.
            #[must_use]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Returns whether the set has no member.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns the number of members.
            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Returns the member with the lowest number.
            #[must_use]
            pub const fn first(self) -> Option<$Member> {
                if self.0 == 0 {
                    return None;
                }
                let number = self.0.trailing_zeros() as u8;
                Some($crate::components::bit_set::bit_set!(@member $Member, number))
            }

            /// Returns the members by ascending numbers.
            pub fn iter(self) -> impl Iterator<Item = $Member> {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let next = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(next)
                })
            }
        }

        impl FromIterator<$Member> for $Set {
            fn from_iter<I: IntoIterator<Item = $Member>>(members: I) -> Self {
                members.into_iter().fold(Self::NONE, Self::with)
            }
        }

        /// A list of members.
        #[cfg(feature = "schema")]
        impl ts_rs::TS for $Set {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &ts_rs::Config) -> String {
                <Vec<$Member> as ts_rs::TS>::name(config)
            }

            fn inline(config: &ts_rs::Config) -> String {
                <Self as ts_rs::TS>::name(config)
            }

            fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<$Member> as ts_rs::TS>::visit_generics(visitor);
            }
        }

        impl serde::Serialize for $Set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_seq(self.iter())
                } else {
                    serde::Serialize::serialize(&self.0, serializer)
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $Set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if !deserializer.is_human_readable() {
                    return <$Bits as serde::Deserialize>::deserialize(deserializer).map(Self);
                }
                let members = <Vec<$Member> as serde::Deserialize>::deserialize(deserializer)?;
                let number = |member: $Member| {
                    usize::from($crate::components::bit_set::bit_set!(@number $Member, member))
                };
                if members.iter().any(|member| number(*member) >= $end) {
                    return Err(serde::de::Error::custom($message));
                }
                Ok(members.into_iter().collect())
            }
        }
    };
    (@number u8, $member:expr) => { $member };
    (@number $Member:ident, $member:expr) => { $member.0 };
    (@member u8, $number:expr) => { $number };
    (@member $Member:ident, $number:expr) => { $Member($number) };
}

pub(crate) use bit_set;

#[cfg(test)]
mod tests {
    #![allow(dead_code, reason = "each set is tried in part")]

    use serde::{Deserialize, Serialize};

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(transparent)]
    #[cfg_attr(feature = "schema", derive(ts_rs::TS))]
    pub struct Crate(u8);

    bit_set! {
        /// A set of crates.
        pub struct Crates(u32) of Crate below 20, "no such crate";
    }
    bit_set! {
        /// A set of numbers.
        pub struct Numbers(u64) of u8 below 64, "too high";
    }

    #[test]
    fn members_can_be_inserted_and_removed() {
        let mut set: Crates = [7, 0, 31].map(Crate).into_iter().collect();
        assert_eq!(set.iter().map(|one| one.0).collect::<Vec<_>>(), [0, 7, 31]);
        assert!(set.contains(Crate(31)) && !set.contains(Crate(32)) && !set.contains(Crate(1)));
        set.remove(Crate(0));
        set.insert(Crate(2));
        assert_eq!((set.first(), set.len()), (Some(Crate(2)), 3));
        let other = Crates::NONE.with(Crate(7)).with(Crate(8));
        assert_eq!(set.intersection(other), Crates::NONE.with(Crate(7)));
        assert_eq!(
            (set.union(other).len(), set.difference(other).len()),
            (4, 2)
        );
        assert!(Numbers::NONE.is_empty() && Numbers::NONE.first().is_none());
    }

    #[test]
    fn json_holds_a_list_and_postcard_the_bits() {
        let set: Numbers = [63, 2].into_iter().collect();
        let text = serde_json::to_string(&set).expect("plain numbers");
        assert_eq!(text, "[2,63]");
        assert_eq!(serde_json::from_str::<Numbers>(&text).ok(), Some(set));
        let bytes = postcard::to_allocvec(&set).expect("plain numbers");
        let bits = postcard::to_allocvec(&(1u64 << 63 | 1 << 2)).expect("a number");
        assert_eq!(bytes, bits);
        assert_eq!(postcard::from_bytes::<Numbers>(&bytes).ok(), Some(set));
        let result = serde_json::from_str::<Crates>("[20]").map_err(|error| error.to_string());
        assert!(result.is_err_and(|message| message.contains("no such crate")));
    }
}
