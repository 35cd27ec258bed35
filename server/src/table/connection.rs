//! What a table and its connections say to each other.

use protocol::Peer;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// Messages that wait for a slow connection; a connection that is slower is closed, and receives the
/// whole match when it returns.
pub const MAX_OUTBOX: usize = 256;

/// A request to a table.
#[derive(Debug)]
pub enum TableRequest {
    /// A connection was opened; the reply is its number.
    Connect(mpsc::Sender<Arc<str>>, oneshot::Sender<Peer>),
    /// A connection sent a message.
    Receive(Peer, String),
    /// A connection was closed.
    Disconnect(Peer),
    /// The time of a decision may be over.
    CheckDeadline,
    /// The server ends.
    Stop,
}

/// A connection, as its table knows it. Dropping it closes the socket.
#[derive(Clone, Debug)]
pub struct Connection {
    outbox: mpsc::Sender<Arc<str>>,
}

impl Connection {
    /// Makes a connection from the queue of its socket.
    #[must_use]
    pub const fn new(outbox: mpsc::Sender<Arc<str>>) -> Self {
        Self { outbox }
    }

    /// Queues a message. Returns `false` if the connection is gone or too slow.
    #[must_use]
    pub fn send(&self, text: String) -> bool {
        self.outbox.try_send(Arc::from(text)).is_ok()
    }
}
