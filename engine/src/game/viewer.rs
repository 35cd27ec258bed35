//! Visibility: the audience of an event, and the viewer of a state.

use super::{Seat, SeatSet};

/// The viewers who may see an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Every seat and every spectator.
    All,
    /// These seats only.
    Only(SeatSet),
}

/// The viewer whose knowledge a view shows.
///
/// ```
/// use engine::game::{Game, Seat, Viewer};
/// use engine::session::Session;
/// use engine::space_rift::{SpaceRift, options::Options};
///
/// let session = Session::new(SpaceRift::new(Options::duel("srr-05"))?, 7);
/// // A spectator sees no hand, a seat sees its own, and an omniscient viewer sees all.
/// assert!(session.view(Viewer::Spectator).own.is_none());
/// assert!(session.view(Viewer::Seat(Seat(0))).own.is_some());
/// assert!(session.view(Viewer::Omniscient).open.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A seat, which knows all public information and its own secrets.
    Seat(Seat),
    /// A spectator, who knows only public information.
    Spectator,
    /// A viewer who knows everything, such as one who replays a finished game.
    Omniscient,
}
