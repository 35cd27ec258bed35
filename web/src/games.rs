//! Functions of the page that depend on all games.
pub mod each;
#[cfg(test)]
mod tests;

use each::with_ui;
use engine::registry::GameId;
use play::games::{GameFacts, GameScreens};
use yew::prelude::*;

/// Renders a part of a game's board, with pieces. It needs the style sheet of the game.
pub fn picture(game: GameId) -> Html {
    with_ui!(game, G => <G as GameScreens>::board_picture())
}

/// Returns the facts on the tile of a game.
pub const fn facts(game: GameId) -> GameFacts {
    with_ui!(game, G => <G as GameScreens>::FACTS)
}

/// Renders a sample of a game's board in the player's own theme, with a short animation and sound.
pub fn sample(game: GameId) -> Html {
    with_ui!(game, G => <G as GameScreens>::board_sample())
}
