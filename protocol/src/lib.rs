//! The protocol for a match between several browsers: the messages of host and guests, and how each
//! side verifies the other. The crate does not depend on a browser, a network or a particular game.
//!
//! The host is the authority: guests send requests, the host asks the engine, and every guest
//! receives the part of the match that its seat may see. No side is trusted: input from guests is
//! checked like any external input, and updates from the host are verified by replaying them.

#![warn(missing_docs)]

mod action_signature;
mod commitment_record;
mod guest;
mod hash_chain;
mod hex;
mod host;
mod match_signatures;
mod message;
#[cfg(feature = "schema")]
pub mod message_schemas;
pub mod online;
mod program_position;
mod seed_commitment;
#[cfg(test)]
#[path = "../../engine/tests/support/mod.rs"]
mod support;
#[cfg(test)]
mod tests;
mod undo_vote;

pub use action_signature::{ActionPlace, MatchId, PublicKey, Signature, SignedBy, SigningKey};
pub use commitment_record::{ChainHead, CommitmentRecord, ProofFailure, ProofInputs, ProofStatus};
pub use guest::{Guest, GuestEffect};
pub use host::{GuestSeat, Host, HostEffect, Peer};
pub use match_signatures::{
    EntrySignature, MatchSignatures, SeatKey, SignatureProof, SignatureState,
};
pub use message::{DismissReason, MAX_MESSAGE_BYTES, ProtocolVersion};
pub use seed_commitment::{Bytes32, SeedCommitment};
pub use undo_vote::Proposal;

use engine::game::{Game, Seat, Viewer, fingerprint};
use engine::session::Session;

/// Returns the fingerprint of a seat's view of a match in its current position, which is equal on
/// both sides of a connection.
#[must_use]
pub fn seat_fingerprint<G: Game>(session: &Session<G>, seat: Seat) -> u64 {
    viewer_fingerprint(session, Viewer::Seat(seat))
}

/// Returns the fingerprint of a viewer's view of a match in its current position.
fn viewer_fingerprint<G: Game>(session: &Session<G>, viewer: Viewer) -> u64 {
    if G::HAS_SECRETS {
        view_fingerprint::<G>(session.entry_count(), &session.view(viewer))
    } else {
        session.fingerprint()
    }
}

/// Returns the fingerprint of a view after a number of log entries.
fn view_fingerprint<G: Game>(entries: usize, view: &G::View) -> u64 {
    fingerprint(&(entries as u64, view))
}
