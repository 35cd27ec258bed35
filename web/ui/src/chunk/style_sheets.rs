//! Loads the style sheets of the games. The page starts with the sheet of its first page; the sheet
//! of a game loads with the first chunk of that game that draws something, after the sheet that all
//! games share.

use super::{ChunkExport, ChunkLoadError};
use crate::fetch;
use crate::timing::await_promise;
use engine::registry::GameId;
use js_sys::{Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlHeadElement};

/// The export of a style chunk, which has no functions.
const EMPTY_EXPORT: ChunkExport = &();

/// Milliseconds to wait for a style sheet, slightly less than for a chunk.
const LOAD_TIMEOUT_MS: i32 = 25_000;

/// The name of the sheet that all games share.
const SHARED_SHEET: &str = "games";
/// The name of the sheet of online tables.
const ONLINE_SHEET: &str = "online";

/// Adds the style sheet of a game to the document, unless the game has none, preceded by the sheet
/// that all games share.
///
/// # Errors
/// If a sheet cannot be loaded or does not arrive in time.
pub async fn load_style(game: GameId) -> Result<ChunkExport, ChunkLoadError> {
    load_sheets(&[SHARED_SHEET, game.name()]).await
}

/// Adds the style sheet of online tables to the document.
///
/// # Errors
/// If the sheet cannot be loaded or does not arrive in time.
pub async fn load_online_style() -> Result<ChunkExport, ChunkLoadError> {
    load_sheets(&[ONLINE_SHEET]).await
}

async fn load_sheets(names: &[&str]) -> Result<ChunkExport, ChunkLoadError> {
    for sheet in names
        .iter()
        .filter_map(|name| fetch::style_sheet_file(name))
    {
        link(&sheet).await.ok_or(ChunkLoadError)?;
    }
    Ok(EMPTY_EXPORT)
}

async fn link(sheet: &str) -> Option<()> {
    let head = crate::browser::window()?.document()?.head()?;
    // Two callers may request it at once.
    let selector = format!("link[href=\"{sheet}\"]");
    let link = match head.query_selector(&selector).ok()? {
        Some(link) => link,
        None => add(&head, sheet)?,
    };
    // A sheet that is loaded already sends no more events.
    if Reflect::get(&link, &"sheet".into()).is_ok_and(|sheet| sheet.is_object()) {
        return Some(());
    }
    let loaded = Promise::new(&mut |resolve, reject| {
        for (event, listener) in [("load", &resolve), ("error", &reject)] {
            // Adding a listener to an element cannot fail.
            let _ = link.add_event_listener_with_callback(event, listener);
        }
    });
    let loaded = await_promise(LOAD_TIMEOUT_MS, loaded).await;
    if loaded.is_err() {
        // The next attempt uses another element, since a stalled one would stall again.
        link.remove();
    }
    loaded.ok().map(drop)
}

fn add(head: &HtmlHeadElement, sheet: &str) -> Option<Element> {
    let link = head.owner_document()?.create_element("link").ok()?;
    link.set_attribute("rel", "stylesheet").ok()?;
    link.set_attribute("href", sheet).ok()?;
    // A link that has failed sends no more events, so nobody may find it and wait for them.
    let failed_link = link.clone();
    let remove = Closure::once_into_js(move || failed_link.remove());
    link.add_event_listener_with_callback("error", remove.unchecked_ref())
        .ok()?;
    head.append_child(&link).ok()?;
    Some(link)
}
