//! Links to this page, and the ways to share one: the clipboard and the browser's share menu.

use crate::fetch::asset_base;
use crate::timing::await_promise;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// The page that an embedding site shows in a frame. Its links lead to the full page instead.
const EMBED_PAGE: &str = "embed.html";

/// Milliseconds to wait for the clipboard, since the browser may ask the user for permission.
const CLIPBOARD_TIMEOUT_MS: i32 = 10_000;
/// Milliseconds to wait while the browser's share menu is open.
const SHARE_TIMEOUT_MS: i32 = 600_000;

/// Returns the URL of this page with `hash` as its fragment. The query is dropped, because
/// parameters such as the language are choices of this user.
pub fn page_address(hash: &str) -> String {
    let page_url = || crate::browser::window()?.location().href().ok();
    let page_url = asset_base().or_else(page_url);
    full_page_link(&page_url.unwrap_or_default(), hash)
}

fn full_page_link(page_url: &str, hash: &str) -> String {
    let page = page_url.split(['#', '?']).next().unwrap_or_default();
    let page = page.strip_suffix(EMBED_PAGE).unwrap_or(page);
    format!("{page}{hash}")
}

/// Copies a text to the clipboard and returns whether that worked.
pub async fn copy_to_clipboard(text: &str) -> bool {
    // Without a secure context there is no clipboard, although the bindings do not say so.
    let Some(navigator) = crate::browser::window().map(|window| window.navigator()) else {
        return false;
    };
    let has = Reflect::get(&navigator, &"clipboard".into());
    if !has.is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    let done = navigator.clipboard().write_text(text);
    await_promise(CLIPBOARD_TIMEOUT_MS, done).await.is_ok()
}

/// Returns the browser's `navigator` and its `share` function, where it has one.
fn share_function() -> Option<(JsValue, Function)> {
    let navigator: JsValue = crate::browser::window()?.navigator().into();
    let share = Reflect::get(&navigator, &"share".into()).ok()?;
    Some((navigator, share.dyn_into().ok()?))
}

/// Returns whether the browser has a share menu.
pub fn can_share() -> bool {
    share_function().is_some()
}

/// Opens the browser's share menu for a link. Returns `false` if the browser has no menu or
/// refuses; closing the menu without a choice counts as success.
pub async fn share_link(title: &str, link: &str) -> bool {
    let Some((navigator, share)) = share_function() else {
        return false;
    };
    let options = Object::new();
    for (key, value) in [("title", title), ("url", link)] {
        // Setting a property of a new object cannot fail.
        let _ = Reflect::set(&options, &key.into(), &value.into());
    }
    let Some(promise) = share
        .call1(&navigator, &options)
        .ok()
        .and_then(|promise| promise.dyn_into::<Promise>().ok())
    else {
        return false;
    };
    match await_promise(SHARE_TIMEOUT_MS, promise).await {
        Ok(_) => true,
        Err(error) => Reflect::get(&error, &"name".into())
            .is_ok_and(|name| name.as_string().as_deref() == Some("AbortError")),
    }
}

/// Returns the value of a parameter in the query of a URL, or in the query of its part after
/// `#`.
#[must_use]
pub fn query_parameter(href: &str, name: &str) -> Option<String> {
    let (before, after) = href.split_once('#').unwrap_or((href, ""));
    [before, after]
        .into_iter()
        .filter_map(|part| part.split_once('?'))
        .flat_map(|(_, query)| query.split('&'))
        .filter_map(|pair| pair.split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_drops_the_query_and_leads_to_the_full_page() {
        let link = |page_url| full_page_link(page_url, "#/match/A");
        assert_eq!(link("https://a.b/c/"), "https://a.b/c/#/match/A");
        assert_eq!(
            link("https://a.b/c/index.html?lang=de#/saves"),
            "https://a.b/c/index.html#/match/A"
        );
        assert_eq!(
            link("https://a.b/c/embed.html?game=rift"),
            "https://a.b/c/#/match/A"
        );
    }
}
