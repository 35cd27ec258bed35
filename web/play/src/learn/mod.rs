//! Learning a game: the coach beside the table, what it is told, and what was done so far. Knows no
//! game; what a lesson says of one is asked of [`GameUi`](crate::game_ui::GameUi).

mod card;
mod class;
pub mod coach;
mod course;
mod kept;
mod school;
mod table;
mod tutor;
#[cfg(any(test, feature = "testing"))]
mod words;

pub use card::{PuzzleCard, Score};
pub use class::{Class, LessonPage, LessonProps, use_class};
pub use coach::{Aim, Coach, Deeds};
pub use course::Course;
pub use kept::Kept;
pub use school::{School, is_taught, lesson, lesson_steps, lessons, puzzle, puzzle_name, puzzles};
pub use tutor::{Loaded, Tutor};
#[cfg(any(test, feature = "testing"))]
pub use words::lessons_have_words;
