//! What a seat was told of a match, as a chain that nobody can change unseen.

use super::oath::Part;
use engine::game::{Game, Seat, Viewer};
use engine::session::{Session, Told};
use serde::Serialize;
use sha2::{Digest, Sha256};

/// What a seat was told, entry by entry, and the links of the chain: one before all entries and one after each, every link
/// the hash of the one before it and of its entry. What stays as it was is never hashed again: a match is hashed once, and
/// not once for each of its entries.
#[derive(Clone, Debug)]
pub struct Chain<E> {
    first: Part,
    told: Vec<Told<E>>,
    /// The links after the entries.
    links: Vec<Part>,
}

impl<E: Serialize + PartialEq + Clone> Chain<E> {
    /// The chain of a seat before the first entry.
    pub fn new(seat: Seat) -> Self {
        let first = Sha256::new().chain_update(b"chain").chain_update([seat.0]);
        Self {
            first: Part(first.finalize().into()),
            told: Vec::new(),
            links: Vec::new(),
        }
    }

    /// What was told.
    pub fn told(&self) -> &[Told<E>] {
        &self.told
    }

    /// The links after the entries.
    pub fn links(&self) -> &[Part] {
        &self.links
    }

    /// The link after so many entries, if there are as many.
    pub fn after(&self, entries: usize) -> Option<Part> {
        match entries.checked_sub(1) {
            None => Some(self.first),
            Some(last) => self.links.get(last).copied(),
        }
    }

    /// The last link.
    pub fn last(&self) -> Part {
        self.links.last().copied().unwrap_or(self.first)
    }

    /// Another entry was told.
    pub fn push(&mut self, told: Told<E>) {
        // Events are plain data, which JSON always holds.
        let written = serde_json::to_vec(&told).unwrap_or_default();
        let hash = Sha256::new().chain_update(self.last().0);
        self.links
            .push(Part(hash.chain_update(written).finalize().into()));
        self.told.push(told);
    }

    /// Forgets what was told from an entry on.
    pub fn cut(&mut self, entry: usize) {
        self.told.truncate(entry);
        self.links.truncate(entry);
    }

    /// Becomes the chain of what the seat may know of a match; gives back how many entries stayed as they were.
    pub fn follow<G: Game<Event = E>>(&mut self, seat: Seat, session: &Session<G>) -> usize {
        let kept = self.told.iter().enumerate();
        let same = kept
            .take_while(|(entry, told)| has_told(session, seat, *entry, told))
            .count();
        self.cut(same);
        for entry in same..session.entries() {
            self.push(Told {
                seat: session.actor(entry).unwrap_or(Seat::TABLE),
                events: session
                    .seen_at(entry, Viewer::Seat(seat))
                    .cloned()
                    .collect(),
            });
        }
        same
    }
}

/// Whether this is what a seat may know of an entry of a match.
pub fn has_told<G: Game>(
    session: &Session<G>,
    seat: Seat,
    entry: usize,
    told: &Told<G::Event>,
) -> bool {
    session.actor(entry) == Some(told.seat)
        && session.seen_at(entry, Viewer::Seat(seat)).eq(&told.events)
}

/// The last link of the chain of a seat.
#[cfg(test)]
pub fn last_link<G: Game>(session: &Session<G>, seat: Seat) -> Part {
    let mut chain = Chain::new(seat);
    chain.follow(seat, session);
    chain.last()
}
