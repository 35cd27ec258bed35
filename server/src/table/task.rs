//! The task of a table: it receives requests one at a time, so nothing of a match needs a lock.

use super::absence::due_notices;
use super::bot_turns::{Thinking, finished};
use super::clocks::Clocks;
use super::connection::{Connection, ConnectionKind, Ending, TableRequest};
use super::talk::TalkTimes;
use super::{progress, stored_match};
use crate::App;
use crate::error::ServerError;
use crate::store::{Append, LogRecord, SeatRow, TableProgress, TableRow};
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, SeatSet};
use engine::json_api::JsonApi;
use engine::registry::RegisteredGame;
use engine::session::{Session, UndoPolicy};
use engine::with_game;
use protocol::online::TimeControl;
use protocol::{CommitmentRecord, GuestSeat, Host, HostEffect, Peer};
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// How long a table without connections stays in memory.
const IDLE_TIME: Duration = Duration::from_secs(30);
/// The time in which a connection has to introduce itself.
const HELLO_TIME: Duration = Duration::from_secs(10);
/// The spectators of one table at a time.
const MAX_SPECTATORS: usize = 50;
/// How long a vote stays open.
const VOTE_TIME: Duration = Duration::from_secs(60);

/// Runs a table until nobody needs it.
pub async fn run_table(app: App, id: String, inbox: mpsc::Receiver<TableRequest>) {
    let shared = app.clone();
    let ended = match app.store.table(&id).await {
        Ok(Some(row)) => {
            with_game!(row.game, G => Box::pin(run::<G>(app, row, inbox)).await)
        }
        Ok(None) => Err(ServerError::Stored("table")),
        Err(error) => Err(error),
    };
    // Without its task the queue of a table is closed, so the next request loads it again.
    if let Err(error) = ended {
        shared.metrics.failed_tables.add(1);
        tracing::error!(table = %id, %error, "table ended");
    }
}

async fn run<G: RegisteredGame>(
    app: App,
    row: TableRow,
    mut inbox: mpsc::Receiver<TableRequest>,
) -> Result<(), ServerError>
where
    G::Refusal: RuleRefusal,
{
    let stored = stored_match::load::<G>(&app, &row).await?;
    let mut table = Table::new(app, row, stored.session, stored.records);
    table.start_bot();
    loop {
        let idle_at = table.idle_at();
        let vote_at = table.vote.map(|(_, at)| at);
        let strangers_at = table.strangers_at();
        tokio::select! {
            request = inbox.recv() => match request {
                Some(TableRequest::Close) => return table.close().await,
                Some(TableRequest::Stop) | None => return Ok(()),
                Some(request) => table.on_request(request).await?,
            },
            line = finished(&mut table.thinking) => table.on_bot(line).await?,
            () = until(strangers_at) => table.drop_strangers().await?,
            () = until(vote_at) => table.expire_vote().await?,
            () = until(idle_at) => {
                if table.app.tables.remove_if_idle(&table.row.id, &inbox) {
                    return Ok(());
                }
                table.touch();
            }
        }
    }
}

