//! A common supply of equal pieces: what is taken out comes back, and no more.

use serde::{Deserialize, Serialize};

/// So many pieces, of which some are in use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pool {
    size: u16,
    left: u16,
}

impl Pool {
    /// A full supply of `size` pieces.
    #[must_use]
    pub const fn new(size: u16) -> Self {
        Self { size, left: size }
    }

    /// Pieces that can be taken.
    #[must_use]
    pub const fn available(self) -> u16 {
        self.left
    }

    /// Pieces that are in use.
    #[must_use]
    pub const fn in_use(self) -> u16 {
        self.size.saturating_sub(self.left)
    }

    /// Takes exactly `n` pieces, or none when there are fewer; says whether it did.
    #[must_use]
    pub const fn take(&mut self, n: u16) -> bool {
        if n > self.left {
            return false;
        }
        self.left -= n;
        true
    }

    /// Takes as many of `n` pieces as there are, and says how many.
    #[must_use]
    pub const fn take_up_to(&mut self, n: u16) -> u16 {
        let taken = if n < self.left { n } else { self.left };
        self.left -= taken;
        taken
    }

    /// Puts `n` pieces back, or none when fewer are in use; says whether it did.
    #[must_use]
    pub const fn put_back(&mut self, n: u16) -> bool {
        if n > self.in_use() {
            return false;
        }
        self.left += n;
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
