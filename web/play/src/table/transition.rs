//! What is told on a board: a match between two positions.

use engine::game::SeatSet;

/// A match between two positions `P`, as those see it to whom it is told.
pub struct Transition<'a, G, P> {
    /// The table.
    pub table: &'a G,
    /// Before the events.
    pub before: &'a P,
    /// After them.
    pub after: &'a P,
    /// The seats of people at this screen.
    pub people: SeatSet,
}

impl<G, P> Clone for Transition<'_, G, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G, P> Copy for Transition<'_, G, P> {}
