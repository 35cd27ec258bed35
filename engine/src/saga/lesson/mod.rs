//! The lessons of Saga: what a step can ask for, where a lesson begins, and the lessons of the box.

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
        "round", "flight", "explore", "raider", "cards", "threat", "gate", "base",
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

    /// Others pass wherever they may, and take what comes first where they must choose.
    fn fallback_reply(&self, state: &State, seat: Seat) -> Option<Action> {
        let mut legal = Vec::new();
        self.legal_actions(state, seat, &mut legal);
        let idle = [Action::Done, Action::Agree(false)];
        let idle = idle.into_iter().find(|action| legal.contains(action));
        idle.or_else(|| legal.first().copied())
    }

    fn is_goal_met(&self, goal: &Goal, deeds: &LessonContext<'_, Self>) -> bool {
        goal.is_reached(self, deeds)
    }
}

/// The ids of the lessons, in the order in which they are taught.
pub fn lesson_ids() -> impl Iterator<Item = &'static str> {
    Lesson::<Saga>::ids()
}

/// The lesson of the box with this id.
#[must_use]
pub fn lesson(id: &str) -> Option<Lesson<Saga>> {
    Lesson::builtin(id)
}
