//! What the players of a table are told besides the match: who plays, who is connected, how much
//! time is left.

use super::task::Table;
use crate::store::SeatRow;
use engine::error::RuleRefusal;
use engine::registry::RegisteredGame;
use protocol::HostEffect;
use protocol::online::{SeatNotice, TableNotice};

impl<G: RegisteredGame> Table<G>
where
    G::Refusal: RuleRefusal,
{
    /// Tells all players who are connected.
    pub(super) fn notices(&self) -> Vec<HostEffect<G::Action>> {
        let now = self.app.clock.now();
        let time_control = self.row.time_control;
        let seat = |row: &SeatRow| {
            let question = self.session.question(row.seat);
            let deadline = self.clocks.deadline(row, time_control, question);
            SeatNotice {
                seat: row.seat,
                occupant: row.occupant.clone(),
                is_connected: self.host.is_connected(row.seat),
                time_left: deadline.map(|deadline| deadline.saturating_sub(now)),
                stopped_time: self.clocks.stopped_time(row, time_control),
                vacation_until: row.vacation_end(time_control, now),
                is_replaceable: self.is_replaceable(row, now),
            }
        };
        self.host.send_notice(TableNotice {
            seats: self.row.seats.iter().map(seat).collect(),
            spectators: u16::try_from(self.host.spectator_count()).unwrap_or(u16::MAX),
            spectator_delay: self.spectator_delay(),
            is_rated: self.row.is_rated,
            rematch: self.row.rematch.clone(),
            is_timeout: self
                .row
                .result
                .as_ref()
                .is_some_and(|result| result.is_timeout),
        })
    }
}
