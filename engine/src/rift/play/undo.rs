//! Which actions a player can take back `[RIFT-17.2]` `[RIFT-17.6]`.

use super::super::action::Action;
use super::super::event::Event;
use super::super::ship::ShipId;
use super::super::state::Phase;
use super::Play;
use crate::game::{EventSink, Seat, Undo};

impl<R: EventSink<Event>> Play<'_, R> {
    /// Returns whether an action can be undone: in a seat's own turn every action can, back to the
    /// last choice of another player, except the end of the turn `[RIFT-17.2]` `[RIFT-17.6]`
    /// `[A-30]` `[A-63]`.
    pub(super) fn undo_after(
        &self,
        seat: Seat,
        action: Action,
        turn_of: (Option<ShipId>, u16),
    ) -> Undo {
        let state = &*self.state;
        let is_by_player = state
            .turn
            .ship
            .is_some_and(|ship| self.game.owner(ship) == seat);
        let is_same_turn = match action {
            Action::Activate(_) => state.turn.ship.is_some(),
            Action::Step
            | Action::Accelerate(..)
            | Action::Rotate(..)
            | Action::ChangePlane(..)
            | Action::Warp(..)
            | Action::Fire(..)
            | Action::Relocate(..)
            | Action::Swap(..)
            | Action::Charge(_)
            | Action::ChargeIon(_)
            | Action::ReleaseMine
            | Action::ChooseSide(..) => (state.turn.ship, state.round) == turn_of,
            _ => false,
        };
        let is_in_progress =
            matches!(state.phase, Phase::Orders | Phase::Blast) && !state.turn.has_timed_out;
        let is_lingering = state.phase == Phase::Blast && action == Action::EndTurn;
        if is_by_player && is_same_turn && is_in_progress && !is_lingering {
            Undo::Allowed
        } else {
            Undo::Barrier
        }
    }
}
