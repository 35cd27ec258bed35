//! The lessons of Centauri Rift: the goals of their steps, and the base lessons.

mod goal;

pub use goal::Goal;

use super::Rift;
use super::action::Action;
use super::board_file::BoardFile;
use super::options::{BoardChoice, Options};
use crate::error::LoadError;
use crate::game::Game;
use crate::lesson::{Lesson, LessonContext, LessonTable, Teachable, lesson_files};

impl Teachable for Rift {
    type Goal = Goal;
    type Start = BoardFile;
    const LESSONS: &'static [(&'static str, &'static str)] = lesson_files![
        "flight", "turns", "planes", "energy", "weapons", "shields", "mines", "warp", "nebula",
        "duel",
    ];
    const ACTION_KINDS: &'static [&'static str] = &[
        "step",
        "faster",
        "slower",
        "turn-left",
        "turn-right",
        "rise",
        "sink",
        "warp",
        "fire",
        "relocate",
        "swap",
        "charge",
        "charge-ion",
        "release-mine",
        "end-turn",
    ];

    fn build_lesson(board: BoardFile, _: u64) -> Result<LessonTable<Self>, LoadError> {
        let ships = u8::try_from(board.starts.len()).unwrap_or(u8::MAX);
        let board = BoardChoice::Custom(Box::new(board));
        let options = Options::for_board(board, 2, ships)?;
        Ok((Self::new(options)?, None))
    }

    fn action_kind(action: Action) -> &'static str {
        action.term()
    }

    fn is_auto_played(action: Action) -> bool {
        matches!(action, Action::Activate(_))
    }

    fn is_goal_met(&self, goal: &Goal, context: &LessonContext<'_, Self>) -> bool {
        goal.is_reached(self, context)
    }
}

/// Iterates over the ids of the base lessons, in teaching order.
pub fn lesson_ids() -> impl Iterator<Item = &'static str> {
    Lesson::<Rift>::ids()
}

/// Returns the base lesson with this id, or `None`.
#[must_use]
pub fn lesson(id: &str) -> Option<Lesson<Rift>> {
    Lesson::builtin(id)
}
