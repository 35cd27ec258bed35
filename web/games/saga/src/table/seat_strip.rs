//! The seats side by side.

use crate::Ui;
use play::match_pages;

pub type SeatStrip = match_pages::SeatStrip<Ui>;
