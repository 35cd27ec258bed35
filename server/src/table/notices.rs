//! What the players of a table are told besides the match: who plays, who is connected, how much
//! time is left.

use super::task::Table;
use crate::store::{SeatRow, now};
use engine::error::RuleRefusal;
use engine::registry::RegisteredGame;
use protocol::HostEffect;
use protocol::online::{Occupant, SeatNotice, TableNotice};

impl<G: RegisteredGame> Table<G>
where
    G::Refusal: RuleRefusal,
{
    /// Tells all players who are connected.
    pub(super) fn notices(&self) -> Vec<HostEffect<G::Action>> {
        let time = now();
        let seat = |row: &SeatRow| {
            let question = self.session.question(row.seat);
            let is_person = matches!(row.occupant, Occupant::Player(_));
            let question = question.filter(|_| is_person);
            let deadline = question.and_then(|_| self.clocks.deadline(row.seat, question));
            SeatNotice {
                seat: row.seat,
                occupant: row.occupant.clone(),
                is_connected: self.host.is_connected(row.seat),
                time_left: deadline.map(|deadline| deadline.saturating_sub(time)),
            }
        };
        self.host.send_notice(TableNotice {
            seats: self.row.seats.iter().map(seat).collect(),
            spectators: u16::try_from(self.host.spectator_count()).unwrap_or(u16::MAX),
            is_rated: self.row.is_rated,
            rematch: self.row.rematch.clone(),
        })
    }
}
