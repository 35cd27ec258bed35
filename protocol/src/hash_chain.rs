//! A tamper-evident chain of the entries that a seat or a spectator received.

use super::seed_commitment::Bytes32;
use engine::game::{Game, Seat, Viewer};
use engine::session::{Session, VisibleEntry};
use serde::Serialize;
use sha2::{Digest, Sha256};

/// The entries that a viewer received, and the links of their hash chain: one before all entries and
/// one after each. Every link is the hash of the previous link and the entry. Entries that stay are
/// never hashed again, so every entry of a match is hashed once.
#[derive(Clone, Debug)]
pub struct HashChain<E> {
    first: Bytes32,
    entries: Vec<VisibleEntry<E>>,
    /// The links after the entries.
    links: Vec<Bytes32>,
}

impl<E: Serialize + PartialEq + Clone> HashChain<E> {
    /// Creates the chain of a seat without entries, or of spectators as [`Seat::TABLE`].
    pub fn new(seat: Seat) -> Self {
        let first = Sha256::new().chain_update(b"chain").chain_update([seat.0]);
        Self {
            first: Bytes32(first.finalize().into()),
            entries: Vec::new(),
            links: Vec::new(),
        }
    }

    /// Returns the entries that the viewer received.
    pub fn entries(&self) -> &[VisibleEntry<E>] {
        &self.entries
    }

    /// Returns the links after each entry.
    pub fn links(&self) -> &[Bytes32] {
        &self.links
    }

    /// Returns the link after the first `entries` entries, or `None` if there are fewer.
    pub fn link_after(&self, entries: usize) -> Option<Bytes32> {
        match entries.checked_sub(1) {
            None => Some(self.first),
            Some(last) => self.links.get(last).copied(),
        }
    }

    /// Returns the link after the last entry.
    pub fn last_link(&self) -> Bytes32 {
        self.links.last().copied().unwrap_or(self.first)
    }

    /// Appends an entry.
    pub fn push(&mut self, visible: VisibleEntry<E>) {
        // Events are plain data, which always serializes.
        let written = serde_json::to_vec(&visible).unwrap_or_default();
        let hash = Sha256::new().chain_update(self.last_link().0);
        self.links
            .push(Bytes32(hash.chain_update(written).finalize().into()));
        self.entries.push(visible);
    }

    /// Removes the entries from an index on.
    pub fn truncate(&mut self, entry: usize) {
        self.entries.truncate(entry);
        self.links.truncate(entry);
    }

    /// Updates the chain to the part of a match that the viewer may know. Returns the number of
    /// entries that stayed.
    pub fn sync_to<G: Game<Event = E>>(&mut self, viewer: Viewer, session: &Session<G>) -> usize {
        let own_entries = self.entries.iter().enumerate();
        let same = own_entries
            .take_while(|(entry, visible)| entry_matches(session, viewer, *entry, visible))
            .count();
        self.truncate(same);
        for entry in same..session.entry_count() {
            self.push(VisibleEntry {
                seat: session.actor(entry).unwrap_or(Seat::TABLE),
                events: session.visible_events_at(entry, viewer).cloned().collect(),
            });
        }
        same
    }
}

/// Returns the seat whose number begins the chain of a viewer: that of a seat is its own, and that
/// of spectators belongs to nobody.
pub const fn chain_seat(viewer: Viewer) -> Seat {
    match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Omniscient => Seat::TABLE,
    }
}

/// Returns whether `visible` is the part of an entry of a match that a viewer may know.
pub fn entry_matches<G: Game>(
    session: &Session<G>,
    viewer: Viewer,
    entry: usize,
    visible: &VisibleEntry<G::Event>,
) -> bool {
    session.actor(entry) == Some(visible.seat)
        && session.visible_events_at(entry, viewer).eq(&visible.events)
}

/// Returns the last link of the chain of a seat.
#[cfg(test)]
pub fn last_link<G: Game>(session: &Session<G>, seat: Seat) -> Bytes32 {
    let mut chain = HashChain::new(seat);
    chain.sync_to(Viewer::Seat(seat), session);
    chain.last_link()
}