/// Waits until a moment, or forever.
async fn until(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

/// A running match.
pub(super) struct Table<G: Game> {
    pub(super) app: App,
    pub(super) row: TableRow,
    pub(super) session: Session<G>,
    /// The number of stored records.
    records: u64,
    pub(super) host: Host<G>,
    connections: BTreeMap<Peer, Connection>,
    peer_count: u32,
    /// The open vote, and when it ends.
    vote: Option<(u32, Instant)>,
    pub(super) thinking: Option<Thinking>,
    /// The seats whose bots do nothing in this position.
    pub(super) passed: SeatSet,
    pub(super) clocks: Clocks,
    /// The seat of a person for whom a bot decides now, because time is over.
    pub(super) timed_out: Option<Seat>,
    /// When each seat has last said something.
    pub(super) talk_times: TalkTimes,
    idle_since: Instant,
    /// When the last change was stored since the table was loaded.
    pub(super) changed_at: Option<Instant>,
}

impl<G: RegisteredGame> Table<G>
where
    G::Refusal: RuleRefusal,
{
    fn new(app: App, row: TableRow, mut session: Session<G>, records: u64) -> Self {
        if row.is_rated {
            session.set_undo(UndoPolicy::Off);
        }
        let commitment = row.seed_commitment();
        let guest_seat = |seat: &SeatRow| {
            let token = app.store.seat_token(&row.id, seat)?;
            Some(GuestSeat::new(seat.seat, token).with_offered_token())
        };
        let guest_seats = row.seats.iter().filter_map(guest_seat).collect();
        let mut host = Host::unattended(guest_seats).with_programs(<G as JsonApi>::view_json);
        let record = CommitmentRecord {
            round: 1,
            share_commitments: Some(commitment.commitments()),
            is_dealt: true,
            ..CommitmentRecord::new(row.server_share)
        };
        host.set_commitment(record, Some(commitment));
        let mut clocks = Clocks::read(&row.clocks);
        clocks.update(&session, &row.seats, row.time_control);
        Self {
            app,
            row,
            session,
            records,
            host,
            connections: BTreeMap::new(),
            peer_count: 0,
            vote: None,
            thinking: None,
            passed: SeatSet::NONE,
            clocks,
            timed_out: None,
            talk_times: TalkTimes::default(),
            idle_since: Instant::now(),
            changed_at: None,
        }
    }

    /// Keeps the table in memory for a while.
    pub(super) fn touch(&mut self) {
        self.idle_since = Instant::now();
    }

    /// Returns when the table may leave memory.
    fn idle_at(&self) -> Option<Instant> {
        let is_idle = self.connections.is_empty() && self.thinking.is_none();
        is_idle.then(|| self.idle_since + IDLE_TIME)
    }

    async fn on_request(&mut self, request: TableRequest) -> Result<(), ServerError> {
        match request {
            TableRequest::Connect(ConnectionKind::Spectator, ..)
                if self.host.spectator_connection_count() >= MAX_SPECTATORS =>
            {
                Ok(())
            }
            TableRequest::Connect(kind, outbox, reply) => {
                self.peer_count = self.peer_count.wrapping_add(1);
                let peer = Peer(self.peer_count);
                self.connections.insert(peer, Connection::new(outbox));
                // The socket may be closed already; then its next message never comes.
                let _ = reply.send(peer);
                let effects = match kind {
                    ConnectionKind::Player => self.host.on_connected(peer),
                    ConnectionKind::Spectator => self.host.on_spectator_connected(peer),
                };
                self.apply(effects).await
            }
            // A connection that was closed may have sent more before it noticed.
            TableRequest::Receive(peer, _) if !self.connections.contains_key(&peer) => Ok(()),
            TableRequest::Receive(peer, text) => {
                let effects = self.host.receive(peer, &text, &self.session);
                self.apply(effects).await
            }
            TableRequest::Disconnect(peer, ending) => {
                if ending == Ending::Lost {
                    self.note_loss(peer);
                }
                self.connections.remove(&peer);
                self.touch();
                let effects = self.host.on_disconnected(peer);
                self.apply(effects).await
            }
            TableRequest::IsPresent(seat, reply) => {
                // Whoever asked may have given up.
                let _ = reply.send(self.host.is_present(seat));
                Ok(())
            }
            TableRequest::OfferRematch(rematch) => {
                self.row.rematch = Some(rematch);
                let effects = self.notices();
                self.apply(effects).await
            }
            TableRequest::CheckDeadline => {
                self.start_bot();
                Ok(())
            }
            TableRequest::Close | TableRequest::Stop => Ok(()),
        }
    }

    /// Tells all players that the table was closed.
    async fn close(&mut self) -> Result<(), ServerError> {
        let effects = self.host.retain_seats(&[], &self.session);
        self.apply(effects).await
    }

    /// Returns when the first connection that has not introduced itself is closed.
    fn strangers_at(&self) -> Option<Instant> {
        let connections = self.connections.iter();
        let strangers = connections.filter(|(peer, _)| !self.host.is_introduced(**peer));
        strangers.map(|(_, one)| one.since + HELLO_TIME).min()
    }

    /// Closes connections that have not introduced themselves in time.
    async fn drop_strangers(&mut self) -> Result<(), ServerError> {
        let is_late = |connection: &Connection| connection.since.elapsed() >= HELLO_TIME;
        let connections = self.connections.iter();
        let late =
            connections.filter(|(peer, one)| is_late(one) && !self.host.is_introduced(**peer));
        let late: Vec<Peer> = late.map(|(peer, _)| *peer).collect();
        for peer in late {
            self.connections.remove(&peer);
            let effects = self.host.on_disconnected(peer);
            self.apply(effects).await?;
        }
        Ok(())
    }

    async fn expire_vote(&mut self) -> Result<(), ServerError> {
        let Some((number, _)) = self.vote.take() else {
            return Ok(());
        };
        let effects = self.host.expire_vote(number);
        self.apply(effects).await
    }

    /// Carries out effects, and those that follow from them.
    pub(super) async fn apply(
        &mut self,
        effects: Vec<HostEffect<G::Action>>,
    ) -> Result<(), ServerError> {
        let mut waiting = VecDeque::from(effects);
        while let Some(effect) = waiting.pop_front() {
            match effect {
                HostEffect::Send(peer, text) => {
                    let connection = self.connections.get(&peer);
                    if connection.is_some_and(|connection| !connection.send(text)) {
                        self.connections.remove(&peer);
                        waiting.extend(self.host.on_disconnected(peer));
                    }
                }
                HostEffect::Replaced(peer) => {
                    if let Some(connection) = self.connections.remove(&peer) {
                        connection.replace();
                    }
                }
                HostEffect::Drop(peer) => {
                    self.connections.remove(&peer);
                    self.touch();
                }
                HostEffect::Act { at, seat, action } => {
                    if self.session.position_id() == at {
                        waiting.extend(self.act(seat, &[action]).await?);
                    }
                }
                HostEffect::Undo(at, seat) => {
                    if self.session.position_id() == at {
                        waiting.extend(self.undo(seat).await?);
                    }
                }
                HostEffect::VoteStarted(number) => {
                    self.vote = Some((number, Instant::now() + VOTE_TIME));
                }
                HostEffect::VoteClosed(_) => self.vote = None,
                HostEffect::GuestJoined(seat) => {
                    self.note_arrival(seat);
                    waiting.extend(self.notices());
                    waiting.extend(self.send_talk(seat).await);
                }
                HostEffect::GuestReturned(seat) => self.note_arrival(seat),
                HostEffect::Say(seat, speech) => waiting.extend(self.say(seat, speech).await),
                HostEffect::Mute(seat, other, on) => {
                    waiting.extend(self.mute(seat, other, on).await);
                }
                HostEffect::GuestLeft(_) | HostEffect::SpectatorsChanged => {
                    waiting.extend(self.notices());
                }
                // An unattended host is not asked, and its deal is never proposed again.
                HostEffect::VoteRequested(_)
                | HostEffect::Refused(_)
                | HostEffect::Dismissed(_)
                | HostEffect::Begin(_)
                | HostEffect::SeedRevealed(_)
                | HostEffect::SaveCommitment(_) => {}
            }
        }
        Ok(())
    }

    /// Takes actions of a seat, up to the first that is refused. They are stored before anybody
    /// learns of them.
    pub(super) async fn act(
        &mut self,
        seat: Seat,
        line: &[G::Action],
    ) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        let mut next = self.session.clone();
        let before = next.log().len();
        let question = next.question(seat);
        for action in line {
            if next.question(seat) != question || next.act(seat, *action).is_err() {
                break;
            }
        }
        let new_entries = next.log().get(before..).unwrap_or_default();
        let records = new_entries.iter().cloned().map(LogRecord::Act);
        self.store(records.collect(), next).await
    }

    /// Undoes the last action of a seat, on which everybody agreed.
    async fn undo(&mut self, seat: Seat) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        let mut next = self.session.clone();
        if next.undo(seat).is_err() {
            return Ok(Vec::new());
        }
        let length = u32::try_from(next.log().len()).unwrap_or(u32::MAX);
        self.store(vec![LogRecord::Undo(length)], next).await
    }

    /// Stores what happened, and only then makes it the match. A failure ends the table: its
    /// connections are closed, and the next one loads what is stored.
    async fn store(
        &mut self,
        records: Vec<LogRecord<G::Action>>,
        next: Session<G>,
    ) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        if records.is_empty() {
            return Ok(Vec::new());
        }
        let text = |record| serde_json::to_string(record);
        let records: Result<Vec<String>, _> = records.iter().map(text).collect();
        let records = records.map_err(|_| ServerError::Stored("record"))?;
        let count = records.len() as u64;
        let mut clocks = self.clocks.clone();
        let progress: TableProgress = progress(&next, &self.row, &mut clocks)?;
        let append = Append {
            table: self.row.id.clone(),
            first: self.records,
            records,
            progress,
            timed_out: self.timed_out.take(),
            due: due_notices(&self.app, Some(&self.session), &next, self.absent()),
        };
        self.app.store.append(append).await?;
        self.records += count;
        self.app.metrics.records.add(count);
        self.session = next;
        self.changed_at = Some(Instant::now());
        self.clocks = clocks;
        self.passed = SeatSet::NONE;
        let mut effects = self.host.on_changed(&self.session);
        if self.row.time_control != TimeControl::Unlimited {
            effects.extend(self.notices());
        }
        self.start_bot();
        Ok(effects)
    }
}
