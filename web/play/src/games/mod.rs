//! What the page asks of a game, room by room, and what is known of a match before its game is.

mod among;
mod arriving;
pub mod narrator;
mod open_match;
mod outside;
mod records;
pub mod rooms;
#[cfg(any(test, feature = "testing"))]
pub mod told;

pub use among::{Among, AnySeen, OpenMatch};
pub use arriving::{Facts, InvitedPage, Unread, adopt, adopt_any, game_in, hall_of, is_file};
pub use outside::{Misfit, Wish, agreed, deal, merged, playable, wished_on};
pub use records::{adopted, record_of};
pub use rooms::{Film, Guest, Hall, House, Of, Prose, School, Standing, Table, Workshop};

use engine::suite::GameId;
use ui::l10n::Phrases;
use ui::part;
use yew::prelude::*;

// What follows needs the code of the game; before that is there, a game has nothing to say.

/// Begins a first match against a bot at once, and leads on to its table.
pub fn quick_start(game: GameId) -> Html {
    let room = part::here::<Table>(game);
    room.map_or_else(Html::default, |room| (room.quick_start)())
}

/// The set-up of a game, with a board that is chosen first.
pub fn setup(game: GameId, board: Option<String>) -> Html {
    let room = part::here::<Table>(game);
    room.map_or_else(Html::default, |room| (room.setup)(board))
}

/// The editor of the boards of a game.
pub fn editor(game: GameId, board: Option<String>) -> Html {
    let room = part::here::<Workshop>(game);
    room.map_or_else(Html::default, |room| (room.editor)(board))
}

/// A board that came by a link.
pub fn shared_board(game: GameId, code: String) -> Html {
    let room = part::here::<Workshop>(game);
    room.map_or_else(Html::default, |room| (room.shared_board)(code))
}

/// The ids of the lessons of a game, in the order in which they are taught.
#[must_use]
pub fn lessons(game: GameId) -> Vec<&'static str> {
    part::here::<School>(game).map_or_else(Vec::new, |room| (room.lessons)())
}

/// Whether what the lessons teach holds for what the game is played with.
#[must_use]
pub fn is_taught(game: GameId) -> bool {
    part::here::<School>(game).is_some_and(|room| (room.is_taught)())
}

/// How many steps a lesson has; none when there is no such lesson.
#[must_use]
pub fn lesson_steps(game: GameId, id: &str) -> Option<usize> {
    part::here::<School>(game).and_then(|room| (room.lesson_steps)(id))
}

/// The table of a lesson.
pub fn lesson(game: GameId, id: &str) -> Html {
    let room = part::here::<School>(game);
    room.map_or_else(Html::default, |room| (room.lesson)(id.to_owned()))
}

/// The ids of the puzzles of the box.
#[must_use]
pub fn puzzles(game: GameId) -> Vec<&'static str> {
    part::here::<School>(game).map_or_else(Vec::new, |room| (room.puzzles)())
}

/// What a puzzle of the box is called.
#[must_use]
pub fn puzzle_name(game: GameId, phrases: &Phrases, id: &str) -> String {
    let room = part::here::<School>(game);
    room.map_or_else(|| id.to_owned(), |room| (room.puzzle_name)(phrases, id))
}

/// The table of a puzzle, by its id or date.
pub fn puzzle(game: GameId, id: &str) -> Html {
    let room = part::here::<School>(game);
    room.map_or_else(Html::default, |room| (room.puzzle)(id.to_owned()))
}
