//! A match played from several screens: what its host and its guests say to each other, and what
//! they believe. Pure: it knows no browser, no network and no game.
//!
//! The host is the authority: guests send what they want to do, the host asks the engine, and every
//! guest is sent what its seat may see. Nobody is trusted: what a guest sends is checked like any
//! input from outside, and what a host sends is played again before it is believed.

#![warn(missing_docs)]

mod commitment_record;
mod guest;
mod hash_chain;
mod host;
mod message;
mod seed_commitment;
#[cfg(test)]
#[path = "../../engine/tests/support/mod.rs"]
mod support;
#[cfg(test)]
mod tests;
mod undo_vote;

pub use commitment_record::{ChainHead, CommitmentRecord, ProofFailure, ProofInputs, ProofStatus};
pub use guest::{Guest, GuestEffect};
pub use host::{GuestSeat, Host, HostEffect, Peer};
pub use message::{DismissReason, MAX_MESSAGE_BYTES, ProtocolVersion};
pub use seed_commitment::{Bytes32, SeedCommitment};
pub use undo_vote::Proposal;

use engine::game::{Game, Seat, Viewer, fingerprint};
use engine::session::Session;

/// The name of what a seat sees of a match where it stands, which is the same on both sides of a line.
#[must_use]
pub fn seat_fingerprint<G: Game>(session: &Session<G>, seat: Seat) -> u64 {
    if G::HAS_SECRETS {
        view_fingerprint::<G>(session.entry_count(), &session.view(Viewer::Seat(seat)))
    } else {
        session.fingerprint()
    }
}

/// The name of a view after so many entries of the log.
fn view_fingerprint<G: Game>(entries: usize, view: &G::View) -> u64 {
    fingerprint(&(entries as u64, view))
}
