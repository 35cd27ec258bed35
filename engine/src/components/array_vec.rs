//! A short list of plain values with a fixed capacity, stored in place.
//!
//! A state made of such lists is copied with one block copy and never allocates.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// A list of up to `N` values (`N` at most 255), in order. It dereferences to a slice.
///
/// ```
/// use engine::components::ArrayVec;
///
/// let mut hand: ArrayVec<u8, 3> = ArrayVec::new();
/// for card in [4, 5, 6] {
///     hand.push(card).map_err(|card| format!("no room for {card}"))?;
/// }
/// assert_eq!(hand.push(7), Err(7));
/// assert_eq!(hand.remove(0), Some(4));
/// assert_eq!(*hand, [5, 6]);
/// # Ok::<(), String>(())
/// ```
#[derive(Copy)]
pub struct ArrayVec<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy, const N: usize> Clone for ArrayVec<T, N> {
    /// Copies the whole block; a derived `clone` would copy item by item.
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Copy + Default, const N: usize> ArrayVec<T, N> {
    /// Creates an empty list.
    #[must_use]
    pub fn new() -> Self {
        Self {
            len: 0,
            items: [T::default(); N],
        }
    }

    /// Appends `item`.
    ///
    /// # Errors
    /// Returns the item if the list is full.
    pub fn push(&mut self, item: T) -> Result<(), T> {
        match self.items.get_mut(usize::from(self.len)) {
            Some(slot) => {
                *slot = item;
                self.len += 1;
                Ok(())
            }
            None => Err(item),
        }
    }

    /// Removes and returns the last item.
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last_mut()?;
        let item = std::mem::take(last);
        self.len -= 1;
        Some(item)
    }

    /// Removes and returns the item at `index`, and closes the gap.
    pub fn remove(&mut self, index: usize) -> Option<T> {
        let item = self.get(index).copied()?;
        let len = usize::from(self.len);
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        self.items[len - 1] = T::default();
        Some(item)
    }

    /// Returns whether no more item fits.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Removes all items.
    pub fn clear(&mut self) {
        *self = Self::new();
    }
}

impl<T: Copy + Default, const N: usize> Default for ArrayVec<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for ArrayVec<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for ArrayVec<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for ArrayVec<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for ArrayVec<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for ArrayVec<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// In TypeScript, the vector is an array without a fixed length.
#[cfg(feature = "schema")]
impl<T: ts_rs::TS, const N: usize> ts_rs::TS for ArrayVec<T, N> {
    type WithoutGenerics = Vec<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        <Vec<T> as ts_rs::TS>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        <Vec<T> as ts_rs::TS>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<T> as ts_rs::TS>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<T> as ts_rs::TS>::visit_generics(visitor);
    }
}

impl<T: Serialize, const N: usize> Serialize for ArrayVec<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de>
    for ArrayVec<T, N>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(ArrayVecVisitor(PhantomData))
    }
}

struct ArrayVecVisitor<T, const N: usize>(PhantomData<T>);

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de>
    for ArrayVecVisitor<T, N>
{
    type Value = ArrayVec<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N} items")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut list = ArrayVec::new();
        while let Some(item) = seq.next_element()? {
            list.push(item)
                .map_err(|_| A::Error::invalid_length(N + 1, &self))?;
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn push_fails_when_full_and_remove_closes_the_gap() {
        let mut list: ArrayVec<u8, 3> = ArrayVec::new();
        assert_eq!(
            (list.push(1), list.push(2), list.push(3)),
            (Ok(()), Ok(()), Ok(()))
        );
        assert_eq!(list.push(4), Err(4));
        assert_eq!(list.remove(0), Some(1));
        assert_eq!(*list, [2, 3]);
        assert_eq!(list.remove(2), None);
        assert_eq!(
            (list.pop(), list.pop(), list.pop()),
            (Some(3), Some(2), None)
        );
    }

    #[test]
    fn a_list_longer_than_the_capacity_does_not_load() {
        assert!(serde_json::from_str::<ArrayVec<u8, 2>>("[1,2,3]").is_err());
        assert_eq!(
            *serde_json::from_str::<ArrayVec<u8, 2>>("[1,2]").unwrap(),
            [1, 2]
        );
    }
}
