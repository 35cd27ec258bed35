//! Learning a game: the coach beside the table, and what was done so far. Knows no game.

mod card;
pub mod coach;
mod course;
pub mod day;
mod kept;
mod ticks;

pub use card::{PuzzleCard, Score};
pub use coach::{Aim, Coach, Deeds};
pub use course::Course;
pub use kept::Kept;
pub use ticks::{Ticks, lesson_key, puzzle_key};
