//! The page, served beside the requests, so that one address is all that a player needs.

use crate::App;
use axum::Router;
use axum::http::HeaderValue;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS,
};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::io;
use std::path::Path;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// The place in `index.html` that names the server of online tables.
const NO_SERVER: &str = r#"<meta name="table-server" content="">"#;
/// The same, naming the folder of the page.
const THIS_SERVER: &str = r#"<meta name="table-server" content="./">"#;

/// Adds the files of a built page to a service. Its start page names this server.
pub fn serve(router: Router<App>, folder: &Path) -> io::Result<Router<App>> {
    let start = std::fs::read_to_string(folder.join("index.html"))?;
    if !start.contains(NO_SERVER) {
        let reason = "index.html has no place for the name of a table server";
        return Err(io::Error::new(io::ErrorKind::InvalidData, reason));
    }
    let start: &'static str = start.replacen(NO_SERVER, THIS_SERVER, 1).leak();
    let page = move || async move { html(start) };
    let plain_types = SetResponseHeaderLayer::if_not_present(
        X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    Ok(router
        .route("/", get(page))
        .route("/index.html", get(page))
        .fallback_service(ServeDir::new(folder))
        .layer(plain_types))
}

fn html(text: &'static str) -> Response {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(
        CONTENT_TYPE,
        HeaderValue::from_static("text/html; charset=utf-8"),
    );
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    // Other sites frame the player, `embed.html`, and not the page with its tables.
    let framing = HeaderValue::from_static("frame-ancestors 'self'");
    headers.insert(CONTENT_SECURITY_POLICY, framing);
    response
}
