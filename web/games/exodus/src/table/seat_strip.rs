//! The seats side by side, in the order in which they sit.

use crate::Ui;
use play::match_pages;

pub type SeatStrip = match_pages::SeatStrip<Ui>;
