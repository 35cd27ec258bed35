//! Selects the game of the command line; all other code of the arena is generic over the game.

use crate::args::ArenaArgs;
use crate::tournament;
use anyhow::Result;

/// Plays the requested games and returns the tables.
///
/// # Errors
/// Returns an error if no board or preset matches, or a bot or a game fails.
pub fn play(args: &ArenaArgs) -> Result<String> {
    engine::with_game!(args.game, G => tournament::play_tournament::<G>(args))
}
