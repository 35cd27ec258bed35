//! Actions in a share code, each as its place in the list that its seat had.

use super::range_coder::{BitModel, RangeDecoder, RangeEncoder};
use crate::game::{Game, Seat};
use crate::session::LogEntry;

/// The list of actions that a seat has, as the code numbers them.
pub(super) struct ActionCoder<A> {
    actions: Vec<A>,
    /// Whether an entry is out of turn.
    aside: BitModel,
}

impl<A: Copy + Eq> ActionCoder<A> {
    pub(super) const fn new() -> Self {
        Self {
            actions: Vec::new(),
            aside: BitModel::ZERO,
        }
    }

    pub(super) fn write<G: Game<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        entry: &LogEntry<A>,
        writer: &mut RangeEncoder,
    ) -> Option<()> {
        let place = |actions: &[A]| actions.iter().position(|&action| action == entry.action);
        self.actions.clear();
        game.legal_actions(state, entry.seat, &mut self.actions);
        let legal = place(&self.actions);
        if legal.is_none() {
            self.actions.clear();
            game.out_of_turn_actions(state, entry.seat, &mut self.actions);
        }
        let aside = legal.is_none();
        writer.bit(aside, &mut self.aside);
        let seats = seats(game, state, aside);
        let seat = seats.iter().position(|&seat| seat == entry.seat)?;
        writer.number(seat as u32, seats.len() as u32);
        writer.number(place(&self.actions)? as u32, self.actions.len() as u32);
        Some(())
    }

    pub(super) fn read<G: Game<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        reader: &mut RangeDecoder<'_>,
    ) -> Option<(Seat, A)> {
        let aside = reader.bit(&mut self.aside);
        let seats = seats(game, state, aside);
        let seat = *seats.get(reader.number(seats.len() as u32) as usize)?;
        self.actions.clear();
        if aside {
            game.out_of_turn_actions(state, seat, &mut self.actions);
        } else {
            game.legal_actions(state, seat, &mut self.actions);
        }
        let place = reader.number(self.actions.len() as u32) as usize;
        Some((seat, *self.actions.get(place)?))
    }
}

/// Returns the seats that may have acted: those waited for, or for an action out of turn any seat
/// and the table.
fn seats<G: Game>(game: &G, state: &G::State, aside: bool) -> Vec<Seat> {
    if aside {
        game.seats().iter().chain([Seat::TABLE]).collect()
    } else {
        game.status(state).waiting_seats().iter().collect()
    }
}
