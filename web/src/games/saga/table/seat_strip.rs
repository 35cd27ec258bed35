//! The seats side by side.

use crate::play::hands::{self};
use engine::saga::Saga;

/// The strip.
pub type SeatStrip = hands::SeatStrip<Saga>;
