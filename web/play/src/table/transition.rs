//! The transition between two positions that a board animates.

use engine::game::SeatSet;

/// Two views `P` of a match, before and after some events.
pub struct Transition<'a, G, P> {
    /// The game with its options.
    pub game: &'a G,
    /// The view before the events.
    pub before: &'a P,
    /// The view after the events.
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
