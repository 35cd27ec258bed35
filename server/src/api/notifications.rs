//! How the player wants to be told that a match waits.

use super::caller::Caller;
use super::players::{Body, body};
use crate::App;
use crate::error::ServerError;
use crate::notify::{self, BrowserKeys, OutboundError};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use base64::Engine;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use protocol::online::{
    ApiFailure, NewPushSubscription, NotificationChange, NotificationSettings, NotificationTest,
    QuietHours, SubscriptionInfo, WebhookAddress,
};

/// Reads base64url with and without padding, since browsers write both.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &base64::alphabet::URL_SAFE,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// The answer of a request that changes the settings.
type Settings = Result<Json<NotificationSettings>, ServerError>;

fn bad(message: impl Into<String>) -> ServerError {
    ServerError::request(ApiFailure::BadRequest, message)
}

/// Refuses an address.
fn refused(error: OutboundError) -> ServerError {
    bad(error.to_string())
}

/// Returns the settings of a player, with the key of this server.
pub async fn settings(app: &App, player: &str) -> Result<NotificationSettings, ServerError> {
    let settings = app.store.notification_settings(player).await?;
    Ok(NotificationSettings {
        server_key: app.notifier.public_key(),
        sends_mail: app.notifier.mailer().is_some(),
        ..settings
    })
}

/// Returns the settings.
pub async fn show(State(app): State<App>, Caller(player): Caller) -> Settings {
    settings(&app, &player.id).await.map(Json)
}

/// Changes the quiet hours.
pub async fn change(
    State(app): State<App>,
    Caller(player): Caller,
    request: Body<NotificationChange>,
) -> Settings {
    let quiet = body(request)?.quiet_hours;
    if quiet
        .as_ref()
        .is_some_and(|quiet| !QuietHours::is_valid(quiet))
    {
        return Err(bad("quiet hours are two different minutes of a day"));
    }
    app.store.set_quiet_hours(&player.id, quiet).await?;
    settings(&app, &player.id).await.map(Json)
}

/// Adds a browser, and returns how the server lists it.
pub async fn subscribe(
    State(app): State<App>,
    Caller(player): Caller,
    request: Body<NewPushSubscription>,
) -> Result<(StatusCode, Json<SubscriptionInfo>), ServerError> {
    let new = body(request)?;
    app.notifier.destination(&new.endpoint).map_err(refused)?;
    let key = |text: &str| {
        BASE64
            .decode(text)
            .map_err(|_| bad("a key is not base64url"))
    };
    let (public_key, auth) = (key(&new.keys.p256dh)?, key(&new.keys.auth)?);
    if BrowserKeys::from_bytes(&public_key, &auth).is_none() {
        return Err(bad("a key is no P-256 point or has the wrong length"));
    }
    let keys = (public_key.as_slice(), auth.as_slice());
    let id = app
        .store
        .add_subscription(&player.id, &new.endpoint, keys)
        .await?;
    let known = app
        .store
        .notification_settings(&player.id)
        .await?
        .subscriptions;
    let added = known.into_iter().find(|one| one.id == id);
    let added = added.ok_or(ServerError::Stored("subscription"))?;
    Ok((StatusCode::CREATED, Json(added)))
}

/// Removes a browser.
pub async fn unsubscribe(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
) -> Settings {
    app.store.remove_subscription(&player.id, &id).await?;
    settings(&app, &player.id).await.map(Json)
}

/// Changes the webhook.
pub async fn set_webhook(
    State(app): State<App>,
    Caller(player): Caller,
    request: Body<WebhookAddress>,
) -> Settings {
    let address = body(request)?.address;
    app.notifier.destination(&address).map_err(refused)?;
    app.store.set_webhook(&player.id, Some(&address)).await?;
    settings(&app, &player.id).await.map(Json)
}

/// Removes the webhook.
pub async fn remove_webhook(State(app): State<App>, Caller(player): Caller) -> Settings {
    app.store.set_webhook(&player.id, None).await?;
    settings(&app, &player.id).await.map(Json)
}

/// Sends a test to everything that the player has named.
pub async fn test(
    State(app): State<App>,
    Caller(player): Caller,
) -> Result<Json<NotificationTest>, ServerError> {
    if !app.store.begin_test(&player.id).await? {
        let message = "a test was sent a moment ago";
        return Err(ServerError::request(ApiFailure::TooMany, message));
    }
    notify::test_targets(&app, &player.id).await.map(Json)
}

/// Turns the notifications of a table off.
pub async fn mute(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
) -> Settings {
    set_muted(&app, &id, &player.id, true).await
}

/// Turns the notifications of a table on again.
pub async fn unmute(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
) -> Settings {
    set_muted(&app, &id, &player.id, false).await
}

async fn set_muted(app: &App, table: &str, player: &str, is_muted: bool) -> Settings {
    let known = app.store.table(table).await?;
    if known.is_none_or(|known| known.seat_of(player).is_none()) {
        let message = "the player has no seat at such a table";
        return Err(ServerError::request(ApiFailure::NotFound, message));
    }
    app.store.set_muted(player, table, is_muted).await?;
    settings(app, player).await.map(Json)
}
