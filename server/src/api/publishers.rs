//! Becoming a player as the user of a publisher.

use super::players::{Body, body, checked};
use crate::App;
use crate::error::ServerError;
use crate::publisher::{TokenClaims, TokenError, claimed_publisher, verify_token};
use crate::store::PublisherLogin;
use axum::Json;
use axum::extract::State;
use protocol::online::{ApiFailure, NewPlayer, PlayerName, PublisherToken};

impl From<TokenError> for ServerError {
    fn from(error: TokenError) -> Self {
        Self::request(ApiFailure::Unauthorized, error.to_string())
    }
}

/// Returns the player of a token, with a new key for this session.
pub async fn begin_session(
    State(app): State<App>,
    request: Body<PublisherToken>,
) -> Result<Json<NewPlayer>, ServerError> {
    let begun = begin(&app, &body(request)?.token).await;
    match &begun {
        Ok(_) => app.metrics.publisher_sessions.add(1),
        Err(_) => app.metrics.publisher_tokens_refused.add(1),
    }
    begun.map(Json)
}

async fn begin(app: &App, token: &str) -> Result<NewPlayer, ServerError> {
    let claims = verified(app, token).await?;
    let name = checked(&PlayerName {
        name: claims.name.clone(),
    })?;
    let login = PublisherLogin {
        publisher: &claims.publisher,
        user: &claims.user,
        name: &name,
        token: &claims.token,
        token_expires: claims.remembered_until(),
    };
    app.store.begin_publisher_session(login).await
}

/// Checks a token with the secret of its publisher.
async fn verified(app: &App, token: &str) -> Result<TokenClaims, ServerError> {
    let publisher = claimed_publisher(token)?;
    let publishers = app.store.publishers(Some(&publisher)).await?;
    let publisher = publishers.first().ok_or(TokenError::Signature)?;
    let audience = app.store.audience().await?;
    let secret = &publisher.token_secret;
    Ok(verify_token(
        token,
        secret,
        &audience,
        app.clock.now() / 1000,
    )?)
}
