//! The strip with one entry per seat: name, player, and what everyone sees.

use crate::Ui;
use play::match_pages;

pub type SeatStrip = match_pages::SeatStrip<Ui>;
