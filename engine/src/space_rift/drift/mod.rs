//! The Space Rift `[SR-30]` to `[SR-42]`: six tiles that drift as one fold in space.
//!
//! The state holds a [`Rift`], and a [`Drift`] while a movement of it waits for a decision. What
//! the rift meets, units and features, is behind [`DriftContext`]. The course of a turn:
//!
//! 1. [`fn@roll_rift_dice`] the three dice and ask [`drift_impulse`] whether they move the rift.
//! 2. [`Drift::begin`] moves tile 1 and its chain, [`Drift::proceed`] goes on while there is no
//!    choice.
//! 3. As long as it says that the movement is not over, the mover is asked
//!    ([`Drift::pending_question`]), may do what [`Drift::list`] lists, and after [`Drift::decide`] the
//!    movement proceeds.
//! 4. When it is over, the state forgets the [`Drift`]; scores are read; then [`fn@fold`].
//!
//! Movement of units on the rift and combat there are chapters of play.

mod choice;
mod decisions;
mod drift_context;
mod event;
mod fold;
mod rift;
mod rift_movement;
mod roll;
mod slide;
mod tile;

pub use choice::{DriftChoice, DriftQuestion, DriftRefusal};
pub use drift_context::{BlockedHexes, DriftContext};
pub use event::RiftEvent;
pub use fold::{counted_hex, fold, landing_hex};
pub use rift::{Rift, RiftSite};
pub use rift_movement::Drift;
pub use roll::{DriftImpulse, drift_impulse, roll_rift_dice};
pub use slide::{ShiftCause, TileShift, TileSlide};
pub use tile::{Tile, TileSet};
