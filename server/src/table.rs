//! A running match: one task per table, which owns the session and speaks to its connections.

mod absence;
mod bot_pool;
mod bot_turns;
mod clocks;
mod connection;
mod deadlines;
mod deal;
mod delayed;
mod moderation;
#[cfg(feature = "cluster")]
mod node_listener;
#[cfg(feature = "cluster")]
mod node_messages;
mod notices;
mod reactions;
mod records;
mod registry;
#[cfg(feature = "cluster")]
mod remote;
mod stored_match;
mod talk;
mod task;
mod timeouts;
mod vacated_seats;

pub use bot_pool::BotPool;
pub use clocks::Clocks;
pub use connection::{Connection, ConnectionKind, Ending, MAX_OUTBOX, SocketMessage, TableRequest};
pub use deadlines::{refresh_vacations, watch_deadlines};
pub use deal::deal_if_full;
#[cfg(feature = "cluster")]
pub use node_listener::listen_to_nodes;
#[cfg(feature = "cluster")]
pub use node_messages::RemoteLinks;
pub use registry::RunningTables;
pub use stored_match::replay_of;

use crate::error::ServerError;
use crate::store::{FinalStanding, TableProgress, TableRow};
use engine::bots::Evaluate;
use engine::game::{SeatSet, Status};
use engine::session::Session;
use protocol::online::TableResult;

/// Returns where a match is, for the database. `clocks` run for its questions since `now`.
fn progress<G: Evaluate>(
    session: &Session<G>,
    table: &TableRow,
    clocks: &Clocks,
    now: u64,
) -> Result<TableProgress, ServerError> {
    let (waiting, result) = match session.status() {
        Status::WaitingFor(seats) => (seats, None),
        Status::Over(outcome) => {
            let reason = outcome.reason.to_owned();
            let winners = outcome.winners;
            let result = TableResult {
                winners,
                reason,
                is_timeout: false,
            };
            (SeatSet::NONE, Some(result))
        }
    };
    let game = session.game();
    let standing = result.as_ref().map(|result| FinalStanding {
        winners: result.winners,
        sides: game.seats().iter().map(|seat| game.side(seat)).collect(),
    });
    Ok(TableProgress {
        entries: u32::try_from(session.entry_count()).unwrap_or(u32::MAX),
        to_act: waiting.iter().fold(0, |bits, seat| bits | 1 << seat.0),
        deadline: clocks.first_end(session, table, now),
        clocks: serde_json::to_string(clocks).map_err(|_| ServerError::Stored("clocks"))?,
        result,
        standing,
    })
}
