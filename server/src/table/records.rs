//! What happens at a table is stored before anybody learns of it.

use super::absence::due_notices;
use super::clocks::Clocks;
use super::progress;
use super::task::Table;
use crate::error::ServerError;
use crate::store::{Append, LogRecord, StoredRecord, TableProgress};
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, SeatSet};
use engine::registry::RegisteredGame;
use engine::session::Session;
use protocol::online::TimeControl;
use protocol::{HostEffect, SignedBy};
use tokio::time::Instant;

impl<G: RegisteredGame> Table<G>
where
    G::Refusal: RuleRefusal,
{
    /// Takes actions of a seat, up to the first that is refused. They are stored before anybody
    /// learns of them. `signed` is the signature of the only action of a person.
    pub(super) async fn act(
        &mut self,
        seat: Seat,
        line: &[G::Action],
        signed: Option<SignedBy>,
    ) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        let mut next = self.session.clone();
        let before = next.log().len();
        let question = next.question(seat);
        for action in line {
            if next.question(seat) != question || next.act(seat, *action).is_err() {
                break;
            }
        }
        let decided = next.log().len() - before;
        if decided > 0 {
            self.pass_automatically(&mut next);
        }
        let signed = signed.map(|signed| (seat, signed));
        self.store_entries(next, decided, signed).await
    }

    /// Stores the new entries of a match; the server itself has decided those after the first
    /// `decided` ones, because it passes for players who want that. `signed` is the signature of the
    /// first one, with its seat.
    pub(super) async fn store_entries(
        &mut self,
        next: Session<G>,
        decided: usize,
        signed: Option<(Seat, SignedBy)>,
    ) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        let before = self.session.log().len();
        let new_entries = next.log().get(before..).unwrap_or_default();
        let records = new_entries.iter().cloned().map(LogRecord::Act);
        let stored = self.store(records.collect(), next, decided, signed);
        let mut effects = stored.await?;
        effects.extend(self.hold_automatic());
        Ok(effects)
    }

    /// Undoes the last action of a seat, on which everybody agreed.
    pub(super) async fn undo(
        &mut self,
        seat: Seat,
    ) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        let mut next = self.session.clone();
        if next.undo(seat).is_err() {
            return Ok(Vec::new());
        }
        let length = u32::try_from(next.log().len()).unwrap_or(u32::MAX);
        self.store(vec![LogRecord::Undo(length)], next, 0, None)
            .await
    }

    /// Stores what happened, and only then makes it the match. A failure ends the table: its
    /// connections are closed, and the next one loads what is stored.
    async fn store(
        &mut self,
        records: Vec<LogRecord<G::Action>>,
        next: Session<G>,
        decided: usize,
        signed: Option<(Seat, SignedBy)>,
    ) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        if records.is_empty() {
            return Ok(Vec::new());
        }
        let now = self.app.clock.now();
        let first_entry = self.session.log().len();
        let decisions = records.get(..decided).unwrap_or_default();
        let clocks = self.next_clocks(decisions, &next, now);
        let mut progress: TableProgress = progress(&next, &self.row, &clocks, now)?;
        if let Some(result) = &mut progress.result {
            result.is_timeout = self.timed_out.is_some() && concedes::<G>(&records);
        }
        // A person takes one action at a time, so the signature belongs to the first record.
        let mut first_signed = signed.map(|(_, signed)| signed);
        let stored = |record: &LogRecord<G::Action>| {
            let record = serde_json::to_string(record);
            Ok(StoredRecord {
                record: record.map_err(|_| ServerError::Stored("record"))?,
                signed: first_signed.take(),
            })
        };
        let records: Result<Vec<_>, ServerError> = records.iter().map(stored).collect();
        let records = records?;
        let count = records.len() as u64;
        self.row.result.clone_from(&progress.result);
        let append = Append {
            table: self.row.id.clone(),
            epoch: self.row.owner_epoch,
            first: self.records,
            records,
            time: now,
            progress,
            timed_out: self.timed_out.take(),
            due: due_notices(&self.app, Some(&self.session), &next, self.absent(&next)),
        };
        self.app.store.append(append).await?;
        self.records += count;
        self.app.metrics.records.add(count);
        self.session = next;
        self.row.updated = now;
        self.changed_at = Some(Instant::now());
        self.clocks = clocks;
        self.passed = SeatSet::NONE;
        self.note_delayed(usize::try_from(count).unwrap_or_default(), now);
        if let Some((seat, signed)) = signed {
            self.host.keep_signature(first_entry, seat, signed);
        }
        self.held = None;
        let ended = self.end_until_decision().await;
        let mut effects = self.host.on_changed(&self.session);
        if self.row.time_control != TimeControl::Unlimited {
            effects.extend(self.notices());
        }
        effects.extend(ended.into_iter().flat_map(|seat| self.tell_answers(seat)));
        self.start_bot();
        Ok(effects)
    }

    /// Returns the clocks after decisions that lead to a session.
    fn next_clocks(
        &self,
        decisions: &[LogRecord<G::Action>],
        next: &Session<G>,
        now: u64,
    ) -> Clocks {
        let mut clocks = self.clocks.clone();
        match self.timed_out {
            Some(seat) => clocks.note_missed(seat),
            None => {
                for record in decisions {
                    if let LogRecord::Act(entry) = record {
                        clocks.note_decided(entry.seat);
                    }
                }
            }
        }
        clocks.update(next, &self.row, now, |seat| self.host.is_connected(seat));
        clocks
    }
}

/// Returns whether the last record is that a seat concedes.
fn concedes<G: Game>(records: &[LogRecord<G::Action>]) -> bool {
    matches!(records.last(), Some(LogRecord::Act(entry)) if entry.action == G::CONCEDE)
}
