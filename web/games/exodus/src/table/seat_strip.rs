//! The strip of seats, in clockwise order.

use crate::Ui;
use play::match_pages;

pub type SeatStrip = match_pages::SeatStrip<Ui>;
