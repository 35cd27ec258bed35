//! What a captain should know before an order that is allowed and may be regretted. Refuses nothing.

use super::super::Rift;
use super::super::action::Action;
use super::super::state::State;
use crate::chance::ZeroChance;
use crate::game::{Game, NullSink, Seat};

/// What should be known before an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderWarning {
    /// It takes the last main unit, so that the shields go down `[RIFT-6.8]`.
    ShieldsDown,
    /// It ends the turn; so much main energy was neither spent nor stored, apart from the shield
    /// unit, and is lost `[RIFT-6.2]`.
    TurnEnds {
        /// Units that are lost.
        lost: u8,
    },
}

impl Rift {
    /// What `seat` should know before it gives `action`; nothing before one that is refused.
    #[must_use]
    pub fn order_warning(&self, state: &State, seat: Seat, action: Action) -> Option<OrderWarning> {
        let id = state.turn.ship?;
        let ship = state.ship(id)?;
        let mut after = state.clone();
        self.act(&mut after, seat, action, &mut ZeroChance, &mut NullSink)
            .ok()?;
        if action == Action::EndTurn {
            let lost = ship.main.saturating_sub(1);
            return Some(OrderWarning::TurnEnds { lost });
        }
        let spent = after
            .ship(id)
            .is_some_and(|ship| ship.is_alive() && ship.main == 0);
        (state.shields_up(ship, self.board()) && spent).then_some(OrderWarning::ShieldsDown)
    }
}
