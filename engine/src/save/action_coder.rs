//! Encodes an action as its index in the list of actions of its seat.

use super::range_coder::{BitModel, RangeDecoder, RangeEncoder};
use crate::game::{Game, Seat};
use crate::session::LogEntry;

/// Reads and writes actions by their index; `actions` is a buffer for the list.
pub(super) struct ActionCoder<A> {
    actions: Vec<A>,
    /// The model that predicts whether an entry is out of turn.
    out_of_turn: BitModel,
}

impl<A: Copy + Eq> ActionCoder<A> {
    pub(super) const fn new() -> Self {
        Self {
            actions: Vec::new(),
            out_of_turn: BitModel::ZERO,
        }
    }

    pub(super) fn write<G: Game<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        entry: &LogEntry<A>,
        writer: &mut RangeEncoder,
    ) -> Option<()> {
        let index_in = |actions: &[A]| actions.iter().position(|&action| action == entry.action);
        self.actions.clear();
        game.legal_actions(state, entry.seat, &mut self.actions);
        let legal = index_in(&self.actions);
        if legal.is_none() {
            self.actions.clear();
            game.out_of_turn_actions(state, entry.seat, &mut self.actions);
        }
        let out_of_turn = legal.is_none();
        writer.bit(out_of_turn, &mut self.out_of_turn);
        let seats = possible_actors(game, state, out_of_turn);
        let seat = seats.iter().position(|&seat| seat == entry.seat)?;
        writer.number(seat as u32, seats.len() as u32);
        writer.number(index_in(&self.actions)? as u32, self.actions.len() as u32);
        Some(())
    }

    pub(super) fn read<G: Game<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        reader: &mut RangeDecoder<'_>,
    ) -> Option<(Seat, A)> {
        let out_of_turn = reader.decode_bit(&mut self.out_of_turn);
        let seats = possible_actors(game, state, out_of_turn);
        let seat = *seats.get(reader.number(seats.len() as u32) as usize)?;
        self.actions.clear();
        if out_of_turn {
            game.out_of_turn_actions(state, seat, &mut self.actions);
        } else {
            game.legal_actions(state, seat, &mut self.actions);
        }
        let index = reader.number(self.actions.len() as u32) as usize;
        Some((seat, *self.actions.get(index)?))
    }
}

/// Returns the seats that may have acted: those that the game waits for or, for an action out of
/// turn, any seat and the table.
fn possible_actors<G: Game>(game: &G, state: &G::State, is_out_of_turn: bool) -> Vec<Seat> {
    if is_out_of_turn {
        game.seats().iter().chain([Seat::TABLE]).collect()
    } else {
        game.status(state).waiting_seats().iter().collect()
    }
}
