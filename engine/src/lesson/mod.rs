//! Lessons: a position, steps to take in it, and the conditions that finish each step. Each game
//! defines its conditions ([`Teachable`]). Progress follows from the session alone, so undo,
//! rewinding and restarting need no additional state.

mod lesson_file;
mod progress;
mod solution;

pub(crate) use lesson_file::lesson_files;
pub use lesson_file::{LessonFile, LessonStep, ScriptedAction};
pub use progress::LessonProgress;

use crate::bots::Level;
use crate::error::LoadError;
use crate::game::{Game, Seat};
use crate::session::Session;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// A game that has lessons.
pub trait Teachable: Game {
    /// A condition on the events of a step and on the current state.
    type Goal: Clone + PartialEq + Debug + DeserializeOwned;
    /// The start of a lesson, as written in its file.
    type Start: DeserializeOwned;
    /// The shipped lessons, as ids and texts, in the order in which they are taught.
    const LESSONS: &'static [(&'static str, &'static str)];
    /// The names of all kinds of actions that a step can allow.
    const ACTION_KINDS: &'static [&'static str];

    /// Builds the game of a lesson whose random outcomes come from `seed`, and the position in
    /// which the lesson begins; `None` if it is dealt.
    ///
    /// # Errors
    /// Returns an error if a value cannot be played; it names the path of the value and the reason.
    fn build_lesson(start: Self::Start, seed: u64) -> Result<LessonTable<Self>, LoadError>;

    /// Returns the kind of an action: one of [`Teachable::ACTION_KINDS`], or one that is always
    /// allowed.
    fn action_kind(action: Self::Action) -> &'static str;

    /// Returns whether an action is taken automatically when it is the only legal one, such as the
    /// choice of a single piece. In most games no action is.
    fn is_auto_played(_action: Self::Action) -> bool {
        false
    }

    /// Returns the action of another seat where neither the script nor a bot decides; `None` if the
    /// game needs no such action.
    fn fallback_reply(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Returns whether a condition is met.
    fn is_goal_met(&self, goal: &Self::Goal, context: &LessonContext<'_, Self>) -> bool;
}

/// A game, and the position in which the lesson begins; `None` if it is dealt.
pub type LessonTable<G> = (G, Option<<G as Game>::Position>);

/// The progress of a step so far, on which its conditions are checked.
#[derive(Debug)]
pub struct LessonContext<'a, G: Game> {
    /// The seat of the learner.
    pub seat: Seat,
    /// The current state of the session.
    pub state: &'a G::State,
    /// The events since the step began, in order.
    pub events: &'a [G::Event],
}

/// A lesson that is ready to be played.
///
/// ```
/// use engine::lesson::Lesson;
/// use engine::rift::Rift;
///
/// let id = Lesson::<Rift>::ids().next().ok_or("no lessons")?;
/// let lesson = Lesson::<Rift>::builtin(id).ok_or("it does not load")?;
/// let mut session = lesson.start_session();
/// lesson.run_automatic_actions(&mut session);
/// assert_eq!(lesson.progress(&session).step, 0);
///
/// // The solution of the first step finishes it.
/// for action in lesson.remaining_solution(&session).ok_or("no solution")?.to_vec() {
///     session.act(lesson.seat, action)?;
///     lesson.run_automatic_actions(&mut session);
/// }
/// assert_eq!(lesson.progress(&session).step, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Lesson<G: Teachable> {
    /// The name in URLs and phrases.
    pub id: String,
    /// The game that the lesson is played in.
    pub game: G,
    /// The seat of the learner.
    pub seat: Seat,
    /// The level of the bot in the other seats; `None` if the script moves them.
    pub rival: Option<Level>,
    /// The seed of the dice: the same actions always have the same outcomes.
    pub seed: u64,
    /// The position in which the lesson begins; `None` if it is dealt.
    pub start: Option<G::Position>,
    /// The steps, in order.
    pub steps: Vec<LessonStep<G::Action, G::Goal>>,
}

impl<G: Teachable> Lesson<G> {
    /// Returns a session at the start of the lesson.
    #[must_use]
    pub fn start_session(&self) -> Session<G> {
        let start = self.start.clone();
        let placed = start.and_then(|position| {
            Session::from_position(self.game.clone(), self.seed, position).ok()
        });
        placed.unwrap_or_else(|| Session::new(self.game.clone(), self.seed))
    }

    /// Returns a session at the start of a step, after the solutions of the steps before it.
    #[must_use]
    pub fn start_session_at(&self, step: usize) -> Session<G> {
        let mut session = self.start_session();
        self.run_automatic_actions(&mut session);
        let before = self.steps.iter().take(step);
        for action in before.flat_map(|step| &step.solution) {
            if session.act(self.seat, *action).is_err() {
                break;
            }
            self.run_automatic_actions(&mut session);
        }
        session
    }

    /// Returns whether a step allows an action. Only kinds that a step can name are ever forbidden:
    /// required choices, and actions out of turn, stay legal.
    #[must_use]
    pub fn allows(&self, step: usize, action: G::Action) -> bool {
        let kind = G::action_kind(action);
        let free = self.steps.get(step).map(|step| step.free.as_slice());
        free.is_none_or(|free| free.is_empty() || free.iter().any(|named| named == kind))
            || !G::ACTION_KINDS.contains(&kind)
    }

    /// Returns the next action that needs no decision: a scripted action, an automatic action of
    /// the learner, or a reply.
    #[must_use]
    pub fn next_automatic_action(
        &self,
        session: &Session<G>,
        progress: &LessonProgress,
    ) -> Option<(Seat, G::Action)> {
        self.due_scripted_action(session, progress).or_else(|| {
            let legal = session.legal_actions(self.seat);
            let is_alone = session.status().waiting_seats().len() == 1;
            match legal.as_slice() {
                [only] if is_alone && G::is_auto_played(*only) && !progress.is_done => {
                    Some((self.seat, *only))
                }
                [..] => self.fallback_action(session),
            }
        })
    }

    /// Returns the reply of another seat that the game waits for and that no bot plays.
    fn fallback_action(&self, session: &Session<G>) -> Option<(Seat, G::Action)> {
        let mut waiting = session.status().waiting_seats().iter();
        let seat = waiting.find(|seat| *seat != self.seat && self.rival.is_none())?;
        Some((seat, session.game().fallback_reply(session.state(), seat)?))
    }

    /// Returns the next scripted action of the step, if the game waits for its seat and accepts it.
    fn due_scripted_action(
        &self,
        session: &Session<G>,
        progress: &LessonProgress,
    ) -> Option<(Seat, G::Action)> {
        let step = self.steps.get(progress.step)?;
        let since = session.log().get(progress.since..)?;
        let played = since.iter().filter(|entry| entry.seat != self.seat).count();
        let scripted = step.script.get(played)?;
        let (seat, action) = (Seat(scripted.seat), scripted.action);
        let game = session.game();
        let is_accepted = game.check_action(session.state(), seat, action).is_ok();
        (is_accepted && session.status().waiting_seats().contains(seat)).then_some((seat, action))
    }

    /// Carries out all actions that need no decision of the learner or a bot.
    pub fn run_automatic_actions(&self, session: &mut Session<G>) {
        while let Some((seat, action)) =
            self.next_automatic_action(session, &self.progress(session))
        {
            if session.act(seat, action).is_err() {
                return;
            }
        }
    }
}
