//! Guests that are programs without the engine: instead of updates they receive positions with the
//! legal actions, and answer with one of them.

use super::{Effects, Host, HostEffect, Peer, send};
use crate::message::{FromHost, to_json};
use crate::online::TableResult;
use crate::program_position::{MAX_ACTIONS, ProgramPosition, ToProgram};
use crate::seat_fingerprint;
use crate::seed_commitment::Bytes32;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, Status, Viewer};
use engine::session::Session;
use sha2::{Digest, Sha256};

/// Writes what a seat sees of a match, for programs.
pub(super) type WriteView<G> = fn(&G, &<G as Game>::View) -> serde_json::Value;

impl<G: Game> Host<G>
where
    G::Refusal: RuleRefusal,
{
    /// Lets programs without the engine play. `write_view` writes what a seat sees in a form that
    /// they read.
    #[must_use]
    pub fn with_programs(self, write_view: WriteView<G>) -> Self {
        Self {
            write_view: Some(write_view),
            ..self
        }
    }

    /// Notes whether a guest wants positions instead of updates.
    pub(super) fn note_wish(&mut self, peer: Peer, wants_actions: bool) {
        if let Some(connection) = self.connections.get_mut(&peer) {
            let has_seat = connection.watching.is_none();
            connection.is_program = wants_actions && has_seat && self.write_view.is_some();
        }
    }

    /// Returns whether a guest receives positions instead of updates.
    pub(super) fn is_program(&self, peer: Peer) -> bool {
        let connection = self.connections.get(&peer);
        connection.is_some_and(|connection| connection.is_program)
    }

    /// Sends a program the entries that are new to it, and the position.
    pub(super) fn send_position(
        &mut self,
        peer: Peer,
        seat: Seat,
        session: &Session<G>,
    ) -> Effects<G> {
        let mut effects = self.send_entries(peer, Viewer::Seat(seat), session);
        let result = match session.status() {
            Status::WaitingFor(_) => None,
            Status::Over(outcome) => Some(TableResult {
                winners: outcome.winners,
                reason: outcome.reason.to_owned(),
                // The notice of the table says it.
                is_timeout: false,
            }),
        };
        if let Some(commitment) = self.commitment.as_ref().filter(|_| result.is_some()) {
            let parts = commitment.parts.clone();
            effects.push(send::<G>(peer, &FromHost::Parts { parts }));
        }
        let mut actions = session.sorted_legal_actions(seat);
        let is_complete = actions.len() <= MAX_ACTIONS;
        actions.truncate(MAX_ACTIONS);
        let game = session.game();
        let view = self
            .write_view
            .map(|write| write(game, &session.view(Viewer::Seat(seat))));
        let position = ProgramPosition {
            seat,
            entries: session.entry_count() as u32,
            place: self.place(seat, session),
            after: self.chain_of(Viewer::Seat(seat), session).last_link(),
            waiting: session.status().waiting_seats(),
            actions,
            is_complete,
            asides: session.out_of_turn_actions(seat),
            can_undo: session.can_undo(seat),
            result,
            view: view.unwrap_or_default(),
        };
        let text = to_json(&ToProgram::Position(position));
        effects.push(HostEffect::Send(peer, text));
        effects
    }

    /// Returns the name of the current position for a seat: a hash of what the seat sees and of all
    /// that it has received.
    pub(super) fn place(&mut self, seat: Seat, session: &Session<G>) -> Bytes32 {
        let link = self.chain_of(Viewer::Seat(seat), session).last_link();
        let hash = Sha256::new()
            .chain_update(link.0)
            .chain_update(seat_fingerprint(session, seat).to_be_bytes());
        Bytes32(hash.finalize().into())
    }
}
