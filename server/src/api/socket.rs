//! The WebSocket of a table. It carries the messages of [`protocol`], each as one text.

use super::tables::is_open_to;
use crate::App;
use crate::error::ServerError;
use crate::store::TableRow;
use crate::table::{ConnectionKind, Ending, MAX_OUTBOX, SocketMessage, TableRequest};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use protocol::online::{ApiFailure, NO_TABLE_CODE, REPLACED_CODE, TOO_MANY_CODE, TablePhase};
use protocol::{MAX_MESSAGE_BYTES, Peer};
use serde::Deserialize;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

/// The time between two pings.
const PING_INTERVAL: Duration = Duration::from_secs(20);
/// The time after which a silent connection is closed; browsers answer every ping.
const SILENCE: Duration = Duration::from_secs(50);
/// How long a closed connection is still read.
const CLOSING_TIME: Duration = Duration::from_secs(1);
/// What a socket reads at a time. The standard buffer of 128 KiB would be most of the memory of a
/// table; an action has some hundred bytes.
const READ_BUFFER_BYTES: usize = 4096;
/// Messages of a socket that are read in one second; a page sends one per action.
const MESSAGES_PER_SECOND: u32 = 40;
/// The time in which a table has to answer, and a message has to be sent.
const TABLE_TIME: Duration = Duration::from_secs(10);

/// The query of a request for a socket.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct SocketQuery {
    /// Whether to watch instead of playing.
    #[serde(default)]
    watch: bool,
    /// The code of an invitation, to watch at a table that is not public.
    invitation: Option<String>,
}

/// Opens the socket of a table whose match was dealt. The token in the first message proves the
/// seat; a spectator needs none.
pub async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<SocketQuery>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ServerError> {
    if !is_origin_allowed(&app, &headers) {
        let message = "pages of this site may not connect";
        return Err(ServerError::request(ApiFailure::Forbidden, message));
    }
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(0);
    let table = app.store.table(&id).await?;
    let invitation = query.invitation.as_deref();
    let may_see = |table: &TableRow| !query.watch || is_open_to(table, invitation);
    let Some(table) = table.filter(may_see) else {
        return Ok(upgrade.on_upgrade(refuse_unknown_table));
    };
    match table.phase {
        TablePhase::Waiting => {
            let message = "the match is not dealt yet";
            Err(ServerError::request(ApiFailure::Conflict, message))
        }
        TablePhase::Closed => Ok(upgrade.on_upgrade(refuse_unknown_table)),
        TablePhase::Running | TablePhase::Over => {
            let kind = match query.watch {
                true => ConnectionKind::Spectator,
                false => ConnectionKind::Player,
            };
            Ok(upgrade.on_upgrade(move |socket| serve(app, id, kind, socket)))
        }
    }
}

/// Tells a page that there is no such table, or none any more, so that it does not try again.
async fn refuse_unknown_table(socket: WebSocket) {
    refuse(socket, NO_TABLE_CODE, "there is no such table").await;
}

/// Closes a socket with a code that the page knows.
async fn refuse(mut socket: WebSocket, code: u16, reason: &'static str) {
    let _ = timeout(TABLE_TIME, socket.send(close(code, reason))).await;
}

fn close(code: u16, reason: &'static str) -> Message {
    Message::Close(Some(CloseFrame {
        code,
        reason: reason.into(),
    }))
}

/// Returns whether the page that connects is of this server, or of a site that the operator
/// allows.
/// Programs send no origin.
fn is_origin_allowed(app: &App, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(ORIGIN) else {
        return !headers.contains_key(ORIGIN);
    };
    let own = origin.split_once("://").map(|(_, host)| host);
    own.is_some() && own == text(HOST) || app.config.origins.iter().any(|allowed| allowed == origin)
}

/// Connects a socket to its table until either side ends.
async fn serve(app: App, id: String, kind: ConnectionKind, socket: WebSocket) {
    let table = app.tables.load(&app, &id);
    let (outbox, messages) = mpsc::channel(MAX_OUTBOX);
    let (reply, peer) = oneshot::channel();
    let connected = async {
        let request = TableRequest::Connect(kind, outbox, reply);
        table.send(request).await.ok()?;
        peer.await.ok()
    };
    let peer = match timeout(TABLE_TIME, connected).await {
        Ok(Some(peer)) => peer,
        Ok(None) if kind == ConnectionKind::Spectator => {
            return refuse(socket, TOO_MANY_CODE, "too many people watch").await;
        }
        Ok(None) | Err(_) => {
            tracing::warn!(table = %id, "table does not answer");
            return;
        }
    };
    app.metrics.connections.add(1);
    let (sink, mut stream) = socket.split();
    let ending = tokio::select! {
        () = send_all(sink, messages) => Ending::Closed,
        ending = receive_all(&mut stream, &table, peer) => ending,
    };
    app.metrics.connections.subtract_one();
    // The table has ended if it does not receive this.
    let _ = table.send(TableRequest::Disconnect(peer, ending)).await;
    // If something were left unread, the system would reset the connection, and whoever still sends
    // would not learn why it is closed.
    let rest = async { while let Some(Ok(_)) = stream.next().await {} };
    let _ = timeout(CLOSING_TIME, rest).await;
}

/// Sends messages and pings until the table drops the connection or the socket fails.
async fn send_all(
    mut sink: SplitSink<WebSocket, Message>,
    mut messages: mpsc::Receiver<SocketMessage>,
) {
    let mut pings = interval(PING_INTERVAL);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let message = tokio::select! {
            message = messages.recv() => match message {
                Some(SocketMessage::Text(text)) => Message::Text(text.as_ref().into()),
                Some(SocketMessage::Replaced) => close(REPLACED_CODE, "connected again elsewhere"),
                None => break,
            },
            _ = pings.tick() => Message::Ping(Vec::new().into()),
        };
        if !matches!(timeout(TABLE_TIME, sink.send(message)).await, Ok(Ok(()))) {
            return;
        }
    }
    // The browser is told that this was no accident of the network.
    let _ = timeout(TABLE_TIME, sink.close()).await;
}

/// Passes messages to the table until the socket is closed or silent, and returns how it ended.
async fn receive_all(
    stream: &mut SplitStream<WebSocket>,
    table: &mpsc::Sender<TableRequest>,
    peer: Peer,
) -> Ending {
    let (mut second, mut count) = (Instant::now(), 0);
    while let Ok(Some(Ok(message))) = timeout(SILENCE, stream.next()).await {
        if second.elapsed() >= Duration::from_secs(1) {
            (second, count) = (Instant::now(), 0);
        }
        count += 1;
        if count > MESSAGES_PER_SECOND {
            // A fast program is slowed down: what it sends meanwhile stays in the network.
            sleep_until(second + Duration::from_secs(1)).await;
            (second, count) = (Instant::now(), 1);
        }
        let text = match message {
            Message::Text(text) => text.to_string(),
            Message::Binary(_) => String::new(),
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Close(_) => return Ending::Closed,
        };
        if table.send(TableRequest::Receive(peer, text)).await.is_err() {
            return Ending::Closed;
        }
    }
    Ending::Lost
}
