//! Orders that were decided on together, such as the turn of a bot or a hint. Each is bound to the
//! position that it was meant for, so that it is given there, once, and nowhere else; all of them to
//! the question that they answer, so that none is taken for an answer to the next.

use engine::game::{Game, Seat};
use engine::session::{PositionId, Session};
use std::rc::Rc;

/// Orders of one seat, one after another, each with the position that it is meant for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionLine<A> {
    /// Who gives them.
    pub seat: Seat,
    orders: Rc<[(PositionId, A)]>,
}

impl<A: Copy> ActionLine<A> {
    /// The orders `actions` of `seat`, from where `session` stands, as far as they are accepted there
    /// and answer what is asked there. Nothing is done.
    pub fn accepted<G: Game<Action = A>>(session: &Session<G>, seat: Seat, actions: &[A]) -> Self {
        let planned = session.plan_line(seat, actions).into_iter();
        Self {
            seat,
            orders: planned
                .map(|order| (order.position, order.action))
                .collect(),
        }
    }

    /// Whether nothing is to be given.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.orders.is_empty()
    }

    /// What is still to be given where a match stands; nothing in a position that the line does
    /// not lead through.
    #[must_use]
    pub fn remaining(&self, position: PositionId) -> Vec<A> {
        let others = self.orders.iter().skip_while(|(at, _)| *at != position);
        others.map(|(_, action)| *action).collect()
    }
}
