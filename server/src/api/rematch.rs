//! Asking for a rematch: another match with the same options and players.

use super::caller::Caller;
use super::players::{Body, body};
use super::tables::{check_waiting_tables, dealt, not_found};
use crate::App;
use crate::error::ServerError;
use crate::store::{SeatRow, TableRow};
use crate::table::TableRequest;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::online::{
    ApiFailure, NewTable, Occupant, PlayerInfo, Rematch, RematchOffer, SeatPlan, TableInfo,
    TablePhase, Visibility,
};

/// Opens the rematch of a match that is over: the player and the bots keep their seats, and the
/// others are invited to theirs. Returns the table that is there already if somebody was faster.
pub async fn add(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
    request: Body<Rematch>,
) -> Result<(StatusCode, Json<TableInfo>), ServerError> {
    let request = body(request)?;
    let before = finished_table(&app, &id, &player).await?;
    if let Some(rematch) = &before.rematch {
        return Ok((StatusCode::OK, dealt(&app, &rematch.table, &player).await?));
    }
    check_waiting_tables(&app, &player).await?;
    let (game, new) = plan(&before, &player, request, app.config.has_chat).check()?;
    let added = app.store.add_table((game, &new), &player.id, Some(&id));
    if let Err(error) = added.await {
        // Another player may have asked at the same time.
        let before = finished_table(&app, &id, &player).await?;
        let rematch = before.rematch.ok_or(error)?;
        return Ok((StatusCode::OK, dealt(&app, &rematch.table, &player).await?));
    }
    let before = finished_table(&app, &id, &player).await?;
    let rematch = before.rematch.ok_or_else(not_found)?;
    let table = dealt(&app, &rematch.table, &player).await?;
    tell_players(&app, &id, rematch).await;
    Ok((StatusCode::CREATED, table))
}

/// Returns a table whose match is over and at which the player has a seat.
async fn finished_table(app: &App, id: &str, player: &PlayerInfo) -> Result<TableRow, ServerError> {
    let table = app.store.table(id).await?.ok_or_else(not_found)?;
    if table.seat_of(&player.id).is_none() {
        return Err(not_found());
    }
    if table.phase != TablePhase::Over {
        let message = "the match is not over yet";
        return Err(ServerError::request(ApiFailure::Conflict, message));
    }
    Ok(table)
}

/// Returns the request to open the rematch of a table; `has_chat` is whether the server allows a chat.
fn plan(before: &TableRow, player: &PlayerInfo, request: Rematch, has_chat: bool) -> NewTable {
    let seat = |row: &SeatRow| match &row.occupant {
        Occupant::Player(other) if other.id == player.id => SeatPlan::Me,
        Occupant::Player(_) | Occupant::Open => SeatPlan::Open,
        // A bot took the place of a person, and a rated match is for people only.
        Occupant::Bot { .. } if before.is_rated => SeatPlan::Open,
        Occupant::Bot { level } => SeatPlan::Bot { level: *level },
    };
    NewTable {
        game: before.game.name().to_owned(),
        options: before.options.clone(),
        seats: before.seats.iter().map(seat).collect(),
        visibility: Visibility::Invited,
        time_control: before.time_control,
        timeout_policy: before.timeout_policy,
        is_rated: before.is_rated,
        has_chat: before.has_chat && has_chat,
        reaction_delay: before.reaction_delay,
        seed_offer: request.seed_offer,
        seed_share: request.seed_share,
        signing_key: request.signing_key,
    }
}

/// Tells the players who still look at the table. The others see it in the list of their tables.
async fn tell_players(app: &App, table: &str, rematch: RematchOffer) {
    if let Some(sender) = app.tables.reach(app, table).await {
        // A table that ends meanwhile has nobody to tell.
        let _ = sender.send(TableRequest::OfferRematch(rematch)).await;
    }
}
