//! A running match: one task per table, which owns the session and speaks to its connections.

mod absence;
mod bot_pool;
mod bot_turns;
mod clocks;
mod connection;
mod deadlines;
mod deal;
mod moderation;
mod notices;
mod registry;
mod stored_match;
mod talk;
mod task;

pub use bot_pool::BotPool;
pub use clocks::Clocks;
pub use connection::{Connection, ConnectionKind, Ending, MAX_OUTBOX, SocketMessage, TableRequest};
pub use deadlines::watch_deadlines;
pub use deal::deal_if_full;
pub use registry::RunningTables;
pub use stored_match::replay_code;

use crate::error::ServerError;
use crate::store::{FinalStanding, TableProgress, TableRow};
use engine::bots::Evaluate;
use engine::game::{SeatSet, Status};
use engine::session::Session;
use protocol::online::TableResult;

/// Returns where a match is, for the database, and starts the clocks of new questions.
fn progress<G: Evaluate>(
    session: &Session<G>,
    table: &TableRow,
    clocks: &mut Clocks,
) -> Result<TableProgress, ServerError> {
    let (waiting, result) = match session.status() {
        Status::WaitingFor(seats) => (seats, None),
        Status::Over(outcome) => {
            let reason = outcome.reason.to_owned();
            let winners = outcome.winners;
            (SeatSet::NONE, Some(TableResult { winners, reason }))
        }
    };
    let game = session.game();
    let standing = result.as_ref().map(|result| FinalStanding {
        winners: result.winners,
        sides: game.seats().iter().map(|seat| game.side(seat)).collect(),
    });
    let deadline = clocks.update(session, &table.seats, table.time_control);
    Ok(TableProgress {
        entries: u32::try_from(session.entry_count()).unwrap_or(u32::MAX),
        to_act: waiting.iter().fold(0, |bits, seat| bits | 1 << seat.0),
        deadline,
        clocks: serde_json::to_string(clocks).map_err(|_| ServerError::Stored("clocks"))?,
        result,
        standing,
    })
}
