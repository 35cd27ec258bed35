//! The lessons of Space Rift: what a step can ask for, where a lesson begins, and the lessons of the
//! box.

mod goal;
mod start;

pub use goal::Goal;
pub use start::{HandFile, Start};

use super::SpaceRift;
use super::action::Action;
use super::state::State;
use crate::error::LoadError;
use crate::game::{Game, Seat};
use crate::lesson::{Deeds, Laid, Lesson, Teach, lessons};

impl Teach for SpaceRift {
    type Goal = Goal;
    type Start = Start;
    const LESSONS: &'static [(&'static str, &'static str)] = lessons![
        "orders", "dice", "alert", "pursuit", "stars", "ships", "rift", "battle",
    ];
    const KINDS: &'static [&'static str] = &[
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

    fn lay_lesson(start: Start, seed: u64) -> Result<Laid<Self>, LoadError> {
        let (game, position) = start.lay(seed)?;
        Ok((game, Some(position)))
    }

    fn kind(action: Action) -> &'static str {
        action.term()
    }

    /// The other side plays on without doing anything of its own, and answers for its units.
    fn reply(&self, state: &State, seat: Seat) -> Option<Action> {
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        let most = legal
            .iter()
            .rev()
            .find(|action| matches!(action, Action::Ignore(_)));
        let done = legal.iter().find(|action| **action == Action::Done);
        most.or(done).or_else(|| legal.first()).copied()
    }

    fn reached(&self, goal: &Goal, deeds: &Deeds<'_, Self>) -> bool {
        goal.is_reached(self, deeds)
    }
}

/// The ids of the lessons, in the order in which they are taught.
pub fn lesson_ids() -> impl Iterator<Item = &'static str> {
    Lesson::<SpaceRift>::ids()
}

/// The lesson of the box with this id.
#[must_use]
pub fn lesson(id: &str) -> Option<Lesson<SpaceRift>> {
    Lesson::of_box(id)
}
