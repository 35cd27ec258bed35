//! The connection of a guest: to another browser, or to a table server.

use net::peer_connection::PeerConnection;
use net::server_connection::{CloseReason, ServerConnection};

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

    /// Returns why the connection is closed.
    pub fn close_reason(&self) -> CloseReason {
        match self {
            Self::Peer(_) => CloseReason::Lost,
            Self::Server(connection) => connection.close_reason(),
        }
    }
}
