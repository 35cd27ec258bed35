//! The page, served beside the requests, so that one address is all that a player needs.

use super::embedding::{limit_framing, publish};
use crate::App;
use axum::Router;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::io;
use std::path::Path;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// The place in a page that names the server of online tables.
const NO_SERVER: &str = r#"<meta name="table-server" content="">"#;
/// The same, naming the folder of the page.
const THIS_SERVER: &str = r#"<meta name="table-server" content="./">"#;

/// Adds the files of a built page to a service. Its start page and the embedded player name this server.
pub fn serve(router: Router<App>, folder: &Path) -> io::Result<Router<App>> {
    let start = with_server(folder, "index.html")?;
    let player = with_server(folder, "embed.html")?;
    let start = move || async move {
        // Other sites frame the player, `embed.html`, and not the page with its tables.
        let mut page = html(start);
        let framing = HeaderValue::from_static("frame-ancestors 'self'");
        page.headers_mut().insert(CONTENT_SECURITY_POLICY, framing);
        page
    };
    let player = move |State(app): State<App>| async move {
        let mut page = html(player);
        limit_framing(&app, &mut page).await;
        page
    };
    let plain_types = SetResponseHeaderLayer::if_not_present(
        X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    let files = Router::new()
        .route("/", get(start))
        .route("/index.html", get(start))
        .route("/embed.html", get(player))
        .fallback_service(ServeDir::new(folder))
        .layer(from_fn(publish));
    Ok(router.merge(files).layer(plain_types))
}

/// Returns a page of a folder with the name of this server.
fn with_server(folder: &Path, name: &str) -> io::Result<&'static str> {
    let page = std::fs::read_to_string(folder.join(name))?;
    if !page.contains(NO_SERVER) {
        let reason = format!("{name} has no place for the name of a table server");
        return Err(io::Error::new(io::ErrorKind::InvalidData, reason));
    }
    // Once for the whole run of the program.
    Ok(page.replacen(NO_SERVER, THIS_SERVER, 1).leak())
}

fn html(text: &'static str) -> Response {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(
        CONTENT_TYPE,
        HeaderValue::from_static("text/html; charset=utf-8"),
    );
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}
