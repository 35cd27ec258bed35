//! The written solutions of steps, how long they take, simulated lines of the learner, and whether
//! a lesson is stuck.

use super::{Lesson, LessonProgress, Teachable};
use crate::game::Seat;
use crate::session::Session;

/// Seconds to read the text of a step and to find what it names on the table.
const READING_SECONDS: usize = 12;
/// Seconds to give an order and to watch its effect.
const ORDER_SECONDS: usize = 8;
/// Seconds to watch a scripted action of another seat.
const SCRIPT_SECONDS: usize = 1;
/// Seconds of a step without a solution, which is a whole match against a bot.
const MATCH_SECONDS: usize = 360;

impl<G: Teachable> Lesson<G> {
    /// Returns the number of minutes that the lesson takes, estimated from its steps and rounded
    /// up.
    #[must_use]
    pub fn minutes(&self) -> usize {
        let orders = |count: usize| match count {
            0 => MATCH_SECONDS,
            count => count * ORDER_SECONDS,
        };
        let steps = self.steps.iter().map(|step| {
            READING_SECONDS + orders(step.solution.len()) + step.script.len() * SCRIPT_SECONDS
        });
        steps.sum::<usize>().div_ceil(60)
    }

    /// Returns the remaining actions of the solution, if they finish the step. `None` if the
    /// learner has left the solution or the step has none.
    #[must_use]
    pub fn remaining_solution(&self, session: &Session<G>) -> Option<&[G::Action]> {
        let progress = self.progress(session);
        let solution = self.steps.get(progress.step)?.solution.as_slice();
        (0..solution.len())
            .rev()
            .filter_map(|from| solution.get(from..))
            .find(|line| self.finishes(session, progress.step, line))
    }

    fn finishes(&self, session: &Session<G>, step: usize, line: &[G::Action]) -> bool {
        let mut trial = session.clone();
        self.run_automatic_actions(&mut trial);
        for &action in line {
            let fits = self.allows(step, action) && trial.act(self.seat, action).is_ok();
            if !fits {
                return false;
            }
            self.run_automatic_actions(&mut trial);
        }
        self.progress(&trial).step > step
    }

    /// Returns all actions that are taken if the learner plays `line`, including automatic ones, up
    /// to the first that is refused.
    #[must_use]
    pub fn simulate_line(
        &self,
        session: &Session<G>,
        line: &[G::Action],
    ) -> Vec<(Seat, G::Action)> {
        let mut trial = session.clone();
        for &action in line {
            self.run_automatic_actions(&mut trial);
            if trial.act(self.seat, action).is_err() {
                break;
            }
        }
        self.run_automatic_actions(&mut trial);
        let new = trial.log().get(session.log().len()..).unwrap_or_default();
        new.iter().map(|entry| (entry.seat, entry.action)).collect()
    }

    /// Returns whether the lesson cannot continue: the step is not done, and nobody can act.
    #[must_use]
    pub fn is_stuck(&self, session: &Session<G>, progress: &LessonProgress) -> bool {
        let waiting = session.status().waiting_seats();
        let can_others_act = self.rival.is_some() && !waiting.is_empty();
        let can_learner_act = waiting.contains(self.seat);
        !progress.is_done
            && !can_learner_act
            && !can_others_act
            && self.next_automatic_action(session, progress).is_none()
    }
}
