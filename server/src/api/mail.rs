//! The mail address of a player, and the link in mails that ends them.

use super::caller::Caller;
use super::notifications::settings;
use super::players::{Body, body};
use crate::App;
use crate::error::ServerError;
use crate::notify::{Mailer, is_mail_address, mail_language, stop_page};
use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Html;
use protocol::online::{ApiFailure, MailAddress, MailCode, NotificationSettings};
use serde::Deserialize;

/// The answer of a request that changes the settings.
type Settings = Result<Json<NotificationSettings>, ServerError>;

fn mailer(app: &App) -> Result<&Mailer, ServerError> {
    let none = || ServerError::request(ApiFailure::NotFound, "the server sends no mails");
    app.notifier.mailer().ok_or_else(none)
}

/// Names an address, and sends a code there.
pub async fn set(
    State(app): State<App>,
    Caller(player): Caller,
    request: Body<MailAddress>,
) -> Settings {
    let mailer = mailer(&app)?;
    let MailAddress { address, language } = body(request)?;
    if !is_mail_address(&address) {
        let message = "this is no mail address";
        return Err(ServerError::request(ApiFailure::BadRequest, message));
    }
    let language = mail_language(&language);
    let code = app.store.set_mail(&player.id, &address, language).await?;
    if !mailer.send_code(&address, language, &code).await {
        app.metrics.notifications_failed.add(1);
        let message = "the code cannot be sent to this address now";
        return Err(ServerError::request(ApiFailure::Unavailable, message));
    }
    settings(&app, &player.id).await.map(Json)
}

/// Confirms the address with the code.
pub async fn confirm(
    State(app): State<App>,
    Caller(player): Caller,
    request: Body<MailCode>,
) -> Settings {
    let code = body(request)?.code;
    if !app.store.confirm_mail(&player.id, code.trim()).await? {
        let message = "the code is wrong or old";
        return Err(ServerError::request(ApiFailure::Conflict, message));
    }
    settings(&app, &player.id).await.map(Json)
}

/// Removes the address.
pub async fn remove(State(app): State<App>, Caller(player): Caller) -> Settings {
    app.store.remove_mail(&player.id).await?;
    settings(&app, &player.id).await.map(Json)
}

/// The query of the link that ends mails.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct StopQuery {
    player: String,
    token: String,
}

/// Asks whether mails are to end: programs that check links must not end them.
pub async fn ask_to_stop(
    State(app): State<App>,
    Query(query): Query<StopQuery>,
) -> Result<(StatusCode, Html<String>), ServerError> {
    let mail = app.store.confirmed_mail(&query.player).await?;
    let mail = mail.filter(|mail| mail.stop_token == query.token);
    Ok(match mail {
        Some(mail) => (StatusCode::OK, Html(stop_page(&mail.language, None))),
        None => (StatusCode::NOT_FOUND, Html(stop_page("en", Some(false)))),
    })
}

/// Ends the mails to the address.
pub async fn stop(
    State(app): State<App>,
    Query(query): Query<StopQuery>,
) -> Result<(StatusCode, Html<String>), ServerError> {
    let mail = app.store.confirmed_mail(&query.player).await?;
    let language = mail.map_or_else(|| "en".to_owned(), |mail| mail.language);
    let is_stopped = app.store.stop_mail(&query.player, &query.token).await?;
    let status = if is_stopped {
        StatusCode::OK
    } else {
        StatusCode::NOT_FOUND
    };
    Ok((status, Html(stop_page(&language, Some(is_stopped)))))
}
