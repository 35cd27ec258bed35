//! Dealing a match once all seats are taken.

use super::progress;
use crate::App;
use crate::error::ServerError;
use crate::store::{Deal, TableRow};
use engine::game::{Game, Seat};
use engine::registry::GameId;
use engine::save::encode;
use engine::session::Session;
use engine::with_game;
use protocol::online::{ApiFailure, Occupant, TablePhase};
use protocol::{Bytes32, SeedCommitment};
use serde::Deserialize;

/// Builds a game from options in JSON.
pub(super) fn build<G: Game>(options: &serde_json::Value) -> Result<G, ServerError> {
    let failure = |message: String| ServerError::request(ApiFailure::BadOptions, message);
    let options = G::Options::deserialize(options).map_err(|error| failure(error.to_string()))?;
    G::new(options).map_err(|error| failure(error.to_string()))
}

/// Checks options and returns them as the engine writes them, with the seats of the game.
///
/// # Errors
/// Returns the reason why the options cannot be played.
pub fn check_options(
    game: GameId,
    options: &serde_json::Value,
) -> Result<(serde_json::Value, u32), ServerError> {
    fn check<G: Game>(
        options: &serde_json::Value,
    ) -> Result<(serde_json::Value, u32), ServerError> {
        let game = build::<G>(options)?;
        let written = serde_json::to_value(game.options());
        let written = written.map_err(|_| ServerError::Stored("options"))?;
        Ok((written, game.seats().len()))
    }
    with_game!(game, G => check::<G>(options))
}

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
        let game = build::<G>(&table.options)?;
        let session = Session::new(game, seed_commitment(table).seed());
        Ok(Deal {
            start: encode(&session),
            rules: G::RULES_VERSION,
            progress: progress(&session, &table.seats, table.pace),
        })
    }
    let is_open = |row: &crate::store::SeatRow| row.occupant == Occupant::Open;
    if table.phase != TablePhase::Waiting || table.seats.iter().any(is_open) {
        return Ok(table);
    }
    let dealt = with_game!(table.game, G => deal::<G>(&table))?;
    app.store.store_deal(&table.id, &dealt).await?;
    // Loading the table lets bots act.
    drop(app.tables.find(app, &table.id));
    let stored = app.store.table(&table.id).await?;
    stored.ok_or(ServerError::Stored("table"))
}
