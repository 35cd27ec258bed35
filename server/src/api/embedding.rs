//! Which sites may show the player in a frame and read the list of open tables: those of publishers, and
//! those that the operator names. Cookies are never involved, so reading lets no site act for anybody.

use crate::App;
use axum::extract::{Request, State};
use axum::http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CONTENT_SECURITY_POLICY, ORIGIN, VARY};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

/// What stands for every site among the origins of the operator.
const ANY: &str = "*";
/// Lets pages with cross-origin isolation use a file.
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// Returns the origins of other sites that may embed the player.
async fn origins(app: &App) -> Vec<String> {
    let mut origins = app.config.embed_origins.clone();
    match app.store.publishers(None).await {
        Ok(publishers) => origins.extend(publishers.into_iter().flat_map(|one| one.origins)),
        // Without the database nobody plays, so nobody needs to embed.
        Err(error) => tracing::error!(%error, "publishers cannot be read"),
    }
    origins
}

/// Lets the pages of sites that may embed the player read an answer.
pub async fn allow_reading(State(app): State<App>, request: Request, next: Next) -> Response {
    let origin = request.headers().get(ORIGIN).cloned();
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.append(VARY, HeaderValue::from_static("origin"));
    if let Some(origin) = origin {
        let origins = origins(&app).await;
        let is_allowed = |allowed: &String| allowed == ANY || origin == allowed.as_str();
        if origins.iter().any(is_allowed) {
            headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        }
    }
    response
}

/// Lets every page read a file of the page, which has nothing that is secret: frames without an origin
/// and the pages of other sites load the player with these files.
pub async fn publish(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static(ANY));
    headers.insert(RESOURCE_POLICY, HeaderValue::from_static("cross-origin"));
    response
}

/// Says which sites may show the player in a frame.
pub async fn limit_framing(app: &App, response: &mut Response) {
    let origins = origins(app).await;
    if origins.iter().any(|origin| origin == ANY) {
        return;
    }
    let policy = format!("frame-ancestors 'self' {}", origins.join(" "));
    // Origins are checked when they are set, so this is a header.
    if let Ok(policy) = HeaderValue::from_str(policy.trim_end()) {
        response
            .headers_mut()
            .insert(CONTENT_SECURITY_POLICY, policy);
    }
}
