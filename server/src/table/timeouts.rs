//! What happens at a table when the time of a player is over.

use super::task::Table;
use crate::error::ServerError;
use crate::store::SeatRow;
use engine::error::RuleRefusal;
use engine::game::{Seat, Status};
use engine::registry::RegisteredGame;
use protocol::HostEffect;
use protocol::online::{Occupant, TimeoutPolicy};

/// By how much the last change of a table may be ahead of the clock, in milliseconds: servers that
/// share a database have clocks of their own.
pub(super) const MAX_AHEAD_MS: u64 = 60_000;

impl<G: RegisteredGame> Table<G>
where
    G::Refusal: RuleRefusal,
{
    /// Returns whether the time of the person at a seat is over, who has not answered. What ended while the server was down
    /// is over only when people have had the time to return.
    pub(super) fn is_overdue(&self, seat: Seat) -> bool {
        let question = self.session.question(seat);
        let returned = self.app.returned();
        let mut seats = self.row.seats.iter();
        let row = seats.find(|row| row.seat == seat);
        let deadline =
            row.and_then(|row| self.clocks.deadline(row, self.row.time_control, question));
        deadline.is_some_and(|deadline| deadline.max(returned) <= self.app.clock.now())
            && !self.is_held(seat)
    }

    /// Moves the clocks if that of the server was set back since the last change. Otherwise nobody's
    /// time would be over before the clock is there again.
    pub(super) async fn heed_set_back_clock(&mut self) -> Result<(), ServerError> {
        let now = self.app.clock.now();
        let by = self.row.updated.saturating_sub(now);
        if by <= MAX_AHEAD_MS {
            return Ok(());
        }
        tracing::warn!(table = %self.row.id, by, "the clock was set back");
        self.clocks.set_back(by);
        self.row.updated = now;
        let table = (self.row.id.as_str(), self.row.owner_epoch);
        self.app.store.set_updated(table, now).await?;
        self.save_clocks().await
    }

    /// Looks whether the time of somebody is over, and does what the table has for that case.
    pub(super) async fn check_deadlines(&mut self) -> Result<(), ServerError> {
        self.heed_set_back_clock().await?;
        match self.row.timeout_policy {
            TimeoutPolicy::Bot => self.start_bot(),
            TimeoutPolicy::Concede => {
                let seats: Vec<Seat> = self.row.seats.iter().map(|row| row.seat).collect();
                for seat in seats {
                    // What happens to one seat may end the time of the others.
                    if self.is_overdue(seat) {
                        self.app.metrics.timeouts.add(1);
                        let effects = self.forfeit(seat, Some(seat)).await?;
                        self.apply(effects).await?;
                    }
                }
            }
            TimeoutPolicy::Wait => {
                let effects = self.notices();
                self.apply(effects).await?;
            }
        }
        self.save_clocks().await
    }

    /// Stores the clocks, and when the table has to look at them again.
    pub(super) async fn save_clocks(&self) -> Result<(), ServerError> {
        if let Status::Over(_) = self.session.status() {
            return Ok(());
        }
        let now = self.app.clock.now();
        let deadline = self.clocks.first_end(&self.session, &self.row, now);
        let clocks = serde_json::to_string(&self.clocks);
        let clocks = clocks.map_err(|_| ServerError::Stored("clocks"))?;
        let store = &self.app.store;
        let table = (self.row.id.as_str(), self.row.owner_epoch);
        store.set_clocks(table, &clocks, deadline).await
    }

    /// Lets a player lose who has left the tournament of the match.
    pub(super) async fn give_up(&mut self, player: &str) -> Result<(), ServerError> {
        match self.row.seat_of(player) {
            Some(seat) if matches!(self.session.status(), Status::WaitingFor(_)) => {
                let effects = self.forfeit(seat, None).await?;
                self.apply(effects).await
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Lets a seat lose; `timed_out` is the same one if its time is over. A bot plays it from then on
    /// if the match goes on.
    async fn forfeit(
        &mut self,
        seat: Seat,
        timed_out: Option<Seat>,
    ) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        let game = self.session.game();
        let side = game.side(seat);
        // Where all win or lose together, nobody concedes for the others.
        let has_opponents = game.seats().iter().any(|other| game.side(other) != side);
        let check = game.check_action(self.session.state(), seat, G::CONCEDE);
        let mut effects = Vec::new();
        if has_opponents && check.is_ok() {
            self.timed_out = timed_out;
            effects = self.act(seat, &[G::CONCEDE], None).await?;
        }
        if let Status::WaitingFor(_) = self.session.status() {
            effects.extend(self.vacate(seat).await?);
        }
        Ok(effects)
    }

    /// Notes that the player of a seat has come or gone. In a live match that may move the end of
    /// the player's time.
    pub(super) async fn note_connection(&mut self, seat: Seat) -> Result<(), ServerError> {
        if !self.row.time_control.is_live() {
            return Ok(());
        }
        let is_connected = self.host.is_connected(seat);
        let (question, now) = (self.session.question(seat), self.app.clock.now());
        if self
            .clocks
            .note_connection(seat, question, is_connected, now)
        {
            self.save_clocks().await?;
        }
        Ok(())
    }

    /// Returns whether the other players may let a bot play for the person of a seat: see
    /// [`protocol::online::TableInfo::is_replaceable`].
    pub(super) fn is_replaceable(&self, row: &SeatRow, now: u64) -> bool {
        let is_person = matches!(row.occupant, Occupant::Player(_));
        if !is_person || self.session.question(row.seat).is_none() {
            return false;
        }
        if self.row.is_unlimited() {
            row.vacation_end(self.row.time_control, now).is_none()
                && self.row.is_forgotten(now)
                && !self.host.is_present(row.seat)
        } else {
            self.row.timeout_policy == TimeoutPolicy::Wait && self.is_overdue(row.seat)
        }
    }
}
