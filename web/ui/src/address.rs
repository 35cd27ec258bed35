//! Links to this page, and the browser's ways to hand one on: its clipboard, and its own menu.

use crate::fetch::asset_base;
use crate::timing::await_promise;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// The page that stands in a frame on somebody else's site; its links lead to the whole one.
const FRAMED: &str = "embed.html";

/// Milliseconds in which a text is copied, for which a browser may ask.
const COPYING: i32 = 10_000;
/// Milliseconds for which the browser's own menu is left open.
const OFFERING: i32 = 600_000;

/// The address of this page with another part after `#`. What was asked of the page by its query,
/// such as a language, is the business of whoever sits here.
pub fn page_address(hash: &str) -> String {
    let here = || crate::browser::window()?.location().href().ok();
    let here = asset_base().or_else(here);
    whole(&here.unwrap_or_default(), hash)
}

fn whole(here: &str, hash: &str) -> String {
    let page = here.split(['#', '?']).next().unwrap_or_default();
    let page = page.strip_suffix(FRAMED).unwrap_or(page);
    format!("{page}{hash}")
}

/// Whether the browser has put the text where it can be pasted from.
pub async fn copy_to_clipboard(text: &str) -> bool {
    // A page that is not served safely has no clipboard, whatever the bindings promise.
    let Some(navigator) = crate::browser::window().map(|window| window.navigator()) else {
        return false;
    };
    let has = Reflect::get(&navigator, &"clipboard".into());
    if !has.is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    let done = navigator.clipboard().write_text(text);
    await_promise(COPYING, done).await.is_ok()
}

/// The browser's own way to hand things on, where it has one.
fn sharing() -> Option<(JsValue, Function)> {
    let navigator: JsValue = crate::browser::window()?.navigator().into();
    let share = Reflect::get(&navigator, &"share".into()).ok()?;
    Some((navigator, share.dyn_into().ok()?))
}

/// Whether the browser has a menu of its own for handing things on.
pub fn can_share() -> bool {
    sharing().is_some()
}

/// Opens the browser's menu for handing on a link; whether it was opened and not refused. Who
/// closes it without a choice has chosen.
pub async fn share_link(title: &str, link: &str) -> bool {
    let Some((navigator, share)) = sharing() else {
        return false;
    };
    let what = Object::new();
    for (key, value) in [("title", title), ("url", link)] {
        // Setting a field of a fresh object cannot fail.
        let _ = Reflect::set(&what, &key.into(), &value.into());
    }
    let Some(promise) = share
        .call1(&navigator, &what)
        .ok()
        .and_then(|promise| promise.dyn_into::<Promise>().ok())
    else {
        return false;
    };
    match await_promise(OFFERING, promise).await {
        Ok(_) => true,
        Err(error) => Reflect::get(&error, &"name".into())
            .is_ok_and(|name| name.as_string().as_deref() == Some("AbortError")),
    }
}

/// A value in the query of an address or in that of its part after `#`.
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
    fn a_link_leads_to_the_whole_page_and_asks_nothing_of_it() {
        let link = |here| whole(here, "#/match/A");
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
