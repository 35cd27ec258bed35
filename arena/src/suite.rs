//! The games in the arena, by name. What is played with them knows none.

use crate::ladder;
use crate::order::Order;
use anyhow::Result;

/// Plays what is ordered; gives the tables.
///
/// # Errors
/// When nothing fits the order, or a bot or a game fails.
pub fn play(order: &Order) -> Result<String> {
    engine::with_game!(order.game, G => ladder::play::<G>(order))
}
