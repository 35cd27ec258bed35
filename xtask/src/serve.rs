//! A small web server for local play and for the browser tests.
//!
//! It serves one folder on the loopback address and is not meant for public networks. Like the
//! server of embedded players, it allows every origin to read its files.

use anyhow::{Context, Result};
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Component, Path, PathBuf},
    sync::Arc,
    thread,
    time::Duration,
};

/// The longest request head that is read, in bytes.
const HEAD_LIMIT: u64 = 16 * 1024;

/// Listens on `port`, or on a free port if that one is taken.
///
/// # Errors
/// Returns an error if no port is available.
pub fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .or_else(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))
        .context("cannot listen on a port")
}

/// Returns the URL of the server.
///
/// # Errors
/// Returns an error if the socket has no address.
pub fn address(listener: &TcpListener) -> Result<String> {
    Ok(format!("http://{}/", listener.local_addr()?))
}

/// Serves a folder until the program ends.
pub fn serve(listener: &TcpListener, folder: &Path) {
    let folder: Arc<Path> = folder.into();
    for stream in listener.incoming().flatten() {
        let folder = Arc::clone(&folder);
        // A browser that closes the connection early is no error.
        thread::spawn(move || answer(stream, &folder).ok());
    }
}

fn answer(mut stream: TcpStream, folder: &Path) -> Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    let mut lines = BufReader::new(stream.try_clone()?.take(HEAD_LIMIT)).lines();
    let request = lines.next().context("an empty request")??;
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or("/"));
    let found = locate(folder, target).and_then(|file| Some((fs::read(&file).ok()?, file)));
    let (status, kind, keep, body) = match (method, found) {
        ("GET" | "HEAD", Some((body, file))) => {
            ("200 OK", content_type(&file), cache_control(&file), body)
        }
        ("GET" | "HEAD", None) => ("404 Not Found", TEXT, NO_CACHE, b"Not found\n".to_vec()),
        (_, _) => ("405 Method Not Allowed", TEXT, NO_CACHE, Vec::new()),
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\ncache-control: {keep}\r\n\
         x-content-type-options: nosniff\r\naccess-control-allow-origin: *\r\n\
         cross-origin-resource-policy: cross-origin\r\nconnection: close\r\n\r\n",
        body.len()
    )?;
    if method != "HEAD" {
        stream.write_all(&body)?;
    }
    Ok(())
}

/// Returns the file of a request target, never one outside the folder.
fn locate(folder: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.trim_start_matches('/');
    let path = path.replace("%20", " ");
    let path = Path::new(if path.is_empty() { "index.html" } else { &path });
    let is_inside = path
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    let file = folder.join(path);
    (is_inside && file.is_file()).then_some(file)
}

const TEXT: &str = "text/plain; charset=utf-8";
const NO_CACHE: &str = "no-cache";

fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        Some("txt" | "md" | "ftl") => TEXT,
        Some(_) | None => "application/octet-stream",
    }
}

/// Returns the `Cache-Control` value of a file. A file whose name contains its hash never changes;
/// any other file must be revalidated.
fn cache_control(file: &Path) -> &'static str {
    let stem = file
        .file_stem()
        .and_then(|stem| stem.to_str())
        .unwrap_or("");
    let hash = stem.rsplit('-').next().unwrap_or("");
    let is_hashed = hash.len() == 16 && hash != stem && hash.bytes().all(|b| b.is_ascii_hexdigit());
    if is_hashed {
        "public, max-age=31536000, immutable"
    } else {
        NO_CACHE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_outside_of_the_folder_is_served() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(locate(folder, "/Cargo.toml?x=1").is_some());
        assert!(locate(folder, "/../Cargo.toml").is_none());
        assert!(locate(folder, "//../Cargo.toml").is_none());
        assert!(locate(folder, "/src").is_none());
    }

    #[test]
    fn only_files_with_hashed_names_are_cached() {
        assert!(cache_control(Path::new("app-0123456789abcdef.js")).contains("immutable"));
        assert_eq!(cache_control(Path::new("index.html")), NO_CACHE);
        assert_eq!(cache_control(Path::new("0123456789abcdef.js")), NO_CACHE);
    }
}
