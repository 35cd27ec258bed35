//! A common supply of equal pieces. Pieces that are taken can be put back, but no others.

use serde::{Deserialize, Serialize};

/// A fixed number of pieces, some of which are in use.
///
/// ```
/// use engine::components::Pool;
///
/// let mut cubes = Pool::new(5);
/// assert!(cubes.take(3));
/// assert!(!cubes.take(3));
/// assert_eq!(cubes.take_up_to(3), 2);
/// assert_eq!((cubes.available(), cubes.in_use()), (0, 5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pool {
    size: u16,
    #[serde(rename = "left")]
    remaining: u16,
}

impl Pool {
    /// Creates a full supply of `size` pieces.
    #[must_use]
    pub const fn new(size: u16) -> Self {
        Self {
            size,
            remaining: size,
        }
    }

    /// Returns the number of pieces that can be taken.
    #[must_use]
    pub const fn available(self) -> u16 {
        self.remaining
    }

    /// Returns the number of pieces that are in use.
    #[must_use]
    pub const fn in_use(self) -> u16 {
        self.size.saturating_sub(self.remaining)
    }

    /// Takes exactly `n` pieces, or none if there are fewer. Returns whether it took them.
    #[must_use]
    pub const fn take(&mut self, n: u16) -> bool {
        if n > self.remaining {
            return false;
        }
        self.remaining -= n;
        true
    }

    /// Takes `n` pieces, or all if there are fewer. Returns how many it took.
    #[must_use]
    pub const fn take_up_to(&mut self, n: u16) -> u16 {
        let taken = if n < self.remaining {
            n
        } else {
            self.remaining
        };
        self.remaining -= taken;
        taken
    }

    /// Puts `n` pieces back, or none if fewer are in use. Returns whether it did.
    #[must_use]
    pub const fn put_back(&mut self, n: u16) -> bool {
        if n > self.in_use() {
            return false;
        }
        self.remaining += n;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_conserved() {
        let mut pool = Pool::new(5);
        assert!(pool.take(3));
        assert_eq!((pool.available(), pool.in_use()), (2, 3));
        assert!(!pool.take(3));
        assert_eq!(pool.take_up_to(3), 2);
        assert_eq!((pool.available(), pool.in_use()), (0, 5));
        assert!(!pool.put_back(6));
        assert!(pool.put_back(5));
        assert_eq!(pool, Pool::new(5));
    }
}
