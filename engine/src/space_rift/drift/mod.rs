//! The Space Rift `[SR-30]` to `[SR-42]`: six tiles that drift and stay connected.
//!
//! The state contains a [`Rift`], and a [`Drift`] while a movement waits for a choice. Units and
//! features are accessed through [`DriftContext`]. A turn proceeds as follows:
//!
//! 1. [`fn@roll_rift_dice`] rolls the three dice, and [`drift_impulse`] computes whether and how
//!    they move the rift.
//! 2. [`Drift::begin`] moves tile 1 and its chain, and [`Drift::proceed`] continues while there is
//!    no choice.
//! 3. Until the movement is over, the mover is asked ([`Drift::pending_question`]) and makes one of
//!    the choices of [`Drift::choices`]; after [`Drift::decide`] the movement proceeds.
//! 4. When it is over, the [`Drift`] is removed from the state, scores are updated, and [`fn@fold`]
//!    follows.
//!
//! The rules for movement and combat of units on the rift are in `play`.

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
