//! The lessons of Exodus: what a step can ask for, where a lesson begins, and the lessons of the
//! box.

mod goal;
mod start;

pub use goal::{Goal, Point};
pub use start::{PlanetFile, SeatFile, ShipFile, Start};

use super::Exodus;
use super::action::Action;
use super::cards::{ActionCard, Letter, Letters};
use super::effect::Deed;
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
    "income",
    "council",
    "cards",
    "research",
    "blueprints",
    "orders",
    "battle",
    "landing",
];

impl Teach for Exodus {
    type Goal = Goal;
    const KINDS: &'static [&'static str] = &[
        "take",
        "take-all",
        "vote",
        "bid",
        "favor",
        "offer",
        "pick",
        "rank",
        "play",
        "react",
        "take-back",
        "learn",
        "bank",
        "build",
        "buy",
        "arm",
        "lift",
        "fit",
        "restore",
        "open-trade",
        "exchange",
        "mine",
        "put",
        "target",
        "mount",
        "ferry",
        "join",
        "order",
        "step",
        "uncloak",
        "stay-cloaked",
        "deploy",
        "discard",
        "done",
    ];

    fn kind(action: Action) -> &'static str {
        action.term()
    }

    /// Every choice is one.
    fn is_formal(_: Action) -> bool {
        false
    }

    /// Others do as little as they can: they bid nothing, play a card that they then decline,
    /// and put hits where they must go.
    fn reply(&self, state: &State, seat: Seat) -> Option<Action> {
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        let idle = [
            Action::Done,
            Action::TakeAll,
            Action::FitUsual,
            Action::Bid(0, false),
            Action::Vote(Letters::only(Letter::A)),
        ];
        let idle = idle.into_iter().find(|action| legal.contains(action));
        let mining = |card: ActionCard| self.action(card).is_some_and(|own| own.main == Deed::Mine);
        let card = legal
            .iter()
            .find(|action| matches!(action, Action::Play(card) if mining(*card)));
        idle.or_else(|| card.or_else(|| legal.first()).copied())
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
pub fn lesson(id: &str) -> Option<Lesson<Exodus>> {
    let (_, text) = LESSONS.iter().find(|(known, _)| *known == id)?;
    parse_lesson(&format!("{id}.json"), text).ok()
}

/// Reads a lesson.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn parse_lesson(file: &str, text: &str) -> Result<Lesson<Exodus>, LoadError> {
    let lesson: LessonFile<Start, Action, Goal> = read::<Start, Exodus>(file, text)?;
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
