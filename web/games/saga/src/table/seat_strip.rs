//! The seats side by side.

use crate::Ui;
use play::hands;

/// The strip.
pub type SeatStrip = hands::SeatStrip<Ui>;
