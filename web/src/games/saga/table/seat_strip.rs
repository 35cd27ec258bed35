//! The seats side by side.

use super::Watch;
use crate::play::hands::{self, Abreast};
use engine::game::Seat;
use engine::saga::Saga;

/// The strip.
pub type SeatStrip = hands::SeatStrip<Saga>;

impl Abreast for Saga {
    const STRIP: [Option<&'static str>; 3] =
        [Some("saga-seat-strip"), Some("saga-seat-chip"), None];

    fn abreast(watch: &Watch) -> Vec<Seat> {
        let table = watch.table();
        if table.is_solo() {
            return Vec::new();
        }
        table.all().iter().collect()
    }
}
