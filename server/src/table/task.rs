//! The task of a table: it receives requests one at a time, so nothing of a match needs a lock.

use super::bot_pool::BotDecision;
use super::connection::{Connection, TableRequest};
use super::deal::seed_commitment;
use super::{progress, stored_match};
use crate::App;
use crate::error::ServerError;
use crate::random;
use crate::store::{Append, LogRecord, TableProgress, TableRow, now};
use engine::bots::Level;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat};
use engine::registry::RegisteredGame;
use engine::session::{PositionId, Session};
use engine::with_game;
use protocol::online::Occupant;
use protocol::{CommitmentRecord, GuestSeat, Host, HostEffect, Peer};
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

/// How long a table without connections stays in memory.
const IDLE_TIME: Duration = Duration::from_secs(30);
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
        tokio::select! {
            request = inbox.recv() => match request {
                Some(TableRequest::Stop) | None => return Ok(()),
                Some(request) => table.on_request(request).await?,
            },
            line = finished(&mut table.thinking) => table.on_bot(line).await?,
            () = until(vote_at) => table.expire_vote().await?,
            () = until(idle_at) => {
                if table.app.tables.remove_if_idle(&table.row.id, &inbox) {
                    return Ok(());
                }
                table.idle_since = Instant::now();
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

/// Waits for the line of a bot, or forever if none thinks.
async fn finished(thinking: &mut Option<Thinking>) -> (Seat, PositionId, Option<String>) {
    match thinking {
        Some(bot) => {
            let line = (&mut bot.task).await.ok().flatten();
            (bot.seat, bot.at, line)
        }
        None => std::future::pending().await,
    }
}

/// A bot that thinks.
struct Thinking {
    seat: Seat,
    /// The position that it thinks about.
    at: PositionId,
    task: JoinHandle<Option<String>>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// A running match.
struct Table<G: Game> {
    app: App,
    row: TableRow,
    session: Session<G>,
    /// The number of stored records.
    records: u64,
    host: Host<G>,
    connections: BTreeMap<Peer, Connection>,
    peer_count: u32,
    /// The open vote, and when it ends.
    vote: Option<(u32, Instant)>,
    thinking: Option<Thinking>,
    deadline: Option<u64>,
    /// Whether the time of the current decision is over, so that a bot decides.
    is_overdue: bool,
    idle_since: Instant,
}

impl<G: RegisteredGame> Table<G>
where
    G::Refusal: RuleRefusal,
{
    fn new(app: App, row: TableRow, session: Session<G>, records: u64) -> Self {
        let commitment = seed_commitment(&row);
        let guest_seat = |seat: &crate::store::SeatRow| match &seat.occupant {
            Occupant::Player(player) => {
                let token = app.store.seat_token(&row.id, seat.seat, &player.id);
                Some(GuestSeat::new(seat.seat, token).with_offered_token())
            }
            Occupant::Open | Occupant::Bot { .. } => None,
        };
        let mut host = Host::unattended(row.seats.iter().filter_map(guest_seat).collect());
        let record = CommitmentRecord {
            round: 1,
            share_commitments: Some(commitment.commitments()),
            is_dealt: true,
            ..CommitmentRecord::new(row.server_share)
        };
        host.set_commitment(record, Some(commitment));
        let deadline = row.deadline;
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
            deadline,
            is_overdue: false,
            idle_since: Instant::now(),
        }
    }

    /// Returns when the table may leave memory.
    fn idle_at(&self) -> Option<Instant> {
        let is_idle = self.connections.is_empty() && self.thinking.is_none();
        is_idle.then(|| self.idle_since + IDLE_TIME)
    }

    async fn on_request(&mut self, request: TableRequest) -> Result<(), ServerError> {
        match request {
            TableRequest::Connect(outbox, reply) => {
                self.peer_count = self.peer_count.wrapping_add(1);
                let peer = Peer(self.peer_count);
                self.connections.insert(peer, Connection::new(outbox));
                // The socket may be closed already; then its next message never comes.
                let _ = reply.send(peer);
                let effects = self.host.on_connected(peer);
                self.apply(effects).await
            }
            TableRequest::Receive(peer, text) => {
                let effects = self.host.receive(peer, &text, &self.session);
                self.apply(effects).await
            }
            TableRequest::Disconnect(peer) => {
                self.connections.remove(&peer);
                self.idle_since = Instant::now();
                let effects = self.host.on_disconnected(peer);
                self.apply(effects).await
            }
            TableRequest::CheckDeadline => {
                self.is_overdue = self.deadline.is_some_and(|deadline| deadline <= now());
                self.start_bot();
                Ok(())
            }
            TableRequest::Stop => Ok(()),
        }
    }

    async fn expire_vote(&mut self) -> Result<(), ServerError> {
        let Some((number, _)) = self.vote.take() else {
            return Ok(());
        };
        let effects = self.host.expire_vote(number);
        self.apply(effects).await
    }

    /// Carries out effects, and those that follow from them.
    async fn apply(&mut self, effects: Vec<HostEffect<G::Action>>) -> Result<(), ServerError> {
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
                    self.idle_since = Instant::now();
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
                // An unattended host is not asked, and its deal is never proposed again.
                HostEffect::VoteRequested(_)
                | HostEffect::Refused(_)
                | HostEffect::Dismissed(_)
                | HostEffect::GuestJoined(_)
                | HostEffect::GuestLeft(_)
                | HostEffect::Begin(_)
                | HostEffect::SeedRevealed(_)
                | HostEffect::SaveCommitment(_) => {}
            }
        }
        Ok(())
    }

    /// Takes actions of a seat, up to the first that is refused. They are stored before anybody
    /// learns of them.
    async fn act(
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
        let progress: TableProgress = progress(&next, &self.row.seats, self.row.time_control);
        self.deadline = progress.deadline;
        let append = Append {
            table: self.row.id.clone(),
            first: self.records,
            records,
            progress,
        };
        self.app.store.append(append).await?;
        self.records += count;
        self.app.metrics.records.add(count);
        self.session = next;
        self.is_overdue = false;
        let effects = self.host.on_changed(&self.session);
        self.start_bot();
        Ok(effects)
    }

    /// Returns the seat that a bot decides for now, and the bot's level.
    fn bot_seat(&self) -> Option<(Seat, Level)> {
        let waiting = self.session.status().waiting_seats();
        let mut rows = self
            .row
            .seats
            .iter()
            .filter(|row| waiting.contains(row.seat));
        rows.find_map(|row| match row.occupant {
            Occupant::Bot { level } => Some((row.seat, level)),
            Occupant::Player(_) if self.is_overdue => Some((row.seat, Level::Captain)),
            Occupant::Player(_) | Occupant::Open => None,
        })
    }

    /// Lets a bot think, if one has to decide and none does.
    fn start_bot(&mut self) {
        let at = self.session.position_id();
        if self.thinking.as_ref().is_some_and(|bot| bot.at == at) {
            return;
        }
        self.thinking = None;
        let Some((seat, level)) = self.bot_seat() else {
            return;
        };
        let Ok(seed) = random::bytes() else { return };
        let [a, b, c, d, e, f, g, h, ..] = seed;
        let decision = BotDecision {
            session: self.session.clone().into(),
            seat,
            level,
            seed: u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        };
        self.app.metrics.bot_decisions.add(1);
        if self.is_overdue {
            self.app.metrics.timeouts.add(1);
        }
        let pool = self.app.bots.clone();
        let task = tokio::spawn(async move { pool.decide(decision).await });
        self.thinking = Some(Thinking { seat, at, task });
    }

    /// Takes the actions that a bot chose. A bot that fails takes the first legal action, so that no
    /// table waits for ever.
    async fn on_bot(
        &mut self,
        (seat, at, line): (Seat, PositionId, Option<String>),
    ) -> Result<(), ServerError> {
        self.thinking = None;
        if self.session.position_id() != at {
            self.start_bot();
            return Ok(());
        }
        let line = line.and_then(|line| serde_json::from_str::<Vec<G::Action>>(&line).ok());
        let line = line.unwrap_or_default();
        let mut effects = self.act(seat, &line).await?;
        if self.session.position_id() == at {
            tracing::error!(table = %self.row.id, seat = seat.0, "bot has no legal line");
            let first = self.session.legal_actions(seat);
            effects = self.act(seat, first.get(..1).unwrap_or_default()).await?;
        }
        self.idle_since = Instant::now();
        self.apply(effects).await
    }
}
