//! Dealing a match once all seats are taken.

use super::absence::{due_notices, people};
use super::clocks::Clocks;
use super::progress;
use crate::App;
use crate::error::ServerError;
use crate::store::{Deal, SeatRow, TableRow};
use engine::bots::Evaluate;
use engine::save::encode;
use engine::session::Session;
use engine::with_game;
use protocol::online::{Occupant, TablePhase, game_from_json};

/// Deals the match if all seats are taken, and returns the table as it is then. Bots begin at once.
///
/// # Errors
/// Returns an error if the database cannot store the deal.
pub async fn deal_if_full(app: &App, table: TableRow) -> Result<TableRow, ServerError> {
    fn deal<G: Evaluate>(app: &App, table: &TableRow) -> Result<Deal, ServerError> {
        let game = game_from_json::<G>(&table.options)?;
        let session = Session::new(game, table.seed_commitment().seed());
        let now = app.clock.now();
        let mut clocks = Clocks::default();
        clocks.update(&session, table, now, |_| false);
        Ok(Deal {
            start: encode(&session),
            rules: G::RULES_VERSION,
            progress: progress(&session, table, &clocks, now)?,
            due: due_notices(app, None, &session, people(table)),
        })
    }
    let is_open = |row: &SeatRow| row.occupant == Occupant::Open;
    let mut table = table;
    // Somebody may leave, and somebody else take the seat, while the match is dealt.
    while table.phase == TablePhase::Waiting && !table.seats.iter().any(is_open) {
        let dealt = with_game!(table.game, G => deal::<G>(app, &table))?;
        if app.store.store_deal(&table, &dealt).await? {
            // Loading the table lets bots act.
            drop(app.tables.load(app, &table.id));
        }
        let stored = app.store.table(&table.id).await?;
        table = stored.ok_or(ServerError::Stored("table"))?;
    }
    Ok(table)
}
