//! What everybody may know of players: profiles, rankings, and matches that are over.

use super::caller::Caller;
use super::tables::{Invitation, find, summary};
use crate::App;
use crate::error::ServerError;
use crate::table::replay_of;
use axum::Json;
use axum::extract::{Path, Query, State};
use engine::registry::GameId;
use protocol::online::{
    ApiFailure, PlayerProfile, RankedPlayer, RankingSize, ReplayCode, TablePhase,
};

/// Returns the profile of a player.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<PlayerProfile>, ServerError> {
    let missing = || ServerError::request(ApiFailure::NotFound, "there is no such player");
    let (player, since) = app.store.player(&id).await?.ok_or_else(missing)?;
    let matches = app.store.public_matches_of(&id).await?.into_iter();
    Ok(Json(PlayerProfile {
        ratings: app.store.ratings_of(&id).await?,
        campaigns: app.store.campaigns_of(&id).await?,
        matches: matches.map(|table| summary(&app, table, None)).collect(),
        player,
        since,
    }))
}

/// Lists the rankings that have players.
pub async fn rankings(State(app): State<App>) -> Result<Json<Vec<RankingSize>>, ServerError> {
    Ok(Json(app.store.rankings().await?))
}

/// Returns the best players of a game with a number of seats.
pub async fn ranking(
    State(app): State<App>,
    Path((game, seats)): Path<(String, u8)>,
) -> Result<Json<Vec<RankedPlayer>>, ServerError> {
    let missing = || ServerError::request(ApiFailure::NotFound, "there is no such game");
    let game = GameId::from_name(&game).ok_or_else(missing)?;
    Ok(Json(app.store.ranking(game.name(), seats).await?))
}

/// Returns a match that is over, for everybody who may see its table.
pub async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<Invitation>,
    caller: Option<Caller>,
) -> Result<Json<ReplayCode>, ServerError> {
    let player = caller.map(|Caller(player)| player);
    let table = find(&app, &id, player.as_ref(), query.code()).await?;
    if table.phase != TablePhase::Over {
        let message = "the match is not over yet";
        return Err(ServerError::request(ApiFailure::Conflict, message));
    }
    Ok(Json(replay_of(&app, &table).await?))
}
