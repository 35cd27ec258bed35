//! What a line of actions comes to: each bound to where the session stands when it is given, and all
//! of them to the question that they answer.

use super::{PositionId, Session};
use crate::game::{Game, Seat};

/// An action of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlannedAction<A> {
    /// Where the session stands when it is given.
    pub position: PositionId,
    /// What is given.
    pub action: A,
    /// Whether nothing before it in the line asks for chance, so that it is accepted whatever falls.
    pub certain: bool,
}

impl<G: Game> Session<G> {
    /// As much of a line of `seat` as answers what is asked of it now and is accepted. Nothing is
    /// done.
    ///
    /// A line may be longer than what it answers: the game itself ends a decision when nothing is
    /// left to decide, and what the line still holds would be taken for an answer to something else.
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
