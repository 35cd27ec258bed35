//! The remote side of tables: a node with a socket for a table that another node plays passes on what
//! the socket sends, and gets the messages for it.
//!
//! To a socket, the table is a queue of requests as always; here a task takes them that passes them
//! on. Each socket is a link: see [`super::node_messages`].

use super::connection::{ConnectionKind, SocketMessage, TableRequest};
use super::node_messages::{EndReason, LinkEnd, NodeMessage, OwnSocket, Question, publish};
use crate::App;
use crate::store::Ownership;
use protocol::Peer;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until, timeout};

/// How long the owner of a table may take to load it again.
const RELOAD_TIME: Duration = Duration::from_secs(5);
/// How long the way to a table is kept that nobody uses.
const IDLE_TIME: Duration = Duration::from_secs(30);

/// Makes this node the owner of a table and returns its queue, with the number of the ownership. If
/// another node owns the table, passes requests on to it until that ends, and returns `None`.
pub(super) async fn own_or_forward(
    app: &App,
    table: &str,
    inbox: mpsc::Receiver<TableRequest>,
) -> Option<(mpsc::Receiver<TableRequest>, i64)> {
    match app.store.claim_table(table, &app.node.id).await {
        Ok(Ownership::Own(epoch)) => {
            app.node.note_owned(table, epoch);
            Some((inbox, epoch))
        }
        Ok(Ownership::Other(owner)) => {
            let way = Way {
                app: app.clone(),
                table: table.to_owned(),
                owner,
                links: BTreeMap::new(),
                peer_count: 0,
            };
            way.run(inbox).await;
            None
        }
        Err(error) => {
            tracing::error!(%table, %error, "a table cannot be claimed");
            None
        }
    }
}

/// Gives a table back whose task has ended.
pub(super) async fn release(app: &App, table: &str, epoch: i64) {
    app.node.note_released(table, epoch);
    if let Err(error) = app.store.release_table(table, epoch).await {
        tracing::error!(%table, %error, "a table cannot be given back");
    }
}

/// The way from sockets of this node to a table of another one.
struct Way {
    app: App,
    table: String,
    owner: String,
    /// The links by connection, with the number of messages sent.
    links: BTreeMap<Peer, (u64, u64)>,
    peer_count: u32,
}

impl Drop for Way {
    fn drop(&mut self) {
        for (link, _) in self.links.values() {
            // Its socket is closed with the queue.
            self.app.links.remove_own(*link);
        }
    }
}

impl Way {
    /// Passes requests on until the owner changes, or nobody needs it any more.
    async fn run(mut self, mut inbox: mpsc::Receiver<TableRequest>) {
        let (sender, mut ended) = mpsc::unbounded_channel();
        let mut live = self.app.node.live();
        let mut idle_since = Instant::now();
        loop {
            let is_idle = self.links.is_empty();
            tokio::select! {
                request = inbox.recv() => {
                    let Some(request) = request else { return };
                    idle_since = Instant::now();
                    if !self.pass_on(request, &sender).await {
                        return;
                    }
                }
                Some((peer, reason)) = ended.recv() => {
                    self.links.remove(&peer);
                    if reason == EndReason::NotOwner {
                        return;
                    }
                }
                changed = live.changed() => {
                    if changed.is_err() || !live.borrow().contains(&self.owner) {
                        return;
                    }
                }
                () = sleep_until(idle_since + IDLE_TIME), if is_idle => {
                    if self.app.tables.remove_if_idle(&self.table, &inbox) {
                        return;
                    }
                    idle_since = Instant::now();
                }
            }
        }
    }

    /// Passes a request on. Returns `false` if the way has ended.
    async fn pass_on(
        &mut self,
        request: TableRequest,
        ended: &mpsc::UnboundedSender<LinkEnd>,
    ) -> bool {
        let question = match request {
            TableRequest::Connect(kind, outbox, reply) => {
                return self.connect(kind, outbox, reply, ended).await;
            }
            TableRequest::Receive(peer, text) => {
                let Some((link, sent)) = self.links.get_mut(&peer) else {
                    return true;
                };
                let (link, number) = (*link, *sent);
                *sent += 1;
                return self
                    .send(NodeMessage::Receive { link, number }, &text)
                    .await;
            }
            TableRequest::Disconnect(peer, ending) => {
                let Some((link, _)) = self.links.remove(&peer) else {
                    return true;
                };
                self.app.links.remove_own(link);
                return self
                    .send(NodeMessage::Disconnect { link, ending }, "")
                    .await;
            }
            TableRequest::IsPresent(seat, reply) => {
                return self.ask(Question::IsPresent(seat), Some(reply)).await;
            }
            TableRequest::Replace(seat, reply) => {
                return self.ask(Question::Replace(seat), Some(reply)).await;
            }
            TableRequest::Reload => {
                let (reply, answer) = oneshot::channel();
                if self.ask(Question::Reload, Some(reply)).await {
                    // Its owner logs what goes wrong; the sockets open again in any case.
                    let _ = timeout(RELOAD_TIME, answer).await;
                }
                return false;
            }
            TableRequest::Stop => return false,
            TableRequest::OfferRematch(offer) => Question::OfferRematch(offer),
            TableRequest::GiveUp(player) => Question::GiveUp(player),
            TableRequest::CheckDeadline => Question::CheckDeadline,
            TableRequest::RefreshVacations => Question::RefreshVacations,
            TableRequest::Close => Question::Close,
        };
        self.ask(question, None).await
    }

    async fn connect(
        &mut self,
        kind: ConnectionKind,
        outbox: mpsc::Sender<SocketMessage>,
        reply: oneshot::Sender<Peer>,
        ended: &mpsc::UnboundedSender<LinkEnd>,
    ) -> bool {
        self.peer_count = self.peer_count.wrapping_add(1);
        let peer = Peer(self.peer_count);
        let socket = OwnSocket::new(peer, outbox, ended.clone());
        let link = self.app.links.add_own(socket);
        self.links.insert(peer, (link, 0));
        // The socket may be closed already; then its next message never comes.
        let _ = reply.send(peer);
        let table = self.table.clone();
        self.send(NodeMessage::Connect { link, table, kind }, "")
            .await
    }

    async fn ask(&self, question: Question, reply: Option<oneshot::Sender<bool>>) -> bool {
        let number = reply.map(|reply| self.app.links.add_question(reply));
        let table = self.table.clone();
        let message = NodeMessage::Ask {
            table,
            question,
            number,
        };
        self.send(message, "").await
    }

    async fn send(&self, message: NodeMessage, text: &str) -> bool {
        publish(&self.app, &self.owner, message, text).await
    }
}
