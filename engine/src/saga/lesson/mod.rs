//! The lessons of Saga: step goals, starting positions, and the built-in lessons.

mod goal;
mod start;

pub use goal::Goal;
pub use start::LessonStart;

use super::Saga;
use super::action::Action;
use super::state::State;
use crate::error::LoadError;
use crate::game::{Game, Seat};
use crate::lesson::{Lesson, LessonContext, LessonTable, Teachable, lesson_files};

impl Teachable for Saga {
    type Goal = Goal;
    type Start = LessonStart;
    const LESSONS: &'static [(&'static str, &'static str)] = lesson_files![
        "start", "round", "flight", "explore", "raider", "cards", "threat", "gate", "base",
    ];
    const ACTION_KINDS: &'static [&'static str] = &[
        "choose",
        "equip",
        "order",
        "at",
        "pick",
        "item",
        "branch",
        "pick-event",
        "free",
        "level-starport",
        "level-lab",
        "move",
        "explore",
        "pick-up",
        "side-easy",
        "side-hard",
        "fight",
        "regroup-draw",
        "regroup-repair",
        "regroup-exploration",
        "regroup-combat",
        "swap",
        "encounter",
        "build",
        "share",
        "agree",
        "decline",
        "play",
        "activate",
        "repair",
        "quell",
        "reroll",
        "done",
    ];

    fn build_lesson(start: LessonStart, seed: u64) -> Result<LessonTable<Self>, LoadError> {
        let (game, position) = start.build(seed)?;
        Ok((game, Some(position)))
    }

    fn action_kind(action: Action) -> &'static str {
        action.term()
    }

    /// Returns the reply of a seat other than the learner's: a pass if possible, otherwise the
    /// first legal action.
    fn fallback_reply(&self, state: &State, seat: Seat) -> Option<Action> {
        let mut legal = Vec::new();
        self.legal_actions(state, seat, &mut legal);
        let idle = [Action::Done, Action::Agree(false)];
        let idle = idle.into_iter().find(|action| legal.contains(action));
        idle.or_else(|| legal.first().copied())
    }

    fn is_goal_met(&self, goal: &Goal, context: &LessonContext<'_, Self>) -> bool {
        goal.is_reached(self, context)
    }
}

/// Returns the ids of the lessons, in teaching order.
pub fn lesson_ids() -> impl Iterator<Item = &'static str> {
    Lesson::<Saga>::ids()
}

/// Returns the built-in lesson with this id.
#[must_use]
pub fn lesson(id: &str) -> Option<Lesson<Saga>> {
    Lesson::builtin(id)
}
