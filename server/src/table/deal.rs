//! Dealing a match once all seats are taken.

use super::clocks::Clocks;
use super::progress;
use crate::App;
use crate::error::ServerError;
use crate::store::{Deal, TableRow};
use engine::game::{Game, Seat};
use engine::save::encode;
use engine::session::Session;
use engine::with_game;
use protocol::online::{Occupant, TablePhase, game_from_json};
use protocol::{Bytes32, SeedCommitment};

/// Returns the shares of the seed: those of the players, and last that of the server.
pub(super) fn seed_commitment(table: &TableRow) -> SeedCommitment {
    let share = |row: &crate::store::SeatRow| Some((row.seat, row.seed_share?));
    let players = table.seats.iter().filter_map(share);
    let own: (Seat, Bytes32) = (Seat::TABLE, table.server_share);
    SeedCommitment {
        parts: players.chain([own]).collect(),
        has_full_seed: true,
    }
}

/// Deals the match if all seats are taken, and returns the table as it is then. Bots begin at once.
///
/// # Errors
/// Returns an error if the database cannot store the deal.
pub async fn deal_if_full(app: &App, table: TableRow) -> Result<TableRow, ServerError> {
    fn deal<G: Game>(table: &TableRow) -> Result<Deal, ServerError> {
        let game = game_from_json::<G>(&table.options)?;
        let session = Session::new(game, seed_commitment(table).seed());
        Ok(Deal {
            start: encode(&session),
            rules: G::RULES_VERSION,
            progress: progress(&session, table, &mut Clocks::default())?,
        })
    }
    let is_open = |row: &crate::store::SeatRow| row.occupant == Occupant::Open;
    let mut table = table;
    // Somebody may leave, and somebody else take the seat, while the match is dealt.
    while table.phase == TablePhase::Waiting && !table.seats.iter().any(is_open) {
        let dealt = with_game!(table.game, G => deal::<G>(&table))?;
        if app.store.store_deal(&table, &dealt).await? {
            // Loading the table lets bots act.
            drop(app.tables.load(app, &table.id));
        }
        let stored = app.store.table(&table.id).await?;
        table = stored.ok_or(ServerError::Stored("table"))?;
    }
    Ok(table)
}
