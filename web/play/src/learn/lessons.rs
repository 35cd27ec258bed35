//! The room of lessons and puzzles, and what it says of them once its code is there.

use super::LessonPage;
use crate::games::{ChunkFor, GameScreens, chunk_functions};
use engine::registry::GameId;
use ui::chunk::{self, GameChunk, LazyChunk};
use ui::l10n::Phrases;
use yew::prelude::*;

chunk_functions!(
    /// Lessons and puzzles.
    Learn {
        /// The ids of its lessons, in the order in which they are taught.
        lessons: fn() -> Vec<&'static str> = G::lessons,
        /// Whether what its lessons teach holds for what it is played with.
        is_taught: fn() -> bool = G::is_taught,
        /// How many steps a lesson has.
        lesson_steps: fn(&str) -> Option<usize> = G::lesson_steps,
        /// The table of a lesson.
        lesson: fn(String) -> Html = lesson_page::<G>,
        /// The ids of the puzzles of the box.
        puzzles: fn() -> Vec<&'static str> = G::puzzles,
        /// What a puzzle of the box is called.
        puzzle_name: fn(&Phrases, &str) -> String = G::puzzle_name,
        /// The table of a puzzle.
        puzzle: fn(String) -> Html = G::puzzle,
    }
);

fn lesson_page<G: GameScreens>(id: String) -> Html {
    html! { <LessonPage<G> {id} /> }
}

/// The ids of the lessons of a game, in the order in which they are taught.
#[must_use]
pub fn lessons(game: GameId) -> Vec<&'static str> {
    chunk::loaded::<Learn>(game).map_or_else(Vec::new, |room| (room.lessons)())
}

/// Whether what the lessons teach holds for what the game is played with.
#[must_use]
pub fn is_taught(game: GameId) -> bool {
    chunk::loaded::<Learn>(game).is_some_and(|room| (room.is_taught)())
}

/// How many steps a lesson has; none when there is no such lesson.
#[must_use]
pub fn lesson_steps(game: GameId, id: &str) -> Option<usize> {
    chunk::loaded::<Learn>(game).and_then(|room| (room.lesson_steps)(id))
}

/// The table of a lesson.
pub fn lesson(game: GameId, id: &str) -> Html {
    let room = chunk::loaded::<Learn>(game);
    room.map_or_else(Html::default, |room| (room.lesson)(id.to_owned()))
}

/// The ids of the puzzles of the box.
#[must_use]
pub fn puzzles(game: GameId) -> Vec<&'static str> {
    chunk::loaded::<Learn>(game).map_or_else(Vec::new, |room| (room.puzzles)())
}

/// What a puzzle of the box is called.
#[must_use]
pub fn puzzle_name(game: GameId, phrases: &Phrases, id: &str) -> String {
    let room = chunk::loaded::<Learn>(game);
    room.map_or_else(|| id.to_owned(), |room| (room.puzzle_name)(phrases, id))
}

/// The table of a puzzle, by its id or date.
pub fn puzzle(game: GameId, id: &str) -> Html {
    let room = chunk::loaded::<Learn>(game);
    room.map_or_else(Html::default, |room| (room.puzzle)(id.to_owned()))
}
