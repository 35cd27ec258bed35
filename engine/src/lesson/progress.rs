//! The progress of a lesson, computed from its session.

use super::{Lesson, LessonContext, Teachable};
use crate::session::Session;

/// The current step of a lesson and the state of its conditions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonProgress {
    /// The index of the current step; the number of steps when all are done.
    pub step: usize,
    /// The log entry at which the step began.
    pub since: usize,
    /// The log entries at which this step and those before it began.
    pub starts: Vec<usize>,
    /// Which conditions of the step are met now, in order.
    pub met: Vec<bool>,
    /// Whether all steps are done.
    pub is_done: bool,
}

impl<G: Teachable> Lesson<G> {
    /// Returns the progress of `session`, which started as [`Lesson::start_session`] says.
    #[must_use]
    pub fn progress(&self, session: &Session<G>) -> LessonProgress {
        let mut starts = vec![0];
        for entry in 0..session.log().len() {
            let (step, since) = (starts.len() - 1, starts[starts.len() - 1]);
            if step < self.steps.len() && self.is_done(session, step, since, entry + 1) {
                starts.push(entry + 1);
            }
        }
        let (step, since) = (starts.len() - 1, starts[starts.len() - 1]);
        let met = self.check_goals(session, step, since, session.log().len());
        LessonProgress {
            step,
            since,
            met: met.unwrap_or_default(),
            is_done: step >= self.steps.len(),
            starts,
        }
    }

    /// Returns whether a step that began at entry `since` is done before entry `until`.
    fn is_done(&self, session: &Session<G>, step: usize, since: usize, until: usize) -> bool {
        let Some((step_of, entries)) = self.steps.get(step).zip(session.log().get(since..until))
        else {
            return false;
        };
        let rival_actions = entries.iter().filter(|entry| entry.seat != self.seat);
        // A step needs an action of the learner.
        let own = |seat, action| seat == self.seat && !G::is_auto_played(action);
        let has_acted = entries.iter().any(|entry| own(entry.seat, entry.action));
        has_acted
            && (self.rival.is_some() || rival_actions.count() >= step_of.script.len())
            && self
                .check_goals(session, step, since, until)
                .is_some_and(|met| met.iter().all(|met| *met))
    }

    fn check_goals(
        &self,
        session: &Session<G>,
        step: usize,
        since: usize,
        until: usize,
    ) -> Option<Vec<bool>> {
        let goals = &self.steps.get(step)?.goals;
        let state = session.state_at(until)?;
        let events: Vec<G::Event> = (since..until)
            .flat_map(|entry| session.events_at(entry).iter().cloned())
            .collect();
        let context = LessonContext {
            seat: self.seat,
            state: &state,
            events: &events,
        };
        let is_met = |goal: &G::Goal| self.game.is_goal_met(goal, &context);
        Some(goals.iter().map(is_met).collect())
    }
}
