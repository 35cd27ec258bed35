//! Receiving what other nodes send: see [`super::node_messages`].

use super::connection::{ConnectionKind, Ending, MAX_OUTBOX, SocketMessage, TableRequest};
use super::node_messages::{
    EndReason, Envelope, LinkEvent, NodeMessage, OtherSocket, Question, SEND_TIME, lock, publish,
    subject,
};
use crate::App;
use futures_util::StreamExt;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// The bytes of a text in one message: NATS takes a million bytes.
const MAX_PART: usize = 1 << 19;
/// Messages that wait for one table.
const MAX_WAITING: usize = 64;

/// Starts the task that receives what other nodes send to this one.
///
/// # Errors
/// Returns an error if NATS does not let the node listen.
pub async fn listen_to_nodes(app: App) -> Result<(), async_nats::SubscribeError> {
    let (Some(client), Some(mut faults)) = (&app.node.nats, app.node.take_faults()) else {
        return Ok(());
    };
    let mut messages = client.subscribe(subject(&app.node.id)).await?;
    let app = app.clone();
    tokio::spawn(async move {
        let mut live = app.node.live();
        loop {
            tokio::select! {
                message = messages.next() => {
                    let Some(message) = message else { return };
                    on_message(&app, &message.payload);
                }
                Some(()) = faults.recv() => app.links.clear(),
                changed = live.changed() => {
                    if changed.is_err() {
                        return;
                    }
                    let live = live.borrow_and_update();
                    // The tasks of these links notice it, and tell their tables.
                    lock(&app.links.others).retain(|(node, _), _| live.contains(node));
                }
            }
        }
    });
    Ok(())
}

/// Handles a message of another node. It never waits: one slow table does not delay the others.
fn on_message(app: &App, payload: &[u8]) {
    let mut parts = payload.splitn(2, |byte| *byte == b'\n');
    let head = parts.next().unwrap_or_default();
    let text = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let Ok(Envelope { from, message }) = serde_json::from_slice(head) else {
        tracing::error!("a message between nodes cannot be read");
        return;
    };
    match message {
        NodeMessage::Connect { link, table, kind } => on_connect(app, (from, link), table, kind),
        NodeMessage::Receive { link, number } => {
            let event = LinkEvent::Text(text.into_owned());
            on_link_event(app, (from, link), Some(number), event);
        }
        NodeMessage::Disconnect { link, ending } => {
            let key = (from, link);
            on_link_event(app, key.clone(), None, LinkEvent::Ended(ending));
            lock(&app.links.others).remove(&key);
        }
        NodeMessage::Ask {
            table,
            question,
            number,
        } => {
            tokio::spawn(answer(app.clone(), from, table, question, number));
        }
        NodeMessage::Send {
            link,
            number,
            is_last,
        } => on_send(app, &from, (link, number), &text, is_last),
        NodeMessage::End { link, reason } => {
            if let Some(socket) = lock(&app.links.own).remove(&link) {
                if reason == EndReason::Replaced {
                    // A queue that is full ends all the same, without the reason.
                    let _ = socket.outbox.try_send(SocketMessage::Replaced);
                }
                let _ = socket.ended.send((socket.peer, reason));
            }
        }
        NodeMessage::Answer { number, is_granted } => {
            if let Some(reply) = lock(&app.links.answers).remove(&number) {
                // Whoever asked may have given up.
                let _ = reply.send(is_granted);
            }
        }
    }
}

/// Passes a text of a table on to its socket.
fn on_send(app: &App, from: &str, (link, number): (u64, u64), text: &str, is_last: bool) {
    let mut own = lock(&app.links.own);
    let Some(socket) = own.get_mut(&link) else {
        return;
    };
    let is_next = socket.received == number;
    socket.received += 1;
    socket.text.push_str(text);
    let is_sent = is_next
        && (!is_last || {
            let text = Arc::from(std::mem::take(&mut socket.text));
            socket.outbox.try_send(SocketMessage::Text(text)).is_ok()
        });
    if is_sent {
        return;
    }
    // A message was lost, or the socket is too slow: it connects again.
    if let Some(socket) = own.remove(&link) {
        let _ = socket.ended.send((socket.peer, EndReason::Closed));
        let (app, to) = (app.clone(), from.to_owned());
        tokio::spawn(async move {
            let ending = Ending::Lost;
            publish(&app, &to, NodeMessage::Disconnect { link, ending }, "").await;
        });
    }
}

