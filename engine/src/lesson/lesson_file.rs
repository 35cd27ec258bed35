//! Lessons as files: a position in the game's own format, and steps. Errors name the path in the
//! file.

use super::{Lesson, Teachable};
use crate::bots::Level;
use crate::error::LoadError;
use crate::game::Seat;
use crate::load::from_json;
use serde::{Deserialize, Serialize};

/// The shipped lessons by id, with their texts. For the folder `lesson` of a game, next to its
/// `content`.
macro_rules! lesson_files {
    ($($id:literal),* $(,)?) => {
        &[$(($id, include_str!(concat!("../content/lessons/", $id, ".json")))),*]
    };
}
pub(crate) use lesson_files;

/// The value of `format` in a lesson file.
const FORMAT: &str = "lesson/1";

/// A lesson as written in its file; `P` is the game's format of a start.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonFile<P, A, G> {
    /// Always `lesson/1`.
    pub format: String,
    /// The id of the lesson: lower-case letters and hyphens.
    pub id: String,
    /// The position in which the lesson begins.
    pub position: P,
    /// The seat of the learner.
    #[serde(default)]
    pub seat: u8,
    /// The level of the bot in the other seats; `None` if the script moves them.
    #[serde(default)]
    pub rival: Option<Level>,
    /// The seed of the dice.
    #[serde(default)]
    pub seed: u64,
    /// The steps, in order.
    pub steps: Vec<LessonStep<A, G>>,
}

/// One task of a lesson: a text, and the goals that finish it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep<A, G> {
    /// The id of the step, used in phrase keys: lower-case letters and hyphens.
    pub id: String,
    /// The id of the rule that the step teaches.
    #[serde(default)]
    pub rule: Option<String>,
    /// The kinds of actions that the learner may take; empty for all.
    #[serde(default)]
    pub free: Vec<String>,
    /// The conditions that must all be met at the same time.
    pub goals: Vec<G>,
    /// The actions of other seats, taken as soon as the game waits for them. The step ends only
    /// after the last one.
    #[serde(default = "Vec::new")]
    pub script: Vec<ScriptedAction<A>>,
    /// One way to finish the step; empty where a bot answers.
    #[serde(default = "Vec::new")]
    pub solution: Vec<A>,
}

/// An action of another seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScriptedAction<A> {
    /// The seat that acts.
    pub seat: u8,
    /// The action that it takes.
    pub action: A,
}

impl<G: Teachable> Lesson<G> {
    /// Returns the ids of the shipped lessons, in the order in which they are taught.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        G::LESSONS.iter().map(|(id, _)| *id)
    }

    /// Returns the shipped lesson with this id. A test checks that all of them load.
    #[must_use]
    pub fn builtin(id: &str) -> Option<Self> {
        let (_, text) = G::LESSONS.iter().find(|(known, _)| *known == id)?;
        Self::parse(&format!("{id}.json"), text).ok()
    }

    /// Reads a lesson.
    ///
    /// # Errors
    /// Returns an error if the lesson is invalid; it names the file, the path in it and the reason.
    pub fn parse(file: &str, text: &str) -> Result<Self, LoadError> {
        let lesson = read::<G>(file, text)?;
        let within = |error: LoadError| {
            let path = format!("position.{}", error.place);
            LoadError::new(file, path, error.reason)
        };
        let (game, start) = G::build_lesson(lesson.position, lesson.seed).map_err(within)?;
        if !game.seats().contains(Seat(lesson.seat)) {
            return Err(LoadError::new(file, "seat", "there is no such seat"));
        }
        Ok(Self {
            id: lesson.id,
            seat: Seat(lesson.seat),
            rival: lesson.rival,
            seed: lesson.seed,
            start,
            steps: lesson.steps,
            game,
        })
    }
}

/// The lesson file of a game.
type LessonFileOf<T> =
    LessonFile<<T as Teachable>::Start, <T as crate::game::Game>::Action, <T as Teachable>::Goal>;

/// Reads a lesson and checks it, except for its position, which the game checks.
///
/// # Errors
/// Returns an error if the lesson is invalid; it names the file, the path in it and the reason.
fn read<T: Teachable>(file: &str, text: &str) -> Result<LessonFileOf<T>, LoadError> {
    let lesson: LessonFileOf<T> = from_json(file, text)?;
    let reject = |path: String, reason: &str| Err(LoadError::new(file, path, reason));
    if lesson.format != FORMAT {
        return reject("format".to_owned(), "the format is not `lesson/1`");
    }
    if !is_name(&lesson.id) {
        return reject(
            "id".to_owned(),
            "an id can have only lower-case letters and hyphens",
        );
    }
    if lesson.steps.is_empty() {
        return reject("steps".to_owned(), "a lesson needs steps");
    }
    for (n, step) in lesson.steps.iter().enumerate() {
        let at = |key: &str| format!("steps[{n}].{key}");
        let earlier = lesson.steps.iter().take(n);
        if !is_name(&step.id) || earlier.clone().any(|other| other.id == step.id) {
            return reject(
                at("id"),
                "an id of its own has lower-case letters and hyphens",
            );
        }
        if step.goals.is_empty() {
            return reject(at("goals"), "a step needs a goal");
        }
        let unknown = |kind: &String| !T::ACTION_KINDS.contains(&kind.as_str());
        if let Some(index) = step.free.iter().position(unknown) {
            return reject(
                format!("steps[{n}].free[{index}]"),
                "no such kind of action",
            );
        }
        if step.solution.is_empty() && lesson.rival.is_none() {
            return reject(at("solution"), "a step without a bot needs a solution");
        }
        if let Some(index) = step
            .script
            .iter()
            .position(|scripted| scripted.seat == lesson.seat)
        {
            return reject(
                format!("steps[{n}].script[{index}].seat"),
                "the learner has no cues",
            );
        }
    }
    Ok(lesson)
}

fn is_name(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c == '-')
}
