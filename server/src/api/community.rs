//! What players decide about other players: follow, block, report.

use super::caller::{Caller, KnownCaller};
use super::players::{Body, body};
use super::tables::{not_found, summary};
use crate::App;
use crate::error::ServerError;
use crate::store::TableRow;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::online::{
    ApiFailure, BanInfo, MAX_REPORT_CHARS, NewReport, PlayerInfo, PlayerLists, SentReport,
    TableInfo, plain_text,
};

/// The answer of a request that changes the lists of a player.
type Lists = Result<Json<PlayerLists>, ServerError>;

/// Refuses what a player cannot decide about themselves.
fn require_other(player: &PlayerInfo, other: &str) -> Result<(), ServerError> {
    if player.id == other {
        let message = "that is the player who asks";
        return Err(ServerError::request(ApiFailure::BadRequest, message));
    }
    Ok(())
}

/// Refuses a player whom somebody at the table has blocked. The text does not say so.
pub async fn require_welcome(app: &App, table: &str, player: &str) -> Result<(), ServerError> {
    if app.store.is_kept_out(table, player).await? {
        let message = "the player cannot join this table";
        return Err(ServerError::request(ApiFailure::Forbidden, message));
    }
    Ok(())
}

/// Removes the tables that players have opened whom a player has blocked.
pub async fn without_blocked(
    app: &App,
    tables: Vec<TableRow>,
    player: Option<&PlayerInfo>,
) -> Result<Vec<TableRow>, ServerError> {
    let Some(player) = player else {
        return Ok(tables);
    };
    let blocked = app.store.blocked_by(&player.id).await?;
    let is_shown =
        |table: &TableRow| !blocked.contains(&table.host.id) || table.seat_of(&player.id).is_some();
    Ok(tables.into_iter().filter(is_shown).collect())
}

/// Returns the lists.
pub async fn lists(State(app): State<App>, Caller(player): Caller) -> Lists {
    Ok(Json(app.store.player_lists(&player.id).await?))
}

/// Follows a player.
pub async fn follow(
    State(app): State<App>,
    Path(other): Path<String>,
    Caller(player): Caller,
) -> Lists {
    require_other(&player, &other)?;
    app.store.follow(&player.id, &other).await?;
    Ok(Json(app.store.player_lists(&player.id).await?))
}

/// Follows a player no longer.
pub async fn unfollow(
    State(app): State<App>,
    Path(other): Path<String>,
    Caller(player): Caller,
) -> Lists {
    app.store.unfollow(&player.id, &other).await?;
    Ok(Json(app.store.player_lists(&player.id).await?))
}

/// Blocks a player.
pub async fn block(
    State(app): State<App>,
    Path(other): Path<String>,
    Caller(player): Caller,
) -> Lists {
    require_other(&player, &other)?;
    app.store.block(&player.id, &other).await?;
    Ok(Json(app.store.player_lists(&player.id).await?))
}

/// Unblocks a player.
pub async fn unblock(
    State(app): State<App>,
    Path(other): Path<String>,
    Caller(player): Caller,
) -> Lists {
    app.store.unblock(&player.id, &other).await?;
    Ok(Json(app.store.player_lists(&player.id).await?))
}

/// Lists the public tables of the players whom the player follows.
pub async fn followed_tables(
    State(app): State<App>,
    Caller(player): Caller,
) -> Result<Json<Vec<TableInfo>>, ServerError> {
    let tables = app.store.followed_tables(&player.id).await?;
    let tables = without_blocked(&app, tables, Some(&player)).await?;
    let described = tables
        .into_iter()
        .map(|table| summary(&app, table, Some(&player)));
    Ok(Json(described.collect()))
}

/// Reports a player to the operator.
pub async fn report(
    State(app): State<App>,
    Path(other): Path<String>,
    Caller(player): Caller,
    request: Body<NewReport>,
) -> Result<(StatusCode, Json<SentReport>), ServerError> {
    let request = body(request)?;
    require_other(&player, &other)?;
    let text = plain_text(&request.text);
    if text.chars().count() > MAX_REPORT_CHARS {
        let message = format!("a report has at most {MAX_REPORT_CHARS} characters");
        return Err(ServerError::request(ApiFailure::BadRequest, message));
    }
    let missing = || ServerError::request(ApiFailure::NotFound, "there is no such player");
    app.store.player(&other).await?.ok_or_else(missing)?;
    if let Some(table) = &request.table {
        // Only whoever sits there may have read its messages.
        let table = app.store.table(table).await?.ok_or_else(not_found)?;
        table.seat_of(&player.id).ok_or_else(not_found)?;
    }
    let new = NewReport { text, ..request };
    let id = app.store.add_report(&player.id, &other, &new).await?;
    tracing::info!(report = %id, "a player was reported");
    let sent = app.store.report(&id).await?;
    let sent = sent.ok_or(ServerError::Stored("report"))?.report;
    Ok((StatusCode::CREATED, Json(sent)))
}

/// Tells a player why the operator has banned the player.
pub async fn ban(
    State(app): State<App>,
    KnownCaller(player): KnownCaller,
) -> Result<Json<BanInfo>, ServerError> {
    let reason = app.store.ban_reason(&player.id).await?;
    Ok(Json(BanInfo { reason }))
}
