//! Who may see what: the audience of an event, and the viewer of a state.

use super::{Seat, SeatSet};

/// Who may see an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Every seat and every spectator.
    All,
    /// These seats only.
    Only(SeatSet),
}

/// Whose knowledge a view shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A seat, which knows what is public and its own secrets.
    Seat(Seat),
    /// A spectator, who knows only what is public.
    Spectator,
    /// A viewer who knows everything, such as one who replays a finished game.
    Omniscient,
}
