//! The seats side by side, in the order in which they sit.

use super::Watch;
use crate::play::hands::{self, Abreast};
use engine::exodus::Exodus;
use engine::game::Seat;

/// The strip.
pub type SeatStrip = hands::SeatStrip<Exodus>;

impl Abreast for Exodus {
    const STRIP: [Option<&'static str>; 3] = [
        Some("exo-seat-strip"),
        Some("exo-seat-chip"),
        Some("exo-seat-chip-name"),
    ];

    fn abreast(watch: &Watch) -> Vec<Seat> {
        watch.public().circle.iter().copied().collect()
    }
}
