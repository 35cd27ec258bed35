//! The connection of a guest: to another browser, or to a table server.

use net::peer_connection::PeerConnection;
use net::server_connection::ServerConnection;

/// The connection of a guest to its host.
pub enum GuestConnection {
    /// The host is another browser.
    Peer(PeerConnection),
    /// The host is a table server.
    Server(ServerConnection),
}

impl GuestConnection {
    /// Sends a message to the host; returns whether the connection took it.
    pub fn send(&self, text: &str) -> bool {
        match self {
            Self::Peer(connection) => connection.send(text),
            Self::Server(connection) => connection.send(text),
        }
    }

    /// Returns whether the server closed the connection because another window has taken the seat
    /// over.
    pub fn was_replaced(&self) -> bool {
        match self {
            Self::Peer(_) => false,
            Self::Server(connection) => connection.was_replaced(),
        }
    }
}
