//! Orders that were decided together, such as a bot's turn or a hint. Each order is bound to the
//! position it was decided for, so that it is given at most once. All of them are bound to the
//! question that they answer, so that none is used as an answer to the next question.

use engine::game::{Game, Seat};
use engine::session::{PositionId, Session};
use std::rc::Rc;

/// The orders of one seat, in order, each with the position it is given in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionLine<A> {
    pub seat: Seat,
    orders: Rc<[(PositionId, A)]>,
}

impl<A: Copy> ActionLine<A> {
    /// Creates the line of those `actions` of `seat` that are accepted from the current position
    /// and answer the current question. The session does not change.
    pub fn accepted<G: Game<Action = A>>(session: &Session<G>, seat: Seat, actions: &[A]) -> Self {
        let planned = session.plan_line(seat, actions).into_iter();
        Self {
            seat,
            orders: planned
                .map(|order| (order.position, order.action))
                .collect(),
        }
    }

    /// Returns whether the line has no orders.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.orders.is_empty()
    }

    /// Returns the orders still to be given at a position; none if the line does not lead through
    /// it.
    #[must_use]
    pub fn remaining(&self, position: PositionId) -> Vec<A> {
        let others = self.orders.iter().skip_while(|(at, _)| *at != position);
        others.map(|(_, action)| *action).collect()
    }
}
