//! The chunk of a game's lessons and puzzles, and functions that call it once it is loaded.

use super::LessonPage;
use crate::games::{ChunkFor, GameScreens, chunk_functions};
use engine::registry::GameId;
use ui::chunk::{self, GameChunk, LazyChunk};
use ui::l10n::Phrases;
use yew::prelude::*;

chunk_functions!(
    /// The chunk of lessons and puzzles.
    Learn {
        /// Returns the ids of the lessons, in teaching order.
        lessons: fn() -> Vec<&'static str> = G::lessons,
        /// Whether the lessons apply to the content set in use.
        has_lessons: fn() -> bool = G::has_lessons,
        /// Returns the number of steps of a lesson.
        lesson_steps: fn(&str) -> Option<usize> = G::lesson_steps,
        /// Returns the estimated number of minutes of a lesson.
        lesson_minutes: fn(&str) -> Option<usize> = G::lesson_minutes,
        /// Renders the table of a lesson.
        lesson: fn(String) -> Html = lesson_page::<G>,
        /// Returns the ids of the puzzles in the base content.
        puzzles: fn() -> Vec<&'static str> = G::puzzles,
        /// Returns the name of a puzzle in the base content.
        puzzle_name: fn(&Phrases, &str) -> String = G::puzzle_name,
        /// Renders the table of a puzzle.
        puzzle: fn(String) -> Html = G::puzzle,
    }
);

fn lesson_page<G: GameScreens>(id: String) -> Html {
    html! { <LessonPage<G> {id} /> }
}

/// Returns the ids of a game's lessons, in teaching order; empty until the chunk is loaded.
#[must_use]
pub fn lessons(game: GameId) -> Vec<&'static str> {
    chunk::loaded::<Learn>(game).map_or_else(Vec::new, |functions| (functions.lessons)())
}

/// Returns whether the lessons apply to the content set in use.
#[must_use]
pub fn has_lessons(game: GameId) -> bool {
    chunk::loaded::<Learn>(game).is_some_and(|functions| (functions.has_lessons)())
}

/// Returns the number of steps of a lesson; `None` if there is no such lesson.
#[must_use]
pub fn lesson_steps(game: GameId, id: &str) -> Option<usize> {
    chunk::loaded::<Learn>(game).and_then(|functions| (functions.lesson_steps)(id))
}

/// Returns the estimated number of minutes of a lesson; `None` if there is no such lesson.
#[must_use]
pub fn lesson_minutes(game: GameId, id: &str) -> Option<usize> {
    chunk::loaded::<Learn>(game).and_then(|functions| (functions.lesson_minutes)(id))
}

/// Renders the table of a lesson.
pub fn lesson(game: GameId, id: &str) -> Html {
    let functions = chunk::loaded::<Learn>(game);
    functions.map_or_else(Html::default, |functions| (functions.lesson)(id.to_owned()))
}

/// Returns the ids of the puzzles in the base content.
#[must_use]
pub fn puzzles(game: GameId) -> Vec<&'static str> {
    chunk::loaded::<Learn>(game).map_or_else(Vec::new, |functions| (functions.puzzles)())
}

/// Returns the name of a puzzle in the base content.
#[must_use]
pub fn puzzle_name(game: GameId, phrases: &Phrases, id: &str) -> String {
    let functions = chunk::loaded::<Learn>(game);
    functions.map_or_else(
        || id.to_owned(),
        |functions| (functions.puzzle_name)(phrases, id),
    )
}

/// Renders the table of a puzzle, by its id or date.
pub fn puzzle(game: GameId, id: &str) -> Html {
    let functions = chunk::loaded::<Learn>(game);
    functions.map_or_else(Html::default, |functions| (functions.puzzle)(id.to_owned()))
}
