//! The seats side by side, in the order in which they sit.

use crate::Ui;
use play::hands;

/// The strip.
pub type SeatStrip = hands::SeatStrip<Ui>;
