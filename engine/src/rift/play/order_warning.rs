//! Warnings before legal actions that a player may regret. They do not affect legality.

use super::super::Rift;
use super::super::action::Action;
use super::super::state::State;
use crate::chance::ZeroChance;
use crate::game::{Game, NullSink, Seat};

/// A warning before an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderWarning {
    /// The action takes the last unit of the main reactor, so the shields go down `[RIFT-6.8]`.
    ShieldsDown,
    /// The action ends the turn and loses main energy that was neither spent nor stored, apart from
    /// the shield unit `[RIFT-6.2]`.
    TurnEnds {
        /// Lost units of energy.
        lost: u8,
    },
}

impl Rift {
    /// Returns the warning before `action` of `seat`; `None` if there is none or if the action is
    /// illegal.
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
        let is_spent = after
            .ship(id)
            .is_some_and(|ship| ship.is_alive() && ship.main == 0);
        (state.are_shields_up(ship, self.board()) && is_spent).then_some(OrderWarning::ShieldsDown)
    }
}
