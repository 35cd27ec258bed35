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
use crate::lesson::{Deeds, Lesson, LessonFile, Teach, read};

macro_rules! lessons {
    ($($id:literal),* $(,)?) => {
        [$(($id, include_str!(concat!("../content/lessons/", $id, ".json")))),*]
    };
}

/// The lessons of the box, as texts, in the order in which they are taught.
const LESSONS: [(&str, &str); 8] = lessons![
    "orders", "dice", "alert", "pursuit", "stars", "ships", "rift", "battle",
];

impl Teach for SpaceRift {
    type Goal = Goal;
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

    fn kind(action: Action) -> &'static str {
        action.term()
    }

    /// Every choice is one.
    fn is_formal(_: Action) -> bool {
        false
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
    LESSONS.iter().map(|(id, _)| *id)
}

/// The lesson of the box with this id; all of them load, which a test holds.
#[must_use]
pub fn lesson(id: &str) -> Option<Lesson<SpaceRift>> {
    let (_, text) = LESSONS.iter().find(|(known, _)| *known == id)?;
    parse_lesson(&format!("{id}.json"), text).ok()
}

/// Reads a lesson.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn parse_lesson(file: &str, text: &str) -> Result<Lesson<SpaceRift>, LoadError> {
    let lesson: LessonFile<Start, Action, Goal> = read::<Start, SpaceRift>(file, text)?;
    let within = |error: LoadError| {
        let place = format!("position.{}", error.place);
        LoadError::new(file, place, error.reason)
    };
    let (game, start) = lesson.position.lay(lesson.seed).map_err(within)?;
    if !game.seats().has(Seat(lesson.seat)) {
        return Err(LoadError::new(file, "seat", "nobody sits there"));
    }
    Ok(Lesson {
        id: lesson.id,
        seat: Seat(lesson.seat),
        rival: lesson.rival,
        seed: lesson.seed,
        start: Some(start),
        steps: lesson.steps,
        game,
    })
}
