//! The task of a table: it receives requests one at a time, so nothing of a match needs a lock.

use super::bot_turns::{Thinking, finished};
use super::clocks::Clocks;
use super::connection::{Connection, ConnectionKind, Ending, TableRequest};
use super::delayed::DelayedMatch;
use super::reactions::HeldAnswer;
#[cfg(feature = "cluster")]
use super::remote;
use super::stored_match::{self, StoredMatch};
use super::talk::TalkTimes;
use crate::App;
use crate::clock::ServerClock;
use crate::error::ServerError;
use crate::store::{SeatRow, TableRow};
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, SeatSet};
use engine::json_api::JsonApi;
use engine::registry::RegisteredGame;
use engine::session::{Session, UndoPolicy};
use engine::with_game;
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
/// How long a vote stays open in a live match, in milliseconds.
const LIVE_VOTE_MS: u64 = 60_000;
/// How long a vote stays open in another match, in milliseconds: a day.
const VOTE_MS: u64 = 24 * 3_600_000;

/// Runs a table until nobody needs it.
pub async fn run_table(app: App, id: String, inbox: mpsc::Receiver<TableRequest>) {
    #[cfg(feature = "cluster")]
    let Some((inbox, epoch)) = remote::own_or_forward(&app, &id, inbox).await else {
        return;
    };
    let shared = app.clone();
    let ended = match app.store.table(&id).await {
        Ok(Some(row)) => {
            with_game!(row.game, G => Box::pin(run::<G>(app, row, inbox)).await)
        }
        Ok(None) => Err(ServerError::Stored("table")),
        Err(error) => Err(error),
    };
    // Without its task the queue of a table is closed, so the next request loads it again.
    match ended {
        Ok(()) => {}
        // Whoever plays it now goes on from the stored log.
        Err(error) if error.is_conflict() => tracing::info!(table = %id, %error, "table left"),
        Err(error) => {
            shared.metrics.failed_tables.add(1);
            tracing::error!(table = %id, %error, "table ended");
        }
    }
    #[cfg(feature = "cluster")]
    remote::release(&shared, &id, epoch).await;
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
    let mut table = Table::new(app, row, stored);
    table.resume().await?;
    let clock = table.app.clock.clone();
    loop {
        let idle_at = table.idle_at();
        let vote_at = table.vote.map(|(_, at)| at);
        let shown_at = table.next_delayed_at();
        let held_until = table.held.as_ref().map(|held| held.due);
        let strangers_at = table.strangers_at();
        tokio::select! {
            request = inbox.recv() => match request {
                Some(TableRequest::Close) => return table.close().await,
                Some(TableRequest::Stop | TableRequest::Reload) | None => return Ok(()),
                Some(request) => table.on_request(request).await?,
            },
            line = finished(&mut table.thinking) => table.on_bot(line).await?,
            () = until(strangers_at) => table.drop_strangers().await?,
            () = reached(&clock, vote_at) => table.expire_vote().await?,
            () = reached(&clock, held_until) => table.release_held().await?,
            () = reached(&clock, shown_at) => {
                let effects = table.show_delayed()?;
                table.apply(effects).await?;
            }
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

/// Waits until a time, in milliseconds since 1970, or forever.
async fn reached(clock: &ServerClock, time: Option<u64>) {
    match time {
        Some(time) => clock.sleep_until(time).await,
        None => std::future::pending().await,
    }
}

/// A running match.
pub(super) struct Table<G: Game> {
    pub(super) app: App,
    pub(super) row: TableRow,
    pub(super) session: Session<G>,
    /// The number of stored records.
    pub(super) records: u64,
    pub(super) host: Host<G>,
    connections: BTreeMap<Peer, Connection>,
    peer_count: u32,
    /// The open vote, and when it ends, in milliseconds since 1970.
    vote: Option<(u32, u64)>,
    pub(super) thinking: Option<Thinking>,
    /// The answer that takes effect later.
    pub(super) held: Option<HeldAnswer<G::Action>>,
    /// The seats whose bots do nothing in this position.
    pub(super) passed: SeatSet,
    pub(super) clocks: Clocks,
    /// The seat of a person for whom a bot decides now, because time is over.
    pub(super) timed_out: Option<Seat>,
    /// What spectators see, if that is late and somebody watches.
    pub(super) delayed: Option<DelayedMatch<G>>,
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
    fn new(app: App, row: TableRow, stored: StoredMatch<G>) -> Self {
        let StoredMatch {
            mut session,
            records,
            signatures,
        } = stored;
        if row.is_rated {
            session.set_undo(UndoPolicy::Off);
        }
        let commitment = row.seed_commitment();
        let guest_seat = |seat: &SeatRow| {
            let token = app.store.seat_token(&row.id, seat)?;
            let guest_seat = GuestSeat::new(seat.seat, token).with_offered_token();
            Some(guest_seat.with_signing_key(seat.signing_key))
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
        // At a table of an earlier version nobody has a key.
        if !signatures.is_empty() {
            host.set_signatures(signatures);
        }
        let clocks = Clocks::read(&row.clocks);
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
            held: None,
            passed: SeatSet::NONE,
            clocks,
            timed_out: None,
            delayed: None,
            talk_times: TalkTimes::default(),
            idle_since: Instant::now(),
            changed_at: None,
        }
    }

    /// Begins to work after the match was loaded: nobody is connected yet.
    async fn resume(&mut self) -> Result<(), ServerError> {
        self.host
            .set_late_spectators(self.spectator_delay().is_some());
        self.heed_set_back_clock().await?;
        let (before, now) = (self.clocks.clone(), self.app.clock.now());
        self.clocks.update(&self.session, &self.row, now, |_| false);
        if self.clocks != before {
            self.save_clocks().await?;
        }
        self.end_until_decision().await;
        self.restore_held();
        self.start_bot();
        Ok(())
    }

    /// Keeps the table in memory for a while.
    pub(super) fn touch(&mut self) {
        self.idle_since = Instant::now();
    }

    /// Returns when the table may leave memory.
    fn idle_at(&self) -> Option<Instant> {
        let is_busy = self.thinking.is_some() || self.held.is_some();
        let is_idle = self.connections.is_empty() && !is_busy;
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
                    ConnectionKind::Spectator => {
                        self.begin_delay().await?;
                        self.host.on_spectator_connected(peer)
                    }
                };
                self.apply(effects).await
            }
            // A connection that was closed may have sent more before it noticed.
            TableRequest::Receive(peer, _) if !self.connections.contains_key(&peer) => Ok(()),
            TableRequest::Receive(peer, text) => {
                let delayed = self.delayed.as_ref();
                let session = match delayed.filter(|_| self.host.is_watching(peer)) {
                    Some(delayed) => &delayed.session,
                    None => &self.session,
                };
                let effects = self.host.receive(peer, &text, session);
                self.apply(effects).await
            }
            TableRequest::Disconnect(peer, ending) => {
                if ending == Ending::Lost {
                    self.note_loss(peer);
                }
                self.connections.remove(&peer);
                self.touch();
                let effects = self.host.on_disconnected(peer);
                self.end_delay();
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
            TableRequest::CheckDeadline => self.check_deadlines().await,
            TableRequest::Replace(seat, reply) => {
                let is_granted = self.replace(seat).await?;
                // Whoever asked may have given up.
                let _ = reply.send(is_granted);
                Ok(())
            }
            TableRequest::GiveUp(player) => self.give_up(&player).await,
            TableRequest::RefreshVacations => self.refresh_vacations().await,
            TableRequest::Close | TableRequest::Reload | TableRequest::Stop => Ok(()),
        }
    }

    /// Reads the vacations of the people again.
    async fn refresh_vacations(&mut self) -> Result<(), ServerError> {
        let Some(stored) = self.app.store.table(&self.row.id).await? else {
            return Ok(());
        };
        for (row, stored) in self.row.seats.iter_mut().zip(stored.seats) {
            row.vacations = stored.vacations;
        }
        self.save_clocks().await?;
        let effects = self.notices();
        self.apply(effects).await
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
                HostEffect::Act(at, seat, action, signed) => {
                    if self.session.position_id() == at {
                        waiting.extend(self.take(seat, action, signed).await?);
                    }
                }
                HostEffect::Undo(at, seat) => {
                    if self.session.position_id() == at {
                        waiting.extend(self.undo(seat).await?);
                    }
                }
                HostEffect::VoteStarted(number) => {
                    let time = match self.row.time_control.is_live() {
                        true => LIVE_VOTE_MS,
                        false => VOTE_MS,
                    };
                    self.vote = Some((number, self.app.clock.now().saturating_add(time)));
                }
                HostEffect::VoteClosed(_) => self.vote = None,
                HostEffect::GuestJoined(seat) => {
                    self.note_arrival(seat);
                    self.note_connection(seat).await?;
                    waiting.extend(self.notices());
                    waiting.extend(self.tell_answers(seat));
                    waiting.extend(self.send_talk(seat).await);
                }
                HostEffect::SetAnswers(seat, answers) => {
                    waiting.extend(self.set_answers(seat, answers).await);
                }
                HostEffect::VacateRequested { by, seat } => {
                    waiting.extend(self.on_vacate_request(by, seat).await?);
                }
                HostEffect::GuestReturned(seat) => self.note_arrival(seat),
                HostEffect::Say(seat, speech) => waiting.extend(self.say(seat, speech).await),
                HostEffect::Mute(seat, other, on) => {
                    waiting.extend(self.mute(seat, other, on).await);
                }
                HostEffect::GuestLeft(seat) => {
                    self.note_connection(seat).await?;
                    waiting.extend(self.notices());
                }
                HostEffect::SpectatorsChanged => waiting.extend(self.notices()),
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
}
