//! Lessons of Centauri Rift: the texts of their goals, and the puzzles.

pub(super) mod goals;
mod puzzle;
mod puzzle_table;

pub use puzzle::{RiftPuzzle, available_puzzles as puzzles, name as puzzle_name};

#[cfg(test)]
mod tests {
    use crate::Ui;
    use play::learn::assert_lessons_have_phrases;

    #[test]
    fn lessons_and_their_steps_and_goals_have_phrases() {
        assert_lessons_have_phrases::<Ui>();
    }
}
