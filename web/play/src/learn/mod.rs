//! Lessons and puzzles of any game: the coach beside the table, and the player's progress.
//! [`GameUi`](crate::game_ui::GameUi) provides the texts of a game.

mod lesson_handle;
mod lesson_list;
pub mod lesson_panel;
mod lesson_runner;
mod lesson_table;
#[cfg(any(test, feature = "testing"))]
mod lesson_wording_checks;
mod lessons;
mod puzzle_cache;
mod puzzle_card;

pub use lesson_handle::{LessonHandle, LessonPage, LessonProps, use_lesson_handle};
pub use lesson_list::LessonList;
pub use lesson_panel::{LessonControls, LessonGoal, LessonPanel};
pub use lesson_runner::{LessonRunner, LoadedLesson};
#[cfg(any(test, feature = "testing"))]
pub use lesson_wording_checks::assert_lessons_have_phrases;
pub use lessons::{
    Learn, has_lessons, lesson, lesson_minutes, lesson_steps, lessons, puzzle, puzzle_name, puzzles,
};
pub use puzzle_cache::PuzzleCache;
pub use puzzle_card::{PuzzleCard, PuzzleResult};
