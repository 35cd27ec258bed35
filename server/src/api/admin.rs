//! The requests of the operator's page. Each one proves a key that `admin key` has created.

use super::players::{Body, body, checked};
use crate::App;
use crate::admin::{DEFAULT_REASON, checked_text};
use crate::error::ServerError;
use crate::store::KeyHash;
use axum::Json;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use protocol::online::{
    AdminPlayer, AdminReport, AdminTable, AdminText, ApiFailure, PlayerName, TablePhase,
    TournamentSummary,
};
use serde::Deserialize;

/// The operator who sends a request, by the id of the key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operator(String);

impl FromRequestParts<App> for Operator {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ServerError> {
        let unknown = || ServerError::request(ApiFailure::Unauthorized, "the key is unknown");
        let header = parts.headers.get(AUTHORIZATION);
        let key = header.and_then(|header| header.to_str().ok()?.strip_prefix("Bearer "));
        let key = KeyHash::of(key.ok_or_else(unknown)?);
        match app.store.admin_of(&key).await? {
            Some(id) => Ok(Self(id)),
            None => {
                tracing::warn!("a request of the operator has an unknown key");
                Err(unknown())
            }
        }
    }
}

/// The query of the list of tables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct TableQuery {
    /// The phase of the tables.
    phase: Option<TablePhase>,
}

/// The query of the list of players.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct PlayerQuery {
    /// What their names contain.
    name: Option<String>,
}

/// The query of the list of reports.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct ReportQuery {
    /// Whether resolved ones are listed, too.
    #[serde(default)]
    all: bool,
}

/// The answer of a request that changes something.
type Done = Result<StatusCode, ServerError>;

/// Logs what an operator has done.
fn done(operator: &Operator, action: &'static str, target: &str) -> StatusCode {
    tracing::info!(key = %operator.0, action, target, "operator");
    StatusCode::NO_CONTENT
}

/// Lists tables, the last changed first.
pub async fn tables(
    State(app): State<App>,
    Query(query): Query<TableQuery>,
    _: Operator,
) -> Result<Json<Vec<AdminTable>>, ServerError> {
    Ok(Json(app.store.table_summaries(None, query.phase).await?))
}

/// Closes a table.
pub async fn close_table(
    State(app): State<App>,
    Path(id): Path<String>,
    operator: Operator,
) -> Done {
    app.store.close_table(&id).await?;
    Ok(done(&operator, "close", &id))
}

/// Lists tournaments: open ones first, then running ones.
pub async fn tournaments(
    State(app): State<App>,
    _: Operator,
) -> Result<Json<Vec<TournamentSummary>>, ServerError> {
    Ok(Json(app.store.tournaments(None).await?))
}

/// Cancels a tournament, even if it is played.
pub async fn cancel_tournament(
    State(app): State<App>,
    Path(id): Path<String>,
    operator: Operator,
) -> Done {
    app.store.cancel_tournament(&id, true).await?;
    Ok(done(&operator, "cancel", &id))
}

/// Lists players, the newest first.
pub async fn players(
    State(app): State<App>,
    Query(query): Query<PlayerQuery>,
    _: Operator,
) -> Result<Json<Vec<AdminPlayer>>, ServerError> {
    let name = query.name.as_deref();
    Ok(Json(app.store.player_summaries(name).await?))
}

/// Returns a text of the operator as players will see it.
fn read_text(text: &str) -> Result<String, ServerError> {
    checked_text(text).map_err(|reason| ServerError::request(ApiFailure::BadRequest, reason))
}

/// Bans a player.
pub async fn ban(
    State(app): State<App>,
    Path(id): Path<String>,
    operator: Operator,
    request: Body<AdminText>,
) -> Done {
    let text = body(request)?.text;
    let reason = match text.trim() {
        "" => DEFAULT_REASON.to_owned(),
        text => read_text(text)?,
    };
    app.store.ban(&id, &reason).await?;
    Ok(done(&operator, "ban", &id))
}

/// Lets a player play again.
pub async fn unban(State(app): State<App>, Path(id): Path<String>, operator: Operator) -> Done {
    app.store.unban(&id).await?;
    Ok(done(&operator, "unban", &id))
}

/// Gives a player another name.
pub async fn rename(
    State(app): State<App>,
    Path(id): Path<String>,
    operator: Operator,
    request: Body<PlayerName>,
) -> Done {
    let name = checked(&body(request)?)?;
    app.store.rename_by_operator(&id, &name).await?;
    let matches = app.store.matches_of(&id).await?;
    let shared = app.clone();
    // Sockets are closed, and open again with the new name.
    let reloading = tokio::spawn(async move {
        for table in matches {
            if shared.tables.reach(&shared, &table).await.is_some() {
                shared.tables.reload(&shared, &table).await;
            }
        }
    });
    // A failure was logged where it happened; the name is changed all the same.
    let _ = reloading.await;
    Ok(done(&operator, "rename", &id))
}

/// Lists reports, the oldest first.
pub async fn reports(
    State(app): State<App>,
    Query(query): Query<ReportQuery>,
    _: Operator,
) -> Result<Json<Vec<AdminReport>>, ServerError> {
    Ok(Json(app.store.reports(query.all).await?))
}

/// Marks a report as resolved.
pub async fn resolve(State(app): State<App>, Path(id): Path<String>, operator: Operator) -> Done {
    app.store.resolve_report(&id).await?;
    Ok(done(&operator, "resolve", &id))
}

/// Tells all players something, or no longer.
pub async fn announce(
    State(app): State<App>,
    operator: Operator,
    request: Body<AdminText>,
) -> Done {
    let text = body(request)?.text;
    let text = match text.trim() {
        "" => None,
        text => Some(read_text(text)?),
    };
    app.store.announce(text.as_deref()).await?;
    Ok(done(&operator, "announce", ""))
}
