//! The style sheets of the games. The page begins with what its first page looks like; the looks of a game come with the first
//! of its rooms, after what the rooms of all games share.

use super::{ChunkExport, ChunkLoadError};
use crate::fetch;
use crate::timing::await_promise;
use engine::registry::GameId;
use js_sys::{Promise, Reflect};
use web_sys::{Element, HtmlHeadElement};

/// What looks hand out: nothing, once they are there.
const WORN: ChunkExport = &();

/// Milliseconds in which a style sheet arrives, a little less than a part has.
const ARRIVAL: i32 = 25_000;

/// Whose sheet has what the rooms of all games share.
const SHARED: &str = "games";

/// Puts the style sheet of a game into the document, unless it has none of its own, and before it the one of all games.
///
/// # Errors
/// When it is not to be had, or does not come in time.
pub async fn load_style(game: GameId) -> Result<ChunkExport, ChunkLoadError> {
    for sheet in [SHARED, game.name()]
        .into_iter()
        .filter_map(fetch::style_sheet_file)
    {
        link(&sheet).await.ok_or(ChunkLoadError)?;
    }
    Ok(WORN)
}

async fn link(sheet: &str) -> Option<()> {
    let head = crate::browser::window()?.document()?.head()?;
    // Two may ask for it at once.
    let own = format!("link[href=\"{sheet}\"]");
    let link = match head.query_selector(&own).ok()? {
        Some(link) => link,
        None => add(&head, sheet)?,
    };
    // A sheet that is there already says so no more.
    if Reflect::get(&link, &"sheet".into()).is_ok_and(|sheet| sheet.is_object()) {
        return Some(());
    }
    let come = Promise::new(&mut |resolve, reject| {
        for (event, heard) in [("load", &resolve), ("error", &reject)] {
            // An element takes any listener.
            let _ = link.add_event_listener_with_callback(event, heard);
        }
    });
    let come = await_promise(ARRIVAL, come).await;
    if come.is_err() {
        // It is asked for again with another element: what hangs would hang for that as well.
        link.remove();
    }
    come.ok().map(drop)
}

fn add(head: &HtmlHeadElement, sheet: &str) -> Option<Element> {
    let link = head.owner_document()?.create_element("link").ok()?;
    link.set_attribute("rel", "stylesheet").ok()?;
    link.set_attribute("href", sheet).ok()?;
    head.append_child(&link).ok()?;
    Some(link)
}
