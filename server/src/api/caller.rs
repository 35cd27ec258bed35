//! The player who sends a request.

use crate::App;
use crate::error::ServerError;
use crate::store::KeyHash;
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use protocol::online::{ApiFailure, PlayerInfo};

/// The player whose key a request has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller(pub PlayerInfo);

/// Returns the key of a request.
fn key(parts: &Parts) -> Option<&str> {
    let header = parts.headers.get(AUTHORIZATION)?.to_str().ok()?;
    header.strip_prefix("Bearer ")
}

/// The player whose key a request has, who may be banned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownCaller(pub PlayerInfo);

impl FromRequestParts<App> for KnownCaller {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ServerError> {
        let unknown = || ServerError::request(ApiFailure::Unauthorized, "the key is unknown");
        let key = KeyHash::of(key(parts).ok_or_else(unknown)?);
        let player = app.store.player_by_key(&key).await?;
        player.map(Self).ok_or_else(unknown)
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ServerError> {
        let KnownCaller(player) = KnownCaller::from_request_parts(parts, app).await?;
        match app.store.ban_reason(&player.id).await? {
            Some(reason) => {
                let message = format!("the player is banned: {reason}");
                Err(ServerError::request(ApiFailure::Forbidden, message))
            }
            None => Ok(Self(player)),
        }
    }
}

impl OptionalFromRequestParts<App> for Caller {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, ServerError> {
        if key(parts).is_none() {
            return Ok(None);
        }
        let caller = <Self as FromRequestParts<App>>::from_request_parts(parts, app).await?;
        Ok(Some(caller))
    }
}
