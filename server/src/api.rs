//! The requests: JSON over HTTP, one WebSocket per table, and the page itself.
//!
//! The messages are those of [`protocol::online`]. Everything that changes something needs the key
//! of a player.

mod admin;
mod caller;
mod community;
mod embedding;
mod limits;
mod mail;
mod notifications;
mod page;
mod passkeys;
mod players;
mod profiles;
mod publishers;
mod rematch;
mod socket;
mod tables;
mod tournaments;
mod vacation;

use crate::App;
use crate::config::TournamentAccess;
use crate::error::ServerError;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, patch, post, put};
use axum::{Json, Router};
use engine::registry::GameId;
use limits::{ADDITIONS, ADMINISTRATION, Limit, REQUESTS, limit};
use protocol::online::{ApiFailure, ServerInfo};
use std::time::Duration;
use tower_http::timeout::TimeoutLayer;

/// The maximum size of a body, in bytes. Options with a board of one's own are the largest.
const MAX_BODY_BYTES: usize = 1 << 18;
/// The time limit of a request. Sockets are not limited once they are open.
const REQUEST_TIME: Duration = Duration::from_secs(20);

/// Returns the service of an application.
///
/// # Errors
/// Returns an error if the page's folder cannot be read.
pub fn router(app: App) -> std::io::Result<Router> {
    let readable = from_fn_with_state(app.clone(), embedding::allow_reading);
    let additions = Router::new()
        .route("/players", post(players::add))
        .route("/tables", post(tables::add))
        .route("/tables/{id}/rematch", post(rematch::add))
        .route(
            "/me/notifications/mail",
            put(mail::set).delete(mail::remove),
        )
        .route("/me/notifications/mail/confirm", post(mail::confirm))
        .route("/passkey-challenges", post(passkeys::begin_sign_in))
        .route("/passkey-sessions", post(passkeys::sign_in));
    let additions = additions.route("/players/{id}/reports", post(community::report));
    let additions = additions.route("/tournaments", post(tournaments::add));
    let others = Router::new()
        .route("/server", get(server_info))
        .route(
            "/me",
            get(players::me)
                .patch(players::rename)
                .delete(players::delete),
        )
        .route("/me/export", get(players::export))
        .route("/me/tables", get(tables::own))
        .route(
            "/me/vacation",
            get(vacation::show)
                .put(vacation::begin)
                .delete(vacation::end),
        )
        .merge(
            notification_routes()
                .merge(profile_routes())
                .merge(passkey_routes()),
        )
        .route("/publisher-session", post(publishers::begin_session))
        .route("/tables", get(tables::open).layer(readable))
        .merge(community_routes())
        .merge(tournament_routes())
        .route("/running-tables", get(tables::running))
        .route("/seed-offers", post(tables::offer_seed))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/replace", post(tables::replace))
        .route("/tables/{id}/take-over", post(tables::take_over))
        .route("/tables/{id}/socket", get(socket::open))
        .fallback(no_such_path);
    let limited = |router: Router<App>, by: Limit| {
        if app.config.has_limits {
            limit(router, by, app.config.trusts_proxy)
        } else {
            router
        }
    };
    let additions = limited(additions, ADDITIONS);
    let others = others.merge(limited(admin_routes(), ADMINISTRATION));
    let api = limited(others.merge(additions), REQUESTS)
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::GATEWAY_TIMEOUT,
            REQUEST_TIME,
        ));
    let watching = Router::new()
        .route("/healthz", get(health))
        .route("/metrics", get(metrics));
    let router = Router::new()
        .nest("/api/v1", api)
        .merge(limited(watching, REQUESTS));
    let router = match &app.config.page {
        Some(folder) => page::serve(router, folder)?,
        None => router,
    };
    Ok(router.with_state(app))
}

