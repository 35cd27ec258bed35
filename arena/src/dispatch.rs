//! The games in the arena, by name. What is played with them knows none.

use crate::args::ArenaArgs;
use crate::tournament;
use anyhow::Result;

/// Plays what is ordered; gives the tables.
///
/// # Errors
/// When nothing fits the order, or a bot or a game fails.
pub fn play(order: &ArenaArgs) -> Result<String> {
    engine::with_game!(order.game, G => tournament::play_tournament::<G>(order))
}
