//! What a table and its connections say to each other.

use engine::game::Seat;
use protocol::Peer;
use protocol::online::RematchOffer;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// Messages that wait for a slow connection; a connection that is slower is closed, and receives the
/// whole match when it returns.
pub const MAX_OUTBOX: usize = 256;

/// What a table says to a socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SocketMessage {
    /// Send this.
    Text(Arc<str>),
    /// Close, because the player has connected again elsewhere.
    Replaced,
}

/// How a connection ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// One of the sides closed it.
    Closed,
    /// It fell silent or broke: the browser may have been asleep for a while.
    Lost,
}

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConnectionKind {
    /// To play a seat, which a token proves.
    Player,
    /// To watch.
    Spectator,
}

/// A request to a table.
#[derive(Debug)]
pub enum TableRequest {
    /// A connection was opened; the reply is its number, or none if there are too many spectators.
    Connect(
        ConnectionKind,
        mpsc::Sender<SocketMessage>,
        oneshot::Sender<Peer>,
    ),
    /// A connection sent a message.
    Receive(Peer, String),
    /// A connection has ended.
    Disconnect(Peer, Ending),
    /// Whether the player of a seat is connected and looks at the table.
    IsPresent(Seat, oneshot::Sender<bool>),
    /// A player asks for a rematch.
    OfferRematch(RematchOffer),
    /// The time of a decision may be over.
    CheckDeadline,
    /// A player asks that a bot plays the seat of another player from now on. The reply is whether
    /// that is granted.
    Replace(Seat, oneshot::Sender<bool>),
    /// A player has left the tournament of the match, and loses it.
    GiveUp(String),
    /// A vacation of a player has begun or ended.
    RefreshVacations,
    /// The operator has closed the table.
    Close,
    /// Somebody else plays one of the seats: the table is loaded again.
    Reload,
    /// The server ends.
    Stop,
}

/// A connection, as its table knows it. Dropping it closes the socket.
#[derive(Clone, Debug)]
pub struct Connection {
    /// When it was opened.
    pub since: Instant,
    outbox: mpsc::Sender<SocketMessage>,
}

impl Connection {
    /// Makes a connection from the queue of its socket.
    #[must_use]
    pub fn new(outbox: mpsc::Sender<SocketMessage>) -> Self {
        Self {
            since: Instant::now(),
            outbox,
        }
    }

    /// Queues a message. Returns `false` if the connection is gone or too slow.
    #[must_use]
    pub fn send(&self, text: String) -> bool {
        let message = SocketMessage::Text(Arc::from(text));
        self.outbox.try_send(message).is_ok()
    }

    /// Closes the connection, because the player has connected again elsewhere.
    pub fn replace(self) {
        // A queue that is full ends all the same, without the reason.
        let _ = self.outbox.try_send(SocketMessage::Replaced);
    }
}
