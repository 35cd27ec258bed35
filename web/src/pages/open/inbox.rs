//! The inbox: files and texts that the system or another program passes to the page. `offline.js`
//! and the service worker put them into a cache, because the page may not be running yet.
//!
//! Any page on the web can send something there, so it is opened only after the user has confirmed.
//! Files that the user opened with this application need no confirmation.

use super::ReceivedFile;
use store::backup::MAX_BYTES;
use ui::bidi::is_bidi_control;
use ui::clock::now;
use ui::file;
use ui::file::FileError;
use ui::timing::await_promise;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, Cache, Request, Response};

/// Milliseconds to wait for the browser's cache.
const CACHE_TIMEOUT_MS: i32 = 10_000;
/// Milliseconds after which sent items are discarded; the service worker uses the same limit.
const MAX_AGE_MS: u64 = 3_600_000;
/// The maximum number of items that wait for confirmation; the service worker uses the same limit.
pub const MAX_ITEMS: usize = 8;
/// The maximum number of characters shown of a name or of a sent text.
const MAX_NAME_LENGTH: usize = 120;

/// The content of the inbox.
#[derive(Default)]
pub struct InboxItems {
    /// Files that the user opened with this application.
    pub opened: Vec<ReceivedFile>,
    /// Items from other programs or from any web page.
    pub sent: Vec<ReceivedFile>,
}

/// Takes everything out of the inbox. A browser without caches has none.
pub async fn take() -> InboxItems {
    take_from_cache().await.unwrap_or_default()
}

/// Returns the text by which the user can identify an item: its name, or the start of its text.
/// Invisible characters and direction controls are removed; `None` if nothing visible remains.
#[must_use]
pub fn display_name((name, text): &ReceivedFile) -> Option<String> {
    let display_words = match text {
        Ok(text) if name.is_empty() => text,
        Ok(_) | Err(_) => name,
    };
    let hidden =
        |character: char| matches!(character, '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}');
    let visible_words = display_words.chars().filter(|&character| {
        !character.is_control() && !hidden(character) && !is_bidi_control(character)
    });
    let shown: String = visible_words.take(MAX_NAME_LENGTH).collect();
    shown
        .contains(|character| !is_blank(character))
        .then_some(shown)
}

/// Returns whether a character is blank: spaces, and characters that show as space.
fn is_blank(character: char) -> bool {
    character.is_whitespace()
        || matches!(
            character,
            '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
                | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}'
        )
}

async fn take_from_cache() -> Result<InboxItems, JsValue> {
    let window = ui::browser::window().ok_or(JsValue::NULL)?;
    let caches = js_sys::Reflect::get(&window, &"caches".into())?;
    if !caches.is_object() {
        return Err(JsValue::NULL);
    }
    let cache = await_promise(CACHE_TIMEOUT_MS, window.caches()?.open(&cache_name()?)).await?;
    let cache: Cache = cache.unchecked_into();
    let keys = await_promise(CACHE_TIMEOUT_MS, cache.keys()).await?;
    let mut items = InboxItems::default();
    for key in js_sys::Array::from(&keys).iter() {
        let request: Request = key.unchecked_into();
        let answer = await_promise(CACHE_TIMEOUT_MS, cache.match_with_request(&request)).await?;
        await_promise(CACHE_TIMEOUT_MS, cache.delete_with_request(&request)).await?;
        let Ok(response) = answer.dyn_into::<Response>() else {
            continue;
        };
        if is_old(&request.url()) {
            continue;
        }
        let from = response.headers().get("x-from").ok().flatten();
        let item = received_file(&response).await;
        if from.as_deref() == Some("launch") {
            items.opened.push(item);
        } else {
            items.sent.push(item);
        }
    }
    Ok(items)
}

/// Returns whether an item is too old; its URL contains the time.
fn is_old(address: &str) -> bool {
    let stored_at = address
        .rsplit('/')
        .next()
        .and_then(|name| name.split_once('-'));
    let stored_at: Option<u64> = stored_at.and_then(|(stored_at, _)| stored_at.parse().ok());
    stored_at.is_none_or(|stored_at| now().saturating_sub(stored_at) > MAX_AGE_MS)
}

async fn received_file(response: &Response) -> ReceivedFile {
    let name = response.headers().get("x-name").ok().flatten();
    let name = js_sys::decode_uri_component(&name.unwrap_or_default());
    let size = response.headers().get("x-size").ok().flatten();
    let size: Option<u64> = size.and_then(|size| size.parse().ok());
    let text = match blob(response).await {
        // For an item that is far too large, only the name was stored.
        Ok(_) if size.is_some_and(|size| size > u64::from(MAX_BYTES)) => Err(FileError::TooLong),
        Ok(blob) => file::read_up_to(&blob, MAX_BYTES).await,
        Err(_) => Err(FileError::Unreadable),
    };
    (name.map_or_else(|_| String::new(), String::from), text)
}

async fn blob(response: &Response) -> Result<Blob, JsValue> {
    await_promise(CACHE_TIMEOUT_MS, response.blob()?)
        .await?
        .dyn_into()
}

/// Returns the name of the cache. Several copies of the application may share a site, each in its
/// own folder.
fn cache_name() -> Result<String, JsValue> {
    let document = ui::browser::window().and_then(|window| window.document());
    let address = document.and_then(|document| document.base_uri().ok()?);
    let folder = web_sys::Url::new_with_base("./", &address.unwrap_or_default())?;
    Ok(format!("{}inbox", folder.pathname()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_is_displayed_by_its_name_or_the_start_of_its_text() {
        let file = ("evening.centauri".to_owned(), Ok("{}".to_owned()));
        assert_eq!(display_name(&file).as_deref(), Some("evening.centauri"));
        let words = (String::new(), Ok("see you at eight".to_owned()));
        assert_eq!(display_name(&words).as_deref(), Some("see you at eight"));
        let turned = ("a\u{202e}irt\n.exe\u{200b}".to_owned(), Ok(String::new()));
        assert_eq!(display_name(&turned).as_deref(), Some("airt.exe"));
        let long = ("x".repeat(500), Err(FileError::TooLong));
        assert_eq!(
            display_name(&long).map(|name| name.len()),
            Some(MAX_NAME_LENGTH)
        );
    }

    #[test]
    fn a_name_without_visible_characters_is_none() {
        for name in [
            "",
            "   ",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{a0}\u{200b}\t",
            "\u{115f}\u{ad}",
        ] {
            for text in [Err(FileError::TooLong), Ok("\u{3164}\n".to_owned())] {
                assert_eq!(display_name(&(name.to_owned(), text)), None, "{name:?}");
            }
        }
        let spaced = ("\u{3164} a".to_owned(), Err(FileError::TooLong));
        assert!(display_name(&spaced).is_some());
    }
}
