//! The games of the page: the only place that names them all.
pub mod each;
#[cfg(test)]
mod tests;

use each::with_ui;
use engine::registry::GameId;
use play::games::GameScreens;
use yew::prelude::*;

/// The slow scene that stands beside the name of a game on the first page.
pub fn scene(game: GameId) -> Html {
    with_ui!(game, G => <G as GameScreens>::cover_art())
}

/// A piece of the board of a game in the player's own looks, with a little to see and to hear.
pub fn sample(game: GameId) -> Html {
    with_ui!(game, G => <G as GameScreens>::board_sample())
}
