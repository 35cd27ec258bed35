//! The lessons of Space Rift: the goals of their steps, their starting positions, and the base
//! lessons.

mod goal;
mod start;

pub use goal::Goal;
pub use start::{HandFile, LessonStart};

use super::SpaceRift;
use super::action::Action;
use super::state::State;
use crate::error::LoadError;
use crate::game::{Game, Seat};
use crate::lesson::{Lesson, LessonContext, LessonTable, Teachable, lesson_files};

impl Teachable for SpaceRift {
    type Goal = Goal;
    type Start = LessonStart;
    const LESSONS: &'static [(&'static str, &'static str)] = lesson_files![
        "orders", "dice", "alert", "pursuit", "stars", "ships", "rift", "battle",
    ];
    const ACTION_KINDS: &'static [&'static str] = &[
        "begin",
        "place-tile",
        "close-gap",
        "settle",
        "command",
        "order",
        "clear",
        "move",
        "move-impulse",
        "exit",
        "attack",
        "sortie",
        "play",
        "ignore",
        "retire",
        "battle-back",
        "pursue",
        "take-stars",
        "take-card",
        "sell",
        "done",
    ];

    fn build_lesson(start: LessonStart, seed: u64) -> Result<LessonTable<Self>, LoadError> {
        let (game, position) = start.build(seed)?;
        Ok((game, Some(position)))
    }

    fn action_kind(action: Action) -> &'static str {
        action.term()
    }

    /// Returns the action of the other side when the lesson scripts none: it ignores all red alerts
    /// that it can, passes if that is legal, and otherwise takes the first legal action.
    fn fallback_reply(&self, state: &State, seat: Seat) -> Option<Action> {
        let mut legal = Vec::new();
        self.legal_actions(state, seat, &mut legal);
        let ignore_all = legal
            .iter()
            .rev()
            .find(|action| matches!(action, Action::Ignore(_)));
        let done = legal.iter().find(|action| **action == Action::Done);
        ignore_all.or(done).or_else(|| legal.first()).copied()
    }

    fn is_goal_met(&self, goal: &Goal, context: &LessonContext<'_, Self>) -> bool {
        goal.is_reached(self, context)
    }
}

/// Iterates over the ids of the base lessons, in teaching order.
pub fn lesson_ids() -> impl Iterator<Item = &'static str> {
    Lesson::<SpaceRift>::ids()
}

/// Returns the base lesson with this id, or `None`.
#[must_use]
pub fn lesson(id: &str) -> Option<Lesson<SpaceRift>> {
    Lesson::builtin(id)
}
