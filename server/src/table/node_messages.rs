//! The messages between nodes, over NATS: each node listens to a subject of its own.
//!
//! Each socket whose table is at another node is a link. Its messages are numbered, and a link that has
//! lost one is closed: the page connects again and receives the whole match. So is a link whose other
//! end has died.

use super::connection::{ConnectionKind, Ending, SocketMessage};
use crate::App;
use engine::game::Seat;
use protocol::Peer;
use protocol::online::RematchOffer;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// How long a message may take to be handed to NATS, and a table to answer.
pub(super) const SEND_TIME: Duration = Duration::from_secs(5);

/// What one node tells another one. Texts follow the message, after a line feed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum NodeMessage {
    /// A socket was opened.
    Connect {
        link: u64,
        table: String,
        kind: ConnectionKind,
    },
    /// A socket has received the text.
    Receive { link: u64, number: u64 },
    /// A socket has ended.
    Disconnect { link: u64, ending: Ending },
    /// A request to a table; one with a number is answered.
    Ask {
        table: String,
        question: Question,
        number: Option<u64>,
    },
    /// The table sends the text to a socket, or a part of it.
    Send {
        link: u64,
        number: u64,
        is_last: bool,
    },
    /// The table has closed a connection.
    End { link: u64, reason: EndReason },
    /// What a table answers.
    Answer { number: u64, is_granted: bool },
}

/// Why a connection was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum EndReason {
    Closed,
    Replaced,
    /// The node does not play the table.
    NotOwner,
}

/// A request to a table that is not about one connection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Question {
    IsPresent(Seat),
    Replace(Seat),
    OfferRematch(RematchOffer),
    GiveUp(String),
    CheckDeadline,
    RefreshVacations,
    Close,
    Reload,
}

/// A message with the node that sends it.
#[derive(Serialize, Deserialize)]
pub(super) struct Envelope {
    pub(super) from: String,
    pub(super) message: NodeMessage,
}

/// The connection whose link has ended, and why.
pub(super) type LinkEnd = (Peer, EndReason);

/// A socket of this node whose table is elsewhere.
pub(super) struct OwnSocket {
    pub(super) outbox: mpsc::Sender<SocketMessage>,
    /// Tells the task of the way that the link has ended, and how.
    pub(super) ended: mpsc::UnboundedSender<LinkEnd>,
    pub(super) peer: Peer,
    pub(super) received: u64,
    /// The parts of a text so far.
    pub(super) text: String,
}

impl OwnSocket {
    pub(super) const fn new(
        peer: Peer,
        outbox: mpsc::Sender<SocketMessage>,
        ended: mpsc::UnboundedSender<LinkEnd>,
    ) -> Self {
        Self {
            outbox,
            ended,
            peer,
            received: 0,
            text: String::new(),
        }
    }
}

/// What a socket at another node has sent to a table here.
pub(super) enum LinkEvent {
    Text(String),
    Ended(Ending),
}

/// A socket of another node whose table is here.
pub(super) struct OtherSocket {
    pub(super) events: mpsc::Sender<LinkEvent>,
    pub(super) received: u64,
}

/// The links of this node.
#[derive(Default)]
pub struct RemoteLinks {
    count: AtomicU64,
    pub(super) own: Mutex<BTreeMap<u64, OwnSocket>>,
    pub(super) others: Mutex<BTreeMap<(String, u64), OtherSocket>>,
    pub(super) answers: Mutex<BTreeMap<u64, oneshot::Sender<bool>>>,
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl RemoteLinks {
    fn next_number(&self) -> u64 {
        self.count.fetch_add(1, Ordering::Relaxed)
    }

    /// Adds a socket of this node, and returns the number of its link.
    pub(super) fn add_own(&self, socket: OwnSocket) -> u64 {
        let link = self.next_number();
        lock(&self.own).insert(link, socket);
        link
    }

    /// Removes a socket of this node.
    pub(super) fn remove_own(&self, link: u64) {
        lock(&self.own).remove(&link);
    }

    /// Notes who waits for an answer, and returns its number.
    pub(super) fn add_question(&self, reply: oneshot::Sender<bool>) -> u64 {
        let number = self.next_number();
        let mut answers = lock(&self.answers);
        answers.retain(|_, waiting| !waiting.is_closed());
        answers.insert(number, reply);
        number
    }

    /// Returns the number of links, from here and to here.
    #[must_use]
    pub fn count(&self) -> usize {
        let own = lock(&self.own).len();
        own + lock(&self.others).len()
    }

    /// Closes all links, since messages may be lost.
    pub(super) fn clear(&self) {
        lock(&self.own).clear();
        lock(&self.others).clear();
        lock(&self.answers).clear();
    }
}

pub(super) fn subject(node: &str) -> String {
    format!("centauri.node.{node}")
}

/// Sends a message to a node; `false` if that is not possible in time.
pub(super) async fn publish(app: &App, to: &str, message: NodeMessage, text: &str) -> bool {
    let Some(client) = &app.node.nats else {
        return false;
    };
    let envelope = Envelope {
        from: app.node.id.clone(),
        message,
    };
    let Ok(mut bytes) = serde_json::to_vec(&envelope) else {
        return false;
    };
    bytes.push(b'\n');
    bytes.extend_from_slice(text.as_bytes());
    let sending = client.publish(subject(to), bytes.into());
    matches!(timeout(SEND_TIME, sending).await, Ok(Ok(())))
}
