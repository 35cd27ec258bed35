//! What spectators of a rated match see: everything a while later than the players, so that nobody who
//! watches can advise one of them.

use super::task::Table;
use crate::error::ServerError;
use engine::error::RuleRefusal;
use engine::game::{Game, Status};
use engine::registry::RegisteredGame;
use engine::session::Session;
use protocol::HostEffect;
use std::collections::VecDeque;

/// A match as spectators see it.
pub(super) struct DelayedMatch<G: Game> {
    pub(super) session: Session<G>,
    /// When the entries that follow were stored, in milliseconds since 1970.
    times: VecDeque<u64>,
}

impl<G: RegisteredGame> Table<G>
where
    G::Refusal: RuleRefusal,
{
    /// Returns by how much spectators see the match late, in milliseconds; `None` if they see it at
    /// once.
    pub(super) fn spectator_delay(&self) -> Option<u64> {
        let is_running = matches!(self.session.status(), Status::WaitingFor(_));
        let config = &self.app.config;
        config.spectator_delay_of(self.row.is_rated, is_running)
    }

    /// Prepares what the first spectator sees.
    pub(super) async fn begin_delay(&mut self) -> Result<(), ServerError> {
        let Some(delay) = self.spectator_delay().filter(|_| self.delayed.is_none()) else {
            return Ok(());
        };
        let mut times = VecDeque::from(self.app.store.log_times(&self.row.id).await?);
        // A rated match has no undo, so every record is an entry.
        let log = self.session.log();
        if times.len() != log.len() {
            return Err(ServerError::Stored("times"));
        }
        let now = self.app.clock.now();
        let shown = times.partition_point(|time| time.saturating_add(delay) <= now);
        times.drain(..shown);
        let session = self.session.with_log(log.get(..shown).unwrap_or_default());
        self.delayed = Some(DelayedMatch {
            session: session.map_err(|_| ServerError::Stored("log"))?,
            times,
        });
        Ok(())
    }

    /// Notes that entries were stored, which spectators see later. Once the match is over, they see
    /// all of it.
    pub(super) fn note_delayed(&mut self, entries: usize, now: u64) {
        if self.spectator_delay().is_none() {
            self.delayed = None;
            self.host.set_late_spectators(false);
        } else if let Some(delayed) = &mut self.delayed {
            delayed.times.extend(std::iter::repeat_n(now, entries));
        }
    }

    /// Returns when spectators see the next entry, in milliseconds since 1970.
    pub(super) fn next_delayed_at(&self) -> Option<u64> {
        let time = self.delayed.as_ref()?.times.front()?;
        Some(time.saturating_add(self.spectator_delay()?))
    }

    /// Shows spectators what is old enough.
    pub(super) fn show_delayed(&mut self) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        let (now, delay) = (self.app.clock.now(), self.spectator_delay());
        let (Some(delayed), Some(delay)) = (&mut self.delayed, delay) else {
            return Ok(Vec::new());
        };
        let is_due = |time: &mut u64| time.saturating_add(delay) <= now;
        while delayed.times.pop_front_if(is_due).is_some() {
            let next = self.session.log().get(delayed.session.log().len());
            let entry = next.ok_or(ServerError::Stored("log"))?;
            let shown = delayed
                .session
                .act_scripted(entry.seat, entry.action, &entry.draws);
            shown.map_err(|_| ServerError::Stored("log"))?;
        }
        Ok(self.host.on_watched_change(&delayed.session))
    }

    /// Forgets what spectators see when the last one has left.
    pub(super) fn end_delay(&mut self) {
        if self.host.spectator_connection_count() == 0 {
            self.delayed = None;
        }
    }
}
