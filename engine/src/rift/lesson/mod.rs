//! The lessons of Centauri Rift: what a step can ask for, and the lessons of the box.

mod goal;

pub use goal::Goal;

use super::Rift;
use super::action::Action;
use super::board_file::BoardFile;
use super::options::{BoardChoice, Options};
use crate::error::LoadError;
use crate::game::{Game, Seat};
use crate::lesson::{Deeds, Lesson, LessonFile, Teach, read};

macro_rules! lessons {
    ($($id:literal),* $(,)?) => {
        [$(($id, include_str!(concat!("../content/lessons/", $id, ".json")))),*]
    };
}

/// The lessons of the box, as texts, in the order in which they are taught.
const LESSONS: [(&str, &str); 10] = lessons![
    "flight", "turns", "planes", "energy", "weapons", "shields", "mines", "warp", "nebula", "duel",
];

impl Teach for Rift {
    type Goal = Goal;
    const KINDS: &'static [&'static str] = &[
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

    fn kind(action: Action) -> &'static str {
        action.term()
    }

    fn is_formal(action: Action) -> bool {
        matches!(action, Action::Activate(_))
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
pub fn lesson(id: &str) -> Option<Lesson<Rift>> {
    let (_, text) = LESSONS.iter().find(|(known, _)| *known == id)?;
    parse_lesson(&format!("{id}.json"), text).ok()
}

/// Reads a lesson.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn parse_lesson(file: &str, text: &str) -> Result<Lesson<Rift>, LoadError> {
    let lesson: LessonFile<BoardFile, Action, Goal> = read::<BoardFile, Rift>(file, text)?;
    let within = |error: LoadError| {
        let place = format!("position.{}", error.place);
        LoadError::new(file, place, error.reason)
    };
    let ships = u8::try_from(lesson.position.starts.len()).unwrap_or(u8::MAX);
    let board = BoardChoice::Custom(Box::new(lesson.position));
    let options = Options::for_board(board, 2, ships).map_err(within)?;
    let game = Rift::new(options).map_err(within)?;
    if !game.seats().has(Seat(lesson.seat)) {
        return Err(LoadError::new(file, "seat", "nobody sits there"));
    }
    Ok(Lesson {
        id: lesson.id,
        seat: Seat(lesson.seat),
        rival: lesson.rival,
        seed: lesson.seed,
        start: None,
        steps: lesson.steps,
        game,
    })
}
