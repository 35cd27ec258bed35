//! A running match: one task per table, which owns the session and speaks to its connections.

mod bot_pool;
mod connection;
mod deadlines;
mod deal;
mod registry;
mod stored_match;
mod task;

pub use bot_pool::BotPool;
pub use connection::{Connection, MAX_OUTBOX, SocketMessage, TableRequest};
pub use deadlines::watch_deadlines;
pub use deal::deal_if_full;
pub use registry::RunningTables;

use engine::game::{Game, SeatSet, Status};
use engine::session::Session;
use protocol::online::{Occupant, TableResult, TimeControl};

use crate::store::{SeatRow, TableProgress, now};

/// Returns how much time a decision has, in milliseconds.
const fn decision_time(time_control: TimeControl) -> Option<u64> {
    match time_control {
        TimeControl::Unlimited => None,
        TimeControl::Correspondence { hours } => Some(hours as u64 * 3_600_000),
        TimeControl::Live { seconds } => Some(seconds as u64 * 1000),
    }
}

/// Returns where a match is, for the database. The time of a decision starts now.
fn progress<G: Game>(
    session: &Session<G>,
    seats: &[SeatRow],
    time_control: TimeControl,
) -> TableProgress {
    let (waiting, result) = match session.status() {
        Status::WaitingFor(seats) => (seats, None),
        Status::Over(outcome) => {
            let reason = outcome.reason.to_owned();
            let winners = outcome.winners;
            (SeatSet::NONE, Some(TableResult { winners, reason }))
        }
    };
    let waits_for_person = seats
        .iter()
        .any(|row| matches!(row.occupant, Occupant::Player(_)) && waiting.contains(row.seat));
    let time = decision_time(time_control).filter(|_| waits_for_person);
    let bits = waiting.iter().fold(0, |bits, seat| bits | 1 << seat.0);
    TableProgress {
        entries: u32::try_from(session.entry_count()).unwrap_or(u32::MAX),
        to_act: bits,
        deadline: time.map(|time| now().saturating_add(time)),
        result,
    }
}
