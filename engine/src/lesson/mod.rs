//! Lessons: a position, steps to take in it, and when each of them is done. Knows no game and no
//! sentence; what a condition means is the game's own matter ([`Teachable`]).
//!
//! How far a lesson is follows from its session alone, so that taking back, going back and
//! beginning again need no bookkeeping.

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

/// A game that can be taught.
pub trait Teachable: Game {
    /// A condition on what was done in a step and on the state it led to.
    type Goal: Clone + PartialEq + Debug + DeserializeOwned;
    /// Where a lesson begins, in the words of its file.
    type Start: DeserializeOwned;
    /// The lessons of the box, ids and texts, in the order in which they are taught.
    const LESSONS: &'static [(&'static str, &'static str)];
    /// The names of all kinds of actions that a step can leave free.
    const ACTION_KINDS: &'static [&'static str];

    /// The table of a lesson whose dice are those of `seed`, and the position in which it begins,
    /// where that is none of a deal.
    ///
    /// # Errors
    /// Names the place and the reason, where it cannot be played.
    fn build_lesson(start: Self::Start, seed: u64) -> Result<LessonTable<Self>, LoadError>;

    /// The kind of an action: one of [`Teachable::ACTION_KINDS`], or one that is always free.
    fn action_kind(action: Self::Action) -> &'static str;

    /// Whether an action is given by itself when it is the only one that anybody has, such as the choice of an
    /// only piece; in most games every choice is one.
    fn is_auto_played(_action: Self::Action) -> bool {
        false
    }

    /// What another seat does where neither cue nor bot says it; nothing where cues are enough.
    fn fallback_reply(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Whether a condition is met.
    fn is_goal_met(&self, goal: &Self::Goal, deeds: &LessonContext<'_, Self>) -> bool;
}

/// A table, and a position on it that is none of a deal.
pub type LessonTable<G> = (G, Option<<G as Game>::Position>);

/// What was done in a step so far.
#[derive(Debug)]
pub struct LessonContext<'a, G: Game> {
    /// The seat that learns.
    pub seat: Seat,
    /// The state now.
    pub state: &'a G::State,
    /// What has happened since the step began, in order.
    pub events: &'a [G::Event],
}

/// A lesson that is ready to be played.
#[derive(Clone, Debug)]
pub struct Lesson<G: Teachable> {
    /// Its name in addresses and phrases.
    pub id: String,
    /// The table.
    pub game: G,
    /// The seat that learns.
    pub seat: Seat,
    /// The bot in the other seats, where they are not moved by cues.
    pub rival: Option<Level>,
    /// Names the dice: they are the same whenever the same is done.
    pub seed: u64,
    /// The position in which it begins, where that is none of a deal.
    pub start: Option<G::Position>,
    /// What to do, one after another.
    pub steps: Vec<LessonStep<G::Action, G::Goal>>,
}

impl<G: Teachable> Lesson<G> {
    /// A session at its beginning.
    #[must_use]
    pub fn start_session(&self) -> Session<G> {
        let start = self.start.clone();
        let placed = start.and_then(|position| {
            Session::from_position(self.game.clone(), self.seed, position).ok()
        });
        placed.unwrap_or_else(|| Session::new(self.game.clone(), self.seed))
    }

    /// A session at the beginning of a step: the steps before it are done as their solutions say.
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

    /// Whether a step leaves an action free. Only kinds that a step can name are ever forbidden:
    /// choices that the game asks for, and what is said beside its course, stay open.
    #[must_use]
    pub fn allows(&self, step: usize, action: G::Action) -> bool {
        let kind = G::action_kind(action);
        let free = self.steps.get(step).map(|step| step.free.as_slice());
        free.is_none_or(|free| free.is_empty() || free.iter().any(|named| named == kind))
            || !G::ACTION_KINDS.contains(&kind)
    }

    /// What happens next without anybody deciding: a cue, a formal action that is the only one anybody has, a reply.
    #[must_use]
    pub fn next_automatic_action(
        &self,
        session: &Session<G>,
        progress: &LessonProgress,
    ) -> Option<(Seat, G::Action)> {
        self.due_scripted_action(session, progress).or_else(|| {
            let legal = session.legal_actions(self.seat);
            let alone = session.status().waiting_seats().len() == 1;
            match legal.as_slice() {
                [only] if alone && G::is_auto_played(*only) && !progress.done => {
                    Some((self.seat, *only))
                }
                [..] => self.fallback_action(session),
            }
        })
    }

    /// The reply of another seat that the game waits for, where no bot sits there.
    fn fallback_action(&self, session: &Session<G>) -> Option<(Seat, G::Action)> {
        let mut waiting = session.status().waiting_seats().iter();
        let seat = waiting.find(|seat| *seat != self.seat && self.rival.is_none())?;
        Some((seat, session.game().fallback_reply(session.state(), seat)?))
    }

    /// The next cue of the step, when the game waits for its seat and accepts it.
    fn due_scripted_action(
        &self,
        session: &Session<G>,
        progress: &LessonProgress,
    ) -> Option<(Seat, G::Action)> {
        let step = self.steps.get(progress.step)?;
        let since = session.log().get(progress.since..)?;
        let played = since.iter().filter(|entry| entry.seat != self.seat).count();
        let cue = step.script.get(played)?;
        let seat = Seat(cue.seat);
        let game = session.game();
        let accepted = game.check_action(session.state(), seat, cue.action).is_ok();
        (accepted && session.status().waiting_seats().has(seat)).then_some((seat, cue.action))
    }

    /// Carries out what happens without anybody deciding, until somebody must.
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
