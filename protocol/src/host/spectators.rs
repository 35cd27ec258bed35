//! Spectators: connections without a seat, which receive what everybody may know and send nothing
//! but their introduction.

use super::{Effects, FromHost, Host, HostEffect, Peer, send};
use engine::error::RuleRefusal;
use engine::game::{Game, Viewer};
use engine::session::Session;

/// How a spectator's connection watches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watching {
    /// The spectator has not introduced itself yet.
    Expected,
    /// The spectator receives the match.
    Welcomed,
}

impl<G: Game> Host<G>
where
    G::Refusal: RuleRefusal,
{
    /// Handles a new connection of somebody who may watch, and gets no seat.
    pub fn on_spectator_connected(&mut self, peer: Peer) -> Effects<G> {
        let effects = self.on_connected(peer);
        if let Some(connection) = self.connections.get_mut(&peer) {
            connection.watching = Some(Watching::Expected);
        }
        effects
    }

    /// Returns how many spectators receive the match.
    #[must_use]
    pub fn spectator_count(&self) -> usize {
        self.spectators().count()
    }

    /// Returns how many connections belong to spectators, also to those who have not introduced
    /// themselves yet.
    #[must_use]
    pub fn spectator_connection_count(&self) -> usize {
        let connections = self.connections.values();
        connections
            .filter(|connection| connection.watching.is_some())
            .count()
    }

    /// Returns whether a connection has introduced itself: it has a seat, or receives the match as a
    /// spectator.
    #[must_use]
    pub fn is_introduced(&self, peer: Peer) -> bool {
        let connection = self.connections.get(&peer);
        connection.is_some_and(|connection| connection.seat.is_some()) || self.has_welcomed(peer)
    }

    /// Returns whether a connection belongs to a spectator.
    #[must_use]
    pub fn is_watching(&self, peer: Peer) -> bool {
        let connection = self.connections.get(&peer);
        connection.is_some_and(|connection| connection.watching.is_some())
    }

    /// Returns whether a spectator has introduced itself on a connection.
    pub(super) fn has_welcomed(&self, peer: Peer) -> bool {
        let connection = self.connections.get(&peer);
        connection.is_some_and(|connection| connection.watching == Some(Watching::Welcomed))
    }

    /// Sends a spectator the match.
    pub(super) fn welcome_spectator(&mut self, peer: Peer, session: &Session<G>) -> Effects<G> {
        if let Some(connection) = self.connections.get_mut(&peer) {
            connection.watching = Some(Watching::Welcomed);
        }
        let mut effects = vec![send::<G>(peer, &FromHost::Watching)];
        effects.extend(self.update(peer, Viewer::Spectator, session));
        effects.push(HostEffect::SpectatorsChanged);
        effects
    }

    /// Returns the connections of spectators that receive the match.
    pub(super) fn spectators(&self) -> impl Iterator<Item = Peer> {
        let connections = self.connections.iter();
        let welcomed =
            connections.filter(|(_, connection)| connection.watching == Some(Watching::Welcomed));
        welcomed.map(|(peer, _)| *peer)
    }

    /// Sets whether spectators see the match later than the guests. Then the caller passes what they
    /// see with their messages, and to [`Host::on_watched_change`].
    pub const fn set_late_spectators(&mut self, is_late: bool) {
        self.has_late_spectators = is_late;
    }

    /// Sends all spectators the match that they see.
    pub fn on_watched_change(&mut self, session: &Session<G>) -> Effects<G> {
        let spectators: Vec<Peer> = self.spectators().collect();
        let mut effects = Vec::new();
        for peer in spectators {
            effects.extend(self.update(peer, Viewer::Spectator, session));
        }
        effects
    }
}
