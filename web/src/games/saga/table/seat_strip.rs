//! The seats side by side.

use crate::games::saga::Ui;
use crate::play::hands;

/// The strip.
pub type SeatStrip = hands::SeatStrip<Ui>;
