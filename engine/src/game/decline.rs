//! Questions that only ask whether a seat wants to react.

/// How a seat declines to react. See [`Game::decline`](super::Game::decline).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decline<A> {
    /// The action by which the seat declines.
    pub action: A,
    /// Whether what happens concerns the seat's own pieces, such as an attack on its ship.
    pub is_affected: bool,
}
