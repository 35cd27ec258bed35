//! The Space Rift `[SR-30]` to `[SR-42]`: six tiles that drift as one fold in space.
//!
//! The state holds a [`Rift`], and a [`Drift`] while a movement of it waits for a decision. What
//! the rift meets, units and features, is behind [`Waters`]. The course of a turn:
//!
//! 1. [`fn@roll`] the three dice and ask [`impulse`] whether they move the rift.
//! 2. [`Drift::begin`] moves tile 1 and its chain, [`Drift::proceed`] goes on while there is no
//!    choice.
//! 3. As long as it says that the movement is not over, the mover is asked
//!    ([`Drift::question`]), may do what [`Drift::list`] lists, and after [`Drift::decide`] the
//!    movement proceeds.
//! 4. When it is over, the state forgets the [`Drift`]; scores are read; then [`fn@fold`].
//!
//! Movement of units on the rift and combat there are chapters of play.

mod ask;
mod choice;
mod course;
mod event;
mod fold;
mod rift;
mod roll;
mod slide;
mod tile;
mod waters;

pub use choice::{DriftChoice, DriftQuestion, DriftRefusal};
pub use course::Drift;
pub use event::RiftEvent;
pub use fold::{counted, fold, landing};
pub use rift::{Rift, RiftSite};
pub use roll::{Impulse, impulse, roll};
pub use slide::{Shift, Shove, Slide};
pub use tile::{Tile, Tiles};
pub use waters::{Room, Waters};