/// Passes what a socket at another node has sent on to the task of its link.
fn on_link_event(app: &App, key: (String, u64), number: Option<u64>, event: LinkEvent) {
    let mut others = lock(&app.links.others);
    let Some(socket) = others.get_mut(&key) else {
        return;
    };
    let is_next = number.is_none_or(|number| number == socket.received);
    socket.received += 1;
    if !is_next || socket.events.try_send(event).is_err() {
        others.remove(&key);
    }
}

/// Connects a socket at another node to a table here.
fn on_connect(app: &App, key: (String, u64), table: String, kind: ConnectionKind) {
    let app = app.clone();
    let (events, received) = mpsc::channel(MAX_WAITING);
    let socket = OtherSocket {
        events,
        received: 0,
    };
    lock(&app.links.others).insert(key.clone(), socket);
    tokio::spawn(async move {
        let reason = match app.node.owns(&table) {
            true => serve_link(&app, &key, &table, kind, received).await,
            false => Some(EndReason::NotOwner),
        };
        lock(&app.links.others).remove(&key);
        if let Some(reason) = reason {
            let (to, link) = key;
            publish(&app, &to, NodeMessage::End { link, reason }, "").await;
        }
    });
}

/// Serves a socket at another node, and returns why it ended; `None` if the socket itself did.
async fn serve_link(
    app: &App,
    (to, link): &(String, u64),
    id: &str,
    kind: ConnectionKind,
    mut events: mpsc::Receiver<LinkEvent>,
) -> Option<EndReason> {
    let table = app.tables.load(app, id);
    let (outbox, mut messages) = mpsc::channel(MAX_OUTBOX);
    let (reply, peer) = oneshot::channel();
    let connecting = async {
        let request = TableRequest::Connect(kind, outbox, reply);
        table.send(request).await.ok()?;
        peer.await.ok()
    };
    let Ok(Some(peer)) = timeout(SEND_TIME, connecting).await else {
        return Some(EndReason::Closed);
    };
    let mut number = 0;
    let (ending, reason) = loop {
        tokio::select! {
            event = events.recv() => match event {
                Some(LinkEvent::Text(text)) => {
                    if table.send(TableRequest::Receive(peer, text)).await.is_err() {
                        break (Ending::Closed, Some(EndReason::Closed));
                    }
                }
                Some(LinkEvent::Ended(ending)) => break (ending, None),
                None => break (Ending::Lost, Some(EndReason::Closed)),
            },
            message = messages.recv() => match message {
                Some(SocketMessage::Text(text)) => {
                    if !send_text(app, to, *link, &mut number, &text).await {
                        break (Ending::Lost, Some(EndReason::Closed));
                    }
                }
                Some(SocketMessage::Replaced) => break (Ending::Closed, Some(EndReason::Replaced)),
                None => break (Ending::Closed, Some(EndReason::Closed)),
            },
        }
    };
    // The table has ended if it does not receive this.
    let _ = table.send(TableRequest::Disconnect(peer, ending)).await;
    reason
}

/// Sends a text of a table, in parts if it is long.
async fn send_text(app: &App, to: &str, link: u64, number: &mut u64, text: &str) -> bool {
    let mut rest = text;
    loop {
        let (part, after) = rest.split_at(rest.floor_char_boundary(MAX_PART));
        let message = NodeMessage::Send {
            link,
            number: *number,
            is_last: after.is_empty(),
        };
        *number += 1;
        if !publish(app, to, message, part).await {
            return false;
        }
        if after.is_empty() {
            return true;
        }
        rest = after;
    }
}

/// Answers a request of another node to a table here.
async fn answer(app: App, from: String, table: String, question: Question, number: Option<u64>) {
    let is_granted = app.node.owns(&table) && asked(&app, &table, question).await;
    if let Some(number) = number {
        let message = NodeMessage::Answer { number, is_granted };
        publish(&app, &from, message, "").await;
    }
}

async fn asked(app: &App, id: &str, question: Question) -> bool {
    let tables = &app.tables;
    let request = match question {
        Question::IsPresent(seat) => return tables.is_present(app, id, seat).await,
        Question::Replace(seat) => return tables.replace(app, id, seat).await,
        Question::Reload => {
            tables.reload(app, id).await;
            return true;
        }
        Question::OfferRematch(offer) => TableRequest::OfferRematch(offer),
        Question::GiveUp(player) => TableRequest::GiveUp(player),
        Question::CheckDeadline => TableRequest::CheckDeadline,
        Question::RefreshVacations => TableRequest::RefreshVacations,
        Question::Close => TableRequest::Close,
    };
    let sending = async { tables.load(app, id).send(request).await.is_ok() };
    timeout(SEND_TIME, sending).await == Ok(true)
}
