//! The seats side by side, in the order in which they sit.

use crate::play::hands::{self};
use engine::exodus::Exodus;

/// The strip.
pub type SeatStrip = hands::SeatStrip<Exodus>;
