//! Action lines: several actions of one seat, each bound to the position in which it is taken, and
//! all of them to the question that they answer.

use super::{PositionId, Session};
use crate::game::{Game, Seat};

/// An action of a line, with the position that it was planned for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlannedAction<A> {
    /// The position in which the action is taken.
    pub position: PositionId,
    /// What the seat does there.
    pub action: A,
    /// Whether no earlier action of the line asks for random outcomes, so that this one is accepted
    /// whatever they are.
    pub certain: bool,
}

impl<G: Game> Session<G> {
    /// Returns the part of a line of `seat` that answers what is asked of it now and is accepted.
    /// The session is not changed.
    ///
    /// A line may be longer than the question that it answers: the game ends a decision when
    /// nothing is left to decide, and the rest of the line would be taken as an answer to something
    /// else.
    #[must_use]
    pub fn plan_line(&self, seat: Seat, line: &[G::Action]) -> Vec<PlannedAction<G::Action>> {
        let asked = self.question(seat);
        let mut trial = self.clone();
        let mut sure = true;
        let mut planned = Vec::new();
        for &action in line {
            let position = trial.position_id();
            if trial.question(seat) != asked || trial.act(seat, action).is_err() {
                break;
            }
            planned.push(PlannedAction {
                position,
                action,
                certain: sure,
            });
            sure &= trial.log.last().is_none_or(|entry| entry.draws.is_empty());
        }
        planned
    }
}