fn notification_routes() -> Router<App> {
    Router::new()
        .route(
            "/me/notifications",
            get(notifications::show).put(notifications::change),
        )
        .route("/me/notifications/push", post(notifications::subscribe))
        .route(
            "/me/notifications/push/{id}",
            delete(notifications::unsubscribe),
        )
        .route(
            "/me/notifications/webhook",
            put(notifications::set_webhook).delete(notifications::remove_webhook),
        )
        .route("/mail/stop", get(mail::ask_to_stop).post(mail::stop))
        .route("/me/notifications/test", post(notifications::test))
        .route(
            "/tables/{id}/mute",
            put(notifications::mute).delete(notifications::unmute),
        )
}

fn passkey_routes() -> Router<App> {
    Router::new()
        .route("/me/passkeys", get(passkeys::list).post(passkeys::add))
        .route("/me/passkeys/challenge", post(passkeys::begin_adding))
        .route("/me/passkeys/{id}", delete(passkeys::remove))
        .route("/me/keys", post(players::sign_out))
}

fn profile_routes() -> Router<App> {
    Router::new()
        .route("/players/{id}", get(profiles::show))
        .route("/rankings", get(profiles::rankings))
        .route("/rankings/{game}/{seats}", get(profiles::ranking))
        .route("/tables/{id}/replay", get(profiles::replay))
}

fn community_routes() -> Router<App> {
    Router::new()
        .route("/me/ban", get(community::ban))
        .route("/me/players", get(community::lists))
        .route("/me/followed-tables", get(community::followed_tables))
        .route(
            "/players/{id}/follow",
            put(community::follow).delete(community::unfollow),
        )
        .route(
            "/players/{id}/block",
            put(community::block).delete(community::unblock),
        )
}

fn tournament_routes() -> Router<App> {
    Router::new()
        .route("/tournaments", get(tournaments::list))
        .route("/tournaments/{id}", get(tournaments::show))
        .route("/tournaments/{id}/join", post(tournaments::join))
        .route("/tournaments/{id}/withdraw", post(tournaments::withdraw))
        .route("/tournaments/{id}/remove", post(tournaments::remove))
        .route("/tournaments/{id}/start", post(tournaments::start))
        .route("/tournaments/{id}/cancel", post(tournaments::cancel))
}

fn admin_routes() -> Router<App> {
    Router::new()
        .route("/admin/tables", get(admin::tables))
        .route("/admin/tables/{id}/close", post(admin::close_table))
        .route("/admin/players", get(admin::players))
        .route("/admin/players/{id}", patch(admin::rename))
        .route(
            "/admin/players/{id}/ban",
            put(admin::ban).delete(admin::unban),
        )
        .route("/admin/reports", get(admin::reports))
        .route("/admin/reports/{id}/resolve", post(admin::resolve))
        .route("/admin/tournaments", get(admin::tournaments))
        .route(
            "/admin/tournaments/{id}/cancel",
            post(admin::cancel_tournament),
        )
        .route("/admin/announcement", put(admin::announce))
}

async fn no_such_path() -> ServerError {
    ServerError::request(ApiFailure::NotFound, "there is no such path")
}

async fn server_info(State(app): State<App>) -> Result<Json<ServerInfo>, ServerError> {
    Ok(Json(ServerInfo {
        name: app.config.name.clone(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        games: GameId::ALL.map(|game| game.name().to_owned()).into(),
        announcement: app.store.announcement().await?,
        has_passkeys: app.relying_party.is_some(),
        has_chat: app.config.has_chat,
        has_tournaments: app.config.tournaments != TournamentAccess::Off,
    }))
}

/// Says whether the server can answer requests.
async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    #[cfg(feature = "cluster")]
    if !app.node.is_connected() {
        let text = "the other nodes cannot be reached\n";
        return (StatusCode::SERVICE_UNAVAILABLE, text);
    }
    if app.store.is_ready().await {
        (StatusCode::OK, "ok\n")
    } else {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "the database does not answer\n",
        )
    }
}

/// Returns the numbers of the server.
async fn metrics(State(app): State<App>) -> String {
    let text = app.metrics.write(app.tables.count());
    #[cfg(feature = "cluster")]
    let text = {
        let (owned, links) = (app.node.owned_count(), app.links.count());
        text + &app.metrics.write_node(owned, links, app.node.leads())
    };
    text
}
