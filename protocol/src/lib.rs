//! A match played from several screens: what its host and its guests say to each other, and what
//! they believe. Pure: it knows no browser, no network and no game.
//!
//! The host is the authority: guests send what they want to do, the host asks the engine, and every
//! guest is sent what its seat may see. Nobody is trusted: what a guest sends is checked like any
//! input from outside, and what a host sends is played again before it is believed.

mod ballot;
mod chain;
mod guest;
mod host;
mod message;
mod oath;
#[cfg(test)]
#[path = "../../engine/tests/support/mod.rs"]
mod support;
#[cfg(test)]
mod tests;
mod vow;

pub use ballot::Matter;
pub use guest::{Guest, Heard};
pub use host::{Effect, Host, Peer, Place};
pub use message::{Edition, MAX_LETTERS, Reason};
pub use oath::{Oath, Part};
pub use vow::{Flaw, Head, Proof, ProofInputs, Vow};

use engine::game::{Game, Seat, Viewer, fingerprint};
use engine::session::Session;

/// The name of what a seat sees of a match where it stands, which is the same on both sides of a line.
#[must_use]
pub fn print<G: Game>(session: &Session<G>, seat: Seat) -> u64 {
    if G::SECRETS {
        print_of::<G>(session.entries(), &session.view(Viewer::Seat(seat)))
    } else {
        session.fingerprint()
    }
}

/// The name of a view after so many entries of the log.
fn print_of<G: Game>(entries: usize, view: &G::View) -> u64 {
    fingerprint(&(entries as u64, view))
}
